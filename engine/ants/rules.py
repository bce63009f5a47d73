"""The rules of Ants and Ant Colony: what is asked, what is seen, who is gone (rules.md)."""

from dataclasses import replace
from typing import Any, ClassVar, TypeAlias

from engine.ants import ending, guessing, reasons, worth
from engine.ants.actions import stored_uses, uses, with_side
from engine.ants.data import VARIANTS
from engine.ants.ending import over
from engine.ants.opening import opened
from engine.ants.state import AntsEvent, AntsMove, AntsOptions, AntsState, Draw, Left, Ordered, Side
from engine.ants.turns import can_draw, draw, settled, use
from engine.ants.view import BACK, AntsView, ColonyView, Seen
from engine.chance import Dice
from engine.game import Ask, Game, NotYours, Reason, Result, Seat

Events: TypeAlias = tuple[AntsEvent, ...]


class Ants(Game[AntsState, AntsMove, AntsEvent, AntsView]):
    """Two players race to build a colony of one colour in order, and attack each other's top card."""

    slug = "ants"
    rules = 1
    seats = (2,)
    remembers = False  # keeping the discards in mind is the game
    Options = AntsOptions
    State: ClassVar[Any] = AntsState
    Event: ClassVar[Any] = AntsEvent

    def deal(self, options: AntsOptions, seat_options: tuple[Any, ...], dice: Dice) -> tuple[AntsState, Events]:
        """Shuffle and open (rules.md, Setup); a player with nothing stored draws at once."""
        state, event = opened(options, dice)
        return settled(state, (event,))

    def to_move(self, state: AntsState) -> tuple[Seat, ...]:
        """The seat on turn."""
        return () if over(state) else (state.seat,)

    def ask(self, state: AntsState, seat: Seat) -> Ask[AntsMove]:
        """`card` about the one drawn, else `turn` (rules.md, Decisions)."""
        private = self.secret(state.options)
        if state.drawn:
            return Ask("card", uses(state, seat, state.drawn), private)
        return Ask("turn", (*_draws(state), *stored_uses(state, seat)), private)

    def play(self, state: AntsState, seat: Seat, move: AntsMove) -> tuple[AntsState, Events]:
        """Draw or use a card, and whatever is forced after it."""
        state = replace(state, latest=())
        after, events = settled(*(draw(state, move) if isinstance(move, Draw) else use(state, move)))
        ordered = isinstance(move, Draw) and after.sides[seat].order
        return after, (Ordered(seat=seat), *events) if ordered else events

    def secret(self, options: AntsOptions) -> bool:
        """What is stored face down is for its owner's eyes."""
        return options.storage == "hidden"

    def turn(self, state: AntsState) -> int:
        """Turns taken; leaving counts as one."""
        return state.turns + any(side.left for side in state.sides)

    def default(self, state: AntsState, seat: Seat) -> AntsMove:
        """Draw, and discard what was drawn; with nothing to draw the last option. Never an attack."""
        moves = self.ask(state, seat).moves
        quiet = ("draw", f"discard {state.drawn}")
        return next((move for move in moves if str(move) in quiet), moves[-1])

    def view(self, state: AntsState, viewer: Seat | None) -> AntsView:
        """All but the piles; with `storage hidden` of the other's storage and drawn card the backs only."""
        waiting, options = self.to_move(state), state.options
        open_to = range(2) if options.storage == "open" else (viewer,)
        drawn: Seen | None = state.drawn and (state.drawn if state.seat in open_to else BACK)
        return AntsView(
            viewer=viewer,
            ask=self.ask(state, viewer) if viewer is not None and viewer in waiting else None,
            waiting=waiting,
            over=self.result(state),
            colonies=tuple(_seen(state, side, is_open=seat in open_to) for seat, side in enumerate(state.sides)),
            steps=VARIANTS[options.variant].last,
            seat=state.seat,
            drawn=drawn,
            pile=len(state.pile),
            discards=len(state.discards),
            top=state.discards[-1] if state.discards else None,
            turns=state.turns,
            dry=state.dry,
            latest=state.latest,
            **options.model_dump(),
        )

    def leave(self, state: AntsState, seat: Seat) -> tuple[AntsState, Events]:
        """Leaving is resigning (R25): the other wins. Raises NotYours once the game is over."""
        if over(state):
            raise NotYours(str(seat))
        state = with_side(replace(state, latest=()), seat, replace(state.sides[seat], left=True))
        return settled(state, (Left(seat=seat),))

    def result(self, state: AntsState) -> Result | None:
        """The steps laid, and who won (rules.md, End)."""
        return ending.result(state)

    def guess(self, view: AntsView, dice: Dice) -> AntsState:
        """The unseen cards dealt anew to the piles and, where they are hidden, to the other's hand."""
        return guessing.guess(view, dice)

    def estimate(self, view: AntsView, seat: Seat) -> float:
        """Steps ahead, and what may come of the stored cards."""
        return worth.estimate(view, seat)

    def why(self, state: AntsState, seat: Seat, notation: str) -> Reason | None:
        """The rule that keeps a card from doing something."""
        return reasons.why(state, seat, notation)


def _draws(state: AntsState) -> tuple[Draw, ...]:
    if not can_draw(state):
        return ()
    return (Draw(), Draw(times=5)) if state.options.draw_five else (Draw(),)


def _seen(state: AntsState, side: Side, *, is_open: bool) -> ColonyView:
    variant = VARIANTS[state.options.variant]
    slots: tuple[Seen | None, ...] = side.slots if is_open else tuple(slot and BACK for slot in side.slots)
    return ColonyView(
        colour=side.colour,
        pile=side.pile,
        step=side.step,
        rank=variant.rank(side.step),
        next=variant.rank(side.step + 1),
        attacker=side.attacker,
        closed=side.closed,
        wild=side.wild,
        wild_rank=variant.rank(side.wild or 0),
        slots=slots,
        draws=side.order.left if side.order else 0,
        uses=side.order.uses if side.order and is_open else (),
        left=side.left,
    )
