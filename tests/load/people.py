"""People who come at random times and answer what they are asked at random."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Final

from bot.press import Decide, read
from tests.load.rooms import Book, Chat, Ledger, Panel, Player, Room

MOST: Final = 30
"""Presses of one visit."""
THINKING: Final = (1.0, 4.0)
"""Seconds between two presses of one person, from and to."""
GRACE: Final = 5.0
"""Seconds for those who are in the middle of a turn when time is over."""


class People:
    """The people in all rooms. chats: by the platforms' names."""

    def __init__(self, rooms: Sequence[Room], chats: Mapping[str, Chat], book: Book, dice: Random) -> None:
        self.rooms, self.chats, self.book, self.dice = rooms, chats, book, dice

    async def at_leisure(self, rate: float, seconds: float) -> Ledger:
        """So many people a second come, on average, and think before each press."""
        self.book.now = ledger = Ledger()
        playing: set[asyncio.Task[None]] = set()
        until = monotonic() + seconds
        while monotonic() < until:
            await asyncio.sleep(min(self.dice.expovariate(rate), max(0, until - monotonic())))
            if room := self._waiting_room():
                playing.add(asyncio.create_task(self._visit(room, lambda: self.dice.uniform(*THINKING))))
        await _end(playing)
        return ledger

    async def in_a_hurry(self, hands: int, seconds: float) -> Ledger:
        """So many people at once, who press as soon as they are answered; who is done goes to the next room."""
        self.book.now = ledger = Ledger()
        playing = {asyncio.create_task(self._go_round()) for _ in range(hands)}
        await asyncio.sleep(seconds)
        await _end(playing, grace=0)
        return ledger

    async def _go_round(self) -> None:
        while True:
            if room := self._waiting_room():
                await self._visit(room, lambda: 0)
            else:
                await asyncio.sleep(0.1)

    def _waiting_room(self) -> Room | None:
        tries = (self.dice.choice(self.rooms) for _ in range(100))
        return next((room for room in tries if room.is_waiting), None)

    async def _visit(self, room: Room, pause: Callable[[], float]) -> None:
        """Somebody who is called answers until they are asked nothing more."""
        room.busy = True
        player, chat = room.players[self.dice.choice(room.called)], self.chats[room.platform]
        self.book.now.rooms.add(room.key)
        try:
            panel = await self._press(room, chat, player, room.play, None)
            for _ in range(MOST):
                if not panel.decisions:
                    break
                await asyncio.sleep(pause())
                panel = await self._press(room, chat, player, self.dice.choice(panel.decisions), panel)
            if panel.decisions:
                room.played = 0
        except TimeoutError:
            self.book.now.unanswered += 1
            room.played = 0
        finally:
            room.busy = False
            chat.leave(room, player)

    async def _press(self, room: Room, chat: Chat, player: Player, data: str, panel: Panel | None) -> Panel:
        ledger, press = self.book.now, read(data)
        decides = isinstance(press, Decide) and not press.narrow
        room.played = monotonic() if decides else room.played
        answer = await chat.press(room, player, data, panel)
        ledger.presses += 1
        ledger.moves += decides
        ledger.answered(room, answer)
        return answer.panel


async def _end(playing: set[asyncio.Task[None]], grace: float = GRACE) -> None:
    """Those who are in the middle of something may end it; the others are called off."""
    if playing:
        _, late = await asyncio.wait(playing, timeout=grace)
        for task in late:
            task.cancel()
    for task in playing:
        with suppress(asyncio.CancelledError):
            await task
