"""The names of the places and which of them touch (rules.md, Names of places). Lists are in reading order."""

from typing import Final

from engine.minecraft.data import REACH, START

SIZE: Final = 4
"""Columns of the store, and stacks of the ground, on each side."""

COLUMNS: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcd")
"""The columns of the store."""

CROSSINGS: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 2) for column in "pqrst")
MIDDLE: Final = CROSSINGS.index(START)

_LINES: Final = "ghijkl"
_GROUND: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 3) for column in _LINES)


def _depth(place: str) -> int:
    """On how many sides a ground place lies at the rim: 0 a stack, 1 a weapon, 2 a corner, which is no place."""
    return (place[0] in _LINES[:: SIZE + 1]) + (place[1] in ("1", str(SIZE + 2)))


STACKS: Final = tuple(place for place in _GROUND if _depth(place) == 0)
EDGES: Final = tuple(place for place in _GROUND if _depth(place) == 1)
"""The places of the weapon tokens round the ground."""


def _touched(crossing: int) -> tuple[str, ...]:
    row, column = divmod(crossing, SIZE + 1)
    return tuple(f"{_LINES[column + right]}{row + down + 1}" for down in (0, 1) for right in (0, 1))


def _near(crossing: int) -> tuple[int, ...]:
    row, column = divmod(crossing, SIZE + 1)
    return tuple(
        other
        for other in range(len(CROSSINGS))
        if abs(other // (SIZE + 1) - row) + abs(other % (SIZE + 1) - column) <= REACH
    )


TOUCHED_STACKS: Final = tuple(
    tuple(STACKS.index(place) for place in _touched(crossing) if place in STACKS) for crossing in range(len(CROSSINGS))
)
"""The numbers of the stacks that each crossing touches."""

TOUCHED_EDGES: Final = tuple(
    tuple(EDGES.index(place) for place in _touched(crossing) if place in EDGES) for crossing in range(len(CROSSINGS))
)
"""The numbers of the weapon places that each crossing touches."""

WITHIN: Final = tuple(map(_near, range(len(CROSSINGS))))
"""The crossings that one explore reaches from each crossing, itself included."""


def _beside(width: int, count: int) -> tuple[tuple[int, ...], ...]:
    """Orthogonal neighbours of each cell of a board `width` wide."""
    cells = [divmod(cell, width) for cell in range(count)]
    return tuple(
        tuple(n for n, (r, c) in enumerate(cells) if abs(r - row) + abs(c - column) == 1) for row, column in cells
    )


SPACES: Final = 9
SIDE: Final = 3
BESIDE: Final = _beside(SIDE, SPACES)
"""The neighbours of each own space (0-8)."""

COLUMN_SIDES: Final = _beside(SIZE, SIZE * SIZE)
"""The neighbours of each store column; a side without one is outside, where all is open."""
