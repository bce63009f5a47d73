"""The own cards, large: how far each own cóatl fulfils them, and what is missing."""

from functools import lru_cache
from typing import Final, TypeAlias

from engine.coatl.prophecies import layable, stands
from engine.coatl.serpent import Serpent
from engine.coatl.view import CoatlView
from render.canvas import Box, Part, Pen, Stamp, row, stamp, width_of
from render.coatl.beads import string
from render.coatl.cards import prophecy
from render.coatl.missing import missing
from render.coatl.names import coded
from render.coatl.palette import IDLE, READY, STONE_INK
from render.coatl.signs import OPEN, SHUT, tag
from render.marks import dashed_place, frame, tick
from render.palette import HAIRLINE, INK, MUTED, SUCCESS
from render.scene import Scene
from render.text import Type, text

CARD_WIDE: Final = 233
FACE: Final = 164
"""The height of a card without the lines below it."""
LINE: Final = 70
FOOT: Final = 42
"""Below the lines: the card's own code."""
GAP: Final = 16
Held: TypeAlias = tuple[tuple[str, Serpent], ...]
"""The codes of the cóatls that cards are held against, and the cóatls."""
BEAD: Final = 13
MANY: Final = 5
"""More missing pieces than these are told by a number."""


def cards_high(serpents: int) -> int:
    """The height of the own Prophecies, held against so many cóatls."""
    return FACE + LINE * serpents + FOOT


def draw_cards(now: Scene[CoatlView], box: Box, serpents: Held, choices: frozenset[str]) -> None:
    """The own Prophecies beside each other, held against some cóatls. choices: those that may be chosen now."""
    left, top, right, bottom = box
    hand = (now.view.own.hand if now.view.own else None) or ()
    if not hand:
        dashed_place(round(right - left), round(bottom - top), 14).on(now.picture, left, top)
        words = now.text("no-cards", Type("Medium", 30, MUTED))
        words.on(now.picture, (left + right - words.width) / 2, (top + bottom) / 2)
        return
    wide = min(CARD_WIDE, int((right - left - GAP * (len(hand) - 1)) / len(hand)))
    start = (right - left - (wide + GAP) * len(hand) + GAP) / 2
    for n, card in enumerate(hand):
        x, _ = now.way.column(left, right, start + n * (wide + GAP), wide)
        _card(now, card, (x, top, x + wide, bottom), serpents, card in choices)


def _card(now: Scene[CoatlView], card: str, box: Box, serpents: Held, chosen: bool) -> None:
    left, top, right, bottom = box
    wide = round(right - left)
    reached = max((stands(card, one).points for _, one in serpents), default=0)
    prophecy(card, wide, FACE, reached, 0, now.words, round(bottom - top) - FACE).on(now.picture, left, top)
    for n, (name, serpent) in enumerate(serpents):
        y = top + FACE + LINE * n
        _fit(now, card, name, serpent, (left + 9, y, right - 9, y + LINE - 6))
    code = tag(coded(now.words, card), OPEN if chosen else SHUT, 24 if wide > 200 else 21)
    code.on(now.picture, (left + right - code.width) / 2, bottom - FOOT / 2)
    if chosen:
        frame(wide, round(bottom - top), 12, 4).on(now.picture, left, top)


def _fit(now: Scene[CoatlView], card: str, code: str, serpent: Serpent, box: Box) -> None:
    """A line for one cóatl: times of those that the next level takes, points now, and what is missing."""
    left, top, right, bottom = box
    standing, ready = stands(card, serpent), layable(card, serpent)
    _ground(round(right - left), round(bottom - top), ready).on(now.picture, left, top)
    y = top + 18
    now.row(left + 7, right - 7, y, tag(code, OPEN if ready else SHUT, 23))
    of = standing.needed
    times = now.number(standing.times) if of is None else now.text("times", COUNT, n=standing.times, of=of)
    now.column(left, right, y, [times], 0)
    if standing.points:
        gain: list[Part] = [text("+", GAIN, False), now.number(standing.points, GAIN)]
        now.row_end(left + 8, right - 8, y, *(reversed(gain) if now.way.rtl else gain))
    parts = lacking(now, card, serpent)
    row(now.picture, (left + right - width_of(parts)) / 2, bottom - 17, parts)


GAIN: Final = Type("ExtraBold", 28, SUCCESS)
COUNT: Final = Type("Bold", 25, INK)


def lacking(now: Scene[CoatlView], card: str, serpent: Serpent) -> list[Part]:
    """What a cóatl lacks for the next level: beads with the end they go to; a tick at the top level."""
    found = missing(card, serpent)
    if found is None:
        return [14, tick(22)] if stands(card, serpent).needed is None else [_dash()]
    beads: list[Part] = string(found.colours, BEAD)
    if len(beads) > MANY:
        beads = [beads[0], 6, now.text("more", COUNT, n=len(beads))]
    front: list[Part] = [_arrow(back=False), 5] if "front" in found.ends else []
    back: list[Part] = [5, _arrow(back=True)] if "back" in found.ends else []
    return [*front, *beads, *back]


@lru_cache(maxsize=2)
def _arrow(*, back: bool) -> Stamp:
    """An end of a cóatl: the arrow of its ghost piece."""
    tip, tail = (15, 0) if back else (0, 15)
    return stamp((0, -9, 15, 9), lambda pen: pen.polygon([(tip, 0), (tail, -8.5), (tail, 8.5)], STONE_INK))


@lru_cache(maxsize=1)
def _dash() -> Stamp:
    return stamp((0, -2, 18, 2), lambda pen: pen.rounded((0, -2, 18, 2), 2, HAIRLINE))


@lru_cache(maxsize=8)
def _ground(wide: int, high: int, ready: bool) -> Stamp:
    box = (0, 0, wide, high)

    def paint(pen: Pen) -> None:
        pen.rounded(box, 9, READY if ready else IDLE, SUCCESS if ready else None, 2.5)

    return stamp(box, paint)
