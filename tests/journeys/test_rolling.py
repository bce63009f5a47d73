"""An update without a pause: of two programs one after the other is stopped and started anew while people play.

What was pressed is in the log, once, and nobody has to press again (docs/operations.md, Several processes).
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from bot import playing
from bot.connection import connect
from bot.playing import LogLines
from bot.saved import LogEntry, Saved
from bot.settings import Settings
from bot.store import Store
from engine.game import Seat
from engine.match import Match
from engine.registry import GAMES
from tests.journeys.conftest import UNHURRIED
from tests.journeys.discord_front import discord_front
from tests.journeys.person import PATIENCE, Front, Person, until
from tests.journeys.play import Player, Typist, is_over, open_table, play_out
from tests.journeys.process import Program, running
from tests.journeys.socket_front import socket_front
from tests.journeys.telegram_front import telegram_front
from tests.journeys.test_rough import assert_told_once
from tests.rigs.aside import aside
from tests.rigs.discord.server import TOKEN, fresh
from tests.rigs.keeper import Server, serving
from tests.rigs.telegram.server import TOKEN as TELEGRAM_TOKEN
from tests.rigs.telegram.server import serving as telegram_serving

RESTARTS: Final = 3

Everywhere: TypeAlias = tuple[Sequence[Front], Sequence[Program]]
"""Where people come from, and the two programs. A tab of the page has one address: the first one's."""


@asynccontextmanager
async def everywhere(folder: Path, server: Server) -> AsyncIterator[Everywhere]:
    """Two programs on one Redis, each on the page, Discord and Telegram."""
    async with AsyncExitStack() as stack:
        discord, discord_there = stack.enter_context(aside(fresh))
        telegram, telegram_there = stack.enter_context(aside(telegram_serving))
        about = {
            "REDIS_URL": server.url,
            "DISCORD_TOKEN": TOKEN,
            "TELEGRAM_TOKEN": TELEGRAM_TOKEN,
            "TELEGRAM_API": telegram.url,
            "TELEGRAM_PACE": UNHURRIED,
        }
        launch = ("tests.rigs.discord.launch", discord.url)
        one, two = [stack.enter_context(running(folder, launch, **about)) for _ in range(2)]
        fronts: list[Front] = [
            await stack.enter_async_context(socket_front(one.url)),
            await stack.enter_async_context(discord_front(discord, discord_there)),
            await stack.enter_async_context(telegram_front(telegram, telegram_there)),
        ]
        yield fronts, (one, two)


class ByHeart(Player):
    """Somebody who types whole moves without being offered any. redis_url: where the game is, to know what is legal."""

    def __init__(self, person: Person, seat: Seat, redis_url: str) -> None:
        super().__init__(person, seat)
        self.seat, self.redis_url = seat, redis_url

    async def play(self, at_most: int = 1000) -> None:
        while line := self._line(saved := await self._game()):
            await self.person.say(f"/move {line}")
            self.decided.append(line)
            await self._until_written(saved)

    async def _game(self) -> Saved:
        (saved,) = [saved for saved, _ in await stored(self.redis_url) if saved.meta.room.startswith("telegram:")]
        return saved

    async def _until_written(self, before: Saved) -> None:
        """A busy bot tells Telegram that it has an update before the move is made."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if (await self._game()).asks[self.seat] != before.asks[self.seat]:
                    return
                await asyncio.sleep(0.1)

    def _line(self, saved: Saved) -> str:
        """The decisions of one turn, "" where none is owed."""
        match, line = playing.take_up(GAMES[saved.meta.slug], saved), list[str]()
        turn = match.game.turn(match.state)
        while self.seat in match.game.to_move(match.state) and match.game.turn(match.state) == turn:
            line.append(str(self.random.choice(match.game.ask(match.state, self.seat).moves)))
            match = match.play(self.seat, line[-1])
        return " ".join(line)


def _typing(person: Any, seat: Seat, redis_url: str) -> Player:
    """Somebody who types every move: as their app completes it, where it does."""
    return Typist(person, seat) if hasattr(person, "complete") else ByHeart(person, seat, redis_url)


async def restarted(programs: Sequence[Program], players: Sequence[Player]) -> None:
    """SIGTERM, and started again, one after the other, at moments that nobody chose while people go on.

    On a busy machine they may be done before the last start is.
    """
    for number in range(RESTARTS):
        await until(partial(_go_on, players, _decided(players)), players[0].person, "the next decision")
        await asyncio.sleep(random.uniform(0, 0.3))
        program = programs[number % 2]
        assert await asyncio.to_thread(program.stop) == 0
        await asyncio.to_thread(program.start, hears=True)  # docs/operations.md, Several processes


def _go_on(players: Sequence[Player], since: int) -> bool:
    return _decided(players) > since or all(is_over(player.person) for player in players)


def _decided(players: Sequence[Player]) -> int:
    return sum(len(player.decided) for player in players)


async def stored(redis_url: str) -> list[tuple[Saved, LogLines]]:
    """All games with their logs."""
    async with connect(Settings(redis_url=redis_url)) as client:
        store = Store(client)
        games = [key.decode().rpartition(":")[2] async for key in client.scan_iter(match="game:*")]
        found = [(await store.load(game), await store.log(game)) for game in games]
    return [(saved, log) for saved, log in found if saved]


async def written(redis_url: str) -> tuple[LogEntry, ...]:
    """The decisions in the logs of all games; each log leads to its game's state."""
    decisions: list[LogEntry] = []
    for saved, log in await stored(redis_url):
        assert len(playing.standing(log)) == len(log)
        own = [entry for _, entry in log[1:]]
        match = Match.deal(GAMES[saved.meta.slug], saved.meta.setup)
        assert match.again((entry.seat or 0, entry.move) for entry in own).dump() == saved.state
        decisions += own
    return tuple(decisions)


@pytest.mark.alone
@pytest.mark.timeout(300)  # a busy machine takes long to start a program
async def test_no_press_is_lost(tmp_path: Path, room: str) -> None:
    with serving(tmp_path) as server:
        async with everywhere(tmp_path, server) as (fronts, programs):
            tables = [[await front.person(name, room) for name in ("Sara", "Ali")] for front in fronts]
            await asyncio.gather(*(open_table(people) for people in tables))
            seats = [[_typing(person, seat, server.url) for seat, person in enumerate(people)] for people in tables]
            players = [player for table in seats for player in table]
            await asyncio.gather(restarted(programs, players), *map(play_out, seats))
            for sara, ali in tables:
                await until(lambda: is_over(ali) and ali.public() == sara.public(), ali, "the end")  # noqa: B023
                assert_told_once(sara)
        decisions = await written(server.url)
    presses = Counter(by for by, _ in {(one.by, one.press) for one in decisions})
    assert sorted(presses.values()) == sorted(len(player.decided) for player in players)
