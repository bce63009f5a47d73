"""The row of blueprints, the bag, and milestones that fill it (rules.md, Setup, Milestones)."""

from engine.hamlet.data import MILESTONES, ROW, TILES
from engine.hamlet.state import HamletState, Milestone, Plan, Refilled, Titled, changed
from engine.hamlet.table import Outcome, everybody


def group(name: str) -> tuple[str, ...]:
    """The tiles that come into the bag together."""
    return tuple(tile.id for tile in TILES.values() if tile.group == name)


def refill(state: HamletState) -> Outcome:
    """Draw from the bag until the row is full, or the bag empty: each draw a fair pick among what is in it."""
    drawn: list[str] = []
    row, bag, dice = state.row, state.bag, state.dice
    while bag and len(row) < ROW:
        tile, dice = dice.pick(bag)
        bag = tuple(one for one in bag if one != tile)
        row = (*row, Plan(tile))
        drawn.append(tile)
    told = Refilled(seat=state.seat, commits=everybody(state), n=len(drawn), tile=drawn[-1] if drawn else "")
    return changed(state, row=row, bag=bag, dice=dice), (told,)


def first_refinery(state: HamletState, good: str, tile: str) -> Outcome:
    """Who builds the first refinery of a good takes its milestone, and brings its four tiles into the bag."""
    if any(one.good == good for one in state.milestones):
        return state, ()
    told = Titled(seat=state.seat, title=MILESTONES[good])
    state = changed(state, milestones=(*state.milestones, Milestone(good, state.seat, tile)))
    state = changed(state, bag=in_data_order((*state.bag, *group(good))))
    if len(state.row) == ROW:
        return state, (told,)
    state, events = refill(state)
    return state, (told, *events)


def in_data_order(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """The bag has no order of its own."""
    return tuple(tile for tile in TILES if tile in tiles)
