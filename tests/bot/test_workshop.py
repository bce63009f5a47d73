"""Work in a process of its own, which may die, and dies with who started it."""

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from operator import truediv
from threading import Thread
from time import sleep

import pytest

import bot.workshop
from bot import thinking
from bot.workshop import PROJECT, Failed, Workshop
from engine.match import Match
from engine.players import PLAYERS, play_out
from engine.registry import GAMES

PARENT = """
import os, sys, time
from bot.workshop import Workshop
workshop = Workshop()
print(workshop.do(os.getpid), flush=True)
time.sleep(60)
"""


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    """One that gives way a little."""
    workshop = Workshop(niceness=1)
    yield workshop
    workshop.close()


def test_work_is_done_elsewhere_and_gives_way(workshop: Workshop) -> None:
    assert workshop.do(os.getpid) != os.getpid()
    assert workshop.do(os.nice, 0) == os.nice(0) + 1
    assert workshop.do(truediv, 3, 2) == 1.5


def test_an_error_is_told_whole_and_does_no_harm(workshop: Workshop) -> None:
    pid = workshop.do(os.getpid)
    with pytest.raises(Failed, match=r"Traceback(.|\n)*ZeroDivisionError"):
        workshop.do(truediv, 1, 0)
    assert workshop.do(os.getpid) == pid


def test_what_is_printed_over_there_is_no_answer(workshop: Workshop) -> None:
    workshop.do(print, "words")
    assert workshop.do(abs, -1) == 1


def test_a_process_that_was_killed_is_started_anew(workshop: Workshop) -> None:
    pid = workshop.do(os.getpid)
    os.kill(pid, signal.SIGKILL)
    assert workshop.do(os.getpid) != pid


def test_work_that_kills_the_process_is_given_up(workshop: Workshop) -> None:
    with pytest.raises(Failed, match="died"):
        workshop.do(os._exit, 1)
    assert workshop.do(abs, -1) == 1


def test_it_can_be_ended_in_the_middle(workshop: Workshop) -> None:
    with ThreadPoolExecutor(1) as pool:
        workshop.do(os.getpid)
        asleep = pool.submit(workshop.do, sleep, 60)
        with suppress(TimeoutError):
            asleep.result(0.3)
        workshop.close()
        with pytest.raises(Failed):
            asleep.result()
    with pytest.raises(Failed):
        workshop.do(abs, -1)


def test_it_can_be_ended_while_its_process_starts(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    started = bot.workshop._started

    def ended_meanwhile(niceness: int) -> subprocess.Popen[bytes]:
        Thread(target=workshop.close).start()
        while not workshop._closed:
            sleep(0.01)
        return started(niceness)

    monkeypatch.setattr(bot.workshop, "_started", ended_meanwhile)
    with pytest.raises(Failed):
        workshop.do(sleep, 600)


def test_it_ends_with_whoever_started_it_however_that_ends() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as parent:
        assert parent.stdout
        assert parent.stderr
        assert int(parent.stdout.readline()) != parent.pid
        parent.kill()
        assert parent.stderr.read() == b"", "both have ended, else this would wait for ever"


@pytest.mark.parametrize("slug", GAMES)
async def test_computer_players_think_for_a_while_only(slug: str) -> None:
    match = Match.begin(GAMES[slug], 2, "00")
    after = await thinking.decided(match, ("random", "random"))
    assert len(after.steps) == len(match.steps) + thinking.MOST
    assert await thinking.decided(match, ("", "")) == match


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_drawn_can_be_told_to_the_workshop(slug: str) -> None:
    for match in islice(play_out(Match.begin(GAMES[slug], 2, "00"), PLAYERS["random"]), 0, 60, 6):
        views = [match.game.view(match.state, viewer) for viewer in (None, 0, 1)]
        assert pickle.loads(pickle.dumps(views)) == views
