"""A colony as a tunnel of rooms: dug ones light, coming ones dark, with the ants that walk in it."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import atan2, degrees
from typing import Final

from PIL import Image

from engine.ants.data import COLOURS, RANK, VARIANTS, Card, VariantName
from engine.ants.view import AntsView, ColonyView
from render.ants.insects import ant
from render.ants.layout import ROOM, Half
from render.ants.palette import CARD, COMING, EDGE, GOLD, NEXT, PALE, TUNNEL
from render.canvas import Pen, Point, Stamp, arc, ribbon, smooth, stamp, together
from render.palette import ACCENT, INK, LIGHT, Colour
from render.suits import INKS, SUITS
from render.text import Type, text

RANK_SIZE: Final = 38
WAY: Final = 15
"""Half the width of the way between two rooms."""
RIM: Final = 3
"""How far the line round a dug tunnel stands out."""
LAST: Final = 46
"""Half the width of the last room."""
CROWN: Final = ((-20, 9), (-24, -11), (-9, -1), (0, -14), (9, -1), (24, -11), (20, 9))


# Rooms to come: part of the ground


def draw_coming(picture: Image.Image, half: Half, variant: VariantName) -> None:
    """The whole colony, nothing of it dug."""
    sequence = VARIANTS[variant].sequence
    for step in range(1, len(sequence)):
        _dashed_way(*_offset(half, step)).on(picture, *half.room(step))
    for step, rank in enumerate(sequence, 1):
        _coming(rank, step == len(sequence)).on(picture, *half.room(step))


def _offset(half: Half, step: int) -> Point:
    """From a room to the following one."""
    (x, y), (to_x, to_y) = half.room(step), half.room(step + 1)
    return to_x - x, to_y - y


@cache
def _dashed_way(across: float, down: float) -> Stamp:
    return stamp(_reach(across, down), lambda pen: pen.dashed([(0, 0), (across, down)], PALE, 2.4, 8, 7))


def _reach(across: float, down: float) -> tuple[float, float, float, float]:
    """The box of a way, with room for its width."""
    room = WAY + RIM + 6
    return min(0, across) - room, min(0, down) - room, max(0, across) + room, max(0, down) + room


@cache
def _coming(rank: str, last: bool) -> Stamp:
    return _dark(rank, last, COMING, PALE, PALE, 2.4, 8, 5.5)


@cache
def _next(rank: str, last: bool) -> Stamp:
    return _dark(rank, last, NEXT, LIGHT, LIGHT, 5, 12, 7.5)


def _dark(
    rank: str, last: bool, fill: Colour, line: Colour, ink: Colour, width: float, dash: float, gap: float
) -> Stamp:
    radius = LAST if last else ROOM

    def paint(pen: Pen) -> None:
        pen.circle((0, 0), radius, fill)
        pen.dashed(arc((0, 0), radius - width / 2, 0, 360, 60), line, width, dash, gap)

    shape = stamp((-radius - 1, -radius - 1, radius + 1, radius + 1), paint)
    return _labelled(shape, rank, ink, last)


@cache
def open_room() -> Stamp:
    """Dashes round the next room: a card may be built there."""
    radius = LAST + 7
    ring = arc((0, 0), radius - 4, 0, 360, 60)
    return stamp((-radius, -radius, radius, radius), lambda pen: pen.dashed(ring, ACCENT, 5, 13, 9))


def _labelled(shape: Stamp, rank: str, ink: Colour, last: bool, lower: float = 0) -> Stamp:
    letters = text(rank.upper(), Type("ExtraBold", RANK_SIZE, ink), False)
    low = (12 if last else 0) + lower
    crown = [(_crown(), 0, -20 + lower)] if last else []
    return together(shape, (letters, -letters.width / 2, low), *crown)


@cache
def _crown() -> Stamp:
    return stamp((-28, -18, 28, 14), lambda pen: pen.polygon(CROWN, GOLD, INK, 1.8))


# The tunnel as far as it is dug


def draw_tunnel(picture: Image.Image, half: Half, way_down: list[Point], view: AntsView, colony: ColonyView) -> None:
    """The dug rooms with their marks, the next one, and the ants. way_down: from the hill to the first room."""
    sequence, dug = VARIANTS[view.variant].sequence, colony.step
    ways = [(half.room(step), _offset(half, step)) for step in range(1, dug)]
    for edge in (True, False):
        if dug:
            _shaft(tuple((x - half.tunnel, y) for x, y in way_down), edge).on(picture, half.tunnel, 0)
        for spot, offset in ways:
            _dug_way(*offset, edge).on(picture, *spot)
        for step in range(1, dug + 1):
            _blank(step == len(sequence), edge).on(picture, *half.room(step))
    marks = {step: tuple(found) for step, found in _marks(view, colony)}
    for step in range(1, dug + 1):
        room = _room(sequence[step - 1], step == dug, step == len(sequence), bool(marks.get(step)))
        room.on(picture, *half.room(step))
    if colony.next and not colony.left:
        _next(colony.next, dug + 1 == len(sequence)).on(picture, *half.room(dug + 1))
    _walkers(picture, half, way_down, colony)
    for step, tags in marks.items():
        _draw_tags(picture, half.room(step), tags)
    if colony.attacker:
        _invader(picture, half, colony)


@cache
def _shaft(path: tuple[Point, ...], edge: bool) -> Stamp:
    """The way from the hill down; its spot is the first room's column, at the picture's upper edge."""
    xs, ys = zip(*path, strict=True)
    box = (min(xs) - 24, min(ys) - 24, max(xs) + 24, max(ys) + 24)
    return stamp(box, lambda pen: _dig(pen, path, 34, edge))


@cache
def _dug_way(across: float, down: float, edge: bool) -> Stamp:
    bend = 4 if across > 0 else -4
    middle = (across / 2 + (bend if down else 0), down / 2 + (0 if down else bend))
    path = smooth([(0, 0), middle, (across, down)], 6)
    return stamp(_reach(across, down), lambda pen: _dig(pen, path, 2 * WAY, edge))


def _dig(pen: Pen, path: Sequence[Point], width: float, edge: bool) -> None:
    """A way, or, wider and dark, what becomes the line along its sides."""
    width += 2 * RIM if edge else 0
    pen.polygon(ribbon(path, width, width), EDGE if edge else TUNNEL)


@cache
def _blank(last: bool, edge: bool) -> Stamp:
    radius = (LAST if last else ROOM) + (RIM if edge else 0)
    return stamp((-radius, -radius, radius, radius), lambda pen: pen.circle((0, 0), radius, EDGE if edge else TUNNEL))


@cache
def _room(rank: str, top: bool, last: bool, tagged: bool) -> Stamp:
    """What stands in a dug room: its rank; on top white with a ring."""
    radius = (LAST if last else ROOM) + RIM

    def paint(pen: Pen) -> None:
        if top:
            pen.circle((0, 0), radius, CARD, INK, 6)

    return _labelled(stamp((-radius, -radius, radius, radius), paint), rank, INK, last, 5 if tagged else 0)


# Marks


def _marks(view: AntsView, colony: ColonyView) -> Iterator[tuple[int, list[Stamp]]]:
    """By step: the tags of the cards trapped there and of the wild that stands for it."""
    found: dict[int, list[Stamp]] = {}
    for code in colony.pile:
        if COLOURS[code] != colony.colour:
            found.setdefault(trapped_at(view.variant, code), []).append(_trapped(code))
    if colony.wild:
        found.setdefault(colony.wild, []).append(_wild(_suit(colony)))
    yield from found.items()


def trapped_at(variant: VariantName, code: Card) -> int:
    """The step at which an attacker was trapped: that of its rank, as the twin rank is never attacked."""
    return VARIANTS[variant].sequence.index(RANK[code]) + 1


def _suit(colony: ColonyView) -> str:
    """The suit of a colony's one-eyed jack."""
    return "h" if colony.colour == "red" else "s"


@cache
def _wild(suit: str) -> Stamp:
    """A little card: J and its suit."""
    shape = stamp((0, -18, 58, 18), lambda pen: _tag(pen, 58, suit, 41))
    letter = text("J", Type("ExtraBold", 29, INKS[suit]), False)
    return together(shape, (letter, 7, 0))


@cache
def _trapped(code: Card) -> Stamp:
    """A little card behind bars."""

    def paint(pen: Pen) -> None:
        _tag(pen, 50, code[-1], 25)
        for x in (7.5, 42.5):
            pen.line([(x, -17), (x, 17)], INK, 3, caps=False)

    return stamp((0, -18, 50, 18), paint)


def _tag(pen: Pen, width: int, suit: str, x: float) -> None:
    pen.rounded((0, -18, width, 18), 6, CARD, INK, 2.2)
    SUITS[suit](pen.at(x, 0, 24), INKS[suit])


def _draw_tags(picture: Image.Image, room: Point, tags: tuple[Stamp, ...]) -> None:
    x = room[0] - (sum(tag.width for tag in tags) + 2 * (len(tags) - 1)) / 2
    for tag in tags:
        tag.on(picture, x, room[1] - ROOM + 2)
        x += tag.width + 2


# Ants


def _walkers(picture: Image.Image, half: Half, way_down: list[Point], colony: ColonyView) -> None:
    """An ant on each level way that is dug, and some on the way down."""
    if not colony.step:
        return
    for n, share in enumerate((0.3, 0.55, 0.78)):
        at = round(share * (len(way_down) - 1))
        (x, y), (to_x, to_y) = way_down[at], way_down[at + 1]
        ant(colony.colour, 40, _turn(to_x - x, to_y - y), n % 2).on(picture, x, y)
    for step in range(1, colony.step):
        (x, y), (across, down) = half.room(step), _offset(half, step)
        if across:
            ant(colony.colour, 34, _turn(across, down), step % 2).on(picture, x + across / 2, y)


def _turn(across: float, down: float) -> int:
    """A direction in steps of five degrees, so that few ants have to be drawn."""
    return round(degrees(atan2(down, across)) / 5) * 5


def _invader(picture: Image.Image, half: Half, colony: ColonyView) -> None:
    """The attacker as an ant before the next room."""
    (x, y), (across, down) = half.room(colony.step), _offset(half, colony.step)
    x, y = x + across / 2, y + down / 2
    _ring().on(picture, x, y)
    ant("black" if colony.colour == "red" else "red", 38, _turn(-across, -down)).on(picture, x, y)


@lru_cache(maxsize=1)
def _ring() -> Stamp:
    return stamp((-25, -25, 25, 25), lambda pen: pen.circle((0, 0), 24, TUNNEL, ACCENT, 5))
