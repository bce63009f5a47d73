"""Ants' pictures: a cut through the soil under two ant hills."""

from PIL import Image

from engine.ants.data import PACK, VARIANTS
from engine.ants.view import BACK, AntsView
from render.ants import everybody, own
from render.ants.cards import card
from render.ants.description import describe
from render.ants.layout import OWN_HIGH, PILE_CARD, STUMP_CARD, TABLE_HIGH
from render.ants.scene import ground
from render.table import Table


def draw_table(view: AntsView, table: Table) -> Image.Image:
    """Everybody's picture."""
    return everybody.draw_everybody(view, table)


def draw_mine(view: AntsView, table: Table) -> Image.Image:
    """The viewer's own cards large, with what may be done with them; the table for a watcher."""
    return draw_table(view, table) if view.viewer is None else own.draw_own(view, table, view.viewer)


def warm() -> None:
    """Make everything that stays the same from picture to picture."""
    for code in (*PACK, BACK):
        for width in (PILE_CARD, STUMP_CARD, everybody.CARD):
            card(code, width)
    for variant in VARIANTS:
        for high in (TABLE_HIGH, OWN_HIGH):
            ground(variant, high)


__all__ = ["describe", "draw_mine", "draw_table", "warm"]
