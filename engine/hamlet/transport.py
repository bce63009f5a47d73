"""Bringing goods: what is in reach, what can be completed, and using a good (rules.md, Bringing goods)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.hamlet.data import GOODS, PRICES, RAW, REFINED, TILES, Need, Prices, Reward
from engine.hamlet.state import HamletEvent, HamletState, Piece, Rewarded, Used, kept
from engine.hamlet.table import place_of, side, with_goods, with_player
from engine.hamlet.village import KNOWN, Network, joined

NOTHING: Final = Reward(0, 0)
ORDER: Final = {good: place for place, good in enumerate(GOODS)}
HANDY: Final = (*RAW, *REFINED)
"""The order in which `auto` takes goods that are equal otherwise."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Like goods on one tile.

    tile, place: its id and its number in tile order. owner: whose they are, None for raw ones. n: how many.
    reward: what the owner gets for one.
    """

    good: str
    tile: str
    place: int
    owner: Seat | None
    n: int
    reward: Reward


@dataclass(frozen=True, slots=True, eq=False)
class Carrier:
    """A seat that brings goods: its coins and donkeys, the ways, all goods of the village in the order of options.

    Two are never equal, as with Ground. anywhere: missing goods may be bought wherever they are needed.
    """

    seat: Seat
    coins: int
    donkeys: tuple[str, ...]
    links: Network
    heaps: tuple[Heap, ...]
    prices: Prices
    anywhere: bool


@dataclass(frozen=True, slots=True)
class Depot:
    """What a seat can bring to one tile: the heaps in reach, their steps, the prices if the market is in reach."""

    seat: Seat
    heaps: tuple[Heap, ...]
    steps: Mapping[str, int]
    prices: Prices | None

    def price(self, good: str) -> int:
        """What a missing good costs, where the market is in reach."""
        assert self.prices
        return self.prices.raw if good in RAW else self.prices.refined


@lru_cache(8 * KNOWN)
def reach(links: Network, donkeys: tuple[str, ...], tile: str) -> Mapping[str, int]:
    """The tiles whose goods can be brought to `tile`, with the steps from there: donkeys stand on all between."""
    steps, edge = {tile: 0}, [tile]
    for far in edge:
        if far == tile or far in donkeys:
            for other in links.ways[far]:
                if other not in steps:
                    steps[other] = steps[far] + 1
                    edge.append(other)
    return steps


@kept("laid", "goods", "milestones")
def stock(state: HamletState) -> tuple[Heap, ...]:
    """All goods of the village, in the order of options."""
    heaps = [
        Heap(piece.good, placed.tile, place, piece.owner, slots.count(piece), reward(state, placed.tile, piece))
        for place, (placed, slots) in enumerate(zip(state.laid, state.goods, strict=True))
        for piece in dict.fromkeys(slots)
        if piece
    ]
    return tuple(sorted(heaps, key=_rank))


@kept("seat", "players", "laid", "goods", "roads", "milestones")
def carrier(state: HamletState) -> Carrier:
    """The seat on turn, as it can bring goods now."""
    player = state.players[state.seat]
    return Carrier(
        seat=state.seat,
        coins=player.coins,
        donkeys=player.donkeys,
        links=joined(state),
        heaps=stock(state),
        prices=PRICES[side(state)],
        anywhere=state.options.bought == "anywhere",
    )


def _rank(heap: Heap) -> tuple[int, int, int]:
    """The order of options: by good, then tile, then seat."""
    return ORDER[heap.good], heap.place, heap.owner or 0


@lru_cache(8 * KNOWN)
def depot(who: Carrier, tile: str, *, buying: bool = True) -> Depot:
    """What can be brought to a tile. buying: the rules let missing goods be bought for it."""
    steps = reach(who.links, who.donkeys, tile)
    prices = who.prices if buying and (who.anywhere or "market" in steps) else None
    return Depot(who.seat, tuple([heap for heap in who.heaps if heap.tile in steps]), steps, prices)


def reward(state: HamletState, tile: str, piece: Piece) -> Reward:
    """What the owner of a good gets when it is used from a tile; twice that for high quality."""
    if piece.owner is None:
        return NOTHING
    printed, times = TILES[tile].reward, 2 if is_fine(state, tile, piece) else 1
    return Reward(times * printed.vp, times * printed.coins)


def is_fine(state: HamletState, tile: str, piece: Piece) -> bool:
    """Whether a good is of high quality (rules.md, Milestones)."""
    milestone = next((one for one in state.milestones if one.good == piece.good), None)
    if not milestone or milestone.seat != piece.owner:
        return False
    return state.options.quality == "holder" or milestone.tile == tile


# What can be completed


def completes(store: Depot, coins: int, needs: tuple[Need, ...], cost: int = 0, *, without: Heap | None = None) -> bool:
    """Whether a purse of `coins` is enough to bring all needs and pay `cost` coins after them.

    without: a heap of which one good is gone.

    The kinds of different needs never meet, so this is exact: own goods in reach first, those that pay most coins
    before others; then any others; the rest is bought.
    """
    for need in needs:
        missing, own = need.n, list[int]()
        for heap in store.heaps:
            if heap.good in need.of:
                n = heap.n - (heap is without)
                missing -= n
                if heap.owner == store.seat:
                    own += [heap.reward.coins] * n
        coins += sum(sorted(own)[-need.n :])
        if missing > 0:
            if not store.prices:
                return False
            coins -= missing * min(map(store.price, need.of))
    return coins >= cost


def can_bring(who: Carrier, tile: str, needs: tuple[Need, ...], cost: int = 0, *, buying: bool = True) -> bool:
    """Whether all that something at a tile costs could be brought and paid."""
    return completes(depot(who, tile, buying=buying), who.coins, needs, cost)


def can_ever_bring(who: Carrier, needs: tuple[Need, ...], cost: int = 0) -> bool:
    """Whether it could be completed if all goods and the market were at hand: no tile can do better."""
    return completes(Depot(who.seat, who.heaps, {}, who.prices), who.coins, needs, cost)


@lru_cache(KNOWN)
def less(needs: tuple[Need, ...], good: str) -> tuple[Need, ...]:
    """Needs once a good is brought."""
    rest = (replace(need, n=need.n - 1) if good in need.of else need for need in needs)
    return tuple(need for need in rest if need.n)


@lru_cache(KNOWN)
def wanted(needs: tuple[Need, ...]) -> tuple[str, ...]:
    """The kinds that still count, in the order of GOODS."""
    return tuple(good for good in GOODS if any(good in need.of for need in needs))


def open_heaps(store: Depot, coins: int, needs: tuple[Need, ...], cost: int) -> Iterator[Heap]:
    """The heaps a good may be taken from, so that the rest can still be completed."""
    kinds = wanted(needs)
    for heap in store.heaps:
        if heap.good in kinds:
            purse = coins + (heap.reward.coins if heap.owner == store.seat else 0)
            if completes(store, purse, less(needs, heap.good), cost, without=heap):
                yield heap


def open_purchases(store: Depot, coins: int, needs: tuple[Need, ...], cost: int) -> Iterator[str]:
    """The goods that may be bought now, so that the rest can still be completed."""
    for good in wanted(needs) if store.prices else ():
        purse = coins - store.price(good)
        if purse >= 0 and completes(store, purse, less(needs, good), cost):
            yield good


def handiest(store: Depot, heaps: tuple[Heap, ...]) -> Heap:
    """What `auto` takes: own goods (the best paid), else raw ones, else others' (rules.md, Decisions)."""

    def merit(heap: Heap) -> tuple[int, int, int, int, int]:
        group = 0 if heap.owner == store.seat else 1 if heap.owner is None else 2
        worth = heap.reward.vp + heap.reward.coins if group == 0 else 0
        return group, -worth, store.steps[heap.tile], heap.place, HANDY.index(heap.good)

    return min(heaps, key=merit)


# Using goods


def use(state: HamletState, tile: str, piece: Piece) -> tuple[HamletState, tuple[HamletEvent, ...]]:
    """A good leaves a tile: raw ones for the supply, refined ones for their owner, who is rewarded at once."""
    number = place_of(state, tile)
    slots = list(state.goods[number])
    slots[slots.index(piece)] = None
    gain = reward(state, tile, piece)
    after = with_goods(state, number, tuple(slots))
    used = Used(seat=state.seat, good=piece.good, tile=tile, owner=piece.owner)
    if piece.owner is None:
        return after, (used,)
    owner = after.players[piece.owner]
    owner = replace(owner, coins=owner.coins + gain.coins, rewards=owner.rewards + gain.vp)
    told = Rewarded(seat=piece.owner, good=piece.good, vp=gain.vp, coins=gain.coins)
    return with_player(after, piece.owner, owner), (used, told)
