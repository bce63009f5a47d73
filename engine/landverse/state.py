"""All that is true of a Landverse table, the decisions that change it, and what happens on them."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.game import Event, Options
from engine.landverse.data import CELLS, COLUMNS, Kind
from engine.landverse.view import Points


class LandverseOptions(Options):
    """House rules.

    pace: the next pairs are drawn when all have finished (`round`), or each player's own at once (`free`).
    first_scoring: the number of a player's tiles after which stage 1 is scored, discards included.
    equal: how many territories of one kind that tie for largest score: two, each of them, or one.
    """

    pace: Literal["round", "free"] = "round"
    first_scoring: Literal[12, 18] = 12
    equal: Literal["both", "all", "one"] = "both"


@dataclass(frozen=True, slots=True)
class Lane:
    """Where a tile of the pair is to go, as far as its column (0-5): `land b`."""

    tile: Kind
    column: int

    def __str__(self) -> str:
        return f"{self.tile} {COLUMNS[self.column]}"


@dataclass(frozen=True, slots=True)
class Cell:
    """The cell (0-35) of the column chosen: `b4`."""

    cell: int

    def __str__(self) -> str:
        return CELLS[self.cell]


LandverseMove: TypeAlias = Lane | Cell


@dataclass(frozen=True, slots=True)
class Board:
    """One player's map and tiles. Tiles are their numbers in data.TILES.

    cells: row by row from a1. hand: the pairs (land, sea) not drawn yet, the next one first.
    land, sea: the tiles of the drawn pair that are still to be placed. lane: what was chosen for one of them.
    laid: cells laid since the pair was drawn. before: those of the move before. moves: own moves finished.
    """

    cells: tuple[int | None, ...]
    hand: tuple[tuple[int, int], ...]
    land: int | None = None
    sea: int | None = None
    lane: Lane | None = None
    laid: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    moves: int = 0
    stage1: Points | None = None
    stage2: Points | None = None
    left: bool = False

    @property
    def pair(self) -> tuple[tuple[Kind, int], ...]:
        """The tiles still to be placed, with their kinds."""
        land: tuple[tuple[Kind, int], ...] = () if self.land is None else (("land", self.land),)
        return land if self.sea is None else (*land, ("sea", self.sea))


@dataclass(frozen=True, slots=True)
class LandverseState:
    """The house rules played and every board by seat."""

    options: LandverseOptions
    boards: tuple[Board, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """A pair is drawn for the player's own move `move` (1-18); what was placed before is settled."""

    kind: Literal["drawn"] = "drawn"
    move: int
    land: int
    sea: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Event):
    """A tile came to lie on a cell.

    tile: of which kind it is drawn. number: in data.TILES. how: the player chose the `cell`, or only its `column`,
    where no other cell fitted, or the engine placed it on the `only` place of the map.
    """

    kind: Literal["placed"] = "placed"
    tile: Kind
    number: int
    cell: str
    how: Literal["cell", "column", "only"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """A tile fitted nowhere."""

    kind: Literal["discarded"] = "discarded"
    tile: Kind
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A stage of one player was scored: `points` is land and sea together."""

    kind: Literal["scored"] = "scored"
    stage: Literal[1, 2]
    points: int
    land: int
    sea: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A player went for good."""

    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(Event):
    """The game has ended."""

    kind: Literal["over"] = "over"


LandverseEvent: TypeAlias = Annotated[Drawn | Placed | Discarded | Scored | Left | Over, Field(discriminator="kind")]
