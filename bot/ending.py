"""A program that is told to stop ends, whatever it waits for.

What was acknowledged stands in Redis, so that being ended loses nothing; but nobody may have to wait for it.
"""

import asyncio
import io
import logging
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Any, Final

LOG: Final = logging.getLogger(__name__)

LONGEST: Final = 40.0
"""Seconds that stopping may take (docs/operations.md, Running); who started the program may kill it after 45."""
NOT_BY_ITSELF: Final = 1
"""The exit code of a program that had to be ended."""


def told_to_stop(say: Callable[[], str], longest: float = LONGEST) -> asyncio.Event:
    """Set by SIGINT or SIGTERM, which is said; where the program hasn't stopped `longest` seconds later, it is ended.

    say: what is then written on standard output.
    """
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()

    def told(*_: Any) -> None:
        # Not in the loop: it may be the loop that is held up.
        late = threading.Timer(longest, _end, [loop])
        late.daemon = True
        late.start()
        # In the loop: a signal may come in the middle of anything, of writing too.
        loop.call_soon_threadsafe(stop)

    def stop() -> None:
        if not stopped.is_set():
            stopped.set()
            print(say(), flush=True)

    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, told)
    return stopped


def _end(loop: asyncio.AbstractEventLoop) -> None:
    LOG.error("the bot doesn't stop and is ended; it waits here:\n%s", _waiting(loop))
    logging.shutdown()
    os._exit(NOT_BY_ITSELF)


def _waiting(loop: asyncio.AbstractEventLoop) -> str:
    """Where each thread and each task is: lines of the program, and no values."""
    text = io.StringIO()
    for frame in sys._current_frames().values():
        traceback.print_stack(frame, file=text)
    for task in asyncio.all_tasks(loop):
        task.print_stack(file=text)
    return text.getvalue()
