"""Signs laid on the board: codes that may be chosen, verdicts, the ribbons of the phases, a cube."""

from functools import lru_cache
from math import ceil
from typing import Final

from render.canvas import Pen, Stamp, rounded_path, stamp, together
from render.palette import ACCENT, INK, LIGHT, MUTED, PANEL, SUCCESS, Colour
from render.text import Type, text

CODE: Final = Type("Bold", 27, LIGHT)
HIGH: Final = 36


@lru_cache(maxsize=512)
def choice(code: str, size: int = 27, rtl: bool = False) -> Stamp:
    """A code that may be chosen: dark, dashed in accent. Its spot is the middle of its left edge. size: of its type."""
    inside = text(code, CODE.sized(size), rtl)
    width = ceil(max(inside.width + 20 * size / 27, 48 * size / 27))
    half = HIGH * size / 54
    box = (0, -half, width, half)

    def paint(pen: Pen) -> None:
        pen.rounded((-2, -half - 2, width + 2, half + 2), 14, LIGHT)
        pen.rounded(box, 12, INK)
        pen.dashed(rounded_path((1.5, -half + 1.5, width - 1.5, half - 1.5), 11), ACCENT, 3, 8, 6)

    shape = stamp((-2, -half - 2, width + 2, half + 2), paint, width)
    return together(shape, (inside, (width - inside.width) / 2, 0))


@lru_cache(maxsize=256)
def code(word: str, *, dark: bool) -> Stamp:
    """A code that can't be chosen now (light), or can where nearly everything may (dark)."""
    inside = text(word, CODE if dark else CODE.in_colour(INK), False)
    width, half = ceil(max(inside.width + 16, 44)), HIGH / 2 - 2
    shape = stamp(
        (-2, -half - 2, width + 2, half + 2),
        lambda pen: pen.rounded((0, -half, width, half), 11, INK if dark else PANEL, None if dark else INK, 2),
        width,
    )
    return together(shape, (inside, (width - inside.width) / 2, 0))


@lru_cache(maxsize=128)
def verdict(content: str, rtl: bool = False) -> Stamp:
    """A few letters about a tile, on a light plate. Its spot is the middle of its left edge."""
    inside = text(content, Type("ExtraBold", 26, INK), rtl)
    width, half = inside.width + 16, 17
    shape = stamp((0, -half, width, half), lambda pen: pen.rounded((0, -half, width, half), 9, PANEL, INK, 2.2), width)
    return together(shape, (inside, 8, 0))


@lru_cache(maxsize=4)
def payable(radius: int = 18) -> Stamp:
    """It can be paid now."""

    def paint(pen: Pen) -> None:
        pen.circle((radius, 0), radius, LIGHT)
        pen.circle((radius, 0), radius - 2.5, SUCCESS)
        pen.line([(0.52 * radius, 0), (0.88 * radius, 0.36 * radius), (1.5 * radius, -0.36 * radius)], LIGHT, 4)

    return stamp((0, -radius, 2 * radius, radius), paint)


@lru_cache(maxsize=16)
def phase(letter: str, high: int, colour: Colour = INK) -> Stamp:
    """A phase's letter on a ribbon: no player's mark looks like it. Its spot is the middle of its left edge."""
    width, half = round(high * 0.82), high / 2
    letters = text(letter, Type("ExtraBold", round(high * 0.62), LIGHT), False)

    def paint(pen: Pen) -> None:
        pen.polygon([(0, -half), (width, -half), (width, half), (width / 2, half * 0.62), (0, half)], colour)

    return together(stamp((0, -half, width, half), paint, width), (letters, (width - letters.width) / 2, -half * 0.18))


@lru_cache(maxsize=16)
def cube(side: int, colour: Colour = MUTED) -> Stamp:
    """A block in outline, for how many are left. Its spot is the middle of its left edge."""
    half = side / 2
    corners = [(half, -half), (side, -half / 2), (side, half / 2), (half, half), (0, half / 2), (0, -half / 2)]

    def paint(pen: Pen) -> None:
        pen.polygon(corners, None, colour, 2.6)
        pen.line([(0, -half / 2), (half, 0), (side, -half / 2)], colour, 2.6)
        pen.line([(half, 0), (half, half)], colour, 2.6)

    return stamp((-2, -half - 2, side + 2, half + 2), paint, side)
