"""Moving donkeys (rules.md, A turn 1)."""

from collections.abc import Iterable
from dataclasses import replace

from engine.hamlet.state import HamletMove, HamletState, Went, changed
from engine.hamlet.table import Outcome, on_turn, task_of, with_player, with_task
from engine.hamlet.village import here, linked


def rested(state: HamletState) -> tuple[HamletMove, ...]:
    """The tiles with a donkey that has not moved yet, until a villager acts."""
    if state.acted:
        return ()
    donkeys, ways = on_turn(state).donkeys, linked(state)
    tiles = (tile for tile in dict.fromkeys(donkeys) if donkeys.count(tile) > state.moved.count(tile) and ways[tile])
    return tuple(HamletMove("donkey", (tile,)) for tile in tiles)


def lead(state: HamletState, move: HamletMove) -> Outcome:
    """A donkey is chosen by its tile."""
    return with_task(state, move, "to", tile=move.about[0]), ()


def ways(state: HamletState) -> tuple[HamletMove, ...]:
    """Where the chosen donkey can go."""
    return tuple(HamletMove("to", (tile,)) for tile in linked(state)[task_of(state).tile])


def go(state: HamletState, move: HamletMove) -> Outcome:
    """The donkey goes; it won't move again in this turn."""
    start, (tile,) = task_of(state).tile, move.about
    player = on_turn(state)
    donkeys = list(player.donkeys)
    donkeys[donkeys.index(start)] = tile
    state = with_player(state, state.seat, replace(player, donkeys=in_order(state, donkeys)))
    return changed(state, task=None, moved=(*state.moved, tile)), (Went(seat=state.seat, start=start, tile=tile),)


def in_order(state: HamletState, donkeys: Iterable[str]) -> tuple[str, ...]:
    """Donkeys by the tile order of where they stand."""
    return tuple(sorted(donkeys, key=list(here(state).placed).index))
