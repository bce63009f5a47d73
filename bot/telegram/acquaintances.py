"""Who may be written to in private: Telegram lets a bot do so once a person has pressed Start, until they block it."""

from typing import Any, Final

from redis.exceptions import RedisError

from bot.store import StoreAway

KEY: Final = "telegram:private"


class Acquaintances:
    """The people who have a private chat with the bot. Every method may raise StoreAway."""

    def __init__(self, redis: Any) -> None:
        self.redis = redis

    async def know(self, user: int) -> bool:
        """Whether a person can be written to, as far as was seen."""
        return bool(await _asked(self.redis.sismember(KEY, user)))

    async def add(self, user: int) -> None:
        """A person wrote in private."""
        await _asked(self.redis.sadd(KEY, user))

    async def remove(self, user: int) -> None:
        """A person has blocked the bot."""
        await _asked(self.redis.srem(KEY, user))


async def _asked(command: Any) -> Any:
    try:
        return await command
    except (RedisError, OSError) as error:
        raise StoreAway from error
