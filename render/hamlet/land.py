"""The village's land: meadow, tiles with their grounds, edges, printed roads, trees and peaks.

All of it stays as it is until a tile is laid, so it is drawn whole and kept.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import dist
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from engine.hamlet.data import Point as Place
from render.canvas import SHARP, Pen, Point, Stamp, arc, seeded
from render.hamlet.geometry import Ground, Plan, flat, inward, plan
from render.hamlet.nature import blossom, oak, peak, spruce, tuft
from render.hamlet.palette import (
    BORDER,
    BORDER_LINE,
    COURT,
    FIELD,
    GRASS,
    GROUND_STROKE,
    MEADOW,
    MEADOW_EDGE,
    MEADOW_LIGHT,
    ROAD,
    ROAD_EDGE,
    SHADE,
    STONY,
    WOODY,
)
from render.palette import INK, Colour, mixed

Laid: TypeAlias = tuple[str, int, Place]
"""A tile, its turn, and where it lies."""

CASING, FILL = 0.36, 0.27
"""Widths of a road with and without its edge, in units."""
SHADOW: Final = (2, 7)
CORNER: Final = 16
CROWDED: Final = 48
"""Below so many px a unit there are fewer trees, and no tufts."""
GROUNDS: Final = {
    **dict.fromkeys(("farm", "strip-field", "granary", "grand-mill"), FIELD),
    **dict.fromkeys(("quarry", "gravel-pit", "great-quarry", "masons-yard", "high-ridge", "brickworks"), STONY),
    **dict.fromkeys(("old-wood", "coppice", "woodcutter", "sawmill"), WOODY),
    **dict.fromkeys(("church", "market", "town-hall", "fairground"), COURT),
}


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile's plan where it lies in the village."""

    tile: str
    plan: Plan
    ground: Ground

    @property
    def outline(self) -> list[Point]:
        """Its corners in px."""
        return [self.ground.px(corner) for corner in self.plan.outline]

    @property
    def hub(self) -> Point:
        """Its hub in px."""
        return self.ground.px(self.plan.hub)

    def way(self, segment: int) -> list[Point]:
        """From a segment to the hub, in px."""
        return [self.ground.px(spot) for spot in self.plan.ways[segment]]


def lying(laid: Laid, ground: Ground) -> Lying:
    """A tile where it lies."""
    tile, turn, at = laid
    return Lying(tile, plan(tile, turn), ground.moved(at))


def ground_of(tile: str) -> Colour:
    """The colour of a tile's ground."""
    return GROUNDS.get(tile, GRASS)


@lru_cache(maxsize=12)
def village(
    tiles: tuple[Laid, ...], ground: Ground, size: tuple[int, int], faded: frozenset[str] = frozenset()
) -> Image.Image:
    """A meadow of this size with the tiles on it; not to be drawn on. faded: those that are of no interest now."""
    sheet = Image.new("RGB", (size[0] * SHARP, size[1] * SHARP), MEADOW)
    pen = Pen(ImageDraw.Draw(sheet))
    _lawns(pen, size)
    laid = [lying(one, ground) for one in tiles]
    _draw_grounds(pen, laid)
    small = sheet.reduce(SHARP)
    crowded = ground.unit < CROWDED
    _strew(small, laid, 0 if crowded else size[0] * size[1] // 9000)
    for _, one, where in sorted(_growth(laid, crowded), key=lambda found: found[0]):
        one.on(small, *where)
    if faded:
        _fade(small, [one for one in laid if one.tile in faded], size)
    return small


def _lawns(pen: Pen, size: tuple[int, int]) -> None:
    """Lighter patches."""
    chance = seeded("lawns")
    for _ in range(size[0] * size[1] // 45000):
        x, y, wide = chance.uniform(0, size[0]), chance.uniform(0, size[1]), chance.uniform(40, 120)
        box = [(x + wide * dx, y + wide * 0.34 * dy) for dx, dy in _ROUND]
        pen.polygon(box, MEADOW_LIGHT)


_ROUND: Final = tuple(arc((0, 0), 1, 0, 360, 36))


def _draw_grounds(pen: Pen, laid: Sequence[Lying]) -> None:
    for one in laid:
        pen.polygon([(x + SHADOW[0], y + SHADOW[1]) for x, y in one.outline], SHADE, SHADE, 3)
    for one in laid:
        draw_ground(pen, one)
    for one in laid:
        draw_border(pen, one)
    for edge in (True, False):
        for one in laid:
            draw_roads(pen, one, edge)


def draw_ground(pen: Pen, one: Lying) -> None:
    """The ground of a tile: furrows on fields, strokes elsewhere."""
    colour = ground_of(one.tile)
    pen.polygon(one.outline, colour)
    chance, unit = seeded(one.tile), one.ground.unit
    ink = mixed(colour, INK, GROUND_STROKE)
    for spot, room in one.plan.spots:
        if room > 0.2 and chance.random() < 0.16:
            x, y = one.ground.px(spot)
            long = unit * (0.16 if colour == FIELD else 0.07)
            pen.line([(x - long, y), (x + long, y - (0 if colour == FIELD else long * 0.6))], ink, 1.2)


def draw_border(pen: Pen, one: Lying) -> None:
    """The outline of a tile."""
    line = max(1.2, one.ground.unit / 42)
    pen.polygon(one.outline, None, BORDER, line * 3.2)
    pen.polygon(one.outline, None, BORDER_LINE, line)


def draw_roads(pen: Pen, one: Lying, edge: bool) -> None:
    """The printed roads, from each open segment to the hub."""
    width = one.ground.unit * (CASING if edge else FILL)
    colour = ROAD_EDGE if edge else ROAD
    ends = [n for n, kind in enumerate(one.plan.edges) if kind == "R"]
    for n in ends:
        pen.line(one.way(n), colour, width)
    if ends and not edge:
        x, y = one.hub
        reach = one.ground.unit * 0.3
        pen.polygon([(x + reach * dx, y + reach * 0.62 * dy) for dx, dy in _ROUND], ROAD)


def _strew(picture: Image.Image, laid: Sequence[Lying], count: int) -> None:
    """Tufts and flowers where no tile lies."""
    chance = seeded("tufts")
    middles = [(one.ground.px(spot), one.ground.unit) for one in laid for spot, room in one.plan.spots if room < 0.35]
    taken = {(round(x / unit), round(y / unit)) for (x, y), unit in middles}
    unit = laid[0].ground.unit if laid else 60
    for n in range(count):
        x, y = chance.uniform(18, picture.width - 18), chance.uniform(22, picture.height - 12)
        near = {(round(x / unit) + dx, round(y / unit) + dy) for dx in (0, 1) for dy in (0, 1)}
        if not near & taken:
            (blossom(n % 3) if n % 5 == 0 else tuft(n % 3)).on(picture, x, y)


def growth(one: Lying, crowded: bool) -> list[tuple[float, Stamp, Point]]:
    """What grows along the edges of a tile: how low it stands, its stamp, where."""
    unit, chance = one.ground.unit, seeded(f"growth {one.tile}")
    roads = [spot for n, kind in enumerate(one.plan.edges) if kind == "R" for spot in one.plan.ways[n]]
    found = []
    for n, ((start, end), kind) in enumerate(zip(one.plan.segments, one.plan.edges, strict=True)):
        shares = _SHARES[kind, crowded]
        for share in shares:
            spot = inward(start, end, share + chance.uniform(-0.05, 0.05), (0.17 if kind == "F" else 0.19))
            high, form, turn = chance.uniform(0.85, 1.15), chance.randrange(3), chance.random()
            foot = (spot[0], spot[1] + (0.1 if kind == "F" else 0.14))
            if any(dist(spot, road) < 0.22 for road in roads):
                continue
            if kind == "M":
                thing = peak(round(unit * 0.44 * high), form)
            else:
                thing = (spruce if turn < 0.6 else oak)(round(unit * (0.42 if turn < 0.6 else 0.38) * high), form)
            where = one.ground.px(foot)
            found.append((where[1] + n / 1000, thing, where))
    return found


_SHARES: Final = {
    ("R", False): (), ("R", True): (),
    ("F", False): (0.17, 0.5, 0.83), ("F", True): (0.28, 0.74),
    ("M", False): (0.27, 0.74), ("M", True): (0.3, 0.76),
}  # fmt: skip
"""Where along a segment something grows, by its type and whether there is little room."""


def _growth(laid: Sequence[Lying], crowded: bool) -> Iterator[tuple[float, Stamp, Point]]:
    for one in laid:
        yield from growth(one, crowded)


def _fade(picture: Image.Image, laid: Sequence[Lying], size: tuple[int, int]) -> None:
    """Let tiles fade into the meadow."""
    mask = Image.new("L", (size[0], size[1]))
    draw = ImageDraw.Draw(mask)
    for one in laid:
        draw.polygon(one.outline, fill=round(255 * 0.55))
    picture.paste(MEADOW_LIGHT, (0, 0), mask)


def show(picture: Image.Image, meadow: Image.Image, at: Point) -> None:
    """Lay a finished meadow on a picture, with round corners and an edge."""
    left, top = round(at[0]), round(at[1])
    edge = _edge(meadow.size)
    picture.paste(meadow, (left, top), _corners(meadow.size))
    picture.paste(edge, (left, top), edge)


@cache
def _corners(size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] * 2 - 1, size[1] * 2 - 1), CORNER * 2, fill=255)
    return mask.reduce(2)


@cache
def _edge(size: tuple[int, int]) -> Image.Image:
    sheet = Image.new("RGBA", (size[0] * 2, size[1] * 2))
    box = (0, 0, size[0] * 2 - 1, size[1] * 2 - 1)
    ImageDraw.Draw(sheet).rounded_rectangle(box, CORNER * 2, outline=MEADOW_EDGE, width=6)
    return sheet.reduce(2)


# Fitting a village into a box


def extent(tiles: Sequence[Laid]) -> tuple[float, float, float, float]:
    """The box round a village in units: left, top, right, bottom."""
    corners = [(x + flat(at)[0], y + flat(at)[1]) for tile, turn, at in tiles for x, y in plan(tile, turn).outline]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def placed(tiles: Sequence[Laid], box: tuple[float, float, float, float], most: float, dx: float = 0.5,
           dy: float = 0.5, unit: float = 0) -> Ground:  # fmt: skip
    """How a village lies in a box: as large as fits, not over `most` px a unit (or `unit` px). dx, dy: where in it."""
    left, top, right, bottom = extent(tiles)
    wide, high = box[2] - box[0], box[3] - box[1]
    unit = unit or min(most, wide / (right - left), high / (bottom - top))
    unit = round(unit * 2) / 2 if unit * 2 % 1 == 0 else int(unit * 2) / 2
    x = box[0] + (wide - (right - left) * unit) * dx - left * unit
    y = box[1] + (high - (bottom - top) * unit) * dy - top * unit
    return Ground(unit, round(x), round(y))
