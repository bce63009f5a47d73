"""Games that break the contract, one promise each, for the kit to catch."""

from dataclasses import dataclass, field, fields, replace
from itertools import count
from typing import Any, ClassVar, Final

from engine.game import Ask, NotYours, Result, Seat
from engine.shorthand import Shorthand
from tests.engine.highcard import Drew, HighCard, HighCardState, HighCardView, Laid, Lay, Shown, Side
from tests.engine.tictactoe import MARKS, Mark, TicTacToe, TicTacToeState


class ForgetsToAsk(TicTacToe):
    """Asks nobody for the fifth mark."""

    def to_move(self, state: TicTacToeState) -> tuple[Seat, ...]:
        return () if state.cells.count(None) == 5 else super().to_move(state)


class NothingToChoose(TicTacToe):
    """Asks for the fifth mark, and offers no cell to set it on."""

    def ask(self, state: TicTacToeState, seat: Seat) -> Ask[Mark]:
        return super().ask(state, seat) if state.cells.count(None) != 5 else Ask("mark", ())


class AsksEverybody(TicTacToe):
    """Shows the question to the other player too."""

    def view(self, state: TicTacToeState, viewer: Seat | None) -> Any:
        asked = self.to_move(state)
        return replace(super().view(state, viewer), ask=self.ask(state, asked[0]) if asked else None)


class NeverEnds(TicTacToe):
    """Forgets the mark."""

    def play(self, state: TicTacToeState, seat: Seat, move: Mark) -> tuple[TicTacToeState, tuple[Any, ...]]:
        return state, ()


class CountsTheLoser(TicTacToe):
    """The score sheet doesn't make the total."""

    def result(self, state: TicTacToeState) -> Result | None:
        result = super().result(state)
        return result and replace(result, lines=())


@dataclass(frozen=True, slots=True)
class Written(Mark):
    """A mark with a notation of its own."""

    text: str

    def __str__(self) -> str:
        return self.text


class Writes(TicTacToe):
    """Writes its moves by a pattern, filled with the cell and the notation it should have."""

    pattern = ""

    def ask(self, state: TicTacToeState, seat: Seat) -> Ask[Mark]:
        marks = super().ask(state, seat).moves
        return Ask("mark", tuple(Written(one.cell, self.pattern.format(one, place=one.cell)) for one in marks))


class WritesColumns(Writes):
    """Two cells of a column are written alike."""

    pattern = "{0!s:.1}"


class WritesPersian(Writes):
    """Not ASCII."""

    pattern = "خانه {0}"


class WritesLong(Writes):
    """Longer than a notation may be."""

    pattern = "{0} and nothing but this one cell, I am sure"


class WritesSpaces(Writes):
    """Told apart by nothing but spaces, which nobody types alike: `1 1` and `11`."""

    def ask(self, state: TicTacToeState, seat: Seat) -> Ask[Mark]:
        texts = [text for n in range(1, 6) for text in (f"{n}{n}", f"{n} {n}")]
        return Ask("mark", tuple(Written(one.cell, texts[one.cell]) for one in super().ask(state, seat).moves))


@dataclass(frozen=True, slots=True)
class Nought:
    """Says no with a nought."""

    def __str__(self) -> str:
        return "0"


class WritesNoughts(HighCard):
    """`lay 10` may be `lay 1` and then `0`."""

    def ask(self, state: HighCardState, seat: Seat) -> Ask[Any]:
        ask: Ask[Any] = super().ask(state, seat)
        return Ask("say", (Nought(),)) if ask.kind == "say" else ask

    def play(self, state: HighCardState, seat: Seat, move: Any) -> tuple[HighCardState, tuple[Any, ...]]:
        return super().play(state, seat, move if isinstance(move, Lay) else super().ask(state, seat).moves[0])


@dataclass(frozen=True, slots=True)
class ListState(TicTacToeState):
    """A state with a part that can be changed."""

    seen: list[int] = field(default_factory=list)


class KeepsList(TicTacToe):
    """Deals a state that can be changed."""

    State = ListState

    def deal(self, options: Any, seat_options: Any, dice: Any) -> tuple[TicTacToeState, tuple[Any, ...]]:
        state, events = super().deal(options, seat_options, dice)
        return ListState(state.cells, state.first), events


class ChangesList(KeepsList):
    """And changes it."""

    def play(self, state: TicTacToeState, seat: Seat, move: Mark) -> tuple[TicTacToeState, tuple[Any, ...]]:
        assert isinstance(state, ListState)
        state.seen.append(move.cell)
        return super().play(state, seat, move)


@dataclass(frozen=True, slots=True)
class LooseState(TicTacToeState):
    """A state whose part doesn't say what it is."""

    latest: Any = None


class ForgetsTypes(TicTacToe):
    """Keeps a decision where JSON can't bring it back."""

    State = LooseState

    def deal(self, options: Any, seat_options: Any, dice: Any) -> tuple[TicTacToeState, tuple[Any, ...]]:
        state, events = super().deal(options, seat_options, dice)
        return LooseState(state.cells, state.first, latest=MARKS[0]), events


CLOCK = count()


class ReadsClock(TicTacToe):
    """Who begins depends on when it is dealt."""

    def deal(self, options: Any, seat_options: Any, dice: Any) -> tuple[TicTacToeState, tuple[Any, ...]]:
        state, events = super().deal(options, seat_options, dice)
        return replace(state, first=next(CLOCK) % 2), events


class Remembers(TicTacToe):
    """Keeps what was played, so that what was taken back shows in what comes after."""

    def __init__(self) -> None:
        self.plays = 0

    def play(self, state: TicTacToeState, seat: Seat, move: Mark) -> tuple[TicTacToeState, tuple[Any, ...]]:
        self.plays += 1
        return super().play(replace(state, first=self.plays // 2 % 2), seat, move)


class PaysByMood(TicTacToe):
    """The result isn't in the state."""

    def result(self, state: TicTacToeState) -> Result | None:
        result = super().result(state)
        return result and replace(result, decided=str(next(CLOCK)), totals=tuple(next(CLOCK) for _ in result.totals))


def _events(kept: tuple[Any, ...], **changes: Any) -> tuple[Any, ...]:
    return tuple(replace(event, **changes) for event in kept)


class SealsNothing(HighCard):
    """Cards are shown and drawn, and all of it can be taken back."""

    def close(self, state: HighCardState) -> tuple[HighCardState, tuple[Any, ...]]:
        state, events = super().close(state)
        return state, _events(events, commits=())


class SealsOne(HighCard):
    """Only the first seat is bound by what was shown."""

    def close(self, state: HighCardState) -> tuple[HighCardState, tuple[Any, ...]]:
        state, events = super().close(state)
        return state, tuple(replace(one, commits=(0,)) if isinstance(one, Shown) else one for one in events)


class NamesNobody(HighCard):
    """An event commits a seat that isn't there."""

    def close(self, state: HighCardState) -> tuple[HighCardState, tuple[Any, ...]]:
        state, events = super().close(state)
        return state, _events(events, commits=(0, 1, 2, 3))


@dataclass(frozen=True, slots=True, kw_only=True)
class PeekView(HighCardView):
    """Shows the next card."""

    top: int | None


class ShowsNextCard(HighCard):
    """The view of everybody holds what nobody may know."""

    def view(self, state: HighCardState, viewer: Seat | None) -> HighCardView:
        seen = super().view(state, viewer)
        parts = {part.name: getattr(seen, part.name) for part in fields(seen)}
        return PeekView(**parts, top=state.pile[0] if state.pile else None)


class AsksByOthersCards(HighCard):
    """Whether a card may be doubled hangs on cards that its owner can't see."""

    def ask(self, state: HighCardState, seat: Seat) -> Ask[Any]:
        ask = super().ask(state, seat)
        high = any(12 in side.hand for other, side in enumerate(state.sides) if other != seat)
        return replace(ask, moves=ask.moves[1:]) if ask.kind == "say" and high else ask


class KnowsTheTruth(HighCard):
    """Guesses what it saw when it wasn't meant to look."""

    def view(self, state: HighCardState, viewer: Seat | None) -> HighCardView:
        self.seen = state
        return super().view(state, viewer)

    def guess(self, view: HighCardView, dice: Any) -> HighCardState:
        return self.seen


class TellsDraws(HighCard):
    """Everybody hears which card was drawn."""

    def close(self, state: HighCardState) -> tuple[HighCardState, tuple[Any, ...]]:
        state, events = super().close(state)
        return state, tuple(replace(one, eyes=None) if isinstance(one, Drew) else one for one in events)


class TellsCards(HighCard):
    """Everybody hears which card was laid face down."""

    def play(self, state: HighCardState, seat: Seat, move: Any) -> tuple[HighCardState, tuple[Any, ...]]:
        state, events = super().play(state, seat, move)
        return state, tuple(replace(one, eyes=None) if isinstance(one, Laid) else one for one in events)


class LosesCards(HighCard):
    """Cards that were shown are gone."""

    def close(self, state: HighCardState) -> tuple[HighCardState, tuple[Any, ...]]:
        state, events = super().close(state)
        return replace(state, shown=()), events


class TurnsBack(TicTacToe):
    """Counts the empty cells for the marks."""

    def turn(self, state: TicTacToeState) -> int:
        return state.cells.count(None)


class WaitsForEver(HighCard):
    """Who is late lays no card: it is offered to wait, which changes nothing."""

    def ask(self, state: HighCardState, seat: Seat) -> Ask[Any]:
        ask: Ask[Any] = super().ask(state, seat)
        return ask if ask.kind == "lay" else replace(ask, moves=(*ask.moves, Written(0, "pass")))

    def default(self, state: HighCardState, seat: Seat) -> Any:
        return self.ask(state, seat).moves[-1]

    def play(self, state: HighCardState, seat: Seat, move: Any) -> tuple[HighCardState, tuple[Any, ...]]:
        return (state, ()) if isinstance(move, Written) else super().play(state, seat, move)


class WaitsForLeavers(HighCard):
    """Who has left is still asked."""

    def leave(self, state: HighCardState, seat: Seat) -> tuple[HighCardState, tuple[Any, ...]]:
        if state.sides[seat].left:
            raise NotYours
        return state, ()


class LeavesTwice(TicTacToe):
    """Leaving can be repeated."""

    def leave(self, state: TicTacToeState, seat: Seat) -> tuple[TicTacToeState, tuple[Any, ...]]:
        return replace(state, gone=(seat,)), ()


class TakesCardsAlong(HighCard):
    """The cards of who leaves are gone."""

    def leave(self, state: HighCardState, seat: Seat) -> tuple[HighCardState, tuple[Any, ...]]:
        left, events = super().leave(state, seat)
        return replace(left, out=state.out), events


class ForgivesLeavers(HighCard):
    """Who left can still win."""

    def result(self, state: HighCardState) -> Result | None:
        result = super().result(state)
        return result and replace(result, ranks=tuple(1 for _ in result.ranks))


class WritesTwoChainsAlike(HighCard):
    """Two chains of decisions have one short form."""

    shorthand: ClassVar[tuple[Shorthand, ...]] = (
        Shorthand("{card:[0-9]+} quick", ("lay {card}", "double")),
        Shorthand("{card:[0-9]+} quick", ("lay {card}", "done")),
    )


class LooksAskance(TicTacToe):
    """Thinks better of a position than of what is seen of it."""

    def outlook(self, state: TicTacToeState, seat: Seat) -> float:
        return super().outlook(state, seat) + 1


class NamesAnotherQuestion(TicTacToe):
    """Has two names for a question."""

    def kind(self, state: TicTacToeState, seat: Seat) -> str:
        return "cross"


class DealsNoFour(HighCard):
    """One value of an option can't be played."""

    def deal(self, options: Any, seat_options: Any, dice: Any) -> tuple[HighCardState, tuple[Any, ...]]:
        return (
            super().deal(options, seat_options, dice) if options.hand < 4 else (HighCardState((Side((), 0),), ()), ())
        )


BROKEN: Final = (
    (ForgetsToAsk(), "questions"),
    (ForgetsToAsk(), "ends"),
    (NothingToChoose(), "questions"),
    (NothingToChoose(), "ends"),
    (AsksEverybody(), "questions"),
    (NeverEnds(), "ends"),
    (NeverEnds(), "defaults"),
    (CountsTheLoser(), "ends"),
    (DealsNoFour(), "ends"),
    (WritesColumns(), "notations"),
    (WritesPersian(), "notations"),
    (WritesLong(), "notations"),
    (WritesSpaces(), "notations"),
    (WritesNoughts(), "typing"),
    (KeepsList(), "frozen"),
    (ChangesList(), "untouched"),
    (LooksAskance(), "shortcuts"),
    (NamesAnotherQuestion(), "shortcuts"),
    (ForgetsTypes(), "json"),
    (ReadsClock(), "same_bytes"),
    (Remembers(), "same_bytes"),
    (Remembers(), "undo"),
    (Remembers(), "takeback"),
    (PaysByMood(), "records"),
    (SealsNothing(), "seals"),
    (SealsOne(), "seals"),
    (NamesNobody(), "events"),
    (ShowsNextCard(), "secrecy"),
    (AsksByOthersCards(), "secrecy"),
    (KnowsTheTruth(), "redeals"),
    (TellsDraws(), "telling"),
    (TellsCards(), "telling"),
    (LosesCards(), "pieces"),
    (TurnsBack(), "turns"),
    (WaitsForEver(), "defaults"),
    (WaitsForLeavers(), "leaving"),
    (LeavesTwice(), "leaving"),
    (TakesCardsAlong(), "leaving"),
    (ForgivesLeavers(), "leaving"),
    (WritesTwoChainsAlike(), "shorthands"),
)
"""Each with the check that must notice."""
