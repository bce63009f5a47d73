"""Whose turn it is: actions, turns, rounds, and the last of them (rules.md, A turn, End, Solo)."""

from dataclasses import replace

from engine.coatl.ends import in_order, place
from engine.coatl.row import opened
from engine.coatl.state import Begun, CoatlState, Events, Left, Outcome, Over, everybody, with_side
from engine.coatl.supply import drain
from engine.coatl.view import Turn
from engine.game import NotYours, Seat


def begun(state: CoatlState) -> Outcome:
    """Once all have burned, the first turn begins."""
    if state.over or any(side.burning for side in state.sides):
        return state, ()
    return _begins(state, Turn(in_order(state)[0])), (Begun(commits=everybody(state)),)


def acted(state: CoatlState, *, passed: bool) -> Outcome:
    """An action is over; what is left of the turn may be stopped."""
    assert state.turn
    passes, turn = state.passes + 1 if passed else 0, state.turn
    if passes != state.passes:
        state = replace(state, passes=passes)
    if turn.actions > 1:
        return replace(state, turn=replace(turn, actions=turn.actions - 1, optional=True)), ()
    drained: Events = ()
    if len(state.sides) == 1 and (state.coming or not state.ending):
        state, drained = drain(state)
    state, after = _next(state)
    return state, (*drained, *after)


def _next(state: CoatlState) -> Outcome:
    """The turn is over: the next one, or the end."""
    order = in_order(state)
    if state.coming:
        turn, *coming = state.coming
        return _begins(replace(state, coming=tuple(coming)), turn), ()
    all_passed = len(order) > 1 and state.passes >= len(order)
    if state.ending or all_passed or not state.turn:
        return _ends(state)
    seat = state.turn.seat
    later = (one for one in order if place(state, one) > place(state, seat))
    return _begins(state, Turn(next(later, order[0]))), ()


def _begins(state: CoatlState, turn: Turn) -> CoatlState:
    """A turn begins; what its player laid in the latest one is no longer new."""
    before = state.turn
    wrapped = before is None or place(state, turn.seat) <= place(state, before.seat)
    serpents = state.sides[turn.seat].serpents
    if any(serpent.new_front or serpent.new_back for serpent in serpents):
        state = with_side(state, turn.seat, serpents=tuple(serpent.settled() for serpent in serpents))
    turns = state.turns + (before is not None)
    return replace(state, turn=turn, chain=None, round=state.round + wrapped, turns=turns)


def _ends(state: CoatlState) -> Outcome:
    turns = state.turns + (state.turn is not None)
    over = replace(state, over=True, turn=None, chain=None, coming=(), turns=turns)
    return over, (Over(commits=everybody(state)),)


def left(state: CoatlState, seat: Seat) -> Outcome:
    """A player goes: their cards leave unseen, the pieces stay. Raises NotYours for one who isn't playing."""
    side = state.sides[seat]
    if state.over or side.left:
        raise NotYours(str(seat))
    state = with_side(state, seat, hand=(), temples=(), burning=False, left=True)
    state = replace(
        state,
        cards_out=(*state.cards_out, *side.hand),
        temples_out=(*state.temples_out, *side.temples),
        coming=tuple(turn for turn in state.coming if turn.seat != seat),
    )
    state, events = _without(state, seat)
    return state, (Left(seat=seat), *events)


def _without(state: CoatlState, seat: Seat) -> Outcome:
    """How it goes on after somebody left."""
    if len(in_order(state)) < min(2, len(state.sides)):
        return _ends(_unburned(state))
    if state.turn is None:
        return begun(state)
    if state.turn.seat != seat:
        return state, ()
    # Who breaks off drawing leaves the row as everybody does who is done.
    drawing = state.chain is not None and state.chain.kind == "draw"
    state, events = opened(state) if drawing else (state, ())
    state, after = _next(state)
    return state, (*events, *after)


def _unburned(state: CoatlState) -> CoatlState:
    for seat in in_order(state):
        state = with_side(state, seat, burning=False)
    return state
