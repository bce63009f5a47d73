"""A program that was told to stop ends, and says what was in the way."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from aiohttp import web

from bot import timekeeping
from bot.ending import NOT_BY_ITSELF
from bot.store import Store
from bot.timekeeping import ServerClock
from bot.web.news import News
from bot.web.room_log import RoomLog
from bot.web.tab import House, Tab
from bot.workshop import PROJECT

STUBBORN: Final = """
import asyncio
from bot.ending import told_to_stop

async def deaf():
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            pass

async def busy():
    while True:
        pass

async def quick():
    await asyncio.sleep(60)

async def main(task):
    stopped = told_to_stop(lambda: "Stopping", 0.3)
    asyncio.create_task(task())
    print("started", flush=True)
    await stopped.wait()
"""


def ended(task: str) -> tuple[int, str, str]:
    """The exit code, what was said, and the log of a program that was told to stop twice while it runs a task."""
    words = [sys.executable, "-c", f"{STUBBORN}\nasyncio.run(main({task}))"]
    with subprocess.Popen(words, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout
        program.stdout.readline()
        program.send_signal(signal.SIGTERM)
        program.send_signal(signal.SIGINT)
        said, log = program.communicate(timeout=30)
    return program.returncode, said.decode(), log.decode()


def test_a_program_that_stops_ends_by_itself() -> None:
    assert ended("quick") == (0, "Stopping\n", "")


@pytest.mark.parametrize("task", ["deaf", "busy"])
def test_a_program_that_does_not_stop_is_ended_and_tells_where_it_waited(task: str) -> None:
    code, _, log = ended(task)
    assert code == NOT_BY_ITSELF
    assert "the bot doesn't stop and is ended" in log
    assert f"in {task}" in log


async def swallows(*_: object) -> None:
    """As a client that is told to stop while an answer comes in: it takes the one for the other."""
    with suppress(asyncio.CancelledError):
        await asyncio.sleep(60)


def follows_the_clock() -> Coroutine[Any, Any, None]:
    clock, store = SimpleNamespace(set=swallows), SimpleNamespace(hurry=partial(asyncio.sleep, 0))
    return timekeeping.keep(cast("ServerClock", clock), cast("Store", store))


def looks_for_news() -> Coroutine[Any, Any, None]:
    news = News(cast("RoomLog", SimpleNamespace(latest=swallows)))
    news._look = swallows  # type: ignore[method-assign]
    return news.run()


def follows_a_room() -> Coroutine[Any, Any, None]:
    house = SimpleNamespace(news=News(cast("RoomLog", None)))
    tab = Tab(cast("web.WebSocketResponse", None), cast("House", house))
    return tab._follow("web:table", swallows)


@pytest.mark.parametrize("loop", [follows_the_clock, looks_for_news, follows_a_room])
async def test_a_loop_ends_though_its_step_swallowed_that_it_was_told_to(
    loop: Callable[[], Coroutine[Any, Any, None]],
) -> None:
    task = asyncio.create_task(loop())
    await asyncio.sleep(0.1)
    task.cancel()
    done, _ = await asyncio.wait([task], timeout=5)
    assert done
