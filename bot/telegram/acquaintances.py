"""Who may be written to in private: Telegram lets a bot do so once a person has pressed Start, until they block it."""

from typing import Any, Final

from bot.store import tried

KEY: Final = "telegram:private"


class Acquaintances:
    """The people who have a private chat with the bot. Every method may raise StoreAway."""

    def __init__(self, redis: Any) -> None:
        self.redis = redis

    async def know(self, user: int) -> bool:
        """Whether a person can be written to, as far as was seen."""
        return bool(await tried(self.redis.sismember(KEY, user)))

    async def add(self, user: int) -> None:
        """A person wrote in private."""
        await tried(self.redis.sadd(KEY, user))

    async def remove(self, user: int) -> None:
        """A person has blocked the bot."""
        await tried(self.redis.srem(KEY, user))
