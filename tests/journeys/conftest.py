"""The program that the journeys are made with; those that break something start their own."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.journeys.browser_front import CHROMIUM, WHY_NOT, BrowserFront, browser_front
from tests.journeys.process import PROJECT, Program, running
from tests.journeys.socket_front import SocketFront, socket_front

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


@pytest.fixture
async def browsers(program: Program) -> AsyncIterator[BrowserFront]:
    """Where people with a real browser come from."""
    if CHROMIUM is None:
        pytest.skip(WHY_NOT)
    async with browser_front(program.url) as front:
        yield front


@pytest.fixture
def room(request: pytest.FixtureRequest) -> str:
    """A room for this journey alone."""
    return "".join(char if char.isalnum() else "-" for char in request.node.name).strip("-")


Keep = Callable[[str, bytes | None], None]


@pytest.fixture
def keep(room: str) -> Keep:
    """Saves a picture to look at: out/journeys/ROOM/NAME.png."""

    def save(name: str, png: bytes | None) -> None:
        assert png is not None, name
        path: Path = ALBUM / room / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png)

    return save
