"""Positions of Cóatl, written as engine/coatl/rules.md writes them: pieces `hr bk tg`, cards by their ids."""

from dataclasses import replace
from typing import Any, Final

from engine.chance import Dice
from engine.coatl.data import PIECES, ROW, SPACES, Token
from engine.coatl.rules import Coatl
from engine.coatl.serpent import Serpent
from engine.coatl.state import CoatlEvent, CoatlOptions, CoatlState, Side
from engine.coatl.view import Chain, Turn
from engine.game import Seat

GAME: Final = Coatl()
A, B, C, D = range(4)


def serpent(pieces: str, cards: str = "", temple: str | None = None) -> Serpent:
    """A cóatl: its pieces front to back, and what lies beside it."""
    return replace(Serpent.of(*pieces.split()), cards=tuple(cards.split()), temple=temple)


def side(
    board: str = "", hand: str = "", *serpents: Serpent | str, temples: str = "", tokens: tuple[Token, ...] = ()
) -> Side:
    """A player whose burning is over."""
    own = tuple(serpent(one) if isinstance(one, str) else one for one in serpents)
    return Side(tuple(hand.split()), tuple(temples.split()), tuple(board.split()), own, tokens, burning=False)


def table(
    *sides: Side,
    supply: dict[str, str] | None = None,
    bags: str = "",
    deck: str = "",
    row: dict[str, str] | None = None,
    piles: tuple[str, str] = ("", ""),
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> CoatlState:
    """A table on which the first seat has the marker and the turn, and everything not named is empty."""
    state = CoatlState(
        options=CoatlOptions(**(options or {})),
        sides=sides,
        first=A,
        supply=tuple(tuple((supply or {}).get(space.code, "").split()) for space in SPACES),
        bags=tuple(sorted(bags.split(), key=PIECES.index)),
        deck=tuple(deck.split()),
        row=tuple((row or {}).get(slot) for slot in ROW),
        piles=tuple(tuple(pile.split()) for pile in piles),
        dice=Dice("table"),
        turn=Turn(A),
        round=1,
    )
    return replace(state, **changes)


def building(state: CoatlState, focus: str, *, begun: bool = False) -> CoatlState:
    """The table once its player has turned to a cóatl."""
    return replace(state, chain=Chain("build", focus, begun, begun))


def on_turn(state: CoatlState) -> Seat:
    """Whose turn it is."""
    assert state.turn
    return state.turn.seat


def asked(state: CoatlState, seat: Seat | None = None) -> list[str]:
    """The open notations of a seat, else of the one on turn."""
    return list(map(str, GAME.ask(state, on_turn(state) if seat is None else seat).moves))


def kind(state: CoatlState) -> str:
    """The question that is open."""
    return GAME.ask(state, on_turn(state)).kind


def play(state: CoatlState, *notations: str, seat: Seat | None = None) -> CoatlState:
    """The table after decisions of a seat, else of whoever is on turn."""
    return told(state, *notations, seat=seat)[0]


def told(state: CoatlState, *notations: str, seat: Seat | None = None) -> tuple[CoatlState, list[CoatlEvent]]:
    """The same, and all that happened on the last decision, but for whose decisions it closes."""
    events: tuple[CoatlEvent, ...] = ()
    for notation in notations:
        mover = on_turn(state) if seat is None else seat
        moves = {str(move): move for move in GAME.ask(state, mover).moves}
        state, events = GAME.play(state, mover, moves[notation])
    return state, [replace(event, closes=()) for event in events]


def hidden_from(state: CoatlState, viewer: Seat | None) -> set[str]:
    """The Prophecies and Temples of which no copy lies open or is in the viewer's hand."""
    known = {*state.row, *(pile[0] for pile in state.piles if pile)}
    hidden = {*state.deck, *state.discards, *state.cards_out, *state.temples_out}
    hidden |= {temple for pile in state.piles for temple in pile[1:]}
    for seat, one in enumerate(state.sides):
        known |= {card for own in one.serpents for card in (*own.cards, own.temple)}
        (known if seat == viewer else hidden).update((*one.hand, *one.temples))
    return hidden - known
