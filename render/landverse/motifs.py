"""The things that stand on Landverse's tiles, each drawn by a function of its own.

A thing stands with the middle of its foot at 0, 0 and is about one unit high or wide; up is negative. `chance` varies
it a little, so that no two look stamped. Line widths are those of the tile, however large the thing.
"""

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from render.canvas import Pen, Point, arc, smooth
from render.landverse.palette import MAP_INK, SEA_LINE
from render.palette import WHITE

Thing: TypeAlias = Callable[[Pen, Random], None]

SNOW_SIDE: Final = (236, 226, 205)
ROCK_SHADE: Final = (163, 145, 121)
ROCK: Final = (198, 184, 160)
GRASS: Final = (145, 179, 96)
LEAF: Final = (122, 167, 92)
LEAF_LIGHT: Final = (163, 196, 122)
NEEDLE: Final = (62, 124, 88)
TRUNK: Final = (104, 72, 42)
ROOF: Final = (196, 83, 57)
WALL: Final = (253, 245, 226)
SPIRE: Final = (128, 78, 48)
DUNE: Final = (247, 222, 146)
DUNE_SHADE: Final = (217, 169, 78)
DUNE_LINE: Final = (122, 82, 32)
CACTUS: Final = (78, 148, 98)
FIELD: Final = (226, 196, 104)
FIELD_DARK: Final = (208, 175, 80)
FURROW: Final = (116, 98, 38)
BLADE: Final = (94, 132, 56)
HULL: Final = (154, 100, 54)
HULL_STRIPE: Final = (221, 181, 92)
SAIL: Final = (255, 250, 236)
SAIL_SHADE: Final = (244, 229, 196)
FLAG: Final = (198, 61, 42)
REEF: Final = (148, 142, 134)
REEF_SHADE: Final = (104, 99, 94)
CORAL: Final = (205, 78, 62)
WHALE: Final = (58, 96, 124)
BEAK: Final = (226, 138, 44)
SWELL: Final = (44, 104, 134)
COLOURS: Final = (
    SNOW_SIDE, ROCK_SHADE, ROCK, GRASS, LEAF, LEAF_LIGHT, NEEDLE, TRUNK, ROOF, WALL, SPIRE, DUNE, DUNE_SHADE,
    DUNE_LINE, CACTUS, FIELD, FIELD_DARK, FURROW, BLADE, HULL, HULL_STRIPE, SAIL, SAIL_SHADE, FLAG, REEF,
    REEF_SHADE, CORAL, WHALE, BEAK, SWELL,
)  # fmt: skip
"""The things' own colours: small on a picture, but what things are known by."""


def _sway(chance: Random, most: float) -> float:
    return chance.uniform(-most, most)


def peak(pen: Pen, chance: Random) -> None:
    """A mountain: lit from the left, snow on top."""
    top: Point = (_sway(chance, 0.05), -1 + _sway(chance, 0.05))
    left, right = (-0.56, 0.0), (0.56, 0.0)
    ridge = [(top[0] + 0.07, -0.72), (top[0] - 0.01, -0.48), (top[0] + 0.12, -0.24), (top[0] + 0.06, 0.0)]
    pen.polygon([left, top, right], SNOW_SIDE)
    pen.polygon([top, *ridge, right], ROCK_SHADE)
    cap = [(top[0] - 0.22, -0.58), (top[0] - 0.1, -0.66), (top[0] - 0.01, -0.5), (top[0] + 0.08, -0.64)]
    pen.polygon([top, *cap, (top[0] + 0.2, -0.6)], WHITE)
    pen.line([(top[0] - 0.24, -0.16), (top[0] - 0.16, -0.3), (top[0] - 0.1, -0.2)], ROCK_SHADE, 1.1)
    pen.line([left, top, right], MAP_INK, 1.25)


def crag(pen: Pen, chance: Random) -> None:
    """A cliff in three steps, its faces cracked, grass on top."""
    tilt = _sway(chance, 0.04)
    for face, grass, colour in (
        (
            [(-0.88, -0.2), (-0.62, -0.25), (-0.5, -0.22), (-0.5, 0.0), (-0.74, -0.02), (-1.0, 0.03)],
            [(-0.92, -0.17), (-0.82, -0.29), (-0.62, -0.33), (-0.5, -0.27), (-0.66, -0.22)],
            ROCK_SHADE,
        ),
        (
            [(-0.6, -0.44), (-0.3, -0.5), (-0.06, -0.46), (-0.02, 0.03), (-0.3, 0.0), (-0.64, 0.04)],
            [(-0.64, -0.4), (-0.5, -0.57), (-0.2, -0.62), (-0.04, -0.5), (-0.26, -0.46)],
            ROCK_SHADE,
        ),
        (
            [(-0.16, -0.76), (0.2, -0.7), (0.76, -0.66 + tilt), (0.9, 0.0), (0.5, 0.05), (0.16, 0.0), (-0.22, 0.05)],
            [
                (-0.2, -0.72),
                (-0.04, -0.98),
                (0.5, -0.96 + tilt),
                (0.82, -0.66 + tilt),
                (0.56, -0.7 + tilt),
                (0.2, -0.62),
            ],
            ROCK,
        ),
    ):
        pen.polygon(face, colour, MAP_INK)
        _cracks(pen, chance, face)
        pen.polygon(grass, GRASS, MAP_INK)


def _cracks(pen: Pen, chance: Random, face: list[Point]) -> None:
    left, right, top = face[0][0], max(x for x, _ in face), face[0][1]
    count = max(1, round((right - left) / 0.15))
    for n in range(1, count):
        x = left + (right - left) * n / count
        upper, lower = top * (0.66 + _sway(chance, 0.1)), top * (0.24 + _sway(chance, 0.14))
        pen.line([(x, upper), (x + 0.025, (upper + lower) / 2), (x, lower)], MAP_INK, 0.8)


def round_tree(pen: Pen, chance: Random) -> None:
    """A tree with leaves."""
    pen.line([(0, 0), (0, -0.4)], TRUNK, 2)
    crown = ((-0.2, -0.5, 0.21), (0.2, -0.5, 0.21), (_sway(chance, 0.04), -0.7, 0.27))
    for x, y, radius in crown:
        pen.circle((x, y), radius + 0.055, MAP_INK)
    for x, y, radius in crown:
        pen.circle((x, y), radius, LEAF)
    pen.circle((crown[2][0] - 0.07, -0.76), 0.11, LEAF_LIGHT)


def pointed_tree(pen: Pen, chance: Random) -> None:
    """A spruce."""
    lean = _sway(chance, 0.03)
    pen.line([(0, 0), (0, -0.3)], TRUNK, 2)
    for low, high, wide in ((-0.18, -0.68, 0.34), (-0.48, -1.04, 0.26)):
        pen.polygon([(-wide, low), (lean, high), (wide, low)], NEEDLE, MAP_INK)


def house(pen: Pen, chance: Random) -> None:
    """A cottage with a red roof."""
    wide = 0.44 + _sway(chance, 0.03)
    pen.polygon([(-wide, 0), (-wide, -0.48), (wide, -0.48), (wide, 0)], WALL, MAP_INK)
    pen.polygon([(-0.12, 0), (-0.12, -0.28), (0.12, -0.28), (0.12, 0)], SPIRE)
    pen.polygon([(-0.6, -0.44), (-0.36, -0.94), (0.36, -0.94), (0.6, -0.44)], ROOF, MAP_INK)


def steeple(pen: Pen, _chance: Random) -> None:
    """A church tower."""
    pen.polygon([(-0.2, 0), (-0.2, -0.9), (0.2, -0.9), (0.2, 0)], WALL, MAP_INK)
    pen.polygon([(-0.28, -0.86), (0, -1.5), (0.28, -0.86)], SPIRE, MAP_INK)
    pen.circle((0, -0.68), 0.075, SPIRE)
    pen.polygon([(-0.08, 0), (-0.08, -0.24), (0.08, -0.24), (0.08, 0)], SPIRE)


def dune(pen: Pen, chance: Random) -> None:
    """A sand dune, its lee side in shade."""
    x = _sway(chance, 0.08)
    windward = smooth([(-0.8, 0), (-0.36, -0.14), (x, -0.4)])
    lee = smooth([(x, -0.4), (x + 0.22, -0.14), (0.8, 0)])
    crest = smooth([(x, -0.4), (x + 0.02, -0.2), (x - 0.12, 0)])
    pen.polygon([*windward, *crest], DUNE)
    pen.polygon([*lee, *reversed(crest)], DUNE_SHADE)
    pen.line([*windward, *lee], DUNE_LINE, 1.1)


def cactus(pen: Pen, chance: Random) -> None:
    """A cactus with two arms."""
    lift = _sway(chance, 0.06)
    arms: tuple[list[Point], ...] = (
        [(0, 0), (0, -0.98)],
        smooth([(0, -0.34), (-0.24, -0.4), (-0.31, -0.52), (-0.31, -0.76 + lift)]),
        smooth([(0, -0.26), (0.22, -0.32), (0.3, -0.44), (0.3, -0.68 - lift)]),
    )
    for colour, widths in ((MAP_INK, (6.4, 5, 5)), (CACTUS, (4.2, 3, 3))):
        for arm, width in zip(arms, widths, strict=True):
            pen.line(arm, colour, width)


def field(pen: Pen, chance: Random) -> None:
    """A ploughed field seen from the side."""
    slant, deep = 0.1 + _sway(chance, 0.02), 0.44
    wide = 0.58 + _sway(chance, 0.05)
    edge = [(-wide - slant, 0.0), (-wide + slant, -deep), (wide + slant, -deep), (wide - slant, 0.0)]
    pen.polygon(edge, FIELD if chance.random() < 0.5 else FIELD_DARK)
    for n in range(1, 5):
        x = -wide + 2 * wide * n / 5
        pen.line([(x - slant, 0), (x + slant, -deep)], FURROW, 0.8, caps=False)
    pen.polygon(edge, None, FURROW)


def tuft(pen: Pen, chance: Random) -> None:
    """Three blades of grass."""
    lean = _sway(chance, 0.08)
    for foot, tip in (((-0.03, -0.02), (-0.3, -0.62)), ((0, 0), (lean, -0.95)), ((0.03, -0.02), (0.3, -0.66))):
        pen.line([foot, ((foot[0] + tip[0]) / 2 - tip[0] * 0.2, tip[1] * 0.5), tip], BLADE, 1.35)


def ripple(pen: Pen, _chance: Random) -> None:
    """A white crest on open water."""
    pen.line([*arc((-0.25, -0.1), 0.25, 200, 340), *arc((0.25, -0.1), 0.25, 200, 340)], WHITE, 1.5)


def curl(pen: Pen, chance: Random) -> None:
    """A breaking wave."""
    stretch = 1 + _sway(chance, 0.06)
    back = smooth([(-0.62 * stretch, 0), (-0.3, -0.1), (-0.1, -0.42), (0.14, -0.62), (0.4, -0.5), (0.42, -0.28)])
    lip = smooth([(0.42, -0.28), (0.28, -0.36), (0.14, -0.28), (0.1, -0.1), (0.3, -0.02), (0.62, 0)])
    pen.polygon([*back, *lip], SWELL)
    pen.line(smooth([(-0.26, -0.12), (-0.06, -0.4), (0.14, -0.52), (0.3, -0.46)]), WHITE, 1.2)
    pen.line([*back, *lip], SEA_LINE, 1.1)
    pen.line([(-0.62 * stretch, 0), (0.62, 0)], SEA_LINE, 0.8)


def _foam(pen: Pen, half: float, y: float = 0) -> None:
    """Small white scallops along a waterline."""
    count = max(2, round(half / 0.14))
    wide = half / count
    crests = [arc((-half + wide * (2 * n + 1), y + wide * 0.5), wide, 205, 335, 6) for n in range(count)]
    pen.line([point for crest in crests for point in crest], WHITE, 1.7)


def ship(pen: Pen, chance: Random) -> None:
    """A ship under two sails, with a pennant."""
    belly = 0.08 + _sway(chance, 0.02)
    pen.line([(-0.1, -0.3), (-0.1, -1.12)], MAP_INK, 1.2)
    pen.line([(0.3, -0.3), (0.3, -0.88)], MAP_INK, 1.2)
    pen.polygon([(-0.1, -1.12), (-0.1, -0.96), (-0.36, -1.04)], FLAG, MAP_INK, 0.7)
    fore = smooth([(0.16, -0.78), (0.34, -0.8), (0.48, -0.74), (0.52 + belly, -0.54), (0.44, -0.38), (0.16, -0.38)])
    main = [(-0.38, -0.94), *smooth([(0.08, -0.92), (0.16 + belly, -0.64), (0.06, -0.36)]), (-0.4, -0.34)]
    pen.polygon(fore, SAIL_SHADE, MAP_INK)
    pen.polygon([*main, *smooth([(-0.4, -0.34), (-0.3, -0.64), (-0.38, -0.94)])], SAIL, MAP_INK)
    hull = smooth([(-0.66, -0.3), (-0.52, -0.08), (-0.4, 0.02), (0.44, 0.02), (0.56, -0.1), (0.7, -0.32)])
    pen.polygon([*hull, (0.4, -0.24), (-0.4, -0.24)], HULL, MAP_INK)
    pen.line([(-0.48, -0.15), (0.52, -0.15)], HULL_STRIPE, 1.3)
    _foam(pen, 0.76, 0.02)


def rocks(pen: Pen, chance: Random) -> None:
    """Reef rocks in foam between red coral."""
    tall = -0.84 + _sway(chance, 0.06)
    for x, flip in ((-0.6, False), (0.6, True)):
        _coral(pen.at(x, 0, flip=flip))
    for points in (
        [(-0.56, 0), (-0.46, -0.34), (-0.3, -0.46), (-0.16, -0.2), (-0.1, 0)],
        [(0.14, 0), (0.2, -0.3), (0.34, -0.44), (0.5, -0.26), (0.58, 0)],
        [(-0.26, 0), (-0.2, -0.42), (-0.02, tall), (0.12, -0.6), (0.2, -0.3), (0.28, 0)],
    ):
        top = min(points, key=lambda point: point[1])
        pen.polygon(points, REEF)
        pen.polygon([top, *points[points.index(top) + 1 :], (top[0], 0)], REEF_SHADE)
        pen.polygon(points, None, MAP_INK)
    _foam(pen, 0.7)


def _coral(pen: Pen) -> None:
    for branch in (
        [(0, 0), (-0.02, -0.22), (-0.18, -0.42)],
        [(-0.02, -0.22), (0.1, -0.46)],
        [(-0.1, -0.32), (-0.24, -0.26)],
    ):
        pen.line(branch, CORAL, 2.2)


def whale(pen: Pen, chance: Random) -> None:
    """A whale, its tail up and its spout blowing."""
    lift = _sway(chance, 0.05)
    tail = [(0.5, -0.3), (0.58, -0.5 + lift), (0.46, -0.66 + lift), (0.42, -0.84 + lift), (0.62, -0.74 + lift)]
    tail += [(0.7, -0.62 + lift), (0.82, -0.78 + lift), (0.98, -0.82 + lift), (0.94, -0.62 + lift), (0.74, -0.5 + lift)]
    back = smooth([(-0.66, 0.0), (-0.7, -0.22), (-0.56, -0.42), (-0.3, -0.5), (0.0, -0.42), (0.28, -0.26), (0.5, -0.3)])
    belly = smooth([(0.74, -0.5 + lift), (0.66, -0.24), (0.44, -0.04), (0.2, 0.02)])
    pen.polygon([*back, *tail, *belly, (-0.4, 0.04)], WHALE, MAP_INK)
    pen.polygon(smooth([(-0.66, -0.08), (-0.4, -0.1), (-0.06, -0.02), (0.1, 0.03), (-0.56, 0.03)]), SAIL_SHADE)
    pen.circle((-0.5, -0.24), 0.05, WHITE)
    for flip in (False, True):
        pen.at(-0.36, -0.54, flip=flip).line(smooth([(0, 0), (0.02, -0.2), (0.1, -0.27), (0.18, -0.22)]), WHITE, 1.5)
    _foam(pen, 0.72, 0.03)


def gull(pen: Pen, chance: Random) -> None:
    """A gull on the wing, its wing tips black."""
    rise = _sway(chance, 0.08)
    wings = [smooth([(0, -0.26), (side * 0.28, -0.52 + rise), (side * 0.64, -0.34 + rise * side)]) for side in (-1, 1)]
    for wing in wings:
        pen.line(wing, MAP_INK, 3)
    for wing in wings:
        pen.line(wing[: -len(wing) // 3], WHITE, 1.5)
    pen.circle((0, -0.2), 0.14, WHITE, MAP_INK, 0.8)
    pen.polygon([(-0.1, -0.22), (-0.3, -0.13), (-0.1, -0.1)], BEAK)
