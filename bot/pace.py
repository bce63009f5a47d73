"""How much a chat takes: a budget of calls in the last minute, shared by all processes in Redis.

Redis's own clock counts, so that machines whose clocks differ agree.
"""

from typing import Any, Final

from redis.exceptions import RedisError

from bot.front import TryLater
from bot.store import StoreAway

# The times of the last calls, oldest first; as many are kept as the budget has.
# KEYS pace. ARGV a minute's milliseconds, budget, how much of it to leave.
# Returns the milliseconds until there is room; 0: the call is counted.
SPEND: Final = """
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local minute, budget, keep = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local last = redis.call('LINDEX', KEYS[1], -(budget - keep))
if last and last + minute > now then return last + minute - now end
redis.call('RPUSH', KEYS[1], now)
redis.call('LTRIM', KEYS[1], -budget, -1)
redis.call('PEXPIRE', KEYS[1], minute)
return 0
"""
# As if the whole budget had been spent so long ago that there is room again in a while.
# KEYS pace. ARGV a minute's milliseconds, budget, milliseconds to wait.
PAUSE: Final = """
local clock = redis.call('TIME')
local at = clock[1] * 1000 + math.floor(clock[2] / 1000) + ARGV[3] - ARGV[1]
redis.call('DEL', KEYS[1])
for _ = 1, ARGV[2] do redis.call('RPUSH', KEYS[1], at) end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
"""
MINUTE: Final = 60_000


class Pace:
    """The budgets of a platform's chats. `redis`: the client of bot/connection."""

    def __init__(self, redis: Any, platform: str) -> None:
        self.platform = platform
        self._spend = redis.register_script(SPEND)
        self._pause = redis.register_script(PAUSE)

    async def spend(self, chat: str, budget: int, keep: int = 0) -> None:
        """Count a call, of at most `budget` a minute; `keep` of them are for calls that matter more.

        Raises TryLater where none is left, StoreAway.
        """
        if wait := await self._run(self._spend, chat, budget, keep):
            raise TryLater(wait / 1000)

    async def pause(self, chat: str, budget: int, seconds: float) -> None:
        """The platform wants no calls for a while. May raise StoreAway."""
        await self._run(self._pause, chat, budget, int(seconds * 1000))

    async def _run(self, run: Any, chat: str, *args: int) -> int:
        try:
            return int(await run(keys=[f"pace:{self.platform}:{chat}"], args=[MINUTE, *args]) or 0)
        except (RedisError, OSError) as error:
            raise StoreAway from error
