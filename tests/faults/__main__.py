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
from functools import reduce
from itertools import groupby
from operator import add
from pathlib import Path
from typing import Final

from tests.faults.house import House, Keeping, house
from tests.faults.look import Found, look, watch
from tests.faults.play import Table, play, tables
from tests.faults.troubles import KINDS

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
    """How long a repeat goes on: until so many moves were played, or for so many seconds. tables: on each platform."""

    moves: int
    seconds: float
    tables: int


async def repeat(ours: House, name: str, seed: int, wanted: Wanted) -> dict[str, Found]:
    """One repeat of a kind, at tables of its own, and what was found on each platform."""
    kind, seats = KINDS[name], await tables(ours, f"{name}-{seed}", seed, wanted.tables)
    ours.stop.clear()
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
    parser.add_argument("--tables", type=int, choices=range(1, 5), default=4, help="on each platform")
    parser.add_argument("--blank", action="store_true", help="pictures are blank, which makes many moves quick")
    given = parser.parse_args(arguments)
    wanted, seeds = Wanted(given.moves, given.seconds, given.tables), range(given.seed, given.seed + given.repeats)
    table = list[str]()
    for keeping, kinds in groupby(given.kind or KINDS, lambda name: KINDS[name].keeping):
        table += asyncio.run(_all(keeping, tuple(kinds), seeds, wanted, given.blank))
    print("\n".join([HEAD, *table]))
    return int(any("| broken |" in row for row in table))


async def _all(keeping: Keeping, kinds: Sequence[str], seeds: Sequence[int], wanted: Wanted, blank: bool) -> list[str]:
    """The rows of some kinds of trouble, which all come to the same two bots."""
    table = list[str]()
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder), keeping, blank=blank) as ours:
            for name in kinds:
                once = [await repeat(ours, name, seed, wanted) for seed in seeds]
                found = {platform: reduce(add, (one[platform] for one in once)) for platform in once[0]}
                new = rows(name, len(seeds), found)
                table += new
                wrong = [line for one in found.values() for line in one.wrong]
                print("\n".join([*new, *wrong]), file=sys.stderr, flush=True)
    return table


if __name__ == "__main__":
    sys.exit(main())
