"""What frames every board: paper, header, footer."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import takewhile
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from engine.game import Seat
from render.canvas import SHARP, Part, Pen, Stamp, row, seeded, stamp, width_of
from render.marks import clock, mark, plate
from render.palette import ACCENT, HAIRLINE, INK, PANEL, PAPER, Colour, mixed
from render.text import (
    ELLIPSIS,
    FOOTER,
    FOOTER_NAME,
    PROGRESS,
    TITLE,
    fitted,
    length,
    text,
)

WIDTH: Final = 1280
MARGIN: Final = 24
TOP: Final = 112
"""Where the content begins."""
FOOTER_HEIGHT: Final = 62
FOOTER_FOOT: Final = 22
FOOTER_GAP: Final = 16
FOOTER_START: Final = 32
FOOTER_ROOM: Final = WIDTH - 2 * MARGIN - FOOTER_START - 24
"""Px from where the words of a footer begin to where they end."""
CLAUSE: Final = re.compile(r"[,،;؛.]\s")
"""What ends a clause; a footer that is too long loses its last ones."""
OPENING: Final = "(«“"
CLOSING: Final = ")»”"

GRAIN_TILE: Final = 640
GRAIN: Final = tuple(
    mixed(PAPER, shade, share) for shade, share in ((INK, 0.03), (INK, 0.06), (PANEL, 0.5), (PANEL, 0.9))
)


@dataclass(frozen=True, slots=True)
class Way:
    """Which way the words run: where a row begins, and where what stands at its end begins."""

    rtl: bool

    def start(self, left: float, right: float) -> float:
        """The edge at which reading begins."""
        return right if self.rtl else left

    def row(self, picture: Image.Image, left: float, right: float, y: float, parts: Sequence[Part]) -> None:
        """Lay parts from where reading begins."""
        row(picture, self.start(left, right), y, parts, self.rtl)

    def row_end(self, picture: Image.Image, left: float, right: float, y: float, parts: Sequence[Part]) -> None:
        """Lay parts so that they end where reading ends."""
        wide = width_of(parts)
        self.row(picture, right - wide, left + wide, y, parts)

    def column(self, left: float, right: float, start: float, width: float) -> tuple[float, float]:
        """The edges of a part of left..right that begins `start` px from where reading begins."""
        return (right - start - width, right - start) if self.rtl else (left + start, left + start + width)


@cache
def paper() -> Image.Image:
    """Paper with its grain, WIDTH square; not to be drawn on."""
    sheet = Image.new("RGB", (GRAIN_TILE * SHARP, GRAIN_TILE * SHARP), PAPER)
    pen, chance = Pen(ImageDraw.Draw(sheet)), seeded("paper")
    for n in range(225):
        x, y, turn = chance.uniform(0, GRAIN_TILE), chance.uniform(0, GRAIN_TILE), chance.uniform(-0.7, 0.7) * pi / 2
        half = chance.uniform(1, 3.5)
        dx, dy = half * cos(turn), half * sin(turn)
        pen.line([(x - dx, y - dy), (x + dx, y + dy)], GRAIN[n % len(GRAIN)], 0.9, caps=False)
    small = sheet.reduce(SHARP)
    whole = Image.new("RGB", (WIDTH, WIDTH))
    for x in range(0, WIDTH, GRAIN_TILE):
        for y in range(0, WIDTH, GRAIN_TILE):
            whole.paste(small, (x, y))
    return whole


@cache
def blank(height: int) -> Image.Image:
    """An empty sheet with the header's rules and the footer's panel; not to be drawn on."""
    picture = paper().crop((0, 0, WIDTH, height))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((MARGIN, 89, WIDTH - MARGIN, 90), fill=HAIRLINE)
    draw.rectangle((MARGIN, 94, WIDTH - MARGIN, 94), fill=HAIRLINE)
    plate(WIDTH - 2 * MARGIN, FOOTER_HEIGHT, 12).on(picture, MARGIN, footer_top(height))
    return picture


def footer_top(height: int) -> int:
    """Where the footer's panel begins on a sheet of this height."""
    return height - FOOTER_FOOT - FOOTER_HEIGHT


def header(
    picture: Image.Image,
    way: Way,
    title: str,
    progress: str,
    turns: Sequence[Sequence[Part]],
    deadline: str,
    whose: Sequence[Seat] = (),
    colour: Colour = ACCENT,
) -> None:
    """Name and progress at the start, the deadline (of `whose`) at the end, whose turn it is in a chip between them.

    turns: ways to say whose turn it is, the fullest first; the first that fits is shown.
    """
    y, left, right = 47, MARGIN + 8, WIDTH - MARGIN - 8
    head: list[Part] = [text(title, TITLE, way.rtl), 24, text(progress, PROGRESS, way.rtl)]
    way.row(picture, left, right, y, head)
    marks = [part for seat in whose for part in (mark(seat, 16), 8)]
    tail: list[Part] = [*marks, clock(28), 10, text(deadline, PROGRESS, way.rtl)] if deadline else []
    way.row_end(picture, left, right, y, tail)
    free = way.column(left, right, width_of(head) + 24, right - left - width_of(head) - width_of(tail) - 48)
    fitting = [parts for parts in turns if width_of(parts) + CHIP_EDGE * 2 <= free[1] - free[0]]
    if parts := (fitting or [turns[-1]] if turns else [])[:1]:
        _chip(picture, way, free, y, parts[0], colour)


CHIP_EDGE: Final = 24


def _chip(
    picture: Image.Image, way: Way, free: tuple[float, float], y: float, parts: Sequence[Part], colour: Colour
) -> None:
    wide = width_of(parts)
    left = (free[0] + free[1] - wide) / 2
    _lozenge(wide + 2 * CHIP_EDGE, colour).on(picture, left - CHIP_EDGE, y)
    way.row(picture, left, left + wide, y, parts)


@lru_cache(maxsize=64)
def _lozenge(width: int, colour: Colour) -> Stamp:
    box = (0, -28, width, 28)
    return stamp(box, lambda pen: pen.rounded(box, 28, PANEL, colour, 3.5))


def footer(picture: Image.Image, way: Way, seat: Seat | None, name: str, news: str) -> None:
    """The latest thing that happened, in one line, after the mark and name of whom it is about."""
    who: list[Part] = [] if seat is None else [mark(seat, 19), 12, text(name, FOOTER_NAME), text(":", FOOTER_NAME), 10]
    room = FOOTER_ROOM - width_of(who)
    footer_parts(picture, way, [[*who, fitted(shortened(news, room, way.rtl), FOOTER, room, way.rtl)]])


def footer_parts(picture: Image.Image, way: Way, lines: Sequence[Sequence[Part]]) -> None:
    """One line at the foot: the first that fits, the fullest comes first, or else the last."""
    top = footer_top(picture.height)
    left, right = MARGIN, WIDTH - MARGIN
    start, _ = way.column(left, right, 0, 10)
    _bar().on(picture, start, top)
    line = next((line for line in lines if width_of(line) <= FOOTER_ROOM), lines[-1])
    way.row(picture, left, right, top + FOOTER_HEIGHT / 2, [FOOTER_START, *line])


def shortened(news: str, room: int, rtl: bool) -> str:
    """A sentence without its last clauses that don't fit in `room` px; a single clause ends after a word in "…"."""
    if length(news, FOOTER, rtl) <= room:
        return news
    stop = "." if news.endswith(".") else ""
    clauses = (news[: end.start()] + stop for end in CLAUSE.finditer(news) if _is_whole(news[: end.start()]))
    words = (news[: gap.start()].rstrip(" ,،;؛.:") + ELLIPSIS for gap in re.finditer(r"\s", news))
    return _last_fitting(clauses, room, rtl) or _last_fitting(words, room, rtl) or news


def _is_whole(beginning: str) -> bool:
    """Whether no bracket or quote is open at its end."""
    return sum((char in OPENING) - (char in CLOSING) for char in beginning) == 0


def _last_fitting(beginnings: Iterable[str], room: int, rtl: bool) -> str:
    """The longest of the beginnings of a line that fits, "" if none does."""
    return list(takewhile(lambda beginning: length(beginning, FOOTER, rtl) <= room, ["", *beginnings]))[-1]


@cache
def _bar() -> Stamp:
    box = (0, 10, 10, FOOTER_HEIGHT - 10)
    return stamp((0, 0, 10, FOOTER_HEIGHT), lambda pen: pen.rounded(box, 5, ACCENT))
