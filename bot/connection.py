"""The one client of the process, for one server, for a master that sentinels watch, or for a cluster.

No command is ever repeated by the client: a write whose answer got lost may have happened, and only the store can tell
(every write of it carries an id). So retries are off everywhere, and time-outs leave room for an answer within three
seconds, which is what the chat platforms give.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster
from redis.asyncio.connection import parse_url
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel
from redis.backoff import NoBackoff

from bot.settings import Settings, addresses

Client: TypeAlias = Redis | RedisCluster

TIMEOUT = 2.0
"""Seconds for connecting, for a command, and for a free connection of the pool."""

CONNECTIONS = 50


def connect(settings: Settings) -> Client:
    """A client that answers in bytes; it connects with its first command. Close it with `aclose()`."""
    return CLIENTS[settings.redis_mode](settings)


def _policy() -> dict[str, Any]:
    return {
        "socket_timeout": TIMEOUT,
        "socket_connect_timeout": TIMEOUT,
        "health_check_interval": 30,
        "retry": Retry(NoBackoff(), 0),
        "protocol": 2,
        "decode_responses": False,
    }


def _single(settings: Settings) -> Client:
    pool = BlockingConnectionPool.from_url(
        settings.redis_url, max_connections=CONNECTIONS, timeout=TIMEOUT, **_policy()
    )
    return Redis.from_pool(pool)


def _sentinel(settings: Settings) -> Client:
    url, options = urlsplit(settings.redis_url), parse_url(settings.redis_url)
    # Not the parsed host, which is in small letters: the master's name is exact.
    master = url.netloc.rpartition("@")[2]
    secure = {"ssl": url.scheme == "rediss"}
    login = {name: options[name] for name in ("username", "password", "db") if name in options}
    watchers = {**_policy(), **secure, "password": settings.redis_sentinel_password or None}
    sentinels: Any = Sentinel(addresses(settings.redis_sentinels), sentinel_kwargs=watchers)  # type: ignore[no-untyped-call]
    client: Redis = sentinels.master_for(master, max_connections=CONNECTIONS, **secure, **login, **_policy())
    return client


def _cluster(settings: Settings) -> Client:
    return RedisCluster.from_url(settings.redis_url, max_connections=CONNECTIONS, **_policy())


CLIENTS: Mapping[str, Callable[[Settings], Client]] = {"single": _single, "sentinel": _sentinel, "cluster": _cluster}
