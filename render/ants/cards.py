"""The 52 playing cards and their back, in any width. A card's spot is its upper left corner."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.ants.data import RANK, Card
from engine.ants.view import BACK, Seen
from render.ants.courts import portrait
from render.ants.insects import insect
from render.ants.palette import BACK as BACK_GROUND
from render.ants.palette import BACK_LINE, CARD, HONEY
from render.canvas import Box, Pen, Stamp, shadowed, stamp, together
from render.marks import dashed_place, frame
from render.palette import ACCENT, INK
from render.suits import INKS, SUITS
from render.text import Type, text

SLIM: Final = 104
"""Cards of this width and more have pips and an index in two corners; smaller ones a large sign."""
ROOMY: Final = 160
"""From this width on the index may be smaller, and the pips stand further apart."""
COURTS: Final = ("j", "q", "k")
LEFT, MIDDLE, RIGHT = 0.37, 0.5, 0.63
ROWS: Final = (0.15, 0.3833, 0.6167, 0.85)
PIPS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "a": ((MIDDLE, 0.5),),
    "2": ((MIDDLE, ROWS[0]), (MIDDLE, ROWS[3])),
    "3": ((MIDDLE, ROWS[0]), (MIDDLE, 0.5), (MIDDLE, ROWS[3])),
    "4": tuple((x, y) for x in (LEFT, RIGHT) for y in (ROWS[0], ROWS[3])),
    "5": (*((x, y) for x in (LEFT, RIGHT) for y in (ROWS[0], ROWS[3])), (MIDDLE, 0.5)),
    "6": tuple((x, y) for x in (LEFT, RIGHT) for y in (ROWS[0], 0.5, ROWS[3])),
    "7": (*((x, y) for x in (LEFT, RIGHT) for y in (ROWS[0], 0.5, ROWS[3])), (MIDDLE, 0.325)),
    "8": (*((x, y) for x in (LEFT, RIGHT) for y in (ROWS[0], 0.5, ROWS[3])), (MIDDLE, 0.325), (MIDDLE, 0.675)),
    "9": (*((x, y) for x in (LEFT, RIGHT) for y in ROWS), (MIDDLE, 0.5)),
    "10": (*((x, y) for x in (LEFT, RIGHT) for y in ROWS), (MIDDLE, 0.267), (MIDDLE, 0.733)),
}
"""Where a number's suits stand, in shares of the card's width and height; those below the middle upside down."""


def height(width: int) -> int:
    """The height of a card of this width."""
    return round(width * 1.37)


def radius(width: int) -> float:
    """Of a card's corners."""
    return width * 0.075


@lru_cache(maxsize=512)
def card(seen: Seen, width: int) -> Stamp:
    """A card with its shadow, face up or by its back."""
    box = (0, 0, width, height(width))
    face = _back(width) if seen == BACK else _face(seen, width)
    return together(shadowed(box, radius(width), 2, 3, 0.3), (face, 0, 0))


@lru_cache(maxsize=64)
def lying(code: Card, width: int, turn: float) -> Stamp:
    """A card laid across another one and framed as what just happened; its spot is its middle."""
    long, short = height(width), width

    def paint(pen: Pen) -> None:
        _blank(pen, (-long / 2, -short / 2, long / 2, short / 2), radius(width))
        SUITS[code[-1]](pen.at(long * 0.14, 0, short * 0.52), INKS[code[-1]])

    shape = stamp((-long / 2, -short / 2, long / 2, short / 2), paint)
    shape = together(shape, (_index(code, 0.4 * width), -long / 2 + 0.1 * width, -short / 2 + 0.24 * width))
    around = frame(long, short, radius(width), 5, ACCENT)
    whole = together(shadowed((-long / 2, -short / 2, long / 2, short / 2), 9, 4, 5, 0.36),
                     (around, -long / 2, -short / 2), (shape, 0, 0))  # fmt: skip
    return _rotated(whole, turn)


@lru_cache(maxsize=64)
def tilted(seen: Seen, width: int, turn: float, framed: bool = False) -> Stamp:
    """A card turned a little, framed if it is what just happened; its spot is its middle."""
    whole = card(seen, width)
    if framed:
        whole = together(whole, (frame(width, height(width), radius(width), 5), 0, 0))
    return _rotated(replace(whole, x=whole.x + width // 2, y=whole.y + height(width) // 2), turn)


@lru_cache(maxsize=8)
def open_card(width: int) -> Stamp:
    """Dashes round a card or its place, where another one may go; the spot is the card's."""
    out = 5
    place = dashed_place(width + 2 * out, height(width) + 2 * out, round(radius(width)) + out, ACCENT, None, 5, 13, 9)
    return replace(place, x=out, y=out)


def _rotated(whole: Stamp, turn: float) -> Stamp:
    side = 2 * max(whole.x, whole.y, whole.image.width - whole.x, whole.image.height - whole.y)
    sheet = Image.new("RGBA", (side, side))
    sheet.paste(whole.image, (side // 2 - whole.x, side // 2 - whole.y))
    # Premultiplied, so that the clear px around lend the edge no colour.
    image = sheet.convert("RGBa").rotate(-turn, Image.Resampling.BICUBIC).convert("RGBA")
    box = image.getbbox() or (0, 0, side, side)
    return Stamp(image.crop(box), side // 2 - box[0], side // 2 - box[1], whole.width)


def _blank(pen: Pen, box: Box, corner: float) -> None:
    pen.rounded(box, corner, CARD, INK, 2)


def _face(code: Card, width: int) -> Stamp:
    return _large(code, width) if width >= SLIM else _small(code, width)


def _large(code: Card, width: int) -> Stamp:
    """Pips or a portrait, and an index in two corners."""
    high, rank, suit = height(width), RANK[code], code[-1]

    def paint(pen: Pen) -> None:
        _blank(pen, (0, 0, width, high), radius(width))
        if rank in COURTS:
            portrait(pen.at(width / 2, high * 0.46, width * 0.53), rank, suit, bust=True)

    size, spread, share = (0.21 * width, 1.3, 0.18) if width >= ROOMY else (0.3 * width, 1, 0.16)
    x, y = 0.055 * width, 0.06 * width + size * 0.36
    corner, pip = _index(code, size), _sign(suit, width * (0.5 if rank == "a" else share))
    pips = [
        (_upside_down(pip) if down > 0.5 else pip, width * (0.5 + (across - 0.5) * spread), high * down)
        for across, down in PIPS.get(rank, ())
    ]
    face = stamp((0, 0, width, high), paint)
    return together(face, *pips, (corner, x, y), (_upside_down(corner), width - x, high - y))


def _small(code: Card, width: int) -> Stamp:
    """One large index and one large sign or portrait."""
    high, rank, suit = height(width), RANK[code], code[-1]

    def paint(pen: Pen) -> None:
        _blank(pen, (0, 0, width, high), radius(width))
        if rank in COURTS:
            portrait(pen.at(width * 0.6, high * 0.64, width * 0.66), rank, suit, bust=False)
        else:
            SUITS[suit](pen.at(width * 0.62, high * 0.69, width * 0.5), INKS[suit])

    size = 0.39 * width
    return together(stamp((0, 0, width, high), paint), (_index(code, size), 0.065 * width, 0.065 * width + size * 0.36))


@lru_cache(maxsize=64)
def _sign(suit: str, size: float) -> Stamp:
    """A suit; its spot is its middle."""
    return stamp((-size, -size, size, size), lambda pen: SUITS[suit](pen.at(0, 0, size), INKS[suit]))


@lru_cache(maxsize=256)
def _index(code: Card, size: float) -> Stamp:
    """Rank and suit below each other; the spot is the left edge of the rank's middle."""
    rank, suit = RANK[code], code[-1]
    letters = text(rank.upper(), Type("ExtraBold", round(size), INKS[suit]), False)
    if len(rank) > 1:
        letters = _narrow(letters, 0.68)
    sign = size * 0.62
    wide = max(letters.width, sign)
    under = stamp(
        (0, -size / 2, wide, size * 1.2), lambda pen: SUITS[suit](pen.at(wide / 2, size * 0.8, sign), INKS[suit])
    )
    return together(under, (letters, (wide - letters.width) / 2, 0))


def _narrow(letters: Stamp, share: float) -> Stamp:
    wide = round(letters.image.width * share)
    image = letters.image.resize((wide, letters.image.height), Image.Resampling.BICUBIC)
    return Stamp(image, round(letters.x * share), letters.y, round(letters.width * share))


def _upside_down(one: Stamp) -> Stamp:
    image = one.image.transpose(Image.Transpose.ROTATE_180)
    return Stamp(image, image.width - one.x, image.height - one.y, one.width)


@lru_cache(maxsize=8)
def _back(width: int) -> Stamp:
    high, edge = height(width), width * 0.085

    def paint(pen: Pen) -> None:
        _blank(pen, (0, 0, width, high), radius(width))
        inner = (edge, edge, width - edge, high - edge)
        pen.rounded(inner, width * 0.03, BACK_GROUND)
        _lattice(pen, inner, width / 8)
        pen.rounded(inner, width * 0.03, None, BACK_GROUND, 2.5)
        pen.circle((width / 2, high / 2), width * 0.3, BACK_GROUND, HONEY, 2.2)
        insect(pen.at(width / 2, high / 2, width * 0.47), HONEY, None, -60)

    return stamp((0, 0, width, high), paint)


def _lattice(pen: Pen, box: Box, step: float) -> None:
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    for n in range(1, int((wide + high) / step) + 1):
        off = n * step
        start, end = (max(0.0, off - high), min(off, high)), (min(off, wide), max(0.0, off - wide))
        for flip in (False, True):
            line = [(right - x if flip else left + x, top + y) for x, y in (start, end)]
            pen.line(line, BACK_LINE, 1, caps=False)
