"""Somebody at a table on each platform, who types a line and is told what became of it."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final, Protocol

from render.words import bare
from tests.journeys.socket_front import SocketPerson
from tests.rigs.discord.server import Discord
from tests.rigs.discord.world import Channel, Refused, User
from tests.rigs.telegram.server import Telegram
from tests.rigs.telegram.world import Chat, Message
from tests.rigs.telegram.world import User as TelegramUser

PATIENCE: Final = 8.0
"""Seconds after which somebody looks again whether their line was played."""
SILENCE: Final = 3.0
"""As PATIENCE, where the bot has taken the line: not everything is answered."""
LOOK: Final = 0.02


@dataclass(frozen=True)
class Said:
    """A line that was typed: the id it is known by, and the answer, "" for none."""

    press: str
    text: str


class Typist(Protocol):
    """A person at a table. key: the person's key in the bot."""

    key: str

    async def say(self, line: str, *, twice: bool = False) -> Said:
        """Type a line and wait for its answer; twice: the platform brings it a second time."""


class OnThePage:
    """A tab of the page."""

    def __init__(self, person: SocketPerson) -> None:
        self.person, self.key = person, person.key

    async def say(self, line: str, *, twice: bool = False) -> Said:
        """The tab asks again by itself until it is answered."""
        number, message = secrets.token_hex(8), {"do": "say", "line": line}
        texts = []
        for _ in range(1 + twice):
            try:
                post = await self.person.ask(message, number)
            except TimeoutError:
                continue
            texts += [bare(post["text"])] if post else []
        return Said(f"{self.key}:{number}", "\n".join(texts))


class OnDiscord:
    """Somebody in a channel of Discord."""

    def __init__(self, discord: Discord, user: User, channel: Channel) -> None:
        self.discord, self.user, self.channel = discord, user, channel
        self.key = f"discord:{user.id}"

    async def say(self, line: str, *, twice: bool = False) -> Said:
        """Of a command that comes twice both are answered."""
        number = self.discord.world.new_id()
        texts = await asyncio.gather(*(self._command(line, number) for _ in range(1 + twice)))
        return Said(f"discord:{number}", "\n".join(texts))

    async def _command(self, line: str, number: int) -> str:
        name, rest = line.removeprefix("/").partition(" ")[::2]
        command = next((one for one in self.discord.world.commands if one["name"] == name), None)
        if command is None:
            return ""
        names = [option["name"] for option in command["options"]]
        options = dict(zip(names, rest.split(" ", max(0, len(names) - 1)) if rest else [], strict=False))
        try:
            async with asyncio.timeout(PATIENCE):
                asked = await self.discord.slash(self.user, self.channel, name, options, number)
        except (TimeoutError, Refused):
            return ""
        answer = self.discord.world.messages.get(asked.original)
        return bare(answer.content) if answer else ""


class OnTelegram:
    """Somebody in a group of Telegram who has never started the bot: it answers a line by a note that replies to it."""

    def __init__(self, telegram: Telegram, user: TelegramUser, group: Chat) -> None:
        self.telegram, self.user, self.group = telegram, user, group
        self.key = f"telegram:{user.id}"

    async def say(self, line: str, *, twice: bool = False) -> Said:
        """Not every line is answered; the bot has taken it then."""
        number = await self.telegram.say(self.user, self.group, line)
        typed = next(one for one in reversed(self.telegram.world.messages) if self._is_own(one, line))
        if twice:
            await self.telegram.push("message", self.telegram.world.message_json(typed))
        patience = PATIENCE
        while not (notes := self._notes(typed)) and patience > 0:
            if number and patience > SILENCE and self.telegram.is_dealt_with(number):
                patience = SILENCE
            patience -= LOOK
            await asyncio.sleep(LOOK)
        return Said(f"telegram:{self.group.id}.{typed.id}", bare("\n".join(notes)))

    def _is_own(self, message: Message, line: str) -> bool:
        return (message.sender, message.text) == (self.user.id, line)

    def _notes(self, typed: Message) -> list[str]:
        later = self.telegram.world.messages[self.telegram.world.messages.index(typed) :]
        return [one.text for one in later if one.reply_to is typed]
