"""Tells the open tabs of this process when there is something new in their rooms."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.post import RoomKey
from bot.store import StoreAway
from bot.web.room_log import RoomLog
from bot.worker import rest, stopping

PAUSE: Final = 0.2
"""Seconds between two looks. One trip looks after all rooms, so more rooms need no more connections."""
LONG_PAUSE: Final = 1.0
"""Seconds between two looks while Redis is away."""


class News:
    """Looks at the ends of the rooms' logs and wakes who waits there. `run` has to be running."""

    def __init__(self, log: RoomLog) -> None:
        self.log = log
        self._waiting: dict[RoomKey, set[asyncio.Event]] = defaultdict(set)
        self._ends: dict[RoomKey, bytes] = {}

    @contextmanager
    def of(self, room: RoomKey) -> Iterator[asyncio.Event]:
        """An event that is set whenever the room may have news, at the first look in any case."""
        news = asyncio.Event()
        self._waiting[room].add(news)
        self._ends.pop(room, None)
        try:
            yield news
        finally:
            self._waiting[room].discard(news)
            if not self._waiting[room]:
                del self._waiting[room]
                self._ends.pop(room, None)

    async def run(self) -> None:
        """Look again and again. While Redis is away everybody is woken, to find that out."""
        while not stopping():
            try:
                await self._look()
                pause = PAUSE
            except StoreAway:
                self._wake(tuple(self._waiting))
                self._ends.clear()
                pause = LONG_PAUSE
            await rest(pause)

    async def _look(self) -> None:
        rooms = tuple(self._waiting)
        if not rooms:
            return
        ends = dict(zip(rooms, await self.log.latest(rooms), strict=True))
        changed = tuple(room for room, end in ends.items() if self._ends.get(room) != end)
        self._ends = ends
        self._wake(changed)

    def _wake(self, rooms: tuple[RoomKey, ...]) -> None:
        for room in rooms:
            for news in self._waiting.get(room, ()):
                news.set()
