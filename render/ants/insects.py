"""Ants as they walk: seen from above, of either colour."""

from functools import lru_cache
from typing import Final

from engine.ants.data import Colour as Side
from render.ants.palette import BLACK_ANT, BLACK_SHINE, RED_ANT, RED_SHINE
from render.canvas import Pen, Point, Stamp, arc, stamp, turned
from render.palette import Colour

SHELLS: Final[dict[Side, tuple[Colour, Colour]]] = {"red": (RED_ANT, RED_SHINE), "black": (BLACK_ANT, BLACK_SHINE)}
"""A colony's ants: their colour, and the shine on their backs."""
BODY: Final = ((-0.31, 0.19, 0.125), (-0.05, 0.1, 0.07), (0.1, 0.075, 0.06), (0.28, 0.115, 0.1))
"""From behind: middle, half the length, half the width of each part of the body."""
LEGS: Final = ((-0.06, -0.2, -0.36), (0.02, 0.06, 0.02), (0.1, 0.24, 0.38))
"""Where a leg leaves the body, its knee and its foot, along the body."""


@lru_cache(maxsize=128)
def ant(side: Side, length: int, turn: int = 0, step: int = 0) -> Stamp:
    """An ant of a colony that walks `turn` degrees clockwise from the right; step: which feet are put forward."""
    room = length * 0.62
    return stamp((-room, -room, room, room), lambda pen: insect(pen.at(0, 0, length), *SHELLS[side], turn, step))


def insect(pen: Pen, shell: Colour, shine: Colour | None, turn: float = 0, step: int = 0) -> None:
    """An ant about one unit long round 0, 0."""
    thin = max(1.1, pen.scale / pen.weight * 0.032)

    def line(points: list[Point], width: float) -> None:
        pen.line([turned(point, turn) for point in points], shell, width)

    for side in (-1, 1):
        for n, (hip, knee, foot) in enumerate(LEGS):
            stride = 0.045 if (n + step + (side > 0)) % 2 else -0.045
            line([(hip, 0), (knee + stride / 2, 0.17 * side), (foot + stride, 0.31 * side)], thin)
        line([(0.34, 0.05 * side), (0.47, 0.13 * side), (0.56, 0.1 * side)], thin * 0.8)
        line([(0.36, 0.03 * side), (0.43, 0.045 * side), (0.42, 0.005 * side)], thin * 0.9)
    for x, long, wide in BODY:
        pen.polygon([turned((x + long * a, wide * b), turn) for a, b in arc((0, 0), 1, 0, 360, 20)], shell)
    if shine:
        glint = [(-0.34 + 0.07 * a, -0.045 + 0.04 * b) for a, b in arc((0, 0), 1, 0, 360, 10)]
        pen.polygon([turned(point, turn) for point in glint], shine)
