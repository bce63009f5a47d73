"""A program that was told to stop ends, and says what was in the way."""

import signal
import subprocess
import sys
from typing import Final

import pytest

from bot.ending import NOT_BY_ITSELF
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
