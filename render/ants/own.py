"""One player's own table: the landscape, and below it the own cards, large, with all that may be done with them."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.ants.view import AntsView
from engine.game import Seat
from engine.notation import translate
from render.ants.cards import height, open_card, tilted
from render.ants.hill import TOP_OF_PILE
from render.ants.layout import LEFT, OWN_HIGH, PILE_CARD, RIGHT, STUMP, STUMP_CARD, STUMP_TOP, half
from render.ants.scene import Scene, draw_colonies, draw_counts, draw_header, draw_words, just_stored, scene, turns
from render.ants.stores import Shelf, carrier, draw_niches, draw_stored
from render.ants.tunnel import open_room
from render.canvas import Box
from render.marks import pill
from render.palette import LIGHT
from render.scene import draw_footer, order
from render.sheet import TOP
from render.table import Table
from render.text import CODE, Type, fitted

BOX: Final[Box] = (LEFT + 14, 848, RIGHT - 14, TOP + OWN_HIGH - 30)
"""Where the cards lie, and the lowest word stands."""
LABELS: Final = 826
LABEL: Final = Type("Bold", 30, LIGHT)
SMALL: Final = CODE.sized(28)
"""How a word under a stored card is set."""
WORDS_APART: Final = 42
DRAWN: Final = 206
"""Width of the card just drawn."""
LARGE: Final = Shelf(BOX, 118, 202, 204)
"""The own store; beside the card just drawn it is as small as the other one's."""
BESIDE: Final = Shelf(BOX, 84, 476, 118)
OTHER: Final = Shelf(BOX, 84, 858, 118)

ORDERS: Final = {"turn": "order-turn", "card": "order-card"}
HINTS: Final = {"turn": "hint-turn", "card": "hint-card"}
"""By the kind of question: what is asked, and where the answers stand."""


def draw_own(view: AntsView, table: Table, seat: Seat) -> Image.Image:
    """The table as a seat sees it, its own cards large."""
    drawn = view.drawn is not None and view.seat == seat
    now = scene(view, table, OWN_HIGH)
    asked = view.ask.kind if view.ask else ""
    words = tuple(str(move) for move in view.ask.moves) if view.ask else ()
    draw_header(now, order(now, seat, ORDERS[asked]) if asked else turns(now))
    draw_colonies(now)
    (_drawn if drawn else _stored)(now, seat, words)
    draw_counts(now)
    _shelf(now, OTHER, 1 - seat, now.say("their-store", name=now.name(1 - seat)))
    draw_footer(now, now.say(HINTS[asked]) if asked else now.say("goal", variant=view.variant))
    return now.picture


def _stored(now: Scene, seat: Seat, words: Sequence[str]) -> None:
    """The own store, and under each card what may be done with it."""
    left, right = now.way.column(BOX[0], BOX[2], 0, LARGE.start)
    carrier(now.picture, now.view.colonies[seat].colour, 104, ((left + right) / 2, 942), now.way)
    _shelf(now, LARGE, seat, now.say("your-store"))
    draw_words(now, [word for word in words if word.startswith("draw")])
    for slot, seen in enumerate(now.view.colonies[seat].slots):
        mine = [word for word in words if word.endswith(f" {seen}")]
        x, y = LARGE.card_at(slot, now.way)
        top = min(y + height(LARGE.card), BOX[3] - WORDS_APART * (len(mine) - 1))
        for n, word in enumerate(mine):
            code = pill(translate(word, now.words.notation("ants")), SMALL, now.way.rtl)
            code.on(now.picture, x + (LARGE.card - code.width) / 2, top + WORDS_APART * n)


def _drawn(now: Scene, seat: Seat, words: Sequence[str]) -> None:
    """The card just drawn, large, and beside it what may be done with it."""
    _shelf(now, BESIDE, seat, now.say("your-store"))
    _targets(now, seat, {word.partition(" ")[0] for word in words})
    left, right = now.way.column(BOX[0], BOX[2], 24, DRAWN)
    middle = LABELS - 2 + height(DRAWN) / 2
    tilted(now.view.drawn or "", DRAWN, -3, framed=True).on(now.picture, (left + right) / 2, middle + 10)
    beside = now.way.column(BOX[0], BOX[2], BESIDE.start, BESIDE.length)
    carrier(now.picture, now.view.colonies[seat].colour, 104, (sum(beside) / 2, 1096), now.way)
    start, end = now.way.column(BOX[0], BOX[2], DRAWN + 46, 210)
    for n, word in enumerate(words):
        code = pill(translate(word, now.words.notation("ants")), CODE, now.way.rtl)
        now.row(start, end, middle + 10 + 54 * (n - (len(words) - 1) / 2), code)


def _targets(now: Scene, seat: Seat, actions: set[str]) -> None:
    """Dashes round the places where the drawn card may go."""
    ours, other = half(seat, now.way), half(1 - seat, now.way)
    if actions & {"build", "wild"}:
        open_room().on(now.picture, *ours.room(now.view.colonies[seat].step + 1))
    for found, place in (({"reinforce", "answer"}, ours), ({"attack"}, other)):
        if actions & found:
            open_card(PILE_CARD).on(now.picture, place.hill - PILE_CARD // 2, TOP_OF_PILE)
    if "store" in actions:
        free = now.view.colonies[seat].slots.index(None)
        open_card(BESIDE.card).on(now.picture, *BESIDE.card_at(free, now.way))
    if "discard" in actions:
        open_card(STUMP_CARD).on(now.picture, STUMP[1], STUMP_TOP)


def _shelf(now: Scene, shelf: Shelf, seat: Seat, label: str) -> None:
    left, right = now.way.column(BOX[0], BOX[2], shelf.start, shelf.length)
    now.row(left, right, LABELS, fitted(label, LABEL, shelf.length, now.way.rtl))
    draw_niches(now.picture, shelf, now.way)
    draw_stored(now.picture, shelf, now.way, now.view.colonies[seat].slots, just_stored(now.view, seat))
