"""The contract every game keeps (docs/adding-a-game.md, The game).

A game is a stateless object: it is given a state and answers with another one, and never changes what it was given.
State, Move, Event and View are frozen dataclasses of tuples and other frozen parts, so nothing is ever copied.
Classes that meet in a union carry a Literal tag as their discriminator, and fields name the union, never a base class.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

from engine.chance import Dice
from engine.shorthand import Shorthand

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of joining."""

SEAT_LETTERS = "ABCD"

QUIET_MOVES = ("rest", "end", "done", "skip", "stop", "tnt no", "pass")
"""What a player who ran out of time is taken to say, where it is offered (docs/adding-a-game.md, The game)."""


class Options(BaseModel):
    """House rules of one game. Every field has a default, and a closed set or range of values."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class SeatOptions(Options):
    """What each seat chooses for itself before the game begins."""


class Move(Protocol):
    """One decision: a frozen dataclass whose `str` is its notation (ASCII, at most 40 characters)."""

    def __str__(self) -> str: ...


StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound=Move)
EventT = TypeVar("EventT", bound="Event")
ViewT = TypeVar("ViewT", bound="View")


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, stored with the move that caused it.

    A game's events add a `kind` (the Literal tag) and their own fields; a field that only some seats may know is
    declared with `SECRET` and may be None.

    seat: whose doing it is; None for the table's.
    commits: the seats whose earlier decisions can't be taken back after this: something was revealed to them.
    closes: the seats whose turn is over with this: they can't take back alone what they did before, but may with the
        consent of all.
    eyes: the seats that may hear it whole; None is everybody. Others hear it without its secret fields, or not at
        all where it has none.
    forced: the notation of the decision that the engine took in the seat's place, because it was the only one.
    """

    seat: Seat | None = None
    commits: tuple[Seat, ...] = ()
    closes: tuple[Seat, ...] = ()
    eyes: tuple[Seat, ...] | None = None
    forced: str = ""


SECRET: Mapping[str, bool] = {"secret": True}
"""Metadata of an event's field that only `eyes` may see: `card: str | None = field(metadata=SECRET)`."""


def heard(event: EventT, viewer: Seat | None) -> EventT | None:
    """What `viewer` (None: a watcher) may hear of an event. The only filter: nothing is told but through it."""
    if event.eyes is None or viewer in event.eyes:
        return event
    secrets = [field.name for field in fields(event) if field.metadata.get("secret")]
    if not secrets:
        return None
    # `forced` names the hidden decision, so it is as secret as the fields are.
    hidden: dict[str, Any] = {"forced": "", **dict.fromkeys(secrets)}
    return replace(event, **hidden)


def closing(events: tuple[EventT, ...], seat: Seat, seats: int) -> tuple[EventT, ...]:
    """The events of a decision of `seat`, after which no other of the `seats` can take back an earlier turn alone."""
    others = tuple(one for one in range(seats) if one != seat)
    return (replace(events[0], closes=others), *events[1:]) if events else ()


@dataclass(frozen=True, slots=True)
class Ask(Generic[MoveT]):
    """The question a seat has to answer.

    kind: the rules' name of the decision. moves: every legal answer, never empty, in the order of the rules.
    private: for this seat's eyes only. about: notations already chosen in this chain of decisions.
    """

    kind: str
    moves: tuple[MoveT, ...]
    private: bool = False
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one viewer may know. Pictures, words and computer players see nothing else.

    viewer: the seat that looks, or None for a watcher. ask: the viewer's own question, if it owes a decision.
    waiting: the seats that owe a decision now. over: the result, once the game has ended.
    """

    viewer: Seat | None
    ask: Ask[Any] | None
    waiting: tuple[Seat, ...]
    over: "Result | None"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: `label` is a word id of the game, `points` may be negative."""

    seat: Seat
    label: str
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    totals: per seat. ranks: per seat, 1 = first, shared places share a number, None = unranked (a solo game left).
    lines: the score sheet. decided: the name of the tie-break that decided the first place, "" if totals did.
    """

    totals: tuple[int, ...]
    ranks: tuple[int | None, ...]
    lines: tuple[Line, ...]
    decided: str = ""


def ranked(merits: Mapping[Seat, Any], seats: int) -> tuple[int | None, ...]:
    """The ranks of a Result: those who left share the last place, or, alone, have none.

    merits: what is compared of those who stayed, the more the better.
    """
    last = len(merits) + 1 if seats > 1 else None
    return tuple(
        1 + sum(other > merits[seat] for other in merits.values()) if seat in merits else last for seat in range(seats)
    )


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something can't be done: a sentence's word id and what to put into it."""

    word: str
    args: tuple[tuple[str, str | int], ...] = ()


class Refusal(Exception):
    """A decision that can't be taken; nothing has changed. Its kinds say whose doing it is."""


class NotYours(Refusal):
    """This seat owes no decision now."""


class Unreadable(Refusal):
    """No decision of this game is written like this, or it can be read in two ways. `nearest`: what may be meant."""

    def __init__(self, text: str, nearest: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.text, self.nearest = text, tuple(nearest)


class NotLegal(Refusal):
    """A decision that isn't open now: `reason` where the game can tell, `nearest` the closest open ones."""

    def __init__(self, text: str, reason: Reason | None = None, nearest: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.text, self.reason, self.nearest = text, reason, tuple(nearest)


class Game(ABC, Generic[StateT, MoveT, EventT, ViewT]):
    """One game's rules. `rules` grows whenever the same moves could lead elsewhere than before."""

    slug: ClassVar[str]
    rules: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    leaves: ClassVar[int] = 500
    """How many ends of chains of decisions a computer player looks at for one decision, at most."""
    Options: ClassVar[type[Options]] = Options
    SeatOptions: ClassVar[type[SeatOptions]] = SeatOptions
    State: ClassVar[Any]
    Event: ClassVar[Any]
    """The union of the game's events, with its discriminator."""
    shorthand: ClassVar[tuple[Shorthand, ...]] = ()
    codes: ClassVar[Mapping[str, str]] = {}
    """Words of the notation by the two letters, small, that stand for them in pictures."""
    remembers: ClassVar[bool] = True
    """Whether the moves so far may be read up while it runs; False where keeping them in mind is the game."""

    @abstractmethod
    def deal(self, options: Any, seat_options: tuple[Any, ...], dice: Dice) -> tuple[StateT, tuple[EventT, ...]]:
        """Set up for `len(seat_options)` seats, forced opening steps included."""

    @abstractmethod
    def to_move(self, state: StateT) -> tuple[Seat, ...]:
        """Every seat that owes a decision now, in ascending order; empty once the game is over."""

    @abstractmethod
    def ask(self, state: StateT, seat: Seat) -> Ask[MoveT]:
        """The question of a seat in `to_move`."""

    @abstractmethod
    def play(self, state: StateT, seat: Seat, move: MoveT) -> tuple[StateT, tuple[EventT, ...]]:
        """One legal decision of a seat in `to_move`, and every forced step that follows it."""

    @abstractmethod
    def turn(self, state: StateT) -> int:
        """Grows when the table should be told: a seat's turn, or a round of simultaneous turns, has closed."""

    @abstractmethod
    def view(self, state: StateT, viewer: Seat | None) -> ViewT:
        """All that this viewer may know, its own question included."""

    @abstractmethod
    def leave(self, state: StateT, seat: Seat) -> tuple[StateT, tuple[EventT, ...]]:
        """A player goes for good: skipped from now on, ranked last; one seat left ends the game.

        Raises NotYours for a seat that has left before, or once the game is over.
        """

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """How it ended, or None while it runs."""

    @abstractmethod
    def guess(self, view: ViewT, dice: Dice) -> StateT:
        """A full state that fits all that the viewer knows, the rest dealt anew."""

    @abstractmethod
    def estimate(self, view: ViewT, seat: Seat) -> float:
        """How good the position looks for a seat; more is better, only the order matters."""

    def kind(self, state: StateT, seat: Seat) -> str:
        """The name of the question of a seat in `to_move`, for a search that needs no more of it."""
        return self.ask(state, seat).kind

    def outlook(self, state: StateT, seat: Seat) -> float:
        """The estimate of what a seat sees of a state: what a search asks for most, so a game may know a short way."""
        return self.estimate(self.view(state, seat), seat)

    def secret(self, options: Any) -> bool:
        """Whether a game by these options asks questions that are for one seat's eyes only."""
        return False

    def default(self, state: StateT, seat: Seat) -> MoveT:
        """What is played when the time of a seat in `to_move` runs out."""
        moves = self.ask(state, seat).moves
        return next((move for move in moves if str(move) in QUIET_MOVES), moves[0])

    def why(self, state: StateT, seat: Seat, notation: str) -> Reason | None:
        """Why a decision written like `notation` isn't open to a seat in `to_move`; None where the game can't tell."""
        return None
