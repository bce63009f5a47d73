"""What fulfils a Prophecy, how often, and what that is worth (rules.md, Matching)."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.coatl.data import CARDS, PROPHECIES, Family
from engine.coatl.serpent import Serpent

KNOWN: Final = 1 << 13
"""How many answers are kept: a search asks the same of the same cóatl again and again."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a cóatl fulfils a card.

    times: how often it does. points: at the level reached, 0 below the lowest.
    needed: the times of the next level; None once the top one is reached.
    """

    card: str
    times: int
    points: int
    needed: int | None


def _count(pattern: str, colours: str, head: bool, tail: bool) -> int:
    return colours.count(pattern)


def _lone(pattern: str, colours: str, head: bool, tail: bool) -> int:
    """Pairs with another colour or a closed end on both sides."""
    whole = ("<" if head else "?") + colours + (">" if tail else "?")
    return len(re.findall(f"(?<![{pattern}?]){pattern}{pattern}(?![{pattern}?])", whole))


def _run(pattern: str, colours: str, head: bool, tail: bool) -> int:
    return len(re.findall(f"{pattern[:2]}+{pattern[2]}", colours))


def _mirror(pattern: str, colours: str, head: bool, tail: bool) -> int:
    return int(re.search(f"{pattern}.+{pattern[::-1]}", colours) is not None)


COUNTS: Final[Mapping[str, Callable[[str, str, bool, bool], int]]] = {
    "count": _count,
    "seq": _count,  # str.count takes what doesn't overlap, from the left
    "lone": _lone,
    "run": _run,
    "mirror": _mirror,
}
"""By the kind of the family: how often a pattern is in a string of colours."""


@lru_cache(KNOWN)
def standing(card: str, colours: str, head: bool, tail: bool) -> Standing:
    """How far a string of colours, its front closed by a head and its back by a tail or not, fulfils a card."""
    prophecy = PROPHECIES[card]
    times = COUNTS[prophecy.family.kind](prophecy.pattern, colours, head, tail)
    return Standing(card, times, *_level(prophecy.family, times))


def _level(family: Family, times: int) -> tuple[int, int | None]:
    """The points of the highest level reached, and the times that the next one takes."""
    points = max((points for needed, points in family.levels if needed <= times), default=0)
    return points, next((needed for needed, _ in family.levels if needed > times), None)


def stands(card: str, serpent: Serpent) -> Standing:
    """How far a cóatl fulfils a card."""
    return standing(card, serpent.colours, serpent.head, serpent.tail)


def layable(card: str, serpent: Serpent) -> bool:
    """Whether a card may be laid beside a cóatl now: fulfilled, with a place free, and none like it there."""
    return len(serpent.cards) < CARDS and card not in serpent.cards and stands(card, serpent).points > 0
