"""Hamlet's pictures: a village one would like to live in, on its meadow (look/layouts.md)."""

from engine.hamlet.data import SALES, TILES
from render.hamlet import folk, goods
from render.hamlet.closeups import draw_market, draw_village
from render.hamlet.description import describe
from render.hamlet.everybody import draw_everybody
from render.hamlet.geometry import plan
from render.hamlet.land import CROWDED
from render.hamlet.nature import oak, peak, spruce
from render.hamlet.own import draw_own

TURNS = 6


def warm() -> None:
    """Make everything that stays the same from picture to picture."""
    for tile in TILES:
        for turn in range(TURNS):
            plan(tile, turn)


__all__ = ["describe", "draw_everybody", "draw_market", "draw_own", "draw_village", "warm"]
