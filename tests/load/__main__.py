"""`python -m tests.load`: 2,000 games on the simulated Discord and Telegram and on the page, in a few minutes.

With one process of the bot, and then with two: people at leisure, people in a hurry, nobody. Prints Markdown.
"""

import argparse
import asyncio
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from aiohttp import ClientSession
from redis.asyncio import Redis

from bot.store import BUCKETS, Due, Store, due_key
from bot.worker import LEASE, LOOK
from tests.journeys.process import Program
from tests.load import report
from tests.load.discord import OnDiscord
from tests.load.measures import Meter, bytes_of
from tests.load.page import LINGER, OnPage
from tests.load.people import People
from tests.load.report import Phase
from tests.load.rooms import Book, Chat, Ledger, Room
from tests.load.seeding import Seeding, matches
from tests.load.telegram import OnTelegram
from tests.rigs.discord import server as discord_rig
from tests.rigs.discord.server import Discord
from tests.rigs.keeper import Server
from tests.rigs.keeper import serving as valkey
from tests.rigs.telegram import server as telegram_rig
from tests.rigs.telegram.server import Telegram

WARM: Final = 50
"""Rooms that are played in before memory is measured the first time, so that all pictures have their parts."""
WARMING: Final = 10.0
WARMED: Final = 90.0
"""Seconds until a bot that has started makes no more sprites."""
IDLE: Final = 15.0
"""Seconds of measuring while nobody does anything."""
WRITTEN: Final = 1.2
"""Seconds until the watches have written down what they saw."""
SYNC: Final = "everysec"
"""How often Valkey waits for the disk: as where the bot has a server of its own."""
IDLY: Final = "nobody"
SETTLE: Final = 30.0
"""Seconds that posts may come late once people stop."""
FINISHED: Final = 8
"""Games of each kind that are over."""


@dataclass(frozen=True)
class House:
    """The simulated platforms, and the rooms on them."""

    discord: Discord
    telegram: Telegram
    page: OnPage
    chats: Mapping[str, Chat]
    book: Book


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--rooms", type=int, default=2000, help="rooms with a game each (%(default)s)")
    parser.add_argument("--seconds", type=float, default=30, help="of each measured phase of playing (%(default)s)")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2], help="measured with so many (1 and then 2)")
    parser.add_argument("--rate", type=float, default=1.0, help="people a second who come at leisure (%(default)s)")
    parser.add_argument("--hands", type=int, default=32, help="people at once who are in a hurry (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random here (%(default)s)")
    return parser.parse_args()


async def run(asked: argparse.Namespace) -> None:
    """Measure everything and print it."""
    dice = Random(asked.seed)
    with tempfile.TemporaryDirectory() as folder, valkey(Path(folder) / "server", "--appendfsync", SYNC) as server:
        async with _house() as house, Redis(port=server.port) as redis:
            seeding = Seeding(Store(redis), house.chats, matches(str(asked.seed)), dice)
            begun = time.monotonic()
            rooms, finished = await seeding.rooms(asked.rooms), await seeding.finished(FINISHED)
            print(f"{len(rooms)} games were written in {time.monotonic() - begun:.0f} s.\n", flush=True)
            phases: list[Phase] = []
            for processes in asked.processes:
                async with _bots(Path(folder), server, house, processes) as programs:
                    notes = [_notes(Path(folder), program) for program in programs]
                    meter = Meter(seeding.store, programs, notes, rooms)
                    phases += await _phases(asked, house, rooms, meter, dice)
            print(report.whole(phases, await bytes_of(redis, rooms), await bytes_of(redis, finished), rooms))


@asynccontextmanager
async def _house() -> AsyncIterator[House]:
    """The platforms, without their checks of what is said: those are the tests' business, and slow."""
    discord, book = Discord(strict=False), Book()
    async with (
        discord_rig.serving(discord),
        telegram_rig.serving(lambda: Telegram(strict=False)) as telegram,
        ClientSession() as session,
    ):
        page = OnPage(session, [], book)
        chats: dict[str, Chat] = {
            "discord": OnDiscord(discord, book),
            "telegram": OnTelegram(telegram, book),
            "web": page,
        }
        yield House(discord, telegram, page, chats, book)


@asynccontextmanager
async def _bots(folder: Path, server: Server, house: House, processes: int) -> AsyncIterator[Sequence[Program]]:
    """So many bots that listen."""
    settings = {
        "REDIS_URL": server.url, "DISCORD_TOKEN": discord_rig.TOKEN, "TELEGRAM_TOKEN": telegram_rig.TOKEN,
        "TELEGRAM_API": house.telegram.url, "LOG_LEVEL": "WARNING",
    }  # fmt: skip
    programs: list[Program] = []
    try:
        for _ in range(processes):
            program = Program(folder, settings)
            program.launch = ("tests.load.launch", str(_notes(folder, program)), house.discord.url)
            programs.append(program)
            await asyncio.to_thread(program.start)
        house.page.urls = [program.url for program in programs]
        house.telegram.calls.clear()
        await house.discord.connected()
        await house.telegram.polled()
        yield programs
    finally:
        await asyncio.gather(*(asyncio.to_thread(program.stop) for program in programs))


def _notes(folder: Path, program: Program) -> Path:
    """Where a program's watch writes."""
    return folder / f"{program.port}.watch"


async def _phases(
    asked: argparse.Namespace, house: House, rooms: Sequence[Room], meter: Meter, dice: Random
) -> list[Phase]:
    started = time.monotonic()
    few, all_ = (People(some, house.chats, house.book, dice) for some in (rooms[:WARM], rooms))
    await few.in_a_hurry(asked.hands, WARMING)
    await _settled(meter.store)
    before = meter.memory()
    leisure = await _measured("at leisure", meter, all_.at_leisure(asked.rate, asked.seconds))
    hurry = await _measured("in a hurry", meter, all_.in_a_hurry(asked.hands, asked.seconds))
    hurry.settled = await _settled(meter.store)
    await asyncio.sleep(max(LINGER, started + WARMED - time.monotonic()))
    idle = await _measured(IDLY, meter, _nothing())
    idle.memory = before, meter.memory()
    return [leisure, hurry, idle]


async def _measured(name: str, meter: Meter, playing: Awaitable[Ledger]) -> Phase:
    """A phase, and what it cost; while nobody plays the bots aren't watched, for that costs something too."""
    since, watched = time.time(), name != IDLY
    meter.watch(on=watched)
    before = await meter.read(end=False)
    ledger = await playing
    cost = (await meter.read(end=True)).since(before)
    meter.watch(on=False)
    await asyncio.sleep(WRITTEN)
    return Phase(name, len(meter.programs), ledger, cost, meter.seen(since), due=await _due(meter.store))


async def _nothing() -> Ledger:
    await asyncio.sleep(IDLE)
    return Ledger()


async def _settled(store: Store) -> float:
    """Wait until no room waits for a post; the seconds it took."""
    begun = time.monotonic()
    for _ in range(int(SETTLE / LOOK)):
        if not await _due(store):
            break
        await asyncio.sleep(LOOK)
    return time.monotonic() - begun


async def _due(store: Store) -> int:
    """Games whose rooms wait for a post, or for a computer player."""
    kinds: tuple[Due, ...] = ("delivery", "deadline")
    keys = [due_key(bucket, kind) for bucket in BUCKETS for kind in kinds]
    pipeline = store.redis.pipeline(transaction=False)
    for key in keys:
        pipeline.zcount(key, "-inf", store.now() + LEASE)
    return sum(await pipeline.execute())


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(run(arguments()))
