"""Producing raw goods (rules.md, The actions, produce)."""

from collections.abc import Mapping
from dataclasses import replace

from engine.hamlet.data import RAW, TILES
from engine.hamlet.state import Begged, HamletMove, HamletState, Piece, Produced, changed, kept
from engine.hamlet.table import Outcome, place_of, raw_left, slots_of, task_of, with_coins, with_goods, with_task
from engine.hamlet.turns import lie_down
from engine.hamlet.village import inside


@kept("laid", "goods", "roads")
def producers(state: HamletState) -> tuple[HamletMove, ...]:
    """The producers of the village with an empty slot that can be filled."""
    supply = raw_left(state)
    tiles = (tile for tile in inside(state) if TILES[tile].kind == "producer" and _next_slot(state, tile, supply))
    return tuple(HamletMove("produce", (tile,)) for tile in tiles)


def produce(state: HamletState, move: HamletMove) -> Outcome:
    """A producer is chosen."""
    return _fill_on(with_task(state, move, "fill", tile=move.about[0]))


def fillings(state: HamletState) -> tuple[HamletMove, ...]:
    """The raw goods that may go to the next slot."""
    found = _next_slot(state, task_of(state).tile, raw_left(state))
    return tuple(HamletMove("fill", (good,)) for good in found[1]) if found else ()


def fill(state: HamletState, move: HamletMove) -> Outcome:
    """The player chose the good of a slot."""
    return _fill_on(_filled(with_task(state, move, "fill"), move.about[0]))


def _fill_on(state: HamletState) -> Outcome:
    """Fill slots in their order, up to one whose good is the player's choice; after the last come the coins."""
    tile = task_of(state).tile
    while found := _next_slot(state, tile, raw_left(state)):
        slot, goods = found
        if TILES[tile].slots[slot] == "any":
            return state, ()
        state = _filled(state, goods[0])
    made, coins = task_of(state).made, TILES[tile].coins
    wood, stone, wheat = map(made.count, RAW)
    told = Produced(seat=state.seat, tile=tile, wood=wood, stone=stone, wheat=wheat, coins=coins)
    state, events = lie_down(with_coins(state, state.seat, coins), tile)
    return state, (told, *events)


def _next_slot(state: HamletState, tile: str, supply: Mapping[str, int]) -> tuple[int, tuple[str, ...]] | None:
    """The first empty slot that the supply can fill, and the goods that may lie there."""
    for slot, (printed, piece) in enumerate(zip(TILES[tile].slots, slots_of(state, tile), strict=True)):
        if piece is None:
            goods = RAW if printed == "any" else (printed,)
            if open_goods := tuple(good for good in goods if supply[good]):
                return slot, open_goods
    return None


def _filled(state: HamletState, good: str) -> HamletState:
    """The next slot filled."""
    task = task_of(state)
    found = _next_slot(state, task.tile, raw_left(state))
    assert found
    slots = list(slots_of(state, task.tile))
    slots[found[0]] = Piece(good)
    state = with_goods(state, place_of(state, task.tile), tuple(slots))
    return changed(state, task=replace(task, made=(*task.made, good)))


def beg(state: HamletState, coins: int) -> Outcome:
    """A villager begs, where no producer can be filled."""
    seat = state.seat
    state, events = lie_down(with_coins(state, seat, coins))
    return state, (Begged(seat=seat, coins=coins), *events)
