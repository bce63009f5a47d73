"""The table: the village on its meadow, what is on offer beside it, the players below."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from PIL import Image

from engine.hamlet.view import HamletView
from render.canvas import Box
from render.hamlet import land
from render.hamlet.geometry import Ground
from render.hamlet.land import Laid
from render.hamlet.panels import Scene, draw_blueprints, draw_plan, draw_sales, draw_scores, plan_size
from render.hamlet.players import draw_player
from render.hamlet.village import Scenery, codes, draw, laid
from render.scene import draw_footer, draw_header, scene, turns
from render.sheet import FOOTER_FOOT, FOOTER_HEIGHT, MARGIN, TOP, WIDTH, Way, blank
from render.table import Table

MEADOW: Final = (912, 760)
SIDE: Final = 302
GAP: Final = 16
BLUEPRINTS: Final = 444
"""Height of the blueprints on offer."""
LOW: Final = TOP + MEADOW[1] + GAP
PANELS: Final = {1: 200, 2: 200, 3: 238, 4: 246}
"""Height of the players' panels by their number."""
MOST: Final = 80
"""Px of a unit, at most."""


def draw_table(view: HamletView, table: Table) -> Image.Image:
    """Everybody's picture."""
    now = begin(view, table)
    meadow, side = columns(now.way)
    draw_meadow(now, meadow)
    if view.over:
        draw_scores(now, (*side[:2], side[2], TOP + MEADOW[1]))
    else:
        draw_blueprints(now, (*side[:3], TOP + BLUEPRINTS))
        draw_sales(now, (side[0], TOP + BLUEPRINTS + GAP, *side[2:]))
    draw_players(now)
    draw_footer(now, now.say("goal"))
    return now.picture


def begin(view: HamletView, table: Table) -> Scene:
    """The sheet with its header."""
    now = scene("hamlet", view, table, blank(height(len(view.players))))
    draw_header(now, now.say("title"), progress(now), turns(now, "to-play"))
    return now


def height(seats: int) -> int:
    """Of the picture for so many players."""
    return LOW + PANELS[seats] + GAP + FOOTER_HEIGHT + FOOTER_FOOT


def progress(now: Scene) -> str:
    """The round, and whether it is the last one."""
    last = now.view.last and not now.view.over
    return now.say("last-round" if last else "round", n=now.view.round)


def columns(way: Way) -> tuple[Box, Box]:
    """Where the meadow lies, and what is beside it."""
    left, right = way.column(MARGIN, WIDTH - MARGIN, 0, MEADOW[0])
    near, far = way.column(MARGIN, WIDTH - MARGIN, MEADOW[0] + 18, SIDE)
    return (left, TOP, right, TOP + MEADOW[1]), (near, TOP, far, TOP + MEADOW[1])


def latest(view: HamletView) -> str:
    """The tile that was built last, if any was."""
    built = [one.tile for one in view.tiles if one.builder is not None]
    return built[-1] if built and not view.over else ""


def draw_meadow(now: Scene, box: Box) -> None:
    """The village, and in its emptiest corner the plan of the church."""
    tiles, plan = laid(now.view.tiles), plan_size(now.view)
    ground, corner = fitted(tiles, MEADOW, plan)
    picture = draw(now.view, Scenery(ground, MEADOW, codes(now.view.tiles, ground), framed=latest(now.view)))
    land.show(now.picture, picture, box[:2])
    draw_plan(now, (box[0] + corner[0], box[1] + corner[1]))


@lru_cache(maxsize=32)
def fitted(tiles: tuple[Laid, ...], size: tuple[int, int], plan: tuple[int, int]) -> tuple[Ground, tuple[int, int]]:
    """How a village lies beside the plan of the church, as large as can be, and the corner of the plan."""
    wide, high = size
    right, low = wide - plan[0] - 14, high - plan[1] - 14
    corners = [(right, low), (right, 14), (14, low), (14, 14)]
    inner: Box = (30, 44, wide - 30, high - 30)
    most = land.placed(tiles, inner, MOST).unit
    for unit in (most - step for step in range(round(most))):
        for dx, dy in ((0.5, 0.5), *product((0.5, 0, 1), repeat=2)):
            ground = land.placed(tiles, inner, MOST, dx, dy, unit)
            spots = _spots(tiles, ground)
            for x, y in corners:
                if not any(x - 14 < a < x + plan[0] + 14 and y - 34 < b < y + plan[1] + 14 for a, b in spots):
                    return ground, (x, y)
    return land.placed(tiles, inner, MOST), corners[0]


def _spots(tiles: Sequence[Laid], ground: Ground) -> list[tuple[float, float]]:
    """Points all over a village, in px."""
    found = []
    for one in tiles:
        lying = land.lying(one, ground)
        found += [lying.ground.px(spot) for spot, _ in lying.plan.spots[::5]]
        found += lying.outline
    return found


def draw_players(now: Scene) -> None:
    """The players' panels, side by side in the order of play."""
    seats = len(now.view.players)
    wide = (WIDTH - 2 * MARGIN - GAP * (seats - 1)) // seats
    for seat in range(seats):
        left, right = now.way.column(MARGIN, WIDTH - MARGIN, (wide + GAP) * seat, wide)
        draw_player(now, (left, LOW, right, LOW + PANELS[seats]), seat)
