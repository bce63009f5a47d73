"""What brings the end near, and the turns that are still played then (rules.md, End)."""

from dataclasses import replace
from typing import Literal

from engine.coatl.data import WIN
from engine.coatl.state import CoatlState, Ending, Outcome
from engine.coatl.view import Turn
from engine.game import Seat


def place(state: CoatlState, seat: Seat) -> int:
    """How many seats come before this one in a round; the holder of the marker has 0."""
    return (seat - state.first) % len(state.sides)


def in_order(state: CoatlState) -> tuple[Seat, ...]:
    """Everybody who is still playing, clockwise from the marker."""
    staying = [seat for seat, side in enumerate(state.sides) if not side.left]
    return tuple(sorted(staying, key=lambda seat: place(state, seat)))


def third_completed(state: CoatlState, seat: Seat) -> Outcome:
    """End A, once a player has completed three cóatls."""
    completed = sum(serpent.complete for serpent in state.sides[seat].serpents)
    return _near(state, seat, "A") if completed >= WIN else (state, ())


def bodies_exhausted(state: CoatlState) -> Outcome:
    """End B, on the turn in which the body section stayed empty."""
    return _near(state, state.turn.seat, "B") if state.turn else (state, ())


def _near(state: CoatlState, seat: Seat, how: Literal["A", "B"]) -> Outcome:
    """The first of the two governs: the turns still to come are known from then on."""
    if state.ending:
        return state, ()
    after = tuple(one for one in in_order(state) if place(state, one) > place(state, seat))
    before = tuple(one for one in in_order(state) if place(state, one) < place(state, seat))
    if how == "A":
        coming = (*(Turn(one, 2, last=True) for one in after), *(Turn(one, last=True) for one in before))
    else:
        coming = (*map(Turn, after), *(Turn(one, last=True) for one in in_order(state)))
    return replace(state, coming=coming, ending=how, ended_by=seat), (Ending(how=how),)
