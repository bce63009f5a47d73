"""Prophecy and Temple cards, their backs, and their small signs. A card's spot is its upper left corner."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.coatl.data import BOTH_MET, ONE_MET, PROPHECIES, TEMPLES
from render.canvas import Part, Pen, Point, Stamp, arc, row, shadowed, stamp, together, width_of
from render.coatl.beads import bead, fitting, laid, steps
from render.coatl.palette import (
    CARD,
    DONE_PILL,
    FRAMES,
    GOLD,
    GOLD_DARK,
    JADE,
    NIGHT,
    SAND,
    SAND_LIGHT,
    STONE,
    STONE_INK,
    STONE_LIGHT,
    TERRACOTTA,
    TERRACOTTA_LINE,
)
from render.coatl.pieces import piece
from render.palette import INK, LIGHT, SUIT_RED, WHITE, mixed
from render.text import Type, shrunk, text
from render.words import Words

BAND: Final = 44
"""The height of a title band."""
LEAST_TITLE: Final = 20
TITLE: Final = Type("Bold", 29, WHITE)


@lru_cache(maxsize=256)
def prophecy(card: str, wide: int, high: int, reached: int, room: int, words: Words, below: int = 0) -> Stamp:
    """A Prophecy: its family, its pattern with the front on the left, its levels as steps.

    reached: the points at the level to be shown as met. room: px of the title band that are kept free for a code.
    below: px added at the foot, for what is told of the card.
    """
    family = PROPHECIES[card].family
    colour = FRAMES[family.frame]

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high + below), 12, CARD, colour, 3)
        pen.rounded((0, 0, wide, BAND), 11, colour)
        if below:
            pen.line([(12, high - 2), (wide - 12, high - 2)], STONE_LIGHT, 2)
        pen.polygon([(0, BAND - 14), (wide, BAND - 14), (wide, BAND), (0, BAND)], colour)
        _frets(pen, wide, colour)

    face = stamp((0, 0, wide, high + below), paint)
    image = face.image.copy()
    name = words.plain("family-coatl", family=family.id)
    title = shrunk(name, TITLE, wide - 24 - room, LEAST_TITLE)
    lift = BAND / 2 - (3 if words.language == "fa" else 0)
    row(image, wide - 12 if words.language == "fa" else 12, lift, [title], words.language == "fa")
    roomy = high > BAND + 130
    laid(
        image, fitting(card, 20 if roomy else 17, wide - 16), wide / 2, BAND + (high - BAND) * (0.27 if roomy else 0.25)
    )
    stones = steps(family, reached, min(36 if roomy else 32, (wide - 12) // len(family.levels)), words)
    under = Stamp(image, 0, 0, wide)
    whole = together(under, (stones, wide / 2, high - (12 if roomy else 9)))
    return together(shadowed((0, 0, wide, high + below), 12, 2, 3, 0.26), (whole, 0, 0))


def _frets(pen: Pen, wide: int, colour: tuple[int, int, int]) -> None:
    """The stepped lower edge of a title band."""
    step = 12
    for n in range(wide // step):
        x = (wide - wide // step * step) / 2 + n * step
        pen.polygon([(x + 2, BAND - 1), (x + 8, BAND - 1), (x + 8, BAND + 4), (x + 2, BAND + 4)], colour)


@lru_cache(maxsize=64)
def temple(card: str, wide: int, high: int, pile: int, words: Words) -> Stamp:
    """A Temple: its two conditions, the points for one and for both. pile: how many lie under each other."""
    depth = min(3, (pile + 1) // 2)

    def paint(pen: Pen) -> None:
        for n in range(depth, 0, -1):
            pen.rounded((0, 5 * n, wide, high + 5 * n), 10, SAND, GOLD_DARK, 2)
        pen.rounded((0, 0, wide, high), 10, SAND_LIGHT, GOLD_DARK, 2.5)
        if high > 150:
            _dune(pen, wide, high)
            pyramid(pen.at(wide / 2, high - 10, min(wide * 0.66, (high - 104) / 0.87)))

    face = stamp((0, 0, wide, high + 5 * depth), paint)
    image = face.image.copy()
    pitch = 46 if high > 200 else 42
    for n, parts in enumerate(conditions(card, 17, words)):
        laid(image, parts, wide / 2, 32 + pitch * n)
    plaque = _plaque(words)
    whole = together(Stamp(image, 0, 0, wide), (plaque, (wide - plaque.width) / 2, high - 22))
    return together(shadowed((0, 0, wide, high + 5 * depth), 10, 2, 3, 0.24), (whole, 0, 0))


def _dune(pen: Pen, wide: int, high: int) -> None:
    pen.rounded((3, high - 52, wide - 3, high - 3), 8, SAND)


def conditions(card: str, radius: float, words: Words) -> list[list[Part]]:
    """A Temple's two conditions, in the order of its id: `Y = 0`, `B = K`, pieces x 7."""
    found: list[list[Part]] = []
    one, size = TEMPLES[card], round(radius * 1.9)
    if one.lacks:
        none = text(words.number(0), Type("ExtraBold", size, SUIT_RED), False)
        found.append([bead(one.lacks, radius), 8, text("=", Type("Bold", size, SUIT_RED), False), 8, none])
    if one.equal:
        first, second = (bead(colour, radius) for colour in one.equal)
        found.append([first, 8, text("=", Type("Bold", size), False), 8, second])
    if one.length:
        body = piece("b-", round(radius * 1.9))
        there = Stamp(body.image, 0, body.y, body.image.width)
        count = text(words.number(one.length), Type("ExtraBold", size), False)
        found.append([there, 6, text("×", Type("Bold", round(size * 0.8), STONE_INK), False), 6, count])
    return found


@lru_cache(maxsize=4)
def _plaque(words: Words) -> Stamp:
    """What a Temple is worth: with one condition met, and with both."""
    how = Type("ExtraBold", 27, LIGHT)
    numbers = [text(words.number(n), how, False) for n in (ONE_MET, BOTH_MET)]
    parts: list[Part] = [14, numbers[0], 8, text("·", how, False), 8, numbers[1], 14]
    wide = width_of(parts)
    shape = stamp((0, -17, wide, 17), lambda pen: pen.rounded((0, -17, wide, 17), 10, DONE_PILL))
    image = shape.image.copy()
    row(image, wide if words.language == "fa" else 0, 17, parts, words.language == "fa")
    return Stamp(image, 0, 17, wide)


def pyramid(pen: Pen) -> None:
    """A stepped pyramid about one unit wide; its origin is the middle of its foot."""
    for n in range(4):
        half, low = 0.5 - 0.1 * n, -0.15 * n
        pen.polygon(
            [(-half, low), (-half + 0.03, low - 0.15), (half - 0.03, low - 0.15), (half, low)],
            mixed(TERRACOTTA, STONE, 0.45 + 0.12 * n), TERRACOTTA_LINE, 0.9,
        )  # fmt: skip
    pen.polygon([(-0.1, 0), (-0.075, -0.6), (0.075, -0.6), (0.1, 0)], STONE_LIGHT, TERRACOTTA_LINE, 0.8)
    for n in range(1, 7):
        pen.line([(-0.09, -0.085 * n), (0.09, -0.085 * n)], TERRACOTTA, 0.8, caps=False)
    pen.polygon([(-0.13, -0.6), (-0.13, -0.78), (0.13, -0.78), (0.13, -0.6)], STONE, TERRACOTTA_LINE, 0.9)
    pen.polygon([(-0.05, -0.6), (-0.05, -0.71), (0.05, -0.71), (0.05, -0.6)], NIGHT)
    pen.polygon([(-0.19, -0.78), (-0.15, -0.87), (0.15, -0.87), (0.19, -0.78)], JADE, TERRACOTTA_LINE, 0.8)


# Backs and signs in rows; the spot is the middle of the left edge


@lru_cache(maxsize=16)
def back(high: int) -> Stamp:
    """A Prophecy's back."""
    wide = round(high * 0.76)

    def paint(pen: Pen) -> None:
        pen.rounded((-1, -high / 2 - 1, wide + 1, high / 2 + 1), high * 0.14, LIGHT)
        pen.rounded((0, -high / 2, wide, high / 2), high * 0.12, NIGHT)
        middle, r = wide / 2, wide * 0.3
        diamond: Sequence[Point] = ((middle, -r * 1.25), (middle + r, 0), (middle, r * 1.25), (middle - r, 0))
        pen.polygon(diamond, None, GOLD, max(1.6, high * 0.05))
        pen.circle((middle, 0), max(1.6, high * 0.06), GOLD)

    return stamp((-1, -high / 2 - 1, wide + 1, high / 2 + 1), paint, wide)


def backs(count: int, high: int) -> list[Part]:
    """Backs that overlap."""
    one = back(high)
    parts: list[Part] = []
    for n in range(count):
        parts += [one] if n == 0 else [-round(one.width * 0.42), one]
    return parts


@lru_cache(maxsize=16)
def shrine(high: int) -> Stamp:
    """A Temple card as a sign."""
    wide = round(high * 0.82)

    def paint(pen: Pen) -> None:
        pen.rounded((0, -high / 2, wide, high / 2), high * 0.12, SAND_LIGHT, GOLD_DARK, max(1.6, high * 0.06))
        pyramid(pen.at(wide / 2, high * 0.36, wide * 0.8))

    return stamp((0, -high / 2, wide, high / 2), paint)


@lru_cache(maxsize=8)
def deck(high: int) -> Stamp:
    """The deck as a pile of backs."""
    one = back(high)
    return together(one, (one, 5, -4), (one, 10, -8)) if high else one


@lru_cache(maxsize=4)
def sun(size: int) -> Stamp:
    """The first player's marker."""
    r = size / 2

    def paint(pen: Pen) -> None:
        for n in range(8):
            sides = [arc((r, 0), 0.58 * r, 45 * n + turn, 45 * n + turn, 1)[0] for turn in (-20, 20)]
            tip = arc((r, 0), r, 45 * n, 45 * n, 1)[0]
            pen.polygon([sides[0], tip, sides[1]], GOLD, GOLD_DARK, 1)
        pen.circle((r, 0), r * 0.56, GOLD, GOLD_DARK, 1.6)
        pen.circle((r, 0), r * 0.3, mixed(GOLD, WHITE, 0.45))

    return stamp((0, -r - 1, size + 1, r + 1), paint, size)


@lru_cache(maxsize=16)
def token(kind: str, size: int) -> Stamp:
    """A sacrifice token."""
    r = size / 2

    def paint(pen: Pen) -> None:
        pen.circle((r, 0), r, TERRACOTTA, TERRACOTTA_LINE, 2)
        pen.circle((r, 0), r * 0.8, SAND_LIGHT)
        TOKENS[kind](pen.at(r, 0, size))

    return stamp((0, -r, size, r), paint)


def _gift(pen: Pen) -> None:
    pen.polygon([(-0.24, -0.04), (0.24, -0.04), (0.15, 0.24), (-0.15, 0.24)], JADE, INK, 1.2)
    pen.circle((0, -0.13), 0.11, SUIT_RED, INK, 1.2)


def _eye(pen: Pen) -> None:
    lids: list[Point] = [(-0.3, 0), (-0.12, -0.17), (0.12, -0.17), (0.3, 0), (0.12, 0.17), (-0.12, 0.17)]
    pen.polygon(lids, WHITE, INK, 1.6)
    pen.circle((0, 0), 0.11, JADE, INK, 1.4)


def _vow(pen: Pen) -> None:
    pyramid(pen.at(0, 0.23, 0.54))


TOKENS: Final = {"gift": _gift, "vision": _eye, "vow": _vow}
