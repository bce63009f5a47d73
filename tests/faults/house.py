"""Two bots on all platforms at once, over a server, a cluster or a watched pair of servers."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from redis import Redis

from bot.connection import connect
from bot.settings import Settings
from bot.store import Store
from tests.faults.launch import BLANK, CLOCKS
from tests.journeys.process import Program
from tests.journeys.socket_front import SocketFront, socket_front
from tests.rigs.cluster import nodes
from tests.rigs.discord import server as discord_rig
from tests.rigs.discord.server import Discord
from tests.rigs.keeper import HOST, Server, serving
from tests.rigs.telegram import server as telegram_rig
from tests.rigs.telegram.server import Telegram

MASTER: Final = "games"
UNHURRIED: Final = "100000"
"""Messages a minute: people here play faster than any real ones."""

STARTS: Final = 120.0
"""Seconds that a bot may take to start, on a machine that has much else to do."""


@dataclass(frozen=True)
class Keeper:
    """Who keeps the games: servers, and the settings by which a bot finds them."""

    servers: Sequence[Server]
    settings: Mapping[str, str]

    def master(self) -> Redis:
        """A client of the server that takes writes."""
        for server in self.servers:
            client = server.admin()
            if client.info("replication")["role"] == "master":
                return client
            client.close()
        raise LookupError("no server takes writes")


@contextmanager
def single(folder: Path) -> Iterator[Keeper]:
    """One server."""
    with serving(folder / "server") as server:
        yield Keeper([server], {"REDIS_URL": server.url})


@contextmanager
def in_cluster(folder: Path) -> Iterator[Keeper]:
    """Three servers that share the games."""
    with nodes(folder) as servers:
        yield Keeper(servers, {"REDIS_URL": servers[0].url, "REDIS_MODE": "cluster"})


@contextmanager
def watched(folder: Path) -> Iterator[Keeper]:
    """A server, a copy of it, and a sentinel that puts the copy in its place when it is gone for a second."""
    with serving(folder / "one") as one, serving(folder / "two", "--replicaof", f"{HOST} {one.port}") as two:
        watch = f"sentinel monitor {MASTER} {HOST} {one.port} 1\nsentinel down-after-milliseconds {MASTER} 1000\n"
        watch += f"sentinel failover-timeout {MASTER} 3000"
        with serving(folder / "watch", sentinel=watch) as sentinel:
            settings = {
                "REDIS_URL": f"redis://{MASTER}",
                "REDIS_MODE": "sentinel",
                "REDIS_SENTINELS": f"{HOST}:{sentinel.port}",
            }
            yield Keeper([one, two], settings)


Keeping: TypeAlias = Callable[[Path], AbstractContextManager[Keeper]]


@dataclass
class House:
    """All there is. clocks: a file for each bot, with the seconds that its clock and the server's are wrong by."""

    keeper: Keeper
    bots: Sequence[Program]
    clocks: Sequence[Path]
    pages: Sequence[SocketFront]
    discord: Discord
    telegram: Telegram
    store: Store
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when enough was played: the trouble then ends what it is at, and is over."""


@asynccontextmanager
async def house(folder: Path, keeping: Keeping, *, blank: bool) -> AsyncIterator[House]:
    """Two bots that have started. blank: their pictures are."""
    async with AsyncExitStack() as stack:
        keeper = stack.enter_context(keeping(folder))
        discord = await stack.enter_async_context(discord_rig.fresh())
        telegram = await stack.enter_async_context(telegram_rig.serving())
        about = {
            **keeper.settings,
            "DISCORD_TOKEN": discord_rig.TOKEN,
            "TELEGRAM_TOKEN": telegram_rig.TOKEN,
            "TELEGRAM_API": telegram.url,
            "TELEGRAM_PACE": UNHURRIED,
            BLANK: "yes" if blank else "",
        }
        clocks, bots = [folder / "clock-1", folder / "clock-2"], list[Program]()
        for clock in clocks:
            clock.write_text("0 0")
            bot = Program(folder, {**about, CLOCKS: str(clock)}, ("tests.faults.launch", discord.url))
            stack.callback(bot.kill)
            bots.append(bot)
        await asyncio.gather(*(asyncio.to_thread(bot.start, STARTS) for bot in bots))
        client = await stack.enter_async_context(connect(_settings(keeper)))
        pages = [await stack.enter_async_context(socket_front(bot.url)) for bot in bots]
        await discord.connected()
        await telegram.connected()
        yield House(keeper, bots, clocks, pages, discord, telegram, Store(client))


def _settings(keeper: Keeper) -> Settings:
    return Settings.model_validate({name.lower(): value for name, value in keeper.settings.items()})
