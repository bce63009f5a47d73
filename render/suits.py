"""The four suits of playing cards as signs, which the font lacks."""

from collections.abc import Iterator
from math import acos, degrees, hypot
from typing import Final

from render.canvas import Icon, Pen, Point, arc, smooth
from render.palette import SUIT_BLACK, SUIT_RED, Colour


def spade(pen: Pen, colour: Colour) -> None:
    """A heart upside down on a stem."""
    pen.polygon([(-x, -0.08 - y * 0.86) for x, y in _heart()], colour)
    _stem(pen, colour, 0.14)


def heart(pen: Pen, colour: Colour) -> None:
    """Two round shoulders and a point."""
    pen.polygon(_heart(), colour)


def _heart() -> list[Point]:
    """Two circles and the lines that lead from them to the point below."""
    x, y, radius, tip = 0.245, -0.2, 0.265, (0.0, 0.52)
    off = hypot(x, tip[1] - y)
    side = degrees(acos(radius / off))
    down = degrees(acos(-x / off))
    right = arc((x, y), radius, -150, down - side, 14)
    flank = smooth([right[-1], (0.27, 0.215), (0.1, 0.42), tip], 4)
    whole = [*right, *flank]
    return [*whole, *((-x, y) for x, y in reversed(whole))]


def diamond(pen: Pen, colour: Colour) -> None:
    """Four points, the sides a little hollow."""
    side = smooth([(0.0, -0.54), (0.165, -0.245), (0.4, 0.0)], 5)
    half = [*side, *((x, -y) for x, y in reversed(side))]
    pen.polygon([*half, *((-x, y) for x, y in reversed(half))], colour)


def club(pen: Pen, colour: Colour) -> None:
    """Three leaves on a stem."""
    for leaf in ((0.0, -0.26), (-0.255, 0.11), (0.255, 0.11)):
        pen.circle(leaf, 0.24, colour)
    pen.circle((0, 0), 0.16, colour)
    _stem(pen, colour, 0.0)


def _stem(pen: Pen, colour: Colour, top: float) -> None:
    pen.polygon(list(_foot(top)), colour)


def _foot(top: float) -> Iterator[Point]:
    side = smooth([(0.045, top), (0.07, 0.34), (0.19, 0.51)], 4)
    yield from side
    yield from ((-x, y) for x, y in reversed(side))


SUITS: Final[dict[str, Icon]] = {"s": spade, "h": heart, "c": club, "d": diamond}
INKS: Final[dict[str, Colour]] = {"s": SUIT_BLACK, "h": SUIT_RED, "c": SUIT_BLACK, "d": SUIT_RED}
SIGNS: Final = {"\u2660": "s", "\u2665": "h", "\u2663": "c", "\u2666": "d"}
"""The characters that stand for them in text."""
