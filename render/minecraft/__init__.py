"""Minecraft's pictures: a blocky ground, a cube pulled apart, boards of nine spaces."""

from engine.minecraft.data import TILES, WEAPONS
from render.minecraft import ground, tiles
from render.minecraft.closeups import draw_cube, draw_land, draw_mine
from render.minecraft.description import describe
from render.minecraft.everybody import draw_table
from render.minecraft.layout import LAYOUTS


def warm() -> None:
    """Make everything that stays the same from picture to picture."""
    for where in LAYOUTS.values():
        ground.bare(where.ground)
        for number in range(len(TILES)):
            for left in range(1, 5):
                tiles.stack(number, left, where.ground.tile)
    for kind in range(len(WEAPONS)):
        tiles.weapon(kind, 1, 3)


__all__ = ["describe", "draw_cube", "draw_land", "draw_mine", "draw_table", "warm"]
