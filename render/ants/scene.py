"""What both pictures of Ants share: the landscape with both colonies, the piles on the stump, plates, header."""

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import Final, TypeAlias

from PIL import Image

from engine.ants.data import VariantName
from engine.ants.view import BACK, AntsView, ColonyView
from engine.game import Seat
from engine.notation import translate
from render import scene as shared
from render.ants.cards import card, height, radius, tilted
from render.ants.ground import draw_landscape, shaft
from render.ants.hill import draw_hill
from render.ants.layout import HALVES, MIDDLE, PLATE, PLATE_TOP, STUMP, STUMP_CARD, STUMP_TOP, Half, half
from render.ants.palette import BARK_DARK
from render.ants.tunnel import draw_coming, draw_tunnel
from render.canvas import Part, Stamp, stamp, width_of
from render.marks import cup, dashed_place, frame, mark, pile_count, pill, plate
from render.palette import MUTED
from render.sheet import FOOTER_FOOT, FOOTER_GAP, FOOTER_HEIGHT, TOP, blank
from render.suits import INKS, SUITS
from render.table import Table
from render.text import CODE, LABEL, NAME, NUMBER, TURN, Type, shrunk, text

Scene: TypeAlias = shared.Scene[AntsView]

SUITS_OF: Final = {"red": "hd", "black": "sc"}
SMALLEST_NAME: Final = 30
WARNED: Final = 100
"""Turns without growth from which on they are shown."""
FEW: Final = Type("Medium", 27, MUTED)


def scene(view: AntsView, table: Table, high: int) -> Scene:
    """A scene in a landscape of which `high` px are seen."""
    return shared.scene("ants", view, table, ground(view.variant, high))


@cache
def ground(variant: VariantName, high: int) -> Image.Image:
    """The landscape of a variant, `high` px of it, with nothing dug yet; not to be drawn on."""
    picture = blank(TOP + high + FOOTER_GAP + FOOTER_HEIGHT + FOOTER_FOOT).copy()
    draw_landscape(picture, high)
    for one in HALVES:
        draw_coming(picture, one, variant)
    return picture


def draw_colonies(now: Scene) -> None:
    """Both colonies with hill, tunnel and plate, and the piles between them."""
    for seat, colony in enumerate(now.view.colonies):
        place = half(seat, now.way)
        draw_tunnel(now.picture, place, shaft(place), now.view, colony)
        draw_hill(now.picture, place, colony, _laid_last(now.view) == ("hill", seat))
        _plate(now, place, seat, colony)
    _draw_pile(now)
    _discards(now)
    if now.view.dry >= WARNED and not now.view.over:
        _dry(now)


def _laid_last(view: AntsView) -> tuple[str, Seat]:
    """Where the last thing done shows, and whose doing it was; nowhere once a card was drawn after it."""
    if view.drawn or not view.latest:
        return "", -1
    return PLACES[view.latest[-1].action], view.latest[-1].seat


def just_stored(view: AntsView, seat: Seat) -> int | None:
    """The slot of a seat in which something lies since the last thing done, if it is known."""
    if _laid_last(view) != ("slot", seat):
        return None
    deed, slots = view.latest[-1], view.colonies[seat].slots
    kept = deed.card if deed.action == "store" else deed.other
    return slots.index(kept) if kept in slots and kept else None


PLACES: Final = {
    "build": "hill",
    "wild": "hill",
    "reinforce": "hill",
    "answer": "hill",
    "attack": "",
    "fight": "discards",
    "store": "slot",
    "discard": "discards",
    "swap": "slot",
    "trade": "slot",
    "take": "slot",
    "dump": "discards",
}
"""Where what was done shows; an attacker is framed as long as it lies there."""


def draw_header(now: Scene, turns: list[list[Part]]) -> None:
    """Name of the variant, turn, whose turn it is, the deadline."""
    view = now.view
    count = view.turns if view.over else view.turns + 1
    shared.draw_header(now, now.say("title", variant=view.variant), now.say("turn", n=count), turns)


def turns(now: Scene) -> list[list[Part]]:
    """Who is to play, or how the game ended."""
    over = now.view.over
    if over and over.ranks.count(1) > 1:
        return [[now.text("draw", TURN)]]
    return shared.turns(now, "to-play")


# Plates


def _plate(now: Scene, place: Half, seat: Seat, colony: ColonyView) -> None:
    x, (wide, high) = place.plate, PLATE
    plate(wide, high).on(now.picture, x, PLATE_TOP)
    if seat in now.view.waiting:
        frame(wide - 6, high - 6, 11, 3).on(now.picture, x + 3, PLATE_TOP + 3)
    left, right, y = x + 16, x + wide - 20, PLATE_TOP + high / 2
    steps = _steps(now, seat, colony)
    suits: list[Part] = [_suit(suit) for suit in SUITS_OF[colony.colour]]
    room = wide - 36 - mark(seat).width - 26 - width_of(suits) - width_of(steps) - 24
    now.row(left, right, y, mark(seat), 12, shrunk(now.name(seat), NAME, room, SMALLEST_NAME), 14, *suits)
    now.row_end(left, right, y, *steps)


@cache
def _suit(suit: str) -> Stamp:
    return stamp((0, -20, 40, 20), lambda pen: SUITS[suit](pen.at(19, 0, 34), INKS[suit]))


def _steps(now: Scene, seat: Seat, colony: ColonyView) -> list[Part]:
    """How far a colony is, or that its player has left."""
    if colony.left:
        return [now.shared("gone", LABEL)]
    won = now.view.over is not None and now.view.over.ranks[seat] == 1 and now.view.over.ranks.count(1) == 1
    first: list[Part] = [cup(34), 14] if won else []
    if not colony.step:
        return [*first, now.text("not-open", LABEL)]
    step, of = now.text("step", LABEL), now.text("of", LABEL, n=now.view.steps)
    return [*first, step, 9, now.number(colony.step), 9, of]


# The stump


def _draw_pile(now: Scene) -> None:
    """The draw pile, about as thick as it is."""
    x, view = STUMP[0], now.view
    if not view.pile:
        _empty().on(now.picture, x, STUMP_TOP)
    for n in range(thickness(view.pile) - 1, -1, -1):
        card(BACK, STUMP_CARD).on(now.picture, x - 3.5 * n, STUMP_TOP - 3.5 * n)


def thickness(cards: int) -> int:
    """How many cards a pile is drawn as."""
    return min(4, ceil(cards / 9))


def _discards(now: Scene) -> None:
    x, view = STUMP[1], now.view
    middle = x + STUMP_CARD / 2, STUMP_TOP + height(STUMP_CARD) / 2
    for turn in (-4, 3)[: max(0, thickness(view.discards) - 1)]:
        tilted(BACK, STUMP_CARD, turn).on(now.picture, *middle)
    if view.top:
        card(view.top, STUMP_CARD).on(now.picture, x, STUMP_TOP)
    else:
        _empty().on(now.picture, x, STUMP_TOP)
    if _laid_last(view)[0] == "discards":
        frame(STUMP_CARD, height(STUMP_CARD), radius(STUMP_CARD), 5).on(now.picture, x, STUMP_TOP)


@cache
def _empty() -> Stamp:
    return dashed_place(STUMP_CARD, height(STUMP_CARD), 8, BARK_DARK)


def draw_counts(now: Scene) -> None:
    """How many cards lie on the stump."""
    for x, cards in zip(STUMP, (now.view.pile, now.view.discards), strict=True):
        count = pile_count(now.words.number(cards))
        count.on(now.picture, x + STUMP_CARD - 6 - count.width / 2, STUMP_TOP - 4)


def draw_words(now: Scene, words: Sequence[str]) -> None:
    """What may be typed to draw, at the foot of the draw pile."""
    for n, word in enumerate(reversed(words)):
        code = pill(translate(word, now.words.notation("ants")), CODE, now.way.rtl)
        code.on(now.picture, STUMP[0] + (STUMP_CARD - code.width) / 2, STUMP_TOP + height(STUMP_CARD) - 2 - 48 * n)


def _dry(now: Scene) -> None:
    """A plaque on the stump: how long nothing has grown."""
    wide, high, top = 180, 82, 418
    plate(wide, high, 10, BARK_DARK, 2.4).on(now.picture, MIDDLE - wide / 2, top)
    number = text(now.words.number(now.view.dry), NUMBER, False)
    of = now.text("of", FEW, n=now.view.stall_limit)
    now.column(MIDDLE - wide / 2, MIDDLE + wide / 2, top + 24, [now.text("dry", FEW)], 0)
    start = MIDDLE - (number.width + 9 + of.width) / 2
    now.row(start, 2 * MIDDLE - start, top + 59, number, 9, of)
