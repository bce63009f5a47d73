"""A process beside the bot's own, for work that keeps a processor busy.

Python does one thing at a time in each process, so that whoever presses a button would wait for the pictures of others.
`python -m bot.workshop NICENESS` is that process: it does what comes over its standard input, one piece after the
other, and ends with it, and so with the bot, however that ends.
"""

import atexit
import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

LOG: Final = logging.getLogger(__name__)

Result = TypeVar("Result")

PROJECT: Final = Path(__file__).parents[1]
TRIES: Final = 2
LENGTH: Final = 4
"""Bytes before each answer, which say how long it is."""


class Failed(Exception):
    """The work ended with an error over there, which the text tells whole, or its process died over it."""


class Workshop:
    """The process; started with its first work, and anew where it has died.

    niceness: how much it gives way to other processes.
    """

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._free = threading.Lock()
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)

    def do(self, work: Callable[..., Result], *values: Any) -> Result:
        """What `work(*values)` gives over there; all of it is pickled. Blocks until then. Raises Failed."""
        piece = pickle.dumps((work, values))
        with self._free:
            for _ in range(TRIES):
                if self._closed:
                    break
                try:
                    given, error = self._answer(piece)
                except (OSError, EOFError):
                    if not self._closed:
                        LOG.warning("the process of the workshop has died", exc_info=True)
                    self._end()
                    continue
                if error:
                    raise Failed(error)
                result: Result = given
                return result
        raise Failed(f"the process died over {work}")

    def close(self) -> None:
        """End the process, in the middle of its work too; nothing more is done then."""
        self._closed = True
        if process := self._process:
            process.kill()
        with self._free:
            self._end()

    def _answer(self, piece: bytes) -> tuple[Any, str]:
        """What came of it, or the error. Raises OSError or EOFError where the process is gone."""
        process = self._process = self._process or _started(self._niceness)
        if self._closed:  # just now, when there was no process to end
            raise EOFError
        assert process.stdin
        assert process.stdout
        process.stdin.write(piece)
        process.stdin.flush()
        length = int.from_bytes(process.stdout.read(LENGTH), "big")
        answer = process.stdout.read(length)
        if not length or len(answer) < length:
            raise EOFError
        result, error = pickle.loads(answer)  # noqa: S301  our own process
        return result, error

    def _end(self) -> None:
        if self._process:
            self._process.kill()
            self._process.communicate()
        self._process = None


def _started(niceness: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", __spec__.name, str(niceness)]
    return subprocess.Popen(command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def main(pieces: BinaryIO, answers: BinaryIO, niceness: int) -> None:
    """Do what comes, until nothing can come any more. Who wants to end the bot ends this with it, and not before."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)
    os.nice(niceness)
    while True:
        try:
            work, values = pickle.load(pieces)  # noqa: S301  our own process
        except EOFError:
            return
        try:
            answer = pickle.dumps((work(*values), ""))
        except Exception:  # noqa: BLE001  whoever asked for the work is told
            answer = pickle.dumps((None, traceback.format_exc()))
        answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
        answers.flush()


if __name__ == "__main__":
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as own:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anybody prints is no answer
        main(sys.stdin.buffer, own, int(sys.argv[1]))
