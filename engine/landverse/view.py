"""What a viewer of Landverse may know: everything but the order and mix of the tiles not drawn yet."""

from dataclasses import dataclass
from typing import Literal

from engine.game import SEAT_LETTERS, View
from engine.landverse.data import COLUMNS, SIZE, TILES, Kind


@dataclass(frozen=True, slots=True)
class Territory:
    """A largest territory: its kind, its size in halves, and its quadrants on the 12x12 grid (row * 12 + column)."""

    kind: Kind
    halves: int
    quadrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """What the largest land and the largest sea score."""

    land: int
    sea: int

    @property
    def total(self) -> int:
        """Land and sea together."""
        return self.land + self.sea

    def __str__(self) -> str:
        return f"{self.land} + {self.sea} = {self.total}"


@dataclass(frozen=True, slots=True)
class BoardView:
    """One player's map, open to everybody.

    cells: the tile numbers on the 36 cells, row by row from a1, None where empty.
    land, sea: the tiles of the drawn pair that are still to be placed. legal_land, legal_sea: the cells they fit.
    pairs_left: pairs not drawn yet. discards: tile numbers, oldest first. moves: own moves finished.
    territories: the largest ones that score now. now, stage1, stage2: points; a stage not reached yet is None.
    dead: empty cells where no type of tile fits any more. latest: the cells laid since the pair was drawn, or, while
    both its tiles are still to be placed, in the move before. left: the player has gone for good.
    """

    cells: tuple[int | None, ...]
    land: int | None
    sea: int | None
    legal_land: tuple[int, ...]
    legal_sea: tuple[int, ...]
    pairs_left: int
    discards: tuple[int, ...]
    moves: int
    territories: tuple[Territory, ...]
    now: Points
    stage1: Points | None
    stage2: Points | None
    dead: tuple[int, ...]
    latest: tuple[int, ...]
    left: bool

    @property
    def total(self) -> int:
        """The points of the stages scored so far."""
        return sum(stage.total for stage in (self.stage1, self.stage2) if stage)

    def lines(self) -> tuple[str, ...]:
        """The map and its numbers in plain characters, as positions are written (rules.md, The tile set).

        `*` marks the latest cells, `x` the dead ones.
        """
        marks = [self._mark(cell) for cell in range(len(self.cells))]
        return (
            f"  {' '.join(COLUMNS)} ",
            *(f"{row + 1} {''.join(marks[row * SIZE : (row + 1) * SIZE])}" for row in range(SIZE)),
            f"pair {self._pair()}, {self.pairs_left} left",
            f"discards {' '.join(TILES[tile].type for tile in self.discards) or '-'}",
            f"now {self.now}",
            f"stage 1 {self.stage1 or '-'}",
            f"stage 2 {self.stage2 or '-'}",
        )

    def _pair(self) -> str:
        named = (("land", self.land), ("sea", self.sea))
        return " ".join(f"{kind} {TILES[tile].type}" for kind, tile in named if tile is not None) or "-"

    def _mark(self, cell: int) -> str:
        tile = self.cells[cell]
        if tile is None:
            return "x " if cell in self.dead else ". "
        return TILES[tile].type + ("*" if cell in self.latest else " ")


@dataclass(frozen=True, slots=True, kw_only=True)
class LandverseView(View):
    """The table: every board by seat, and the move of the round (1-18).

    lane: the viewer's own choice so far: the tile's kind and the column 0-5; None while that is still to be chosen.
    """

    boards: tuple[BoardView, ...]
    move: int
    moves: int
    pace: Literal["round", "free"]
    first_scoring: Literal[12, 18]
    equal: Literal["both", "all", "one"]
    lane: tuple[Kind, int] | None

    def __str__(self) -> str:
        """The boards side by side in plain characters."""
        blocks = [(letter, *board.lines()) for letter, board in zip(SEAT_LETTERS, self.boards, strict=False)]
        width = max(len(line) for block in blocks for line in block)
        rows = ("   ".join(line.ljust(width) for line in row).rstrip() for row in zip(*blocks, strict=True))
        return "\n".join((f"move {self.move} of {self.moves}", *rows))
