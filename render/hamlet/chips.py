"""What lies and stands on the tiles, each thing where there is room for it: as near to the building as can be, on its
own tile, on no roof and on nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from render.canvas import Box, Point, Stamp
from render.hamlet.land import Lying

GAP: Final = 1.5
LOOSE: Final = 0.3
"""How much of half its height a thing keeps from the edge of its tile, at least."""
REST: Final = 80
"""How many places are compared where none is free."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A thing on a tile. high, wide: the room it needs, in px; its stamp's spot is the left edge at half its height."""

    stamp: Stamp
    wide: float
    high: float

    def box(self, middle: Point) -> Box:
        """The room it takes."""
        x, y = middle
        half, up = self.wide / 2 + GAP, self.high / 2 + GAP
        return x - half, y - up, x + half, y + up


def chip(stamp: Stamp, high: float) -> Chip:
    """A thing as high as this and as wide as its stamp."""
    return Chip(stamp, stamp.width, high)


Taken: TypeAlias = list[tuple[Box, float]]
"""What is taken already, and how bad it is to cover it."""


def lay(one: Lying, chips: Iterable[Chip], taken: Taken, worth: float = 1) -> list[tuple[Stamp, Point]]:
    """Find places for the things of a tile, in the order of what matters: each stamp, and where its spot lies.

    worth: how bad it is to cover them.
    """
    unit, px = one.ground.unit, one.ground.px
    spots = [(px(spot), room * unit) for spot, room in one.plan.spots]
    xs, ys = [x for (x, _), _ in spots], [y for (_, y), _ in spots]
    around = (min(xs) - 90, min(ys) - 40, max(xs) + 90, max(ys) + 40)
    near = [found for found in taken if _covered(around, found[0])]
    placed = []
    for thing in chips:
        middle = _place(thing, spots, near)
        near.append((thing.box(middle), worth))
        taken.append(near[-1])
        placed.append((thing.stamp, (middle[0] - thing.wide / 2, middle[1])))
    return placed


def _place(thing: Chip, spots: Sequence[tuple[Point, float]], near: Taken) -> Point:
    """The nearest free place, or the one that covers least."""
    fitting = [spot for spot, room in spots if room > thing.high * LOOSE] or [spot for spot, _ in spots]
    wide, high = thing.wide / 2 + GAP, thing.high / 2 + GAP
    boxes = [box for box, _ in near]
    for x, y in fitting:
        left, top, right, bottom = x - wide, y - high, x + wide, y + high
        for box in boxes:
            if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom:
                break
        else:
            return x, y
    step = max(1, len(fitting) // REST)
    return min(fitting[::step], key=lambda spot: _harm(thing.box(spot), near))


def _harm(box: Box, near: Taken) -> float:
    return sum(_covered(box, other) * worth for other, worth in near)


def _covered(box: Box, other: Box) -> float:
    """How much of a box another one covers, in square px."""
    left, top, right, bottom = box
    if right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top:
        return 0.0
    return (min(right, other[2]) - max(left, other[0])) * (min(bottom, other[3]) - max(top, other[1]))
