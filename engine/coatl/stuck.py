"""Who can do nothing tosses pieces, and who can't even do that passes (rules.md, Forced pass)."""

from dataclasses import replace

from engine.coatl.building import different
from engine.coatl.data import NAMED, in_words
from engine.coatl.state import CoatlMove, CoatlState, Moves, Outcome, Passed, Tossed, with_side, without
from engine.coatl.view import Chain
from engine.game import Seat


def ways_out(state: CoatlState, seat: Seat) -> Moves:
    """What is left to a player who can neither take, draw, build nor offer."""
    return _tosses(state, seat) or (CoatlMove("pass"),)


def tossing(state: CoatlState, seat: Seat) -> Moves:
    """The question `toss`: more pieces, or an end."""
    return (*_tosses(state, seat), CoatlMove("done"))


def toss(state: CoatlState, seat: Seat, words: str) -> Outcome:
    """A piece goes from the board out of the game."""
    piece = NAMED[words]
    state = with_side(state, seat, board=without(state.sides[seat].board, piece))
    state = replace(state, out=(*state.out, piece), chain=Chain("toss", begun=True))
    return state, (Tossed(seat=seat, piece=words),)


def done(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """That is all."""
    return replace(state, chain=None), ()


def passing(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """Nothing is done."""
    return state, (Passed(seat=seat),)


def _tosses(state: CoatlState, seat: Seat) -> Moves:
    return tuple(CoatlMove("toss", in_words(piece)) for piece in different(state.sides[seat].board))
