"""The supply board and the bags: taking, filling, emptying (rules.md, Take pieces, Solo)."""

from dataclasses import replace
from typing import Any, Final

from engine.coatl.data import BOARD, SPACES, Piece, in_words
from engine.coatl.ends import bodies_exhausted
from engine.coatl.state import CoatlMove, CoatlState, Drained, Filled, Moves, Outcome, Took, everybody, with_side
from engine.game import Seat

PLACES: Final = {space.code: place for place, space in enumerate(SPACES)}
SECTIONS: Final = ("b", "ht")
"""The kinds of pieces in the body section, and in the head-and-tail section."""


def takes(state: CoatlState, seat: Seat) -> Moves:
    """The spaces that hold something, with room for all of it on the own board."""
    room = BOARD - len(state.sides[seat].board)
    spaces = zip(SPACES, state.supply, strict=True)
    return tuple(CoatlMove("take", space.code) for space, pieces in spaces if 0 < len(pieces) <= room)


def take(state: CoatlState, seat: Seat, code: str) -> Outcome:
    """All of one space comes to the board, and the supply is looked after."""
    pieces = state.supply[PLACES[code]]
    state = with_side(state, seat, board=(*state.sides[seat].board, *pieces))
    state, events = refilled(_emptied(state, code))
    return state, (Took(seat=seat, space=code, **_told(pieces)), *events)


def drain(state: CoatlState) -> Outcome:
    """Alone: one random space that holds something is emptied out of the game, and the supply is looked after."""
    held = tuple(space.code for space, pieces in zip(SPACES, state.supply, strict=True) if pieces)
    if not held:
        return state, ()
    code, dice = state.dice.pick(held)
    pieces = state.supply[PLACES[code]]
    drained = Drained(commits=everybody(state), space=code, **_told(pieces))
    state, events = refilled(_emptied(replace(state, dice=dice, out=(*state.out, *pieces)), code))
    return state, (drained, *events)


def refilled(state: CoatlState) -> Outcome:
    """The refill check: once a section is empty, everything is filled."""
    return filled(state) if any(_section_empty(state, kinds) for kinds in SECTIONS) else (state, ())


def filled(state: CoatlState) -> Outcome:
    """Fill every empty space as far as the bags last; a body section that stays empty is end B."""
    state, events = fill(state)
    state, ending = bodies_exhausted(state) if _section_empty(state, "b") else (state, ())
    return state, (*events, *ending)


def fill(state: CoatlState) -> Outcome:
    """Fill every empty space from the bags, body spaces whole or not at all."""
    supply, bags, dice = list(state.supply), list(state.bags), state.dice
    new = []
    for place, space in enumerate(SPACES):
        if supply[place] or sum(piece[0] == space.kind for piece in bags) < space.holds:
            continue
        for _ in range(space.holds):
            piece, dice = dice.pick(tuple(one for one in bags if one[0] == space.kind))
            bags.remove(piece)
            supply[place] += (piece,)
        new.append((space.code, supply[place]))
    state = replace(state, supply=tuple(supply), bags=tuple(bags), dice=dice)
    return state, (Filled(commits=everybody(state), spaces=tuple(new)),) if new else ()


def _told(pieces: tuple[Piece, ...]) -> dict[str, Any]:
    """The pieces of a space as events name them."""
    first, *second = map(in_words, pieces)
    return {"pieces": len(pieces), "first": first, "second": "".join(second)}


def _section_empty(state: CoatlState, kinds: str) -> bool:
    return not any(pieces for space, pieces in zip(SPACES, state.supply, strict=True) if space.kind in kinds)


def _emptied(state: CoatlState, code: str) -> CoatlState:
    place = PLACES[code]
    return replace(state, supply=(*state.supply[:place], (), *state.supply[place + 1 :]))
