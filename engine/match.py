"""One match: its setup, its state and the steps that led there. All of it are values; nothing changes in place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine.chance import Dice, seal
from engine.game import EventT, Game, MoveT, NotLegal, NotYours, Reason, Refusal, Result, Seat, StateT, ViewT

LEAVE = "leave"
"""The reserved notation of a player who goes for good."""


class Setup(BaseModel):
    """All that decides a match before its first move.

    rules: the version the match is played by. seed: bytes, in lower-case hex.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat_options: tuple[dict[str, Any], ...]
    # One way to write a seed: chance reads the letters, the seal the bytes, and the seal must bind the chance.
    seed: str = Field(pattern=r"^(?:[0-9a-f]{2})+$")


class RecordedResult(BaseModel):
    """A result as records keep it: `lines` are (seat, label, points)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    totals: tuple[int, ...]
    ranks: tuple[int | None, ...]
    lines: tuple[tuple[int, str, int], ...]


class Record(Setup):
    """A whole match as a file, which anybody can check. commit: the SHA-256 of the seed, told before the first move."""

    commit: str
    moves: tuple[tuple[Seat, str], ...]
    result: RecordedResult | None

    @property
    def setup(self) -> Setup:
        """What was decided before the first move."""
        return Setup.model_validate(self.model_dump(include=set(Setup.model_fields)))


class CantUndo(Refusal):
    """The seat has nothing to take back, or something since has sealed it (`reason.word` says which)."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.reason = Reason(word)


class Unproven(ValueError):
    """A record that claims something else than what its replay gives."""


@dataclass(frozen=True, slots=True)
class Step(Generic[EventT]):
    """One line of a match's log: who did what, and all that happened on it. The deal has no seat and no move.

    `move` is as secret as the decision is; only the events, through `heard`, are for telling.
    """

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
    ) -> Self:
        """Deal a new match. `seed` is lower-case hex; missing options take their defaults. Raises ValueError."""
        chosen = game.Options.model_validate(options or {})
        own = [game.SeatOptions.model_validate(one) for one in seat_options or [{}] * seats]
        setup = Setup(
            game=game.slug,
            rules=game.rules,
            seats=seats,
            options=chosen.model_dump(mode="json"),
            seat_options=tuple(one.model_dump(mode="json") for one in own),
            seed=seed,
        )
        return cls.deal(game, setup)

    @classmethod
    def deal(cls, game: Game[StateT, MoveT, EventT, ViewT], setup: Setup) -> Self:
        """The match a setup begins. Raises ValueError where the game can't be set up so."""
        _check(game, setup)
        options = game.Options.model_validate(setup.options)
        seat_options = tuple(map(game.SeatOptions.model_validate, setup.seat_options))
        state, events = game.deal(options, seat_options, Dice(setup.seed))
        return cls(game, setup, state, (Step(None, "", events),))

    @classmethod
    def resume(
        cls,
        game: Game[StateT, MoveT, EventT, ViewT],
        setup: Setup,
        state: str | bytes,
        steps: Iterable[Step[EventT]] = (),
    ) -> Self:
        """Take up a match from its state's JSON; with its whole log if undo is wanted. Raises ValueError."""
        _check(game, setup)
        return cls(game, setup, adapter(game.State).validate_json(state), tuple(steps))

    @classmethod
    def replay(cls, game: Game[StateT, MoveT, EventT, ViewT], record: Record) -> Self:
        """Play a record again from its seed. Raises Refusal at an illegal move, ValueError for a wrong setup."""
        return cls.deal(game, record.setup).again(record.moves)

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

    def play(self, seat: Seat, notation: str) -> Self:
        """Play one decision by its exact notation. Raises NotYours or NotLegal and changes nothing then."""
        return self._after(seat, notation, *self.game.play(self.state, seat, self.find(seat, notation)))

    def default(self, seat: Seat) -> Self:
        """Play what the rules play for a seat whose time is over. Raises NotYours."""
        if seat not in self.game.to_move(self.state):
            raise NotYours
        return self.play(seat, str(self.game.default(self.state, seat)))

    def leave(self, seat: Seat) -> Self:
        """A player goes for good. Raises NotYours."""
        return self._after(seat, LEAVE, *self.game.leave(self.state, seat))

    def again(self, moves: Iterable[tuple[Seat, str]]) -> Self:
        """Play decisions, or leave where that is written. Raises NotYours or NotLegal."""
        match = self
        for seat, notation in moves:
            match = match.leave(seat) if notation == LEAVE else match.play(seat, notation)
        return match

    def undo(self, seat: Seat) -> tuple[Self, int]:
        """Take back the latest decision of a seat; needs the whole log. Returns its index in `steps` too.

        Allowed if nothing since commits the seat or closes its turn, and what others did since comes out the same
        without it; never once the match is over, nor for leaving. Raises CantUndo.
        """
        match, index = self._without_latest(seat)
        if match is None:
            raise CantUndo("undo-others")
        return match, index

    def takeback(self, seat: Seat) -> tuple[Self, tuple[int, ...]]:
        """As `undo`, with the consent of all: a turn that is over hinders no longer, nor what others built on it.

        What was played since goes too, where it doesn't come out the same without the decision, unless it showed
        anybody something. Returns the places in `steps` of all that was taken back. Raises CantUndo.
        """
        match, index = self._without_latest(seat, consent=True)
        if match:
            return match, (index,)
        since = self.steps[index + 1 :]
        if any(step.move == LEAVE for step in since):
            raise CantUndo("undo-left")
        if any(event.commits for step in since for event in step.events):
            raise CantUndo("undo-committed")
        return self.deal(self.game, self.setup).again(self.moves()[: index - 1]), tuple(range(index, len(self.steps)))

    def moves(self) -> tuple[tuple[Seat, str], ...]:
        """Every decision since the deal, as records keep them; needs the whole log."""
        if not self.steps or self.steps[0].seat is not None:
            raise ValueError("the match was taken up without its log")
        return tuple((step.seat, step.move) for step in self.steps if step.seat is not None)

    def result(self) -> Result | None:
        """How the match ended, or None while it runs."""
        return self.game.result(self.state)

    def record(self) -> Record:
        """The whole match as a record; needs the whole log. Holds the seed: only for a match that is over."""
        result = self.result()
        return Record(
            **self.setup.model_dump(),
            commit=seal(self.setup.seed),
            moves=self.moves(),
            result=result
            and RecordedResult(
                totals=result.totals,
                ranks=result.ranks,
                lines=tuple((line.seat, line.label, line.points) for line in result.lines),
            ),
        )

    def _after(self, seat: Seat, move: str, state: StateT, events: tuple[EventT, ...]) -> Self:
        return type(self)(self.game, self.setup, state, (*self.steps, Step(seat, move, events)))

    def _without_latest(self, seat: Seat, *, consent: bool = False) -> tuple[Self | None, int]:
        """The match without the latest decision of a seat, and its place in `steps`. Raises CantUndo.

        None where what others did since can't come out the same.
        """
        moves, index = self.moves(), self._latest(seat, consent=consent)
        before = self.deal(self.game, self.setup).again(moves[: index - 1])
        try:
            match = before.again(moves[index:])
        except Refusal:
            return None, index
        return match if match.steps[index:] == self.steps[index + 1 :] else None, index

    def _latest(self, seat: Seat, *, consent: bool) -> int:
        """The place in `steps` of the seat's latest decision. Raises CantUndo where it has none or it is sealed."""
        latest = max((index for index, step in enumerate(self.steps) if step.seat == seat), default=None)
        if latest is None:
            raise CantUndo("undo-nothing")
        if self.result():
            raise CantUndo("undo-over")
        events = [event for step in self.steps[latest:] for event in step.events]
        if any(seat in event.commits for event in events) or self.steps[latest].move == LEAVE:
            raise CantUndo("undo-committed")
        if not consent and any(seat in event.closes for event in events):
            raise CantUndo("undo-closed")
        return latest


def verify(game: Game[StateT, MoveT, EventT, ViewT], record: Record) -> Match[StateT, MoveT, EventT, ViewT]:
    """Replay a record and check its commit and its result. Raises Unproven, or what `Match.replay` raises."""
    match = Match.replay(game, record)
    true = match.record()
    for claim in ("commit", "result"):
        if getattr(record, claim) != getattr(true, claim):
            raise Unproven(f"{claim}: recorded {getattr(record, claim)}, replayed {getattr(true, claim)}")
    return match


def _check(game: Game[Any, Any, Any, Any], setup: Setup) -> None:
    """Raises ValueError where a setup isn't one of this game and its rules' version."""
    if (setup.game, setup.rules) != (game.slug, game.rules):
        raise ValueError(f"{setup.game} by rules {setup.rules} is not {game.slug} by rules {game.rules}")
    if setup.seats not in game.seats or len(setup.seat_options) != setup.seats:
        raise ValueError(f"{game.slug} has no {setup.seats} seats with {len(setup.seat_options)} choices of options")
