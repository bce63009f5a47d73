"""The whole village with all that stands and lies in it: roads, buildings, goods, flags, donkeys, villagers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import atan2, cos, dist, sin
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.hamlet.data import TILES
from engine.hamlet.view import FitView, HamletView, RoadView, TileView
from render.canvas import Box, Pen, Point, Stamp, stamp, together
from render.hamlet import folk, goods, land
from render.hamlet.chips import Chip, Taken, chip, lay
from render.hamlet.church import church
from render.hamlet.geometry import Ground
from render.hamlet.houses import GROVES, house
from render.hamlet.land import Laid, Lying
from render.hamlet.palette import ROAD
from render.marks import code_plate, mark
from render.palette import ACCENT, INK, LIGHT, SEATS, SUCCESS, Colour
from render.text import Type, reads_from_right, text

LARGE, SMALL, CHURCH = 0.95, 0.74, 1.3
"""Widths of buildings, in units."""
DROP: Final = 0.24
"""How far below the hub the foot of a building is, in units."""
SIGN_WORTH: Final = 8
"""How much worse it is to cover a code, or the mark on a road, than anything else."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the things on tiles are, in px. code: type of a code, good: radius, figure: height of a villager."""

    code: int
    good: int
    donkey: int
    figure: int
    flag: int
    road: int


WIDE: Final = Sizes(code=25, good=15, donkey=42, figure=40, flag=36, road=20)
CLOSE: Final = Sizes(code=22, good=12, donkey=33, figure=31, flag=29, road=15)
"""For a village that has grown large."""


def sizes(ground: Ground) -> Sizes:
    """The sizes for a village of this scale."""
    return WIDE if ground.unit >= land.CROWDED else CLOSE


@dataclass(frozen=True, slots=True)
class Scenery:
    """How a village is shown: where it lies on its own sheet, how large that is, and what is marked.

    codes: the name or code on each tile. marked: the tiles that may be chosen. faded: those of no interest.
    framed: the tile that was laid last. tried: the place of a tile that is being built.
    """

    ground: Ground
    size: tuple[int, int]
    codes: dict[str, Stamp]
    marked: tuple[str, ...] = ()
    faded: frozenset[str] = frozenset()
    framed: str = ""
    tried: FitView | None = None


def laid(tiles: Sequence[TileView]) -> tuple[Laid, ...]:
    """The tiles of a view as land knows them."""
    return tuple((one.tile, one.turn, one.at) for one in tiles)


def codes(tiles: Sequence[TileView], ground: Ground) -> dict[str, Stamp]:
    """The two letters of each tile."""
    return {one.tile: tag(TILES[one.tile].code, sizes(ground).code) for one in tiles}


@lru_cache(maxsize=256)
def tag(words: str, size: int, fill: Colour = INK) -> Stamp:
    """A dark plate with a code or a name, narrower than a pill."""
    inside = text(words, Type("Bold", size, LIGHT))
    wide, high = inside.width + 0.64 * size, 1.26 * size
    return together(code_plate(wide, high, fill), (inside, 0.32 * size, -size * 0.06 if reads_from_right(words) else 0))


def draw(view: HamletView, scenery: Scenery) -> Image.Image:
    """The village on a sheet of its own."""
    ground, seats = scenery.ground, len(view.players)
    picture, lying, taken = _built(view, scenery)
    pairs = sorted(zip(view.tiles, lying, strict=True), key=lambda pair: (len(pair[0].cells), pair[0].tile))
    named = _named(scenery, pairs, taken)
    things = [placed for tile, one in pairs for placed in lay(one, _chips(tile, ground, seats), taken)]
    # Names are laid first, and last of all drawn, as whose the roads are: nothing covers them.
    for stamp_, where in (*things, *_owners(ground, view.roads), *named):
        stamp_.on(picture, *where)
    return picture


def draw_fit(view: HamletView, scenery: Scenery) -> Image.Image:
    """The village with a tile where it would lie; nothing stands on the tiles but their buildings."""
    picture, lying, taken = _built(view, scenery)
    for stamp_, where in _named(scenery, list(zip(view.tiles, lying, strict=True)), taken):
        stamp_.on(picture, *where)
    return picture


def _named(scenery: Scenery, pairs: Sequence[tuple[TileView, Lying]], taken: Taken) -> list[tuple[Stamp, Point]]:
    """The code or name of each tile, and where it goes."""
    codes_ = [(scenery.codes[tile.tile], one) for tile, one in pairs]
    return [placed for code, one in codes_ for placed in lay(one, [chip(code, code.image.height)], taken, SIGN_WORTH)]


def _built(view: HamletView, scenery: Scenery) -> tuple[Image.Image, list[Lying], Taken]:
    """Land, roads, buildings and outlines; where the tiles of the view lie; what is taken."""
    ground, tried = scenery.ground, scenery.tried
    new: tuple[Laid, ...] = ((tried.tile, tried.turn, tried.at),) if tried else ()
    picture = land.village((*laid(view.tiles), *new), ground, scenery.size, scenery.faded).copy()
    lying = [land.lying(one, ground) for one in laid(view.tiles)]
    added = [land.lying(one, ground) for one in new]
    if view.over:
        routes(picture, view, lying)
    for road in view.roads:
        _draw_road(picture, ground, road)
    taken: Taken = [(_road_box(ground, road), SIGN_WORTH) for road in view.roads]
    for one in sorted((*lying, *added), key=lambda one: one.hub[1]):
        _draw_house(picture, one, view, taken)
    for one in lying:
        if one.tile == scenery.framed:
            outline(tuple(one.outline), ACCENT, 6, dashed=False).on(picture, 0, 0)
        if one.tile in scenery.marked:
            outline(tuple(one.outline), ACCENT, 5, dashed=True).on(picture, 0, 0)
    for one in added:
        outline(tuple(one.outline), ACCENT, 5, dashed=False).on(picture, 0, 0)
    for joint in tried.joints if tried else ():
        (ax, ay), (bx, by) = ground.at(joint[0]), ground.at(joint[1])
        _joint_sign().on(picture, (ax + bx) / 2, (ay + by) / 2)
    return picture, lying, taken


@cache
def _joint_sign() -> Stamp:
    """Where road meets road."""

    def paint(pen: Pen) -> None:
        pen.circle((0, 0), 11, LIGHT)
        pen.circle((0, 0), 8, SUCCESS)

    return stamp((-12, -12, 12, 12), paint)


# Things


def _chips(tile: TileView, ground: Ground, seats: int) -> Iterator[Chip]:
    """What lies and stands on a tile, in the order in which it must be found."""
    size = sizes(ground)
    for slot, allowed in zip(tile.slots, TILES[tile.tile].slots, strict=True):
        if slot:
            yield chip(goods.good(slot.good, size.good, slot.owner, slot.fine), 2 * size.good)
        else:
            yield chip(goods.empty_slot(size.good, allowed), 2 * size.good)
    if tile.flag is not None:
        yield chip(folk.flag(tile.flag, size.flag), size.flag)
    for seat in range(seats):
        if count := tile.donkeys[seat]:
            yield chip(folk.donkey(seat, size.donkey, str(count) if count > 1 else ""), size.donkey * 0.86)
    for seat in range(seats):
        if count := tile.standing[seat]:
            yield chip(folk.several(folk.villager(seat, size.figure), count), size.figure)
        if count := tile.lying[seat]:
            yield chip(folk.several(folk.lying(seat, size.figure), count), size.figure * 0.55)


def _draw_house(picture: Image.Image, one: Lying, view: HamletView, taken: Taken) -> None:
    unit = one.ground.unit
    x, y = one.hub[0], one.hub[1] + DROP * unit
    if one.tile == "church":
        done = frozenset(spot.spot for spot in view.spots if spot.seat is not None)
        wide = round(unit * CHURCH)
        church(done, wide).on(picture, x, y)
        tower: Box = (x - 0.6 * wide, y - 1.4 * wide, x - 0.1 * wide, y)
        nave: Box = (x - 0.1 * wide, y - 0.8 * wide, x + 0.66 * wide, y)
        taken += [(tower, 1), (nave, 1)]
        return
    wide = round(unit * (SMALL if one.plan.small else LARGE))
    house(one.tile, wide).on(picture, x, y)
    if one.tile not in GROVES:
        taken.append(((x - 0.52 * wide, y - 0.8 * wide, x + 0.62 * wide, y), 1))


@lru_cache(maxsize=128)
def outline(points: tuple[Point, ...], colour: Colour, line: float, *, dashed: bool) -> Stamp:
    """The outline of a tile as a stamp whose spot is the picture's corner."""
    xs, ys = zip(*points, strict=True)
    box = (min(xs) - 8, min(ys) - 8, max(xs) + 8, max(ys) + 8)

    def paint(pen: Pen) -> None:
        path = [*points, points[0]]
        if dashed:
            pen.polygon(points, None, LIGHT, line + 3)
            pen.dashed(path, colour, line, 13, 9)
        else:
            pen.polygon(points, None, LIGHT, line + 4)
            pen.polygon(points, None, colour, line)

    return stamp(box, paint)


# Roads


def _ends(ground: Ground, road: RoadView) -> tuple[Point, Point]:
    return ground.at(road.ends[0]), ground.at(road.ends[1])


def _draw_road(picture: Image.Image, ground: Ground, road: RoadView) -> None:
    """A plank across the segment, with its owner's mark in the middle."""
    (ax, ay), (bx, by) = _ends(ground, road)
    plank = _plank(road.seat, round(bx - ax), round(by - ay), sizes(ground).road)
    plank.on(picture, *_middle(ground, road))


@lru_cache(maxsize=128)
def _plank(seat: Seat, across: int, down: int, wide: int) -> Stamp:
    """A road, so wide, laid across a segment that runs so far across and down; its spot is its middle."""
    unit = dist((0, 0), (across, down))
    turn = atan2(down, across)
    reach = unit * 0.42
    # It runs at right angles to the segment.
    x, y = -sin(turn) * reach, cos(turn) * reach
    side = reach + 22

    def paint(pen: Pen) -> None:
        path = [(-x, -y), (x, y)]
        pen.line(path, LIGHT, wide + 4)
        pen.line(path, SEATS[seat], wide)
        pen.line(path, ROAD, wide * 0.45)

    owner = _owner(seat, wide)
    return together(stamp((-side, -side, side, side), paint), (owner, -owner.width / 2, 0))


def _owner(seat: Seat, wide: int) -> Stamp:
    """The mark on a road so wide."""
    return mark(seat, round(wide * 0.55))


def _owners(ground: Ground, roads: Sequence[RoadView]) -> Iterator[tuple[Stamp, Point]]:
    """The marks of all roads, and where their spots lie."""
    for road in roads:
        (x, y), owner = _middle(ground, road), _owner(road.seat, sizes(ground).road)
        yield owner, (x - owner.width / 2, y)


def _middle(ground: Ground, road: RoadView) -> Point:
    (ax, ay), (bx, by) = _ends(ground, road)
    return (ax + bx) / 2, (ay + by) / 2


def _road_box(ground: Ground, road: RoadView) -> Box:
    x, y = _middle(ground, road)
    return x - 16, y - 16, x + 16, y + 16


# The longest routes, at the end


def routes(picture: Image.Image, view: HamletView, lying: Sequence[Lying]) -> None:
    """Each player's longest route, side by side where they share a road."""
    at = {one.tile: one for one in lying}
    tiles = {one.tile: one for one in view.tiles}
    shown = [seat for seat, player in enumerate(view.players) if player.route]
    for n, seat in enumerate(shown):
        shift = 7.0 * (n - (len(shown) - 1) / 2)
        path = list(_path(view, seat, at, tiles))
        _line(tuple(path), seat, shift).on(picture, 0, 0)


def _path(view: HamletView, seat: Seat, at: dict[str, Lying], tiles: dict[str, TileView]) -> Iterator[Point]:
    """From hub to hub over the segments between."""
    route = view.players[seat].route
    yield at[route[0]].hub
    for a, b in pairwise(route):
        out, into = _link(view, seat, tiles[a], tiles[b])
        yield from reversed(at[a].way(out)[:-1])
        yield from at[b].way(into)[1:]


def _link(view: HamletView, seat: Seat, a: TileView, b: TileView) -> tuple[int, int]:
    """The segments by which two tiles of a route are linked: printed roads, else a road of this seat."""
    own = {frozenset(road.ends) for road in view.roads if road.seat == seat}
    shared = [
        (n, m)
        for n, one in enumerate(_segments(a))
        for m, other in enumerate(_segments(b))
        if one == other and ((a.edges[n] == "R" == b.edges[m]) or one in own)
    ]
    return min(shared, key=lambda pair: a.edges[pair[0]] != "R")


def _segments(tile: TileView) -> list[frozenset[tuple[int, int]]]:
    return [frozenset(pair) for pair in pairwise((*tile.outline, tile.outline[0]))]


@lru_cache(maxsize=16)
def _line(path: tuple[Point, ...], seat: Seat, shift: float) -> Stamp:
    """A route as a stamp whose spot is the picture's corner."""
    xs, ys = zip(*path, strict=True)
    box = (min(xs) - 24, min(ys) - 24, max(xs) + 24, max(ys) + 24)

    def paint(pen: Pen) -> None:
        moved = [(x + shift, y + shift) for x, y in path]
        pen.line(moved, LIGHT, 10)
        pen.line(moved, SEATS[seat], 6)
        for end in (moved[0], moved[-1]):
            pen.circle(end, 9, SEATS[seat], LIGHT, 2)

    return stamp(box, paint)
