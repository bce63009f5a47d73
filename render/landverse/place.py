"""Where a map of Landverse lies, the measures that go with its size, and the signs of land and sea."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.landverse.data import SIZE, Kind
from render.canvas import Icon, Pen, Stamp, smooth, stamp
from render.landverse.palette import LAND_LINE, SEA_LINE
from render.palette import INK, LIGHT, Colour
from render.text import Type

GRID: Final = 2 * SIZE
"""Quadrants in a row of the map."""
LINES: Final[dict[Kind, Colour]] = {"land": LAND_LINE, "sea": SEA_LINE}
"""Outline and badge of a kind's largest territory."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a map lies on a picture: the corner of its first cell, and the px of a cell."""

    x: int
    y: int
    tile: int

    @property
    def edge(self) -> int:
        """The width of the frame."""
        return 10 if self.tile > 70 else 8

    @property
    def coordinate(self) -> Type:
        """How its coordinates are set."""
        return Type("Bold", 38 if self.tile > 100 else 32 if self.tile > 70 else 29)

    @property
    def count(self) -> Type:
        """How the counts on its badges are set."""
        return Type("ExtraBold", 38 if self.tile > 100 else 34 if self.tile > 70 else 30, LIGHT)

    @property
    def outline(self) -> float:
        """The width of a territory's outline."""
        return 8 if self.tile > 100 else 6.5 if self.tile > 70 else 5

    def cell(self, number: int) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return self.x + number % SIZE * self.tile, self.y + number // SIZE * self.tile

    def middle(self, number: int) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.cell(number)
        return x + self.tile / 2, y + self.tile / 2


def land_icon(pen: Pen, colour: Colour) -> None:
    """Two peaks."""
    pen.polygon([(-0.5, 0.38), (-0.12, -0.42), (0.08, -0.02), (0.2, -0.2), (0.5, 0.38)], colour)


def sea_icon(pen: Pen, colour: Colour) -> None:
    """Two waves."""
    for y in (-0.2, 0.2):
        crest = [(-0.48 + 0.24 * n, y + (0.09 if n % 2 == 0 else -0.09)) for n in range(5)]
        pen.line(smooth(crest), colour, pen.scale / pen.weight * 0.14)


ICONS: Final[dict[Kind, Icon]] = {"land": land_icon, "sea": sea_icon}


@lru_cache(maxsize=16)
def deck(kind: Kind, ground: Colour, size: int = 42) -> Stamp:
    """A face-down deck of one kind, for a row."""
    half = size / 2

    def paint(pen: Pen) -> None:
        pen.rounded((6, -half, size + 6, half - 6), 8, ground, INK, 2.4)
        pen.rounded((0, -half + 6, size, half), 8, ground, INK, 2.4)
        ICONS[kind](pen.at(half, 3, size * 0.72), INK)

    return stamp((0, -half, size + 6, half), paint)
