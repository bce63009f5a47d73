"""What a map is worth (rules.md, Play 5 and Scoring)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from engine.landverse.data import Kind
from engine.landverse.matching import KNOWN_MAPS, Cells
from engine.landverse.quadrants import areas, layer, members
from engine.landverse.view import Points, Territory

Equal: TypeAlias = Literal["both", "all", "one"]

KINDS: Final[tuple[Kind, Kind]] = ("land", "sea")
SCORING: Final[dict[Equal, int | None]] = {"both": 2, "all": None, "one": 1}
"""How many of the territories that tie for largest score."""


@lru_cache(KNOWN_MAPS)
def largest(cells: Cells, equal: Equal) -> tuple[Territory, ...]:
    """The largest territories that score, land before sea, those of one kind from the top left."""
    return tuple(territory for kind in KINDS for territory in _tied(cells, kind, SCORING[equal]))


def points(cells: Cells, equal: Equal) -> Points:
    """What a map scores now: a point for each half of its largest land and its largest sea."""
    worth = dict.fromkeys(KINDS, 0)
    for territory in largest(cells, equal):
        worth[territory.kind] += territory.halves
    return Points(**worth)


def single(cells: Cells) -> int:
    """The size in halves of the one largest territory, land or sea: the tie-break."""
    return max((territory.halves for territory in largest(cells, "one")), default=0)


def _tied(cells: Cells, kind: Kind, limit: int | None) -> Iterator[Territory]:
    found = list(areas(layer(cells, kind)))
    most = max((area.bit_count() for area in found), default=0)
    for area in [area for area in found if area.bit_count() == most][:limit]:
        # Every half has two quadrants, and no territory ends within one.
        yield Territory(kind, most // 2, members(area))
