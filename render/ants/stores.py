"""Stored cards in their niches, and the card just drawn."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from engine.ants.data import SLOTS, Colour
from engine.ants.view import Seen
from render.ants.cards import card, height, radius
from render.ants.insects import ant
from render.ants.palette import EDGE, HONEY, NICHE, PALE
from render.canvas import Box, Pen, Point, Stamp, stamp, together
from render.marks import dashed_place, frame
from render.sheet import Way

EDGE_OF_NICHE: Final = 13


@dataclass(frozen=True, slots=True)
class Shelf:
    """A row of niches in a box: the width of its cards, where the first niche begins, the distance to the next one."""

    box: Box
    card: int
    start: int
    pitch: int

    @property
    def niche(self) -> tuple[int, int]:
        """A niche's width and height."""
        return self.card + 2 * EDGE_OF_NICHE, height(self.card) + 2 * EDGE_OF_NICHE

    @property
    def length(self) -> int:
        """From the first niche to the last one's end."""
        return self.pitch * (SLOTS - 1) + self.niche[0]

    def card_at(self, slot: int, way: Way) -> tuple[float, float]:
        """The upper left corner of a slot's card; slots follow each other as words do."""
        left, _ = way.column(self.box[0], self.box[2], self.start + self.pitch * slot, self.niche[0])
        return left + EDGE_OF_NICHE, self.box[1] + EDGE_OF_NICHE


def draw_niches(picture: Image.Image, shelf: Shelf, way: Way) -> None:
    """The empty niches."""
    for slot in range(SLOTS):
        _niche(*shelf.niche).on(picture, *shelf.card_at(slot, way))


@lru_cache(maxsize=8)
def _niche(wide: int, high: int) -> Stamp:
    """A hollow with a dashed place; its spot is the upper left corner of the card in it."""
    box: Box = (-EDGE_OF_NICHE, -EDGE_OF_NICHE, wide - EDGE_OF_NICHE, high - EDGE_OF_NICHE)

    def paint(pen: Pen) -> None:
        pen.rounded(box, 22, NICHE, EDGE, 3)

    room = 2 * EDGE_OF_NICHE
    place = dashed_place(wide - room, high - room, 8, PALE, None, 2.6, 10, 7)
    return together(stamp(box, paint), (place, 0, 0))


def draw_stored(picture: Image.Image, shelf: Shelf, way: Way, slots: tuple[Seen | None, ...], just: int | None) -> None:
    """The stored cards. just: the slot in which something lies since the last move."""
    for slot, seen in enumerate(slots):
        x, y = shelf.card_at(slot, way)
        if seen:
            card(seen, shelf.card).on(picture, x, y)
        if slot == just:
            frame(shelf.card, height(shelf.card), radius(shelf.card), 5).on(picture, x, y)


def carrier(picture: Image.Image, side: Colour, length: int, middle: Point, way: Way) -> None:
    """An ant that brings something home, where words run to."""
    (x, y), ahead = middle, -1 if way.rtl else 1
    ant(side, length, 188 if way.rtl else 8).on(picture, x - 0.18 * length * ahead, y)
    _crumb(round(length * 0.15)).on(picture, x + 0.42 * length * ahead, y + 0.09 * length * ahead)


@cache
def _crumb(size: int) -> Stamp:
    return stamp((-size, -size, size, size), lambda pen: pen.circle((0, 0), size, HONEY, EDGE, 2.4))
