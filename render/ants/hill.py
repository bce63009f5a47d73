"""A colony's pile on its hill: the cards below as edges, the attacker across the top, the shield of a closed rank."""

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from engine.ants.data import COLOURS
from engine.ants.view import ColonyView
from render.ants.cards import card, height, lying, radius
from render.ants.insects import ant
from render.ants.layout import GROUND, HILL_TOP, PILE_CARD, Half
from render.ants.palette import CARD, EDGE
from render.canvas import Pen, Stamp, arc, stamp
from render.marks import dashed_place, frame
from render.palette import INK, LIGHT, PANEL, SUCCESS, mixed
from render.suits import INKS

PITCH: Final = 8.5
"""How much of a covered card is seen."""
REACH: Final = 140
"""The room to the left of the top card."""
EDGE_WIDTH: Final = 24
TILT: Final = -4
TOP_OF_PILE: Final = HILL_TOP - height(PILE_CARD) - 4


def draw_hill(picture: Image.Image, half: Half, colony: ColonyView, just: bool) -> None:
    """The hole, the pile and what lies on it, ants on the slopes. just: the top card was laid last."""
    _hole().on(picture, half.hill, HILL_TOP + 4)
    left = half.hill - PILE_CARD // 2
    if not colony.pile:
        _nothing().on(picture, left, TOP_OF_PILE)
        return
    *below, top = colony.pile
    pitch = min(PITCH, REACH / max(1, len(below)))
    for n, code in enumerate(below):
        trapped = COLOURS[code] != colony.colour
        _edge(code[-1] if trapped else "").on(picture, left - pitch * (len(below) - n), TOP_OF_PILE)
    card(top, PILE_CARD).on(picture, left, TOP_OF_PILE)
    if just:
        frame(PILE_CARD, height(PILE_CARD), radius(PILE_CARD), 5).on(picture, left, TOP_OF_PILE)
    if colony.attacker:
        lying(colony.attacker, PILE_CARD, TILT).on(picture, half.hill + 10, TOP_OF_PILE + 122)
    if colony.closed:
        _shield().on(picture, left + PILE_CARD + 10, TOP_OF_PILE + 42)
    ant(colony.colour, 52, -8).on(picture, half.hill - 216, GROUND - 14)
    ant(colony.colour, 52, 196, 1).on(picture, half.hill + 166, GROUND - 22)


@cache
def _nothing() -> Stamp:
    """Where the first card will lie."""
    return dashed_place(PILE_CARD, height(PILE_CARD), 9, mixed(INK, PANEL, 0.35), None, 3, 11, 8)


@cache
def _hole() -> Stamp:
    def paint(pen: Pen) -> None:
        pen.polygon([(36 * x, 9.5 * y) for x, y in arc((0, 0), 1, 0, 360, 40)], EDGE)

    return stamp((-38, -12, 38, 12), paint)


@lru_cache(maxsize=8)
def _edge(suit: str) -> Stamp:
    """The left edge of a covered card; a trapped one is solid in its suit's colour."""
    high = height(PILE_CARD)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, 3 * EDGE_WIDTH, high), radius(PILE_CARD), INKS[suit] if suit else CARD, INK, 2)

    return stamp((0, 0, EDGE_WIDTH, high), paint)


@cache
def _shield() -> Stamp:
    """The rank is closed. Its spot is its middle."""

    def paint(pen: Pen) -> None:
        for size, colour in ((1.0, INK), (0.93, LIGHT), (0.76, SUCCESS)):
            right = [(0, -40), (12, -33), (36, -29), (35, 2), (26, 22), (12, 35), (0, 42)]
            pen.polygon([(x * size, y * size) for x, y in (*right, *((-x, y) for x, y in reversed(right)))], colour)
        pen.line([(-14, 1), (-4, 12), (16, -12)], LIGHT, 6.5)

    return stamp((-40, -44, 40, 46), paint)
