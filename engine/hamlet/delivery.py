"""Delivering a cost, good by good (rules.md, Bringing goods; Decisions, deliver)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from engine.hamlet import building, church, market, refining, roads
from engine.hamlet.state import Bought, HamletEvent, HamletMove, HamletState, Piece, changed
from engine.hamlet.table import Outcome, on_turn, task_of, with_coins, with_task
from engine.hamlet.transport import Depot, Heap, carrier, depot, handiest, less, open_heaps, open_purchases, use

DELIVERED: Final[Mapping[str, Callable[[HamletState], Outcome]]] = {
    "refine": refining.refined,
    "market": market.sold,
    "church": church.raised,
    "build": building.built,
    "road": roads.paved,
}
"""What a job comes to once all its goods are there."""

AUTO: Final = HamletMove("auto")


def deliveries(state: HamletState) -> tuple[HamletMove, ...]:
    """The goods that can be brought or bought next, so that the rest can still be completed."""
    task, store, coins = task_of(state), _store(state), on_turn(state).coins
    takes = [_take(heap) for heap in open_heaps(store, coins, task.needs, task.coins)]
    buys = [HamletMove("buy", (good,)) for good in open_purchases(store, coins, task.needs, task.coins)]
    each = (*takes, *buys)
    return (*each, AUTO) if len(each) > 1 else each


def _store(state: HamletState) -> Depot:
    task = task_of(state)
    return depot(carrier(state), task.tile, buying=task.job != "market")


def _take(heap: Heap) -> HamletMove:
    return HamletMove("take", (heap.good, heap.tile, *(() if heap.owner is None else (f"p{heap.owner + 1}",))))


def deliver(state: HamletState, move: HamletMove) -> Outcome:
    """One good, or by `auto` all of them."""
    if move.word == "auto":
        return _all(state)
    good = move.about[0]
    state = with_task(state, move, "deliver", needs=less(task_of(state).needs, good))
    if move.word == "buy":
        return _buy(state, good)
    tile, *owner = move.about[1:]
    return use(state, tile, Piece(good, int(owner[0][1:]) - 1 if owner else None))


def _buy(state: HamletState, good: str) -> Outcome:
    """A bought good is used at once: no piece, no reward."""
    price = _store(state).price(good)
    return with_coins(state, state.seat, -price), (Bought(seat=state.seat, good=good, coins=price),)


def _all(state: HamletState) -> Outcome:
    """What `auto` does: at each step the handiest good, else the first of the alphabet is bought."""
    state = changed(state, task=replace(task_of(state), about=(*task_of(state).about, str(AUTO))))
    happened: list[HamletEvent] = []
    while task_of(state).needs:
        state, events = deliver(state, _handiest(state))
        happened += events
    return state, tuple(happened)


def _handiest(state: HamletState) -> HamletMove:
    task, store, coins = task_of(state), _store(state), on_turn(state).coins
    if heaps := tuple(open_heaps(store, coins, task.needs, task.coins)):
        return _take(handiest(store, heaps))
    return HamletMove("buy", (min(open_purchases(store, coins, task.needs, task.coins)),))
