"""The church, which is finished part by part: each filled spot shows."""

from functools import lru_cache
from typing import Final

from render.canvas import Pen, Stamp, arc, stamp
from render.hamlet.palette import (
    LINE,
    LIT,
    PANE,
    ROOF_GREEN,
    ROOF_SLATE,
    ROOF_VIOLET,
    STAR,
    STONE,
    STONE_DARK,
    STONE_WALL,
    WHITE_WALL,
    WOOD,
    WOOD_DARK,
)
from render.palette import INK, LIGHT, Colour, mixed

EDGE: Final = 1.2
WINDOWS: Final = (0.02, 0.24, 0.46)


@lru_cache(maxsize=128)
def church(done: frozenset[str], wide: int) -> Stamp:
    """The church with the spots that are filled, so wide; its spot is its foot."""

    def paint(pen: Pen) -> None:
        one = pen.at(0, 0, wide)
        if "yard" in done:
            _draw_yard(one)
        (_draw_walls if "walls" in done else _draw_ruin)(one, LIT if "altar" in done else PANE)
        if "crypt" in done:
            one.polygon(arc((0.54, 0), 0.13, 180, 360), INK, LINE, 1.2)
        (_draw_roof if "roof" in done else _draw_rafters)(one)
        if not {"walls", "roof"} <= done:
            _draw_scaffold(one)
        _draw_tower(one, has_bell="bell" in done)

    return stamp((-0.85 * wide, -1.62 * wide, 0.95 * wide, 0.16 * wide), paint)


def _draw_walls(pen: Pen, glass: Colour) -> None:
    pen.polygon([(-0.14, 0), (-0.14, -0.42), (0.6, -0.42), (0.6, 0)], WHITE_WALL, LINE, EDGE)
    for x in WINDOWS:
        _draw_window(pen, x, glass)


def _draw_ruin(pen: Pen, glass: Colour) -> None:
    """Walls half built."""
    pen.polygon([(-0.14, 0), (-0.14, -0.42), (0.14, -0.42), (0.2, -0.24), (0.6, -0.2), (0.6, 0)],
                STONE_WALL, LINE, EDGE)  # fmt: skip
    for y in (-0.28, -0.14):
        pen.line([(-0.12, y), (0.16, y)], STONE_DARK, 1)
    _draw_window(pen, WINDOWS[0], glass)


def _draw_window(pen: Pen, x: float, glass: Colour) -> None:
    head = arc((x + 0.06, -0.26), 0.06, 180, 360, 6)
    pen.polygon([(x, -0.1), (x, -0.26), *head, (x + 0.12, -0.1)], glass, LINE, 1)


def _draw_roof(pen: Pen) -> None:
    pen.polygon([(-0.18, -0.4), (-0.02, -0.82), (0.52, -0.82), (0.66, -0.4)], ROOF_SLATE, LINE, EDGE)
    for n in (1, 2, 3):
        y = -0.4 - 0.105 * n
        pen.line([(-0.16 + 0.04 * n, y), (0.64 - 0.035 * n, y)], mixed(ROOF_SLATE, LIGHT, 0.3), 1)


def _draw_rafters(pen: Pen) -> None:
    """A roof half laid."""
    pen.polygon([(-0.18, -0.4), (-0.02, -0.82), (0.12, -0.82), (0.08, -0.4)], ROOF_SLATE, LINE, EDGE)
    pen.line([(0.1, -0.82), (0.52, -0.82)], WOOD_DARK, 2)
    for n in range(5):
        pen.line([(0.1 + 0.14 * n, -0.4), (0.1 + 0.1 * n, -0.82)], WOOD, 2)


def _draw_scaffold(pen: Pen) -> None:
    for x in (0.28, 0.68):
        pen.line([(x, 0), (x, -0.66)], WOOD, 2)
    for y in (-0.2, -0.46):
        pen.line([(0.22, y), (0.72, y)], WOOD, 2)


def _draw_tower(pen: Pen, *, has_bell: bool) -> None:
    pen.polygon([(-0.56, 0), (-0.56, -0.86), (-0.14, -0.86), (-0.14, 0)], STONE_WALL, LINE, EDGE)
    pen.polygon([(-0.2, -0.02), (-0.2, -0.84), (-0.15, -0.84), (-0.15, -0.02)], mixed(STONE_WALL, INK, 0.2))
    pen.polygon([(-0.62, -0.84), (-0.35, -1.36), (-0.08, -0.84)], ROOF_VIOLET, LINE, EDGE)
    pen.line([(-0.35, -1.36), (-0.35, -1.58)], LINE, 2)
    pen.line([(-0.42, -1.5), (-0.28, -1.5)], LINE, 2)
    opening = arc((-0.35, -0.68), 0.11, 180, 360, 8)
    pen.polygon([(-0.46, -0.52), (-0.46, -0.68), *opening, (-0.24, -0.52)], INK, LINE, 1)
    if has_bell:
        pen.polygon([*arc((-0.35, -0.66), 0.055, 180, 360), (-0.27, -0.55), (-0.43, -0.55)], STAR)
    door = arc((-0.35, -0.2), 0.09, 180, 360, 8)
    pen.polygon([(-0.44, 0), (-0.44, -0.2), *door, (-0.26, 0)], WOOD_DARK, LINE, 1)


def _draw_yard(pen: Pen) -> None:
    for x, y in ((-0.76, 0.04), (0.76, 0.06)):
        pen.circle((x, y - 0.16), 0.13, ROOF_GREEN, LINE, 1)
    for x in (0.66, 0.84):
        pen.rounded((x - 0.05, -0.12, x + 0.05, 0.06), 0.04, STONE, LINE, 1)
