"""The score track at the end: fifty spaces, and everybody's mark on one (rules.md, Scoring)."""

from functools import lru_cache
from typing import Final

from engine.coatl.data import TRACK
from engine.coatl.view import CoatlView
from render.canvas import Box, Pen, Stamp, stamp, together
from render.coatl.palette import DONE, DONE_PILL, JADE_PALE, SAND_EDGE, STONE_INK
from render.marks import mark, plate
from render.palette import LIGHT
from render.scene import Scene
from render.text import Type, text

PER_LINE: Final = 25
SPACE: Final = 44
"""The height of a space."""
HIGH: Final = 156
NUMBER: Final = Type("Bold", 21, STONE_INK)


def draw_track(now: Scene[CoatlView], box: Box) -> None:
    """The track with the marks; marks that share a space stand on each other, tokens for 50 beside the mark."""
    left, top, right, bottom = box
    plate(round(right - left), round(bottom - top), 14).on(now.picture, left, top)
    pitch = (right - left - 32) / PER_LINE
    for n in range(TRACK):
        x, y = _middle(now, box, pitch, n + 1)
        _space(round(pitch) - 4, (n + 1) % 5 == 0).on(now.picture, x, y)
        number = text(now.words.number(n + 1), NUMBER, False)
        number.on(now.picture, x - number.width / 2, y)
    there: dict[int, int] = {}
    for seat, side in enumerate(now.view.sides):
        tokens, at = side.track
        x, y = _middle(now, box, pitch, at)
        up = there.get(at, 0)
        there[at] = up + 1
        one = mark(seat, 17)
        one.on(now.picture, x - one.width / 2 + 5 * up, y - 13 * up)
        if tokens:
            fifty = _fifty(now.words.number(TRACK * tokens))
            fifty.on(now.picture, x - fifty.width / 2, y + 24)


def _middle(now: Scene[CoatlView], box: Box, pitch: float, at: int) -> tuple[float, float]:
    """The middle of a space; 0 lies before the first one."""
    left, top, right, _ = box
    line, place = divmod(max(0, at - 1), PER_LINE)
    start, end = now.way.column(left, right, 16 + place * pitch, pitch)
    shift = 0.0 if at else (pitch / 2 if now.way.rtl else -pitch / 2)
    return (start + end) / 2 + shift, top + 46 + line * (SPACE + 22)


@lru_cache(maxsize=4)
def _space(wide: int, fifth: bool) -> Stamp:
    box = (-wide / 2, -SPACE / 2, wide / 2, SPACE / 2)

    def paint(pen: Pen) -> None:
        pen.rounded(box, 7, JADE_PALE if fifth else DONE, SAND_EDGE, 1.5)

    return stamp(box, paint, wide)


@lru_cache(maxsize=8)
def _fifty(number: str) -> Stamp:
    """A token on its 50 side."""
    sign = text(number, Type("ExtraBold", 20, LIGHT), False)
    wide = sign.width + 14
    shape = stamp((0, -12, wide, 12), lambda pen: pen.rounded((0, -12, wide, 12), 8, DONE_PILL))
    return together(shape, (sign, 7, 0))
