"""Every question, its answers, and what they do (rules.md, Decisions)."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.coatl import building, completing, row, sacrifices, setup, stuck, supply
from engine.coatl.state import CoatlMove, CoatlState, Moves, Outcome
from engine.game import Seat

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
