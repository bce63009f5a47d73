"""What happens to machines: the program is killed, there are two of it, Redis goes away. Nothing is lost or doubled."""

import asyncio
import random
import re
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from playwright.async_api import Browser

from bot.connection import connect
from bot.post import RoomKey
from bot.settings import Settings
from bot.store import BUCKETS, Due, Store, due_key
from tests.journeys.browser_front import browser_front
from tests.journeys.person import Person, sees, until
from tests.journeys.play import Player, Typist, button, decisions, is_over, of, open_table, play_out
from tests.journeys.process import Program, Server, running, serving
from tests.journeys.replaying import assert_replayed
from tests.journeys.socket_front import SocketPerson, socket_front


@pytest.fixture
def folders(tmp_path: Path) -> Callable[[str], Path]:
    """A folder by its name."""

    def made(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        return folder

    return made


def assert_told_once(person: Person) -> None:
    """The room's posts tell of every turn at most once, in order."""
    moves = [int(found[1]) for post in person.public() if (found := re.search(r"^Move (\d+) of", post, re.MULTILINE))]
    assert moves[0] == 1
    assert all(one < other for one, other in pairwise(moves)), moves
    assert sum("Seats:" in post for post in person.public()) == 1


def newest_only(person: SocketPerson) -> bool:
    """Whether there is one post that can be pressed, the newest."""
    return [bool(post["rows"]) for post in person.posts()].index(True) == len(person.posts()) - 1


async def assert_whole(redis_url: str, room: RoomKey) -> None:
    """The game's log, played again from its seed, leads to the game's state."""
    async with connect(Settings(redis_url=redis_url)) as client:
        store = Store(client)
        game = (await store.room(room)).game
        await assert_replayed(store, game)


async def leases_end(redis_url: str) -> None:
    """As if the minute were over for which a worker that died keeps its games from the others."""
    async with connect(Settings(redis_url=redis_url)) as client:
        for due in (due_key(bucket, kind) for bucket in BUCKETS for kind in get_args(Due)):
            for game in await client.zrange(due, 0, -1):
                assert isinstance(game, bytes)
                await client.zadd(due, {game: time.time()}, xx=True)


async def nobody_listens(redis_url: str, platform: str) -> None:
    """As if the seconds were over for which a listener that died keeps the others waiting."""
    async with connect(Settings(redis_url=redis_url)) as client:
        await client.delete(f"intake:{platform}")


async def killed_now_and_then(program: Program, redis_url: str, times: int) -> None:
    """`kill -9`, and started again, at moments that nobody chose."""
    for _ in range(times):
        await asyncio.sleep(random.uniform(0.5, 1.5))
        program.kill()
        await leases_end(redis_url)
        await asyncio.to_thread(program.start)


async def test_killed_and_started_again(folders: Callable[[str], Path], room: str) -> None:
    with running(folders("one")) as program:
        async with socket_front(program.url) as front:
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])
            await sara.press(button(sara, "play"))
            question, before = decisions(sara), sara.public()
            program.kill()
            pressing = asyncio.create_task(sara.press(question[0]))
            await asyncio.to_thread(program.start)
            await pressing
            assert decisions(sara) not in ((), question)
            await ali.press(button(ali, "play"))
            assert decisions(ali)
            assert sara.public() == before


async def test_killed_again_and_again(folders: Callable[[str], Path], room: str) -> None:
    with serving(folders("server")) as server, running(folders("one"), REDIS_URL=server.url) as program:
        async with socket_front(program.url) as front:
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])
            players = [Player(sara, 1), Typist(ali, 2)]
            await asyncio.gather(play_out(players), killed_now_and_then(program, server.url, 3))
            await until(lambda: is_over(ali) and ali.public() == sara.public(), ali, "the end")
            assert_told_once(sara)
        await assert_whole(server.url, f"web:{room}")


async def test_two_programs_on_one_server(folders: Callable[[str], Path], room: str) -> None:
    with (
        serving(folders("server")) as server,
        running(folders("one"), REDIS_URL=server.url) as one,
        running(folders("two"), REDIS_URL=server.url) as two,
    ):
        async with socket_front(one.url) as front, socket_front(two.url) as other:
            sara, ali, mina = (
                await front.person("Sara", room),
                await other.person("Ali", room),
                await other.person("Mina", room),
            )
            await open_table([sara, ali])
            await asyncio.gather(play_out([Typist(sara, 1)]), play_out([Typist(ali, 2)]))
            await until(lambda: is_over(mina) and newest_only(mina), mina, "the end")
            assert_told_once(mina)
            await until(lambda: sara.posts() == mina.posts(), sara, "what others see")
        await assert_whole(server.url, f"web:{room}")


@pytest.mark.parametrize(("way", "seconds"), [("killed", 5), ("frozen", 5)])
async def test_redis_goes_and_comes(folders: Callable[[str], Path], room: str, way: str, seconds: float) -> None:
    away, back = {"killed": (Server.kill, Server.start), "frozen": (Server.freeze, Server.thaw)}[way]
    with serving(folders("server")) as server, running(folders("one"), REDIS_URL=server.url) as program:
        async with socket_front(program.url) as front:
            sara, ali = [await front.person(name, room) for name in ("Sara", "Ali")]
            await open_table([sara, ali])
            players = [Player(sara, 1), Player(ali, 2)]
            await players[0].play(at_most=1)
            before, question = sara.public(), decisions(sara)
            away(server)
            await asyncio.gather(asyncio.sleep(seconds), *(sara.press(question[0]) for _ in range(3)))
            assert sara.notices == ["away"]
            assert (sara.public(), decisions(sara)) == (before, question)
            assert not program.is_healthy()
            back(server)
            await until(lambda: sara.notices == ["away", "back"], sara, "Redis to be back")
            await play_out(players, rounds=2)
            await until(lambda: len(ali.public()) > len(before) and newest_only(ali), ali, "the next post")
            assert_told_once(ali)
        await assert_whole(server.url, f"web:{room}")


@pytest.mark.asyncio(loop_scope="session")
async def test_the_page_says_what_is_away(folders: Callable[[str], Path], browser: Browser, room: str) -> None:
    with serving(folders("server")) as server, running(folders("one"), REDIS_URL=server.url) as program:
        async with browser_front(program.url, browser) as front:
            sara = await front.person("Sara", room)
            sara.complaints = []
            await open_table([sara])
            notice = sara.page.locator("#notice")
            await sara.page.evaluate("Promise.all([...document.images].map((image) => image.src && image.decode()))")
            server.kill()
            await sara.page.wait_for_selector("#notice:not(:empty)")
            assert await notice.inner_text() == of(sara).plain("error-memory")
            await sara.say("land a1")
            assert await sara.page.input_value("#typed") == "land a1"
            server.start()
            await sara.page.wait_for_selector("#notice:empty", state="attached")
            program.kill()
            await sara.page.wait_for_selector("#notice:not(:empty)")
            assert await notice.inner_text() == of(sara).plain("web-offline")
            pressing = asyncio.create_task(sara.press(button(sara, "play")))
            await asyncio.to_thread(program.start)
            await sara.page.wait_for_selector("#notice:empty", state="attached")
            await pressing
            assert decisions(sara)
            await sees(sara, "Move 1 of 18")
            sara.complaints = [one for one in sara.complaints if "WebSocket connection" not in one]
