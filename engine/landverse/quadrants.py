"""A map seen as 12x12 quadrants, two to a side of each cell: where land lies, where sea lies, what fits beside them.

A set of quadrants is an int with one bit each, bit row * 12 + column.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from engine.landverse.data import CELLS, SIZE, TILES, Type

Cells: TypeAlias = tuple[int | None, ...]
Quadrants: TypeAlias = int

SIDE: Final = 2 * SIZE
WHOLE: Final = (1 << SIDE * SIDE) - 1
LEFT_EDGE: Final = sum(1 << row * SIDE for row in range(SIDE))
RIGHT_EDGE: Final = LEFT_EDGE << SIDE - 1

LAND: Final[dict[Type, tuple[str, str]]] = {
    "L": ("##", "##"),
    "S": ("  ", "  "),
    "^": ("##", "  "),
    "v": ("  ", "##"),
    "<": ("# ", "# "),
    ">": (" #", " #"),
}
"""The land of each type of tile (rules.md, The tile set); the rest of it is sea."""

KNOWN_MAPS: Final = 4096
"""How many maps keep what was found out about them; a table has four at a time, a search some hundreds."""


def _block(cell: int) -> Quadrants:
    """The four quadrants of a cell."""
    row, column = divmod(cell, SIZE)
    return (0b11 | 0b11 << SIDE) << 2 * (row * SIDE + column)


def _land(kind: Type, cell: int) -> Quadrants:
    """The land of a tile that lies on a cell."""
    row, column = divmod(cell, SIZE)
    corner = 2 * (row * SIDE + column)
    return sum(
        1 << corner + down * SIDE + right
        for down, line in enumerate(LAND[kind])
        for right, mark in enumerate(line)
        if mark == "#"
    )


def _sea(kind: Type, cell: int) -> Quadrants:
    return _block(cell) & ~_land(kind, cell)


def spread(area: Quadrants) -> Quadrants:
    """The area and every quadrant beside it, never diagonally."""
    across = (area & ~RIGHT_EDGE) << 1 | (area & ~LEFT_EDGE) >> 1
    return (area | across | area << SIDE | area >> SIDE) & WHOLE


LAID: Final = {kind: tuple((_land(kind, cell), _sea(kind, cell)) for cell in range(len(CELLS))) for kind in LAND}
"""By type and cell: the land and the sea of a tile that lies there."""

BESIDE: Final = {
    kind: tuple(
        (spread(land) & ~_block(cell), spread(sea) & ~_block(cell)) for cell, (land, sea) in enumerate(LAID[kind])
    )
    for kind in LAND
}
"""By type and cell: the quadrants around the cell that touch the land of a tile there, and those that touch its sea."""


@lru_cache(KNOWN_MAPS)
def layers(cells: Cells) -> tuple[Quadrants, Quadrants]:
    """All land and all sea of a map."""
    land = sea = 0
    for cell, number in enumerate(cells):
        if number is not None:
            its_land, its_sea = LAID[TILES[number].type][cell]
            land |= its_land
            sea |= its_sea
    return land, sea


def clash(cells: Cells, kind: Type, cell: int) -> Quadrants:
    """The quadrants around a cell where a tile of this type would have land meet sea (rules.md, Play 3)."""
    land, sea = layers(cells)
    by_land, by_sea = BESIDE[kind][cell]
    return by_land & sea | by_sea & land


@lru_cache(KNOWN_MAPS)
def fitting(cells: Cells, kind: Type) -> tuple[int, ...]:
    """The empty cells where a tile of this type may go, ascending."""
    land, sea = layers(cells)
    return tuple(
        cell
        for cell, (by_land, by_sea) in enumerate(BESIDE[kind])
        if cells[cell] is None and not by_land & sea and not by_sea & land
    )


@lru_cache(KNOWN_MAPS)
def dead(cells: Cells) -> tuple[int, ...]:
    """The empty cells where no type of tile fits any more."""
    alive = {cell for kind in LAND for cell in fitting(cells, kind)}
    return tuple(cell for cell, number in enumerate(cells) if number is None and cell not in alive)


def areas(layer: Quadrants) -> Iterator[Quadrants]:
    """The connected areas of a layer, by their first quadrant."""
    while layer:
        area, grown = 0, layer & -layer
        while area != grown:
            area, grown = grown, spread(grown) & layer
        yield area
        layer &= ~area


def members(area: Quadrants) -> tuple[int, ...]:
    """The numbers of the quadrants of an area, ascending."""
    return tuple(quadrant for quadrant in range(SIDE * SIDE) if area >> quadrant & 1)


def cell_of(area: Quadrants) -> int:
    """The cell that holds the first quadrant of an area."""
    row, column = divmod((area & -area).bit_length() - 1, SIDE)
    return row // 2 * SIZE + column // 2
