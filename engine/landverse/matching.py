"""What fits where: land must meet land and sea must meet sea, quadrant against quadrant (rules.md, Play 3)."""

from functools import lru_cache
from typing import Final, TypeAlias

from engine.landverse.data import CELLS, SIZE, TILES, Type

Cells: TypeAlias = tuple[int | None, ...]
"""The tile numbers on a map, row by row from a1, None where it is empty."""

KNOWN_MAPS: Final = 4096
"""How many maps keep what was found out about them: a table has four at a time, a search some hundreds."""

ROWS: Final[dict[Type, tuple[str, str]]] = {
    "L": ("LL", "LL"),
    "S": ("SS", "SS"),
    "^": ("LL", "SS"),
    "v": ("SS", "LL"),
    "<": ("LS", "LS"),
    ">": ("SL", "SL"),
}
"""The quadrants of each type, upper and lower row."""

SIDES: Final = {"above": (-1, 0), "right": (0, 1), "below": (1, 0), "left": (0, -1)}
"""Where the cell beside another lies: rows down, columns right."""
FACING: Final = {"above": "below", "right": "left", "below": "above", "left": "right"}

BITS: Final[dict[Type, int]] = {one: 1 << place for place, one in enumerate(ROWS)}
"""A set of types is an int with one bit for each."""
ALL_TYPES: Final = sum(BITS.values())


def edge(tile_type: Type, side: str) -> str:
    """The two quadrants of a tile on one of its sides, from the top or the left."""
    upper, lower = ROWS[tile_type]
    return {"above": upper, "right": upper[1] + lower[1], "below": lower, "left": upper[0] + lower[0]}[side]


def fitting_beside(tile_type: Type, side: str) -> tuple[Type, ...]:
    """The types that may lie on one side of a tile."""
    return tuple(other for other in ROWS if edge(other, FACING[side]) == edge(tile_type, side))


def beside(cell: int) -> dict[str, int]:
    """The cells around one, by side; fewer at the rim of the map."""
    row, column = divmod(cell, SIZE)
    around = {side: (row + down, column + right) for side, (down, right) in SIDES.items()}
    return {side: r * SIZE + c for side, (r, c) in around.items() if r in range(SIZE) and c in range(SIZE)}


LETS: Final = {
    own: tuple(
        tuple((other, sum(BITS[one] for one in fitting_beside(own, side))) for side, other in beside(cell).items())
        for cell in range(len(CELLS))
    )
    for own in ROWS
}
"""By type and cell: the cells around a tile that lies there, each with the types it lets in."""


@lru_cache(KNOWN_MAPS)
def open_types(cells: Cells) -> tuple[int, ...]:
    """The types that may go to each cell; none where a tile lies."""
    types = [ALL_TYPES] * len(cells)
    for cell, number in enumerate(cells):
        if number is not None:
            types[cell] = 0
            for other, let in LETS[TILES[number].type][cell]:
                types[other] &= let
    return tuple(types)


@lru_cache(KNOWN_MAPS)
def fitting(cells: Cells, tile_type: Type) -> tuple[int, ...]:
    """The cells where a tile of this type may go, ascending."""
    bit = BITS[tile_type]
    return tuple(cell for cell, types in enumerate(open_types(cells)) if types & bit)


@lru_cache(KNOWN_MAPS)
def dead(cells: Cells) -> tuple[int, ...]:
    """The empty cells where no type fits any more."""
    return tuple(cell for cell, types in enumerate(open_types(cells)) if not types and cells[cell] is None)


def clash(cells: Cells, tile_type: Type, cell: int) -> int | None:
    """A cell beside `cell` whose tile keeps this type out; None where it fits."""
    for side, other in beside(cell).items():
        number = cells[other]
        if number is not None and TILES[number].type not in fitting_beside(tile_type, side):
            return other
    return None
