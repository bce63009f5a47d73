"""What a question is about, large, on the place of the meadow: the map, a tile's edges, fits, or cards."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Final

from PIL import Image

from engine.hamlet.data import LETTERS, TILES
from engine.hamlet.data import Point as Place
from engine.hamlet.view import FitView, HamletView, TileView
from render.canvas import Box, Point, Stamp
from render.hamlet import cards, land
from render.hamlet.choices import choices, marked, shown
from render.hamlet.geometry import Ground, flat
from render.hamlet.panels import Scene
from render.hamlet.village import Scenery, codes, draw, draw_fit, laid, outline, sizes, tag
from render.marks import pill
from render.palette import ACCENT, LIGHT, MUTED
from render.text import Type

SIZE: Final = (912, 760)
"""Of a stage."""
MOST: Final = 80
INNER: Final[Box] = (34, 50, SIZE[0] - 34, SIZE[1] - 34)
SIDES: Final[Box] = (120, 120, SIZE[0] - 120, SIZE[1] - 110)
SIDE_UNIT: Final = 150
GAP: Final = 14
NUMBER: Final = Type("Bold", 34, LIGHT)
AROUND: Final = 3.2
"""Units shown about a fit."""


def draw_map(now: Scene, box: Box) -> None:
    """The village, with the places of the question and what is typed for them."""
    view, open_ = now.view, marked(now)
    tried = _chosen(view)
    ground = land.placed((*laid(view.tiles), *_as_laid(tried)), INNER, MOST)
    tags = codes(view.tiles, ground)
    if view.ask:
        tags = {
            one.tile: tag(open_[one.tile], sizes(ground).code) if one.tile in open_ else _quiet(one, ground)
            for one in view.tiles
        }
    _paste(now, box, draw(view, Scenery(ground, SIZE, tags, tuple(open_), _out_of_reach(view), tried=tried)))


def _chosen(view: HamletView) -> FitView | None:
    """The place that was chosen for the tile in hand."""
    return view.job.fits[0] if view.ask and view.job and view.job.placed and view.job.fits else None


def _as_laid(fit: FitView | None) -> tuple[land.Laid, ...]:
    return ((fit.tile, fit.turn, fit.at),) if fit else ()


def _out_of_reach(view: HamletView) -> frozenset[str]:
    """The tiles that goods can't be brought from, while they are delivered."""
    if not (view.ask and view.ask.kind == "deliver" and view.job):
        return frozenset()
    return frozenset({one.tile for one in view.tiles} - {one.tile for one in view.job.reach})


def _quiet(tile: TileView, ground: Ground) -> Stamp:
    """The code of a tile that can't be chosen."""
    return tag(TILES[tile.tile].code, sizes(ground).code - 2, MUTED)


def _paste(now: Scene, box: Box, picture: Image.Image) -> None:
    land.show(now.picture, picture, box[:2])


def draw_side(now: Scene, box: Box) -> None:
    """The villager's tile, large, with the letters of its edges."""
    view = now.view
    here = next(one for one in view.tiles if view.job and one.tile == view.job.tile)
    ground = land.placed([(here.tile, here.turn, here.at)], SIDES, SIDE_UNIT)
    picture = draw(view, Scenery(ground, SIZE, {one.tile: _quiet(one, ground) for one in view.tiles}))
    open_ = {choice.about for choice in choices(now)}
    for letter in LETTERS[: len(here.edges)]:
        start, end = (ground.at(corner) for corner in here.ends(letter))
        if letter in open_:
            outline((start, end), ACCENT, 7, dashed=True).on(picture, 0, 0)
        sign = pill(letter, rtl=False) if letter in open_ else tag(letter, 22, MUTED)
        sign.on(picture, (start[0] + end[0]) / 2 - sign.width / 2, (start[1] + end[1]) / 2)
    _paste(now, box, picture)


def draw_fits(now: Scene, box: Box) -> None:
    """A small map for each place that the tile may have, with its number."""
    view = now.view
    fits = view.job.fits if view.job else ()
    across = next(n for n in (1, 2, 3, 4) if n * n >= len(fits) or n == 4)
    down = ceil(len(fits) / across)
    wide, high = (SIZE[0] - GAP * (across - 1)) // across, (SIZE[1] - GAP * (down - 1)) // down
    for n, fit in enumerate(fits):
        ground = _about(fit.outline, (wide, high))
        picture = draw_fit(view, Scenery(ground, (wide, high), _tags(view.tiles, ground), tried=fit))
        pill(now.words.number(fit.number), NUMBER, False).on(picture, 14, 34)
        left, _ = now.way.column(box[0], box[2], (wide + GAP) * (n % across), wide)
        land.show(now.picture, picture, (left, box[1] + (high + GAP) * (n // across)))


def _about(outline_: Sequence[Place], size: tuple[int, int]) -> Ground:
    """The ground about some points."""
    xs, ys = zip(*map(flat, outline_), strict=True)
    unit = min(size[0] / (max(xs) - min(xs) + AROUND), size[1] / (max(ys) - min(ys) + AROUND * 0.8), 90)
    unit = int(unit * 2) / 2
    middle: Point = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return Ground(unit, round(size[0] / 2 - unit * middle[0]), round(size[1] / 2 - unit * middle[1]))


def _tags(tiles: Sequence[TileView], ground: Ground) -> dict[str, Stamp]:
    return {one.tile: _quiet(one, ground) for one in tiles}


# Cards


def draw_sales(now: Scene, box: Box) -> None:
    """The sale tokens face up."""
    cards.draw_cards(now, box, [cards.sale(now, one, shown(now, "sell", one)) for one in now.view.sales], 2)


def draw_spots(now: Scene, box: Box) -> None:
    """The spots of the church."""
    cards.draw_cards(now, box, [cards.spot(now, one, shown(now, "spot", one.spot)) for one in now.view.spots], 2)


def draw_row(now: Scene, box: Box) -> None:
    """The blueprints on offer."""
    found = [cards.blueprint(now, one.tile, one.coins, shown(now, "plan", one.tile)) for one in now.view.row]
    cards.draw_cards(now, box, found, 2)


def draw_hand(now: Scene, box: Box) -> None:
    """The blueprints in hand."""
    hand = now.view.players[now.view.seat].hand
    cards.draw_cards(now, box, [cards.blueprint(now, one, 0, shown(now, "build", one)) for one in hand], 2)


STAGES: Final[Mapping[str, Callable[[Scene, Box], None]]] = {
    "side": draw_side,
    "fit": draw_fits,
    "hall": draw_row,
    "market": draw_sales,
    "church": draw_spots,
    "build": draw_hand,
}
"""By the question; the others are about the map."""
