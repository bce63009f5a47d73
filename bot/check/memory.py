"""Redis, where the games are: whether it answers, may be written, keeps what was written, and tells the same time."""

import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from redis.asyncio import RedisCluster
from redis.exceptions import AuthenticationError, NoPermissionError, ReadOnlyError, RedisError

from bot.check.finding import Finding, fine, note, wrong
from bot.connection import Client

OLDEST: Final = (6, 2)
SKEW: Final = 5.0
"""Seconds by which the clocks may differ."""
SLOW: Final = 0.2
"""Seconds for one answer, above which presses are felt to be slow."""
FULL: Final = 0.8
"""Of `maxmemory`."""

Info: TypeAlias = Mapping[str, Any]


async def findings(client: Client, now: Callable[[], float] = time.time) -> AsyncIterator[Finding]:
    """All of it; nothing more where it doesn't answer. now: this machine's clock."""
    try:
        begun = time.monotonic()
        await client.ping()
        took = time.monotonic() - begun
        nodes = await _infos(client)
        for one in (_answers(nodes, took), *_each(nodes)):
            yield one
        yield await _writable(client)
        yield await _clock(client, now)
    except (RedisError, OSError) as error:
        yield wrong(_why(error))


def _why(error: Exception) -> str:
    if isinstance(error, AuthenticationError):
        return f"Redis doesn't let the bot in: the name or password in REDIS_URL must be others ({error})."
    if isinstance(error, NoPermissionError):
        return (
            f"Redis doesn't let the bot do all that it needs: its user must be allowed all commands and keys ({error})."
        )
    return f"Redis can't be reached: REDIS_URL must lead to a server that runs ({type(error).__name__}: {error})."


async def _infos(client: Client) -> tuple[Info, ...]:
    """What each server that takes writes tells of itself."""
    if not isinstance(client, RedisCluster):
        return (await client.info("all"),)
    told = await client.info("all", target_nodes=RedisCluster.PRIMARIES)
    return tuple(told.values()) if "redis_version" not in told else (told,)


def _answers(nodes: tuple[Info, ...], took: float) -> Finding:
    if took > SLOW:
        return note(f"Redis takes {took * 1000:.0f} ms for an answer: it should be nearer to the bot.")
    return fine(f"Redis answers within {took * 1000:.1f} ms ({nodes[0]['redis_version']}, servers: {len(nodes)}).")


def _each(nodes: tuple[Info, ...]) -> Iterator[Finding]:
    """What is to be said of any of the servers, once."""
    yield from dict.fromkeys(one for info in nodes for look in (_version, _role, _kept, _room) for one in look(info))


def _version(info: Info) -> Iterator[Finding]:
    version = str(info["redis_version"])
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST:
        yield wrong(f"Redis {version} is too old: {OLDEST[0]}.{OLDEST[1]} or newer is needed, or any Valkey.")


def _role(info: Info) -> Iterator[Finding]:
    if info.get("role") == "slave":
        yield wrong("This Redis is a replica: REDIS_URL must lead to the server that takes writes.")


def _kept(info: Info) -> Iterator[Finding]:
    """Whether what was written is there after a crash."""
    if info.get("aof_enabled"):
        if info.get("aof_last_write_status", "ok") != "ok":
            yield wrong("Redis can't write its log of changes (appendonly): its disk may be full.")
        else:
            yield fine("Redis keeps what was written at any crash (appendonly).")
    else:
        yield wrong(
            "Redis loses the latest moves when it crashes, and without snapshots all games: "
            "set `appendonly yes` (CONFIG SET appendonly yes, and in its configuration)."
        )
    if info.get("rdb_last_bgsave_status", "ok") != "ok":
        yield wrong("Redis couldn't write its last snapshot, and may refuse to be written: its log says why.")


def _room(info: Info) -> Iterator[Finding]:
    most, policy = int(info.get("maxmemory", 0)), info.get("maxmemory_policy", "noeviction")
    if most and policy != "noeviction":
        yield wrong(f"Redis throws games away when it is full (maxmemory-policy {policy}): set it to noeviction.")
    if most and int(info["used_memory"]) > FULL * most:
        yield wrong(f"Redis is nearly full: {int(info['used_memory']) // 2**20} of {most // 2**20} MB are used.")


async def _writable(client: Client) -> Finding:
    key = f"check:{secrets.token_hex(8)}"
    try:
        kept = await client.eval("redis.call('SET', KEYS[1], 1, 'PX', 5000) return redis.call('DEL', KEYS[1])", 1, key)
    except ReadOnlyError:
        return wrong("Redis doesn't take writes now (it is a replica): REDIS_URL must lead to the server that does.")
    return fine("Redis takes writes and runs scripts.") if kept == 1 else wrong("Redis doesn't keep what is written.")


async def _clock(client: Client, now: Callable[[], float]) -> Finding:
    answer = await client.time()
    seconds, micros = next(iter(answer.values())) if isinstance(answer, dict) else answer
    skew = abs(seconds + micros / 1e6 - now())
    if skew > SKEW:
        return wrong(
            f"The clock of this machine and that of Redis differ by {skew:.0f} s: deadlines will be told wrongly. "
            "Have both machines set their clocks by the network (NTP)."
        )
    return fine("This machine and Redis have the same time.")
