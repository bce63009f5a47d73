"""What lies on a table, counted, and tables with one part changed. Supplies are what isn't in use (rules.md, Facts)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engine.game import Seat
from engine.hamlet.data import FLAGS, RAW, RAW_SUPPLY, REFINED_SUPPLY, ROADS, SPOTS, TILES, Side, Tile
from engine.hamlet.state import HamletEvent, HamletMove, HamletState, Piece, Player, Task, changed, kept

Outcome: TypeAlias = tuple[HamletState, tuple[HamletEvent, ...]]
"""The table after a step, and what happened on it."""


def side(state: HamletState) -> Side:
    """The side of church and market in use."""
    return side_for(len(state.players))


def side_for(seats: int) -> Side:
    """The side of church and market for a number of players."""
    return "small" if seats <= 2 else "large"


def staying(state: HamletState) -> tuple[Seat, ...]:
    """Who has not left."""
    return tuple(seat for seat, player in enumerate(state.players) if not player.left)


def everybody(state: HamletState) -> tuple[Seat, ...]:
    """All seats: what is turned up is shown to all, and settles what they did before."""
    return tuple(range(len(state.players)))


def place_of(state: HamletState, tile: str) -> int:
    """The number of a laid tile in tile order."""
    return next(place for place, placed in enumerate(state.laid) if placed.tile == tile)


def slots_of(state: HamletState, tile: str) -> tuple[Piece | None, ...]:
    """What lies on a tile."""
    return state.goods[place_of(state, tile)]


@kept("goods")
def pieces_lying(state: HamletState) -> Counter[tuple[str, Seat | None]]:
    """The goods of the village, by kind and owner."""
    return Counter([(piece.good, piece.owner) for slots in state.goods for piece in slots if piece])


@kept("goods")
def raw_left(state: HamletState) -> Mapping[str, int]:
    """Raw goods in the supply, by kind."""
    lying = pieces_lying(state)
    return {good: RAW_SUPPLY - lying[good, None] for good in RAW}


def pieces_left(state: HamletState, seat: Seat, good: str) -> int:
    """Refined pieces of a kind that a player has at hand."""
    return REFINED_SUPPLY - pieces_lying(state)[good, seat]


def roads_left(state: HamletState, seat: Seat) -> int:
    """Roads that a player has at hand."""
    return ROADS - sum(road.seat == seat for road in state.roads)


@kept("laid")
def built(state: HamletState) -> Mapping[Seat | None, Sequence[Tile]]:
    """By who built them, the tiles of the village, in tile order."""
    tiles: dict[Seat | None, list[Tile]] = {None: [], **{seat: [] for seat in range(len(state.players))}}
    for placed in state.laid:
        tiles[placed.builder].append(TILES[placed.tile])
    return tiles


@kept("laid")
def landmarks(state: HamletState) -> tuple[tuple[str, ...], ...]:
    """By seat, the landmarks with its flag, in tile order."""
    tiles = built(state)
    return tuple(
        tuple(tile.id for tile in tiles[seat] if tile.kind == "landmark") for seat in range(len(state.players))
    )


def flags_left(state: HamletState, seat: Seat) -> int:
    """Flags that a player has at hand."""
    return FLAGS - len(landmarks(state)[seat])


def free_spots(state: HamletState) -> tuple[str, ...]:
    """The church spots still to be filled, in the order of the data."""
    filled = {spot for player in state.players for spot in player.spots}
    return tuple(spot.id for spot in SPOTS.values() if side(state) in spot.sides and spot.id not in filled)


def standing(state: HamletState, seat: Seat) -> int:
    """How many of a player's villagers may still act."""
    return sum(villager.standing for villager in state.players[seat].villagers)


def seated(state: HamletState, seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players, another one at a seat."""
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def with_player(state: HamletState, seat: Seat, player: Player) -> HamletState:
    """The table with another player at a seat."""
    return changed(state, players=seated(state, seat, player))


def with_coins(state: HamletState, seat: Seat, coins: int) -> HamletState:
    """The table once a player got (or, negative, paid) coins."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, coins=player.coins + coins))


def with_goods(state: HamletState, place: int, slots: tuple[Piece | None, ...]) -> HamletState:
    """The table with other goods on a tile, by its number in tile order."""
    return changed(state, goods=(*state.goods[:place], slots, *state.goods[place + 1 :]))


def with_task(state: HamletState, move: HamletMove, step: str, **chosen: Any) -> HamletState:
    """The table once a decision has led to the next question, `step`; `chosen` are the fields of the task it fixes."""
    task = state.task or Task(step, (), move.word)
    return changed(state, task=replace(task, step=step, about=(*task.about, str(move)), **chosen))


def task_of(state: HamletState) -> Task:
    """What the seat on turn is doing."""
    assert state.task
    return state.task


def on_turn(state: HamletState) -> Player:
    """The player on turn."""
    return state.players[state.seat]
