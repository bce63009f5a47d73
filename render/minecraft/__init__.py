"""Minecraft's pictures: a blocky ground, a cube pulled apart, boards of nine spaces."""

from itertools import product

from engine.minecraft.data import TILES, WEAPONS
from render.minecraft import ground, tiles
from render.minecraft.closeups import draw_cube, draw_land, draw_mine
from render.minecraft.description import describe
from render.minecraft.everybody import draw_table
from render.minecraft.layout import LAYOUTS
from render.words import LANGUAGES, words


def warm() -> None:
    """Make everything that stays the same from picture to picture."""
    for where in LAYOUTS.values():
        ground.bare(where.ground)
        for number, local in product(range(len(TILES)), map(words, LANGUAGES)):
            tiles.opened(number, where.ground.tile, local)
    for kind, local in product(range(len(WEAPONS)), map(words, LANGUAGES)):
        tiles.weapon(kind, 1, 3, local)


__all__ = ["describe", "draw_cube", "draw_land", "draw_mine", "draw_table", "warm"]
