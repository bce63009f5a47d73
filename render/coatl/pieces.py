"""Heads, body segments and tails as pieces of a serpent that looks to the left.

A piece is one unit high and stands round 0, 0; the next one stands PITCH behind it. Line widths are shares of a unit.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from render.canvas import SHARP, Pen, Point, Stamp, smooth, stamp, together, turned
from render.coatl.palette import BELLY, BLANK, BLANK_LINE, GLOWS, GOLD, GOLD_DARK, JADE, LINES, SKINS, TONGUE, shades
from render.coatl.textures import TEXTURES
from render.palette import INK, LIGHT, WHITE, Colour, mixed
from render.text import Type, text

PITCH: Final = 0.86
"""From a piece to the next one, in heights."""
ROOM: Final = 1.15
"""Half the side of the sheet a piece is drawn on, in heights: feathers and tongue stand out."""
EDGE: Final = 0.05
DISC: Final = 0.27
SMALL: Final = 44
"""Lower pieces have a larger disc, so that its letter is read on a phone."""
NO_COLOUR: Final = "-"
"""Stands for the colour of a piece that is only counted."""

Outline: TypeAlias = list[Point]


@dataclass(frozen=True, slots=True)
class Shape:
    """A kind of piece. front: what is drawn over its skin; behind: what under it. disc: where its letter stands."""

    outline: Outline
    disc: Point
    behind: Callable[[Pen, "Coat"], None]
    front: Callable[[Pen, "Coat"], None]


@dataclass(frozen=True, slots=True)
class Coat:
    """The colours of a piece: skin, its shades from above, outline, light, and the tips of its feathers."""

    skin: Colour
    shades: tuple[Colour, ...]
    line: Colour
    glow: Colour
    tips: tuple[Colour, Colour]


@lru_cache(maxsize=1024)
def piece(code: str, high: int, turn: float = 0) -> Stamp:
    """A piece (`hr`, or `h-` without a colour) so many px high, turned clockwise; its spot is its middle."""
    kind, colour = code[0], code[1]
    sheet = _sheet(code, high)
    small = (sheet.rotate(-turn, Image.Resampling.BICUBIC) if turn else sheet).reduce(SHARP).convert("RGBA")
    box, spot = small.getbbox() or (0, 0, 1, 1), small.width // 2
    shown = Stamp(small.crop(box), spot - box[0], spot - box[1], round(high * PITCH))
    if colour == NO_COLOUR:
        return shown
    x, y = turned(SHAPES[kind].disc, turn)
    return together(shown, (_letter(colour, high), x * high, y * high))


def alone(code: str) -> float:
    """How far right of its middle a lone piece has to lie to look centred, in heights: its feathers stand out."""
    return {"h": 0.12, "b": 0.0, "t": -0.26}[code[0]]


@lru_cache(maxsize=64)
def _sheet(code: str, high: int) -> Image.Image:
    """A piece without its letter, SHARP times as large, in the middle of its sheet.

    Premultiplied, so that the clear px around lend the edge no colour when it is turned.
    """
    kind, colour = code[0], code[1]
    shape, coat = SHAPES[kind], _coat(colour)
    unit, half = high * SHARP, ceil(ROOM * high) * SHARP
    sheet = Image.new("RGBA", (2 * half, 2 * half), (*coat.line, 0))
    pen = Pen(ImageDraw.Draw(sheet), unit, unit, half, half)
    shape.behind(pen, coat)
    _skin(sheet, pen, shape.outline, coat, colour)
    shape.front(pen, coat)
    return sheet.convert("RGBa")


def _coat(colour: str) -> Coat:
    if colour == NO_COLOUR:
        return Coat(
            BLANK,
            (mixed(BLANK, WHITE, 0.08), BLANK),
            BLANK_LINE,
            mixed(BLANK, WHITE, 0.4),
            (mixed(BLANK, WHITE, 0.5), BLANK),
        )
    tips = {"g": (SKINS["r"], GOLD), "y": (JADE, WHITE)}.get(colour, (JADE, GOLD))
    return Coat(SKINS[colour], shades(colour), LINES[colour], GLOWS[colour], tips)


@lru_cache(maxsize=64)
def _letter(colour: str, high: int) -> Stamp:
    """A colour's letter in a light disc; its spot is its middle."""
    radius = high * DISC + max(0, SMALL - high) * 0.14
    disc = stamp((-radius, -radius, radius, radius), lambda pen: pen.circle((0, 0), radius, LIGHT, LINES[colour], 1.4))
    letter = text(colour.upper(), Type("ExtraBold", round(radius * 1.5), LINES[colour]), False)
    return together(disc, (letter, -letter.width / 2, 0))


def _skin(sheet: Image.Image, pen: Pen, outline: Outline, coat: Coat, colour: str) -> None:
    """The outline filled: light above, dark below, with the colour's own pattern."""
    mask = Image.new("L", sheet.size)
    ImageDraw.Draw(mask).polygon([(pen.x + x * pen.scale, pen.y + y * pen.scale) for x, y in outline], fill=255)
    hide = Image.new("RGBA", sheet.size, coat.skin)
    inner = Pen(ImageDraw.Draw(hide), pen.scale, pen.weight, pen.x, pen.y)
    for n, shade in enumerate(coat.shades):
        top = -0.6 + 1.2 * n / len(coat.shades)
        inner.polygon([(-1, top), (1, top), (1, top + 0.7), (-1, top + 0.7)], shade)
    if colour in TEXTURES:
        TEXTURES[colour](inner, coat.glow, coat.line)
    sheet.paste(hide, (0, 0), mask)
    pen.polygon(outline, None, coat.line, EDGE)


def feather(
    pen: Pen, root: Point, angle: float, length: float, wide: float, fill: Colour, tip: Colour, line: Colour
) -> None:
    """A feather from its root, `angle` degrees clockwise from the right."""
    c, s = cos(radians(angle)), sin(radians(angle))

    def at(along: float, across: float) -> Point:
        return root[0] + along * length * c - across * wide * s, root[1] + along * length * s + across * wide * c

    leaf = smooth(
        [at(0, 0.12), at(0.35, 0.5), at(0.7, 0.42), at(1, 0), at(0.7, -0.42), at(0.35, -0.5), at(0, -0.12)], 4
    )
    pen.polygon(leaf, fill)
    pen.polygon(smooth([at(0.58, 0.47), at(0.8, 0.33), at(1, 0), at(0.8, -0.33), at(0.58, -0.47)], 4), tip)
    pen.polygon(leaf, None, line, EDGE * 0.62)
    pen.line([at(0.12, 0), at(0.8, 0)], line, EDGE * 0.4)


# Body

TOP, FOOT = -0.43, 0.43
BODY: Final[Outline] = [
    *smooth([(-0.40, FOOT), (-0.475, 0.18), (-0.495, -0.05), (-0.40, TOP)], 5),
    *smooth([(-0.40, TOP), (0.0, TOP - 0.055), (0.47, TOP - 0.02)], 5),
    *smooth([(0.47, TOP - 0.02), (0.395, -0.1), (0.40, 0.14), (0.475, FOOT + 0.02)], 5),
    *smooth([(0.475, FOOT + 0.02), (0.05, FOOT - 0.035), (-0.40, FOOT)], 5),
]


def _body_behind(pen: Pen, coat: Coat) -> None:
    for n, x in enumerate((0.31, 0.05, -0.21)):
        feather(pen, (x - 0.06, TOP + 0.1), -58, 0.46, 0.2, coat.skin, coat.tips[n % 2], coat.line)
    for x in (-0.24, -0.03, 0.18, 0.36):
        fringe = [(x - 0.075, FOOT - 0.08), (x + 0.075, FOOT - 0.08), (x + 0.03, FOOT + 0.115)]
        pen.polygon(fringe, GOLD, GOLD_DARK, EDGE * 0.5)


def _body_front(pen: Pen, coat: Coat) -> None:
    belly = [
        *smooth([(-0.425, 0.27), (0.05, 0.235), (0.42, 0.275)], 4),
        *smooth([(0.44, 0.37), (0.05, 0.325), (-0.41, 0.36)], 4),
    ]
    pen.polygon(belly, mixed(BELLY, coat.skin, 0.12))
    for edge in (belly[: len(belly) // 2], belly[len(belly) // 2 :]):
        pen.line(edge, coat.line, EDGE * 0.45, caps=False)
    pen.line(smooth([(-0.33, TOP + 0.07), (0.0, TOP + 0.015), (0.36, TOP + 0.05)], 4), coat.glow, EDGE * 0.6)


# Head

HEAD: Final[Outline] = [
    *smooth([(0.44, -0.43), (0.2, -0.41), (0.02, -0.33), (-0.16, -0.2), (-0.36, -0.245)], 5),
    *smooth([(-0.36, -0.245), (-0.5, -0.33), (-0.645, -0.24), (-0.655, -0.07), (-0.60, 0.04)], 5),
    *smooth([(-0.60, 0.04), (-0.4, 0.105), (-0.1, 0.1), (-0.03, 0.16)], 4),
    *smooth([(-0.03, 0.16), (-0.1, 0.225), (-0.38, 0.265), (-0.56, 0.205)], 4),
    *smooth([(-0.56, 0.205), (-0.5, 0.37), (-0.3, 0.455), (0.05, 0.46), (0.43, 0.45)], 5),
    *smooth([(0.43, 0.45), (0.365, 0.14), (0.365, -0.1), (0.44, -0.43)], 5),
]
MOUTH: Final = smooth(
    [(-0.60, 0.03), (-0.4, 0.1), (-0.08, 0.1), (-0.02, 0.165), (-0.1, 0.235), (-0.38, 0.27), (-0.56, 0.21)], 4
)


def _head_behind(pen: Pen, coat: Coat) -> None:
    fan = ((-152, 0.5), (-128, 0.55), (-104, 0.6), (-80, 0.6), (-56, 0.58), (-32, 0.56))
    for n, (angle, length) in enumerate(fan):
        fill = (coat.skin, LIGHT, coat.tips[0])[n % 3]
        tip = (coat.tips[1], coat.skin, coat.skin)[n % 3]
        feather(pen, (0.2, -0.3), angle, length, 0.2, fill, tip, coat.line)
    tongue = smooth([(-0.2, 0.17), (-0.55, 0.13), (-0.74, 0.2), (-0.86, 0.19)], 4)
    pen.line(tongue, TONGUE, EDGE * 1.0)
    for end in ((-0.97, 0.12), (-0.96, 0.26)):
        pen.line([(-0.85, 0.19), end], TONGUE, EDGE * 0.8)


def _head_front(pen: Pen, coat: Coat) -> None:
    pen.polygon(MOUTH, mixed(LIGHT, TONGUE, 0.08))
    pen.line([(-0.05, 0.165), (-0.5, 0.14)], TONGUE, EDGE * 0.9)
    for x, y, down in ((-0.53, 0.06, 0.12), (-0.36, 0.1, 0.1), (-0.2, 0.105, 0.09)):
        pen.polygon([(x - 0.045, y - 0.03), (x + 0.05, y - 0.02), (x, y + down)], WHITE, coat.line, EDGE * 0.45)
    for x, y in ((-0.43, 0.28), (-0.27, 0.265)):
        pen.polygon([(x - 0.04, y), (x + 0.04, y), (x, y - 0.085)], WHITE, coat.line, EDGE * 0.4)
    pen.line([*MOUTH, MOUTH[0]], coat.line, EDGE * 0.7)
    pen.circle((-0.53, -0.14), 0.06, coat.line)
    pen.circle((-0.535, -0.15), 0.028, coat.glow)
    pen.circle((-0.13, -0.09), 0.095, WHITE, coat.line, EDGE * 0.7)
    pen.circle((-0.15, -0.085), 0.052, INK)
    pen.circle((-0.135, -0.11), 0.018, WHITE)
    brow = smooth([(-0.3, -0.165), (-0.16, -0.245), (0.0, -0.235), (0.14, -0.15)], 4)
    pen.line(brow, GOLD_DARK, EDGE * 2.2)
    pen.line(brow, GOLD, EDGE * 1.3)


# Tail

TAIL: Final[Outline] = [
    *smooth([(-0.40, FOOT), (-0.475, 0.18), (-0.495, -0.05), (-0.40, TOP)], 5),
    *smooth([(-0.40, TOP), (-0.1, TOP - 0.02), (0.18, -0.26), (0.42, -0.085)], 5),
    *smooth([(0.42, 0.085), (0.18, 0.26), (-0.1, 0.4), (-0.40, FOOT)], 5),
]


def _tail_behind(pen: Pen, coat: Coat) -> None:
    fan = ((-52, 0.56), (-31, 0.66), (-11, 0.74), (10, 0.74), (31, 0.66), (52, 0.56))
    for n, (angle, length) in enumerate(fan):
        fill = (coat.tips[1], coat.skin, LIGHT)[n % 3]
        tip = (coat.skin, coat.tips[0], coat.tips[0])[n % 3]
        feather(pen, (0.4, 0), angle, length, 0.2, fill, tip, coat.line)
    for n, x in enumerate((0.06, -0.18)):
        feather(pen, (x - 0.06, TOP + 0.17 - 0.07 * n), -58, 0.42, 0.19, coat.skin, coat.tips[n % 2], coat.line)


def _tail_front(pen: Pen, coat: Coat) -> None:
    for x, radius in ((0.56, 0.075), (0.43, 0.105)):
        pen.circle((x, 0), radius, GOLD, GOLD_DARK, EDGE * 0.7)
        pen.circle((x - 0.02, -0.03), radius * 0.3, mixed(GOLD, WHITE, 0.6))


SHAPES: Final = {
    "h": Shape(HEAD, (0.14, 0.13), _head_behind, _head_front),
    "b": Shape(BODY, (-0.03, -0.02), _body_behind, _body_front),
    "t": Shape(TAIL, (-0.13, 0.0), _tail_behind, _tail_front),
}
"""By the letter of the kind."""
