"""Why a typed decision isn't open: the plainest thing that hinders it (rules.md, The actions)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from engine.game import Reason
from engine.hamlet.data import (
    DONKEY_PRICE,
    DONKEYS,
    GOODS,
    HAND_LIMIT,
    INPUT,
    SALES,
    SPOTS,
    TILES,
    VILLAGER_PRICES,
    VILLAGERS,
    Need,
)
from engine.hamlet.placement import fitting_sides
from engine.hamlet.production import producers
from engine.hamlet.roads import ridges
from engine.hamlet.state import HamletState
from engine.hamlet.table import flags_left, free_spots, on_turn, pieces_left, raw_left, roads_left, slots_of
from engine.hamlet.transport import carrier, depot
from engine.hamlet.village import here, inside, kind_of, linked

Reasons: TypeAlias = Iterator[Reason]


def hindrance(state: HamletState, notation: str) -> Reason | None:
    """Why a decision that is written like this isn't open; None where nothing is known."""
    word, *about = notation.split()
    look = HINDRANCES.get(word)
    return next(look(state, *about[:1]), None) if look else None


def _reason(word: str, **args: str | int) -> Reason:
    return Reason(f"hamlet-why-{word}", tuple(args.items()))


def _donkey(state: HamletState, tile: str = "") -> Reasons:
    if state.acted:
        yield _reason("donkeys-first")
    if tile in TILES and tile not in on_turn(state).donkeys:
        yield _reason("no-donkey", tile=tile)
    if tile in TILES:
        yield _reason("donkey-moved", tile=tile)


def _to(state: HamletState, tile: str = "") -> Reasons:
    start = state.task.tile if state.task else ""
    if start and tile in TILES:
        yield from _absent(state, tile)
        if tile not in linked(state)[start]:
            yield _reason("not-linked", tile=tile)


def _absent(state: HamletState, tile: str) -> Reasons:
    """A tile that isn't laid, or isn't joined to the village."""
    if tile not in here(state).placed:
        yield _reason("not-laid", tile=tile)
    elif tile not in inside(state):
        yield _reason("outside", tile=tile)


def _produce(state: HamletState, tile: str = "") -> Reasons:
    if tile not in TILES:
        yield _reason("all-full")
    else:
        yield from _absent(state, tile)
        if TILES[tile].kind != "producer":
            yield _reason("no-producer", tile=tile)
        yield _reason("no-supply" if None in slots_of(state, tile) else "full", tile=tile)


def _refine(state: HamletState, tile: str = "") -> Reasons:
    if tile in TILES:
        yield from _absent(state, tile)
        yield from _refine_at(state, tile)
    elif not any(kind_of(state, one) for one in inside(state)):
        yield _reason("no-refineries")
    else:
        for one in inside(state):
            yield from _refine_at(state, one)


def _refine_at(state: HamletState, tile: str) -> Reasons:
    good = kind_of(state, tile)
    if not good:
        return
    if None not in slots_of(state, tile):
        yield _reason("full", tile=tile)
    elif good in INPUT and not pieces_left(state, state.seat, good):
        yield _reason("no-piece", good=good)
    elif good in INPUT:
        yield from _lack(state, tile, (Need(1, (INPUT[good],)),))


def _lack(state: HamletState, tile: str, needs: tuple[Need, ...], cost: int = 0, *, buying: bool = True) -> Reasons:
    """Goods that aren't in reach of a tile and can't be bought, else coins that are short."""
    store = depot(carrier(state), tile, buying=buying)
    missing = [(need, need.n - sum(heap.n for heap in store.heaps if heap.good in need.of)) for need in needs]
    for need, n in missing:
        if n > 0 and not store.prices:
            yield _reason("no-goods" if buying else "no-goods-to-sell", tile=tile, good=need.of[0], n=n)
    price = cost + sum(n * store.price(need.of[0]) for need, n in missing if n > 0)
    if price > on_turn(state).coins:
        yield _reason("coins", n=price, coins=on_turn(state).coins)


def _hall(state: HamletState, tile: str = "") -> Reasons:
    player = on_turn(state)
    if len(player.hand) == HAND_LIMIT:
        yield _reason("hand-full", n=HAND_LIMIT)
    yield _reason("hall-empty")


def _plan(state: HamletState, tile: str = "") -> Reasons:
    if tile not in TILES:
        return
    player, row = on_turn(state), [plan.tile for plan in state.row]
    if tile not in row:
        yield _reason("not-offered", tile=tile)
    elif len(player.hand) == HAND_LIMIT:
        yield _reason("hand-full", n=HAND_LIMIT)
    elif row.index(tile) > player.coins:
        yield _reason("coins", n=row.index(tile), coins=player.coins)


def _hire(state: HamletState, tile: str = "") -> Reasons:
    player = on_turn(state)
    if len(player.villagers) == VILLAGERS:
        yield _reason("all-hired", n=VILLAGERS)
    elif (price := VILLAGER_PRICES[len(player.villagers) - 1]) > player.coins:
        yield _reason("coins", n=price, coins=player.coins)


def _on(state: HamletState, tile: str = "") -> Reasons:
    player = on_turn(state)
    if len(player.donkeys) == DONKEYS:
        yield _reason("all-donkeys", n=DONKEYS)
    elif player.coins < DONKEY_PRICE:
        yield _reason("coins", n=DONKEY_PRICE, coins=player.coins)
    elif tile in TILES:
        yield from _absent(state, tile)


def _sell(state: HamletState, sale: str = "") -> Reasons:
    if sale in SALES and sale not in state.sales:
        yield _reason("not-face-up", sale=sale)
    elif sale in SALES:
        yield from _lack(state, "market", SALES[sale].needs, buying=False)
    else:
        yield _reason("no-sale" if state.sales else "all-sold")


def _spot(state: HamletState, spot: str = "") -> Reasons:
    if spot not in SPOTS:
        yield _reason("no-spot" if free_spots(state) else "church-finished")
    elif spot not in free_spots(state):
        yield _reason("not-free", spot=spot)
    else:
        yield from _lack(state, "church", SPOTS[spot].needs, SPOTS[spot].coins)


def _build(state: HamletState, tile: str = "") -> Reasons:
    hand = on_turn(state).hand
    if not hand:
        yield _reason("no-blueprint")
    elif tile in TILES and tile not in hand:
        yield _reason("not-in-hand", tile=tile)
    for one in (tile,) if tile in hand else hand:
        if TILES[one].kind == "landmark" and not flags_left(state, state.seat):
            yield _reason("no-flag", tile=one)
        yield from _lack(state, "church", TILES[one].cost, TILES[one].cost_coins)
        yield _reason("no-place", tile=one)


def _road(state: HamletState, tile: str = "") -> Reasons:
    if not roads_left(state, state.seat):
        yield _reason("no-road")
    yield _reason("no-road-here")


def _at(state: HamletState, tile: str = "") -> Reasons:
    if tile not in TILES:
        return
    yield from _absent(state, tile)
    task = state.task
    if task and task.job == "build":
        if not fitting_sides(here(state), task.what, tile):
            yield _reason("no-fit", tile=task.what)
        yield from _lack(state, tile, TILES[task.what].cost, TILES[task.what].cost_coins)
    elif task and task.job == "road" and not ridges(here(state), tile):
        yield _reason("no-ridge", tile=tile)
    elif task and task.job == "road":
        yield _reason("road-goods", tile=tile)


def _take(state: HamletState, good: str = "") -> Reasons:
    task = state.task
    if task and good in GOODS:
        if not any(good in need.of for need in task.needs):
            yield _reason("not-needed", good=good)
        yield _reason("no-goods", tile=task.tile, good=good, n=1)


def _buy(state: HamletState, good: str = "") -> Reasons:
    task = state.task
    if task and good in GOODS:
        store = depot(carrier(state), task.tile, buying=task.job != "market")
        if not any(good in need.of for need in task.needs):
            yield _reason("not-needed", good=good)
        if task.job == "market":
            yield _reason("not-for-sale")
        if not store.prices:
            yield _reason("no-market", tile=task.tile)
        else:
            yield _reason("coins", n=store.price(good), coins=on_turn(state).coins)


def _fill(state: HamletState, good: str = "") -> Reasons:
    if good in GOODS and not raw_left(state).get(good):
        yield _reason("good-used-up", good=good)


def _beg(state: HamletState, tile: str = "") -> Reasons:
    if found := producers(state):
        yield _reason("no-begging", tile=found[0].about[0])


HINDRANCES: Final[Mapping[str, Callable[..., Reasons]]] = {
    "donkey": _donkey,
    "to": _to,
    "produce": _produce,
    "fill": _fill,
    "refine": _refine,
    "hall": _hall,
    "plan": _plan,
    "hire": _hire,
    "on": _on,
    "market": _sell,
    "sell": _sell,
    "church": _spot,
    "spot": _spot,
    "build": _build,
    "road": _road,
    "at": _at,
    "take": _take,
    "buy": _buy,
    "beg": _beg,
}
