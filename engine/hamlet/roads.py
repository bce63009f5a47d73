"""Building roads (rules.md, The actions, road)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.hamlet.data import LETTERS, ROAD_COST
from engine.hamlet.state import HamletMove, HamletState, Paved, Road, Titled
from engine.hamlet.table import Outcome, roads_left, task_of, with_task
from engine.hamlet.transport import can_bring
from engine.hamlet.turns import lie_down
from engine.hamlet.village import Edge, here, inside, meeting


def hosts(state: HamletState) -> tuple[str, ...]:
    """Where the villager may stand to build a road."""
    return tuple(tile for tile in inside(state) if any(_open_sides(state, tile)))


def can_pave(state: HamletState) -> bool:
    """Whether the seat on turn can build a road anywhere."""
    return any(any(_open_sides(state, tile)) for tile in inside(state))


def _open_sides(state: HamletState, tile: str) -> Iterator[Edge]:
    """The segments of a tile across which the seat on turn can build: mountain to mountain or forest to forest."""
    seat = state.seat
    if not roads_left(state, seat):
        return
    own = {road.segment for road in state.roads if road.seat == seat}
    affordable: dict[str, bool] = {}
    for edge, other, number in meeting(here(state), tile):
        if edge.kind == other.kind and edge.kind in ROAD_COST and number not in own:
            if edge.kind not in affordable:
                affordable[edge.kind] = can_bring(state, seat, tile, ROAD_COST[edge.kind])
            if affordable[edge.kind]:
                yield edge


def sides(state: HamletState) -> tuple[HamletMove, ...]:
    """The segments of the villager's tile across which a road can be built."""
    return tuple(HamletMove("side", (LETTERS[edge.place],)) for edge in _open_sides(state, task_of(state).tile))


def face(state: HamletState, move: HamletMove) -> Outcome:
    """The segment is chosen; the road lies once it is paid."""
    side = LETTERS.index(move.about[0])
    edge = _met(state, side)[0]
    return with_task(state, move, "deliver", side=side, needs=ROAD_COST[edge.kind]), ()


def _met(state: HamletState, side: int) -> tuple[Edge, Edge, int]:
    """What meets at a segment of the villager's tile."""
    return next(met for met in meeting(here(state), task_of(state).tile) if met[0].place == side)


def paved(state: HamletState) -> Outcome:
    """The cost is brought: the road lies; the first one of the game makes its builder the planner."""
    task, seat = task_of(state), state.seat
    _, other, number = _met(state, task.side)
    first, second = (tile for tile in here(state).placed if tile in (task.tile, other.tile))
    planner = () if state.roads else (Titled(seat=seat, title="planner"),)
    state = replace(state, roads=(*state.roads, Road(seat, number, (first, second))))
    state, events = lie_down(state, task.tile)
    return state, (Paved(seat=seat, tile=task.tile, beside=other.tile), *planner, *events)
