"""Blueprints, sale tokens and spots of the church as large cards, with their names and what they do."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from engine.game import Seat
from engine.hamlet.data import SALES, SPOTS, TILES, Need, Tile
from engine.hamlet.view import SpotView
from render.canvas import Box, Part
from render.hamlet import goods
from render.hamlet.miniature import miniature
from render.hamlet.names import good_name, sale_name, spot_name, tile_name
from render.hamlet.panels import Scene, cost
from render.hamlet.village import tag
from render.marks import frame, mark, pill, plate
from render.palette import ACCENT, MUTED
from render.text import CODE, Type, shrunk, wrapped

NAME: Final = Type("ExtraBold", 31)
LINE: Final = Type("Medium", 26, MUTED)
LEAST: Final = 22
GAP: Final = 14
SHIELD: Final = 46
GOOD: Final = 19
TALLEST: Final = 372.0
"""A card is no higher, however few there are."""
LINE_HIGH: Final = 31
WORD: Final = 140
"""Px that the longest word takes."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card. code: what is typed for it, "" where it can't be chosen. tile: the tile it shows, "" for none.

    gain: coins that it brings, or that lie on it. seat: who has it already. does: what it is good for, in words.
    """

    title: str
    needs: Sequence[Need]
    coins: int
    vp: int
    code: str = ""
    tile: str = ""
    gain: int = 0
    seat: Seat | None = None
    does: str = ""


def blueprint(now: Scene, tile: str, gain: int = 0, code: str = "") -> Card:
    """The card of a blueprint."""
    printed = TILES[tile]
    name = tile_name(now.words, tile)
    return Card(name, printed.cost, printed.cost_coins, printed.vp, code, tile, gain, None, does(now, printed))


def sale(now: Scene, token: str, code: str = "") -> Card:
    """The card of a sale token."""
    one = SALES[token]
    return Card(sale_name(now.words, token), one.needs, 0, one.vp, code, gain=one.coins)


def spot(now: Scene, view: SpotView, code: str = "") -> Card:
    """The card of a spot of the church."""
    one = SPOTS[view.spot]
    return Card(spot_name(now.words, view.spot), one.needs, one.coins, one.vp, code, seat=view.seat)


def does(now: Scene, tile: Tile) -> str:
    """What a tile is good for, in words."""
    if tile.score:
        cap = now.say("does-cap", n=tile.score.cap) if tile.score.cap else ""
        return " ".join((now.say("does-landmark", rule=tile.score.rule, n=tile.score.each), cap)).strip()
    if tile.kind == "producer":
        kinds = list(dict.fromkeys(tile.slots))
        made = [now.say("count", n=tile.slots.count(one), what=_good(now, one)) for one in kinds]
        return now.say("does-producer", goods=now.words.list(made), n=tile.coins)
    if tile.kind == "refinery":
        return now.say("does-refinery", good=_good(now, tile.makes), n=len(tile.slots))
    return ""


def _good(now: Scene, good: str) -> str:
    return now.say("any-good") if good == "any" else good_name(now.words, good)


def draw_cards(now: Scene, box: Box, cards: Sequence[Card], columns: int) -> None:
    """Cards in rows, filling a box."""
    left, top, right, bottom = box
    rows = max(1, ceil(len(cards) / columns))
    wide = (right - left - GAP * (columns - 1)) / columns
    high = min(TALLEST, (bottom - top - GAP * (rows - 1)) / rows)
    for n, card in enumerate(cards):
        near, far = now.way.column(left, right, (wide + GAP) * (n % columns), wide)
        y = top + (high + GAP) * (n // columns)
        draw_card(now, (near, y, far, y + high), card)


def draw_card(now: Scene, box: Box, card: Card) -> None:
    """A card with its tile, its name, what it costs and brings; the code where it may be chosen."""
    left, top, right, bottom = (round(edge) for edge in box)
    wide, high = right - left, bottom - top
    plate(wide, high, 14).on(now.picture, left, top)
    if card.code:
        frame(wide - 8, high - 8, 10, 4, ACCENT).on(now.picture, left + 4, top + 4)
    left, right = left + 18, right - 18
    tail: list[Part] = (
        [mark(card.seat, 19)] if card.seat is not None else [goods.points(now.words.number(card.vp), SHIELD)]
    )
    if card.gain:
        tail = [goods.coin(19, now.words.number(card.gain)), 8, *tail]
    now.row_end(left, right, top + 38, *tail)
    room = wide - 46 - sum(part if isinstance(part, int) else part.width for part in tail)
    now.row(left, right, top + 38, shrunk(card.title, NAME, room, LEAST))
    y = top + 92
    now.row(left, right, y, *cost(now, card.needs, card.coins, GOOD))
    if card.tile:
        _draw_tile(now, (left, y + 30, right, bottom - 12), card)
    elif card.code:
        now.row(left, right, bottom - 38, pill(card.code, CODE.sized(27), now.way.rtl))


def _draw_tile(now: Scene, box: Box, card: Card) -> None:
    left, top, right, bottom = box
    side = round(min(bottom - top, (right - left) * 0.46, right - left - 14 - WORD))
    near, _ = now.way.column(left, right, 0, side)
    miniature(card.tile, side, round(bottom - top)).on(now.picture, near + side / 2, (top + bottom) / 2)
    code = tag(TILES[card.tile].code, 21)
    code.on(now.picture, near + (side - code.width) / 2, bottom - 12)
    start, end = now.way.column(left, right, side + 14, right - left - side - 14)
    for n, line in enumerate(wrapped(card.does, LINE, round(end - start), now.way.rtl)):
        now.row(start, end, top + 14 + LINE_HIGH * n, line)
    if card.code:
        now.row_end(left, right, bottom - 26, pill(card.code, CODE.sized(27), now.way.rtl))
