"""The program that the journeys are made with; those that break something start their own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.connection import Client
from bot.settings import Settings
from tests.journeys.browser_front import CHROMIUM, WHY_NOT, BrowserFront, browser_front, chromium
from tests.journeys.discord_front import discord_front
from tests.journeys.inside import PLATFORMS, House
from tests.journeys.person import Front, Platform
from tests.journeys.play import Keep
from tests.journeys.process import PROJECT, Program, running
from tests.journeys.socket_front import SocketFront, socket_front
from tests.journeys.telegram_front import telegram_front
from tests.rigs.aside import aside
from tests.rigs.discord.server import TOKEN, fresh
from tests.rigs.telegram.server import TOKEN as TELEGRAM_TOKEN
from tests.rigs.telegram.server import serving

UNHURRIED = "100000"
"""Messages a minute: people here play faster than any real ones."""
ALBUM = PROJECT / "out" / "journeys"


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program with a server of its own. Journeys stay apart by their rooms."""
    with running(tmp_path_factory.mktemp("program")) as program:
        yield program


@pytest.fixture
async def front(program: Program) -> AsyncIterator[SocketFront]:
    """Where people come from."""
    async with socket_front(program.url) as front:
        yield front


@pytest.fixture(scope="session")
def web(program: Program) -> Platform:
    """The page."""
    return lambda: socket_front(program.url)


@pytest.fixture(scope="session")
def discord(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Platform]:
    """A simulated Discord, and the program on it."""
    folder = tmp_path_factory.mktemp("discord")
    with aside(fresh) as (server, there):
        launch = ("tests.rigs.discord.launch", server.url)
        with running(folder, launch, DISCORD_TOKEN=TOKEN):
            yield lambda: discord_front(server, there)


@pytest.fixture(scope="session")
def telegram(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Platform]:
    """A simulated Telegram, and the program on it, which logs no token."""
    folder = tmp_path_factory.mktemp("telegram")
    with aside(serving) as (server, there):
        about = {"TELEGRAM_TOKEN": TELEGRAM_TOKEN, "TELEGRAM_API": server.url, "TELEGRAM_PACE": UNHURRIED}
        with running(folder, **about) as program:
            yield lambda: telegram_front(server, there)
            log = program.log.read_text("utf-8")
    assert "this process listens to telegram" in log
    assert TELEGRAM_TOKEN.partition(":")[2] not in log


@pytest.fixture(scope="session", params=["web", "discord", "telegram"])
def platform(request: pytest.FixtureRequest) -> Any:
    """Each platform in turn; only those that a run needs are started."""
    return request.getfixturevalue(request.param)


@pytest.fixture
async def anywhere(platform: Platform) -> AsyncIterator[Front]:
    """Where people come from, on every platform in turn: for journeys that are the same on all."""
    async with platform() as front:
        yield front


@pytest.fixture(params=PLATFORMS)
async def house(
    request: pytest.FixtureRequest, client: Client, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """The bot in this process, on each platform in turn, with a clock that is set and games that can be got at."""
    async with PLATFORMS[request.param](client, settings, monkeypatch) as house:
        yield house


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A real browser, which takes a while to start; tests that use it run in its event loop."""
    if CHROMIUM is None:
        pytest.skip(WHY_NOT)
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browsers(program: Program, browser: Browser) -> AsyncIterator[BrowserFront]:
    """Where people with a real browser come from."""
    async with browser_front(program.url, browser) as front:
        yield front


@pytest.fixture
def room(request: pytest.FixtureRequest) -> str:
    """A room for this journey alone."""
    return "".join(char if char.isalnum() else "-" for char in request.node.name).strip("-")


@pytest.fixture
def keep(room: str) -> Keep:
    """Saves a picture to look at: out/journeys/ROOM/NAME.png."""

    def save(name: str, png: bytes | None) -> None:
        assert png is not None, name
        path: Path = ALBUM / room / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png)

    return save
