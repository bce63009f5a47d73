"""People on the simulated Telegram: what they type and press goes through its Bot API to the real program."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import parse_qs, urlsplit

from bot.posts import MARKS
from render.table import Language
from render.words import bare
from tests.journeys.process import PROJECT
from tests.rigs.aside import Aside
from tests.rigs.telegram.server import Telegram
from tests.rigs.telegram.world import Chat, Message, User

TRANSCRIPTS: Final = PROJECT / "out" / "transcripts"


class TelegramPerson:
    """Somebody with Telegram's app, in one group."""

    def __init__(self, telegram: Telegram, there: Aside, user: User, group: Chat, language: Language) -> None:
        self.telegram, self.there, self.user, self.group = telegram, there, user, group
        self.name, self.language = user.name, language
        self._answer: list[Message | str] = []
        self._since = 0

    async def say(self, text: str) -> None:
        self._since = self._shown()
        await self.there.do(self.telegram.say_and_wait(self.user, self.group, text))
        self._take()

    async def press(self, label: str) -> None:
        """Press a button; where that opens the private chat, press Start there."""
        message, data = self._found(label)
        self._since = self._shown()
        press = await self.there.do(self.telegram.press(self.user, message, data))
        if url := (press.answer or {}).get("url"):
            (payload,) = parse_qs(urlsplit(url).query)["start"]
            chat = self.telegram.world.private(self.user)
            await self.there.do(self.telegram.say_and_wait(self.user, chat, f"/start {payload}"))
        self._take()

    def private(self) -> str:
        return "\n".join(bare(one if isinstance(one, str) else one.text) for one in self._answer)

    def options(self) -> tuple[str, ...]:
        """Of the private answer, else one's own in the group's keyboard, which bear the seat's mark."""
        if self._messages():
            return tuple(label for message in self._messages() for label, _ in controls(message))
        mark = self._mark()
        return tuple(label.removeprefix(mark) for label in self.public_options() if mark and label.startswith(mark))

    def public(self) -> tuple[str, ...]:
        """A text without buttons belongs to the picture under it, which had no room for it."""
        texts, before = list[str](), ""
        for message in self._posts():
            before += bare(message.text) if message.picture or message.armed else f"{bare(message.text)}\n"
            if message.picture or message.armed:
                texts.append(before)
                before = ""
        return tuple(texts)

    def public_options(self) -> tuple[str, ...]:
        return tuple(label for message in self._posts()[-1:] for label, _ in controls(message))

    def called(self) -> bool:
        return any(self.user.id in message.mentioned() for message in self._posts()[-1:])

    async def picture(self) -> bytes | None:
        shown = (*self._messages(), *self._posts()[-1:])
        return next((message.picture for message in shown if message.picture), None)

    async def album(self) -> tuple[bytes, ...]:
        return tuple(message.picture for message in self._posts() if message.picture)

    async def refresh(self) -> None:
        self._take()

    async def leave(self) -> None:
        """Nothing has to be closed."""

    def _shown(self) -> int:
        return len(self.telegram.world.shown.get(self.user.id, ()))

    def _take(self) -> None:
        """What came since they acted is the answer; where nothing did, the former one still stands there."""
        self._answer = self.telegram.world.shown.get(self.user.id, [])[self._since :] or self._answer

    def _messages(self) -> list[Message]:
        return list({one.id: one for one in self._answer if isinstance(one, Message)}.values())

    def _posts(self) -> list[Message]:
        return self.telegram.world.public(self.group.id)

    def _found(self, label: str) -> tuple[Message, str]:
        for message in (*self._messages(), *reversed(self._posts())):
            for shown, data in controls(message):
                if shown in (label, f"{self._mark()}{label}"):
                    return message, data
        raise LookupError(f"{self.name} finds no {label!r}")

    def _mark(self) -> str:
        """The mark of one's own seat, as the lobby tells it; "" without one."""
        seat = re.search(rf"([{MARKS}] )[A-D] {re.escape(self.name)}\b", "\n".join(self.public()))
        return seat[1] if seat else ""


class TelegramFront:
    """The simulated Telegram; a room is a group of it."""

    def __init__(self, telegram: Telegram, there: Aside) -> None:
        self.telegram, self.there = telegram, there

    async def person(self, name: str, room: str, language: Language = "en") -> TelegramPerson:
        user, group = self.telegram.world.user(name, language), self.telegram.world.group(room)
        group.members[user.id] = "member"
        return TelegramPerson(self.telegram, self.there, user, group, language)


@asynccontextmanager
async def telegram_front(telegram: Telegram, there: Aside) -> AsyncIterator[TelegramFront]:
    """People on this Telegram. Raises AssertionError where the bot sent what Telegram doesn't take."""
    try:
        yield TelegramFront(telegram, there)
    finally:
        _write_down(telegram)
    assert not telegram.complaints, telegram.complaints


def controls(message: Message) -> list[tuple[str, str]]:
    """What can be pressed, and what it sends; links aren't among these."""
    buttons = (button for row in message.keyboard for button in row)
    return [(bare(button["text"]), button["callback_data"]) for button in buttons if "callback_data" in button]


def _write_down(telegram: Telegram) -> None:
    """What happened in each chat: out/transcripts/telegram-CHAT.txt, to be read."""
    TRANSCRIPTS.mkdir(parents=True, exist_ok=True)
    for chat in telegram.world.chats.values():
        told = [text for place, text in telegram.world.story if place == chat.id]
        name = chat.title or f"private-{telegram.world.users[chat.id].name}-{chat.id}"
        (TRANSCRIPTS / f"telegram-{name}.txt").write_text("\n\n".join(told) + "\n", encoding="utf-8")
