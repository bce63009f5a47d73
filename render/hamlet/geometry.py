"""Where things lie on a tile and in the village, in unit edges and in px of a picture.

On a tile: x to the right, y down, one unit edge is 1 long. Its hub is the inner point farthest from its edge: there
its building stands, and all its roads meet.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import dist, hypot, sqrt
from typing import Final

from engine.hamlet import data, lattice
from render.canvas import Point, smooth

HIGH: Final = sqrt(3) / 2
"""The height of a unit triangle."""
GRID: Final = 6
"""Points looked at on each edge of a triangle."""


def flat(where: data.Point) -> Point:
    """A point of the lattice on the screen, in unit edges."""
    x, y = where
    return x + y / 2, -y * HIGH


@dataclass(frozen=True, slots=True)
class Ground:
    """How the lattice lies on a picture: px of a unit edge, and where the point (0, 0) lies."""

    unit: float
    x: float
    y: float

    def px(self, where: Point) -> Point:
        """A point of the screen, given in unit edges, in px."""
        return self.x + where[0] * self.unit, self.y + where[1] * self.unit

    def at(self, where: data.Point) -> Point:
        """A point of the lattice in px."""
        return self.px(flat(where))

    def moved(self, where: data.Point) -> "Ground":
        """The same with its origin at a point of the lattice."""
        x, y = self.at(where)
        return Ground(self.unit, x, y)


@dataclass(frozen=True, slots=True)
class Plan:
    """A tile in one of its turns, its own origin at (0, 0).

    edges: the type of each segment. hub: where its building stands. ways: from the middle of each segment to the hub.
    spots: points inside, the nearest to the foot of the building first, each with its distance to the edge.
    """

    tile: str
    outline: tuple[Point, ...]
    edges: str
    hub: Point
    ways: tuple[tuple[Point, ...], ...]
    spots: tuple[tuple[Point, float], ...]

    @property
    def segments(self) -> tuple[tuple[Point, Point], ...]:
        """The ends of each segment."""
        return tuple(pairwise((*self.outline, self.outline[0])))

    @property
    def small(self) -> bool:
        """Whether it has room for a small building only."""
        return len(data.TILES[self.tile].cells) <= 6


@cache
def plan(tile: str, turn: int) -> Plan:
    """The plan of a tile."""
    shape = lattice.shape(tile, turn)
    outline = tuple(map(flat, shape.outline))
    cells = tuple(map(lattice.triangle, shape.cells))
    spots = {spot: _room(spot, outline) for cell in cells for spot in _points(cell)}
    hub = max(spots, key=lambda spot: (round(spots[spot], 3), -abs(spot[0]), spot))
    foot = (hub[0], hub[1] + 0.34)
    ordered = sorted((spot for spot in spots.items() if spot[1] > 0.08), key=lambda spot: (dist(spot[0], foot), spot))
    bare = Plan(tile, outline, data.TILES[tile].edges, hub, (), tuple(ordered))
    ways = tuple(_way(bare, start, end, cells) for start, end in bare.segments)
    return Plan(tile, outline, bare.edges, hub, ways, bare.spots)


def _points(cell: data.Cell) -> list[Point]:
    """A grid of points in a triangle."""
    x, y, k = cell
    corners = (flat((x + 1, y)), flat((x, y + 1)), flat((x + 1, y + 1)) if k else flat((x, y)))
    shares = [(a, b, GRID - a - b) for a in range(GRID + 1) for b in range(GRID + 1 - a)]
    return [
        (
            round(sum(s * c[0] for s, c in zip(share, corners, strict=True)) / GRID, 4),
            round(sum(s * c[1] for s, c in zip(share, corners, strict=True)) / GRID, 4),
        )
        for share in shares
    ]


def _room(spot: Point, outline: Sequence[Point]) -> float:
    """How far a point is from the edge of a tile."""
    return min(_distance(spot, a, b) for a, b in pairwise((*outline, outline[0])))


def _distance(spot: Point, a: Point, b: Point) -> float:
    (x, y), (ax, ay), (bx, by) = spot, a, b
    across, down = bx - ax, by - ay
    t = max(0.0, min(1.0, ((x - ax) * across + (y - ay) * down) / (across**2 + down**2)))
    return hypot(x - ax - t * across, y - ay - t * down)


def inward(start: Point, end: Point, share: float = 0.5, depth: float = 0.0) -> Point:
    """A point on a segment, `depth` units inside the tile; outlines run counter-clockwise."""
    across, down = end[0] - start[0], end[1] - start[1]
    return start[0] + across * share + down * depth, start[1] + down * share - across * depth


def is_inside(spot: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies on a tile."""
    x, y = spot
    odd = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def _way(plan: Plan, start: Point, end: Point, cells: Sequence[data.Cell]) -> tuple[Point, ...]:
    """From the middle of a segment, at right angles to it, to the hub: in one curve, or from triangle to triangle."""
    middle, near = inward(start, end), inward(start, end, depth=0.3)
    curve = _curve(middle, inward(start, end, depth=0.55), plan.hub)
    if all(is_inside(spot, plan.outline) and _room(spot, plan.outline) > 0.16 for spot in curve[4:]):
        return tuple(curve)
    between = _crossed(near, plan.hub, cells)
    return tuple(smooth([middle, near, *between, plan.hub], 5))


def _curve(start: Point, bend: Point, end: Point, steps: int = 12) -> list[Point]:
    shares = [n / steps for n in range(steps + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t**2 * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t**2 * end[1],
        )
        for t in shares
    ]


def _crossed(start: Point, end: Point, cells: Sequence[data.Cell]) -> list[Point]:
    """The middles of the lines between the triangles that lead from one point to another."""
    middles = {lattice.cell(cell): _centre(cell) for cell in cells}
    first, last = (min(middles, key=lambda one: dist(middles[one], spot)) for spot in (start, end))
    came, edge = {first: first}, [first]
    for number in edge:
        for one in lattice.neighbours(number):
            if one in middles and one not in came:
                came[one] = number
                edge.append(one)
    path = [last]
    while path[-1] != first:
        path.append(came[path[-1]])
    path.reverse()
    return [_halfway(middles[a], middles[b]) for a, b in pairwise(path)][1:-1]


def _centre(cell: data.Cell) -> Point:
    x, y, k = cell
    right, up = x + (1 + k) / 3, y + (1 + k) / 3
    return right + up / 2, -up * HIGH


def _halfway(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
