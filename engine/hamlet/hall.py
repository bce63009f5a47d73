"""The town hall: blueprints, villagers, donkeys (rules.md, The actions, hall)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.hamlet.blueprints import refill
from engine.hamlet.data import DONKEY_PRICE, DONKEYS, HAND_LIMIT, VILLAGER_PRICES, VILLAGERS
from engine.hamlet.donkeys import in_order
from engine.hamlet.parts import chosen_part
from engine.hamlet.state import HamletMove, HamletState, Hired, Mounted, Planned, Villager, changed
from engine.hamlet.table import Outcome, on_turn, task_of, with_player, with_task
from engine.hamlet.turns import lie_down


def enter(state: HamletState, move: HamletMove) -> Outcome:
    """A villager goes to the town hall."""
    return with_task(state, move, "hall", tile="town-hall"), ()


def orders(state: HamletState) -> Iterator[HamletMove]:
    """What can be had there: one blueprint and any number of hires; after one thing it may be enough."""
    player, made = on_turn(state), state.task.made if state.task else ()
    if "plan" not in made and len(player.hand) < HAND_LIMIT:
        yield from (HamletMove("plan", (plan.tile,)) for number, plan in enumerate(state.row) if number <= player.coins)
    if len(player.villagers) < VILLAGERS and player.coins >= VILLAGER_PRICES[len(player.villagers) - 1]:
        yield HamletMove("hire")
    if len(player.donkeys) < DONKEYS and player.coins >= DONKEY_PRICE:
        yield HamletMove("donkey")
    if made:
        yield HamletMove("done")


def order(state: HamletState, move: HamletMove) -> Outcome:
    """One thing is had, or the villager is done."""
    match move.word:
        case "plan":
            return _plan(state, move)
        case "hire":
            return _hire(state, move)
        case "donkey":
            return with_task(state, move, "on"), ()
        case _:
            return close(state)


def _plan(state: HamletState, move: HamletMove) -> Outcome:
    """A coin goes onto each blueprint to the left; those lying on the taken one are the player's."""
    player = on_turn(state)
    paid = next(number for number, plan in enumerate(state.row) if plan.tile == move.about[0])
    taken = state.row[paid]
    left = tuple(replace(plan, coins=plan.coins + 1) for plan in state.row[:paid])
    state = changed(state, row=(*left, *state.row[paid + 1 :]))
    player = replace(player, coins=player.coins - paid + taken.coins, hand=(*player.hand, taken.tile))
    told = Planned(seat=state.seat, tile=taken.tile, paid=paid, got=taken.coins)
    return _had(with_player(state, state.seat, player), move, "plan"), (told,)


def _hire(state: HamletState, move: HamletMove) -> Outcome:
    """A new villager is on the church and acts from the next turn."""
    player = on_turn(state)
    price = VILLAGER_PRICES[len(player.villagers) - 1]
    villagers = (*player.villagers, Villager(standing=False))
    state = with_player(state, state.seat, replace(player, coins=player.coins - price, villagers=villagers))
    return _had(state, move, "hire"), (Hired(seat=state.seat, coins=price),)


def mount(state: HamletState, move: HamletMove) -> Outcome:
    """A hired donkey is put on a tile of the village, and carries at once."""
    if move.word == "part":
        return chosen_part(state, move), ()
    player, (tile,) = on_turn(state), move.about
    donkeys = in_order(state, (*player.donkeys, tile))
    state = with_player(state, state.seat, replace(player, coins=player.coins - DONKEY_PRICE, donkeys=donkeys))
    return _had(state, move, "donkey"), (Mounted(seat=state.seat, tile=tile, coins=DONKEY_PRICE),)


def _had(state: HamletState, move: HamletMove, thing: str) -> HamletState:
    """Back at the counter."""
    return with_task(state, move, "hall", made=(*task_of(state).made, thing), part="")


def close(state: HamletState) -> Outcome:
    """The end of the action: a blueprint taken is replaced."""
    state, drawn = settle_row(state)
    state, events = lie_down(state, "town-hall")
    return state, (*drawn, *events)


def settle_row(state: HamletState) -> Outcome:
    """The row slides left and is refilled, if a blueprint was taken in this action."""
    taken = state.task is not None and state.task.job == "hall" and "plan" in state.task.made
    return refill(state) if taken else (state, ())
