"""An update without a pause: of two programs one after the other is stopped and started anew while people play.

What was pressed is in the log, once, and nobody has to press again (docs/operations.md, Several processes).
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from bot import playing
from bot.connection import connect
from bot.saved import LogEntry
from bot.settings import Settings
from bot.store import Store
from engine.match import Match
from engine.registry import GAMES
from tests.journeys.conftest import UNHURRIED
from tests.journeys.discord_front import discord_front
from tests.journeys.person import Front, until
from tests.journeys.play import Typist, is_over, open_table, play_out
from tests.journeys.process import Program, running, serving
from tests.journeys.socket_front import socket_front
from tests.journeys.telegram_front import telegram_front
from tests.journeys.test_rough import assert_told_once
from tests.rigs.aside import aside
from tests.rigs.discord.server import TOKEN, fresh
from tests.rigs.telegram.server import TOKEN as TELEGRAM_TOKEN
from tests.rigs.telegram.server import serving as telegram_serving

RESTARTS: Final = 3

Both: TypeAlias = tuple[Front, Sequence[Program]]
"""Where people come from, and the programs that are restarted by turns."""


@asynccontextmanager
async def on_the_page(folder: Path, redis_url: str) -> AsyncIterator[Both]:
    """A tab has one address, so it is that program which is stopped again and again."""
    with running(folder, REDIS_URL=redis_url) as one, running(folder, REDIS_URL=redis_url):
        async with socket_front(one.url) as front:
            yield front, [one]


@asynccontextmanager
async def on_discord(folder: Path, redis_url: str) -> AsyncIterator[Both]:
    with aside(fresh) as (server, there):
        launch, about = ("tests.rigs.discord.launch", server.url), {"DISCORD_TOKEN": TOKEN, "REDIS_URL": redis_url}
        with running(folder, launch, **about) as one, running(folder, launch, **about) as two:
            async with discord_front(server, there) as front:
                yield front, [one, two]


@asynccontextmanager
async def on_telegram(folder: Path, redis_url: str) -> AsyncIterator[Both]:
    with aside(telegram_serving) as (server, there):
        about = {"TELEGRAM_TOKEN": TELEGRAM_TOKEN, "TELEGRAM_API": server.url, "TELEGRAM_PACE": UNHURRIED}
        with running(folder, REDIS_URL=redis_url, **about) as one, running(folder, REDIS_URL=redis_url, **about) as two:
            async with telegram_front(server, there) as front:
                yield front, [one, two]


async def restarted(programs: Sequence[Program], players: Sequence[Typist]) -> None:
    """SIGTERM, and started again, one after the other, at moments that nobody chose while people go on."""
    for number in range(RESTARTS):
        await until(partial(_go_on, players, _decided(players)), players[0].person, "the next decision")
        await asyncio.sleep(random.uniform(0, 0.3))
        program = programs[number % len(programs)]
        assert await asyncio.to_thread(program.stop) == 0
        await asyncio.to_thread(program.start)


def _go_on(players: Sequence[Typist], since: int) -> bool:
    return _decided(players) > since


def _decided(players: Sequence[Typist]) -> int:
    return sum(len(player.decided) for player in players)


async def written(redis_url: str) -> tuple[LogEntry, ...]:
    """The decisions in the log of the only game, which lead to its state."""
    async with connect(Settings(redis_url=redis_url)) as client:
        store = Store(client)
        (game,) = [key.decode().rpartition(":")[2] async for key in client.scan_iter(match="game:*")]
        saved, log = await store.load(game), await store.log(game)
    assert saved
    match, entries = Match.deal(GAMES[saved.meta.slug], saved.meta.setup), tuple(entry for _, entry in log[1:])
    for entry in entries:
        match = match.again([(entry.seat or 0, entry.move)])
    assert match.dump() == saved.state
    assert len(playing.standing(log)) == len(log)
    return entries


@pytest.mark.parametrize("platform", [on_the_page, on_discord, on_telegram])
async def test_no_press_is_lost(
    platform: Callable[[Path, str], AbstractAsyncContextManager[Both]], tmp_path: Path, room: str
) -> None:
    with serving(tmp_path) as server:
        async with platform(tmp_path, server.url) as (front, programs):
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])
            players = [Typist(sara, 1), Typist(ali, 2)]
            restarting = asyncio.create_task(restarted(programs, players))
            await play_out(players)
            await restarting
            await until(lambda: is_over(ali) and ali.public() == sara.public(), ali, "the end")
            assert_told_once(sara)
            entries = await written(server.url)
    presses = Counter(by for by, _ in {(entry.by, entry.press) for entry in entries})
    assert sorted(presses.values()) == sorted(len(player.decided) for player in players)
