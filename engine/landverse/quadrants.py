"""A map seen as 12x12 quadrants, two to a side of each cell, and what is connected there (rules.md, Play 5).

A set of quadrants is an int with one bit each, bit row * 12 + column.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from engine.landverse.data import CELLS, SIZE, TILES, Kind, Type
from engine.landverse.matching import ROWS, Cells

Quadrants: TypeAlias = int

SIDE: Final = 2 * SIZE
LEFT_EDGE: Final = sum(1 << row * SIDE for row in range(SIDE))
RIGHT_EDGE: Final = LEFT_EDGE << SIDE - 1


def _drawn(rows: tuple[str, str], letter: str, cell: int) -> Quadrants:
    """The quadrants of a tile on a cell that show one letter."""
    row, column = divmod(cell, SIZE)
    corner = 2 * (row * SIDE + column)
    shown = ((down, right) for down in (0, 1) for right in (0, 1) if rows[down][right] == letter)
    return sum(1 << corner + down * SIDE + right for down, right in shown)


def _everywhere(letter: str) -> dict[Type, tuple[Quadrants, ...]]:
    return {one: tuple(_drawn(rows, letter, cell) for cell in range(len(CELLS))) for one, rows in ROWS.items()}


LAID: Final[dict[Kind, dict[Type, tuple[Quadrants, ...]]]] = {"land": _everywhere("L"), "sea": _everywhere("S")}
"""By kind, type and cell: the quadrants of that kind on a tile that lies there."""


def layer(cells: Cells, kind: Kind) -> Quadrants:
    """All land, or all sea, of a map."""
    laid, found = LAID[kind], 0
    for cell, number in enumerate(cells):
        if number is not None:
            found |= laid[TILES[number].type][cell]
    return found


def areas(layer: Quadrants) -> Iterator[Quadrants]:
    """The connected areas of a layer, by their first quadrant."""
    while layer:
        area, grown = 0, layer & -layer
        while area != grown:
            area, grown = grown, _spread(grown) & layer
        yield area
        layer &= ~area


def members(area: Quadrants) -> tuple[int, ...]:
    """The numbers of the quadrants of an area, ascending."""
    return tuple(number for number, bit in enumerate(reversed(f"{area:b}")) if bit == "1")


def _spread(area: Quadrants) -> Quadrants:
    """The area and every quadrant beside it, never diagonally; those beyond the map are in no layer."""
    across = (area & ~RIGHT_EDGE) << 1 | (area & ~LEFT_EDGE) >> 1
    return area | across | area << SIDE | area >> SIDE
