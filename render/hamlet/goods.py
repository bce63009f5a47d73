"""Goods, coins, points: the small things that are counted, each by one recipe at every size."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.hamlet.data import GOODS, Need
from render.canvas import Part, Pen, Stamp, arc, stamp, together
from render.hamlet.palette import (
    BRICK,
    BRICK_LINE,
    CAN,
    CAN_BAND,
    COIN,
    COIN_EDGE,
    COIN_LIT,
    DISC,
    LINE,
    POINTS,
    SACK,
    SLOT,
    STAR,
    STONE,
    STONE_DARK,
    WHEAT,
    WHEAT_DARK,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from render.palette import INK, LIGHT, SEATS, WHITE
from render.text import Type, text

Paint = Callable[[Pen], None]
RING: Final = 3.2
"""Width of the ring round a refined good, in the colour of its owner."""


def _wood(pen: Pen) -> None:
    pen.rounded((-0.36, -0.2, 0.36, 0.2), 0.2, WOOD, LINE, 1.3)
    pen.line([(-0.3, -0.04), (0.1, -0.04)], WOOD_DARK, 1)
    pen.line([(-0.2, 0.08), (0.04, 0.08)], WOOD_DARK, 1)
    pen.circle((0.24, 0), 0.2, WOOD_LIGHT, LINE, 1.3)
    pen.circle((0.24, 0), 0.09, None, WOOD_DARK, 1)


def _stone(pen: Pen) -> None:
    rock = [(-0.38, 0.24), (-0.3, -0.1), (-0.06, -0.3), (0.22, -0.2), (0.38, 0.24)]
    pen.polygon(rock, STONE, LINE, 1.3)
    pen.polygon([(0.02, 0.22), (-0.02, -0.06), (0.22, -0.18), (0.36, 0.22)], STONE_DARK)
    pen.line([(-0.06, -0.28), (-0.02, -0.06), (0.02, 0.22)], LINE, 0.8)


def _wheat(pen: Pen) -> None:
    pen.line([(0, 0.42), (0, -0.3)], WHEAT_DARK, 1.6)
    for y in (-0.24, -0.06, 0.12):
        for flip in (False, True):
            side = pen.at(0, 0, flip=flip)
            grain = [(0.02, y + 0.12), (0.06, y - 0.05), (0.2, y - 0.14), (0.19, y + 0.03)]
            side.polygon(grain, WHEAT, WHEAT_DARK, 0.7)
    pen.polygon([(0, -0.2), (-0.08, -0.32), (0, -0.46), (0.08, -0.32)], WHEAT, WHEAT_DARK, 0.7)


def _timber(pen: Pen) -> None:
    for y in (0.22, 0.0, -0.22):
        shift = 0.05 if y else -0.03
        pen.rounded((-0.38 + shift, y - 0.1, 0.34 + shift, y + 0.1), 0.03, WOOD_LIGHT, LINE, 1.2)
        pen.line([(-0.26, y), (0.2, y)], WOOD, 1)


def _brick(pen: Pen) -> None:
    for y, xs in ((0.2, (-0.38, 0.01)), (-0.01, (-0.19,)), (-0.22, (-0.38, 0.01))):
        for x in xs:
            pen.rounded((x, y - 0.1, x + 0.37, y + 0.1), 0.02, BRICK, BRICK_LINE, 1.2)
    for x in (-0.38, 0.2):
        pen.rounded((x, -0.11, x + 0.18, 0.09), 0.02, BRICK, BRICK_LINE, 1.2)


def _flour(pen: Pen) -> None:
    sack = [(-0.14, -0.2), (-0.3, 0.02), (-0.28, 0.36), (0.28, 0.36), (0.3, 0.02), (0.14, -0.2)]
    pen.polygon(sack, SACK, LINE, 1.3)
    pen.polygon([(-0.2, -0.36), (0.2, -0.36), (0.12, -0.18), (-0.12, -0.18)], SACK, LINE, 1.1)
    pen.line([(-0.15, -0.19), (0.15, -0.19)], BRICK, 1.8)
    pen.line([(0, 0.02), (0, 0.26)], WHEAT_DARK, 1.3)
    for y in (0.06, 0.15):
        pen.line([(-0.09, y), (0, y + 0.07), (0.09, y)], WHEAT_DARK, 1.2)


def _milk(pen: Pen) -> None:
    can = [(-0.1, -0.22), (-0.24, -0.04), (-0.24, 0.38), (0.24, 0.38), (0.24, -0.04), (0.1, -0.22)]
    pen.polygon(can, CAN, LINE, 1.3)
    pen.rounded((-0.14, -0.4, 0.14, -0.2), 0.04, CAN, LINE, 1.2)
    pen.polygon([(-0.22, 0.06), (0.22, 0.06), (0.22, 0.22), (-0.22, 0.22)], CAN_BAND)
    pen.line([(0.24, -0.02), (0.34, 0.06), (0.24, 0.18)], LINE, 1.1)


PAINTS: Final[Mapping[str, Paint]] = {
    "wood": _wood,
    "stone": _stone,
    "wheat": _wheat,
    "timber": _timber,
    "brick": _brick,
    "flour": _flour,
    "milk": _milk,
}


@lru_cache(maxsize=256)
def good(name: str, radius: int, owner: Seat | None = None, fine: bool = False) -> Stamp:
    """A good on its disc; refined and on a tile: ringed in the colour of its owner, with a star if of high quality."""
    ring = DISC if owner is None else SEATS[owner]

    def paint(pen: Pen) -> None:
        pen.circle((radius, 0), radius, LIGHT)
        pen.circle((radius, 0), radius - 1, DISC, LINE if owner is None else ring, 1.4 if owner is None else RING)
        PAINTS[name](pen.at(radius, 0, 1.5 * radius))
        if fine:
            star(pen.at(radius * 1.75, -radius * 0.8, radius * 0.62))

    room = radius * 0.6 if fine else 0
    return stamp((-1, -radius - 1 - room, 2 * radius + 1 + room, radius + 1), paint, 2 * radius)


@lru_cache(maxsize=32)
def bare(name: str, side: int) -> Stamp:
    """A good without its disc."""
    return stamp((0, -side / 2, side, side / 2), lambda pen: PAINTS[name](pen.at(side / 2, 0, side)), side)


def star(pen: Pen) -> None:
    """A star of radius 1."""
    points = [arc((0, 0), 1.0 if n % 2 == 0 else 0.45, 36 * n - 90, 36 * n - 90, 1)[0] for n in range(10)]
    pen.polygon(points, STAR, LINE, 1)


@lru_cache(maxsize=16)
def empty_slot(radius: int, allowed: str = "") -> Stamp:
    """A free slot; faintly in it what it is for, if it is for one good only."""

    def paint(pen: Pen) -> None:
        pen.circle((radius, 0), radius, DISC)
        if allowed in PAINTS:
            PAINTS[allowed](pen.at(radius, 0, 1.2 * radius))
        pen.dashed(arc((radius, 0), radius - 1, 0, 360, 30), SLOT, 1.8, 4.5, 3.5)

    whole = stamp((-1, -radius - 1, 2 * radius + 1, radius + 1), paint, 2 * radius)
    faded = whole.image.copy()
    faded.putalpha(whole.image.getchannel("A").point([round(n * 0.62) for n in range(256)]))
    return Stamp(faded, whole.x, whole.y, whole.width)


@lru_cache(maxsize=64)
def coin(radius: int, number: str = "") -> Stamp:
    """A coin, with how many there are on it."""

    def paint(pen: Pen) -> None:
        pen.circle((radius, 0), radius, COIN, COIN_EDGE, 1.6)
        if not number:
            pen.circle((radius, 0), radius * 0.66, COIN_LIT, COIN_EDGE, 1.2)
            pen.circle((radius, 0), radius * 0.3, None, COIN_EDGE, 1.4)

    shape = stamp((-1, -radius - 1, 2 * radius + 1, radius + 1), paint, 2 * radius)
    if not number:
        return shape
    count = text(number, Type("ExtraBold", round(radius * 1.3), INK), False)
    return together(shape, (count, radius - count.width / 2, 0))


@lru_cache(maxsize=64)
def points(number: str, high: int) -> Stamp:
    """A shield with victory points on it, of this height."""
    half = high * 0.44

    def paint(pen: Pen) -> None:
        top, low = -high * 0.48, high * 0.08
        side = [(half, top), (half, low), (half * 0.7, high * 0.34), (0, high * 0.52)]
        shield = [*side, *((-x, y) for x, y in reversed(side[:-1]))]
        pen.at(half + 2, 0).polygon(shield, POINTS, LIGHT, 3)
        pen.at(half + 2, 0).polygon(shield, POINTS)

    shape = stamp((0, -high * 0.55, 2 * half + 4, high * 0.58), paint)
    size = round(high * (0.6 if len(number) < 3 else 0.47))
    count = text(number, Type("ExtraBold", size, WHITE), False)
    return together(shape, (count, half + 2 - count.width / 2, -high * 0.03))


def cost(needs: Iterable[Need], coins: int, number: Callable[[int], str], radius: int) -> list[Part]:
    """What something costs: a disc for each good; several kinds to choose from stand close together with a number."""
    parts: list[Part] = []
    for need in needs:
        if len(need.of) == 1:
            parts += [part for _ in range(need.n) for part in (good(need.of[0], radius), 4)]
        else:
            parts += [
                text(number(need.n), Type("ExtraBold", round(radius * 1.7), INK), False),
                5,
                *_any_of(need, radius),
            ]
    if coins:
        parts += [coin(radius, number(coins))]
    return parts


def _any_of(need: Need, radius: int) -> list[Part]:
    shown = [one for one in GOODS if one in need.of]
    return [part for one in shown for part in (good(one, radius), -radius // 3)] + [radius // 2]
