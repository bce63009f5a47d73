"""The three sacrifice tokens (rules.md, Sacrifices)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from engine.coatl.completing import uncovered
from engine.coatl.data import BOARD, NAMED, SPACES, Token, in_words
from engine.coatl.row import draws, opened
from engine.coatl.state import (
    CoatlMove,
    CoatlState,
    Dropped,
    Given,
    Moves,
    Offered,
    Outcome,
    Vowed,
    discarded,
    everybody,
    with_side,
    without,
)
from engine.coatl.supply import filled
from engine.coatl.view import Chain
from engine.game import Seat

GIFT_BRINGS: Final[Mapping[str, int]] = {space.kind: space.holds for space in SPACES}
"""Pieces that a Chosen Gift brings, by their kind: as many as a supply space holds."""


def offers(state: CoatlState, seat: Seat) -> Moves:
    """The tokens that can be used now."""
    return tuple(CoatlMove("offer", token) for token in state.sides[seat].tokens if USABLE[token](state, seat))


def offer(state: CoatlState, seat: Seat, name: str) -> Outcome:
    """A token is used, and its effect begins."""
    tokens = state.sides[seat].tokens
    token = next(one for one in tokens if one == name)
    state, events = EFFECTS[token](with_side(state, seat, tokens=without(tokens, token)))
    return state, (Offered(seat=seat, token=token), *events)


# Chosen Gift


def gifts(state: CoatlState, seat: Seat) -> Moves:
    """The question `gift`: the pieces of the bag with room on the board; a second body segment after a first one."""
    room = BOARD - len(state.sides[seat].board)
    second = bool(state.chain and state.chain.begun)
    fitting = ["b"] if second else [kind for kind, brings in GIFT_BRINGS.items() if brings <= room]
    pieces = dict.fromkeys(piece for piece in state.bags if piece[0] in fitting)
    return tuple(CoatlMove("gift", in_words(piece)) for piece in pieces)


def give(state: CoatlState, seat: Seat, words: str) -> Outcome:
    """A chosen piece comes from the bag; with the last one the whole supply is filled."""
    piece, second = NAMED[words], bool(state.chain and state.chain.begun)
    state = replace(state, bags=without(state.bags, piece))
    state = with_side(state, seat, board=(*state.sides[seat].board, piece))
    given = Given(seat=seat, piece=words)
    if GIFT_BRINGS[piece[0]] > 1 and not second:
        return replace(state, chain=Chain("gift", begun=True)), (given,)
    state, events = filled(replace(state, chain=None))
    return state, (given, *events)


def _gift(state: CoatlState) -> Outcome:
    return replace(state, chain=Chain("gift")), ()


# Vision


def drops(state: CoatlState, seat: Seat) -> Moves:
    """The question `drop`: each different card in hand, and an end."""
    return (*(CoatlMove("drop", card) for card in dict.fromkeys(state.sides[seat].hand)), CoatlMove("done"))


def drop(state: CoatlState, seat: Seat, card: str) -> Outcome:
    """A card goes face down to the discards."""
    return discarded(state, seat, card), (Dropped(seat=seat, eyes=(seat,), card=card),)


def dropped(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """Prophecies are taken next, if any can be."""
    return replace(state, chain=Chain("draw") if draws(state, seat) else None), ()


def _vision(state: CoatlState) -> Outcome:
    """The open row is discarded and filled anew."""
    discards = (*state.discards, *(card for card in state.row if card))
    empty = (None,) * len(state.row)
    return opened(replace(state, row=empty, discards=discards, chain=Chain("drop")))


# Vow


def vows(state: CoatlState, seat: Seat) -> Moves:
    """The question `vow`: the open Temples."""
    return tuple(CoatlMove("vow", pile[0]) for pile in state.piles if pile)


def vow(state: CoatlState, seat: Seat, temple: str) -> Outcome:
    """An open Temple comes into hand."""
    temples = (*state.sides[seat].temples, temple)
    state = with_side(uncovered(state, temple), seat, temples=temples)
    return replace(state, chain=None), (Vowed(seat=seat, commits=everybody(state), temple=temple),)


def _vow(state: CoatlState) -> Outcome:
    return replace(state, chain=Chain("vow")), ()


QUESTIONS: Final[Mapping[Token, str]] = {"gift": "gift", "vision": "drop", "vow": "vow"}
"""The question that a token leads to."""
EFFECTS: Final[Mapping[Token, Callable[[CoatlState], Outcome]]] = {"gift": _gift, "vision": _vision, "vow": _vow}
USABLE: Final[Mapping[Token, Callable[[CoatlState, Seat], bool]]] = {
    "gift": lambda state, seat: bool(gifts(replace(state, chain=None), seat)),
    "vision": lambda state, seat: True,
    "vow": lambda state, seat: bool(vows(state, seat)),
}
