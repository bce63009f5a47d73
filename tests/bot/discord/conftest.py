"""The bot's Discord side and its workers in this process, on a simulated Discord, with people in a channel."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

import bot.discord.front
import bot.discord.service
from bot import worker
from bot.budget import Budget
from bot.clock import Clock
from bot.connection import Client
from bot.delivery import Delivery
from bot.discord.front import DiscordFront
from bot.front import Front
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.settings import Settings
from bot.store import Due, Store
from engine.registry import GAMES
from tests.journeys.discord_front import DiscordFront as People
from tests.journeys.discord_front import DiscordPerson
from tests.journeys.play import open_table
from tests.rigs.aside import Aside
from tests.rigs.discord import server
from tests.rigs.discord.server import API, TOKEN, Discord, serving

Start = Callable[..., AbstractAsyncContextManager[DiscordFront]]
"""The bot, until the end of the block; without its workers, where they are not wanted (`working`)."""


@pytest.fixture
def actions() -> Budget:
    """What is taken from each person at once."""
    return Budget()


@pytest.fixture
def start(discord: Discord, client: Client, actions: Budget, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Starts the bot; short of patience, so that nothing has to be waited for."""
    monkeypatch.setattr(Route, "BASE", f"{discord.url}{API}")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"{discord.url.replace('http', 'ws')}/gateway"))
    monkeypatch.setattr(bot.discord.front, "AGAIN", 0.05)
    monkeypatch.setattr(bot.discord.service, "SHORT_PAUSE", 0.05)
    store, fronts = Store(client), dict[str, Front]()
    rooms = Rooms(Host(store, GAMES, fronts=fronts), actions)

    @asynccontextmanager
    async def start(*, working: bool = True) -> AsyncIterator[DiscordFront]:
        async with bot.discord.running(rooms, client, Settings(discord_token=TOKEN)) as front:
            fronts[front.platform] = front
            clock, delivery = Clock(store, GAMES, fronts), Delivery(store, GAMES, fronts)
            due: Mapping[Due, worker.Deal] = {"delivery": delivery.deliver, "deadline": clock.ring} if working else {}
            tasks = [asyncio.create_task(worker.run(store, kind, work)) for kind, work in due.items()]
            try:
                yield front
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    return start


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """A Discord of this test's own."""
    async with serving(Discord()) as server:
        yield server


@pytest.fixture
async def front(discord: Discord, start: Start) -> AsyncIterator[DiscordFront]:
    """The running bot's front."""
    async with start() as front:
        await discord.connected()
        yield front


@pytest.fixture
async def people(discord: Discord) -> People:
    """Where people come from."""
    return People(discord, Aside(asyncio.get_running_loop()))


@dataclass
class Table:
    """Sara and Ali at the first move of a game, in the channel "table"."""

    discord: Discord
    people: People
    sara: DiscordPerson
    ali: DiscordPerson


@pytest.fixture
async def table(discord: Discord, front: DiscordFront, people: People) -> Table:
    """A table at which both have to move."""
    sara, ali = [await people.person(name, "table") for name in ("Sara", "Ali")]
    await open_table([sara, ali])
    return Table(discord, people, sara, ali)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who don't wait three seconds for an answer that doesn't come."""
    monkeypatch.setattr(server, "SLOW", 0.3)
