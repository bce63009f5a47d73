"""The cube pulled apart: sixteen towers that never cover each other."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.minecraft.cube import HIDDEN, colour
from engine.minecraft.places import COLUMNS, SIZE
from engine.minecraft.view import MinecraftView
from render.canvas import SHARP, Pen, Point, Stamp, stamp
from render.minecraft import signs
from render.minecraft.palette import HIDDEN_LEFT, HIDDEN_RIGHT, PAD, PIXELS, shade
from render.minecraft.sprites import TEXTURES
from render.palette import ACCENT, HAIRLINE, MUTED, Colour
from render.text import Type, text

LEFT_SHADE, RIGHT_SHADE, TOP_SHADE = 0.93, 0.74, 1.08


@dataclass(frozen=True, slots=True)
class Towers:
    """Where the towers stand: the foot of a1, steps to the next ones, and a block's size.

    across, down: px to the next column (right, left) and row. wide, flat: half a block's width and the half height of
    its top. side: the height of a face.
    """

    x: float
    y: float
    across: float
    down: float
    wide: int
    flat: int
    side: int

    def foot(self, number: int) -> Point:
        """The middle of a column's foot."""
        row, column = divmod(number, SIZE)
        return self.x + self.across * (column - row), self.y + self.down * (column + row)

    def top(self, number: int, height: int) -> Point:
        """The middle of the top face of a column so high."""
        x, y = self.foot(number)
        return x, y - self.side * height


def draw_store(picture: Image.Image, towers: Towers, view: MinecraftView, *, choosing: bool) -> None:
    """All columns, from back to front. choosing: what can be taken is marked."""
    open_ = set(view.takeable) if choosing else set[int]()
    draw = ImageDraw.Draw(picture)
    for number in range(len(COLUMNS)):
        for other in (number + 1, number + SIZE):
            if (other == number + SIZE or other % SIZE) and other < len(COLUMNS):
                draw.line((*towers.foot(number), *towers.foot(other)), fill=PAD, width=5)
    for number in sorted(range(len(COLUMNS)), key=lambda one: sum(divmod(one, SIZE))):
        _tower(picture, towers, number, view.store[number], chosen=number in open_, taking=choosing)


def _tower(picture: Image.Image, towers: Towers, number: int, blocks: str, *, chosen: bool, taking: bool) -> None:
    x, y = towers.foot(number)
    _pad(towers.wide, towers.flat).on(picture, x, y)
    for level, letter in enumerate(blocks):
        _block(letter, towers.wide, towers.flat, towers.side).on(picture, x, y - towers.side * level)
    if not blocks:
        code = text(COLUMNS[number], Type("Bold", 24, MUTED), False)
        code.on(picture, x - code.width / 2, y)
        return
    x, y = towers.top(number, len(blocks))
    if chosen:
        _outline(towers.wide, towers.flat, towers.side).on(picture, x, y)
    code = signs.choice(COLUMNS[number]) if chosen else signs.code(COLUMNS[number], dark=not taking)
    code.on(picture, x - code.width / 2, y - towers.flat * 0.9)


@lru_cache(maxsize=8)
def _pad(wide: int, flat: int) -> Stamp:
    corners = [(0, -flat), (wide, 0), (0, flat), (-wide, 0)]
    return stamp((-wide, -flat, wide, flat), lambda pen: pen.polygon(corners, PAD))


@lru_cache(maxsize=64)
def _block(letter: str, wide: int, flat: int, side: int) -> Stamp:
    """A block standing on its foot, its spot."""

    def paint(pen: Pen) -> None:
        if letter == HIDDEN:
            _plain_block(pen, wide, flat, side)
        else:
            _textured_block(pen, colour(letter), wide, flat, side)

    return stamp((-wide - 1, -flat - side - 1, wide + 1, flat + 1), paint)


def _plain_block(pen: Pen, wide: int, flat: int, side: int) -> None:
    pen.polygon([(-wide, -side), (0, flat - side), (0, flat), (-wide, 0)], HIDDEN_LEFT, HAIRLINE, 1)
    pen.polygon([(0, flat - side), (wide, -side), (wide, 0), (0, flat)], HIDDEN_RIGHT, HAIRLINE, 1)
    pen.polygon([(0, -flat - side), (wide, -side), (0, flat - side), (-wide, -side)], HIDDEN_LEFT, HAIRLINE, 1)
    for way in (-1, 1):
        _question(pen.at(way * wide / 2, flat / 2 - side / 2))


def _question(pen: Pen) -> None:
    """A small question mark, drawn: text has no pen."""
    pen.line([(-3, -4), (-1.5, -6), (1.5, -6), (3, -4), (2.5, -1.5), (0, 0.5), (0, 2.5)], MUTED, 2)
    pen.circle((0, 6), 1.3, MUTED)


def _textured_block(pen: Pen, name: str, wide: int, flat: int, side: int) -> None:
    """Three faces of the block's own texture."""
    top = ((-wide, -side), (wide, flat), (wide, -flat))
    left = ((-wide, -side), (wide, flat), (0, side))
    right = ((0, flat - side), (wide, -flat), (0, side))
    for (corner, along, down), light in ((top, TOP_SHADE), (left, LEFT_SHADE), (right, RIGHT_SHADE)):
        _face(pen, name, corner, along, down, light)


def _face(pen: Pen, name: str, corner: Point, along: Point, down: Point, light: float) -> None:
    """A texture laid into a parallelogram."""
    grid = TEXTURES[name]
    count = len(grid)
    paint: dict[str, Colour] = {
        letter: shade(PIXELS[name + part], light) for letter, part in (("m", ""), ("d", "-dark"), ("l", "-light"))
    }

    def point(column: int, row: int) -> Point:
        across, below = column / count, row / count
        return (
            corner[0] + along[0] * across + down[0] * below,
            corner[1] + along[1] * across + down[1] * below,
        )

    whole = [point(0, 0), point(count, 0), point(count, count), point(0, count)]
    pen.polygon(whole, paint["m"])
    for row, letters in enumerate(grid):
        for column, letter in enumerate(letters):
            if letter != "m":
                corners = [
                    point(column, row),
                    point(column + 1, row),
                    point(column + 1, row + 1),
                    point(column, row + 1),
                ]
                pen.polygon(corners, paint[letter])


@lru_cache(maxsize=8)
def _outline(wide: int, flat: int, side: int) -> Stamp:
    """Round the top block, its spot the middle of the top face."""
    around = [(0, -flat), (wide, 0), (wide, side), (0, flat + side), (-wide, side), (-wide, 0), (0, -flat)]
    edge = 3 + SHARP
    return stamp(
        (-wide - edge, -flat - edge, wide + edge, flat + side + edge),
        lambda pen: pen.dashed(around, ACCENT, 3.5, 9, 6),
    )
