"""Landverse's 72 tiles as pictures: ground, coast, and the things of both halves.

A tile is drawn once, large, in units of its own side, and shown in any size. All chance in it comes from its id, so the
same tile always looks the same. Every coast begins and ends in the middle of a side, so coasts of neighbours join.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import pi, sin
from random import Random
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from engine.landverse.data import TILES, Half, Tile
from render.canvas import SHARP, Box, Pen, Point, arc, seeded, smooth
from render.landverse import motifs as motif
from render.landverse.palette import BEACH, LAND, MAP_INK, SEA, SEA_TICK, TINTS, WATER_LINE
from render.palette import LIGHT, Colour, mixed

LARGE: Final = 396
"""The side of a tile as it is drawn: three times the largest size it is shown in."""
LINE: Final = 1.25 / 88
"""A motif's line width as a share of the tile."""
COAST_STEPS: Final = 8
COAST_SWING: Final = 0.062
WATER_LINES: Final = ((0.035, 0.85, 1.1), (0.075, 0.6, 0.95), (0.125, 0.4, 0.8))
"""Lines along a coast: how far out, how much of the coast's swing is left there, line width."""

Spot: TypeAlias = tuple[motif.Thing, float, float, float]
"""A thing of a half: where its foot stands (shares of the half's free room) and its size (share of the tile)."""

WIDE: Final[dict[str, tuple[Spot, ...]]] = {
    "plain": (
        (motif.tuft, 0.06, 0.46, 0.13),
        (motif.tuft, 0.3, 0.36, 0.12),
        (motif.tuft, 0.97, 0.46, 0.12),
        (motif.field, 0.66, 0.5, 0.2),
        (motif.field, 0.26, 0.94, 0.19),
        (motif.field, 0.78, 1.0, 0.22),
        (motif.tuft, 0.52, 0.98, 0.13),
        (motif.tuft, 0.02, 1.0, 0.12),
    ),
    "forest": (
        (motif.pointed_tree, 0.1, 0.6, 0.2),
        (motif.round_tree, 0.33, 0.56, 0.23),
        (motif.pointed_tree, 0.56, 0.6, 0.22),
        (motif.pointed_tree, 0.86, 0.58, 0.2),
        (motif.round_tree, 0.2, 1.0, 0.24),
        (motif.pointed_tree, 0.44, 1.02, 0.23),
        (motif.round_tree, 0.7, 0.98, 0.25),
        (motif.pointed_tree, 0.95, 1.02, 0.21),
    ),
    "mountain": (
        (motif.peak, 0.17, 0.9, 0.25),
        (motif.peak, 0.83, 0.88, 0.22),
        (motif.peak, 0.5, 1.0, 0.34),
    ),
    "cliff": ((motif.crag, 0.5, 0.96, 0.33),),
    "village": (
        (motif.house, 0.14, 0.6, 0.17),
        (motif.steeple, 0.5, 0.66, 0.19),
        (motif.house, 0.82, 0.58, 0.17),
        (motif.house, 0.3, 1.0, 0.19),
        (motif.house, 0.72, 1.02, 0.19),
    ),
    "desert": (
        (motif.dune, 0.6, 0.46, 0.19),
        (motif.cactus, 0.13, 0.72, 0.28),
        (motif.dune, 0.36, 1.0, 0.22),
        (motif.dune, 0.82, 0.9, 0.2),
    ),
    "open": ((motif.ripple, 0.26, 0.42, 0.22), (motif.ripple, 0.72, 0.8, 0.22)),
    "waves": ((motif.curl, 0.2, 0.56, 0.27), (motif.curl, 0.76, 0.62, 0.27), (motif.curl, 0.46, 1.0, 0.29)),
    "ship": ((motif.ship, 0.5, 0.96, 0.31),),
    "reef": ((motif.rocks, 0.5, 0.92, 0.33),),
    "whale": ((motif.whale, 0.48, 0.92, 0.34),),
    "gulls": ((motif.gull, 0.16, 0.62, 0.25), (motif.gull, 0.56, 0.42, 0.23), (motif.gull, 0.82, 0.98, 0.25)),
}
TALL: Final[dict[str, tuple[Spot, ...]]] = {
    "plain": (
        (motif.tuft, 0.25, 0.14, 0.13),
        (motif.tuft, 0.75, 0.2, 0.12),
        (motif.field, 0.5, 0.4, 0.2),
        (motif.tuft, 0.15, 0.54, 0.12),
        (motif.field, 0.52, 0.68, 0.2),
        (motif.tuft, 0.72, 0.86, 0.13),
        (motif.tuft, 0.22, 0.94, 0.12),
    ),
    "forest": (
        (motif.pointed_tree, 0.25, 0.22, 0.21),
        (motif.round_tree, 0.74, 0.29, 0.23),
        (motif.round_tree, 0.26, 0.49, 0.24),
        (motif.pointed_tree, 0.76, 0.55, 0.22),
        (motif.pointed_tree, 0.22, 0.75, 0.22),
        (motif.round_tree, 0.7, 0.83, 0.25),
        (motif.pointed_tree, 0.3, 1.0, 0.21),
    ),
    "mountain": ((motif.peak, 0.55, 0.31, 0.27), (motif.peak, 0.36, 0.63, 0.24), (motif.peak, 0.58, 0.98, 0.3)),
    "cliff": ((motif.crag, 0.52, 0.42, 0.19), (motif.crag, 0.5, 0.9, 0.2)),
    "village": (
        (motif.house, 0.62, 0.2, 0.17),
        (motif.house, 0.25, 0.4, 0.18),
        (motif.steeple, 0.66, 0.58, 0.19),
        (motif.house, 0.3, 0.74, 0.18),
        (motif.house, 0.66, 0.95, 0.19),
    ),
    "desert": (
        (motif.dune, 0.5, 0.2, 0.19),
        (motif.cactus, 0.7, 0.56, 0.26),
        (motif.dune, 0.4, 0.68, 0.18),
        (motif.dune, 0.52, 0.95, 0.2),
    ),
    "open": ((motif.ripple, 0.42, 0.24, 0.2), (motif.ripple, 0.58, 0.56, 0.2), (motif.ripple, 0.4, 0.86, 0.2)),
    "waves": ((motif.curl, 0.45, 0.26, 0.23), (motif.curl, 0.56, 0.58, 0.24), (motif.curl, 0.45, 0.92, 0.24)),
    "ship": ((motif.ship, 0.5, 0.62, 0.235),),
    "reef": ((motif.rocks, 0.5, 0.36, 0.2), (motif.rocks, 0.5, 0.86, 0.21)),
    "whale": ((motif.whale, 0.46, 0.62, 0.21),),
    "gulls": ((motif.gull, 0.34, 0.22, 0.2), (motif.gull, 0.64, 0.54, 0.21), (motif.gull, 0.4, 0.88, 0.21)),
}
LIT: Final = (motif.peak, motif.house, motif.steeple, motif.round_tree)
"""Things with a sunny side, which is the left one: never mirrored."""


@dataclass(frozen=True)
class Side:
    """One half of a tile and its room.

    wide: top or bottom half; first: top or left. coastal: the other half is of another kind.
    """

    half: Half
    wide: bool
    first: bool
    coastal: bool

    @property
    def room(self) -> Box:
        """Where its things may stand: off the tile's edge, off the beach, off the lines along the coast."""
        inner = 0.475 if not self.coastal else 0.42 if self.half.kind == "land" else 0.385
        near, far = (0.075, inner) if self.first else (1 - inner, 0.925 if self.coastal else 0.94)
        return (0.09, near, 0.91, far) if self.wide else (near, 0.06, far, 0.94)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The things of its scenery, arranged for its shape."""
        return (WIDE if self.wide else TALL)[self.half.scenery]


@lru_cache(maxsize=512)
def tile(number: int, size: int) -> Image.Image:
    """A tile's picture, `size` px wide. Not to be drawn on."""
    large, small = _large(number)
    return large.reduce(SHARP) if size * SHARP == LARGE else small.resize((size, size), Image.Resampling.HAMMING)


@cache
def coast(number: int) -> tuple[Point, ...]:
    """The coast of a mixed tile in units of its side, from left to right or from top to bottom; its middle point is the
    one that lies between the tile's quadrants."""
    swing = _swing(TILES[number])
    path = [(n / (len(swing) - 1), 0.5 + offset) for n, offset in enumerate(swing)]
    return tuple(path) if TILES[number].cut == "across" else tuple((y, x) for x, y in path)


def _swing(one: Tile) -> list[float]:
    """How far a coast lies off the middle, at even distances along it; nothing at both ends."""
    chance = seeded(f"coast {one.id}")
    knots = [(n / COAST_STEPS, chance.uniform(-1, 1) * COAST_SWING) for n in range(COAST_STEPS + 1)]
    calm = [(x, y * min(1, 1.6 * sin(pi * x))) for x, y in knots]
    return [y for _, y in smooth(calm, steps=6)]


@lru_cache(maxsize=2)
def _large(number: int) -> tuple[Image.Image, Image.Image]:
    """A tile as it is drawn, and at half the size, which is enough to make the smaller sizes from."""
    one = TILES[number]
    chance = seeded(one.id)
    wide, coastal = one.cut != "along", one.cut != "whole"
    sides = (Side(one.first, wide, True, coastal), Side(one.second, wide, False, coastal))
    picture = _ground(one, number, sides)
    pen = Pen(ImageDraw.Draw(picture), LARGE, LARGE * LINE)
    things = [thing for side in sides for thing in _things(side, chance)]
    _texture(pen, one, chance, things)
    if one.cut != "whole":
        _shore(pen, one)
    for thing, x, y, size in sorted(things, key=lambda spot: spot[2]):
        flip = thing not in LIT and chance.random() < 0.5
        thing(pen.at(x, y, size, flip), chance)
    return picture, picture.reduce(2)


def _ground(one: Tile, number: int, sides: Sequence[Side]) -> Image.Image:
    """Land and sea, softly tinted by the sceneries; the coast parts them, in a whole tile they run into each other."""
    ground = _tinted(_plain(one.first), sides[0])
    if one.cut == "whole":
        return _tinted(ground, sides[1])
    beyond = [(LARGE, LARGE), (0, LARGE)] if one.cut == "across" else [(LARGE, LARGE), (LARGE, 0)]
    mask = Image.new("L", (LARGE, LARGE))
    ImageDraw.Draw(mask).polygon([*((x * LARGE, y * LARGE) for x, y in coast(number)), *beyond], fill=255)
    ground.paste(_tinted(_plain(one.second), sides[1]), mask=mask)
    return ground


def _plain(half: Half) -> Image.Image:
    return Image.new("RGB", (LARGE, LARGE), LAND if half.kind == "land" else SEA)


def _tinted(ground: Image.Image, side: Side) -> Image.Image:
    ground.paste(TINTS[side.half.scenery], mask=_blob(side.wide, side.first))
    return ground


@cache
def _blob(wide: bool, first: bool) -> Image.Image:
    small = LARGE // 4
    long, near, far = (0.05, 0.95), 0.05, 0.45
    short = (near, far) if first else (1 - far, 1 - near)
    left, top, right, bottom = (
        (long[0], short[0], long[1], short[1]) if wide else (short[0], long[0], short[1], long[1])
    )
    mask = Image.new("L", (small, small))
    ImageDraw.Draw(mask).rounded_rectangle(
        [edge * small for edge in (left, top, right, bottom)], small * 0.12, fill=255
    )
    soft = mask.filter(ImageFilter.GaussianBlur(small * 0.065))
    return soft.resize((LARGE, LARGE), Image.Resampling.BICUBIC)


def _things(side: Side, chance: Random) -> list[Spot]:
    """The half's things where they stand on the tile, a little off their places, the whole mirrored by chance."""
    left, top, right, bottom = side.room
    mirrored = chance.random() < 0.5
    spots = []
    for thing, x, y, size in side.spots:
        across = left + (right - left) * ((1 - x if mirrored else x) + chance.uniform(-0.025, 0.025))
        foot = top + (bottom - top) * (y + chance.uniform(-0.03, 0.03))
        spots.append((thing, across, foot, size * chance.uniform(0.95, 1.05)))
    return spots


def _texture(pen: Pen, one: Tile, chance: Random, things: Sequence[Spot]) -> None:
    """What tells land from sea without colour: scattered dots, and rows of wave ticks that run on in the next tile."""
    for _ in range(34):
        spot = (chance.uniform(0.03, 0.97), chance.uniform(0.03, 0.97))
        if _kind(one, spot, 0.09) == "land":
            pen.circle(spot, chance.uniform(0.006, 0.0095), DOT)
    for row in range(5):
        for column in range(5):
            spot = (0.05 + 0.2 * column + 0.1 * (row % 2), 0.1 + 0.2 * row)
            if _kind(one, spot, 0.16) == "sea" and not any(_covers(thing, spot) for thing in things):
                _tick(pen, spot)


DOT: Final = mixed(LAND, MAP_INK, 0.36)


def _kind(one: Tile, spot: Point, shore: float) -> str:
    """What lies at a spot of a tile: land, sea, or neither within `shore` of a coast."""
    if one.cut == "whole":
        return one.first.kind
    off = spot[1 if one.cut == "across" else 0] - 0.5
    return "" if abs(off) < shore else (one.first if off < 0 else one.second).kind


def _covers(thing: Spot, spot: Point) -> bool:
    _, x, y, size = thing
    return abs(spot[0] - x) < size * 0.7 and -size * 0.95 < spot[1] - y < size * 0.25


def _tick(pen: Pen, spot: Point) -> None:
    x, y = spot
    pen.line([*arc((x - 0.023, y), 0.023, 200, 340, 5), *arc((x + 0.023, y), 0.023, 200, 340, 5)], SEA_TICK, 1.2)


def _shore(pen: Pen, one: Tile) -> None:
    """Beach, coast line, and the lines that follow it out to sea."""
    swing = _swing(one)
    out = 1 if one.first.kind == "land" else -1

    def along(distance: float, share: float) -> list[Point]:
        path = [(n / (len(swing) - 1), 0.5 + out * distance + share * offset) for n, offset in enumerate(swing)]
        return path if one.cut == "across" else [(y, x) for x, y in path]

    pen.polygon([*along(0, 1), *reversed(along(-0.052, 0.8))], BEACH)
    for distance, share, width in WATER_LINES:
        pen.line(along(distance, share), _water(distance), width, caps=False)
    pen.line(along(0.013, 1), LIGHT, 1.4, caps=False)
    pen.line(along(0, 1), MAP_INK, 2.25, caps=False)


def _water(distance: float) -> Colour:
    return mixed(WATER_LINE, SEA, 0.25 + 2.6 * distance)
