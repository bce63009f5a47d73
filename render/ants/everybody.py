"""The table: both colonies, the piles, and what each player has stored (look/style.md, ants-table)."""

from functools import cache
from typing import Final

from PIL import Image

from engine.ants.data import VariantName
from engine.ants.view import BACK, AntsView, ColonyView
from engine.game import Seat
from render.ants import scene as shared
from render.ants.cards import height, tilted
from render.ants.layout import half
from render.ants.scene import Scene, draw_colonies, draw_counts, draw_header, draw_words, just_stored, scene, turns
from render.ants.stores import Shelf, carrier, draw_niches, draw_stored
from render.marks import pill
from render.palette import LIGHT
from render.scene import draw_footer, way
from render.sheet import Way
from render.table import Table
from render.text import Type

HIGH: Final = 884
"""The landscape's height."""
CARD: Final = 92
LABEL: Final = Type("Bold", 33, LIGHT)


def draw_everybody(view: AntsView, table: Table) -> Image.Image:
    """Both halves of the landscape."""
    now = scene(view, table, ground(view.variant, way(table)))
    draw_header(now, turns(now))
    draw_colonies(now)
    draw_counts(now)
    for seat, colony in enumerate(view.colonies):
        _store(now, seat, colony)
    if view.waiting and not view.drawn and view.pile + view.discards:
        draw_words(now, ("draw",))
    draw_footer(now, now.say("goal", variant=view.variant))
    return now.picture


@cache
def ground(variant: VariantName, way: Way) -> Image.Image:
    """The landscape with empty niches; not to be drawn on."""
    picture = shared.ground(variant, HIGH)
    for seat in (0, 1):
        draw_niches(picture, _shelf(seat, way), way)
    return picture


def _shelf(seat: Seat, way: Way) -> Shelf:
    return Shelf(half(seat, way).store, CARD, 136, 140)


def _store(now: Scene, seat: Seat, colony: ColonyView) -> None:
    """The label with an ant, or the card just drawn; the stored cards, with their codes while one may be chosen."""
    shelf, on_turn, view = _shelf(seat, now.way), seat in now.view.waiting, now.view
    draw_stored(now.picture, shelf, now.way, colony.slots, just_stored(view, seat))
    left, right = now.way.column(shelf.box[0], shelf.box[2], 0, 124)
    middle = (left + right) / 2
    if on_turn and view.drawn:
        tilted(view.drawn, CARD, -4, framed=True).on(now.picture, middle, shelf.box[1] + 76)
        _code(now, view.drawn, middle, shelf.box[1] + 76 + height(CARD) / 2)
        return
    label = now.text("store", LABEL)
    label.on(now.picture, middle - label.width / 2, shelf.box[1] + 48)
    carrier(now.picture, colony.colour, 78, (middle, shelf.box[1] + 102), now.way)
    for slot, seen in enumerate(colony.slots if on_turn else ()):
        if seen:
            x, y = shelf.card_at(slot, now.way)
            _code(now, seen, x + CARD / 2, y + height(CARD))


def _code(now: Scene, seen: str, middle: float, y: float) -> None:
    """What is typed for a card, at its foot; nothing for a back."""
    if seen != BACK:
        code = pill(seen, rtl=False)
        code.on(now.picture, middle - code.width / 2, y)
