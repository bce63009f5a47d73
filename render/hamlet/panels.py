"""Beside the village: the blueprints on offer, the sales, the plan of the church, and at the end the points."""

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from engine.hamlet.data import FACE_UP, RAW, ROW, SALES, SPOTS, TIERS, TILES, Need
from engine.hamlet.view import HamletView, SpotView
from render import scene as shared
from render.canvas import Box, Part, Stamp, width_of
from render.hamlet import goods
from render.hamlet.miniature import miniature
from render.hamlet.names import sale_name, spot_name, tile_name
from render.hamlet.village import tag
from render.marks import mark, plate, rule
from render.palette import MUTED
from render.text import LABEL, Type, length, settled, shrunk, text

Scene: TypeAlias = shared.Scene[HamletView]

HEADING: Final = Type("ExtraBold", 31)
SIDE: Final = Type("SemiBold", 27, MUTED)
NAME: Final = Type("Bold", 26)
FILLED: Final = Type("SemiBold", 26, MUTED)
COUNT: Final = Type("ExtraBold", 29)
SOURCE: Final = LABEL.sized(27)
NARROWEST: Final = 38
"""Px of a column of points."""
LEAST: Final = 20
SMALLEST: Final = 24
"""Size of a title before it takes two lines."""
SHIELD: Final = 38
GOOD: Final = 15
PLAN_ROW: Final = 40
TIER_SIGNS: Final = ("I", "II", "III")


# Blueprints


def draw_blueprints(now: Scene, box: Box) -> None:
    """The row, each with the coins on it, its points and its cost."""
    now.panel(box)
    left, top, right, bottom = box
    now.row(left + 18, right - 18, top + 30, now.text("blueprints", HEADING))
    now.row_end(left + 18, right - 18, top + 30, now.text("bag", SIDE, n=len(now.view.bag)))
    if not now.view.row:
        now.row(left + 18, right - 18, top + 84, now.text("none-left", LABEL))
    high = (bottom - top - 62) / ROW
    for n, plan in enumerate(now.view.row):
        _blueprint(
            now, (left + 10, top + 54 + high * n, right - 10, top + 54 + high * (n + 1) - 7), plan.tile, plan.coins
        )


MINIATURE: Final = 92


def _blueprint(now: Scene, box: Box, tile: str, coins: int) -> None:
    left, top, right, bottom = box
    wide, high = round(right - left), round(bottom - top)
    _card(wide, high).on(now.picture, left, top)
    picture, _ = now.way.column(left, right, 4, MINIATURE)
    middle = (top + bottom) / 2
    miniature(tile, MINIATURE, high - 8).on(now.picture, picture + MINIATURE / 2, middle)
    code = tag(TILES[tile].code, 21)
    code.on(now.picture, picture + MINIATURE / 2 - code.width / 2, bottom - 17)
    start, end = now.way.column(left, right, MINIATURE + 8, wide - MINIATURE - 14)
    points = goods.points(now.words.number(TILES[tile].vp), SHIELD)
    room = round(end - start) - points.width - 6
    title = settled(tile_name(now.words, tile), NAME, room, SMALLEST)
    for n, line in enumerate(title):
        now.row(start, end, top + high * (0.3 if len(title) == 1 else 0.2 + 0.27 * n), line)
    now.row_end(start, end, top + high * 0.32, points)
    now.row(
        start,
        end,
        top + high * (0.72 if len(title) == 1 else 0.77),
        *cost(now, TILES[tile].cost, TILES[tile].cost_coins),
    )
    if coins:
        now.row_end(start, end, top + high * 0.74, goods.coin(15), 2, now.number(coins, NAME))


@cache
def _card(wide: int, high: int) -> Stamp:
    return plate(wide, high, 10)


def cost(now: Scene, needs: Sequence[Need], coins: int, radius: int = GOOD) -> list[Part]:
    """What something costs, in goods and coins."""
    return goods.cost(needs, coins, now.words.number, radius)


# Sales and the supply


def draw_sales(now: Scene, box: Box) -> None:
    """The tokens face up, how many are left of each tier, and the raw goods left."""
    now.panel(box)
    left, top, right, bottom = box
    now.row(left + 18, right - 18, top + 30, now.text("sales", HEADING))
    now.row_end(left + 18, right - 18, top + 30, *tiers(now))
    if not now.view.sales:
        now.row(left + 18, right - 18, top + 84, now.text("none-left", LABEL))
    high = (bottom - top - 110) / FACE_UP
    for n, sale in enumerate(now.view.sales):
        y = top + 58 + high * n
        rule(round(right - left - 36)).on(now.picture, left + 18, y - 4)
        token = SALES[sale]
        gains: list[Part] = [
            goods.points(now.words.number(token.vp), SHIELD),
            6,
            goods.coin(16, now.words.number(token.coins)),
        ]
        room = round(right - left - 42) - width_of(gains)
        now.row(left + 18, right - 18, y + high * 0.28, shrunk(sale_name(now.words, sale), NAME, room, LEAST))
        now.row_end(left + 18, right - 18, y + high * 0.42, *gains)
        now.row(left + 18, right - 18, y + high * 0.72, *cost(now, token.needs, 0))
    rule(round(right - left - 36)).on(now.picture, left + 18, bottom - 54)
    now.row(left + 18, right - 18, bottom - 27, *supply(now))


def supply(now: Scene) -> list[Part]:
    """The raw goods left."""
    parts: list[Part] = []
    for good, count in zip(RAW, now.view.supply, strict=True):
        parts += [goods.good(good, 16), 6, now.number(count, COUNT), 22]
    return parts[:-1]


def tiers(now: Scene) -> list[Part]:
    """How many tokens of each tier are left in the stack."""
    parts: list[Part] = []
    for tier, count in zip(TIERS, now.view.tokens_left, strict=True):
        parts += [text(TIER_SIGNS[tier - 1], SIDE, False), 5, now.number(count, SIDE), 14]
    return parts[:-1]


# The church


def plan_size(view: HamletView) -> tuple[int, int]:
    """Width and height of the plan of the church."""
    return 204, PLAN_ROW * len(view.spots) + 22


def draw_plan(now: Scene, at: tuple[float, float]) -> None:
    """Every spot of the church with its points, or who has filled it."""
    wide, high = plan_size(now.view)
    left, top = at
    plate(wide, high, 12).on(now.picture, left, top)
    for n, spot in enumerate(now.view.spots):
        y = top + 11 + PLAN_ROW * (n + 0.5)
        if n:
            rule(wide - 28).on(now.picture, left + 14, y - PLAN_ROW / 2 - 1)
        label = shrunk(spot_name(now.words, spot.spot), FILLED if spot.seat is not None else NAME, wide - 80, LEAST)
        now.row(left + 14, left + wide - 14, y, label)
        now.row_end(left + 14, left + wide - 14, y, spot_sign(now, spot))


def spot_sign(now: Scene, spot: SpotView, high: int = 34) -> Stamp:
    """A spot's points, or the mark of whoever filled it."""
    if spot.seat is not None:
        return mark(spot.seat, round(high * 0.4))
    return goods.points(now.words.number(SPOTS[spot.spot].vp), high)


# At the end


SOURCES: Final = ("tiles", "church", "sales", "goods", "awards", "landmarks", "roads", "route", "coins")
AWARDS: Final = ("chaplain", "sacristan", "merchant", "landscaper")


def source(label: str) -> str:
    """The source of a line of the score sheet."""
    part = label.removeprefix("hamlet-").removesuffix("-vp")
    return "awards" if part in AWARDS else "landmarks" if part.startswith("landmark-") else part


def draw_scores(now: Scene, box: Box, heading: str = "points") -> None:
    """The points of everybody by their source, as if the game ended now."""
    now.panel(box)
    left, top, right, bottom = box
    seats = range(len(now.view.players))
    names = [now.words.plain(f"hamlet-part-{part}") for part in (*SOURCES, "total")]
    widest = max(length(name, SOURCE, now.way.rtl) for name in names[:-1])
    column = max(NARROWEST, min(64, (right - left - 34 - widest) / len(seats)))
    room = round(right - left - 34 - column * len(seats))
    count = COUNT.sized(min(COUNT.size, round(column * 0.7)))
    how = SOURCE.sized(min(SOURCE.size, SOURCE.size * room // widest))
    high = (bottom - top - 104) / (len(SOURCES) + 1)
    now.row(left + 16, right - 16, top + 32, shrunk(now.say(heading), HEADING, round(right - left - 32), LEAST))
    for seat in seats:
        _in_column(now, box, column, seat, top + 76, mark(seat, min(17, round(column * 0.38))))
    lines = [player.scored for player in now.view.players]
    for n, (part, name) in enumerate(zip((*SOURCES, "total"), names, strict=True)):
        y = top + 98 + high * (n + 0.5)
        rule(round(right - left - 32)).on(now.picture, left + 16, y - high / 2)
        label = shrunk(name, HEADING, room, how.size) if part == "total" else text(name, how, now.way.rtl)
        now.row(left + 16, right - 16, y, label)
        for seat in seats:
            points = sum(line.points for line in lines[seat] if part in ("total", source(line.label)))
            _in_column(now, box, column, seat, y, now.number(points, count if points else count.in_colour(MUTED)))


def _in_column(now: Scene, box: Box, column: float, seat: int, y: float, thing: Stamp) -> None:
    """A thing in the middle of a seat's column; the columns follow each other as words do."""
    seats = len(now.view.players)
    left, _ = now.way.column(box[0] + 12, box[2] - 12, box[2] - box[0] - 24 - column * (seats - seat), column)
    thing.on(now.picture, left + (column - thing.width) / 2, y)
