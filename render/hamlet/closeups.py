"""The village alone, large and with the names of its tiles; and all that can be had: blueprints, sales, church."""

from typing import Final

from PIL import Image

from engine.hamlet.view import HamletView
from render.canvas import Box, Part
from render.hamlet import cards, goods, land
from render.hamlet.everybody import latest, progress
from render.hamlet.geometry import Ground
from render.hamlet.names import tile_name
from render.hamlet.panels import HEADING, SIDE, Scene, supply, tiers
from render.hamlet.village import Scenery, draw, laid, sizes, tag
from render.scene import draw_footer, draw_header, scene, turns
from render.sheet import FOOTER_FOOT, FOOTER_HEIGHT, MARGIN, TOP, WIDTH, blank
from render.table import Table
from render.text import LABEL

HIGH: Final = 1280
WHOLE: Final[Box] = (MARGIN, TOP, WIDTH - MARGIN, HIGH - FOOTER_FOOT - FOOTER_HEIGHT - 16)
SIZE: Final = (WIDTH - 2 * MARGIN, round(WHOLE[3]) - TOP)
INNER: Final[Box] = (50, 56, SIZE[0] - 50, SIZE[1] - 44)
LARGEST: Final = 104
"""Px of a unit, at most."""
GAP: Final = 16


def _begin(view: HamletView, table: Table) -> Scene:
    now = scene("hamlet", view, table, blank(HIGH))
    draw_header(now, now.say("title"), progress(now), turns(now, "to-play"))
    draw_footer(now, now.say("goal"))
    return now


def draw_village(view: HamletView, table: Table) -> Image.Image:
    """The village alone, its tiles by name."""
    now = _begin(view, table)
    ground = land.placed(laid(view.tiles), INNER, LARGEST)
    names = {one.tile: tag(tile_name(now.words, one.tile), _size(ground)) for one in view.tiles}
    picture = draw(view, Scenery(ground, SIZE, names, framed=latest(view)))
    land.show(now.picture, picture, (MARGIN, TOP))
    return now.picture


def _size(ground: Ground) -> int:
    return sizes(ground).code - 2


def draw_market(view: HamletView, table: Table) -> Image.Image:
    """All that is on offer: the row of blueprints, the sales, the spots of the church, supply and prices."""
    now = _begin(view, table)
    row = [cards.blueprint(now, plan.tile, plan.coins) for plan in view.row]
    spots = [cards.spot(now, one) for one in view.spots]
    y = _shelf(now, WHOLE[1], "blueprints", [now.text("bag", SIDE, n=len(view.bag))], row, 4, 372)
    y = _shelf(now, y, "sales", tiers(now), [cards.sale(now, one) for one in view.sales], 3, 126)
    y = _shelf(now, y, "church", [], spots, 3 if len(spots) > 4 else 4, 266 if len(spots) > 4 else 126)
    _draw_supply(now, y)
    return now.picture


def _shelf(
    now: Scene, y: float, heading: str, side: list[Part], found: list[cards.Card], columns: int, high: int
) -> float:
    """Cards under a heading; where they end."""
    left, right = WHOLE[0], WHOLE[2]
    now.row(left + 4, right - 4, y + 22, now.text(heading, HEADING))
    now.row_end(left + 4, right - 4, y + 22, *side)
    cards.draw_cards(now, (left, y + 48, right, y + 48 + high), found, columns)
    if not found:
        now.row(left + 4, right - 4, y + 72, now.text("none-left", LABEL))
        high = 60
    return y + 48 + high + 14


def _draw_supply(now: Scene, y: float) -> None:
    """The raw goods left, and what a missing good costs."""
    left, right = WHOLE[0], WHOLE[2]
    now.panel((left, y, right, y + 76))
    prices = now.view.prices
    costs: list[Part] = [now.label("price-raw", 28), 8, goods.coin(19, now.words.number(prices.raw)), 28]
    costs += [now.label("price-refined", 28), 8, goods.coin(19, now.words.number(prices.refined))]
    now.row(left + 20, right - 20, y + 38, now.label("supply", 28), 12, *supply(now))
    now.row_end(left + 20, right - 20, y + 38, *costs)
