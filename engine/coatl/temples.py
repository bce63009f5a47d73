"""What meets a Temple (rules.md, Matching: Temples)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.coatl.data import BOTH_MET, ONE_MET, TEMPLES, Temple
from engine.coatl.prophecies import KNOWN


@dataclass(frozen=True, slots=True)
class Requirement:
    """One of a Temple's two, judged on a cóatl as it is.

    counts: pieces of the colour that must be missing; of each of the colours that must be equal; of all.
    """

    kind: Literal["lacks", "equal", "length"]
    met: bool
    counts: tuple[int, ...]


@lru_cache(KNOWN)
def judged(temple: str, colours: str) -> tuple[Requirement, ...]:
    """Both requirements of a Temple on a string of colours, in the order of its id."""
    return tuple(_requirements(TEMPLES[temple], colours))


def _requirements(temple: Temple, colours: str) -> list[Requirement]:
    found: list[Requirement] = []
    if temple.lacks:
        there = colours.count(temple.lacks)
        found.append(Requirement("lacks", not there, (there,)))
    if temple.equal:
        first, second = map(colours.count, temple.equal)
        found.append(Requirement("equal", first == second > 0, (first, second)))
    if temple.length:
        found.append(Requirement("length", len(colours) == temple.length, (len(colours),)))
    return found


def temple_points(temple: str, colours: str) -> int:
    """What a Temple is worth beside a completed cóatl of these colours; 0 means it can't be claimed."""
    return (0, ONE_MET, BOTH_MET)[sum(requirement.met for requirement in judged(temple, colours))]
