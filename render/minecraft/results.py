"""What the game came to: where every player's XP are from."""

from typing import Final

from PIL import ImageDraw

from engine.minecraft.data import PHASES
from engine.minecraft.view import MinecraftView
from render.canvas import Box, Part
from render.marks import mark, plate
from render.minecraft import signs, tiles
from render.minecraft.palette import POINTS
from render.palette import HAIRLINE
from render.scene import Scene
from render.text import Type, text

SOURCES: Final = ("buildings", "mobs", "hoes", "a", "b", "c", "bonus")
LABEL: Final = Type("Medium", 29)
NUMBER: Final = Type("Bold", 30)
SUM: Final = Type("ExtraBold", 36, POINTS)
NAMES: Final = 250
"""Px for what a row is about."""


def draw_results(now: Scene[MinecraftView], box: Box) -> None:
    """A column for each player, a row for each source of XP, their sum below."""
    left, top, right, bottom = box
    plate(round(right - left), round(bottom - top)).on(now.picture, left, top)
    players, pitch = now.view.players, (bottom - top - 12) / (len(SOURCES) + 2)
    step = (right - left - 40 - NAMES) / len(players)
    draw = ImageDraw.Draw(now.picture)
    for row in range(len(SOURCES) + 2):
        y = top + 6 + pitch * (row + 0.5)
        source = SOURCES[row - 1] if 0 < row <= len(SOURCES) else ""
        if row:
            draw.line((left + 16, y - pitch / 2, right - 16, y - pitch / 2), fill=HAIRLINE, width=1)
            now.row(left + 20, right - 20, y, *_label(now, source))
        for seat, player in enumerate(players):
            start, end = now.way.column(left + 20, right - 20, NAMES + step * seat, step)
            points = getattr(player.earned, source) if source else player.earned.total
            cell = mark(seat, 20) if not row else now.number(points, NUMBER if source else SUM)
            cell.on(now.picture, (start + end - cell.width) / 2, y)


def _label(now: Scene[MinecraftView], source: str) -> list[Part]:
    """A phase's ribbon with what it looks at, another source's name, the gem of XP for the sum."""
    if not source:
        return [tiles.gem(14), 10, now.text("sheet-sum", LABEL)]
    phase = next((one for one in PHASES if one.phase.lower() == source), None)
    ribbon: list[Part] = [signs.phase(phase.phase, 34), 10] if phase else []
    word = f"sheet-{phase.looks_at}" if phase else f"sheet-{source}"
    return [*ribbon, text(now.say(word), LABEL, now.way.rtl)]
