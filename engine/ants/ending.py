"""How a game ends and who has won (rules.md, End)."""

from typing import Literal

from engine.ants.data import VARIANTS
from engine.ants.state import AntsState
from engine.game import Line, Result, Seat


def over(state: AntsState) -> Literal["finished", "left", "stall", ""]:
    """Why the game is over; "" while it runs."""
    if any(side.left for side in state.sides):
        return "left"
    if any(side.step == VARIANTS[state.options.variant].last for side in state.sides):
        return "finished"
    return "stall" if state.dry >= state.options.stall_limit else ""


def result(state: AntsState) -> Result | None:
    """The steps laid; who left is last, equal ones at a stall are told apart by an attack (R23)."""
    how = over(state)
    if not how:
        return None
    merits = tuple(_merit(state, seat) for seat in range(2))
    steps = tuple(side.step for side in state.sides)
    return Result(
        totals=steps,
        ranks=tuple(1 + (merits[1 - seat] > merits[seat]) for seat in range(2)),
        lines=tuple(Line(seat, "ants-colony-steps", laid) for seat, laid in enumerate(steps)),
        decided="attacked" if how == "stall" and steps[0] == steps[1] and merits[0] != merits[1] else "",
    )


def _merit(state: AntsState, seat: Seat) -> tuple[bool, int, bool]:
    side = state.sides[seat]
    return not side.left, side.step, side.attacker is None
