"""People on the simulated Telegram."""

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from bot.press import read
from tests.load.rooms import PATIENCE, Answer, Book, Panel, Player, Room
from tests.rigs.telegram.server import Telegram
from tests.rigs.telegram.world import BOT, Chat, Message, Press

KEPT: Final = 1000
"""Calls of the bot that are remembered."""
HEADER: Final = 24
"""Bytes of a picture that say its size."""


@dataclass
class _Waiting:
    """Somebody who has pressed."""

    press: Press
    shown: Message | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def look(self) -> None:
        """A press is answered by a sentence or an address, or by nothing once there is something to see."""
        answer = self.press.answer
        if answer is not None and (self.shown or answer.get("text") or answer.get("url")):
            self.done.set()


class OnTelegram:
    """Rooms that are groups."""

    def __init__(self, telegram: Telegram, book: Book) -> None:
        self.telegram, self.book = telegram, book
        self._rooms: dict[int, Room] = {}
        self._waiting: dict[tuple[int, int], _Waiting] = {}
        """By chat and person."""
        telegram.world.on_change.append(self._changed)

    def open(self, number: int, names: tuple[str, ...]) -> Room:
        """A group that has the bot in it."""
        world = self.telegram.world
        users = [world.user(name) for name in names]
        members = {BOT: "member", **{one.id: "member" for one in users}}
        chat = Chat(-1_000_000_000_000 - world.next(), f"load-{number}", members=members)
        world.chats[chat.id] = chat
        players = tuple(Player(f"telegram:{one.id}", one.name, one) for one in users)
        self._rooms[chat.id] = Room(f"telegram:{chat.id}", chat, players)
        return self._rooms[chat.id]

    def hang(self, room: Room) -> str:
        """The first post of a game, as if the bot had sent it."""
        world = self.telegram.world
        message = Message(world.next(), room.place.id, BOT, "Play")
        message.keyboard = [[{"text": "Play", "callback_data": room.play}]]
        world.messages.append(message)
        room.post = message
        return f"t{message.id}"

    async def press(self, room: Room, player: Player, data: str, panel: Panel | None) -> Answer:
        """Press a button."""
        message = panel.message if panel else room.post
        press, _ = await self.telegram.begin_press(player.handle, message, data)
        waiting = self._waiting[room.place.id, player.handle.id] = _Waiting(press)
        async with asyncio.timeout(PATIENCE):
            await waiting.done.wait()
        shown = Panel(_options(waiting.shown), waiting.shown) if waiting.shown else Panel({})
        return Answer(shown, press.at, press.answered_at, monotonic())

    def leave(self, room: Room, player: Player) -> None:
        """People stay in their groups."""
        self._waiting.pop((room.place.id, player.handle.id), None)

    def _changed(self, what: Message | Press) -> None:
        if len(self.telegram.calls) > KEPT:
            self.telegram.calls.clear()
        if isinstance(what, Press):
            chat = what.message.chat if what.message else what.user
            self._answered(chat, what.user, None)
        elif what.receiver:
            self._answered(what.chat, what.receiver, _lighter(what))
        elif (room := self._rooms.get(what.chat)) and not what.edits and not what.reply_to:
            room.post = _lighter(what)
            called = [f"telegram:{one}" for one in what.mentioned()]
            self.book.now.post(room, _options(what), called)

    def _answered(self, chat: int, person: int, shown: Message | None) -> None:
        waiting = self._waiting.get((chat, person))
        if waiting:
            waiting.shown = shown or waiting.shown
            waiting.look()


def _lighter(message: Message) -> Message:
    """The message without most of its picture, of which nobody looks at more."""
    if message.picture:
        message.picture = message.picture[:HEADER]
    return message


def _options(message: Message) -> dict[str, str]:
    """What each button sends."""
    buttons = [button for row in message.keyboard for button in row if "callback_data" in button]
    return {one["callback_data"]: one["text"] for one in buttons if read(one["callback_data"])}
