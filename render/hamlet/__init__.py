"""Hamlet's pictures: a village one would like to live in, on its meadow."""

from engine.hamlet.data import TILES
from engine.hamlet.lattice import TURNS
from render.hamlet.closeups import draw_market, draw_village
from render.hamlet.description import describe
from render.hamlet.everybody import draw_table
from render.hamlet.geometry import plan
from render.hamlet.own import draw_mine


def warm() -> None:
    """Make the plans of all tiles in all their turns; trees and buildings depend on how large the village is."""
    for tile in TILES:
        for turn in range(TURNS):
            plan(tile, turn)


__all__ = ["describe", "draw_market", "draw_mine", "draw_table", "draw_village", "warm"]
