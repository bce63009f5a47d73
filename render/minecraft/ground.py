"""The ground with its stacks, weapon places, crossings and figures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.game import Seat
from engine.minecraft.places import CROSSINGS, EDGES, SIZE, STACKS, TOUCHED_EDGES, TOUCHED_STACKS
from engine.minecraft.view import MinecraftView
from render.canvas import Point, Stamp, seeded, stamp
from render.marks import SHAPES, dashed_place, mark
from render.minecraft import signs, tiles
from render.minecraft.layout import PITCH, Ground
from render.minecraft.palette import GROUND, GROUND_INK, PATH, PIT, PIT_LINE, shade
from render.palette import ACCENT
from render.scene import Scene
from render.text import Type, text

CODE: Final = Type("Bold", 27, GROUND_INK)
LINE: Final = Type("Bold", 28, GROUND_INK)
SMALLEST: Final = 24
"""Size of a code where there is little room."""
ALONE: Final = 24
"""Radius of a figure that stands on its crossing, with nothing else there."""
ABOVE: Final = 20
"""Radius of one above its crossing's code."""
ASIDE: Final = 16
"""Radius of one on the path beside its crossing: as large as leaves what is on the tiles free."""


@lru_cache(maxsize=4)
def bare(where: Ground) -> Image.Image:
    """The earth with its paths, letters and numbers; not to be drawn on."""
    side, scale = where.side, where.scale
    earth = stamp((0, 0, side, side), lambda pen: pen.rounded((0, 0, side, side), 14, GROUND)).image.copy()
    draw, chance = ImageDraw.Draw(earth), seeded("ground")
    first, last = where.crossing(0), where.crossing(len(CROSSINGS) - 1)
    wide, over = 11 * scale, 62 * scale
    for n in range(5):
        x, y = (one - start for one, start in zip(where.crossing(n * 6), (where.left, where.top), strict=True))
        left, top = first[0] - where.left - over, first[1] - where.top - over
        right, bottom = last[0] - where.left + over, last[1] - where.top + over
        draw.rounded_rectangle((x - wide, top, x + wide, bottom), wide, fill=PATH)
        draw.rounded_rectangle((left, y - wide, right, y + wide), wide, fill=PATH)
    for _ in range(140):
        x, y, size = chance.uniform(10, side - 14), chance.uniform(10, side - 14), chance.choice((3, 4, 6))
        draw.rectangle((x, y, x + size, y + size), fill=shade(GROUND, chance.choice((0.95, 1.18))))
    for n, letter in enumerate("ghijkl"):
        x, y = where.letter(n)
        _centred(earth, text(letter, LINE, False), x - where.left, y - where.top)
    for n in range(6):
        x, y = where.figure(n)
        _centred(earth, text(str(n + 1), LINE, False), x - where.left, y - where.top)
    return earth


def _centred(picture: Image.Image, one: Stamp, x: float, y: float) -> None:
    one.on(picture, x - one.width / 2, y)


def draw_ground(now: Scene[MinecraftView], where: Ground, *, choosing: bool) -> None:
    """All that lies there. choosing: with what the player to move may choose marked."""
    picture, view, base = now.picture, now.view, bare(where)
    picture.paste(base, (round(where.left), round(where.top)), base)
    _draw_stacks(now, where)
    _draw_tokens(now, where)
    reach = view.reach if choosing and _may(view, "explore") else ()
    verdicts = beside(now) if choosing else {}
    for one in figures(where, view, reach, verdicts):
        sign = mark(one.seat, one.radius)
        sign.on(picture, one.x - sign.width / 2, one.y)
    _draw_crossings(picture, where, reach, {player.at for player in view.players if not player.left})
    if choosing:
        _draw_beside(now, where, verdicts)


def _may(view: MinecraftView, action: str) -> bool:
    """Whether an action can be chosen now, or is being carried out."""
    if view.asked == "action":
        return view.extra or action not in view.used
    return view.asked == action


def _draw_stacks(now: Scene[MinecraftView], where: Ground) -> None:
    for number, one in enumerate(now.view.stacks):
        x, y = where.stack(number)
        half = where.tile / 2
        if one.left:
            shown = tiles.stack(one.top, one.left, where.tile, now.words)
            shown.on(now.picture, x - half, y - half - tiles.THICK * one.left / 2)
        else:
            _pit(where.tile, where.tile).on(now.picture, x - half, y - half)


def _draw_tokens(now: Scene[MinecraftView], where: Ground) -> None:
    for number, one in enumerate(now.view.tokens):
        x, y = where.edge(number)
        long, deep = round(84 * where.scale), round(72 * where.scale)
        width, high = (deep, long) if EDGES[number][0] in "gl" else (long, deep)
        if one.there:
            tiles.token(one.kind, width, high, now.words).on(now.picture, x, y)
        else:
            _pit(width, high).on(now.picture, x - width / 2, y - high / 2)


@lru_cache(maxsize=16)
def _pit(width: int, high: int) -> Stamp:
    return dashed_place(width, high, 8, PIT_LINE, PIT, 2.5, 8, 6)


def _draw_crossings(picture: Image.Image, where: Ground, reach: Iterable[int], taken: set[int]) -> None:
    within = set(reach)
    for number, code in enumerate(CROSSINGS):
        x, y = where.crossing(number)
        if number in within:
            _lay_code(picture, where, code, x, y)
        elif number not in taken:
            _centred(picture, text(code, CODE.sized(round(27 * max(where.scale, 0.92))), False), x, y)


def _draw_beside(now: Scene[MinecraftView], where: Ground, verdicts: Mapping[int, Stamp]) -> None:
    """What touches the figure of the player to move, with its code and what can be done with it."""
    picture, view = now.picture, now.view
    at = view.players[view.seat].at
    x0, y0 = where.crossing(at)
    for number in TOUCHED_STACKS[at]:
        if number in verdicts:
            x, y = where.stack(number)
            half = where.tile / 2 + 4
            dashed_place(round(2 * half), round(2 * half), 10, ACCENT, None, 4, 12, 8).on(picture, x - half, y - half)
            _mark_place(picture, where, STACKS[number], verdicts[number], (x, y), (x0, y0))
    if _may(view, "weapon"):
        for edge in TOUCHED_EDGES[at]:
            if view.tokens[edge].kind is not None:
                _lay_code(picture, where, EDGES[edge], *beside_token(where, edge, (x0, y0)))


def _lay_code(picture: Image.Image, where: Ground, code: str, x: float, y: float) -> None:
    """A code that may be chosen, its middle at x, y."""
    one = _code(where, code)
    one.on(picture, x - one.width / 2, y)


def _code(where: Ground, code: str) -> Stamp:
    return signs.choice(code, max(SMALLEST, round(CODE.size * where.scale)))


def beside_token(where: Ground, edge: int, figure: Point) -> Point:
    """The gap behind a token, away from the figure: nothing on the token is hidden."""
    (x, y), (x0, y0) = where.edge(edge), figure
    along, out = 57 * where.scale, 50 - 48 * where.scale
    if EDGES[edge][0] in "gl":
        return x + (out if x > x0 else -out), y + (along if y > y0 else -along)
    return x + (along if x > x0 else -along), y


def _mark_place(picture: Image.Image, where: Ground, code: str, verdict: Stamp, at: Point, figure: Point) -> None:
    """The code on the path away from the figure, the verdict at the outer side: nothing on the tile is hidden."""
    (x, y), (x0, y0) = at, figure
    half = PITCH / 2 * where.scale
    _lay_code(picture, where, code, x, y + (half if y > y0 else -half))
    verdict.on(picture, x + (half if x > x0 else -half) - verdict.width / 2, y)


def beside(now: Scene[MinecraftView]) -> dict[int, Stamp]:
    """What can be said of each face-up tile beside the player to move: payable, blocks missing, the chance to win."""
    view = now.view
    found: dict[int, Stamp] = {}
    if _may(view, "build"):
        found |= {
            one.stack: signs.payable() if one.is_payable else signs.verdict(now.words.number(-sum(one.missing)))
            for one in view.offers
        }
    if _may(view, "fight"):
        found |= {
            one.stack: signs.verdict(now.say("percent", n=percent(one.with_tnt)), now.way.rtl) for one in view.chances
        }
    return found


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(chance * 100)


@dataclass(frozen=True, slots=True)
class Figure:
    """A player's figure, its middle at x, y."""

    seat: Seat
    x: float
    y: float
    radius: int


def figures(where: Ground, view: MinecraftView, reach: Iterable[int], verdicts: Iterable[int]) -> Iterator[Figure]:
    """Every player's figure where it hides neither codes nor verdicts nor what is on the tiles.

    reach: the crossings with codes. verdicts: the stacks with verdicts.
    """
    at, within = view.players[view.seat].at, set(reach)
    below = {_outer_foot(stack, at) for stack in verdicts}
    sharing: dict[int, list[Seat]] = {}
    for seat, player in enumerate(view.players):
        if not player.left:
            sharing.setdefault(player.at, []).append(seat)
    for crossing, seats in sharing.items():
        x, y = where.crossing(crossing)
        code = _code(where, CROSSINGS[crossing])
        if len(seats) > 1 or (crossing in within and crossing in below):
            room = code.width if crossing in within else 0
            yield from _in_a_row(where, seats, (x, y), room, to_left=_is_left(crossing, at))
        elif crossing in within:
            radius = _radius(where, ABOVE)
            # A broad foot goes behind the code, since beside it the hearts and gifts of the tiles begin.
            foot = SHAPES[seats[0]][-1] * radius
            yield Figure(seats[0], x, y - code.image.height / 2 - radius + foot, radius)
        else:
            yield _lifted(Figure(seats[0], x, y, _radius(where, ALONE)))


def _in_a_row(where: Ground, seats: Sequence[Seat], at: Point, code: int, *, to_left: bool) -> Iterator[Figure]:
    """Figures along the path: about the crossing, or on both sides of its code (so many px wide)."""
    radius, way = _radius(where, ASIDE), -1 if to_left else 1
    pitch = 2 * radius + 6
    for n, seat in enumerate(seats):
        step = pitch * (n - (len(seats) - 1) / 2)
        if code:
            step = (code / 2 + radius + 2 + pitch * (n // 2)) * (-way if n % 2 else way)
        yield _lifted(Figure(seat, at[0] + step, at[1], radius))


def _lifted(figure: Figure) -> Figure:
    """A broad foot would lie on the tiles below."""
    return replace(figure, y=figure.y - SHAPES[figure.seat][-1] * figure.radius)


def _is_left(crossing: int, at: int) -> bool:
    """Whether a crossing is left of `at`; that one itself, whether it is on the left half of the ground."""
    column, own = crossing % (SIZE + 1), at % (SIZE + 1)
    return column < own or column == own < SIZE / 2


def _outer_foot(stack: int, at: int) -> int:
    """The crossing below the verdict on a stack beside the crossing `at`."""
    row, column = divmod(stack, SIZE)
    return (row + 1) * (SIZE + 1) + column + (column == at % (SIZE + 1))


def _radius(where: Ground, full: int) -> int:
    return round(full * max(where.scale, 0.85))
