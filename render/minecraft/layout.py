"""Where things lie on the table's picture, in px of a picture 1280 wide.

With three or four players the ground, the store and the cards give room to the boards.
"""

from dataclasses import dataclass, replace
from typing import Final

from engine.minecraft.places import EDGES, SIZE
from render.canvas import Box, Point
from render.sheet import WIDTH

TOP: Final = 112
HIGH: Final = 1280


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground: its upper left corner, and how large things on it are.

    scale: 1 is a tile of 110 px.
    """

    left: float
    top: float
    scale: float

    @property
    def side(self) -> int:
        """Width and height of the panel."""
        return round(744 * self.scale)

    @property
    def tile(self) -> int:
        """Side of a tile."""
        return round(110 * self.scale)

    def crossing(self, number: int) -> Point:
        """Where a crossing lies."""
        row, column = divmod(number, SIZE + 1)
        return self._at(114 + PITCH * column, 117 + PITCH * row)

    def stack(self, number: int) -> Point:
        """The middle of a stack."""
        row, column = divmod(number, SIZE)
        return self._at(114 + PITCH * (column + 0.5), 117 + PITCH * (row + 0.5))

    def edge(self, number: int) -> Point:
        """The middle of a weapon place."""
        column, row = "ghijkl".index(EDGES[number][0]), int(EDGES[number][1]) - 1
        return self._at(_line(column, 114), _line(row, 117))

    def letter(self, column: int) -> Point:
        """Where a column's letter stands."""
        return self._at(_line(column, 114), 18)

    def figure(self, row: int) -> Point:
        """Where a row's number stands."""
        return self._at(18, _line(row, 117))

    def _at(self, x: float, y: float) -> Point:
        return self.left + x * self.scale, self.top + y * self.scale


PITCH: Final = 134
"""From one crossing to the next, at full size."""
EDGE_OUT: Final = 48
"""How far outside the outer paths the weapon places lie."""


def _line(number: int, first: float) -> float:
    """The middle of one of the six lines of places."""
    if number in (0, SIZE + 1):
        return first - EDGE_OUT if number == 0 else first + SIZE * PITCH + EDGE_OUT
    return first + (number - 0.5) * PITCH


@dataclass(frozen=True, slots=True)
class Layout:
    """One arrangement: the ground, the boxes of the store, the score cards and the players, a board's space."""

    ground: Ground
    store: Box
    cards: Box
    players: tuple[Box, ...]
    space: int


FEW: Final = Layout(
    ground=Ground(24, TOP, 1),
    store=(788, TOP, 1256, 632),
    cards=(788, 648, 1256, 856),
    players=((24, 872, 628, 1182), (652, 872, 1256, 1182)),
    space=88,
)
FOUR: Final = Layout(
    ground=Ground(24, TOP, 0.8),
    store=(638, TOP, 1256, 512),
    cards=(638, 526, 1256, 707),
    players=tuple((x, y, x + 604, y + 222) for y in (726, 962) for x in (24, 652)),
    space=62,
)
THREE: Final = replace(FOUR, players=tuple((x, 726, x + 400, 1184) for x in (24, 440, 856)), space=68)
"""Upright panels side by side: no quarter stays empty, and the mobs have room beside the boards."""
LAYOUTS: Final = {2: FEW, 3: THREE, 4: FOUR}


def layout(players: int) -> Layout:
    """The arrangement for so many players."""
    return LAYOUTS[players]


def panel(where: Layout, seat: int, *, rtl: bool) -> Box:
    """A seat's panel: the first player's stands where reading begins."""
    left, top, right, bottom = where.players[seat]
    return (WIDTH - right, top, WIDTH - left, bottom) if rtl else (left, top, right, bottom)
