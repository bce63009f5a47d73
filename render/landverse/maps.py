"""One player's map of Landverse: its sheet and frame, tiles, largest territories, and the marks on its cells."""

from collections.abc import Container, Iterable, Sequence
from functools import cache

from PIL import Image, ImageDraw

from engine.landverse.data import COLUMNS, SIZE
from engine.landverse.view import BoardView
from render.canvas import Box, Pen, Stamp, shadowed, stamp, together
from render.landverse.palette import MAP_INK, SHEET
from render.landverse.place import GRID, ICONS, LINES, Place
from render.landverse.territories import best_spot, draw_outline
from render.landverse.tiles import tile
from render.marks import badge, dashed_place, frame
from render.palette import ACCENT, DEAD, HATCH, INK, LEGAL, LIGHT, MUTED
from render.text import text


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
        draw_outline(picture, place, board, territory)
    _latest(picture, place, board.latest)
    taken: list[Box] = []
    for territory, count in zip(board.territories, counts, strict=True):
        sign = badge(ICONS[territory.kind], count, LINES[territory.kind], place.count, rtl)
        x, y, box = best_spot(place, board.cells, open_cells, territory, sign, taken)
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
