"""Refining goods (rules.md, The actions, refine)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.hamlet.blueprints import first_refinery
from engine.hamlet.data import INPUT, REFINED, TILES, Need
from engine.hamlet.state import Fixed, HamletMove, HamletState, Piece, Refined, changed
from engine.hamlet.table import (
    Outcome,
    on_turn,
    pieces_left,
    place_of,
    slots_of,
    task_of,
    with_goods,
    with_player,
    with_task,
)
from engine.hamlet.transport import Carrier, can_bring, carrier
from engine.hamlet.turns import lie_down
from engine.hamlet.village import inside, kind_of


def refineries(state: HamletState) -> Iterator[HamletMove]:
    """The refineries of the village where the seat on turn can make something."""
    who = carrier(state)
    return (HamletMove("refine", (tile,)) for tile in inside(state) if makeable(state, who, tile))


def makeable(state: HamletState, who: Carrier, tile: str) -> tuple[str, ...]:
    """The goods that a seat can make at a tile: a free slot, a piece of its own, the raw good brought."""
    kind = kind_of(state, tile)
    if not kind or None not in slots_of(state, tile):
        return ()
    kinds = REFINED if kind == "any" else (kind,)
    return tuple(good for good in kinds if pieces_left(state, who.seat, good) and can_bring(who, tile, _input(good)))


def _input(good: str) -> tuple[Need, ...]:
    return (Need(1, (INPUT[good],)),)


def refine(state: HamletState, move: HamletMove) -> Outcome:
    """A refinery is chosen; a workshop's good may still have to be."""
    (tile,) = move.about
    kind = kind_of(state, tile)
    if kind == "any":
        return with_task(state, move, "make", tile=tile), ()
    return with_task(state, move, "deliver", tile=tile, what=kind, needs=_input(kind)), ()


def kinds(state: HamletState) -> tuple[HamletMove, ...]:
    """The goods a workshop may be fixed to."""
    return tuple(HamletMove("make", (good,)) for good in makeable(state, carrier(state), task_of(state).tile))


def make(state: HamletState, move: HamletMove) -> Outcome:
    """The first good made in the workshop fixes it for all; this counts as building a refinery of that good."""
    (good,) = move.about
    state = with_task(state, move, "deliver", what=good, needs=_input(good))
    state, events = first_refinery(changed(state, workshop=good), good, task_of(state).tile)
    return state, (Fixed(seat=state.seat, good=good), *events)


def refined(state: HamletState) -> Outcome:
    """The raw good is brought: a piece of the player's own takes its place on the tile."""
    task, seat, player = task_of(state), state.seat, on_turn(state)
    slots = list(slots_of(state, task.tile))
    slots[slots.index(None)] = Piece(task.what, seat)
    state = with_goods(state, place_of(state, task.tile), tuple(slots))
    if task.what == "milk":
        state = with_player(state, seat, replace(player, milk=player.milk + 1))
    told = Refined(seat=seat, good=task.what, tile=task.tile)
    made = (*task.made, task.what)
    if len(made) < TILES[task.tile].per_action and makeable(state, carrier(state), task.tile):
        return changed(state, task=replace(task, step="again", made=made)), (told,)
    state, events = lie_down(state, task.tile)
    return state, (told, *events)


def more(state: HamletState) -> tuple[HamletMove, ...]:
    """A double refinery may go on."""
    return HamletMove("again"), HamletMove("done")


def go_on(state: HamletState, move: HamletMove) -> Outcome:
    """A second good in the same action, or the end of it."""
    task = task_of(state)
    if move.word == "done":
        return lie_down(state, task.tile)
    return with_task(state, move, "deliver", needs=_input(task.what)), ()
