"""One player's map of Landverse: its sheet and frame, tiles, largest territories, and the marks on its cells."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engine.landverse.data import COLUMNS, SIZE, Kind
from engine.landverse.view import BoardView, Territory
from render.canvas import SHARP, Box, Pen, Point, Stamp, shadowed, smooth, stamp, together
from render.landverse.tiles import coast, tile
from render.marks import Icon, badge, dashed_place, frame
from render.palette import (
    ACCENT,
    DEAD,
    HATCH,
    INK,
    LAND_LINE,
    LEGAL,
    LIGHT,
    MAP_INK,
    MUTED,
    SEA_LINE,
    SHEET,
    Colour,
)
from render.text import Type, text

Corner: TypeAlias = tuple[int, int]
"""A corner of quadrants: column and row of the lattice, 0-12."""

GRID: Final = 2 * SIZE
"""Quadrants in a row of the map."""
LINES: Final[dict[Kind, Colour]] = {"land": LAND_LINE, "sea": SEA_LINE}
"""Outline and badge of a kind's largest territory."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a map lies on a picture: the corner of its first cell, and the px of a cell."""

    x: int
    y: int
    tile: int

    @property
    def edge(self) -> int:
        """The width of the frame."""
        return 10 if self.tile > 70 else 8

    @property
    def coordinate(self) -> Type:
        """How its coordinates are set."""
        return Type("Bold", 38 if self.tile > 100 else 32 if self.tile > 70 else 29)

    @property
    def count(self) -> Type:
        """How the counts on its badges are set."""
        return Type("ExtraBold", 38 if self.tile > 100 else 34 if self.tile > 70 else 30, LIGHT)

    @property
    def outline(self) -> float:
        """The width of a territory's outline."""
        return 8 if self.tile > 100 else 6.5 if self.tile > 70 else 5

    def cell(self, number: int) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return self.x + number % SIZE * self.tile, self.y + number // SIZE * self.tile

    def middle(self, number: int) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.cell(number)
        return x + self.tile / 2, y + self.tile / 2


def draw_map(
    picture: Image.Image,
    place: Place,
    board: BoardView,
    counts: Sequence[str],
    rtl: bool = False,
    open_cells: Container[int] = (),
) -> None:
    """Everything on a map but its sheet.

    counts: the sizes of the largest territories as they are written. open_cells: those that badges must not cover.
    """
    for cell, number in enumerate(board.cells):
        if number is not None:
            picture.paste(tile(number, place.tile), place.cell(cell))
    _borders(picture, place, board.cells)
    for cell in board.dead:
        _dead(place.tile).on(picture, *place.cell(cell))
    for territory in board.territories:
        _outline(picture, place, board, territory)
    _latest(picture, place, board.latest)
    taken: list[Box] = []
    for territory, count in zip(board.territories, counts, strict=True):
        sign = badge(ICONS[territory.kind], count, LINES[territory.kind], place.count, rtl)
        x, y, box = _best_spot(place, board.cells, open_cells, territory, sign, taken)
        taken.append(box)
        sign.on(picture, x - sign.width / 2, y)


def _latest(picture: Image.Image, place: Place, cells: Iterable[int]) -> None:
    """A frame round what was laid last, outside the tile, so that the lines inside stay visible."""
    around = frame(place.tile - 2, place.tile - 2, 4, 6.5 if place.tile > 70 else 5, ACCENT, 2)
    for cell in cells:
        x, y = place.cell(cell)
        around.on(picture, x + 1, y + 1)


# The sheet


def draw_sheet(picture: Image.Image, place: Place) -> None:
    """An empty map with its frame and coordinates."""
    _sheet(place.tile).on(picture, place.x, place.y)
    _coordinates(picture, place)


@cache
def _sheet(size: int) -> Stamp:
    """An empty map with its frame; its spot is the corner of the first cell. All of it lies on whole px."""
    side, edge = SIZE * size, Place(0, 0, size).edge
    room = edge + 2
    image = Image.new("RGBA", (side + 2 * room, side + 2 * room))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, side + 2 * room - 1, side + 2 * room - 1), 5, INK)
    draw.rounded_rectangle((2, 2, side + 2 * room - 3, side + 2 * room - 3), 3, LIGHT)
    for n in range(GRID):
        near, far = room + n * size // 2, room + (n + 1) * size // 2 - 1
        start = 2 if n % 2 == 0 else side + room
        draw.rectangle((near, start, far, start + edge - 1), INK)
        draw.rectangle((edge + side + 4 - start, near, edge + side + 3 - start + edge, far), INK)
    draw.rectangle((edge, edge, side + room + 1, side + room + 1), INK)
    draw.rectangle((room, room, side + room - 1, side + room - 1), SHEET)
    for line in range(room + size, room + side, size):
        for along in range(room + 4, room + side, 8):
            draw.rectangle((line - 1, along, line, along + 1), HATCH)
            draw.rectangle((along, line - 1, along + 1, line), HATCH)
    shape = Stamp(image, room, room, side)
    return together(shadowed((-room, -room, side + room, side + room), 5), (shape, 0, 0))


def _coordinates(picture: Image.Image, place: Place) -> None:
    """Letters above the columns, numbers left of the rows, as they are typed."""
    off = place.edge + 2
    for n in range(SIZE):
        middle = n * place.tile + place.tile / 2
        letter, number = text(COLUMNS[n].upper(), place.coordinate), text(str(n + 1), place.coordinate)
        letter.on(picture, place.x + middle - letter.width / 2, place.y - off - place.coordinate.size * 0.72)
        number.on(picture, place.x - off - 12 - number.width, place.y + middle)


# Cells


def _borders(picture: Image.Image, place: Place, cells: Sequence[int | None]) -> None:
    """An ink line where a tile ends and nothing follows, a faint seam between tiles."""
    draw, size = ImageDraw.Draw(picture), place.tile
    for cell, number in enumerate(cells):
        x, y = place.cell(cell)
        for step, at_edge, line in (
            (-1, cell % SIZE == 0, (x - 1, y - 1, x, y + size)),
            (1, cell % SIZE == SIZE - 1, (x + size - 1, y - 1, x + size, y + size)),
            (-SIZE, cell < SIZE, (x - 1, y - 1, x + size, y)),
            (SIZE, cell >= SIZE * (SIZE - 1), (x - 1, y + size - 1, x + size, y + size)),
        ):
            if number is None:
                continue
            if at_edge or cells[cell + step] is None:
                draw.rectangle(line, fill=MAP_INK)
            elif step > 0:
                _seam(size, step == 1).on(picture, line[0] + 1, line[1] + 1)


@cache
def _seam(size: int, upright: bool) -> Stamp:
    image = Image.new("RGBA", (1, size - 1) if upright else (size - 1, 1), (*MAP_INK, 60))
    return Stamp(image, 0, 0, 1)


@cache
def _dead(size: int) -> Stamp:
    """A cell where nothing fits any more: hatched and crossed. Its spot is the cell's corner."""
    inset = size * 0.08
    near, far, arm = inset, size - inset, size * 0.15

    def paint(pen: Pen) -> None:
        pen.rounded((near, near, far, far), size * 0.07, DEAD)
        step = size / 9.5
        for n in range(-9, 10):
            low, high = max(near + 4, near + n * step), min(far - 4, far + n * step)
            if high > low:
                pen.line([(low, near + far - low + n * step), (high, near + far - high + n * step)], HATCH, 1.4)
        pen.rounded((near, near, far, far), size * 0.07, None, HATCH, 1.8)
        middle = size / 2
        for down in (-arm, arm):
            pen.line([(middle - arm, middle - down), (middle + arm, middle + down)], MUTED, size * 0.045)

    return stamp((0, 0, size, size), paint)


@cache
def legal_cell(size: int) -> Stamp:
    """A cell that may be chosen: dashed and tinted. Its spot is the cell's corner."""
    inset = round(size * 0.07)
    side = size - 2 * inset
    place = dashed_place(side, side, round(size * 0.11), ACCENT, LEGAL, 5, 13, 9)
    return Stamp(place.image, -inset, -inset, size)


# Territories


def _outline(picture: Image.Image, place: Place, board: BoardView, territory: Territory) -> None:
    loops = [_course(board, loop) for loop in _loops(territory.quadrants)]
    columns = [quadrant % GRID for quadrant in territory.quadrants]
    rows = [quadrant // GRID for quadrant in territory.quadrants]
    left, top = min(columns) // 2, min(rows) // 2
    width, height = max(columns) // 2 + 1 - left, max(rows) // 2 + 1 - top
    scale = place.tile * SHARP
    paths = [[((x - left) * scale, (y - top) * scale) for x, y in loop] for loop in loops]
    inside = _filled(paths, (width * scale, height * scale))
    corner = place.x + left * place.tile, place.y + top * place.tile
    ring = 2.0 if place.tile > 70 else 1.6
    for colour, near, far in (
        (LIGHT, 1.0, 2 * ring + place.outline),
        (LINES[territory.kind], ring + 0.6, ring + 0.6 + place.outline - 0.6),
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


def _loops(quadrants: Iterable[int]) -> Iterator[list[Corner]]:
    """The borders of an area as closed walks round the lattice, the area to the right.

    Where two quadrants of it touch at a corner only, the walk stays with the quadrant it came along.
    """
    area = set(quadrants)
    steps: dict[Corner, dict[int, Corner]] = {}
    for quadrant in area:
        x, y = quadrant % GRID, quadrant // GRID
        sides = ((x, y, x + 1, y, y > 0, -GRID), (x + 1, y, x + 1, y + 1, x < GRID - 1, 1),
                 (x + 1, y + 1, x, y + 1, y < GRID - 1, GRID), (x, y + 1, x, y, x > 0, -1))  # fmt: skip
        for left, top, right, bottom, inner, step in sides:
            if not (inner and quadrant + step in area):
                steps.setdefault((left, top), {})[quadrant] = (right, bottom)
    while steps:
        start = corner = next(iter(steps))
        quadrant = next(iter(steps[start]))
        loop: list[Corner] = []
        while True:
            ways = steps[corner]
            quadrant = quadrant if quadrant in ways else next(iter(ways))
            loop.append(corner)
            follow = ways.pop(quadrant)
            if not ways:
                del steps[corner]
            corner = follow
            if corner == start:
                break
        yield loop


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


def _best_spot(
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


# Signs


def land_icon(pen: Pen, colour: Colour) -> None:
    """Two peaks."""
    pen.polygon([(-0.5, 0.38), (-0.12, -0.42), (0.08, -0.02), (0.2, -0.2), (0.5, 0.38)], colour)


def sea_icon(pen: Pen, colour: Colour) -> None:
    """Two waves."""
    for y in (-0.2, 0.2):
        crest = [(-0.48 + 0.24 * n, y + (0.09 if n % 2 == 0 else -0.09)) for n in range(5)]
        pen.line(smooth(crest), colour, pen.scale / pen.weight * 0.14)


ICONS: Final[dict[Kind, Icon]] = {"land": land_icon, "sea": sea_icon}


@lru_cache(maxsize=16)
def deck(kind: Kind, ground: Colour, size: int = 42) -> Stamp:
    """A face-down deck of one kind, for a row."""
    half = size / 2

    def paint(pen: Pen) -> None:
        pen.rounded((6, -half, size + 6, half - 6), 8, ground, INK, 2.4)
        pen.rounded((0, -half + 6, size, half), 8, ground, INK, 2.4)
        ICONS[kind](pen.at(half, 3, size * 0.72), INK)

    return stamp((0, -half, size + 6, half), paint)
