"""The real program as a process of its own, to be used, killed and started again."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.ending import LONGEST
from bot.valkey import free_port

PROJECT: Final = Path(__file__).parents[2]
PATIENCE: Final = 90.0
"""Seconds that a program may take to start, with all cores busy."""
EXIT: Final = LONGEST + 5
"""Seconds that it may take to stop."""


class Program:
    """`python -m bot` with a page on a free port, which stays the same when it is started again.

    launch: what stands behind `-m` where a rig starts the same program. People who are played by programs are quick.
    """

    def __init__(self, folder: Path, settings: Mapping[str, str], launch: Sequence[str] = ("bot",)) -> None:
        self.launch = launch
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        metrics = free_port()
        self._healthz = f"http://127.0.0.1:{metrics}/healthz"
        self.log = folder / f"{self.port}.log"
        quick = {"PERSON_PACE": "100000"}
        self._environment = {
            **os.environ,
            **quick,
            **settings,
            "DATA_DIR": str(folder / "data"),
            "WEB_PORT": str(self.port),
            "METRICS_PORT": str(metrics),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = PATIENCE, *, hears: bool = False) -> None:
        """Returns once the page answers. Raises RuntimeError with the program's own words if it doesn't.

        hears: once it hears each platform, too, or stands by for another program that does.
        """
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *self.launch], cwd=PROJECT, env=self._environment, stdout=log, stderr=log
            )
        until = time.monotonic() + patience
        while not (_is_fine(self._healthz) if hears else self.is_healthy()):
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the program doesn't start:\n{self.log.read_text()}")
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """As `kill -9` does: without a word."""
        assert self._process
        self._process.kill()
        self._process.wait(EXIT)

    def stop(self) -> int:
        """As Ctrl-C does; returns the exit code."""
        assert self._process
        self._process.terminate()
        return self._process.wait(EXIT)

    def is_healthy(self) -> bool:
        """Whether the page answers and Redis does too."""
        return _is_fine(f"{self.url}/health")


def _is_fine(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


@contextmanager
def running(folder: Path, launch: Sequence[str] = ("bot",), **settings: str) -> Iterator[Program]:
    """A program that has started and hears its platforms; it is stopped at the end."""
    program = Program(folder, settings, launch)
    program.start(hears=True)
    try:
        yield program
    except Exception:
        print(program.log.read_text())  # for whoever reads why a test failed
        raise
    finally:
        program.stop()
