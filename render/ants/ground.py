"""The landscape: sky, two ant hills, a stump with its roots, and the soil below, cut open. Drawn once."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from PIL import Image, ImageDraw

from render.ants.layout import GROUND, HALVES, HILL_TOP, LEFT, MIDDLE, OWN_HIGH, RIGHT, TABLE_HIGH, Half
from render.ants.palette import (
    BARK,
    BARK_DARK,
    EDGE,
    FAR_HILL,
    GRASS,
    GRASS_DARK,
    GRIT,
    NEAR_HILL,
    SAND,
    SKY_LOW,
    SKY_TOP,
    SOIL_DEEP,
    SOIL_TOP,
    WOOD,
    WOOD_RING,
)
from render.canvas import SHARP, Pen, Point, ribbon, seeded, smooth
from render.palette import Colour, mixed
from render.sheet import TOP

DEEP: Final = TABLE_HIGH
"""How far below the top the soil is darkest."""


@cache
def landscape() -> Image.Image:
    """The landscape between the margins, as deep as any picture shows it; not to be drawn on."""
    wide, high = (RIGHT - LEFT) * SHARP, OWN_HIGH * SHARP
    sheet = _fade((wide, high), SKY_TOP, SKY_LOW, 0, (GROUND - TOP) * SHARP)
    pen = Pen(ImageDraw.Draw(sheet), x=-LEFT * SHARP, y=-TOP * SHARP)
    _distance(pen)
    for half in HALVES:
        _grass(pen, half)
    soil = _fade((wide, high), SOIL_TOP, SOIL_DEEP, (GROUND - TOP) * SHARP, DEEP * SHARP)
    sheet.paste(soil, mask=_ground_mask((wide, high)))
    chance = seeded("soil")
    _strata(pen, chance)
    _pebbles(pen, chance)
    for half in HALVES:
        _hill(pen, half, chance)
    _stump(pen)
    return sheet.reduce(SHARP)


def _fade(size: tuple[int, int], top: Colour, low: Colour, start: int, end: int) -> Image.Image:
    """One colour down to px `start`, another from `end` on, and steps between them."""
    column = Image.new("RGB", (1, size[1]), low)
    for y in range(min(end, size[1])):
        column.putpixel((0, y), mixed(top, low, max(0, y - start) / (end - start)))
    return column.resize(size)


def _surface() -> list[Point]:
    """The line between air and soil, from left to right over both hills."""
    return [(LEFT - 20, GROUND + 4), *(point for half in HALVES for point in _slopes(half)), (RIGHT + 20, GROUND + 2)]


def _slopes(half: Half) -> list[Point]:
    rise = smooth([(-236, GROUND + 2), (-178, GROUND - 9), (-128, 416), (-84, HILL_TOP + 4)], 8)
    top = smooth([(-84, HILL_TOP + 4), (-40, HILL_TOP - 2), (40, HILL_TOP - 2), (88, HILL_TOP + 4)], 4)
    fall = smooth([(88, HILL_TOP + 4), (126, 410), (174, GROUND - 14), (222, GROUND + 2)], 8)
    return [(half.hill + x, y) for x, y in (*rise, *top, *fall)]


def _ground_mask(size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    path = [((x - LEFT) * SHARP, (y - TOP) * SHARP) for x, y in _surface()]
    ImageDraw.Draw(mask).polygon([*path, (path[-1][0], size[1]), (path[0][0], size[1])], fill=255)
    return mask


def _distance(pen: Pen) -> None:
    """Hills on the horizon."""
    for colour, knots in (
        (FAR_HILL, ((0, 424), (130, 412), (300, 440), (520, 420), (640, 404), (800, 430), (1000, 414), (1280, 408))),
        (NEAR_HILL, ((0, 440), (180, 436), (420, 428), (560, 420), (700, 436), (900, 440), (1130, 424), (1280, 434))),
    ):
        pen.polygon([*smooth([*knots]), (1290, 500), (-10, 500)], colour)


def _grass(pen: Pen, half: Half) -> None:
    chance = seeded(f"grass {half.hill}")
    for middle in (half.hill - 252, half.hill + 250):
        for n in range(9):
            x = middle + (n - 4) * 5.5 + chance.uniform(-2, 2)
            lean, high = chance.uniform(-7, 7), chance.uniform(14, 30)
            blade = smooth([(x, GROUND + 6), (x + lean * 0.3, GROUND - high * 0.5), (x + lean, GROUND - high)], 4)
            pen.line(blade, GRASS if n % 2 else GRASS_DARK, 2.4)


def _strata(pen: Pen, chance: Random) -> None:
    """Layers of the soil."""
    for y in range(600, TOP + OWN_HIGH, 106):
        line = smooth([(x, y + chance.uniform(-9, 9)) for x in range(LEFT - 80, RIGHT + 160, 80)])
        shade = _soil(y, 0.22)
        pen.line(line, shade, 2.2)
        pen.line([(x, under + 7 + 2 * (n % 40) / 40) for n, (x, under) in enumerate(line)], _soil(y, 0.1), 1.4)


def _soil(y: float, darker: float) -> Colour:
    """The soil at a depth, a little darker (or lighter, if negative)."""
    at = mixed(SOIL_TOP, SOIL_DEEP, min(1.0, max(0.0, (y - GROUND) / (TOP + DEEP - GROUND))))
    return mixed(at, EDGE if darker > 0 else SAND, abs(darker))


def _pebbles(pen: Pen, chance: Random) -> None:
    for n in range(134):
        x, y, size = chance.uniform(LEFT, RIGHT), chance.uniform(GROUND + 34, TOP + OWN_HIGH - 8), chance.uniform(2, 9)
        tilt = chance.uniform(-0.25, 0.25)
        points = [(-1.0, -0.2), (-0.4, -0.72), (0.5, -0.68 + tilt), (1.0, 0.1), (0.4, 0.66), (-0.6, 0.6 + tilt)]
        stone = smooth([*points, points[0]], 3)
        pen.polygon([(x + a * size, y + b * size) for a, b in stone], _soil(y, 0.42 if n % 3 == 0 else -0.3))


def _hill(pen: Pen, half: Half, chance: Random) -> None:
    """Loose soil, the outline, the hole on top."""
    for n in range(230):
        x, y = half.hill + chance.gauss(0, 92), chance.uniform(HILL_TOP + 8, GROUND + 24)
        reach = 78 + max(0.0, (y - HILL_TOP) * 1.25 + max(0.0, y - 430) * 2)
        if abs(x - half.hill) < reach:
            pen.circle((x, y), chance.uniform(1.2, 3.6), SAND if n % 5 < 2 else GRIT)
    pen.line([point for point in _surface() if abs(point[0] - half.hill) < 330], EDGE, 2.6)


def shaft(half: Half) -> list[Point]:
    """The way from a hill's hole down to its first room."""
    x, y = half.room(1)
    knots = [(half.hill, HILL_TOP + 6), (half.hill - 2, 408), (half.hill - 22, 456), (half.hill - 78, 482),
             (x + 88, 470), (x + 40, 466), (x + 8, 496), (x, y - 20)]  # fmt: skip
    return smooth(knots, 8)


def _stump(pen: Pen) -> None:
    """A tree stump as a table, with roots that part the two colonies."""
    for path, width in _roots():
        pen.polygon(ribbon(path, width, width * 0.06), BARK, BARK_DARK, 2.2)
    top, low = 402, 470
    skirt = [(-112, top), (-126, low - 8), (-84, low - 18), (-48, low), (-8, low - 16), (34, low + 4), (76, low - 14),
             (128, low - 2), (113, top)]  # fmt: skip
    pen.polygon([(MIDDLE + x, y) for x, y in skirt], BARK, BARK_DARK, 2.6)
    for x in (-82, -46, -10, 30, 68, 96):
        lean = x * 0.05
        pen.line(smooth([(MIDDLE + x, top + 20), (MIDDLE + x + lean, top + 36), (MIDDLE + x + lean * 2, top + 48)]),
                 BARK_DARK, 1.8)  # fmt: skip
    for wide, high, colour in ((119, 20, WOOD), (84, 13, None), (52, 8, None), (22, 3.4, None)):
        ring = [(MIDDLE + wide * x, top + high * y) for x, y in _round()]
        pen.polygon(ring, colour, BARK_DARK if colour else WOOD_RING, 2.6 if colour else 1.8)


def _round() -> Iterator[Point]:
    half = [(1.0, 0.0), (0.92, 0.39), (0.7, 0.71), (0.38, 0.92), (0.0, 1.0), (-0.38, 0.92), (-0.7, 0.71), (-0.92, 0.39)]
    yield from smooth([*half, *((-x, -y) for x, y in half), half[0]], 4)


ROOTS: Final = ((-84, -44, 694, 22), (80, 50, 706, 22), (-50, -58, 768, 24), (52, 16, 744, 23), (20, 30, 806, 25),
                (-16, -8, 872, 28))  # fmt: skip
"""Where a root begins and ends across, how deep it reaches, how wide it begins."""


def _roots() -> Iterator[tuple[list[Point], float]]:
    """Each root's middle line and its width where it begins."""
    chance = seeded("roots")
    for start, end, low, width in ROOTS:
        sway = [start, start * 0.92, start * 0.5 + end * 0.36, end + chance.uniform(-10, 10), end]
        steps = [452 + (low - 452) * share for share in (0, 0.16, 0.44, 0.72, 1)]
        yield smooth([(MIDDLE + x, y) for x, y in zip(sway, steps, strict=True)], 10), width


def draw_landscape(picture: Image.Image, height: int) -> None:
    """Lay the landscape between the margins, `height` px high, with round corners."""
    mask = Image.new("L", ((RIGHT - LEFT) * SHARP, height * SHARP))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 14 * SHARP, fill=255)
    picture.paste(landscape().crop((0, 0, RIGHT - LEFT, height)), (LEFT, TOP), mask.reduce(SHARP))
