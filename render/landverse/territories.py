"""The largest territories of a map: their outlines, which follow the coast, and where their badges hide least."""

from collections.abc import Container, Iterable, Iterator, Sequence, Set
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engine.landverse.data import SIZE
from engine.landverse.view import BoardView, Territory
from render.canvas import SHARP, Box, Point, Stamp
from render.landverse.place import GRID, LINES, Place
from render.landverse.tiles import coast
from render.palette import LIGHT

Corner: TypeAlias = tuple[int, int]
"""A corner of quadrants: column and row of the lattice, 0-12."""


COAST_INK: Final = 1.0
"""Px of a territory's edge that its outline leaves to the ink of the coast."""


def draw_outline(picture: Image.Image, place: Place, board: BoardView, territory: Territory) -> None:
    """A territory's outline, just inside its edge."""
    columns = [quadrant % GRID // 2 for quadrant in territory.quadrants]
    rows = [quadrant // GRID // 2 for quadrant in territory.quadrants]
    left, top, scale = min(columns), min(rows), place.tile * SHARP
    paths = [
        [((x - left) * scale, (y - top) * scale) for x, y in _course(board, loop)]
        for loop in loops(territory.quadrants)
    ]
    inside = _filled(paths, ((max(columns) + 1 - left) * scale, (max(rows) + 1 - top) * scale))
    corner = place.cell(top * SIZE + left)
    ring = 2.0 if place.tile > 70 else 1.6
    for colour, near, far in (
        (LIGHT, COAST_INK, place.outline + 2 * ring),
        (LINES[territory.kind], ring + COAST_INK / 2, place.outline + ring),
    ):
        picture.paste(colour, corner, _band(paths, inside, near, far))


def _filled(paths: Sequence[Sequence[Point]], size: tuple[int, int]) -> Image.Image:
    """The inside of a territory; holes run the other way round."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for path in sorted(paths, key=_area, reverse=True):
        draw.polygon(list(path), fill=255 if _area(path) > 0 else 0)
    return mask


def _area(path: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*path, path[0]])) / 2


def _band(paths: Iterable[Sequence[Point]], inside: Image.Image, near: float, far: float) -> Image.Image:
    """The strip inside a territory from `near` to `far` px off its edge."""
    band = Image.new("L", inside.size)
    draw = ImageDraw.Draw(band)
    for reach, fill in ((far * SHARP, 255), (near * SHARP, 0)):
        for path in paths:
            draw.line([*path, path[0]], fill=fill, width=round(2 * reach))
            for x, y in path:
                draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill)
    return ImageChops.darker(band, inside).reduce(SHARP)


def loops(quadrants: Iterable[int]) -> Iterator[list[Corner]]:
    """The borders of an area as closed walks round the lattice, the area to the right.

    Where two quadrants of it touch at a corner only, the walk stays with the quadrant it came along.
    """
    steps = _steps(set(quadrants))
    while steps:
        start = corner = next(iter(steps))
        quadrant = next(iter(steps[start]))
        loop: list[Corner] = []
        while not loop or corner != start:
            loop.append(corner)
            ways = steps[corner]
            quadrant = quadrant if quadrant in ways else next(iter(ways))
            corner = ways.pop(quadrant)
            if not ways:
                del steps[loop[-1]]
        yield loop


def _steps(area: Set[int]) -> dict[Corner, dict[int, Corner]]:
    """From each corner on the border of an area, by the quadrant the step goes along, the corner it leads to."""
    steps: dict[Corner, dict[int, Corner]] = {}
    for quadrant in area:
        x, y = quadrant % GRID, quadrant // GRID
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
        beyond = ((y > 0, -GRID), (x < GRID - 1, 1), (y < GRID - 1, GRID), (x > 0, -1))
        for (start, end), (on_map, step) in zip(pairwise(corners), beyond, strict=True):
            if not on_map or quadrant + step not in area:
                steps.setdefault(start, {})[quadrant] = end
    return steps


def _course(board: BoardView, loop: Sequence[Corner]) -> list[Point]:
    """A border in tiles: straight along tile edges, along the coast where it crosses a tile."""
    points = [point for start, end in pairwise([*loop, loop[0]]) for point in _along(board, start, end)]
    return [
        b for a, b, c in zip([points[-1], *points], points, [*points[1:], points[0]], strict=False) if _turns(a, b, c)
    ]


def _turns(a: Point, b: Point, c: Point) -> bool:
    """Whether a line bends at `b`."""
    return abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) > FLAT


FLAT: Final = 1e-9


def _along(board: BoardView, start: Corner, end: Corner) -> list[Point]:
    """The points of one step of a border, without its last."""
    upright = start[0] == end[0]
    if (start[0] if upright else start[1]) % 2 == 0:
        return [(start[0] / 2, start[1] / 2)]
    column, row = min(start[0], end[0]) // 2, min(start[1], end[1]) // 2
    number = board.cells[row * SIZE + column]
    assert number is not None
    path = coast(number)
    half = len(path) // 2
    second = (min(start[1], end[1]) if upright else min(start[0], end[0])) % 2
    piece = path[half:] if second else path[: half + 1]
    if start > end:
        piece = piece[::-1]
    return [(column + x, row + y) for x, y in piece[:-1:2]]


# Badges


def best_spot(
    place: Place, cells: Sequence[int | None], open_cells: Container[int], territory: Territory, sign: Stamp,
    taken: Sequence[Box],
) -> tuple[float, float, Box]:  # fmt: skip
    """Where a badge hides least: x, y of its middle, and its box."""
    area = set(territory.quadrants)
    middle_x = sum(quadrant % GRID + 0.5 for quadrant in area) / len(area)
    middle_y = sum(quadrant // GRID + 0.5 for quadrant in area) / len(area)

    def cost(corner: Corner) -> float:
        column, row = corner
        hidden = [_hidden(column + dx, row + dy, area, cells, open_cells) for dx in (-2, -1, 0, 1) for dy in (-1, 0)]
        within = hidden.count(HIDES_OWN) == len(hidden)
        off = abs(column - middle_x) + abs(row - middle_y)
        clash = any(_overlap(_box(place, corner, sign), box) for box in taken)
        on_tile_corner = column % 2 == 0 and row % 2 == 0
        return 1000 * clash + (0 if within else 10 * sum(hidden)) - 4 * on_tile_corner + off

    best = min(sorted(_corners_of(area)), key=cost)
    box = _box(place, best, sign)
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, box


HIDES_OWN, HIDES_OTHER, HIDES_NOTHING = 4, 9, 1
"""What it costs to cover a quadrant: of the territory itself, of another tile or an open place, of an empty cell.
A badge that lies wholly within its territory costs nothing."""


def _hidden(
    column: int, row: int, area: Container[int], cells: Sequence[int | None], open_cells: Container[int]
) -> int:
    if row * GRID + column in area and 0 <= column < GRID:
        return HIDES_OWN
    if not (0 <= column < GRID and 0 <= row < GRID):
        return HIDES_OTHER
    cell = row // 2 * SIZE + column // 2
    return HIDES_OTHER if cells[cell] is not None or cell in open_cells else HIDES_NOTHING


def _box(place: Place, corner: Corner, sign: Stamp) -> Box:
    """The badge's box if it lies on a corner of quadrants, moved so that it stays on the map."""
    half, wide, tall = place.tile / 2, sign.width / 2 + 4, place.count.size * 0.65 + 4
    x = min(max(place.x + corner[0] * half, place.x + wide), place.x + GRID * half - wide)
    y = min(max(place.y + corner[1] * half, place.y + tall), place.y + GRID * half - tall)
    return x - wide, y - tall, x + wide, y + tall


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _corners_of(area: Iterable[int]) -> set[Corner]:
    """Corners of an area's quadrants."""
    return {(quadrant % GRID + dx, quadrant // GRID + dy) for quadrant in area for dx in (0, 1) for dy in (0, 1)}
