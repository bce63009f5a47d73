"""Building a blueprint (rules.md, The actions, build)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.hamlet.blueprints import first_refinery
from engine.hamlet.data import LETTERS, REFINED, TILES
from engine.hamlet.parts import chosen_part
from engine.hamlet.placement import fits, fitting_sides
from engine.hamlet.state import Built, HamletMove, HamletState, changed
from engine.hamlet.table import Outcome, flags_left, on_turn, task_of, with_player, with_task
from engine.hamlet.transport import Carrier, can_bring, can_ever_bring, carrier
from engine.hamlet.turns import lie_down
from engine.hamlet.village import here, inside


def blueprints(state: HamletState) -> Iterator[HamletMove]:
    """The blueprints in hand that can be built somewhere."""
    who = carrier(state)
    return (HamletMove("build", (tile,)) for tile in on_turn(state).hand if any(_hosts(state, who, tile)))


def _hosts(state: HamletState, who: Carrier, tile: str) -> Iterator[str]:
    """The tiles of the village from which a blueprint can be built: a legal fit, and the cost brought there."""
    printed, land = TILES[tile], here(state)
    if printed.kind == "landmark" and not flags_left(state, who.seat):
        return
    if not can_ever_bring(who, printed.cost, printed.cost_coins):
        return
    for host in inside(state):
        if can_bring(who, host, printed.cost, printed.cost_coins) and fitting_sides(land, tile, host):
            yield host


def begin(state: HamletState, move: HamletMove) -> Outcome:
    """A blueprint is chosen."""
    return with_task(state, move, "at", what=move.about[0]), ()


def hosts(state: HamletState) -> tuple[str, ...]:
    """Where the villager may stand to build the chosen blueprint."""
    return tuple(_hosts(state, carrier(state), task_of(state).what))


def stand(state: HamletState, move: HamletMove) -> Outcome:
    """The villager's tile is chosen."""
    if move.word == "part":
        return chosen_part(state, move), ()
    return with_task(state, move, "side", tile=move.about[0]), ()


def sides(state: HamletState) -> tuple[HamletMove, ...]:
    """The free segments of the villager's tile with a legal fit."""
    task = task_of(state)
    return tuple(HamletMove("side", (LETTERS[side],)) for side in fitting_sides(here(state), task.what, task.tile))


def face(state: HamletState, move: HamletMove) -> Outcome:
    """The segment to build across is chosen."""
    return with_task(state, move, "fit", side=LETTERS.index(move.about[0])), ()


def places(state: HamletState) -> tuple[HamletMove, ...]:
    """The legal placements across that segment, numbered from 1."""
    task = task_of(state)
    found = fits(here(state), task.what, task.tile, task.side)
    return tuple(HamletMove("fit", (str(number),)) for number in range(1, len(found) + 1))


def place(state: HamletState, move: HamletMove) -> Outcome:
    """The placement is chosen; the tile lies there once its cost is brought."""
    task = task_of(state)
    placed = fits(here(state), task.what, task.tile, task.side)[int(move.about[0]) - 1]
    printed = TILES[task.what]
    return with_task(state, move, "deliver", placed=placed, needs=printed.cost, coins=printed.cost_coins), ()


def built(state: HamletState) -> Outcome:
    """The cost is brought: the blueprint is a tile of the village; a landmark carries the player's flag."""
    task, seat, player = task_of(state), state.seat, on_turn(state)
    assert task.placed
    printed = TILES[task.what]
    hand = tuple(tile for tile in player.hand if tile != task.what)
    state = with_player(state, seat, replace(player, coins=player.coins - task.coins, hand=hand))
    state = changed(
        state,
        laid=(*state.laid, replace(task.placed, builder=seat)),
        goods=(*state.goods, (None,) * len(printed.slots)),
    )
    told = Built(seat=seat, tile=task.what, beside=task.tile, vp=printed.vp)
    state, milestone = first_refinery(state, printed.makes, task.what) if printed.makes in REFINED else (state, ())
    state, events = lie_down(state, task.tile)
    return state, (told, *milestone, *events)
