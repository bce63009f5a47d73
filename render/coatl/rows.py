"""A player's cóatls below each other: how large they can be, and what lies beside them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.coatl.data import STARTED
from engine.coatl.serpent import Serpent, coded
from engine.coatl.view import CoatlView, SideView, laid, temple_worth, worth
from render.canvas import Box, Part, Pen, Stamp, row, stamp, width_of
from render.coatl.beads import block, chip
from render.coatl.cards import backs, shrine
from render.coatl.palette import DONE as BAND
from render.coatl.palette import GOLD_DARK, QUIET_PILL, SAND_EDGE
from render.coatl.serpents import Coil, coiled, places, serpent_stamp
from render.coatl.signs import DONE, OPEN, SHUT, tag
from render.marks import dashed_place
from render.palette import HAIRLINE, SUCCESS, Colour
from render.scene import Scene
from render.text import Type, text
from render.words import Words

HEIGHTS: Final = (96, 80, 66, 58, 50, 44, 38, 34, 30, 26, 22)
"""In how many px high pieces a serpent may be drawn, the largest that fits: few, so that few sprites are made."""
CODE_WIDE: Final = 60
SUM_WIDE: Final = 64
CHIPS_IN: Final = 8
"""How far chips stand off a cóatl's head below it, or its end beside it."""
GAP: Final = 6
CHIP, SMALL_CHIP = 42, 34
LARGE: Final = 44
"""Pieces as high as this have chips of the larger height."""
SIZES: Final = tuple((size, chip) for size in HEIGHTS for chip in (CHIP, SMALL_CHIP) if chip < CHIP or size >= LARGE)
"""Heights of pieces with those of chips, the best first."""
IDLE: Final = 34
"""The least height of a cóatl not started."""


@dataclass(frozen=True, slots=True)
class Row:
    """A cóatl in its row. lines: its chips, below each other; beside: to its right, not below it. high: in px."""

    code: str
    serpent: Serpent
    coil: Coil
    lines: tuple[tuple[Part, ...], ...]
    beside: bool
    high: float


def chips_of(serpent: Serpent, high: int, words: Words, faces: bool) -> tuple[tuple[Part, ...], ...]:
    """What lies beside a cóatl: its cards with their points; backs, once it is complete, unless `faces` are shown."""
    if not serpent.cards and not serpent.temple:
        return ()
    if serpent.complete and not faces:
        temple: list[Part] = [12, shrine(high)] if serpent.temple else []
        return ((*backs(len(serpent.cards), high), *temple),)
    chips: list[tuple[Part, ...]] = [(chip(one.card, one.points, high, words),) for one in laid(serpent)]
    if serpent.temple:
        chips.append((block([shrine(high - 12)], GOLD_DARK, words.number(temple_worth(serpent)), high),))
    return tuple(chips)


def shows_faces(view: CoatlView) -> bool:
    """Whether the cards of completed cóatls, and so their points, are shown."""
    return view.closed == "faces" or view.over is not None


def arranged(view: CoatlView, side: SideView, wide: float, high: float, most: int, words: Words) -> list[Row]:
    """A player's cóatls with pieces as high as fit, at most `most` px."""
    idle, faces = (IDLE + GAP) * unstarted(view, side), shows_faces(view)
    rows: list[Row] = []
    for size, chip_high in SIZES:
        if size <= most:
            rows = [sized(coded(n), one, size, wide, words, faces, chip_high) for n, one in enumerate(side.serpents)]
            if sum(one.high + GAP for one in rows) + idle <= high:
                break
    return rows


def sized(
    code: str, serpent: Serpent, size: int, wide: float, words: Words, faces: bool, chip_high: int | None = None
) -> Row:
    """A cóatl and its chips in a width, its pieces so many px high, in the lowest way."""
    chip_high = chip_high or (CHIP if size >= LARGE else SMALL_CHIP)
    room = wide - (SUM_WIDE if serpent.complete and faces else 0)
    return fitted_row(code, serpent, chips_of(serpent, chip_high, words, faces), size, room, chip_high)


def unstarted(view: CoatlView, side: SideView) -> int:
    """How many cóatls a player may still start, as places to show."""
    return 0 if view.over or side.left else max(0, STARTED - len(side.serpents))


def fitted_row(
    code: str, serpent: Serpent, chips: tuple[tuple[Part, ...], ...], size: int, wide: float, chip_high: int
) -> Row:
    """The lowest way to lay a cóatl and its chips out in a width."""
    found = []
    for beside, lines in ((False, _lines(chips, wide - CODE_WIDE - CHIPS_IN)), *((True, one) for one in _ways(chips))):
        room = wide - CODE_WIDE - (max(map(width_of, lines)) + CHIPS_IN if beside else 0)
        coil = coiled(places(serpent), size, room)
        cards = len(lines) * (chip_high + 4)
        high = max(coil.height, cards) if beside else coil.height + cards
        found.append((coil.width > room, high, beside, len(lines), coil, lines))
    _, high, beside, _, coil, lines = min(found, key=lambda one: one[:4])
    return Row(code, serpent, coil, lines, beside, high)


def _ways(chips: Sequence[tuple[Part, ...]]) -> list[tuple[tuple[Part, ...], ...]]:
    """Chips in one line, in two, and so on."""
    runs = combinations(range(len(chips) + 1), 2)
    return [_lines(chips, sum(map(width_of, chips[first:end])) + 10 * (end - first - 1)) for first, end in runs]


def _lines(chips: Sequence[tuple[Part, ...]], room: float) -> tuple[tuple[Part, ...], ...]:
    """Chips in lines that are not too long."""
    lines: list[tuple[Part, ...]] = []
    for one in chips:
        if lines and width_of(longer := (*lines[-1], 10, *one)) <= room:
            lines[-1] = longer
        else:
            lines.append(one)
    return tuple(lines)


def draw_rows(now: Scene[CoatlView], seat: int, box: Box, most: int) -> None:
    """All cóatls of a player in a box, and places for those not started."""
    left, top, right, bottom = box
    view, side = now.view, now.view.sides[seat]
    rows = arranged(view, side, right - left, bottom - top, most, now.words)
    idle = unstarted(view, side)
    count = len(rows) + idle
    if not count:
        return
    spare = max(0.0, bottom - top - sum(one.high + GAP for one in rows) - (IDLE + GAP) * idle) / count
    active = view.turn is not None and view.turn.seat == seat
    fill = OPEN if seat in view.waiting else SHUT
    y = top
    for one in rows:
        draw_row(now, one, (left, y, right, y + one.high + spare), fill, active, shows_faces(view))
        y += one.high + spare + GAP
    for n in range(idle):
        _idle(now, coded(len(rows) + n), (left, y, right, y + IDLE + spare))
        y += IDLE + spare + GAP


def draw_row(now: Scene[CoatlView], one: Row, box: Box, fill: Colour, active: bool, faces: bool) -> None:
    """A cóatl with its code, its cards, and its points where they are shown. fill: of the code's pill."""
    left, top, right, bottom = box
    middle, done = (top + bottom) / 2, one.serpent.complete
    if done:
        _band(round(right - left), round(bottom - top)).on(now.picture, left, top)
    tag(one.code, DONE if done else fill).on(now.picture, left + 8, middle)
    y = top + (bottom - top - one.high) / 2
    body = serpent_stamp(one.serpent, one.coil, active, now.view.over is None)
    body.on(now.picture, left + CODE_WIDE, y + (max(0, one.high - one.coil.height) / 2 if one.beside else 0))
    _draw_chips(now, one, left, y)
    if done and faces:
        points = now.number(worth(one.serpent), Type("ExtraBold", 40, SUCCESS))
        points.on(now.picture, right - 14 - points.width, middle)


def _draw_chips(now: Scene[CoatlView], one: Row, left: float, top: float) -> None:
    """What lies beside a cóatl."""
    if not one.lines:
        return
    high = max(part.image.height for line in one.lines for part in line if isinstance(part, Stamp))
    x, y = left + CODE_WIDE + CHIPS_IN, top + one.coil.height + high / 2
    if one.beside:
        x, y = x + one.coil.width, top + one.high / 2 - (len(one.lines) - 1) * (high + 4) / 2
    for n, line in enumerate(one.lines):
        row(now.picture, x, y + n * (high + 4), line)


@lru_cache(maxsize=48)
def _band(wide: int, high: int) -> Stamp:
    """The ground of a completed cóatl: sand with a zigzag at its foot."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), 10, BAND, SAND_EDGE, 2)
        for n in range(wide // 18 - 1):
            x = 10 + 18 * n
            pen.polygon([(x, high - 5), (x + 9, high - 13), (x + 18, high - 5)], SAND_EDGE)

    return stamp((0, 0, wide, high), paint)


def _idle(now: Scene[CoatlView], code: str, box: Box) -> None:
    """A cóatl not started yet."""
    left, top, right, bottom = box
    dashed_place(round(right - left), round(bottom - top), 10, HAIRLINE, None, 2.5, 12, 8).on(now.picture, left, top)
    name = text(code, Type("Bold", 28, QUIET_PILL), False)
    name.on(now.picture, (left + right - name.width) / 2, (top + bottom) / 2)
