"""The bot in this process, on a simulated platform, with a clock that is set: for journeys that take days."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

import bot.discord
import bot.telegram
from bot import playing, worker
from bot.clock import Clock
from bot.connection import Client
from bot.delivery import Delivery
from bot.front import Front as BotFront
from bot.rooms import Rooms
from bot.rooms.host import Host
from bot.saved import Saved
from bot.settings import Settings
from bot.store import Outcome, Store
from bot.web.front import WebFront
from bot.web.server import serving as page
from engine.chance import Dice
from engine.players import PLAYERS
from engine.registry import GAMES
from tests.journeys.discord_front import discord_front
from tests.journeys.person import Front
from tests.journeys.socket_front import socket_front
from tests.journeys.telegram_front import telegram_front
from tests.rigs.aside import Aside
from tests.rigs.chat import Now
from tests.rigs.discord import server as discord_rig
from tests.rigs.telegram import server as telegram_rig

LOOK: Final = 0.02
"""Seconds after which a worker sees that the clock was set."""


@dataclass
class House:
    """The bot with people in front of it. now: its clock."""

    store: Store
    now: Now
    people: Front

    async def game(self) -> Saved:
        """The only game there is. Raises ValueError where there are more or none."""
        (game,) = await _games(self.store)
        saved = await self.store.load(game)
        assert saved
        return saved


Inside: TypeAlias = Callable[[Client, Settings, pytest.MonkeyPatch], AbstractAsyncContextManager[House]]
"""Runs the bot on one platform until the end of the block."""


@asynccontextmanager
async def on_the_page(client: Client, settings: Settings, patch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """The page, and tabs without a browser."""
    store, fronts, rooms = _house(client, patch)
    async with page(rooms, client, settings.model_copy(update={"web_port": 0})) as url, socket_front(url) as people:
        fronts["web"] = WebFront(client)
        async with _working(store, fronts):
            yield House(store, _clock(store), people)


@asynccontextmanager
async def on_discord(client: Client, settings: Settings, patch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A simulated Discord."""
    store, fronts, rooms = _house(client, patch)
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(discord_rig.fresh())
        patch.setattr(Route, "BASE", f"{discord.url}{discord_rig.API}")
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"{discord.url.replace('http', 'ws')}/gateway"))
        given = settings.model_copy(update={"discord_token": discord_rig.TOKEN})
        fronts["discord"] = await stack.enter_async_context(bot.discord.running(rooms, client, given))
        await stack.enter_async_context(_working(store, fronts))
        people = await stack.enter_async_context(discord_front(discord, Aside(asyncio.get_running_loop())))
        yield House(store, _clock(store), people)


@asynccontextmanager
async def on_telegram(client: Client, settings: Settings, patch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A simulated Telegram."""
    store, fronts, rooms = _house(client, patch)
    async with AsyncExitStack() as stack:
        telegram = await stack.enter_async_context(telegram_rig.serving())
        about = {"telegram_token": telegram_rig.TOKEN, "telegram_api": telegram.url, "telegram_pace": 100_000}
        given = settings.model_copy(update=about)
        fronts["telegram"] = await stack.enter_async_context(bot.telegram.running(rooms, given))
        await stack.enter_async_context(_working(store, fronts))
        people = await stack.enter_async_context(telegram_front(telegram, Aside(asyncio.get_running_loop())))
        yield House(store, _clock(store), people)


PLATFORMS: Final[Mapping[str, Inside]] = {"web": on_the_page, "discord": on_discord, "telegram": on_telegram}


async def as_if_played(store: Store, until: int, by: str = "somebody") -> None:
    """The only running game goes on until this turn as computer players would play it; nobody has to wait for it."""
    outcome: Outcome = "moved"
    while outcome == "moved":  # where the clock noted something meanwhile
        outcome = await _played_on(store, until, by)


async def _played_on(store: Store, until: int, by: str) -> Outcome:
    games = await store.load_many(await _games(store))
    (saved,) = [one for one in games.values() if one and one.meta.status == "running"]
    before = match = playing.take_up(GAMES[saved.meta.slug], saved)
    dice = Dice("00")
    while match.result() is None and match.game.turn(match.state) < until:
        seat = match.game.to_move(match.state)[0]
        match = match.play(seat, str(PLAYERS["greedy"](match.game, match.game.view(match.state, seat), dice)))
    write = playing.played(saved, before, match, by, store.now())
    return await store.write(saved.id, saved.version, write)


async def _games(store: Store) -> list[str]:
    return [key.decode().rpartition(":")[2] async for key in store.redis.scan_iter(match="game:*")]


def _house(client: Client, patch: pytest.MonkeyPatch) -> tuple[Store, dict[str, BotFront], Rooms]:
    patch.setattr(worker, "LOOK", LOOK)
    store, fronts = Store(client, Now()), dict[str, BotFront]()
    return store, fronts, Rooms(Host(store, GAMES, fronts=fronts))


def _clock(store: Store) -> Now:
    assert isinstance(store.now, Now)
    return store.now


@asynccontextmanager
async def _working(store: Store, fronts: Mapping[str, BotFront]) -> AsyncIterator[None]:
    clock, delivery = Clock(store, GAMES, fronts), Delivery(store, GAMES, fronts)
    working = [
        asyncio.create_task(worker.run(store, "delivery", delivery.deliver)),
        asyncio.create_task(worker.run(store, "deadline", clock.ring)),
        asyncio.create_task(worker.run(store, "reminder", clock.remind)),
    ]
    try:
        yield
    finally:
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
