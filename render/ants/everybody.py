"""The table: both colonies, the piles, and what each player has stored."""

from typing import Final

from PIL import Image

from engine.ants.view import BACK, AntsView, ColonyView
from engine.game import Seat
from render.ants.cards import height, tilted
from render.ants.layout import TABLE_HIGH, half
from render.ants.scene import Scene, draw_colonies, draw_counts, draw_header, draw_words, just_stored, scene, turns
from render.ants.stores import Shelf, carrier, draw_niches, draw_stored
from render.marks import pill
from render.palette import LIGHT
from render.scene import draw_footer
from render.sheet import Way
from render.table import Table
from render.text import Type

CARD: Final = 92
LABEL: Final = Type("Bold", 33, LIGHT)


def draw_everybody(view: AntsView, table: Table) -> Image.Image:
    """Both halves of the landscape."""
    now = scene(view, table, TABLE_HIGH)
    draw_header(now, turns(now))
    draw_colonies(now)
    draw_counts(now)
    for seat, colony in enumerate(view.colonies):
        _store(now, seat, colony)
    if view.waiting and not view.drawn and view.pile + view.discards:
        draw_words(now, ("draw",))
    draw_footer(now, now.say("goal", variant=view.variant))
    return now.picture


def shelf(seat: Seat, way: Way) -> Shelf:
    """Where a seat's stored cards lie."""
    return Shelf(half(seat, way).store, CARD, 136, 140)


def _store(now: Scene, seat: Seat, colony: ColonyView) -> None:
    """The label with an ant, or the card just drawn; the stored cards, with their codes while one may be chosen."""
    store, on_turn, view = shelf(seat, now.way), seat in now.view.waiting, now.view
    draw_niches(now.picture, store, now.way)
    draw_stored(now.picture, store, now.way, colony.slots, just_stored(view, seat))
    left, right = now.way.column(store.box[0], store.box[2], 0, 124)
    middle = (left + right) / 2
    if on_turn and view.drawn:
        tilted(view.drawn, CARD, -4, framed=True).on(now.picture, middle, store.box[1] + 76)
        _code(now, view.drawn, middle, store.box[1] + 76 + height(CARD) / 2)
        return
    label = now.text("store", LABEL)
    label.on(now.picture, middle - label.width / 2, store.box[1] + 48)
    carrier(now.picture, colony.colour, 78, (middle, store.box[1] + 102), now.way)
    for slot, seen in enumerate(colony.slots if on_turn else ()):
        if seen:
            x, y = store.card_at(slot, now.way)
            _code(now, seen, x + CARD / 2, y + height(CARD))


def _code(now: Scene, seen: str, middle: float, y: float) -> None:
    """What is typed for a card, at its foot; nothing for a back."""
    if seen != BACK:
        code = pill(seen, rtl=False)
        code.on(now.picture, middle - code.width / 2, y)
