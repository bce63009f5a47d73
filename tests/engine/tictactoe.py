"""Tic-tac-toe, the smallest game in the contract of engine/game.py (docs/adding-a-game.md walks through it)."""

from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from engine.chance import Dice
from engine.game import Ask, Event, Game, Line, NotYours, Options, Reason, Result, Seat, View

CODES: Final = tuple(f"{column}{row}" for row in "123" for column in "abc")
ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

Cells: TypeAlias = tuple[Seat | None, ...]
"""Whose mark stands on each of the nine cells, row by row from a1."""


class TicTacToeOptions(Options):
    """first: who begins, seat A or whoever the lot falls on."""

    first: Literal["a", "lot"] = "a"


@dataclass(frozen=True, slots=True)
class Mark:
    """The one kind of decision: a mark on an empty cell."""

    cell: int

    def __str__(self) -> str:
        return CODES[self.cell]


MARKS: Final = tuple(map(Mark, range(9)))


@dataclass(frozen=True, slots=True)
class TicTacToeState:
    """All that is true. first: who began. row: the row of three that won. gone: who has left."""

    cells: Cells
    first: Seat
    row: tuple[int, ...] = ()
    gone: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Began(Event):
    """It is known who begins."""

    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(Event):
    """A mark was set; `row` is the row of three it completes."""

    kind: Literal["marked"] = "marked"
    cell: str
    row: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A player went for good."""

    kind: Literal["left"] = "left"


TicTacToeEvent: TypeAlias = Annotated[Began | Marked | Left, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class TicTacToeView(View):
    """Everybody sees everything. row: the row of three that won, empty while there is none."""

    cells: Cells
    row: tuple[int, ...]
    first: Seat
    gone: tuple[Seat, ...]


class TicTacToe(Game[TicTacToeState, Mark, TicTacToeEvent, TicTacToeView]):
    """Two players set a mark each in turn; three in a row win."""

    slug = "tictactoe"
    rules = 1
    seats = (2,)
    Options = TicTacToeOptions
    State: ClassVar[Any] = TicTacToeState
    Event: ClassVar[Any] = TicTacToeEvent

    def deal(
        self, options: TicTacToeOptions, seat_options: tuple[Any, ...], dice: Dice
    ) -> tuple[TicTacToeState, tuple[TicTacToeEvent, ...]]:
        """An empty board."""
        first = 0 if options.first == "a" else dice.below(2)[0]
        return TicTacToeState((None,) * 9, first), (Began(seat=first),)

    def to_move(self, state: TicTacToeState) -> tuple[Seat, ...]:
        """The seat on turn."""
        return () if _over(state) else ((state.first + _turns(state)) % 2,)

    def ask(self, state: TicTacToeState, seat: Seat) -> Ask[Mark]:
        """Which cell."""
        return Ask("mark", tuple(mark for mark in MARKS if state.cells[mark.cell] is None))

    def play(self, state: TicTacToeState, seat: Seat, move: Mark) -> tuple[TicTacToeState, tuple[TicTacToeEvent, ...]]:
        """Set a mark."""
        cells = (*state.cells[: move.cell], seat, *state.cells[move.cell + 1 :])
        row = _row(cells)
        return TicTacToeState(cells, state.first, row), (Marked(seat=seat, cell=str(move), row=row),)

    def turn(self, state: TicTacToeState) -> int:
        """Every mark closes a turn, and so does leaving."""
        return _turns(state) + len(state.gone)

    def view(self, state: TicTacToeState, viewer: Seat | None) -> TicTacToeView:
        """All of it."""
        waiting = self.to_move(state)
        return TicTacToeView(
            viewer=viewer,
            ask=self.ask(state, viewer) if viewer is not None and viewer in waiting else None,
            waiting=waiting,
            over=self.result(state),
            cells=state.cells,
            row=state.row,
            first=state.first,
            gone=state.gone,
        )

    def leave(self, state: TicTacToeState, seat: Seat) -> tuple[TicTacToeState, tuple[TicTacToeEvent, ...]]:
        """The other one wins."""
        if _over(state):
            raise NotYours
        return replace(state, gone=(seat,)), (Left(seat=seat),)

    def result(self, state: TicTacToeState) -> Result | None:
        """A point for the row of three."""
        if not _over(state):
            return None
        winner = state.cells[state.row[0]] if state.row else None
        totals = tuple(int(seat == winner) for seat in (0, 1))
        lines = tuple(Line(seat, "tictactoe-row-points", points) for seat, points in enumerate(totals))
        if state.gone:
            return Result(totals, tuple(1 + (seat in state.gone) for seat in (0, 1)), lines)
        return Result(totals, tuple(1 + (points < max(totals)) for points in totals), lines)

    def guess(self, view: TicTacToeView, dice: Dice) -> TicTacToeState:
        """Nothing is hidden, so nothing has to be guessed."""
        return TicTacToeState(view.cells, view.first, view.row, view.gone)

    def estimate(self, view: TicTacToeView, seat: Seat) -> float:
        """Won or lost; before that, the rows that only this seat can still fill."""
        if view.row:
            return 100 if view.cells[view.row[0]] == seat else -100
        return sum(1 - seat not in (view.cells[cell] for cell in row) for row in ROWS)

    def why(self, state: TicTacToeState, seat: Seat, notation: str) -> Reason | None:
        """A cell with a mark on it stays as it is."""
        return Reason("tictactoe-why-taken", (("cell", notation),)) if notation in CODES else None


def _row(cells: Cells) -> tuple[int, ...]:
    """The row of three that is complete, or nothing."""
    full = (row for row in ROWS if cells[row[0]] == cells[row[1]] == cells[row[2]] is not None)
    return next(full, ())


def _turns(state: TicTacToeState) -> int:
    return 9 - state.cells.count(None)


def _over(state: TicTacToeState) -> bool:
    return bool(state.row or state.gone) or None not in state.cells
