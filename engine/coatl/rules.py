"""Cóatl as the contract has it; the rules themselves are in the modules beside this one (rules.md)."""

from typing import Any, ClassVar, Final

from engine.chance import Dice
from engine.coatl import prospects, sacrifices, scoring, seeing, setup, turns, why
from engine.coatl.data import FAMILIES, PROPHECIES
from engine.coatl.decisions import QUESTIONS, STEPS
from engine.coatl.state import CoatlEvent, CoatlMove, CoatlOptions, CoatlState, Events
from engine.coatl.view import CoatlView
from engine.game import Ask, Game, Reason, Result, Seat, closing
from engine.shorthand import Shorthand

PIECE: Final = "{kind:head|body|tail} {colour:yellow|red|black|green|blue}"
COATL: Final = "{coatl:c[0-9]+}"
CARDS: Final = tuple(
    f"{{family:{family.id}}}-{{pattern:{'|'.join(one.pattern for one in PROPHECIES.values() if one.family == family)}}}"
    for family in FAMILIES.values()
)
"""The cards by family: in each all patterns are of one length, so it is plain where a typed one ends."""


class Coatl(Game[CoatlState, CoatlMove, CoatlEvent, CoatlView]):
    """Turns are single actions; the setup's burning is done by all at once."""

    slug = "coatl"
    rules = 1
    seats = (1, 2, 3, 4)
    Options = CoatlOptions
    State: ClassVar[Any] = CoatlState
    Event: ClassVar[Any] = CoatlEvent
    leaves = 60
    shorthand = (
        Shorthand(f"new {PIECE}", ("build new", "start {kind} {colour}")),
        Shorthand(f"{COATL} {{end:front|back}} {PIECE}", ("build {coatl}", "{end} {kind} {colour}")),
        *(Shorthand(f"{COATL} fulfil {card}", ("build {coatl}", "fulfil {family}-{pattern}")) for card in CARDS),
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
        if kind != "burn":
            # What others did before is undone until somebody else has decided (rules.md, Decisions).
            events = closing(events, seat, len(state.sides))
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

    def secret(self, options: CoatlOptions) -> bool:
        """Hands are hidden by every house rule."""
        return True

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

    def kind(self, state: CoatlState, seat: Seat) -> str:
        """The name of the open question."""
        return _kind(state)

    def why(self, state: CoatlState, seat: Seat, notation: str) -> Reason | None:
        """The rule that keeps a decision back."""
        return why.why(state, seat, _kind(state), notation)


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
