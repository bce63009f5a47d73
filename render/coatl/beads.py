"""Colours and patterns as beads with letters, the steps of a card's levels, and cards as small chips."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.coatl.data import PROPHECIES, Family
from render.canvas import Part, Pen, Stamp, row, stamp, together, width_of
from render.coatl.palette import (
    CARD,
    FRAMES,
    LINES,
    QUIET_PILL,
    SKINS,
    STONE,
    STONE_INK,
    STONE_LIGHT,
    bead_ink,
)
from render.palette import INK, MUTED, SUCCESS, WHITE, Colour, mixed
from render.text import Type, text
from render.words import Words

ANY: Final = "x"
"""Stands in a pattern for a piece of any colour that serves."""


@lru_cache(maxsize=128)
def bead(colour: str, radius: float) -> Stamp:
    """A colour's bead; its spot is the middle of its left edge. ANY is a blank one."""
    wide = 2 * radius

    def paint(pen: Pen) -> None:
        if colour == ANY:
            pen.circle((radius, 0), radius, CARD, MUTED, max(1.2, radius * 0.12))
        else:
            pen.circle((radius, 0), radius, SKINS[colour], LINES[colour], max(1.2, radius * 0.1))
            pen.line([(radius * 0.62, -radius * 0.72), (radius * 1.3, -radius * 0.76)], _shine(colour), radius * 0.12)

    shape = stamp((0, -radius, wide, radius), paint)
    if colour == ANY:
        return shape
    letter = text(colour.upper(), Type("ExtraBold", round(radius * 1.15), bead_ink(colour)), False)
    return together(shape, (letter, radius - letter.width / 2, 0))


def _shine(colour: str) -> Colour:
    return mixed(SKINS[colour], WHITE, 0.35)


def string(colours: Iterable[str], radius: float) -> list[Part]:
    """Beads that touch each other."""
    return [bead(colour, radius) for colour in colours]


def pattern(card: str, radius: float) -> list[Part]:
    """What a Prophecy asks for, front to back."""
    prophecy = PROPHECIES[card]
    beads, gap = string(prophecy.pattern, radius), max(2, round(radius * 0.3))
    match prophecy.family.kind:
        case "lone":
            return [_bar(radius), gap, *string(prophecy.pattern * 2, radius), gap, _bar(radius)]
        case "run":
            plus = text("+", Type("ExtraBold", round(radius * 1.5)), False)
            return [beads[0], gap, beads[1], gap // 2, plus, gap // 2, beads[2]]
        case "mirror":
            return [*beads, gap, _dots(radius), gap, *reversed(beads)]
        case _:
            return beads


@lru_cache(maxsize=16)
def _bar(radius: float) -> Stamp:
    wide = max(3, radius * 0.24)
    return stamp(
        (0, -1.5 * radius, wide, 1.5 * radius),
        lambda pen: pen.rounded((0, -1.4 * radius, wide, 1.4 * radius), wide / 2, INK),
    )


@lru_cache(maxsize=16)
def _dots(radius: float) -> Stamp:
    dot = max(1.4, radius * 0.15)

    def paint(pen: Pen) -> None:
        for n in range(3):
            pen.circle((dot + n * 3 * dot, 0), dot, INK)

    return stamp((0, -dot, 8 * dot, dot), paint)


def fitting(card: str, radius: float, room: float) -> list[Part]:
    """A pattern with beads of at most this radius, smaller ones where it would be longer than `room`."""
    while radius > 5 and width_of(pattern(card, radius)) > room:
        radius -= 0.5
    return pattern(card, radius)


@lru_cache(maxsize=256)
def steps(family: Family, reached: int, wide: int, words: Words) -> Stamp:
    """A card's levels as rising stone steps: the times on the stone, the points above. Its spot: middle of its foot.

    reached: the points that some cóatl has now.
    """
    low, rise = wide * 0.62, wide * 0.24
    levels = family.levels
    left = -wide * len(levels) / 2
    tops = [-low - rise * n * (1 if len(levels) > 2 else 0.55) for n in range(len(levels))]

    def paint(pen: Pen) -> None:
        for n, (top, (_, points)) in enumerate(zip(tops, levels, strict=True)):
            x = left + wide * n
            pen.rounded((x + 1, top, x + wide - 1, 0), 3, SUCCESS if points <= reached else STONE)
            shine = mixed(SUCCESS, WHITE, 0.3) if points <= reached else STONE_LIGHT
            pen.rounded((x + 1, top, x + wide - 1, top + 4), 2, shine)

    under = stamp((left, min(tops) - wide * 0.8, -left, 0), paint)
    signs = []
    for n, (top, (times, points)) in enumerate(zip(tops, levels, strict=True)):
        middle = left + wide * (n + 0.5)
        met = points <= reached
        worth = text(words.number(points), Type("ExtraBold", round(wide * 0.7), SUCCESS if met else INK), False)
        count = text(words.number(times), Type("Bold", round(wide * 0.5), WHITE if met else STONE_INK), False)
        signs += [(worth, middle - worth.width / 2, top - wide * 0.36), (count, middle - count.width / 2, -low * 0.48)]
    return together(under, *signs)


# Chips


@lru_cache(maxsize=512)
def chip(card: str, points: int, high: int, words: Words) -> Stamp:
    """A Prophecy beside a cóatl: its pattern, and the points that it has now; grey without any."""
    family = PROPHECIES[card].family
    beads = pattern(card, high * 0.31)
    return _chip(beads, FRAMES[family.frame] if points else QUIET_PILL, words.number(points), high)


def block(parts: Sequence[Part], colour: Colour, number: str, high: int) -> Stamp:
    """Some parts and a number on a colour, in a frame of that colour."""
    return _chip(parts, colour, number, high)


def _chip(parts: Sequence[Part], colour: Colour, number: str, high: int) -> Stamp:
    count = text(number, Type("ExtraBold", round(high * 0.74), WHITE), False)
    edge = round(high * 0.2)
    inner = width_of(parts) + 2 * edge
    whole = inner + count.width + 2 * edge + 2

    def paint(pen: Pen) -> None:
        box = (0, -high / 2, whole, high / 2)
        pen.rounded(box, 8, colour)
        pen.rounded((2.5, -high / 2 + 2.5, inner, high / 2 - 2.5), 6, CARD)

    shape = stamp((0, -high / 2, whole, high / 2), paint)
    image = shape.image.copy()
    row(image, edge, high / 2, parts)
    return together(Stamp(image, shape.x, shape.y, shape.width), (count, inner + edge, 0))


def laid(image: Image.Image, parts: Sequence[Part], middle: float, y: float) -> None:
    """A row of parts round a middle; patterns never run from the right."""
    row(image, middle - width_of(parts) / 2, y, parts)
