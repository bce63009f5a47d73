"""One process at a time listens to a platform; when it stops or dies, another that stands by takes over.

Who listens stands in Redis under `intake:NAME` and has to be renewed. A listener goes on while Redis is away: nobody
else can take the lease then, and people should be told why nothing works.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from redis.exceptions import RedisError

from bot.worker import stopping

LOG: Final = logging.getLogger(__name__)

LEASE: Final = 10.0
"""Seconds after which a lease that isn't renewed ends."""
RENEW: Final = 3.0
"""Seconds between two renewals."""
LOOK: Final = 1.0
"""Seconds between two looks of those who stand by."""

# KEYS lease. ARGV holder, milliseconds.
HOLD: Final = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
# KEYS lease. ARGV holder.
GIVE_BACK: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""

Listen = Callable[[], Awaitable[None]]
"""Listens until it is cancelled, and has cleaned up when that is over."""


async def listen_alone(redis: Any, name: str, listen: Listen) -> None:
    """Run `listen` whenever the lease `intake:NAME` is ours, until cancelled; the lease is then given back.

    An error of `listen` ends it: it is raised here once the lease is given back. `redis`: the client of bot/connection.
    """
    lease = _Lease(redis, name)
    while not stopping():
        if await lease.hold() and not stopping():
            LOG.info("this process listens to %s", name)
            try:
                await _while_held(lease, listen)
            finally:
                await lease.give_back()
            LOG.warning("another process listens to %s", name)
        await asyncio.sleep(LOOK)
    await lease.give_back()


async def _while_held(lease: "_Lease", listen: Listen) -> None:
    """Listen and renew the lease; returns when somebody else has it, raises what `listen` raises."""
    listening, renewing = asyncio.ensure_future(listen()), asyncio.create_task(lease.renew())
    try:
        await asyncio.wait({listening, renewing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        renewing.cancel()
        while not listening.done():
            listening.cancel()
            await asyncio.wait({listening}, timeout=LOOK)
        with suppress(asyncio.CancelledError):
            listening.result()


class _Lease:
    """A lease that this process may have. Redis being away counts as nothing having changed."""

    def __init__(self, redis: Any, name: str) -> None:
        self.key, self.holder = f"intake:{name}", secrets.token_hex(8)
        self._hold = redis.register_script(HOLD)
        self._give_back = redis.register_script(GIVE_BACK)
        self._held = False

    async def hold(self) -> bool:
        """Whether the lease is ours, taken or renewed."""
        with suppress(RedisError, OSError):
            self._held = bool(await self._hold(keys=[self.key], args=[self.holder, int(LEASE * 1000)]))
        return self._held

    async def renew(self) -> None:
        """Returns when the lease is somebody else's."""
        while True:
            await asyncio.sleep(RENEW)
            if not await self.hold():
                return

    async def give_back(self) -> None:
        """Let the next one take over at once; where Redis is away, the lease ends by itself."""
        self._held = False
        with suppress(RedisError, OSError):
            await self._give_back(keys=[self.key], args=[self.holder])
