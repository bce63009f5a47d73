"""What is counted and timed of this process, for Prometheus (bot/operations.py serves it; docs/operations.md explains).

All names begin with `bot_`. Labels have few values: games, platforms, kinds; never rooms or people.
"""

import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from contextvars import ContextVar
from functools import wraps
from typing import Any, Final, Literal, ParamSpec, TypeAlias, TypeVar

from prometheus_client import Counter, Gauge, Histogram

from bot.front import CantPost, TryLater
from bot.saved import LogEntry

P = ParamSpec("P")
T = TypeVar("T")

State: TypeAlias = Literal["connected", "standing by", "away"]
"""Of a platform, for this process: it is heard here, or by another process, or it can't be reached."""

QUICK: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)
"""Seconds. Discord waits 3 for an acknowledgement."""
SLOW: Final = (0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 900)
COMPUTED: Final = ("clock", "computer")
"""Who decides besides people, as the log names them (LogEntry.by)."""

MOVES: Final = Counter("bot_moves", "Decisions that were written, by who made them.", ["game", "by"])
POSTS: Final = Histogram("bot_post_seconds", "Posts, by how long the platform took.", ["platform"], buckets=SLOW)
REFUSED: Final = Counter("bot_posts_refused", "Posts that a platform didn't take.", ["platform", "kind"])
ACKNOWLEDGED: Final = Histogram(
    "bot_acknowledge_seconds", "From a press to the first sign of it.", ["platform"], buckets=QUICK
)
POSTED: Final = Histogram(
    "bot_turn_to_post_seconds", "From a turn's last decision to its post.", ["platform"], buckets=SLOW
)
DRAWN: Final = Histogram("bot_draw_seconds", "From asking for a picture to having it.", ["game"], buckets=QUICK)
LAG: Final = Histogram("bot_loop_lag_seconds", "How late the event loop is.", buckets=QUICK)
ERRORS: Final = Counter("bot_errors", "Warnings and errors that were logged.", ["level", "logger", "kind"])
CONNECTED: Final = Gauge("bot_platform_connected", "1 where this process hears a platform.", ["platform"])
REDIS: Final = Gauge("bot_redis_up", "1 while Redis answers.")
DUE: Final = Gauge("bot_due", "Games that are due now, in all of Redis.", ["kind"])
LIVE: Final = Gauge("bot_live_games", "Lobbies and running games, in all of Redis.")

PLATFORMS: Final[dict[str, State]] = {}
"""How each platform is that this process plays on."""

_arrived: ContextVar[float] = ContextVar("arrived")


def platform_is(platform: str, state: State) -> None:
    """Note how a platform is."""
    PLATFORMS[platform] = state
    CONNECTED.labels(platform).set(state == "connected")


def moved(game: str, entries: Iterable[LogEntry]) -> None:
    """Count the decisions among the lines that were written to a game's log."""
    for entry in entries:
        if entry.seat is not None and not entry.undone and entry.former is None:
            MOVES.labels(game, entry.by if entry.by in COMPUTED else "person").inc()


def arrived() -> None:
    """A press or a typed line has come; this task deals with it."""
    _arrived.set(time.monotonic())


def acknowledged(platform: str) -> None:
    """The person sees that what has arrived in this task was heard; nothing is counted where nobody noted when."""
    if since := _arrived.get(None):
        ACKNOWLEDGED.labels(platform).observe(time.monotonic() - since)


def posting(platform: str) -> Callable[[Callable[P, Coroutine[Any, Any, T]]], Callable[P, Coroutine[Any, Any, T]]]:
    """Times a front's `post`, and counts what is refused."""

    def timed(post: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        @wraps(post)
        async def run(*args: P.args, **given: P.kwargs) -> T:
            begun = time.monotonic()
            try:
                sent = await post(*args, **given)
            except (TryLater, CantPost) as refused:
                REFUSED.labels(platform, type(refused).__name__).inc()
                raise
            POSTS.labels(platform).observe(time.monotonic() - begun)
            return sent

        return run

    return timed


class Counting(logging.Handler):
    """Counts what is logged as a warning or worse: by the error's class, "" where it isn't one."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        ERRORS.labels(record.levelname, record.name, kind).inc()
