"""Cóatl's pictures: feathered serpents, a supply disc, and cards that need no words."""

from typing import Final

from PIL import Image

from engine.coatl.data import PIECES
from engine.coatl.view import CoatlView
from render.coatl import everybody, own
from render.coatl.description import describe
from render.coatl.pieces import piece
from render.coatl.serpents import TILTS
from render.table import Table

WARM: Final = (50, 44)
"""The heights of serpents that most tables have; others are drawn when they are first needed."""


def draw_table(view: CoatlView, table: Table) -> Image.Image:
    """Everybody's picture."""
    return everybody.draw_everybody(view, table)


def draw_mine(view: CoatlView, table: Table) -> Image.Image:
    """The viewer's own hand, board and cóatls; the table for a watcher, and once all is open."""
    if view.viewer is None or view.over:
        return draw_table(view, table)
    return own.draw_own(view, table, view.viewer)


def warm() -> None:
    """Make the sprites that most pictures need."""
    everybody.ground()
    for code in PIECES:
        for high in WARM:
            for tilt in TILTS:
                piece(code, high, tilt)


__all__ = ["describe", "draw_mine", "draw_table", "warm"]
