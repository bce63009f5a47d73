"""The table for everybody: ground, store, score cards, every player's board."""

from typing import Final

from PIL import Image

from engine.minecraft.view import MinecraftView
from render.canvas import Box, Part
from render.minecraft.boards import draw_player
from render.minecraft.cards import draw_cards
from render.minecraft.ground import draw_ground
from render.minecraft.layout import HIGH, layout, panel
from render.minecraft.results import draw_results
from render.minecraft.store import Towers, draw_store
from render.palette import MUTED
from render.scene import Scene, draw_footer, draw_header, scene, turns
from render.sheet import blank
from render.table import Table
from render.text import Type

TITLE: Final = Type("ExtraBold", 36)
LEFT: Final = Type("Medium", 30, MUTED)


def begin(view: MinecraftView, table: Table) -> Scene[MinecraftView]:
    """An empty sheet with what every picture of the game has at its top and foot."""
    now = scene("minecraft", view, table, blank(HIGH))
    progress = now.say("turn", n=view.number + (view.over is None))
    draw_header(now, now.say("title"), progress, turns(now, "to-play"))
    draw_footer(now, now.say("goal"))
    return now


def draw_table(view: MinecraftView, table: Table) -> Image.Image:
    """All there is, for two players larger than for more."""
    now, where = begin(view, table), layout(len(view.players))
    draw_ground(now, where.ground, choosing=view.over is None)
    if view.over:
        draw_results(now, where.store)
    else:
        draw_store_panel(now, where.store, choosing=may_take(view))
    now.panel(where.cards)
    draw_cards(now, where.cards)
    for seat in range(len(view.players)):
        draw_player(now, panel(where, seat, rtl=now.way.rtl), seat, where.space)
    return now.picture


def may_take(view: MinecraftView) -> bool:
    """Whether the player to move may take blocks, now or by collecting."""
    return view.asked == "take" or (view.asked == "action" and (view.extra or "collect" not in view.used))


def draw_store_panel(now: Scene[MinecraftView], box: Box, *, choosing: bool) -> None:
    """The store in its panel, with how many blocks are left in it."""
    now.panel(box)
    left, top, right, _ = box
    count: list[Part] = [now.text("blocks", LEFT, n=sum(map(len, now.view.store)))]
    now.row(left + 20, right - 20, top + 32, now.text("store", TITLE))
    now.row_end(left + 20, right - 20, top + 32, *count)
    draw_store(now.picture, towers(box), now.view, choosing=choosing)


def towers(box: Box) -> Towers:
    """Towers that fill a box, as high as it lets them be."""
    left, top, right, bottom = box
    width, high = right - left, bottom - top
    side, flat, wide = round(high / 24.8), round(high / 37), round(high / 15.8)
    head = 40 + 4 * side + flat
    return Towers(
        x=(left + right) / 2,
        y=top + head,
        across=min(width / 7.9, 2.7 * wide),
        down=(high - head - flat - 24) / 6,
        wide=wide,
        flat=flat,
        side=side,
    )
