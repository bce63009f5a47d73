"""One match: its setup, its state and the steps that led there. Everything here is a value; nothing is changed in place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Generic

from pydantic import BaseModel, ConfigDict, TypeAdapter

from engine.chance import Dice, seal
from engine.game import (
    EventT,
    Game,
    MoveT,
    NotLegal,
    NotYours,
    Reason,
    Refusal,
    Result,
    Seat,
    StateT,
    ViewT,
)

LEAVE = "leave"
"""The reserved notation of a player who goes for good."""


class Setup(BaseModel):
    """All that decides a match before its first move. `rules`: the version the match is played by."""

    model_config = ConfigDict(frozen=True)

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat_options: tuple[dict[str, Any], ...]
    seed: str


class RecordedResult(BaseModel):
    """A result as records keep it: `lines` are (seat, label, points)."""

    totals: tuple[int, ...]
    ranks: tuple[int | None, ...]
    lines: tuple[tuple[int, str, int], ...]


class Record(Setup):
    """A whole match as a file (design.md, Fair play). `commit` is the SHA-256 of the seed, posted at the beginning."""

    commit: str
    moves: tuple[tuple[Seat, str], ...]
    result: RecordedResult | None


class CantUndo(Refusal):
    """The seat has nothing to take back, or something since has sealed it (`reason.word` says which)."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.reason = Reason(word)


@dataclass(frozen=True, slots=True)
class Step(Generic[EventT]):
    """One line of a match's log: who did what, and all that happened on it. The deal has no seat and no move."""

    seat: Seat | None
    move: str
    events: tuple[EventT, ...]


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """The JSON reader and writer of a type, made once."""
    return TypeAdapter(kind)


@dataclass(frozen=True, slots=True)
class Match(Generic[StateT, MoveT, EventT, ViewT]):
    """A running or finished match.

    steps: the log, the deal first; a match taken up with `resume` may lack it, and then holds only what came after.
    """

    game: Game[StateT, MoveT, EventT, ViewT]
    setup: Setup
    state: StateT
    steps: tuple[Step[EventT], ...]

    @classmethod
    def begin(
        cls,
        game: Game[StateT, MoveT, EventT, ViewT],
        seats: int,
        seed: str,
        options: dict[str, Any] | None = None,
        seat_options: Sequence[dict[str, Any]] | None = None,
    ) -> "Match[StateT, MoveT, EventT, ViewT]":
        """Deal a new match. `seed` is hex; missing options take their defaults; a wrong one is a ValidationError."""
        chosen = game.Options.model_validate(options or {})
        own = tuple(game.SeatOptions.model_validate(one) for one in seat_options or [{}] * seats)
        state, events = game.deal(chosen, own, Dice(seed))
        setup = Setup(
            game=game.slug,
            rules=game.rules,
            seats=seats,
            options=chosen.model_dump(mode="json"),
            seat_options=tuple(one.model_dump(mode="json") for one in own),
            seed=seed,
        )
        return cls(game, setup, state, (Step(None, "", events),))

    @classmethod
    def resume(
        cls,
        game: Game[StateT, MoveT, EventT, ViewT],
        setup: Setup,
        state: str | bytes,
        steps: Iterable[Step[EventT]] = (),
    ) -> "Match[StateT, MoveT, EventT, ViewT]":
        """Take up a match from its state's JSON; with its whole log if undo is wanted."""
        return cls(game, setup, adapter(game.State).validate_json(state), tuple(steps))

    def dump(self) -> bytes:
        """The state as JSON, from which `resume` goes on."""
        return adapter(self.game.State).dump_json(self.state)

    def find(self, seat: Seat, notation: str) -> MoveT:
        """The legal move of a seat with exactly this notation. Raises NotYours or NotLegal."""
        if seat not in self.game.to_move(self.state):
            raise NotYours(notation)
        for move in self.game.ask(self.state, seat).moves:
            if str(move) == notation:
                return move
        raise NotLegal(notation, self.game.why(self.state, seat, notation))

    def play(self, seat: Seat, notation: str) -> "Match[StateT, MoveT, EventT, ViewT]":
        """Play one decision by its exact notation. Raises NotYours or NotLegal and changes nothing then."""
        state, events = self.game.play(self.state, seat, self.find(seat, notation))
        return self._after(Step(seat, notation, events), state)

    def default(self, seat: Seat) -> "Match[StateT, MoveT, EventT, ViewT]":
        """Play what the rules play for a seat in `to_move` whose time is over."""
        return self.play(seat, str(self.game.default(self.state, seat)))

    def leave(self, seat: Seat) -> "Match[StateT, MoveT, EventT, ViewT]":
        """A player goes for good."""
        state, events = self.game.leave(self.state, seat)
        return self._after(Step(seat, LEAVE, events), state)

    def undo(self, seat: Seat) -> tuple["Match[StateT, MoveT, EventT, ViewT]", int]:
        """Take back the latest decision of a seat; needs the whole log. Returns its index in `steps` too.

        Allowed if nothing since commits the seat and what others did since comes out the same without it.
        Raises CantUndo.
        """
        index = self._latest(seat)
        match = self._until(index)
        for later in self.steps[index + 1 :]:
            try:
                match = match._again(later)
            except Refusal as refusal:
                raise CantUndo("undo-others") from refusal
            if match.steps[-1] != later:
                raise CantUndo("undo-others")
        return match, index

    def result(self) -> Result | None:
        """How the match ended, or None while it runs."""
        return self.game.result(self.state)

    def record(self) -> Record:
        """The whole match as a record; needs the whole log. Holds the seed: only for a match that is over."""
        result = self.result()
        return Record(
            **self.setup.model_dump(),
            commit=seal(self.setup.seed),
            moves=tuple((step.seat, step.move) for step in self.steps if step.seat is not None),
            result=result
            and RecordedResult(
                totals=result.totals,
                ranks=result.ranks,
                lines=tuple((line.seat, line.label, line.points) for line in result.lines),
            ),
        )

    @classmethod
    def replay(
        cls, game: Game[StateT, MoveT, EventT, ViewT], record: Record
    ) -> "Match[StateT, MoveT, EventT, ViewT]":
        """Play a record again from its seed. Raises Refusal at a move that isn't legal there."""
        match = cls.begin(game, record.seats, record.seed, record.options, record.seat_options)
        for seat, notation in record.moves:
            match = match._again(Step(seat, notation, ()))
        return match

    def _again(self, step: Step[EventT]) -> "Match[StateT, MoveT, EventT, ViewT]":
        assert step.seat is not None
        return self.leave(step.seat) if step.move == LEAVE else self.play(step.seat, step.move)

    def _after(self, step: Step[EventT], state: StateT) -> "Match[StateT, MoveT, EventT, ViewT]":
        return Match(self.game, self.setup, state, (*self.steps, step))

    def _latest(self, seat: Seat) -> int:
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if any(seat in event.commits for event in step.events):
                raise CantUndo("undo-committed")
            if step.seat == seat:
                return index
        raise CantUndo("undo-nothing")

    def _until(self, index: int) -> "Match[StateT, MoveT, EventT, ViewT]":
        start = Match.begin(
            self.game, self.setup.seats, self.setup.seed, self.setup.options, self.setup.seat_options
        )
        for step in self.steps[1:index]:
            start = start._again(step)
        return replace(start, steps=self.steps[:index])
