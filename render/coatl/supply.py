"""The supply: a disc with ten spaces, and what is left in the bags in its middle."""

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PIL import Image

from engine.coatl.data import BOARD, KINDS, SPACES, Piece
from engine.coatl.view import CoatlView
from render.canvas import Pen, Point, Stamp, arc, shadowed, stamp, together
from render.coatl.palette import (
    GOLD_DARK,
    JADE,
    JADE_PALE,
    RAY,
    SAND,
    SAND_EDGE,
    SAND_LIGHT,
    TERRACOTTA,
    TERRACOTTA_LINE,
)
from render.coatl.pieces import NO_COLOUR, PITCH, alone, piece
from render.coatl.signs import CODE, OPEN, SHUT, tag
from render.scene import Scene
from render.text import Type

FIRST: Final = 216
"""Where the first space lies, in degrees clockwise from the right; the others follow clockwise."""
APART: Final = 360 // len(SPACES)
RIM: Final = 0.81
"""The radius of what lies within the rim, as a share of the disc's."""
ORBIT: Final = 0.61
SPACE: Final = 0.198
HUB: Final = 0.375
RAYS: Final = 40
LETTERED: Final = 0.185
"""The height of a piece as a share of the disc's radius."""


def draw_supply(now: Scene[CoatlView], centre: Point, radius: int) -> None:
    """The disc with its pieces, codes, and the bags' numbers."""
    view = now.view
    disc(radius).on(now.picture, *centre)
    high = round(radius * LETTERED / 2) * 2
    for n, (space, pieces) in enumerate(zip(SPACES, view.supply, strict=True)):
        x, y = around(centre, radius * ORBIT, n)
        draw_space(now.picture, pieces, high, x, y)
        code = tag(space.code, OPEN if takeable(view, pieces) else SHUT, CODE.size if radius > 200 else 23)
        x, y = around(centre, radius * 0.915, n)
        code.on(now.picture, x - code.width / 2, y)
    _bags(now, centre, radius)


def around(centre: Point, radius: float, place: int) -> Point:
    """The point at a space's angle."""
    angle = radians(FIRST + APART * place)
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def takeable(view: CoatlView, pieces: tuple[Piece, ...]) -> bool:
    """Whether the seat on turn may take what lies on a space: before its action, with room for all of it."""
    if not view.turn or view.chain:
        return False
    return 0 < len(pieces) <= BOARD - len(view.sides[view.turn.seat].board)


def draw_space(picture: Image.Image, pieces: tuple[Piece, ...], high: int, x: float, y: float) -> None:
    """The pieces of a space round its middle, the first one in front."""
    left = x - high * PITCH * (len(pieces) - 1) / 2 + (high * alone(pieces[0]) if pieces else 0)
    for n in range(len(pieces) - 1, -1, -1):
        piece(pieces[n], high).on(picture, left + n * high * PITCH, y + 2)


def _bags(now: Scene[CoatlView], centre: Point, radius: int) -> None:
    """Heads, body segments and tails left in the bags."""
    x, y = centre
    high, pitch = round(radius * 0.15), radius * 0.23
    how = Type("ExtraBold", round(radius * 0.145))
    for n, kind in enumerate(KINDS):
        count = now.number(now.view.in_bag(kind), how)
        at = y + pitch * (n - 1) + 2
        piece(kind + NO_COLOUR, high).on(now.picture, x - radius * 0.15, at)
        count.on(now.picture, x + radius * 0.04, at)


@lru_cache(maxsize=4)
def disc(radius: int) -> Stamp:
    """The empty disc; its spot is its middle."""

    def paint(pen: Pen) -> None:
        pen.circle((0, 0), radius, TERRACOTTA, TERRACOTTA_LINE, 3)
        _rays(pen, radius)
        inner = radius * RIM
        pen.circle((0, 0), inner, SAND, TERRACOTTA_LINE, 3)
        start, end = FIRST - APART / 2, FIRST + APART * 3.5
        sector = [*arc((0, 0), inner - 3, start, end, 40), *arc((0, 0), radius * HUB, end, start, 40)]
        pen.polygon(sector, JADE_PALE)
        for angle in (start, end):
            edge = [arc((0, 0), reach, angle, angle, 1)[0] for reach in (radius * HUB, inner - 2)]
            pen.line(edge, TERRACOTTA_LINE, 2.5, caps=False)
        for n in range(len(SPACES)):
            spot = around((0, 0), radius * ORBIT, n)
            pen.circle((spot[0], spot[1] + 3), radius * SPACE, SAND_EDGE)
            pen.circle(spot, radius * SPACE, SAND_LIGHT, TERRACOTTA_LINE, 2.2)
            pen.dashed(arc(spot, radius * SPACE * 0.78, 0, 360, 40), SAND_EDGE, 2, 8, 6)
        pen.circle((0, 0), radius * HUB, SAND_LIGHT, TERRACOTTA_LINE, 3)
        for n in range(24):
            pen.circle(arc((0, 0), radius * (HUB - 0.045), 15 * n, 15 * n, 1)[0], radius * 0.012, GOLD_DARK)

    box = (-radius, -radius, radius, radius)
    return together(shadowed(box, radius, 4, 6, 0.3), (stamp(box, paint), 0, 0))


def _rays(pen: Pen, radius: int) -> None:
    near, far = radius * (RIM + 0.005), radius * 0.965
    for n in range(RAYS):
        angle = 360 * n / RAYS - 90
        base = [arc((0, 0), near, angle + turn, angle + turn, 1)[0] for turn in (-3.6, 3.6)]
        tip = arc((0, 0), far if n % 4 == 0 else radius * 0.925, angle, angle, 1)[0]
        pen.polygon([base[0], tip, base[1]], JADE if n % 4 == 0 else RAY)
