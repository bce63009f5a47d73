"""What lies and stands on the tiles, each thing where there is room for it: as near to the building as can be, on its
own tile, on no roof and on nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from render.canvas import Box, Point, Stamp
from render.hamlet.land import Lying

GAP: Final = 1.5
LOOSE: Final = 0.3
"""How much of half its height a thing keeps from the edge of its tile, at least."""
REST: Final = 40
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


@dataclass(slots=True)
class Taken:
    """What is taken already."""

    boxes: list[Box] = field(default_factory=list)

    def over(self, box: Box, near: Sequence[Box]) -> float:
        """How much of a box is taken, in px."""
        left, top, right, bottom = box
        return sum(
            (min(right, b[2]) - max(left, b[0])) * (min(bottom, b[3]) - max(top, b[1]))
            for b in near
            if left < b[2] and b[0] < right and top < b[3] and b[1] < bottom
        )

    def near(self, box: Box) -> list[Box]:
        """What is taken within a box."""
        left, top, right, bottom = box
        return [b for b in self.boxes if left < b[2] and b[0] < right and top < b[3] and b[1] < bottom]


def lay(picture: Image.Image, one: Lying, chips: Iterable[Chip], taken: Taken) -> None:
    """Lay the things of a tile, one after the other, in the order of what matters."""
    unit, px = one.ground.unit, one.ground.px
    spots = [(px(spot), room * unit) for spot, room in one.plan.spots]
    xs, ys = [x for (x, _), _ in spots], [y for (_, y), _ in spots]
    near = taken.near((min(xs) - 90, min(ys) - 40, max(xs) + 90, max(ys) + 40))
    for thing in chips:
        middle = _place(thing, spots, near, taken)
        near.append(thing.box(middle))
        taken.boxes.append(near[-1])
        thing.stamp.on(picture, middle[0] - thing.wide / 2, middle[1])


def _place(thing: Chip, spots: Sequence[tuple[Point, float]], near: Sequence[Box], taken: Taken) -> Point:
    fitting = [spot for spot, room in spots if room > thing.high * LOOSE] or [spot for spot, _ in spots]
    for spot in fitting:
        if not taken.over(thing.box(spot), near):
            return spot
    step = max(1, len(fitting) // REST)
    return min(fitting[::step], key=lambda spot: taken.over(thing.box(spot), near))
