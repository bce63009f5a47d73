"""Plays whole games on every platform and prints what they were like; every picture is kept in out/whole.

python -m tests.whole [GAME] [--front web|discord|telegram]
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from bot import artist, worker
from bot.connection import connect
from bot.settings import Settings
from bot.telegram import line, listening
from bot.valkey import embedded
from render import table as pictures
from render.games import picture
from tests.journeys.inside import PLATFORMS
from tests.journeys.process import PROJECT
from tests.whole.evening import Evening, Played
from tests.whole.tables import GAMES, Table, tables

ALBUM: Final = PROJECT / "out" / "whole"
HEAD: Final = (
    "game", "options", "seats", "front", "room", "turns", "decisions", "taps", "taps/turn", "posts", "seconds",
    "longest", "verdict",
)  # fmt: skip
SPARED: Final = 5
"""Of so many private pictures one is drawn anew."""
UNHURRIED: Final = 1000
"""Seconds that a press may take, and calls a minute to one person: people here play faster than any real ones."""
WIDTHS: Final = (10, 40, 9, 9, 5, 6, 10, 6, 10, 6, 8, 8, 0)


class Journal(logging.Handler):
    """Everything the program logs."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.records.append(record)

    def faults(self) -> list[str]:
        """What went wrong without anybody noticing."""
        return [record.getMessage() for record in self.records if record.levelno >= logging.ERROR]


@contextmanager
def journal() -> Iterator[Journal]:
    """Keeps what is logged in the block."""
    kept, root = Journal(), logging.getLogger()
    root.addHandler(kept)
    root.setLevel(logging.INFO)
    try:
        yield kept
    finally:
        root.removeHandler(kept)


def sparing(drawn: Callable[..., bytes]) -> Callable[..., bytes]:
    """Draws what everybody sees; of the private pictures, which nobody looks at here, one in SPARED."""
    kept: dict[str, bytes] = {}
    numbers = count()

    def draw(slug: str, name: str, view: Any, table: pictures.Table) -> bytes:
        if name == "table":
            return drawn(slug, name, view, table)
        if name not in kept or next(numbers) % SPARED == 0:
            kept[name] = drawn(slug, name, view, table)
        return kept[name]

    return draw


async def play(table: Table, redis_url: str) -> tuple[Played | None, str]:
    """Play one table with a bot of its own; what it was like, and the verdict."""
    settings, folder = Settings(redis_url=redis_url), ALBUM / table.front / table.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()

    def keep(name: str, png: bytes | None) -> None:
        assert png is not None
        (folder / f"{name}.png").write_bytes(png)

    played: Played | None = None
    with journal() as kept, pytest.MonkeyPatch.context() as patch:
        patch.setattr(artist, "_drawn", sparing(picture))
        patch.setattr(line, "PRIVATE_BUDGET", UNHURRIED)
        patch.setattr(listening, "HELD_UP", UNHURRIED)
        async with connect(settings) as client:
            await client.flushall()
            try:
                async with PLATFORMS[table.front](client, settings, patch) as house:
                    patch.setattr(worker, "LOOK", 1.0)  # nothing is waited for but what this process writes itself
                    played = await Evening(house, table, kept.records).play(keep)
            except Exception as fault:  # noqa: BLE001 - whatever it is, it is the verdict, and the next table is played
                traceback.print_exc()
                return played, f"FAULT: {_inmost(fault)}".splitlines()[0]
    faults = kept.faults()
    return played, f"FAULT: {faults[0]}" if faults else "whole"


def _inmost(fault: BaseException) -> BaseException:
    """What went wrong, of a group the first."""
    return _inmost(fault.exceptions[0]) if isinstance(fault, BaseExceptionGroup) else fault


def row(table: Table, played: Played | None, verdict: str) -> str:
    """A line of the table that is printed."""
    computers = f"+{table.computers}" if table.computers else ""
    about = (table.game, " ".join([table.options, *(["beginner"] if table.beginner else [])]).strip())
    shown: tuple[object, ...] = (*about, f"{table.people}{computers}", table.front, table.language)
    if played:
        shown += (played.turns, played.decisions, played.taps, f"{played.taps / max(1, played.tapped):.1f}")
        shown += (played.posts, f"{played.seconds:.0f}", played.longest)
    return _line((*shown, *[""] * (len(HEAD) - 1 - len(shown)), verdict))


def _line(cells: tuple[object, ...]) -> str:
    return "".join(f"{cell!s:<{width}}" for cell, width in zip(cells, WIDTHS, strict=True))


def main(arguments: list[str]) -> int:
    """Play, print a line for each table, and tell whether all was well (0) or not (1)."""
    parser = argparse.ArgumentParser(prog="python -m tests.whole", description=__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--front", choices=[*PLATFORMS])
    parser.add_argument("--table", type=int, help="only the one of this number, counted from 1")
    chosen = parser.parse_args(arguments)
    well = True
    print(_line(HEAD), flush=True)
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder)) as redis_url:
        for game in [chosen.game] if chosen.game else GAMES:
            for front in [chosen.front] if chosen.front else PLATFORMS:
                offered = tables(game, front)
                for table in offered[chosen.table - 1 : chosen.table] if chosen.table else offered:
                    played, verdict = asyncio.run(play(table, redis_url))
                    well = well and verdict == "whole"
                    print(row(table, played, verdict), flush=True)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
