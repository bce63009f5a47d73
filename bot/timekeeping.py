"""One clock for all processes: the server's. Machines whose clocks differ, or jump, agree on leases and deadlines."""

import logging
import time
from typing import Any, Final

from bot.store import BUCKETS, Store, StoreAway, due_key, tried
from bot.worker import rest, stopping

LOG: Final = logging.getLogger(__name__)

EVERY: Final = 30.0
"""Seconds between two looks at the server's clock."""
APART: Final = 5.0
"""Seconds by which a clock has to be wrong to be worth a word."""
TIME: Final = "return redis.call('TIME')"


class ServerClock:
    """The time on the server, as it was last heard of and has gone on since; before that, this machine's.

    redis: the client of bot/connection.
    """

    def __init__(self, redis: Any) -> None:
        self._time = redis.register_script(TIME)
        self._at, self._since = time.time(), time.monotonic()

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self._at + time.monotonic() - self._since

    async def set(self) -> None:
        """Ask the server, of a cluster always the same one. May raise StoreAway."""
        asked = time.monotonic()
        seconds, millionths = await tried(self._time(keys=[due_key(BUCKETS[0], "delivery")]))
        at, answered = int(seconds) + int(millionths) / 1e6, time.monotonic()
        if abs(at - self()) > APART:
            LOG.warning("the server's clock is %+.0f s off what it was taken for", at - self())
        self._at, self._since = at, (asked + answered) / 2


async def keep(clock: ServerClock, store: Store) -> None:
    """Follow the server's clock until cancelled, and hold nothing up that it has left behind."""
    while not stopping():
        try:
            await clock.set()
            await store.hurry()
        except StoreAway:
            LOG.info("the server can't be asked for the time", exc_info=True)
        await rest(EVERY)
