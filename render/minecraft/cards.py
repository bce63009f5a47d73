"""The score cards of the three phases, with what is left until each is scored."""

from typing import Final

from PIL import Image, ImageDraw

from engine.minecraft.data import PHASES
from engine.minecraft.view import MinecraftView
from render.canvas import Box, Part, Stamp
from render.marks import tick
from render.minecraft import signs, tiles
from render.palette import ACCENT, HAIRLINE, INK, MUTED, SUCCESS
from render.sheet import Way
from render.text import Type, text

WORTH: Final = Type("ExtraBold", 34)
ICON: Final = 40


def draw_cards(picture: Image.Image, box: Box, view: MinecraftView, way: Way) -> None:
    """A row for each phase: its letter, what each value is worth, the blocks left until then."""
    left, top, right, bottom = box
    pitch = (bottom - top - 6) / len(PHASES)
    draw = ImageDraw.Draw(picture)
    for n, phase in enumerate(PHASES):
        y = top + 3 + pitch * (n + 0.5)
        if n:
            draw.line((left + 16, y - pitch / 2, right - 16, y - pitch / 2), fill=HAIRLINE, width=1)
        next_ = n == view.phases
        row: list[Part] = [signs.phase(phase.phase, 44, INK if n >= view.phases else MUTED)]
        step = (right - left - 16 - 44 - 112) / len(phase.worth)
        way.row(picture, left + 16, right - 16, y, row)
        for place, (value, worth) in enumerate(phase.worth.items()):
            start, end = way.column(left + 16, right - 16, 50 + step * place, step)
            way.row(picture, start, end, y, [_icon(value), 8, text(str(worth), WORTH, False)])
        way.row_end(picture, left + 16, right - 16, y, _left(view, n, next_=next_))


def _icon(value: str) -> Stamp:
    image = tiles.icon(value, ICON)
    return Stamp(image, 0, image.height // 2, image.width)


def _left(view: MinecraftView, number: int, *, next_: bool) -> list[Part]:
    """The blocks left; a tick once it is scored."""
    if number < view.phases:
        return [tick(34, SUCCESS)]
    colour = ACCENT if next_ else MUTED
    return [signs.cube(26, colour), 8, text(str(view.layers[number]), WORTH.in_colour(colour), False)]
