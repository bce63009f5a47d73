"""Inside of a bot that is watched: how late its event loop comes, and where its processor time goes.

SIGUSR1 begins, SIGUSR2 ends it; in between one line of JSON a second is added to a file.
"""

import asyncio
import json
import signal
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Final

TICK: Final = 0.02
"""Seconds between two looks at the event loop's lateness."""
SAMPLE: Final = 0.01
"""Processor seconds between two looks at what each thread does."""
STALL: Final = 0.02
"""Seconds of lateness that are worth a note."""

WAITING: Final = "waiting"
FIRST_OF_ALL: Final = {"bot.clock.computers_play": "computer players"}
"""Whatever is done inside of these belongs to them."""
AREAS: Final = {
    "render.canvas.encode": "PNG: colours and packing",
    "render.words": "words (Fluent)",
    "render": "drawing",
    "engine": "rules of the games",
    "pydantic": "JSON (pydantic)",
    "redis": "Redis client",
    "discord": "discord.py",
    "telegram": "python-telegram-bot",
    "httpx": "HTTP of Telegram (httpx)",
    "httpcore": "HTTP of Telegram (httpx)",
    "h11": "HTTP of Telegram (httpx)",
    "anyio": "HTTP of Telegram (httpx)",
    "aiohttp": "HTTP of Discord and the page (aiohttp)",
    "bot": "the bot's own code",
    "concurrent": "threads",
    "multiprocessing": "processes",
    "asyncio": "event loop and sockets",
    "selectors": WAITING,
    "threading": WAITING,
    "concurrent.futures.thread": WAITING,
    "multiprocessing.connection": WAITING,
    "tests.load": "this watch",
}
"""What a thread is doing, by the innermost function whose module is here; the longest name that fits counts."""


class Watch:
    """The watch on this process, kept by its main thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._on = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._late: list[float] = []
        self._spent: dict[int, float] = {}
        self._total: dict[int, float] = defaultdict(float)
        self._seen: dict[int, Counter[str]] = defaultdict(Counter)
        """Of each thread, the processor time it used, and what it was seen at."""

    def new_loop(self, make: Callable[[], asyncio.AbstractEventLoop]) -> asyncio.AbstractEventLoop:
        """An event loop that is watched."""
        self._loop = make()
        return self._loop

    def listen(self) -> None:
        """Be told by signals from now on."""
        signal.signal(signal.SIGUSR1, lambda *_: self._begin())
        signal.signal(signal.SIGUSR2, lambda *_: self._end())
        signal.signal(signal.SIGPROF, self._sample)

    def _begin(self) -> None:
        self._on, self._spent = True, _spent()
        signal.setitimer(signal.ITIMER_PROF, SAMPLE, SAMPLE)
        if self._loop:
            self._loop.call_soon_threadsafe(self._tick, None)
            self._loop.call_soon_threadsafe(self._note)

    def _end(self) -> None:
        self._on = False
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _tick(self, due: float | None) -> None:
        now = time.perf_counter()
        if due and now - due > STALL:
            self._late.append(now - due)
        if self._loop and self._on:
            self._loop.call_later(TICK, self._tick, now + TICK)

    def _sample(self, _: int, frame: FrameType | None) -> None:
        """Look at what each thread does that used the processor since the last look."""
        now, frames = _spent(), {**sys._current_frames(), threading.get_ident(): frame}
        for thread, seconds in now.items():
            used = seconds - self._spent.get(thread, seconds)
            name = area(frames.get(thread)) if used else WAITING
            self._total[thread] += used
            if name != WAITING:
                self._seen[thread][name] += 1
        self._spent = now

    def _note(self) -> None:
        """Write down what was seen in the last second: each thread's time, shared out by what it was seen at."""
        used = Counter[str]()
        for thread, seconds in self._total.items():
            seen = self._seen[thread] or Counter({WAITING: 1})
            used.update({name: seconds * count / seen.total() for name, count in seen.items()})
        with self._path.open("a", encoding="utf-8") as out:
            print(json.dumps({"at": time.time(), "late": self._late, "used": used}), file=out)
        self._late = []
        self._total.clear()
        self._seen.clear()
        if self._loop and self._on:
            self._loop.call_later(1, self._note)


def area(frame: FrameType | None) -> str:
    """Which part of the program a thread is in."""
    names = [f"{one.f_globals.get('__name__')}.{one.f_code.co_name}" for one in _outwards(frame)]
    for name in names:
        if name in FIRST_OF_ALL:
            return FIRST_OF_ALL[name]
    return next((found for name in names if (found := _area_of(name))), "the rest")


def _area_of(name: str) -> str:
    parts = name.split(".")
    prefixes = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((AREAS[prefix] for prefix in prefixes if prefix in AREAS), "")


def _outwards(frame: FrameType | None) -> Iterator[FrameType]:
    while frame:
        yield frame
        frame = frame.f_back


def _spent() -> dict[int, float]:
    """Processor seconds of each thread of this process, which keeps those it has."""
    threads = [thread.ident for thread in threading.enumerate() if thread.ident]
    return {thread: time.clock_gettime(time.pthread_getcpuclockid(thread)) for thread in threads}
