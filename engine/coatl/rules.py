"""Cóatl as the contract has it: every question with its answers and what they do (rules.md, Decisions)."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, TypeAlias

from engine.chance import Dice
from engine.coatl import building, completing, prospects, row, sacrifices, scoring, seeing, setup, stuck, supply, turns
from engine.coatl.state import (
    CoatlEvent,
    CoatlMove,
    CoatlOptions,
    CoatlState,
    Events,
    Moves,
    Outcome,
)
from engine.coatl.view import CoatlView
from engine.game import Ask, Game, Result, Seat
from engine.shorthand import Shorthand

Step: TypeAlias = Callable[[CoatlState, Seat, str], Outcome]
"""What a decision does. It ends the action where it leaves no chain."""


def _turn(state: CoatlState, seat: Seat) -> Moves:
    """The question `turn`: the actions that are possible; a stuck player's ways out where none is."""
    stop = (CoatlMove("stop"),) if state.turn and state.turn.optional else ()
    actions = (supply.takes, row.draws, building.builds, sacrifices.offers)
    return (*(move for moves in actions for move in moves(state, seat)), *stop) or stuck.ways_out(state, seat)


def _nothing(state: CoatlState, seat: Seat, what: str) -> Outcome:
    return state, ()


QUESTIONS: Final[Mapping[str, Callable[[CoatlState, Seat], Moves]]] = {
    "burn": setup.burns,
    "turn": _turn,
    "draw": row.drawing,
    "build": building.building,
    "complete": completing.completing,
    "temple": completing.claims,
    "toss": stuck.tossing,
    "gift": sacrifices.gifts,
    "drop": sacrifices.drops,
    "vow": sacrifices.vows,
}
"""By the question: its legal answers."""

STEPS: Final[Mapping[tuple[str, str], Step]] = {
    ("burn", "burn"): setup.burn,
    ("burn", "done"): setup.keep,
    ("turn", "take"): supply.take,
    ("turn", "draw"): row.draw,
    ("turn", "build"): building.turn_to,
    ("turn", "offer"): sacrifices.offer,
    ("turn", "stop"): _nothing,
    ("turn", "toss"): stuck.toss,
    ("turn", "pass"): stuck.passing,
    ("draw", "draw"): row.draw,
    ("draw", "done"): row.done,
    ("build", "start"): building.start,
    ("build", "front"): building.to_front,
    ("build", "back"): building.to_back,
    ("build", "fulfil"): building.fulfil,
    ("build", "to"): building.turn_to,
    ("build", "done"): building.done,
    ("complete", "fulfil"): completing.add,
    ("complete", "done"): completing.enough,
    ("temple", "temple"): completing.claim,
    ("temple", "skip"): completing.skip,
    ("toss", "toss"): stuck.toss,
    ("toss", "done"): stuck.done,
    ("gift", "gift"): sacrifices.give,
    ("drop", "drop"): sacrifices.drop,
    ("drop", "done"): sacrifices.dropped,
    ("vow", "vow"): sacrifices.vow,
}
"""By the question and the first word of an answer: what it does."""

PIECE: Final = "{kind:head|body|tail} {colour:yellow|red|black|green|blue}"


class Coatl(Game[CoatlState, CoatlMove, CoatlEvent, CoatlView]):
    """Turns are single actions; the setup's burning is done by all at once."""

    slug = "coatl"
    rules = 1
    seats = (1, 2, 3, 4)
    Options = CoatlOptions
    State: ClassVar[Any] = CoatlState
    Event: ClassVar[Any] = CoatlEvent
    shorthand = (
        Shorthand(f"new {PIECE}", ("build new", "start {kind} {colour}")),
        Shorthand(f"{{coatl:c[0-9]+}} {{end:front|back}} {PIECE}", ("build {coatl}", "{end} {kind} {colour}")),
        Shorthand("{coatl:c[0-9]+} fulfil {card:[a-z-]+}", ("build {coatl}", "fulfil {card}")),
    )

    def deal(self, options: CoatlOptions, seat_options: tuple[Any, ...], dice: Dice) -> tuple[CoatlState, Events]:
        """Set up (rules.md, Setup)."""
        return setup.deal(options, len(seat_options), dice)

    def to_move(self, state: CoatlState) -> tuple[Seat, ...]:
        """Everybody who still burns, then the seat on turn."""
        if state.turn:
            return (state.turn.seat,)
        return tuple(seat for seat, side in enumerate(state.sides) if side.burning)

    def ask(self, state: CoatlState, seat: Seat) -> Ask[CoatlMove]:
        """What is open depends on the hand, so every question is its seat's own."""
        kind = _kind(state)
        return Ask(kind, QUESTIONS[kind](state, seat), private=True, about=_about(state))

    def play(self, state: CoatlState, seat: Seat, move: CoatlMove) -> tuple[CoatlState, Events]:
        """One decision, and the end of the action or of the burning where it comes to that."""
        kind = _kind(state)
        state, events = STEPS[kind, move.verb](state, seat, move.what)
        if kind == "burn":
            state, after = turns.begun(state)
        elif state.chain is None:
            state, after = turns.acted(state, passed=move.verb == "pass")
        else:
            after = ()
        return state, (*events, *after)

    def turn(self, state: CoatlState) -> int:
        """The turns closed; the first one's beginning and the end of the game count too."""
        return state.turns + bool(state.round) + state.over

    def view(self, state: CoatlState, viewer: Seat | None) -> CoatlView:
        """All but others' cards in hand, what lies face down, and what chance will bring."""
        waiting = self.to_move(state)
        ask = self.ask(state, viewer) if viewer is not None and viewer in waiting else None
        return seeing.seen(state, viewer, ask, waiting)

    def leave(self, state: CoatlState, seat: Seat) -> tuple[CoatlState, Events]:
        """The cards in hand go out unseen; the cóatls stay, but can't win."""
        return turns.left(state, seat)

    def result(self, state: CoatlState) -> Result | None:
        """The points of the completed cóatls."""
        return scoring.result(state) if state.over else None

    def guess(self, view: CoatlView, dice: Dice) -> CoatlState:
        """Hands, deck, piles and discards dealt anew from what was never seen."""
        return seeing.guessed(view, dice)

    def estimate(self, view: CoatlView, seat: Seat) -> float:
        """Points, and what cards and pieces promise."""
        return prospects.estimate(view, seat)


def _kind(state: CoatlState) -> str:
    """The name of the question that is open."""
    if state.turn is None:
        return "burn"
    return state.chain.kind if state.chain else "turn"


def _about(state: CoatlState) -> tuple[str, ...]:
    """What was chosen before: the cóatl in focus, or the token that is used."""
    if state.chain is None:
        return ()
    if state.chain.kind == "build":
        return (f"build {state.chain.focus}",) if state.chain.focus else ()
    return tuple(f"offer {token}" for token, kind in sacrifices.QUESTIONS.items() if kind == state.chain.kind)
