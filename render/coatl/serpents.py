"""Whole cóatls: how they are laid into a space, in one line or several, and drawn with their open ends."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan, ceil, cos, degrees, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from engine.coatl.serpent import Serpent
from render.canvas import Box, Pen, Point, Stamp, smooth, stamp
from render.coatl.palette import TERRACOTTA
from render.coatl.pieces import BODY, PITCH, piece
from render.palette import ACCENT, LEGAL, MUTED, SHADOW, Colour

SWING: Final = 0.18
"""How far a serpent swings up and down, in heights."""
PERIOD: Final = 6
"""Pieces in a whole wave: a divisor of 24 keeps the number of tilts, and of sprites, small."""
LEAD: Final = 1.02
"""From the left edge to the middle of the first piece, in heights: room for a snout and a tongue."""
TRAIL: Final = 1.16
RISE: Final = 0.97
"""From the upper edge to the middle of the first line: room for feathers."""
LINE: Final = 1.62
"""From a line to the next one."""
FALL: Final = 0.67
"""From the middle of the last line to the lower edge; SHADE is how far its shadow and a line under it reach out."""
SHADE: Final = 0.24
DARK: Final = 46
"""How dark the shadow is, of 255."""


@dataclass(frozen=True, slots=True)
class Coil:
    """A serpent's lines: the places in each of them, and the height of a piece in px."""

    lines: tuple[int, ...]
    high: int

    @property
    def width(self) -> float:
        """Of the whole serpent, in px."""
        return self.high * (LEAD + PITCH * (max(self.lines) - 1) + TRAIL)

    @property
    def height(self) -> float:
        """Of the whole serpent, in px."""
        return self.high * (RISE + LINE * (len(self.lines) - 1) + FALL)


def places(serpent: Serpent) -> int:
    """The room that a cóatl takes in pieces, its open ends with it."""
    return len(serpent.colours) + (not serpent.head) + (not serpent.tail)


def coiled(count: int, high: int, wide: float) -> Coil:
    """The fewest lines that hold so many places within a width; never less than two places a line."""
    most = max(2, int((wide / high - LEAD - TRAIL) / PITCH) + 1)
    lines = ceil(count / most)
    each, more = divmod(count, lines)
    return Coil(tuple(each + (n < more) for n in range(lines)), high)


def _wave(place: int) -> tuple[float, int]:
    """How far down a place in a line lies, in heights, and how it is tilted, in degrees."""
    turn = 2 * pi * place / PERIOD
    return SWING * sin(turn), round(degrees(atan(SWING * 2 * pi / PERIOD / PITCH * cos(turn))))


TILTS: Final = tuple(sorted({_wave(place)[1] for place in range(PERIOD)}))
"""All tilts there are, in degrees."""


def _spots(coil: Coil) -> Iterator[tuple[Point, int]]:
    """The middle of every place, and its tilt, front to back."""
    for line, count in enumerate(coil.lines):
        for place in range(count):
            down, tilt = _wave(place)
            yield (coil.high * (LEAD + PITCH * place), coil.high * (RISE + LINE * line + down)), tilt


@lru_cache(maxsize=96)
def serpent_stamp(serpent: Serpent, coil: Coil, active: bool, shown_new: bool) -> Stamp:
    """A cóatl with its shadow and open ends; its spot is its upper left corner.

    active: its player may go on with it, so the open ends are lively. shown_new: a line under its newest pieces.
    """
    width, height = ceil(coil.width), ceil(coil.height + SHADE * coil.high)
    sheet = Image.new("RGBA", (width, height))
    pieces: list[str] = [*([""] * (not serpent.head)), *serpent.pieces, *([""] * (not serpent.tail))]
    spots = list(_spots(coil))
    _shade(sheet, coil, [spot for (spot, _), code in zip(spots, pieces, strict=True) if code])
    for line in range(len(coil.lines) - 1):
        _turning(coil, line).on(sheet, 0, 0)
    for n in range(len(pieces) - 1, -1, -1):
        (x, y), tilt = spots[n]
        if pieces[n]:
            _lay(sheet, piece(pieces[n], coil.high, tilt), x, y)
        else:
            _lay(sheet, ghost(coil.high, back=n > 0, active=active), x, y)
    if shown_new:
        for run in _newest(serpent, coil):
            _lay(sheet, _underline(tuple((x, y + 0.6 * coil.high) for x, y in run), coil.high, (width, height)), 0, 0)
    return Stamp(sheet, 0, 0, width)


def _lay(sheet: Image.Image, one: Stamp, x: float, y: float) -> None:
    """Composite a stamp, cut to the sheet."""
    left, top = round(x) - one.x, round(y) - one.y
    source = (max(0, -left), max(0, -top))
    sheet.alpha_composite(one.image, (max(0, left), max(0, top)), source)


def _shade(sheet: Image.Image, coil: Coil, spots: Sequence[Point]) -> None:
    mask = Image.new("L", sheet.size)
    draw, high = ImageDraw.Draw(mask), coil.high
    for x, y in spots:
        draw.ellipse((x - 0.52 * high, y + 0.42 * high, x + 0.52 * high, y + 0.68 * high), fill=DARK)
    sheet.paste(Image.new("RGBA", sheet.size, (*SHADOW, DARK)), (0, 0), mask.point([255 * (n > 0) for n in range(256)]))


@lru_cache(maxsize=32)
def ghost(high: int, *, back: bool, active: bool) -> Stamp:
    """An open end: a dashed body segment with an arrow; its spot is its middle."""
    colour: Colour = ACCENT if active else MUTED
    shape = [(0.84 * x * high, 0.84 * y * high) for x, y in BODY]

    def paint(pen: Pen) -> None:
        pen.polygon(shape, LEGAL if active else None)
        pen.dashed([*shape, shape[0]], colour, max(1.8, high * 0.055), high * 0.15, high * 0.11)
        way = 1 if back else -1
        tip = [(way * 0.2 * high, 0.0), (-way * 0.14 * high, -0.2 * high), (-way * 0.14 * high, 0.2 * high)]
        pen.polygon(tip, colour)

    return stamp((-0.5 * high, -0.5 * high, 0.5 * high, 0.5 * high), paint)


@lru_cache(maxsize=32)
def _turning(coil: Coil, line: int) -> Stamp:
    """The way from the end of a line to the begin of the next one, with an arrow."""
    high = coil.high
    end = high * (LEAD + PITCH * (coil.lines[line] - 1) + 0.56)
    y, below = high * (RISE + LINE * line), high * (RISE + LINE * (line + 1))
    middle = high * (RISE + LINE * (line + 0.5) + 0.12)
    right, left = end + 0.34 * high, high * (LEAD - 0.86)
    out = [(end, y), (right, y + 0.2 * high), (right - 0.1 * high, middle - 0.12 * high), (end, middle)]
    back = [(left + 0.3 * high, middle), (left, middle + 0.2 * high), (left + 0.1 * high, below)]
    path = [*smooth(out, 5), *smooth([*back, (left + 0.24 * high, below)], 5)]
    tip = (left + 0.46 * high, below)
    box: Box = (0, 0, right + 6, below + high)

    def paint(pen: Pen) -> None:
        pen.dashed(path, TERRACOTTA, max(2, 0.06 * high), 0.2 * high, 0.14 * high)
        pen.polygon(
            [tip, (tip[0] - 0.26 * high, below - 0.15 * high), (tip[0] - 0.26 * high, below + 0.15 * high)], TERRACOTTA
        )

    return stamp(box, paint)


def _newest(serpent: Serpent, coil: Coil) -> Iterator[list[Point]]:
    """The middles of the pieces of the latest turn, a list for each end and line."""
    first, count = int(not serpent.head), len(serpent.colours)
    fresh = {first + n for n in range(count) if n < serpent.new_front or n >= count - serpent.new_back}
    at, spots = 0, [spot for spot, _ in _spots(coil)]
    for line in coil.lines:
        run: list[Point] = []
        for n in range(at, at + line + 1):
            if n in fresh and n < at + line:
                run.append(spots[n])
            elif run:
                yield run
                run = []
        at += line


@lru_cache(maxsize=64)
def _underline(run: tuple[Point, ...], high: int, size: tuple[int, int]) -> Stamp:
    (left, first), (right, last) = run[0], run[-1]
    path = smooth([(left - 0.34 * high, first), *run, (right + 0.34 * high, last)], 3)
    return stamp((0, 0, *size), lambda pen: pen.line(path, ACCENT, 5))
