"""What computer players make of a view: a state that fits it, and how good it looks."""

from dataclasses import dataclass, fields
from typing import Any, Final

from engine.chance import Dice
from engine.game import Seat
from engine.hamlet.data import SALES, TIERS, TILES
from engine.hamlet.scoring import total
from engine.hamlet.state import HamletState, Milestone, Piece, Placed, Player, Road, Task
from engine.hamlet.transport import stock
from engine.hamlet.turns import round_limit
from engine.hamlet.view import GoodView, HamletView
from engine.hamlet.village import ground


def guess(view: HamletView, dice: Dice) -> HamletState:
    """The state of a view, the tokens of each tier that nobody has seen dealt anew, and other dice."""
    stack, dice = _stack(view, dice)
    return HamletState(
        options=view.options,
        dice=dice,
        # What is known of the village is found the faster for being given the very tiles it was found for.
        laid=tuple(ground(tuple(_part(tile, Placed) for tile in view.tiles)).placed.values()),
        goods=tuple(tuple(map(_piece, tile.slots)) for tile in view.tiles),
        players=tuple(_part(player, Player) for player in view.players),
        stack=stack,
        sales=view.sales,
        bag=view.bag,
        row=view.row,
        roads=tuple(_part(road, Road) for road in view.roads),
        workshop=next((tile.makes for tile in view.tiles if _is_fixed_workshop(tile.tile, tile.makes)), ""),
        milestones=tuple(Milestone(one.good, one.seat, one.tile) for one in view.milestones if one.seat is not None),
        seat=view.seat,
        round=view.round,
        turns=view.turns,
        moved=view.moved,
        acted=view.acted,
        task=_part(view.job, Task) if view.job else None,
        ended=view.over is not None,
    )


def _part(seen: Any, kind: Any) -> Any:
    """A part of the state out of what is seen of it."""
    return kind(**{field.name: getattr(seen, field.name) for field in fields(kind)})


def _piece(good: GoodView | None) -> Piece | None:
    return Piece(good.good, good.owner) if good else None


def _is_fixed_workshop(tile: str, makes: str) -> bool:
    return TILES[tile].makes == "any" != makes


def _stack(view: HamletView, dice: Dice) -> tuple[tuple[str, ...], Dice]:
    """Tokens that nobody has seen, as many of each tier as are left."""
    seen = {*view.sales, *(sale for player in view.players for sale in player.sales)}
    stack: tuple[str, ...] = ()
    for tier, left in zip(TIERS, view.tokens_left, strict=True):
        unseen, dice = dice.shuffle(sale.id for sale in SALES.values() if sale.tier == tier and sale.id not in seen)
        stack += unseen[:left]
    return stack, dice


# How good it looks: points a computer player gives for what it has, tried out in games among computer players

ROUNDS: Final = 20
"""How long a game usually is."""
SOON: Final = 6
"""Rounds that it takes for pieces to pay in full."""
VILLAGER: Final = 0.5
"""A further villager, for each round left."""
DONKEY: Final = 0.5
CARRIER: Final = 1.5
CARRIERS: Final = 3
"""Each of so many donkeys, which are needed to bring goods at all, is worth so much more."""
BLUEPRINT: Final = 0.5
"""A blueprint in hand, for each of its points and one more."""
GOOD: Final = 1.6
"""A refined good that somebody may use, for each point of its reward."""
MILESTONE: Final = 1.0
COIN: Final = 0.25
PURSE: Final = 12
"""Each of so many coins, which are soon put to use, is worth so much more."""
SPOT: Final = 4.0
"""A church spot beyond its points: games must end."""
RIVAL: Final = 0.3
"""What the best of the others has counts so much against it."""


@dataclass(frozen=True, slots=True)
class Means:
    """What a player has: points if the game ended now, and all that may bring more.

    goods: the points for its refined goods that lie in the village.
    """

    points: int
    spots: int
    villagers: int
    donkeys: int
    hand: tuple[str, ...]
    goods: int
    milestones: int
    coins: int


def estimate(view: HamletView, seat: Seat) -> float:
    """Points if the game ended now, and what pieces may still bring, against the best of the others."""
    goods = [0] * len(view.players)
    for tile in view.tiles:
        for good in tile.slots:
            if good and good.owner is not None:
                goods[good.owner] += TILES[tile.tile].reward.vp * (1 + good.fine)
    reached = [one.seat for one in view.milestones]
    means = [
        _means(player, sum(line.points for line in player.scored), goods[one], reached.count(one))
        for one, player in enumerate(view.players)
    ]
    return _judged(means, view.round, view.limit, seat)


def outlook(state: HamletState, seat: Seat) -> float:
    """The estimate of what a seat sees of a state."""
    goods = [0] * len(state.players)
    for heap in stock(state):
        if heap.owner is not None:
            goods[heap.owner] += heap.n * heap.reward.vp
    reached = [one.seat for one in state.milestones]
    means = [
        _means(player, total(state, one), goods[one], reached.count(one)) for one, player in enumerate(state.players)
    ]
    return _judged(means, state.round, round_limit(state), seat)


def _means(player: Player, points: int, goods: int, milestones: int) -> Means:
    return Means(
        points,
        len(player.spots),
        len(player.villagers),
        len(player.donkeys),
        player.hand,
        goods,
        milestones,
        player.coins,
    )


def _judged(means: list[Means], current: int, limit: int, seat: Seat) -> float:
    """A player's hopes against the best of the others'."""
    left = min(max(2, ROUNDS - current), limit - current)
    hopes = [_hopes(one, left) for one in means]
    return hopes[seat] - RIVAL * max(hopes[:seat] + hopes[seat + 1 :], default=0.0)


def _hopes(means: Means, left: int) -> float:
    """Points if the game ended now, and those that what a player has may still bring in the rounds left."""
    pieces = (
        VILLAGER * left * (means.villagers - 1)
        + CARRIER * min(means.donkeys, CARRIERS)
        + DONKEY * means.donkeys
        + BLUEPRINT * sum(TILES[tile].vp + 1 for tile in means.hand)
        + GOOD * means.goods
        + MILESTONE * means.milestones
        + COIN * min(means.coins, PURSE)
    )
    return means.points + SPOT * means.spots + pieces * min(1.0, left / SOON)
