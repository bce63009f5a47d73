"""High card, the smallest game with everything hidden games need: hands, decisions at the same time, forced steps.

Twelve cards, 1 to 12. All lay a card face down and say whether they double it; then the cards are shown, the highest
gains a point, or two if doubled, a doubled lower one loses one. All draw again while the pile lasts for everybody.
The last card in a hand is laid by itself.
"""

from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from engine.chance import Dice
from engine.game import SECRET, Ask, Event, Game, Line, NotYours, Options, Result, Seat, SeatOptions, View, ranked
from engine.shorthand import Shorthand

CARDS: Final = tuple(range(1, 13))
Says: TypeAlias = Literal["double", "done"]


class HighCardOptions(Options):
    """hand: how many cards everybody holds at first."""

    hand: int = Field(3, ge=2, le=4)


class HighCardSeatOptions(SeatOptions):
    """ahead: begins with a point."""

    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Lay:
    """A card out of the hand, face down."""

    kind: Literal["lay"]
    card: int

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class Say:
    """Whether the card laid counts double."""

    kind: Literal["say"]
    says: Says

    def __str__(self) -> str:
        return self.says


HighCardMove: TypeAlias = Lay | Say
SAYS: Final = (Say("say", "double"), Say("say", "done"))


@dataclass(frozen=True, slots=True)
class Side:
    """One player: the hand in order, the card laid, what was said about it, the points."""

    hand: tuple[int, ...]
    points: int
    laid: int | None = None
    says: Says | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class HighCardState:
    """pile: to draw from, the next first. shown: the cards of all rounds in order. out: cards nobody will see."""

    sides: tuple[Side, ...]
    pile: tuple[int, ...]
    shown: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    rounds: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A card was drawn; which one is for its owner only."""

    kind: Literal["drew"] = "drew"
    card: int | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """A card was laid face down."""

    kind: Literal["laid"] = "laid"
    card: int | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Event):
    """The cards of a round by seat, None for who has left, and who gained or lost how much."""

    kind: Literal["shown"] = "shown"
    cards: tuple[int | None, ...]
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A player went for good."""

    kind: Literal["left"] = "left"


HighCardEvent: TypeAlias = Annotated[Drew | Laid | Shown | Left, Field(discriminator="kind")]
Events: TypeAlias = tuple[HighCardEvent, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HighCardView(View):
    """The viewer's own side, and of everybody what lies open: cards held, whether one is laid, points, who left."""

    own: Side | None
    held: tuple[int, ...]
    laid: tuple[bool, ...]
    points: tuple[int, ...]
    left: tuple[bool, ...]
    pile: int
    shown: tuple[int, ...]
    out: int
    rounds: int


class HighCard(Game[HighCardState, HighCardMove, HighCardEvent, HighCardView]):
    """See the top of this file."""

    slug = "highcard"
    rules = 1
    seats = (1, 2, 3)
    Options = HighCardOptions
    SeatOptions = HighCardSeatOptions
    State: ClassVar[Any] = HighCardState
    Event: ClassVar[Any] = HighCardEvent
    shorthand: ClassVar[tuple[Shorthand, ...]] = (
        Shorthand("{says:double|done} {card:[0-9]+}", ("lay {card}", "{says}")),
    )

    def deal(
        self, options: HighCardOptions, seat_options: tuple[HighCardSeatOptions, ...], dice: Dice
    ) -> tuple[HighCardState, Events]:
        """Shuffle, and give everybody their cards."""
        pile, _ = dice.shuffle(CARDS)
        state = HighCardState(tuple(Side((), int(one.ahead)) for one in seat_options), pile)
        events: Events = ()
        for _ in range(options.hand):
            state, drawn = _draw(state)
            events += drawn
        return state, events

    def to_move(self, state: HighCardState) -> tuple[Seat, ...]:
        """Everybody who hasn't said done or double."""
        return () if _over(state) else tuple(seat for seat in _staying(state) if state.sides[seat].says is None)

    def ask(self, state: HighCardState, seat: Seat) -> Ask[HighCardMove]:
        """First a card, then whether it is doubled."""
        side = state.sides[seat]
        if side.laid is None:
            return Ask("lay", tuple(Lay("lay", card) for card in side.hand), private=True)
        return Ask("say", SAYS, private=True, about=(f"lay {side.laid}",))

    def secret(self, options: HighCardOptions) -> bool:
        """Hands are hidden."""
        return True

    def play(self, state: HighCardState, seat: Seat, move: HighCardMove) -> tuple[HighCardState, Events]:
        """Lay a card, or say what of it; the last one who says something closes the round."""
        if isinstance(move, Lay):
            return _lay(state, seat, move.card, forced=False)
        return self.close(_with(state, seat, replace(state.sides[seat], says=move.says)))

    def close(self, state: HighCardState) -> tuple[HighCardState, Events]:
        """Show, pay and draw, once all have decided."""
        if self.to_move(state) or _over(state):
            return state, ()
        state, events = _show(state)
        state, drawn = _draw(state) if len(state.pile) >= len(_staying(state)) else (state, ())
        state, forced = _last_cards(state)
        return state, (*events, *drawn, *forced)

    def turn(self, state: HighCardState) -> int:
        """A round shown; the end by leaving counts as one."""
        return state.rounds + _deserted(state)

    def view(self, state: HighCardState, viewer: Seat | None) -> HighCardView:
        """The own cards and everybody's backs."""
        waiting = self.to_move(state)
        return HighCardView(
            viewer=viewer,
            ask=self.ask(state, viewer) if viewer is not None and viewer in waiting else None,
            waiting=waiting,
            over=self.result(state),
            own=None if viewer is None else state.sides[viewer],
            held=tuple(len(side.hand) for side in state.sides),
            laid=tuple(side.laid is not None for side in state.sides),
            points=tuple(side.points for side in state.sides),
            left=tuple(side.left for side in state.sides),
            pile=len(state.pile),
            shown=state.shown,
            out=len(state.out),
            rounds=state.rounds,
        )

    def leave(self, state: HighCardState, seat: Seat) -> tuple[HighCardState, Events]:
        """The cards go out unseen; the others play on."""
        side = state.sides[seat]
        if _over(state) or side.left:
            raise NotYours
        cards = (*side.hand, *(() if side.laid is None else (side.laid,)))
        state = _with(state, seat, Side((), side.points, left=True))
        state, events = self.close(replace(state, out=(*state.out, *cards)))
        return state, (Left(seat=seat, commits=(seat,)), *events)

    def result(self, state: HighCardState) -> Result | None:
        """Most points; who left comes last, alone unranked."""
        if not _over(state):
            return None
        totals = tuple(side.points for side in state.sides)
        ranks = ranked({seat: totals[seat] for seat in _staying(state)}, len(totals))
        return Result(totals, ranks, tuple(Line(seat, "highcard-points", one) for seat, one in enumerate(totals)))

    def guess(self, view: HighCardView, dice: Dice) -> HighCardState:
        """Every card not seen goes anywhere it may be."""
        own = () if view.own is None else (*view.own.hand, view.own.laid)
        unseen, dice = dice.shuffle(card for card in CARDS if card not in (*view.shown, *own))
        cards = iter(unseen)
        sides = []
        for seat, held in enumerate(view.held):
            hand = tuple(next(cards) for _ in range(held)) if seat != view.viewer else ()
            laid = next(cards) if view.laid[seat] and seat != view.viewer else None
            says, dice = dice.pick(SAYS)
            said = says.says if laid is not None and seat not in view.waiting else None
            sides.append(Side(hand, view.points[seat], laid, said, view.left[seat]))
        if view.viewer is not None and view.own is not None:
            sides[view.viewer] = view.own
        rest = tuple(cards)
        return HighCardState(tuple(sides), rest[: view.pile], view.shown, rest[view.pile :], view.rounds)

    def estimate(self, view: HighCardView, seat: Seat) -> float:
        """Points, and high cards kept."""
        return view.points[seat] + (sum(view.own.hand) / 100 if view.own and seat == view.viewer else 0)


def _staying(state: HighCardState) -> tuple[Seat, ...]:
    return tuple(seat for seat, side in enumerate(state.sides) if not side.left)


def _deserted(state: HighCardState) -> bool:
    """All but one have left; alone, the player has."""
    return len(_staying(state)) < min(2, len(state.sides))


def _over(state: HighCardState) -> bool:
    spent = all(not state.sides[seat].hand and state.sides[seat].laid is None for seat in _staying(state))
    return _deserted(state) or spent


def _with(state: HighCardState, seat: Seat, side: Side) -> HighCardState:
    return replace(state, sides=(*state.sides[:seat], side, *state.sides[seat + 1 :]))


def _draw(state: HighCardState) -> tuple[HighCardState, Events]:
    """A card for everybody."""
    events: Events = ()
    for seat in _staying(state):
        card, *pile = state.pile
        side = state.sides[seat]
        state = replace(_with(state, seat, replace(side, hand=(*side.hand, card))), pile=tuple(pile))
        events += (Drew(seat=seat, commits=(seat,), eyes=(seat,), card=card),)
    return state, events


def _lay(state: HighCardState, seat: Seat, card: int, *, forced: bool) -> tuple[HighCardState, Events]:
    side = state.sides[seat]
    hand = tuple(one for one in side.hand if one != card)
    event = Laid(seat=seat, eyes=(seat,), card=card, forced=f"lay {card}" if forced else "")
    return _with(state, seat, replace(side, hand=hand, laid=card)), (event,)


def _last_cards(state: HighCardState) -> tuple[HighCardState, Events]:
    """Who holds one card has no choice."""
    events: Events = ()
    for seat in _staying(state):
        if len(state.sides[seat].hand) == 1:
            state, laid = _lay(state, seat, state.sides[seat].hand[0], forced=True)
            events += laid
    return state, events


def _show(state: HighCardState) -> tuple[HighCardState, Events]:
    """Turn the cards up and pay; what was laid can't be taken back."""
    cards = tuple(side.laid for side in state.sides)
    best = max(card for card in cards if card is not None)
    gains = tuple(_gain(side, best) for side in state.sides)
    sides = tuple(
        replace(side, points=side.points + gain, laid=None, says=None)
        for side, gain in zip(state.sides, gains, strict=True)
    )
    shown = (*state.shown, *(card for card in cards if card is not None))
    event = Shown(commits=_staying(state), cards=cards, gains=gains)
    return replace(state, sides=sides, shown=shown, rounds=state.rounds + 1), (event,)


def _gain(side: Side, best: int) -> int:
    doubled = side.says == "double"
    return 1 + doubled if side.laid == best else -doubled
