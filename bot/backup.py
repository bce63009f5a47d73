"""All that Redis keeps as one file: `python -m bot backup FILE`, and `python -m bot restore FILE` into an empty server.

It may be taken while people play: a game's hash, log and presses are read in one step. It holds what the keys hold and
not how a server stores it, so it leads from any kind and version of a server to any other (bot/connection.py).

Left out is what belongs to the moment: who listens, budgets, leases, and when clocks ring. A restored game is due for
everything at once instead, and the workers find out when that will be. The file is JSON lines in gzip: a head, a line
a key, and a foot that counts them, so that half a file is never taken for a whole one. It holds seeds and hands: keep
it to yourself.
"""

import asyncio
import gzip
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

from redis.asyncio import RedisCluster
from redis.exceptions import NoPermissionError

from bot.connection import PLAYS, Client, connect
from bot.saved import OPEN
from bot.settings import Settings
from bot.store import AWAY, DUE, StoreAway, due_key, log_key, open_key, seen_key, tried

KIND: Final = "board game bot, backup 1"
HERE: Final = "-"
"""As FILE: standard output, or standard input."""
MOMENTARY: Final = (b"due:", b"lease:", b"open:", b"intake:", b"pace:", b"check:", b"telegram:update:")
WITH_GAMES: Final = (b"log:", b"seen:")
"""Keys that are read together with their game's."""
GAME: Final = b"game:"
MANY: Final = 500
"""Keys that are looked for, or written, in one trip."""

Line: TypeAlias = dict[str, Any]


class BadBackup(Exception):
    """A backup can't be taken or restored; the text says why."""


def _unreachable(away: Exception) -> BadBackup:
    why = str(away.__cause__ or away).rstrip(".")  # some of the client's sentences end with one
    return BadBackup(f"Redis can't be reached: {why}.")


def _pairs(held: Mapping[bytes, bytes]) -> list[list[str]]:
    return [[_text(field), _text(value)] for field, value in held.items()]


def _entries(found: list[tuple[bytes, dict[bytes, bytes]]]) -> list[list[Any]]:
    return [[_text(name), _pairs(fields)] for name, fields in found]


def _text(value: bytes) -> str:
    """Any bytes as a text of as many characters."""
    return value.decode("latin-1")


def _bytes(text: str) -> bytes:
    return text.encode("latin-1")


READ: Final[Mapping[str, Callable[[Any, Any], Any]]] = {
    "string": lambda redis, key: redis.get(key),
    "hash": lambda redis, key: redis.hgetall(key),
    "stream": lambda redis, key: redis.xrange(key),
    "zset": lambda redis, key: redis.zrange(key, 0, -1, withscores=True),
    "set": lambda redis, key: redis.smembers(key),
}
"""How a key of each type is read."""
SHOWN: Final[Mapping[str, Callable[[Any], Any]]] = {
    "string": _text,
    "hash": _pairs,
    "stream": _entries,
    "zset": lambda found: [[_text(member), score] for member, score in found],
    "set": lambda found: sorted(map(_text, found)),
}
"""What was read, as JSON."""


def backup(settings: Settings, file: str) -> int:
    """Write all into a file; how many keys. Raises BadBackup."""
    if file == HERE:
        return asyncio.run(_backup(settings, sys.stdout.buffer))
    part = Path(f"{file}.part")
    try:
        part.touch(mode=0o600)
        with part.open("wb") as to:
            keys = asyncio.run(_backup(settings, to))
            to.flush()
            os.fsync(to.fileno())
        part.replace(file)
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)
    return keys


def restore(settings: Settings, file: str) -> int:
    """Read all from a file into an empty server; how many keys. Raises BadBackup, and nothing is written then."""
    try:
        content = sys.stdin.buffer.read() if file == HERE else Path(file).read_bytes()
    except OSError as error:
        raise BadBackup(f"{file} can't be read: {error.strerror}.") from error
    return asyncio.run(_restore(settings, list(_lines(content))))


async def _backup(settings: Settings, to: IO[bytes]) -> int:
    keys = 0
    async with connect(settings) as client:
        with gzip.open(to, "wt", encoding="utf-8") as out:
            print(json.dumps({"is": KIND, "made": time.time()}), file=out)
            try:
                async for line in _all(client):
                    print(json.dumps(line), file=out)
                    keys += 1
            except (StoreAway, *AWAY) as away:
                raise _unreachable(away) from away
            print(json.dumps({"keys": keys}), file=out)
    return keys


async def _all(client: Client) -> AsyncIterator[Line]:
    known = set[bytes]()
    async for key in client.scan_iter(count=MANY):
        if key in known:  # a scan may come upon a key twice
            continue
        known.add(key)
        if key.startswith(GAME):
            game = key.decode().rpartition(":")[2]
            for line in await _at_once(client, {key: "hash", log_key(game): "stream", seen_key(game): "zset"}):
                yield line
        elif not key.startswith((*MOMENTARY, *WITH_GAMES)):
            for line in await _at_once(client, {key: (await tried(client.type(key))).decode()}):
                yield line


async def _at_once(client: Client, keys: Mapping[Any, str]) -> list[Line]:
    """These keys of one slot as they are at one moment; one that is gone by now is left out."""
    pipeline = client.pipeline(transaction=True)
    there = {key: kind for key, kind in keys.items() if kind != "none"}
    for key, kind in there.items():
        if kind not in READ:
            raise BadBackup(f"The key {key!r} is a {kind}, which is nothing of this bot's: give it a Redis of its own.")
        READ[kind](pipeline, key)
        pipeline.pttl(key)
    answers = await tried(pipeline.execute()) if there else []
    found = zip(there.items(), answers[::2], answers[1::2], strict=True)
    return [
        {
            "key": _text(key if isinstance(key, bytes) else key.encode()),
            "is": kind,
            "ttl": ttl,
            "value": SHOWN[kind](got),
        }
        for (key, kind), got, ttl in found
        if got
    ]


def _lines(content: bytes) -> Iterator[Line]:
    """The lines of the keys. Raises BadBackup for what is no whole backup."""
    try:
        head, *lines, foot = (json.loads(line) for line in gzip.decompress(content).splitlines())
    except (ValueError, OSError, EOFError) as error:
        raise BadBackup("This is no backup, or not the whole of one.") from error
    if head.get("is") != KIND or foot != {"keys": len(lines)}:
        raise BadBackup("This is no backup that this version of the bot knows, or not the whole of one.")
    yield from lines


async def _restore(settings: Settings, lines: list[Line]) -> int:
    try:
        async with connect(settings) as client:
            async for key in client.scan_iter(count=MANY):
                raise BadBackup(
                    f"The server isn't empty (it has {key.decode(errors='replace')}): restore into a new one."
                )
            if await _is_played_on(client):
                raise BadBackup("A bot plays on this server: stop it before, and start it again when all is restored.")
            for at in range(0, len(lines), MANY):
                pipeline = client.pipeline(transaction=False)
                for line in lines[at : at + MANY]:
                    _write(pipeline, line)
                await tried(pipeline.execute())
    except NoPermissionError as refused:
        raise BadBackup(f"The user in REDIS_URL must be allowed all commands and keys ({refused}).") from refused
    except (StoreAway, *AWAY) as away:
        raise _unreachable(away) from away
    return len(lines)


async def _is_played_on(client: Client) -> bool:
    """Whether any of the servers has connections of a bot that plays."""
    nodes = {"target_nodes": RedisCluster.PRIMARIES} if isinstance(client, RedisCluster) else {}
    told = await tried(client.execute_command("CLIENT LIST", **nodes))
    lists = told.values() if isinstance(told, dict) else (told,)
    return any(one["name"] == PLAYS for listed in lists for one in listed)


def _write(pipeline: Any, line: Line) -> None:
    key, value = _bytes(line["key"]), line["value"]
    match line["is"]:
        case "string":
            pipeline.set(key, _bytes(value))
        case "hash":
            held = {_bytes(field): _bytes(one) for field, one in value}
            pipeline.hset(key, mapping=held)
            if key.startswith(GAME):
                _make_due(pipeline, key.decode().rpartition(":")[2], held)
        case "stream":
            for name, fields in value:
                pipeline.xadd(key, {_bytes(field): _bytes(one) for field, one in fields}, id=name)
        case "zset":
            pipeline.zadd(key, {_bytes(member): score for member, score in value})
        case "set":
            pipeline.sadd(key, *map(_bytes, value))
    if line["ttl"] > 0:
        pipeline.pexpire(key, line["ttl"])


def _make_due(pipeline: Any, game: str, held: Mapping[bytes, bytes]) -> None:
    """Have the workers look at an open game; one that is over may still have to be told."""
    is_open = json.loads(held[b"meta"]).get("status", "lobby") in OPEN
    for kind in DUE if is_open else DUE[:1]:
        pipeline.zadd(due_key(game[0], kind), {game: time.time()})
    if is_open:
        pipeline.sadd(open_key(game[0]), game)
