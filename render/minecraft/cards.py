"""The score cards of the three phases, with what is left until each is scored or what it gave to whom."""

from typing import Final

from PIL import ImageDraw

from engine.minecraft.data import PHASES, Scoring
from engine.minecraft.view import MinecraftView
from render.canvas import Box, Part, Stamp
from render.marks import mark, tick
from render.minecraft import signs, tiles
from render.palette import ACCENT, HAIRLINE, INK, MUTED, SUCCESS
from render.scene import Scene
from render.text import Type

WORTH: Final = Type("ExtraBold", 34)
ICON: Final = 40
RIBBON: Final = 50
"""Px for a phase's letter, with what keeps it apart."""


def draw_cards(now: Scene[MinecraftView], box: Box) -> None:
    """A row for each phase: its letter; what each value is worth and the blocks left, or what each player got."""
    left, top, right, bottom = box
    pitch = (bottom - top - 6) / len(PHASES)
    draw = ImageDraw.Draw(now.picture)
    for n, phase in enumerate(PHASES):
        y, scored = top + 3 + pitch * (n + 0.5), n < now.view.phases
        if n:
            draw.line((left + 16, y - pitch / 2, right - 16, y - pitch / 2), fill=HAIRLINE, width=1)
        now.row(left + 16, right - 16, y, signs.phase(phase.phase, 44, MUTED if scored else INK))
        cells = _given(now, phase) if scored else _worths(now, phase)
        step = (right - left - 16 - 44 - (70 if scored else 112)) / len(cells)
        for place, cell in enumerate(cells):
            start, end = now.way.column(left + 16, right - 16, RIBBON + step * place, step)
            now.row(start, end, y, *cell)
        now.row_end(left + 16, right - 16, y, *_left(now, n))


def _worths(now: Scene[MinecraftView], phase: Scoring) -> list[list[Part]]:
    """What each value is worth a space."""
    return [[_icon(value), 8, now.number(worth, WORTH)] for value, worth in phase.worth.items()]


def _given(now: Scene[MinecraftView], phase: Scoring) -> list[list[Part]]:
    """The XP each player got."""
    return [
        [mark(seat, 17), 8, now.number(getattr(player.earned, phase.phase.lower()), WORTH)]
        for seat, player in enumerate(now.view.players)
    ]


def _icon(value: str) -> Stamp:
    image = tiles.icon(value, ICON)
    return Stamp(image, 0, image.height // 2, image.width)


def _left(now: Scene[MinecraftView], number: int) -> list[Part]:
    """The blocks left; a tick once it is scored."""
    if number < now.view.phases:
        return [17, tick(34, SUCCESS), 17]
    colour = ACCENT if number == now.view.phases else MUTED
    return [signs.cube(26, colour), 8, now.number(now.view.layers[number], WORTH.in_colour(colour))]
