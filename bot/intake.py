"""One process at a time listens to a platform; when it stops or dies, another that stands by takes over.

Who listens stands in Redis under `intake:NAME` and has to be renewed. A listener goes on while Redis is away: nobody
else can take the lease then, and people should be told why nothing works.

Where a platform tells every listener everything (Discord), one that stops goes on until the next is connected, so that
nothing said meanwhile is lost: what both hear is written once, as every press has an id of its own.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from redis.exceptions import RedisError

from bot import metrics
from bot.metrics import State
from bot.worker import stopping

LOG: Final = logging.getLogger(__name__)

LEASE: Final = 10.0
"""Seconds after which a lease that isn't renewed ends."""
RENEW: Final = 3.0
"""Seconds between two renewals."""
LOOK: Final = 1.0
"""Seconds between two looks of those who stand by."""
STANDS_BY: Final = 5.0
"""Seconds for which it is known that somebody stands by."""
CLEAN_UP: Final = 12.0
"""Seconds that a listener may take for what it has begun before it is told again to stop: more than FINISH."""
HAND_OVER: Final = 15.0
"""Seconds that a listener goes on at most until the next one is connected."""
CONNECTED: Final = b" connected"
"""What the lease ends with once its holder hears the platform."""

# KEYS lease. ARGV holder, milliseconds, what to note behind the holder.
HOLD: Final = """
local lease = redis.call('GET', KEYS[1])
if lease and string.sub(lease, 1, #ARGV[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ARGV[3], 'PX', ARGV[2])
return 1
"""
# KEYS lease. ARGV holder.
GIVE_BACK: Final = """
local lease = redis.call('GET', KEYS[1])
if lease and string.sub(lease, 1, #ARGV[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""

Tell = Callable[[State], None]
"""Notes how the platform is."""
Listen = Callable[[Tell], Awaitable[None]]
"""Listens until it is cancelled, and has cleaned up when that is over; tells whether it hears the platform."""


async def listen_alone(redis: Any, name: str, listen: Listen, *, overlaps: bool = False) -> None:
    """Run `listen` whenever the lease `intake:NAME` is ours, until cancelled; the lease is then given back.

    overlaps: it goes on until the next listener is connected, if somebody stands by.
    An error of `listen` ends it: it is raised here once the lease is given back. `redis`: the client of bot/connection.
    """
    lease = _Lease(redis, name)
    while not stopping():
        if await lease.hold() and not stopping():
            LOG.info("this process listens to %s", name)
            lease.tell("away")
            try:
                await _while_held(lease, listen, overlaps=overlaps)
            finally:
                await lease.give_back()
            LOG.warning("another process listens to %s", name)
        await lease.stand_by()
        await asyncio.sleep(LOOK)
    await lease.give_back()


async def _while_held(lease: "_Lease", listen: Listen, *, overlaps: bool) -> None:
    """Listen and renew the lease; returns when somebody else has it, raises what `listen` raises."""
    listening, renewing = asyncio.ensure_future(listen(lease.tell)), asyncio.create_task(lease.renew())
    try:
        await asyncio.wait({listening, renewing}, return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        renewing.cancel()
        if overlaps:
            await lease.hand_over()
        raise
    finally:
        renewing.cancel()
        while not listening.done():
            listening.cancel()
            await asyncio.wait({listening}, timeout=CLEAN_UP)
        with suppress(asyncio.CancelledError):
            listening.result()


class _Lease:
    """A lease that this process may have. Redis being away counts as nothing having changed."""

    def __init__(self, redis: Any, name: str) -> None:
        self.key, self.holder = f"intake:{name}", secrets.token_hex(8)
        self._hold = redis.register_script(HOLD)
        self._give_back = redis.register_script(GIVE_BACK)
        self._redis, self._name, self._held = redis, name, False
        self._state: State = "away"
        self._told = asyncio.Event()

    def tell(self, state: State) -> None:
        """Note how the platform is, here at once and in the lease soon."""
        metrics.platform_is(self._name, state)
        self._state = state
        self._told.set()

    async def hold(self) -> bool:
        """Whether the lease is ours, taken or renewed."""
        with suppress(RedisError, OSError):
            noted = CONNECTED if self._state == "connected" else b""
            self._held = bool(await self._hold(keys=[self.key], args=[self.holder, int(LEASE * 1000), noted]))
        return self._held

    async def renew(self) -> None:
        """Returns when the lease is somebody else's."""
        while not stopping():
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW):
                    await self._told.wait()
            self._told.clear()
            if not await self.hold():
                return

    async def stand_by(self) -> None:
        """Note that this process would take over, and tell so once it is noted."""
        with suppress(RedisError, OSError):
            await self._redis.set(f"{self.key}:next", self.holder, px=int(STANDS_BY * 1000))
            if self._state != "standing by":
                self.tell("standing by")

    async def hand_over(self) -> None:
        """Give the lease back and, where somebody stands by, wait until they are connected."""
        await self.give_back()
        with suppress(RedisError, OSError, TimeoutError):
            if await self._redis.exists(f"{self.key}:next"):
                async with asyncio.timeout(HAND_OVER):
                    while True:
                        if (await self._redis.get(self.key) or b"").endswith(CONNECTED):
                            break
                        await asyncio.sleep(LOOK / 5)
                await asyncio.sleep(LOOK)  # what was said just before is on its way here

    async def give_back(self) -> None:
        """Let the next one take over at once; where Redis is away, the lease ends by itself."""
        self._held = False
        with suppress(RedisError, OSError):
            await self._give_back(keys=[self.key], args=[self.holder])
