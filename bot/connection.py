"""The one client of the process, for one server, for a master that sentinels watch, or for a cluster.

No command is ever repeated by the client: a write whose answer got lost may have happened, and only the store can tell
(every write of it carries an id). So retries are off everywhere, and time-outs leave room for an answer within three
seconds, which is what the chat platforms give.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster
from redis.asyncio.connection import parse_url
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel
from redis.backoff import NoBackoff

from bot.settings import Settings, addresses

Client: TypeAlias = Redis | RedisCluster
Policy: TypeAlias = dict[str, Any]
"""How every connection behaves, as the client's own arguments."""

TIMEOUT = 2.0
"""Seconds for connecting, for a command, and for a free connection of the pool."""

CONNECTIONS = 50

PLAYS = "board-game-bot"
"""The name of the connections of a bot that plays."""


@asynccontextmanager
async def connect(settings: Settings, name: str | None = None) -> AsyncIterator[Client]:
    """A client that answers in bytes. It connects with its first command, and again by itself after a break.

    name: what the server calls the connections in its list of clients.
    """
    async with AsyncExitStack() as stack:
        yield await CLIENTS[settings.redis_mode](settings, _policy(name), stack)


def _policy(name: str | None = None) -> Policy:
    return {
        "client_name": name,
        "socket_timeout": TIMEOUT,
        "socket_connect_timeout": TIMEOUT,
        "health_check_interval": 30,
        "retry": Retry(NoBackoff(), 0),
        "protocol": 2,
        "decode_responses": False,
    }


async def _single(settings: Settings, policy: Policy, stack: AsyncExitStack) -> Client:
    pool = BlockingConnectionPool.from_url(settings.redis_url, max_connections=CONNECTIONS, timeout=TIMEOUT, **policy)
    return await stack.enter_async_context(Redis.from_pool(pool))


async def _sentinel(settings: Settings, policy: Policy, stack: AsyncExitStack) -> Client:
    url, options = urlsplit(settings.redis_url), parse_url(settings.redis_url)
    # Not the parsed host, which is in small letters: the master's name is exact.
    master = url.netloc.rpartition("@")[2]
    secure = {"ssl": url.scheme == "rediss"}
    login = {name: options[name] for name in ("username", "password", "db") if name in options}
    watchers = {**_policy(), **secure, "password": settings.redis_sentinel_password or None}
    sentinels: Any = Sentinel(addresses(settings.redis_sentinels), sentinel_kwargs=watchers)  # type: ignore[no-untyped-call]
    client: Redis = sentinels.master_for(master, max_connections=CONNECTIONS, **secure, **login, **policy)
    await stack.enter_async_context(sentinels)
    return await stack.enter_async_context(client)


async def _cluster(settings: Settings, policy: Policy, stack: AsyncExitStack) -> Client:
    client = RedisCluster.from_url(settings.redis_url, max_connections=CONNECTIONS, **policy)
    stack.push_async_callback(client.aclose)
    return client


CLIENTS = {"single": _single, "sentinel": _sentinel, "cluster": _cluster}
