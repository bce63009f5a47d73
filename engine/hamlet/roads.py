"""Building roads (rules.md, The actions, road)."""

from collections.abc import Iterator
from functools import lru_cache

from engine.hamlet.data import LETTERS, ROAD_COST
from engine.hamlet.state import HamletMove, HamletState, Paved, Road, Titled, changed
from engine.hamlet.table import Outcome, roads_left, task_of, with_task
from engine.hamlet.transport import Carrier, can_bring, can_ever_bring, carrier
from engine.hamlet.turns import lie_down
from engine.hamlet.village import KNOWN, Edge, Ground, here, inside, meeting


def hosts(state: HamletState) -> tuple[str, ...]:
    """Where the villager may stand to build a road."""
    return tuple(_hosts(state))


def can_pave(state: HamletState) -> bool:
    """Whether the seat on turn can build a road anywhere."""
    return any(_hosts(state))


def _hosts(state: HamletState) -> Iterator[str]:
    who = carrier(state)
    if roads_left(state, state.seat) and any(can_ever_bring(who, cost) for cost in ROAD_COST.values()):
        yield from (tile for tile in inside(state) if any(_open_sides(state, who, tile)))


@lru_cache(8 * KNOWN)
def ridges(land: Ground, tile: str) -> tuple[tuple[Edge, Edge, int], ...]:
    """Where a tile meets another one mountain to mountain or forest to forest: own edge, other edge, segment."""
    return tuple(met for met in meeting(land, tile) if met[0].kind == met[1].kind and met[0].kind in ROAD_COST)


def _open_sides(state: HamletState, who: Carrier, tile: str) -> Iterator[Edge]:
    """The segments of a tile across which a seat can build; another player's road there is no hindrance."""
    own = {road.segment for road in state.roads if road.seat == who.seat}
    edges = [edge for edge, _, number in ridges(here(state), tile) if number not in own]
    payable = {kind for kind in {edge.kind for edge in edges} if can_bring(who, tile, ROAD_COST[kind])}
    return (edge for edge in edges if edge.kind in payable)


def sides(state: HamletState) -> tuple[HamletMove, ...]:
    """The segments of the villager's tile across which a road can be built."""
    return tuple(
        HamletMove("side", (LETTERS[edge.place],)) for edge in _open_sides(state, carrier(state), task_of(state).tile)
    )


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
    state = changed(state, roads=(*state.roads, Road(seat, number, (first, second))))
    state, events = lie_down(state, task.tile)
    return state, (Paved(seat=seat, tile=task.tile, beside=other.tile), *planner, *events)
