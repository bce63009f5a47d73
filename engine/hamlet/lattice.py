"""The triangular lattice (rules.md, The map): points, triangles and segments as single numbers.

The point (x, y) is x + y * ROW, the triangle (x, y, k) twice its point + k, a segment three times its lower end + its
direction: so a shape is moved by adding, and shapes are compared as plain numbers.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.hamlet.data import TILES, Cell, Point

ROW: Final = 4096
HALF: Final = ROW // 2
TURNS: Final = 6
STEPS: Final[tuple[Point, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six directions, counter-clockwise from the right; segments are named by the first three."""


def code(point: Point) -> int:
    """A point as one number."""
    return point[0] + point[1] * ROW


def point(number: int) -> Point:
    """The point that a number stands for."""
    y = (number + HALF) // ROW
    return number - y * ROW, y


def turned(where: Point, turn: int) -> Point:
    """A point turned about (0, 0) by `turn` times 60 degrees, counter-clockwise."""
    x, y = where
    for _ in range(turn):
        x, y = -y, x + y
    return x, y


def segment(start: Point, direction: int) -> int:
    """The segment that goes from a point in one of the six directions; the way back is the same segment."""
    if direction < TURNS // 2:
        return 3 * code(start) + direction
    right, up = STEPS[direction]
    return 3 * code((start[0] + right, start[1] + up)) + direction - TURNS // 2


def ends(number: int) -> tuple[Point, Point]:
    """The end points of a segment."""
    start, direction = divmod(number, 3)
    (x, y), (right, up) = point(start), STEPS[direction]
    return (x, y), (x + right, y + up)


def cell(triangle: Cell) -> int:
    """A triangle as one number."""
    return 2 * code(triangle[:2]) + triangle[2]


def triangle(number: int) -> Cell:
    """The triangle that a number stands for."""
    where, k = divmod(number, 2)
    return (*point(where), k)


def _turned_cell(triangle: Cell, turn: int) -> Cell:
    """A triangle turned about (0, 0). Three times its middle is (3x + 1 + k, 3y + 1 + k), and turns like a point."""
    x, y, k = triangle
    right, up = turned((3 * x + 1 + k, 3 * y + 1 + k), turn)
    return right // 3, up // 3, right % 3 - 1


def neighbours(number: int) -> tuple[int, int, int]:
    """The triangles that share a segment with one."""
    if number % 2:
        return number - 1, number + 1, number + 2 * ROW - 1
    return number + 1, number - 1, number - 2 * ROW + 1


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment of a shape: where it starts, which way its outline goes along it, its number and its type."""

    start: Point
    direction: int
    number: int
    edge: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A tile turned but not moved: its triangles, its outline, and its segments in the order of the outline."""

    cells: tuple[int, ...]
    outline: tuple[Point, ...]
    segments: tuple[Segment, ...]


@cache
def shape(tile: str, turn: int) -> Shape:
    """A tile in one of its six turns."""
    printed = TILES[tile]
    outline = tuple(turned(where, turn) for where in printed.outline)
    ways = tuple(
        STEPS.index((x2 - x1, y2 - y1)) for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True)
    )
    return Shape(
        cells=tuple(cell(_turned_cell(one, turn)) for one in printed.cells),
        outline=outline,
        segments=tuple(
            Segment(start, way, segment(start, way), edge)
            for start, way, edge in zip(outline, ways, printed.edges, strict=True)
        ),
    )


def holes(taken: frozenset[int]) -> tuple[frozenset[int], ...]:
    """The regions of empty triangles that are shut in by taken ones, lowest first."""
    columns, rows = zip(*(point(number // 2) for number in taken), strict=True)
    inside = _rectangle(min(columns) - 1, max(columns) + 1, min(rows) - 1, max(rows) + 1) - taken
    regions = _regions(inside)
    outside = cell((min(columns) - 1, min(rows) - 1, 0))
    return tuple(region for region in regions if outside not in region)


def _rectangle(left: int, right: int, low: int, high: int) -> set[int]:
    return {cell((x, y, k)) for y in range(low, high + 1) for x in range(left, right + 1) for k in (0, 1)}


def _regions(cells: Iterable[int]) -> Iterator[frozenset[int]]:
    """Triangles parted into connected regions, the one with the lowest triangle first."""
    rest = set(cells)
    while rest:
        edge, region = {min(rest)}, set[int]()
        while edge:
            region |= edge
            edge = {one for number in edge for one in neighbours(number) if one in rest} - region
        rest -= region
        yield frozenset(region)
