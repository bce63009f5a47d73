"""The building chain: start, add, fulfil, and turn from one cóatl to another (rules.md, Build)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final, get_args

from engine.coatl.completing import completed, focus, lay
from engine.coatl.data import NAMED, PIECES, STARTED, UNFINISHED, Piece, in_words
from engine.coatl.prophecies import KNOWN, layable, stands
from engine.coatl.serpent import End, Serpent, coded, placed
from engine.coatl.state import (
    CoatlMove,
    CoatlState,
    Joined,
    Moves,
    Outcome,
    Started,
    with_serpent,
    with_side,
    without,
)
from engine.coatl.view import Chain
from engine.game import Seat

NEW: Final = "new"
"""The focus of a chain in which a cóatl is to be started."""
ENDS: Final[tuple[End, ...]] = get_args(End)


# What is open


def builds(state: CoatlState, seat: Seat) -> Moves:
    """The unfinished cóatls on which something can be done, and a new one if it may be started."""
    return tuple(CoatlMove("build", code) for code in _foci(state, seat))


def building(state: CoatlState, seat: Seat) -> Moves:
    """The question `build`: what can be done at the focus, where else to turn, and an end once anything was done."""
    chain, side = state.chain, state.sides[seat]
    if not chain:
        return ()
    here: Moves = ()
    if chain.focus == NEW:
        here = tuple(CoatlMove("start", in_words(piece)) for piece in different(side.board))
    elif chain.focus:
        here = operations(side.board, side.hand, side.serpents[placed(chain.focus)])
    elsewhere = (code for code in _foci(state, seat) if chain.fresh and code != chain.focus)
    done = (CoatlMove("done"),) if chain.begun else ()
    return (*here, *(CoatlMove("to", code) for code in elsewhere), *done)


def _foci(state: CoatlState, seat: Seat) -> Iterator[str]:
    side = state.sides[seat]
    for place, serpent in enumerate(side.serpents):
        if not serpent.complete and operations(side.board, side.hand, serpent):
            yield coded(place)
    if may_start(state, seat):
        yield NEW


def may_start(state: CoatlState, seat: Seat) -> bool:
    """Whether a cóatl may be started: with a piece, no more than two unfinished, no more than three in all."""
    side = state.sides[seat]
    unfinished = sum(not serpent.complete for serpent in side.serpents)
    many = len(side.serpents) >= STARTED and not state.options.fourth
    return bool(side.board) and unfinished < UNFINISHED and not many


@lru_cache(KNOWN)
def operations(board: tuple[Piece, ...], hand: tuple[str, ...], serpent: Serpent) -> Moves:
    """Every legal way to add a piece of the board to an unfinished cóatl, or to lay a card beside it."""
    added = tuple(
        CoatlMove(end, in_words(piece))
        for end in ENDS
        for piece in different(board)
        if serpent.takes(piece, end) and not leaves_bare(hand, serpent, piece, end)
    )
    return (*added, *(CoatlMove("fulfil", card) for card in dict.fromkeys(hand) if layable(card, serpent)))


def leaves_bare(hand: tuple[str, ...], serpent: Serpent, piece: Piece, end: End) -> bool:
    """A completion that is illegal: no card lies there, and then none in hand is fulfilled."""
    if piece[0] == "b" or serpent.cards:
        return False
    whole = serpent.joined(piece, end)
    return whole.complete and not any(stands(card, whole).points for card in hand)


def different(board: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces of a board, each once, in the order everything is listed in."""
    return tuple(piece for piece in PIECES if piece in board)


# What is done


def turn_to(state: CoatlState, seat: Seat, code: str) -> Outcome:
    """Go to a cóatl, or to a new one. Nothing is done by that."""
    begun = bool(state.chain and state.chain.begun)
    return replace(state, chain=Chain("build", code, begun)), ()


def start(state: CoatlState, seat: Seat, words: str) -> Outcome:
    """A piece from the board becomes a new cóatl."""
    side, piece = state.sides[seat], NAMED[words]
    board, serpents = without(side.board, piece), (*side.serpents, replace(Serpent.of(piece), new_back=1))
    code = coded(len(side.serpents))
    state = with_side(state, seat, board=board, serpents=serpents)
    return _operated(state, code), (Started(seat=seat, coatl=code, piece=words),)


def to_front(state: CoatlState, seat: Seat, words: str) -> Outcome:
    """A piece joins the front."""
    return _join(state, seat, words, "front")


def to_back(state: CoatlState, seat: Seat, words: str) -> Outcome:
    """A piece joins the back."""
    return _join(state, seat, words, "back")


def _join(state: CoatlState, seat: Seat, words: str, end: End) -> Outcome:
    piece, code = NAMED[words], focus(state)
    serpent = state.sides[seat].serpents[placed(code)].joined(piece, end)
    state = with_serpent(state, seat, code, serpent, board=without(state.sides[seat].board, piece))
    joined = Joined(seat=seat, coatl=code, end=end, piece=words)
    if not serpent.complete:
        return _operated(state, code), (joined,)
    state, events = completed(state, seat, code)
    return state, (joined, *events)


def fulfil(state: CoatlState, seat: Seat, card: str) -> Outcome:
    """A card is laid beside the cóatl in focus."""
    code = focus(state)
    state, events = lay(state, seat, code, card)
    return _operated(state, code), events


def done(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """The build is over."""
    return replace(state, chain=None), ()


def _operated(state: CoatlState, code: str) -> CoatlState:
    return replace(state, chain=Chain("build", code, begun=True, fresh=True))
