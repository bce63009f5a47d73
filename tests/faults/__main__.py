"""`python -m tests.faults`: play while things go wrong, look at what is left, print a table in Markdown.

A run with the same seed makes the same trouble; which move it meets is up to the machine.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.faults.house import house
from tests.faults.look import Found, look, watch
from tests.faults.play import Table, play, tables
from tests.faults.troubles import KINDS, Kind

LEAST: Final = 12.0
"""Seconds that trouble goes on at least."""
LOOK: Final = 0.2
HEAD: Final = (
    "| kind | platform | repeats | moves | lost | doubled | posts twice | longest wait for an answer | for a post "
    "| verdict |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


@dataclass(frozen=True)
class Wanted:
    """How long a repeat goes on: until so many moves were played, or so many seconds. blank: as its pictures are."""

    moves: int
    seconds: float
    blank: bool


async def repeat(kind: Kind, seed: int, wanted: Wanted, folder: Path) -> dict[str, Found]:
    """One repeat, and what was found on each platform."""
    async with house(folder, kind.keeping, blank=wanted.blank) as ours:
        seats = await tables(ours, seed)
        watching = asyncio.create_task(watch(ours, seats))
        async with asyncio.TaskGroup() as tasks:
            for table in seats:
                tasks.create_task(play(ours, table, kind.manner))
            tasks.create_task(kind.trouble(ours, random.Random(seed)))
            await _enough(seats, wanted)
            ours.stop.set()
        found = await look(ours, seats)
        watching.cancel()
    for text in sorted({text for table in seats for text in table.unexpected})[:5]:
        print(f"    said: {text!r}", file=sys.stderr)
    return found


async def _enough(seats: Sequence[Table], wanted: Wanted) -> None:
    begun = time.monotonic()
    while (passed := time.monotonic() - begun) < wanted.seconds:
        if passed > LEAST and sum(table.moves for table in seats) >= wanted.moves:
            return
        await asyncio.sleep(LOOK)


def rows(name: str, repeats: int, found: Mapping[str, Found]) -> list[str]:
    """The table's rows for a kind."""
    return [
        f"| {name} | {platform} | {repeats} | {one.moves} | {one.lost} | {one.doubled} | {one.twice} "
        f"| {one.waited:.1f} s | {one.late:.1f} s | {_verdict(platform, one)} |"
        for platform, one in found.items()
    ]


def _verdict(platform: str, found: Found) -> str:
    if found.lost or found.doubled or found.wrong:
        return "broken"
    if found.twice:
        return "at most once more" if platform == "telegram" else "broken"
    return "holds"


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 1 where something was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--kind", action="append", choices=KINDS, help="what goes wrong; all kinds, if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--moves", type=int, default=100, help="of a repeat")
    parser.add_argument("--seconds", type=float, default=60, help="of a repeat, at most")
    parser.add_argument("--blank", action="store_true", help="pictures are blank, which makes many moves quick")
    given = parser.parse_args(arguments)
    table, broken = list[str](), False
    for name in given.kind or KINDS:
        found = dict[str, Found]()
        for number in range(given.repeats):
            with tempfile.TemporaryDirectory() as folder:
                wanted = Wanted(given.moves, given.seconds, given.blank)
                once = asyncio.run(repeat(KINDS[name], given.seed + number, wanted, Path(folder)))
            found = {platform: found.get(platform, Found()) + one for platform, one in once.items()}
        new = rows(name, given.repeats, found)
        table += new
        wrong = [line for one in found.values() for line in one.wrong]
        broken = broken or any("| broken |" in row for row in new)
        print("\n".join([*new, *wrong]), file=sys.stderr, flush=True)
    print("\n".join([HEAD, *table]))
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
