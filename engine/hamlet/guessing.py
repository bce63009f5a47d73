"""What computer players make of a view: a state that fits it, and how good it looks."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from engine.chance import Dice
from engine.game import Seat
from engine.hamlet.data import SALES, TIERS, TILES
from engine.hamlet.scoring import total
from engine.hamlet.state import HamletState, Milestone, Piece, Placed, Player, Road, Task
from engine.hamlet.transport import reward
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


def estimate(view: HamletView, seat: Seat) -> float:
    """Points if the game ended now, and what pieces may still bring, against the best of the others."""
    points = [sum(line.points for line in player.scored) for player in view.players]
    goods = [0] * len(view.players)
    for tile in view.tiles:
        for good in tile.slots:
            if good and good.owner is not None:
                goods[good.owner] += TILES[tile.tile].reward.vp * (1 + good.fine)
    reached = [one.seat for one in view.milestones]
    return _judged(view.players, points, goods, reached, _left(view.round, view.limit), seat)


def outlook(state: HamletState, seat: Seat) -> float:
    """The estimate of what a seat sees of a state."""
    points = [total(state, one) for one in range(len(state.players))]
    goods = [0] * len(state.players)
    for placed, slots in zip(state.laid, state.goods, strict=True):
        for piece in slots:
            if piece and piece.owner is not None:
                goods[piece.owner] += reward(state, placed.tile, piece).vp
    reached = [one.seat for one in state.milestones]
    return _judged(state.players, points, goods, reached, _left(state.round, round_limit(state)), seat)


def _left(current: int, limit: int) -> int:
    """How many rounds are usually left."""
    return min(max(2, ROUNDS - current), limit - current)


def _judged(
    players: Sequence[Player],
    points: list[int],
    goods: list[int],
    reached: Sequence[Seat | None],
    left: int,
    seat: Seat,
) -> float:
    """The hopes of a seat against the best of the others'.

    points, goods: by seat, those if the game ended now, and those for refined goods. reached: whose the milestones are.
    """
    hopes = [_hopes(player, points[one], goods[one], reached.count(one), left) for one, player in enumerate(players)]
    return hopes[seat] - RIVAL * max(hopes[:seat] + hopes[seat + 1 :], default=0.0)


def _hopes(player: Player, points: int, goods: int, milestones: int, left: int) -> float:
    """Points if the game ended now, and those that what a player has may still bring in the rounds left."""
    pieces = (
        VILLAGER * left * (len(player.villagers) - 1)
        + CARRIER * min(len(player.donkeys), CARRIERS)
        + DONKEY * len(player.donkeys)
        + BLUEPRINT * sum([TILES[tile].vp + 1 for tile in player.hand])
        + GOOD * goods
        + MILESTONE * milestones
        + COIN * min(player.coins, PURSE)
    )
    return points + SPOT * len(player.spots) + pieces * min(1.0, left / SOON)
