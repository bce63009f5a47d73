"""The open things that a question may be about: supply, row, bags; each with its code."""

from functools import lru_cache
from typing import Final

from engine.coatl.data import COLOURS, KINDS, ROW, SPACES, in_words
from engine.coatl.view import CoatlView
from render.canvas import Box, Pen, Stamp, stamp
from render.coatl.cards import deck, prophecy
from render.coatl.names import coded
from render.coatl.palette import SAND_EDGE, SAND_LIGHT, TERRACOTTA_LINE
from render.coatl.pieces import alone, piece
from render.coatl.signs import OPEN, SHUT, tag
from render.coatl.supply import draw_space
from render.marks import dashed_place, plate
from render.scene import Scene
from render.text import Type

SUPPLY_HIGH: Final = 116
ROW_HIGH: Final = 164
BAGS_HIGH: Final = 232
SPACE: Final = 44
"""The radius of a supply space."""


def draw_strip(now: Scene[CoatlView], box: Box, choices: frozenset[str]) -> None:
    """The supply's spaces beside each other."""
    left, top, right, bottom = box
    plate(round(right - left), round(bottom - top), 12).on(now.picture, left, top)
    pitch = (right - left - 20) / len(SPACES)
    for n, (space, pieces) in enumerate(zip(SPACES, now.view.supply, strict=True)):
        start, end = now.way.column(left, right, 10 + n * pitch, pitch)
        x = (start + end) / 2
        _space().on(now.picture, x, top + 54)
        draw_space(now.picture, pieces, 42, x, top + 56)
        code = tag(space.code, OPEN if space.code in choices else SHUT, 24)
        code.on(now.picture, x - code.width / 2, bottom - 14)


@lru_cache(maxsize=1)
def _space() -> Stamp:
    def paint(pen: Pen) -> None:
        pen.circle((0, 3), SPACE, SAND_EDGE)
        pen.circle((0, 0), SPACE, SAND_LIGHT, TERRACOTTA_LINE, 2)

    return stamp((-SPACE, -SPACE, SPACE, SPACE + 3), paint)


def draw_row(now: Scene[CoatlView], box: Box, choices: frozenset[str]) -> None:
    """The open Prophecies and the deck beside each other."""
    left, top, right, bottom = box
    view, high, gap = now.view, round(bottom - top), 12
    pile = 126
    wide = int((right - left - pile - gap * len(ROW)) / len(ROW))
    for n, (slot, card) in enumerate(zip(ROW, view.row, strict=True)):
        x, _ = now.way.column(left, right, n * (wide + gap), wide)
        sign = tag(slot, OPEN if slot in choices else SHUT, 24)
        if card:
            prophecy(card, wide, high, 0, sign.width + 8, now.words).on(now.picture, x, top)
        else:
            dashed_place(wide, high, 12).on(now.picture, x, top)
        now.row_end(x + 12, x + wide - 8, top + 21, sign)
    start, end = now.way.column(left, right, right - left - pile, pile)
    plate(pile, high, 12).on(now.picture, start, top)
    deck(64).on(now.picture, start + pile / 2 - 30, top + 48)
    code = tag(coded(now.words, "deck"), OPEN if "deck" in choices else SHUT, 24)
    now.column(start, end, bottom - 56, [now.number(view.deck, Type("ExtraBold", 32))], 0)
    now.column(start, end, bottom - 20, [code], 0)


def draw_bags(now: Scene[CoatlView], box: Box, choices: frozenset[str]) -> None:
    """All kinds of pieces with how many the bags hold; those that may be chosen have dark pills."""
    left, top, right, bottom = box
    plate(round(right - left), round(bottom - top), 12).on(now.picture, left, top)
    down, across = (bottom - top - 12) / len(KINDS), (right - left - 20) / len(COLOURS)
    for line, kind in enumerate(KINDS):
        for n, colour in enumerate(COLOURS):
            code = kind + colour
            start, end = now.way.column(left, right, 10 + n * across, across)
            y = top + 8 + down * (line + 0.5)
            piece(code, 42).on(now.picture, (start + 40 if not now.way.rtl else end - 40) + 42 * alone(code), y + 4)
            words = coded(now.words, in_words(code))
            sign = tag(words, OPEN if in_words(code) in choices else SHUT, 22)
            count = now.number(now.view.bags.count(code), Type("ExtraBold", 26))
            now.row(start + 76, end - 76, y, sign, 8, count)
