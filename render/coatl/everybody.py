"""The table: supply, open cards, and every player's cóatls."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.coatl.data import HAND, ROW
from engine.coatl.view import CoatlView
from engine.game import Seat
from render import sheet
from render.canvas import Box
from render.coatl.cards import deck, prophecy, temple
from render.coatl.names import coded
from render.coatl.palette import GOLD_DARK
from render.coatl.sides import Panel, draw_side
from render.coatl.signs import OPEN, SHUT, tag
from render.coatl.supply import draw_supply
from render.coatl.track import HIGH as TRACK_HIGH
from render.coatl.track import draw_track
from render.marks import dashed_place, pile_count, plate
from render.scene import Scene, draw_footer, draw_header, scene, turns
from render.sheet import MARGIN, TOP, WIDTH, Way
from render.table import Table
from render.text import Type

HIGH: Final = 1280
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
FOOT: Final = 1182
GAP: Final = 14


def draw_everybody(view: CoatlView, table: Table) -> Image.Image:
    """Everybody's picture."""
    now = scene("coatl", view, table, ground())
    draw_header(now, now.words.plain("game-coatl"), progress(now), turns(now, "to-play"))
    high = (_track_zone if view.over else _open_zone)(now)
    for seat in range(len(view.sides)):
        draw_side(now, seat, panel(len(view.sides), seat, TOP + high + 18, now.way))
    draw_footer(now, now.say("goal"), _ranked(now))
    return now.picture


def _open_zone(now: Scene[CoatlView]) -> int:
    """What is open to all; its height. With many players it leaves them more room."""
    low = len(now.view.sides) > 2
    high, radius = (342, 168) if low else (452, 222)
    middle, _ = now.way.column(LEFT, RIGHT, radius + 4, 0)
    draw_supply(now, (middle, TOP + high / 2), radius)
    _row(now, 2 * radius + 26, high)
    _piles(now, high)
    return high


def _track_zone(now: Scene[CoatlView]) -> int:
    """The score track, which takes the place of all else once the game is over; its height."""
    draw_track(now, (LEFT, TOP, RIGHT, TOP + TRACK_HIGH))
    return TRACK_HIGH


@lru_cache(maxsize=1)
def ground() -> Image.Image:
    """The empty sheet."""
    return sheet.blank(HIGH)


def progress(now: Scene[CoatlView]) -> str:
    """The round, or that the hands are still chosen."""
    return now.say("round", n=now.view.round)


def _ranked(now: Scene[CoatlView]) -> str:
    """The title that somebody alone has come to; "" for others."""
    if not now.view.rank:
        return ""
    return now.say("ranked", title=now.words.plain("rank-coatl", rank=now.view.rank), n=now.view.sides[0].score)


# Open cards

PILES: Final = 158
"""The width of the column with the deck and the Temples; below a low supply they lie side by side."""
PILES_LOW: Final = 296


def _row(now: Scene[CoatlView], start: float, high: int) -> None:
    """The open Prophecies, three and three."""
    view, low = now.view, high < 400
    end = PILES_LOW if low else PILES
    wide = int((RIGHT - LEFT - start - end - 20 - 2 * GAP) / 3)
    tall = (high - GAP) // 2
    for n, (code, card) in enumerate(zip(ROW, view.row, strict=True)):
        line, at = divmod(n, 3)
        x, _ = now.way.column(LEFT, RIGHT, start + at * (wide + GAP), wide)
        y = TOP + line * (tall + GAP)
        sign = tag(code, OPEN if card and _may_draw(view) else SHUT)
        if card:
            prophecy(card, wide, tall, 0, sign.width + 8, now.words).on(now.picture, x, y)
        else:
            dashed_place(wide, tall, 12).on(now.picture, x, y)
        now.row_end(x + 12, x + wide - 10, y + 22, sign)


def _may_draw(view: CoatlView) -> bool:
    """Whether the seat on turn may take a Prophecy: before its action or while it draws, with room in hand."""
    if not view.turn or (view.chain and view.chain.kind != "draw"):
        return False
    return view.sides[view.turn.seat].held < HAND


def _piles(now: Scene[CoatlView], high: int) -> None:
    """The deck, and the open Temples on their piles."""
    view, low = now.view, high < 400
    end = PILES_LOW if low else PILES
    left, right = now.way.column(LEFT, RIGHT, RIGHT - LEFT - end, end)
    top = TOP + 4
    _deck(now, (left, top, right, top + 84))
    wide = (end - GAP) // 2 if low else end
    tall = high - 84 - GAP - 14 if low else (high - 84 - 2 * GAP - 20) // 2
    for n, (one, size) in enumerate(zip(view.piles, view.pile_sizes, strict=True)):
        x, _ = now.way.column(left, right, n * (wide + GAP) if low else 0, wide)
        y = top + 84 + GAP + (0 if low else n * (tall + GAP + 12))
        if not one:
            dashed_place(wide, tall, 10, GOLD_DARK).on(now.picture, x, y)
            continue
        temple(one, wide, tall, size, now.words).on(now.picture, x, y)
        count = pile_count(now.words.number(size))
        count.on(now.picture, *_corner(now.way, x, wide, count.width, y))


def _corner(way: Way, x: float, wide: float, room: float, y: float) -> tuple[float, float]:
    """The upper corner of a pile where reading ends."""
    return (x - 10 if way.rtl else x + wide - room + 10), y - 2


def _deck(now: Scene[CoatlView], box: Box) -> None:
    left, top, right, bottom = box
    plate(round(right - left), round(bottom - top), 10).on(now.picture, left, top)
    view, y = now.view, (top + bottom) / 2
    code = tag(coded(now.words, "deck"), OPEN if _may_draw(view) and view.deck + view.discards else SHUT, 24)
    count = now.number(view.deck, Type("ExtraBold", 38))
    now.row(left, right, y + 5, 14, deck(56))
    edge = 26 + deck(56).width
    start, end = now.way.column(left, right, edge, right - left - edge)
    now.column(start, end, y - 16, [count], 0)
    now.column(start, end, y + 22, [code], 0)


# Panels


def panel(seats: int, seat: Seat, top: float, way: Way) -> Panel:
    """Where a player's things are on a table of so many."""
    return PANELS[seats](seat, top, way)


def _large(box: Box, most: int, way: Way) -> Panel:
    left, top, right, bottom = box
    spaces = 64 if right - left < 700 else 92
    board = way.column(left, right, 20, min(right - left - 40, 1000))
    rows = (left + 12, top + 62 + 84, right - 12, bottom - 12)
    head = (left + 20, top + 8, right - 20, top + 56)
    return Panel(box, head, (board[0], top + 62, board[1], top + 136), rows, (spaces, 72), 8, 46, most)


def _one(seat: Seat, top: float, way: Way) -> Panel:
    return _large((LEFT, top, RIGHT, FOOT), 58, way)


def _two(seat: Seat, top: float, way: Way) -> Panel:
    left, right = way.column(LEFT, RIGHT, 626 * seat, 606)
    return _large((left, top, right, FOOT), 50, way)


def _three(seat: Seat, top: float, way: Way) -> Panel:
    """Three broad panels, the board beside the cóatls."""
    high = (FOOT - top - 2 * GAP) / 3
    y = top + seat * (high + GAP)
    box = (LEFT, y, RIGHT, y + high)
    side = way.column(LEFT, RIGHT, 20, 330)
    rows = way.column(LEFT, RIGHT, 366, RIGHT - LEFT - 366 - 12)
    space = min(88, int((high - 132) / 2))
    return Panel(
        box,
        head=(side[0], y + 8, side[1], y + 104),
        board=(side[0], y + 108, side[1], y + high),
        rows=(rows[0], y + 10, rows[1], y + high - 8),
        space=(72, space),
        per_line=4,
        piece=36,
        most=50,
    )


def _four(seat: Seat, top: float, way: Way) -> Panel:
    line, at = divmod(seat, 2)
    high = (FOOT - top - GAP) / 2
    left, right = way.column(LEFT, RIGHT, 626 * at, 606)
    y = top + line * (high + GAP)
    box = (left, y, right, y + high)
    return Panel(
        box,
        head=(left + 16, y + 6, right - 16, y + 52),
        board=(left + 16, y + 54, right - 16, y + 104),
        rows=(left + 10, y + 110, right - 10, y + high - 8),
        space=(64, 48),
        per_line=8,
        piece=33,
        most=50,
    )


PANELS: Final[Mapping[int, Callable[[Seat, float, Way], Panel]]] = {1: _one, 2: _two, 3: _three, 4: _four}
