"""Small things of Cóatl's pictures: codes, places of a board, labels."""

from functools import lru_cache
from typing import Final

from render.canvas import Pen, Stamp, stamp, together
from render.coatl.palette import DONE_PILL, QUIET_PILL, SAND, SAND_EDGE, STONE_LIGHT
from render.marks import code_plate
from render.palette import INK, LIGHT, Colour
from render.text import Type, reads_from_right, text

CODE: Final = Type("Bold", 27, LIGHT)
OPEN: Final = INK
"""What may be chosen is named in dark pills, other things in grey ones, what is done in brown ones."""
SHUT: Final = QUIET_PILL
DONE: Final = DONE_PILL


@lru_cache(maxsize=512)
def tag(words: str, fill: Colour = OPEN, size: int = CODE.size) -> Stamp:
    """A code in a pill; its spot is the middle of its left edge."""
    inside = text(words, CODE.sized(size))
    high, edge = size * 1.26, size * 0.34
    wide = round(max(inside.width + 2 * edge, high * 1.2))
    lift = size * 0.1 if reads_from_right(words) else 0
    return together(code_plate(wide, high, fill), (inside, (wide - inside.width) / 2, -lift))


@lru_cache(maxsize=8)
def place(wide: int, high: int) -> Stamp:
    """An empty space of a player's board; its spot is its upper left corner."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), 9, STONE_LIGHT)
        pen.rounded((2, 3, wide - 2, high - 1), 8, SAND)
        pen.rounded((0, 0, wide, high), 9, None, SAND_EDGE, 1.5)

    return stamp((0, 0, wide, high), paint)
