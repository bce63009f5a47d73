"""Landverse's pictures: an old map each."""

from PIL import Image

from engine.landverse.data import TILES
from engine.landverse.view import LandverseView
from render.landverse import everybody, own
from render.landverse.description import describe
from render.landverse.scene import HAND, OWN_HAND, THUMB
from render.landverse.tiles import tile
from render.sheet import Way
from render.table import Table


def draw_table(view: LandverseView, table: Table) -> Image.Image:
    """Everybody's map; the only one of a game alone large."""
    return everybody.draw_everybody(view, table) if len(view.boards) > 1 else own.draw_own(view, table, 0)


def draw_mine(view: LandverseView, table: Table) -> Image.Image:
    """The viewer's own map, large, with the places the current question leaves open; the table for a watcher."""
    return draw_table(view, table) if view.viewer is None else own.draw_own(view, table, view.viewer)


def warm() -> None:
    """Make everything that stays the same from picture to picture."""
    for number in range(len(TILES)):
        for size in (own.TILE, OWN_HAND, HAND, everybody.FOUR.tile, THUMB):
            tile(number, size)
    for way in (Way(False), Way(True)):
        for players in (2, 3, 4):
            everybody.ground(players, way)
        for over in (False, True):
            own.ground(way, over)


__all__ = ["describe", "draw_mine", "draw_table", "warm"]
