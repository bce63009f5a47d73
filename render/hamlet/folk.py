"""Who lives in the village and what they own: villagers, donkeys, flags, roads, blueprints."""

from functools import lru_cache
from typing import Final

from engine.game import SEAT_LETTERS, Seat
from render.canvas import Pen, Stamp, arc, stamp, together
from render.hamlet.goods import star
from render.hamlet.palette import CAN_BAND, COIN, DISC, DONKEY, DONKEY_DARK, GRASS, LINE, ROAD, SKIN, WOOD_LIGHT
from render.marks import mark
from render.palette import INK, LIGHT, SEATS, WHITE, mixed
from render.text import Type, text

VILLAGER: Final = 40
"""Height of a standing villager on the map."""
DONKEY_HIGH: Final = 42
FLAG: Final = 36


@lru_cache(maxsize=64)
def villager(seat: Seat, high: int = VILLAGER) -> Stamp:
    """A standing villager; its spot is the left edge at half its height."""
    s, wide = high, 0.56 * high
    colour = SEATS[seat]

    def paint(pen: Pen) -> None:
        one = pen.at(wide / 2, 0, s)
        coat = [(-0.24, 0.48), (-0.12, -0.12), (0.12, -0.12), (0.24, 0.48)]
        one.polygon(coat, LIGHT, LIGHT, 4.5)
        one.circle((0, -0.24), 0.19, LIGHT)
        one.polygon([(-0.25, -0.26), (0, -0.56), (0.25, -0.26)], LIGHT, LIGHT, 4)
        one.polygon(coat, colour, mixed(colour, INK, 0.45), 1)
        one.circle((0, -0.22), 0.135, SKIN, LINE, 0.9)
        one.polygon([(-0.21, -0.26), (0, -0.52), (0.21, -0.26)], colour, mixed(colour, INK, 0.45), 1)

    shape = stamp((0, -0.58 * s, wide, 0.54 * s), paint, wide)
    letter = text(SEAT_LETTERS[seat], Type("ExtraBold", round(0.4 * s), WHITE), False)
    return together(shape, (letter, wide / 2 - letter.width / 2, 0.24 * s))


@lru_cache(maxsize=64)
def lying(seat: Seat, high: int = VILLAGER) -> Stamp:
    """A villager who has worked."""
    s, wide = high, 0.98 * high
    colour = SEATS[seat]

    def paint(pen: Pen) -> None:
        one = pen.at(0, 0, s)
        coat = [(0.06, -0.2), (0.62, -0.12), (0.62, 0.12), (0.06, 0.2)]
        one.polygon(coat, LIGHT, LIGHT, 4.5)
        one.circle((0.74, 0), 0.18, LIGHT)
        one.polygon(coat, colour, mixed(colour, INK, 0.45), 1)
        one.circle((0.73, 0), 0.135, SKIN, LINE, 0.9)
        one.polygon([(0.78, -0.17), (0.96, 0), (0.78, 0.17)], colour, mixed(colour, INK, 0.45), 1)

    shape = stamp((0, -0.26 * s, wide, 0.26 * s), paint, wide)
    letter = text(SEAT_LETTERS[seat], Type("ExtraBold", round(0.34 * s), WHITE), False)
    return together(shape, (letter, 0.3 * s - letter.width / 2, 0))


@lru_cache(maxsize=64)
def donkey(seat: Seat, high: int = DONKEY_HIGH, count: str = "") -> Stamp:
    """A donkey with its owner's mark as saddle; its spot is the left edge at half its height."""
    s = high
    wide = 1.12 * s

    def body(pen: Pen, line: float) -> None:
        for x in (0.2, 0.3, 0.68, 0.78):
            pen.line([(x, 0.1), (x, 0.45)], DONKEY_DARK if line == 1 else LIGHT, 4 if line == 1 else 8)
        colour, edge, width = (DONKEY, LINE, 1.1) if line == 1 else (LIGHT, LIGHT, 6.0)
        pen.line([(0.12, -0.04), (0.04, 0.2)], DONKEY_DARK if line == 1 else LIGHT, 2 if line == 1 else 6)
        pen.polygon([(0.1, -0.12), (0.2, -0.2), (0.7, -0.18), (0.86, -0.4), (0.98, -0.36), (1.08, -0.16),
                     (1.02, -0.08), (0.92, -0.16), (0.84, 0.14), (0.18, 0.16)], colour, edge, width)  # fmt: skip
        for x in (0.8, 0.89):
            pen.polygon([(x - 0.02, -0.38), (x - 0.07, -0.6), (x + 0.05, -0.42)], colour, edge, width)

    def paint(pen: Pen) -> None:
        one = pen.at(0, 0, s)
        body(one, 2)
        body(one, 1)
        one.circle((0.94, -0.28), 0.025, LINE)

    shape = stamp((-2, -0.64 * s, wide + 2, 0.5 * s), paint, wide)
    saddle = mark(seat, round(0.27 * s))
    whole = together(shape, (saddle, 0.46 * s - saddle.width / 2, -0.02 * s))
    if not count:
        return whole
    number = _count(count)
    return together(whole, (number, 0.66 * s, 0.3 * s))


@lru_cache(maxsize=64)
def _count(words: str) -> Stamp:
    """`2` on a light ground, for the corner of a thing."""
    number = text(words, Type("ExtraBold", 19, INK), False)
    wide = number.width + 10
    shape = stamp((0, -11, wide, 11), lambda pen: pen.rounded((0, -11, wide, 11), 8, LIGHT, INK, 1.2), wide)
    return together(shape, (number, 5, 0))


def several(one: Stamp, count: int) -> Stamp:
    """A figure that stands for some, with their number."""
    return together(one, (_count(str(count)), one.width - 10, 13)) if count > 1 else one


@lru_cache(maxsize=32)
def flag(seat: Seat, high: int = FLAG) -> Stamp:
    """A pennant with its owner's letter; its spot is the left edge at half its height."""
    s, wide = high, 0.86 * high
    colour = SEATS[seat]

    def paint(pen: Pen) -> None:
        one = pen.at(0, 0, s)
        cloth = [(0.1, -0.46), (0.84, -0.46), (0.68, -0.2), (0.84, 0.08), (0.1, 0.08)]
        one.line([(0.07, -0.48), (0.07, 0.48)], LIGHT, 6)
        one.polygon(cloth, LIGHT, LIGHT, 4)
        one.line([(0.07, -0.48), (0.07, 0.48)], LINE, 2.4)
        one.polygon(cloth, colour, mixed(colour, INK, 0.45), 1)

    shape = stamp((-3, -0.58 * s, wide + 2, 0.54 * s), paint, wide)
    letter = text(SEAT_LETTERS[seat], Type("ExtraBold", round(0.44 * s), WHITE), False)
    return together(shape, (letter, 0.4 * s - letter.width / 2, -0.19 * s))


@lru_cache(maxsize=32)
def road(seat: Seat, side: int) -> Stamp:
    """A piece of road that isn't built yet."""
    half = side / 2

    def paint(pen: Pen) -> None:
        path = [(0.2 * side, 0.28 * side), (0.8 * side, -0.28 * side)]
        pen.line(path, SEATS[seat], side * 0.34)
        pen.line(path, ROAD, side * 0.17)

    return stamp((0, -half, side, half), paint, side)


@lru_cache(maxsize=8)
def blueprint(side: int) -> Stamp:
    """A blueprint in hand."""

    def paint(pen: Pen) -> None:
        pen.at(side / 2, 0, side).rounded((-0.36, -0.48, 0.36, 0.48), 0.08, WOOD_LIGHT, LINE, 1.4)
        house = [(-0.2, 0.22), (-0.24, -0.08), (0, -0.3), (0.24, -0.08), (0.2, 0.22)]
        pen.at(side / 2, 0, side).polygon(house, GRASS, LINE, 1.3)

    return stamp((0, -side / 2, side, side / 2), paint, side)


# Milestones and awards


@lru_cache(maxsize=32)
def honour(name: str, side: int) -> Stamp:
    """The sign of an award: a bell, a candle, scales, a flag in a wreath, a plan with a road."""
    half = side / 2

    def paint(pen: Pen) -> None:
        pen.circle((half, 0), half - 0.5, DISC, LINE, 1.4)
        HONOURS[name](pen.at(half, 0, side))
        star(pen.at(side * 0.86, -side * 0.34, side * 0.17))

    return stamp((0, -half - side * 0.1, side * 1.06, half + 1), paint, side)


def _bell(pen: Pen) -> None:
    bell = [*arc((0, -0.06), 0.15, 180, 360), (0.17, 0.12), (0.24, 0.2), (-0.24, 0.2), (-0.17, 0.12)]
    pen.circle((0, 0.23), 0.06, LINE)
    pen.polygon(bell, COIN, LINE, 1.1)


def _candle(pen: Pen) -> None:
    pen.rounded((-0.08, -0.08, 0.08, 0.28), 0.03, LIGHT, LINE, 1.1)
    pen.polygon([(0, -0.34), (-0.08, -0.18), (0, -0.1), (0.08, -0.18)], COIN, LINE, 0.9)
    pen.line([(-0.17, 0.29), (0.17, 0.29)], LINE, 2)


def _scales(pen: Pen) -> None:
    pen.line([(0, -0.26), (0, 0.26)], LINE, 1.6)
    pen.line([(-0.24, -0.18), (0.24, -0.18)], LINE, 1.6)
    pen.line([(-0.12, 0.27), (0.12, 0.27)], LINE, 2)
    for x in (-0.22, 0.22):
        pen.line([(x - 0.1, 0.06), (x, -0.18), (x + 0.1, 0.06)], LINE, 0.8)
        pen.polygon([(x - 0.12, 0.05), (x + 0.12, 0.05), (x + 0.06, 0.13), (x - 0.06, 0.13)], COIN, LINE, 0.8)


def _banner(pen: Pen) -> None:
    pen.line([(-0.14, -0.28), (-0.14, 0.28)], LINE, 1.8)
    pen.polygon([(-0.13, -0.28), (0.24, -0.17), (-0.13, -0.02)], GRASS, LINE, 1)
    pen.polygon([(-0.3, 0.28), (0, 0.1), (0.3, 0.28)], GRASS, LINE, 0.9)


def _plan(pen: Pen) -> None:
    pen.rounded((-0.25, -0.24, 0.25, 0.24), 0.04, CAN_BAND, LINE, 1.1)
    pen.line([(-0.16, 0.16), (-0.02, 0.02), (-0.02, -0.04), (0.16, -0.14)], LIGHT, 2.4)


HONOURS: Final = {
    "chaplain": _bell,
    "sacristan": _candle,
    "merchant": _scales,
    "landscaper": _banner,
    "planner": _plan,
}
