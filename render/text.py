"""Text in both scripts, in Vazirmatn, as stamps.

Persian is joined and put in its order by Raqm with FriBiDi. Pillow's wheels load FriBiDi from the system; where it is
missing Pillow would silently draw loose letters from the left, so arabic-reshaper and python-bidi do it there. One of
the two, never both: which one is settled when this module is loaded.
"""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import as_file, files
from math import ceil, floor
from typing import Final, Literal, TypeAlias

from arabic_reshaper import ArabicReshaper
from bidi import get_display
from PIL import Image, ImageDraw, ImageFont, features

from render.canvas import SHARP, Stamp, stamp, together
from render.palette import INK, LIGHT, MUTED, WHITE, Colour
from render.suits import INKS, SIGNS, SUITS
from render.words import RLM

RAQM = bool(features.check("raqm"))
"""Whether Pillow shapes Persian itself."""

Weight: TypeAlias = Literal["Medium", "SemiBold", "Bold", "ExtraBold", "Black"]


@dataclass(frozen=True, slots=True)
class Type:
    """A way to set text: weight, size in px of the picture, colour."""

    weight: Weight
    size: int
    colour: Colour = INK

    def sized(self, size: int) -> "Type":
        """The same in another size."""
        return replace(self, size=size)

    def in_colour(self, colour: Colour) -> "Type":
        """The same in another colour."""
        return replace(self, colour=colour)


TITLE: Final = Type("Black", 48)
NAME: Final = Type("ExtraBold", 39)
TURN: Final = Type("Medium", 33)
TURN_NAME: Final = Type("Bold", 33)
PROGRESS: Final = Type("SemiBold", 31, MUTED)
FOOTER: Final = Type("Medium", 31)
FOOTER_NAME: Final = Type("Bold", 31)
LABEL: Final = Type("Medium", 31, MUTED)
NUMBER: Final = Type("ExtraBold", 35)
CODE: Final = Type("Bold", 30, LIGHT)
MARK: Final = Type("ExtraBold", 25, WHITE)

SIGNED: Final = re.compile(f"((?:10|[2-9AJQK])?[{''.join(SIGNS)}])")
"""A card as it is printed: `10♥`, or its suit alone."""
SIGN: Final = 0.8
"""The width of a suit as a share of the text's size."""
ELLIPSIS: Final = "…"
LONGEST_NAME: Final = 12
"""Letters of a name in a picture; longer ones end in an ellipsis."""
CAPITAL: Final = 214 / 300
"""The height of a capital as a share of the size: what text is centred by."""
INVISIBLE: Final = dict.fromkeys((*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF))
NO_BREAK: Final = "\u00a0"
HALF_SPACE: Final = "\u200c"
PERCENT: Final = "٪"
MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")
LONGEST_KEPT: Final = 24
"""Longer lines, in letters, are drawn anew each time: they hardly ever come twice."""


def text(content: str, how: Type, rtl: bool | None = None) -> Stamp:
    """One line of text; its spot is the left edge at half the height of a capital.

    rtl: the direction of the line; by its first letter if not given. A card (`10♥`) in it runs to the right.
    """
    if SIGNED.search(content):
        return _with_signs(content, how, _runs_left(content, rtl))
    draw = _kept if len(content) <= LONGEST_KEPT else _drawn
    return draw(content, how, _runs_left(content, rtl), RAQM)


def fitted(content: str, how: Type, room: int, rtl: bool | None = None) -> Stamp:
    """Text in at most `room` px; what is too long ends in an ellipsis."""
    if length(content, how, rtl) <= room:
        return text(content, how, rtl)
    runs_left = _runs_left(content, rtl)
    least, most = 0, len(content)
    while least < most:
        middle = (least + most + 1) // 2
        fits = length(content[:middle].rstrip() + ELLIPSIS, how, runs_left) <= room
        least, most = (middle, most) if fits else (least, middle - 1)
    return text(content[:least].rstrip() + ELLIPSIS, how, runs_left)


def shrunk(content: str, how: Type, room: int, least: int) -> Stamp:
    """Text in at most `room` px, smaller if need be, but not under `least`; only then with an ellipsis."""
    sizes = range(how.size, least - 1, -1)
    size = next((size for size in sizes if length(content, how.sized(size)) <= room), least)
    return fitted(content, how.sized(size), room)


def settled(content: str, how: Type, room: int, least: int, rtl: bool | None = None) -> list[Stamp]:
    """Text in at most `room` px, smaller if need be, but not under `least`; in more lines of that size if it must."""
    runs_left = _runs_left(content, rtl)
    for size in range(how.size, least - 1, -1):
        if length(content, how.sized(size), runs_left) <= room:
            return [text(content, how.sized(size), runs_left)]
    return wrapped(content, how.sized(least), room, runs_left)


def wrapped(content: str, how: Type, room: int, rtl: bool | None = None) -> list[Stamp]:
    """Text in lines of at most `room` px, broken between words."""
    runs_left = _runs_left(content, rtl)
    lines = [""]
    for word in content.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if length(longer, how, runs_left) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return [fitted(line, how, room, runs_left) for line in lines if line]


def unbroken(words: str) -> str:
    """Words that stay on one line where a text is broken."""
    return words.replace(" ", NO_BREAK)


def length(content: str, how: Type, rtl: bool | None = None) -> int:
    """The width of a line in px of the picture."""
    if SIGNED.search(content):
        return sum(_length_of(piece, how, _runs_left(content, rtl)) for piece in SIGNED.split(content))
    return _set(content, how, _runs_left(content, rtl), RAQM).length


# Cards in a line: a rank and a sign that the font lacks


def _with_signs(content: str, how: Type, rtl: bool) -> Stamp:
    """The pieces of a line beside each other, each card as one of them."""
    pieces = [_piece(piece, how, rtl) for piece in SIGNED.split(content) if piece]
    x, placed = (sum(piece.width for piece in pieces) if rtl else 0), []
    for piece in pieces:
        placed.append((piece, x - piece.width if rtl else x, 0))
        x += -piece.width if rtl else piece.width
    line = Stamp(Image.new("RGBA", (1, 1)), 0, 0, sum(piece.width for piece in pieces))
    return together(line, *placed)


def _piece(piece: str, how: Type, rtl: bool) -> Stamp:
    if piece[-1] not in SIGNS:
        return text(piece, how, rtl)
    suit, side = SIGNS[piece[-1]], how.size * SIGN
    ink = how.colour if how.colour == LIGHT else INKS[suit]
    sign = stamp((0, -side / 2, side, side / 2), lambda pen: SUITS[suit](pen.at(side / 2, 0, side * 0.94), ink))
    rank = text(piece[:-1], how, False)
    return replace(together(rank, (sign, rank.width + 1, 0)), width=rank.width + 1 + sign.width)


def _length_of(piece: str, how: Type, rtl: bool) -> int:
    if not piece or piece[-1] not in SIGNS:
        return length(piece, how, rtl)
    return length(piece[:-1], how, False) + 1 + ceil(how.size * SIGN)


def _runs_left(content: str, rtl: bool | None) -> bool:
    return reads_from_right(content) if rtl is None else rtl


def reads_from_right(content: str) -> bool:
    """Whether the first letter of a text is of a script that runs to the left."""
    kinds = (unicodedata.bidirectional(char) for char in content)
    return next((kind != "L" for kind in kinds if kind in ("L", "R", "AL")), False)


@lru_cache(maxsize=1024)
def short_name(name: str, spare: str) -> str:
    """A person's name as pictures show it: at most 12 letters, all of the font's, on one line; else `spare`."""
    letters: list[str] = []
    for char in unicodedata.normalize("NFKC", name):
        kept = _drawable(char)
        if unicodedata.combining(char):
            letters[-1:] = [letters[-1] + kept] if letters and len(letters[-1]) < 2 else letters[-1:]
        else:
            letters += kept
    words = "".join(letters).split()
    shown = _cut(" ".join(words))
    return shown or spare


def _cut(name: str) -> str:
    ends = [n for n, char in enumerate(name) if not unicodedata.combining(char) and char != HALF_SPACE]
    return name if len(ends) <= LONGEST_NAME else name[: ends[LONGEST_NAME]].rstrip(f" {HALF_SPACE}") + ELLIPSIS


def _drawable(char: str) -> str:
    """The character, or its plain letter where the font lacks the marked one, or nothing."""
    if char == HALF_SPACE or char.isspace():
        return char if char == HALF_SPACE else " "
    for one in (char, unicodedata.normalize("NFD", char)[0]):
        if unicodedata.category(one)[0] != "C" and _in_font(one):
            return one
    return ""


@cache
def _in_font(char: str) -> bool:
    font = _font("Medium", 60, False)
    shape, missing = font.getmask(char), font.getmask("\uffff")
    return (shape.size, bytes(shape)) != (missing.size, bytes(missing))


@cache
def _font(weight: Weight, size: int, raqm: bool) -> ImageFont.FreeTypeFont:
    with as_file(files("render") / "fonts" / f"Vazirmatn-{weight}.ttf") as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM if raqm else ImageFont.Layout.BASIC)


@dataclass(frozen=True, slots=True)
class _Setting:
    """A line as Pillow wants it; direction and language only where it understands them."""

    font: ImageFont.FreeTypeFont
    line: str
    direction: str | None
    language: str | None

    @property
    def length(self) -> int:
        """The line's width in px of the picture."""
        return round(self.font.getlength(self.line, direction=self.direction, language=self.language) / SHARP)


def _set(content: str, how: Type, rtl: bool, raqm: bool) -> _Setting:
    font = _font(how.weight, how.size * SHARP, raqm)
    # The mark keeps it on the left of its number where no letter goes before them, too.
    content = content.replace(PERCENT, RLM + PERCENT) if rtl else content
    if raqm:
        return _Setting(font, content, *(("rtl", "fa") if rtl else ("ltr", "en")))
    return _Setting(font, _in_visual_order(content, rtl), None, None)


def _drawn(content: str, how: Type, rtl: bool, raqm: bool) -> Stamp:
    setting = _set(content, how, rtl, raqm)
    font, line, direction, language = setting.font, setting.line, setting.direction, setting.language
    edges = font.getbbox(line, anchor="ls", direction=direction, language=language)
    left, top, right, bottom = (edge / SHARP for edge in edges)
    x, y = 1 - floor(left), 1 - floor(top)
    mask = Image.new("L", ((x + ceil(right) + 1) * SHARP, (y + ceil(bottom) + 1) * SHARP))
    pen = ImageDraw.Draw(mask)
    pen.text((x * SHARP, y * SHARP), line, 255, font, anchor="ls", direction=direction, language=language)
    soft = mask.reduce(SHARP)
    image = Image.new("RGBA", soft.size, how.colour)
    image.putalpha(soft)
    return Stamp(image, x, y - round(how.size * CAPITAL / 2), setting.length)


_kept = lru_cache(maxsize=1024)(_drawn)


@cache
def _reshaper() -> ArabicReshaper:
    return ArabicReshaper({"delete_harakat": False, "support_ligatures": True})


def _in_visual_order(content: str, rtl: bool) -> str:
    """The joined letters from left to right as they stand on the page, for a layout that knows neither."""
    joined = _reshaper().reshape(content)
    # python-bidi orders brackets but leaves mirroring them to the font's layout, which doesn't do it here.
    turned = joined.translate(MIRRORED) if rtl else joined
    return str(get_display(turned, base_dir="R" if rtl else "L")).translate(INVISIBLE)
