"""Small things all boards share: player marks, pills with codes, badges that count, ticks, dashed places, frames."""

from functools import lru_cache
from math import ceil
from typing import Final

from PIL import Image

from engine.game import SEAT_LETTERS, Seat
from render.canvas import Box, Icon, Pen, Stamp, arc, rounded_path, shadowed, stamp, stretched, together
from render.palette import ACCENT, HAIRLINE, INK, LIGHT, MUTED, PANEL, SEATS, SUCCESS, Colour
from render.text import CODE, MARK, Type, reads_from_right, text

RING: Final = 2.5
"""Width of the light ring round what lies on a picture."""
PILL_HEIGHT: Final = 1.3
"""A pill's height as a multiple of its text's size."""


@lru_cache(maxsize=64)
def mark(seat: Seat, radius: int = 22) -> Stamp:
    """A player's mark: shape, colour and letter."""
    half, paint, share, drop = SHAPES[seat]
    wide = ceil(radius * half + RING)
    shape = stamp((0, -radius * 1.3 - RING, 2 * wide, radius * 1.3 + RING), lambda pen: paint(pen.at(wide, 0), radius))
    letter = text(SEAT_LETTERS[seat], MARK.sized(round(radius * 1.15 * share)))
    return together(shape, (letter, wide - letter.width / 2, radius * drop))


def _circle(pen: Pen, radius: float) -> None:
    pen.circle((0, 0), radius + RING, LIGHT)
    pen.circle((0, 0), radius, SEATS[0])


def _triangle(pen: Pen, radius: float) -> None:
    corners = [(0, -1.14 * radius), (1.22 * radius, 0.98 * radius), (-1.22 * radius, 0.98 * radius)]
    pen.polygon(corners, SEATS[1], LIGHT, RING * 2.4)
    pen.polygon(corners, SEATS[1], SEATS[1], 2)


def _square(pen: Pen, radius: float) -> None:
    half = 0.92 * radius
    pen.rounded((-half - RING, -half - RING, half + RING, half + RING), 5, LIGHT)
    pen.rounded((-half, -half, half, half), 3, SEATS[2])


def _diamond(pen: Pen, radius: float) -> None:
    tip = 1.24 * radius
    corners = [(0.0, -tip), (tip, 0.0), (0.0, tip), (-tip, 0.0)]
    pen.polygon(corners, SEATS[3], LIGHT, RING * 2.4)
    pen.polygon(corners, SEATS[3], SEATS[3], 2)


SHAPES: Final = (
    (1.0, _circle, 1.0, 0.0),
    (1.26, _triangle, 0.9, 0.24),
    (0.98, _square, 1.0, 0.0),
    (1.28, _diamond, 0.9, 0.0),
)
"""By seat: half the width as a share of the radius, the shape, size of the letter, how far it is lowered."""


def pill(words: str, how: Type = CODE, rtl: bool | None = None) -> Stamp:
    """A code or word in a dark pill: what a player types."""
    return _lozenge(None, words, how, INK, LIGHT, rtl)


def badge(icon: Icon, number: str, colour: Colour, how: Type, rtl: bool = False) -> Stamp:
    """A count in the colour of what it counts, the sign before the number."""
    return _lozenge(icon, number, how, colour, LIGHT, rtl)


def pile_count(number: str) -> Stamp:
    """How many lie on a pile, for its corner."""
    return _lozenge(None, number, PILE, PANEL, INK, False)


PILE: Final = Type("ExtraBold", 26)


@lru_cache(maxsize=512)
def _lozenge(icon: Icon | None, words: str, how: Type, fill: Colour, ring: Colour, rtl: bool | None) -> Stamp:
    inside = text(words, how, rtl)
    height = how.size * PILL_HEIGHT
    sign, gap = (how.size * 0.92, how.size * 0.28) if icon else (0.0, 0.0)
    edge = height * (0.34 if icon or len(words) > 2 else 0.36)
    width = ceil(max(inside.width + sign + gap + 2 * edge, height * 1.25))
    start = (width - inside.width - sign - gap) / 2

    def paint(pen: Pen) -> None:
        pen.rounded((-RING, -height / 2 - RING, width + RING, height / 2 + RING), height / 2 + RING, ring)
        pen.rounded((0, -height / 2, width, height / 2), height / 2, fill)
        if icon:
            middle = width - start - sign / 2 if rtl else start + sign / 2
            icon(pen.at(middle, 0, sign), how.colour)

    shape = stamp((-RING - 1, -height / 2 - RING - 1, width + RING + 1, height / 2 + RING + 1), paint, width)
    # Persian letters go deep below the line, so a word of them stands a little higher.
    lift = how.size * 0.1 if reads_from_right(words) else 0
    return together(shape, (inside, start if rtl else start + sign + gap, -lift))


@lru_cache(maxsize=32)
def tick(size: int, colour: Colour = SUCCESS) -> Stamp:
    """Done. Its spot is its middle."""

    def paint(pen: Pen) -> None:
        pen.line(
            [(-0.42 * size, 0.02 * size), (-0.12 * size, 0.32 * size), (0.44 * size, -0.34 * size)], colour, size / 8
        )

    return stamp((-size * 0.6, -size * 0.5, size * 0.6, size * 0.5), paint)


@lru_cache(maxsize=32)
def clock(size: int, colour: Colour = MUTED) -> Stamp:
    """A deadline's sign."""
    radius = size / 2

    def paint(pen: Pen) -> None:
        pen.circle((radius, 0), radius, None, colour, 2.6)
        pen.line([(radius, -radius * 0.55), (radius, 0), (radius * 1.42, radius * 0.24)], colour, 2.6)

    return stamp((0, -radius - 1, size + 1, radius + 1), paint, size)


@lru_cache(maxsize=32)
def cup(size: int, colour: Colour = SUCCESS) -> Stamp:
    """A cup: who has won."""
    s = size / 2

    def paint(pen: Pen) -> None:
        for flip in (False, True):
            side = pen.at(s, 0, flip=flip)
            side.line(arc((0.5 * s, -0.42 * s), 0.34 * s, -80, 100), colour, 3)
        bowl = [(-0.6 * s, -0.92 * s), (0.6 * s, -0.92 * s), *arc((0, -0.34 * s), 0.58 * s, 0, 180)]
        pen.at(s, 0).polygon(bowl, colour)
        pen.at(s, 0).polygon(
            [(-0.1 * s, 0.1 * s), (0.1 * s, 0.1 * s), (0.16 * s, 0.66 * s), (-0.16 * s, 0.66 * s)], colour
        )
        pen.at(s, 0).rounded((-0.5 * s, 0.62 * s, 0.5 * s, 0.92 * s), 3, colour)

    return stamp((0, -s, size, s), paint)


@lru_cache(maxsize=64)
def dashed_place(width: int, height: int, radius: int = 8, colour: Colour = HAIRLINE, fill: Colour | None = None,
                 line: float = 3, dash: float = 10, gap: float = 7) -> Stamp:  # fmt: skip
    """A place that is empty or open: a dashed outline. Its spot is its upper left corner."""
    inset = line / 2
    box = (inset, inset, width - inset, height - inset)

    def paint(pen: Pen) -> None:
        if fill:
            pen.rounded(box, radius, fill)
        pen.dashed(rounded_path(box, radius), colour, line, dash, gap)

    return stamp((0, 0, width, height), paint)


@lru_cache(maxsize=64)
def frame(width: int, height: int, radius: float, line: float, colour: Colour = ACCENT, ring: float = 0) -> Stamp:
    """An outline just outside a box of this size; its spot is the box's upper left corner. ring: light beside it."""
    room, side = line + ring, min(SMALL, width, height)

    def paint(pen: Pen) -> None:
        if ring:
            pen.rounded((-room, -room, side + room, side + room), radius + room, None, LIGHT, room + ring)
        pen.rounded((-line, -line, side + line, side + line), radius + line, None, colour, line)

    small = stamp((-room - 1, -room - 1, side + room + 1, side + room + 1), paint)
    return stretched(small, width - side, height - side)


SMALL: Final = 60
"""Side of what is drawn small and stretched: more than two corners and their shadows take."""


@lru_cache(maxsize=64)
def plate(width: int, height: int, radius: int = 14, colour: Colour = HAIRLINE, line: float = 1.5) -> Stamp:
    """A panel with its shadow; its spot is its upper left corner."""
    box: Box = (0, 0, SMALL, SMALL)
    shape = stamp(box, lambda pen: pen.rounded(box, radius, PANEL, colour, line))
    return stretched(together(shadowed(box, radius), (shape, 0, 0)), width - SMALL, height - SMALL)


@lru_cache(maxsize=32)
def rule(width: int) -> Stamp:
    """A thin line across a panel."""
    return stamp((0, 0, width, 2), lambda pen: pen.line([(0, 1), (width, 1)], HAIRLINE, 1.5, caps=False))


def code_plate(width: float, height: float, fill: Colour) -> Stamp:
    """The bare plate of a code, narrower than a pill; its spot is the middle of its left edge."""

    def paint(pen: Pen) -> None:
        pen.rounded((-RING, -height / 2 - RING, width + RING, height / 2 + RING), 12, LIGHT)
        pen.rounded((0, -height / 2, width, height / 2), 10, fill)

    return stamp((-RING - 1, -height / 2 - RING - 1, width + RING + 1, height / 2 + RING + 1), paint, width)


def framed(picture: Image.Image, edge: int = 3, line: float = 2) -> Stamp:
    """A tile as a piece in the hand: light edge, ink outline, shadow. Its spot is the tile's upper left corner."""
    width, height = picture.size
    room = edge + line
    base = _mount(width, height, edge, line)
    tile = Stamp(picture.convert("RGBA"), 0, 0, width)
    return together(base, (tile, 0, 0)) if room else tile


@lru_cache(maxsize=16)
def _mount(width: int, height: int, edge: int, line: float) -> Stamp:
    room = edge + line
    box: Box = (-room, -room, width + room, height + room)
    shape = stamp(
        (-room - 1, -room - 1, width + room + 1, height + room + 1), lambda pen: pen.rounded(box, 7, LIGHT, INK, line)
    )
    under = shadowed(box, 7, depth=1, blur=2)
    return together(under, (shape, 0, 0))
