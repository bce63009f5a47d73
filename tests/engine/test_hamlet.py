"""Hamlet keeps its rules (engine/hamlet/rules.md); the edge cases are named by their numbers there."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from typing import Any, Final

import pytest

from engine.chance import Dice
from engine.game import NotYours, Result, Seat, Unreadable
from engine.hamlet.data import (
    GOODS,
    INPUT,
    LETTERS,
    MILESTONES,
    RAW,
    REFINED,
    SALES,
    SPOTS,
    START_COINS,
    TILES,
    Tile,
)
from engine.hamlet.landmarks import RULES, worth
from engine.hamlet.lattice import cell, code, ends, holes, point, segment, shape, triangle
from engine.hamlet.placement import fits, shuffled_start
from engine.hamlet.routes import route_of
from engine.hamlet.rules import Hamlet
from engine.hamlet.state import (
    DEPENDS,
    FIELDS,
    HamletEvent,
    HamletOptions,
    HamletState,
    Milestone,
    Piece,
    Plan,
    Road,
    Villager,
)
from engine.hamlet.table import place_of
from engine.hamlet.transport import Carrier, reach, reward
from engine.hamlet.view import HamletView
from engine.hamlet.village import free_sides, ground, here, inside, joined, linked, touched_holes
from engine.match import CantUndo, Match
from engine.notation import lines, read
from engine.players import play_out, random

GAME: Final = Hamlet()
A, B, C, D = range(4)
RICH: Final = 99
SPREAD: Final = ("church", "quarry", "farm")
"""Donkeys that bring goods from anywhere at the start."""

HamletMatch = Match[Any, Any, Any, Any]


# Positions


def begun(seats: int = 2, seed: str = "00", **options: Any) -> HamletMatch:
    return Match.begin(GAME, seats, seed, options)


def table(seats: int = 2, **options: Any) -> HamletState:
    """A table just dealt."""
    state: HamletState = begun(seats, **options).state
    return state


def has(state: HamletState, seat: Seat = A, **changes: Any) -> HamletState:
    """The table with something else in a player's hands; villagers may be given by number."""
    if isinstance(changes.get("villagers"), int):
        changes["villagers"] = (Villager(),) * changes["villagers"]
    player = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def laid(state: HamletState, tile: str, beside: str, side: str, fit: int = 1, builder: Seat = A) -> HamletState:
    """The table once a tile lies across a segment of another one; nobody has paid."""
    placed = fits(here(state), tile, beside, LETTERS.index(side))[fit - 1]
    empty = (None,) * len(TILES[tile].slots)
    return replace(state, laid=(*state.laid, replace(placed, builder=builder)), goods=(*state.goods, empty))


def stocked(state: HamletState, tile: str, *goods: str) -> HamletState:
    """The table with other goods on a tile: `wood`, `brick p1`, or `` for an empty slot."""
    pieces = tuple(_piece(good) for good in goods)
    place = place_of(state, tile)
    return replace(state, goods=(*state.goods[:place], pieces, *state.goods[place + 1 :]))


def _piece(good: str) -> Piece | None:
    kind, _, owner = good.partition(" p")
    return Piece(kind, int(owner) - 1 if owner else None) if kind else None


def paved(state: HamletState, seat: Seat, tile: str, side: str) -> HamletState:
    """The table with a road across a segment of a tile."""
    number = here(state).sides[tile][LETTERS.index(side)]
    first, second = here(state).shared[number]
    return replace(state, roads=(*state.roads, Road(seat, number, (first.tile, second.tile))))


def full(state: HamletState) -> HamletState:
    """The table with every slot of the start producers full."""
    for tile in ("woodcutter", "quarry", "farm"):
        state = stocked(state, tile, *TILES[tile].slots)
    return state


def asked(state: HamletState) -> list[str]:
    return list(map(str, GAME.ask(state, state.seat).moves))


def play(state: HamletState, *line: str) -> tuple[HamletState, tuple[HamletEvent, ...]]:
    """Play decisions of the seat on turn; all that happened on them."""
    happened: tuple[HamletEvent, ...] = ()
    for written in line:
        move = next(move for move in GAME.ask(state, state.seat).moves if str(move) == written)
        state, events = GAME.play(state, state.seat, move)
        happened += events
    return state, happened


def after(state: HamletState, *line: str) -> HamletState:
    return play(state, *line)[0]


def told(events: Iterable[HamletEvent], *kinds: str) -> list[HamletEvent]:
    return [event for event in events if event.kind in kinds]


def forced(events: Iterable[HamletEvent]) -> list[str]:
    return [event.forced for event in events if event.forced]


def over(state: HamletState) -> Result:
    """The result of a table whose game has ended."""
    result = GAME.result(replace(state, ended=True))
    assert result
    return result


def points(state: HamletState, part: str, seat: Seat = A) -> int:
    """What a seat would score for one part of the sheet."""
    return sum(line.points for line in over(state).lines if line.seat == seat and line.label == f"hamlet-{part}-vp")


# The data


def test_the_data_counts_as_the_facts_say() -> None:
    groups = Counter(tile.group for tile in TILES.values())
    assert groups == {"start": 6, "basic": 10, "timber": 4, "brick": 4, "flour": 4, "milk": 4}
    assert Counter(sale.tier for sale in SALES.values()) == {1: 4, 2: 4, 3: 4}
    assert Counter(side for spot in SPOTS.values() for side in spot.sides) == {"small": 4, "large": 6}
    assert set(MILESTONES) == set(INPUT) == set(REFINED)
    assert set(INPUT.values()) <= set(RAW)


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_a_tile_is_whole(tile: Tile) -> None:
    """Connected, its outline the boundary of its triangles counter-clockwise from the lowest, then leftmost point."""
    assert len(set(tile.cells)) == len(tile.cells)
    assert tile.outline[0] == (0, 0) == min(tile.outline, key=lambda at: (at[1], at[0] + at[1] / 2))
    assert len(tile.edges) == len(tile.outline)
    assert set(tile.edges) <= set("RFM")
    assert tile.kind == "landmark" or "R" in tile.edges
    assert sorted(number for number, _ in _boundary(tile)) == sorted(s.number for s in shape(tile.id, 0).segments)
    doubled = sum(
        x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(tile.outline, (*tile.outline[1:], (0, 0)), strict=True)
    )
    assert doubled == len(tile.cells), "it goes round clockwise, or round something else"


def _boundary(tile: Tile) -> Iterable[tuple[int, int]]:
    """The segments that only one triangle of a tile has."""
    sides: Counter[int] = Counter(side for one in tile.cells for side in _sides(one))
    return ((number, n) for number, n in sides.items() if n == 1)


def _sides(one: tuple[int, int, int]) -> tuple[int, int, int]:
    x, y, k = one
    if k:
        return segment((x + 1, y), 1), segment((x, y + 1), 0), segment((x + 1, y), 2)
    return segment((x, y), 0), segment((x, y), 1), segment((x + 1, y), 2)


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_a_tile_costs_and_scores_what_can_be_counted(tile: Tile) -> None:
    kinds = [kind for need in tile.cost for kind in need.of]
    assert len(kinds) == len(set(kinds)), "needs of a cost must be disjoint"
    assert set(kinds) <= set(GOODS)
    assert (tile.score is None) == (tile.kind != "landmark")
    assert tile.score is None or tile.score.rule in RULES
    assert set(tile.slots) <= {*RAW, "any"} or tile.kind == "refinery"


@pytest.mark.parametrize("thing", [*SPOTS.values(), *SALES.values()], ids=[*SPOTS, *SALES])
def test_needs_of_a_spot_or_token_are_disjoint(thing: Any) -> None:
    kinds = [kind for need in thing.needs for kind in need.of]
    assert len(kinds) == len(set(kinds))


def test_every_tile_is_counted_as_the_rules_table_says() -> None:
    counts = {tile.id: (len(tile.cells), *map(tile.edges.count, "RFM")) for tile in TILES.values()}
    assert counts["church"] == (24, 5, 5, 4)
    assert counts["barn"] == (9, 3, 3, 3)
    assert counts["grand-mill"] == (12, 3, 5, 2)
    assert counts["signpost"] == (4, 3, 2, 1)


# The lattice


def test_numbers_are_read_back() -> None:
    for where in ((0, 0), (-7, 3), (12, -40)):
        assert point(code(where)) == where
        assert triangle(cell((*where, 1))) == (*where, 1)
        for direction in range(6):
            assert where in ends(segment(where, direction))


def test_six_turns_are_none() -> None:
    for tile in TILES:
        looks = {frozenset(one.number for one in shape(tile, turn).segments) for turn in range(6)}
        assert 1 <= len(looks) <= 6
        assert len(shape(tile, 5).cells) == len(TILES[tile].cells)


# Edge cases, by number


def test_edge_1_the_start() -> None:
    state = table()
    land = here(state)
    free = {tile: "".join(LETTERS[side] for side in free_sides(land, tile)) for tile in land.placed}
    assert free == {
        "church": "afghkmn",
        "town-hall": "abcdehij",
        "woodcutter": "abdefgh",
        "quarry": "cdef",
        "farm": "cde",
        "market": "abcdef",
    }
    others = tuple(tile for tile in land.placed if tile != "church")
    assert linked(state) == {"church": others, **dict.fromkeys(others, ("church",))}
    assert [route_of(state, seat) for seat in (A, B)] == [(), ()]
    assert holes(land.taken) == ()
    view = GAME.view(state, None)
    assert view.supply == (4, 4, 4)
    assert (view.side, view.round, view.limit) == ("small", 1, 40)
    assert [player.coins for player in view.players] == [5, 6]
    assert (len(view.row), len(view.bag), view.tokens_left) == (4, 6, (0, 3, 3))


@pytest.mark.parametrize(
    ("tile", "beside", "side", "many"),
    [
        ("sawmill", "quarry", "d", 2),
        ("sawmill", "quarry", "c", 2),
        ("sawmill", "quarry", "f", 0),
        ("sawmill", "town-hall", "b", 6),
        ("high-ridge", "town-hall", "b", 1),
        ("high-ridge", "quarry", "d", 0),
        ("old-wood", "town-hall", "j", 7),
        ("old-wood", "church", "g", 1),
        ("windmill", "farm", "c", 2),
    ],
)
def test_edge_2_the_number_of_fits(tile: str, beside: str, side: str, many: int) -> None:
    found = fits(here(table()), tile, beside, LETTERS.index(side))
    assert len(found) == many
    assert list(found) == sorted(found, key=lambda one: (one.turn, one.at))


def reaches(state: HamletState, tile: str, source: str) -> bool:
    """Whether the seat on turn can bring goods from one tile to another."""
    return source in reach(joined(state), state.players[state.seat].donkeys, tile)


def test_edge_3_donkeys_on_every_tile_between() -> None:
    state = table()
    assert reaches(has(state, donkeys=("church",)), "quarry", "woodcutter")
    assert not reaches(has(state, donkeys=("quarry",)), "quarry", "woodcutter")
    assert not reaches(has(has(state, donkeys=()), B, donkeys=("church",)), "quarry", "woodcutter")
    state = laid(state, "masons-yard", "quarry", "d")
    assert reaches(has(state, donkeys=("church", "quarry")), "masons-yard", "woodcutter")
    assert not reaches(has(state, donkeys=("church",)), "masons-yard", "woodcutter")
    assert not reaches(has(state, donkeys=("quarry",)), "masons-yard", "woodcutter")


def walls(coins: int) -> HamletState:
    """Edge 4: one brick of high quality on the mason's yard."""
    state = stocked(laid(table(), "masons-yard", "quarry", "d"), "masons-yard", "brick p1")
    state = replace(state, milestones=(Milestone("brick", A, "masons-yard"),))
    return has(state, donkeys=("church", "quarry"), coins=coins)


def test_edge_4_own_goods_pay_for_the_rest() -> None:
    assert "church" not in asked(walls(7))
    state, events = play(walls(8), "church")
    assert forced(events) == ["spot walls"]
    assert asked(state) == ["take brick masons-yard p1", "buy brick", "buy milk", "auto"]
    state, events = play(state, "auto")
    assert [(event.vp, event.coins) for event in events if event.kind == "rewarded"] == [(2, 2)]
    assert [event.good for event in events if event.kind == "bought"] == ["brick", "brick"]
    assert (state.players[A].coins, state.players[A].rewards, state.players[A].spots) == (0, 2, ("walls",))


def test_edge_5_nothing_is_bought_for_a_sale() -> None:
    state = replace(has(table(), coins=RICH), sales=("cart", "jug"))
    assert "market" in asked(state)
    _, events = play(state, "market")
    assert forced(events)[0] == "sell cart"
    assert "market" not in asked(has(state, donkeys=()))


def test_edge_6_slots_are_filled_in_their_order() -> None:
    state = stocked(table(), "woodcutter", "", "", "wood")
    state = laid(laid(state, "coppice", "quarry", "d"), "barn", "farm", "c")
    state = stocked(stocked(state, "coppice", "wood", "wood"), "barn", "wood", "wood", "")
    state, events = play(has(state, coins=0), "produce", "produce woodcutter")
    assert state.goods[place_of(state, "woodcutter")] == (Piece("wood"), None, Piece("wood"))
    assert (state.players[A].coins, [event.wood for event in events if event.kind == "produced"]) == (2, [1])
    assert "produce woodcutter" not in asked(after(state, "produce"))


def reward_of(state: HamletState, tile: str, owner: Seat) -> tuple[int, int]:
    gain = reward(state, tile, Piece("brick", owner))
    return gain.vp, gain.coins


def test_edge_7_high_quality_is_the_holders() -> None:
    state = has(table(), coins=RICH, hand=("masons-yard",), donkeys=("church", "quarry"))
    state, events = play(state, "build", "at quarry", "side d", "fit 1", "auto")
    assert [event.title for event in events if event.kind == "titled"] == ["mason"]
    group = ("brickworks", "workshop", "great-quarry", "statue")
    assert [tile for tile in state.bag if tile in group] == [tile for tile in TILES if tile in group]
    state = has(state, B, coins=RICH, hand=("brickworks",), donkeys=("church", "quarry", "farm"))
    state, events = play(state, "build", "at farm", "side c", "fit 1", "auto")
    assert told(events, "titled") == []
    assert sum(tile in group for tile in state.bag) == 4
    for tile in ("masons-yard", "brickworks"):
        assert (reward_of(state, tile, A), reward_of(state, tile, B)) == ((2, 2), (1, 1))
    state = replace(state, options=HamletOptions(quality="place"))
    assert (reward_of(state, "masons-yard", A), reward_of(state, "brickworks", A)) == ((2, 2), (1, 1))


def test_edge_8_the_workshop_is_fixed_by_its_first_good() -> None:
    state = has(laid(table(), "workshop", "farm", "c"), coins=0)
    state, events = play(state, "refine")
    assert forced(events) == ["refine workshop"]
    assert asked(state) == ["make flour", "make milk"]
    state, events = play(state, "make flour")
    assert forced(events) == ["take wheat farm"]
    assert [event.title for event in events if event.kind == "titled"] == ["miller"]
    assert state.workshop == "flour"
    gain = reward(state, "workshop", Piece("flour", A))
    assert (gain.vp, gain.coins) == (2, 4)
    assert GAME.view(state, None).tiles[-1].makes == "flour"


def test_edge_9_roads() -> None:
    state = has(table(), coins=0)
    state = after(state, "road", "at farm")
    assert asked(state) == ["side a", "side b"]
    state, events = play(state, "side a")
    assert forced(events) == ["take stone quarry", "take stone quarry"]
    assert [event.kind for event in events if event.kind in ("paved", "titled")] == ["paved", "titled"]
    assert (points(state, "route", A), points(state, "route", B)) == (4, 0)
    assert (points(state, "roads", A), GAME.view(state, None).planner) == (2, A)
    state = has(has(stocked(state, "quarry", "stone", "stone", "stone"), A, villagers=1), B, coins=0)
    assert asked(after(state, "road", "at farm")) == ["side a", "side b"]
    state = replace(state, seat=A)
    _, events = play(state, "road", "at farm")
    assert forced(events)[0] == "side b"
    longer = paved(state, A, "quarry", "a")
    assert points(longer, "roads", A) == 2 * points(state, "roads", A), "two points for each road of the planner's"
    assert points(paved(state, B, "quarry", "a"), "roads", B) == 1
    assert [route_of(longer, seat) for seat in (A, B)] == [route_of(state, seat) for seat in (A, B)]


def test_edge_10_landmarks_that_touch_forest_and_mountain() -> None:
    state = laid(table(), "old-wood", "woodcutter", "f", 7)
    assert worth(state, "old-wood", A) == 1
    state = laid(table(), "high-ridge", "church", "h")
    assert worth(state, "high-ridge", A) == 2


@pytest.mark.parametrize(
    ("tile", "beside", "side", "fit", "many"),
    [
        ("sawmill", "church", "g", 1, 2),
        ("sawmill", "woodcutter", "e", 1, 0),
        ("sawmill", "woodcutter", "e", 2, 1),
        ("mill-pond", "church", "a", 1, 1),
    ],
)
def test_edge_11_holes(tile: str, beside: str, side: str, fit: int, many: int) -> None:
    state = laid(table(), tile, beside, side, fit)
    assert len(holes(here(state).taken)) == many
    assert touched_holes(here(state), tile) == many


def test_edge_11_a_mill_pond_at_a_hole() -> None:
    assert worth(laid(table(), "mill-pond", "church", "a"), "mill-pond", A) == 3


def test_edge_12_awards_are_divided() -> None:
    state = table(3)
    for seat, spots in enumerate((("bell", "walls"), ("roof", "crypt"), ("altar",))):
        state = has(state, seat, spots=spots)
    assert [points(state, "chaplain", seat) for seat in (A, B, C)] == [2, 2, 0]
    assert [points(state, "sacristan", seat) for seat in (A, B, C)] == [0, 0, 3]
    state = has(has(table(), A, spots=("bell", "walls"), coins=0), B, spots=("roof", "crypt"), coins=0)
    assert [points(state, "chaplain", seat) for seat in (A, B)] == [2, 2]
    assert [points(state, "sacristan", seat) for seat in (A, B)] == [0, 0]
    result = over(has(state, B, milk=1))
    assert result.totals == (12, 12)
    assert (result.ranks, result.decided) == ((2, 1), "milk")


def test_edge_13_blueprints_to_the_left_get_a_coin_each() -> None:
    state = table()
    first, second, third, fourth = (plan.tile for plan in state.row)
    state, _ = play(state, "hall", f"plan {third}", "done")
    assert state.players[A].coins == 3
    assert state.row[:3] == (Plan(first, 1), Plan(second, 1), Plan(fourth))
    assert (len(state.row), state.row[3].coins) == (4, 0)
    state, events = play(has(state, B, coins=0), "hall")
    assert forced(events) == [f"plan {first}", "done"]
    assert (state.players[B].coins, state.players[B].hand) == (1, (first,))


def test_edge_14_hires_act_from_the_next_turn() -> None:
    state = has(table(), coins=8)
    state = after(state, "hall", "hire", "donkey", "on woodcutter", "done")
    player = state.players[A]
    assert (player.coins, player.donkeys) == (0, ("church", "woodcutter"))
    assert player.villagers == (Villager("town-hall", standing=False), Villager("church", standing=False))
    assert (state.seat, state.turns) == (B, 1)
    state = after(state, "rest")
    assert [one.standing for one in state.players[A].villagers] == [True, True]


def test_edge_15_all_producers_full() -> None:
    state = replace(full(table()), sales=("cart", "bench", "jug"))
    assert asked(state) == ["donkey church", "hall", "market", "church", "road", "beg", "rest"]
    state, events = play(state, "beg")
    assert [event.coins for event in events if event.kind == "begged"] == [1]
    assert state.players[A].coins == START_COINS[A] + 1


def test_edge_16_the_last_round_is_played_to_its_end() -> None:
    state = replace(has(table(3), A, spots=("walls", "roof", "crypt")), round=2, seat=B)
    state = has(has(state, B, coins=10), C, spots=("altar", "yard"))
    state = after(state, "church")
    assert GAME.to_move(state) == (C,)
    assert GAME.view(state, None).last
    state, events = play(state, "rest")
    assert GAME.to_move(state) == ()
    assert [event.why for event in events if event.kind == "over"] == ["church"]


@pytest.mark.parametrize(("coins", "vp"), [(8, 2), (9, 3)])
def test_edge_17_coins(coins: int, vp: int) -> None:
    assert points(has(table(), coins=coins), "coins") == vp


def test_edge_18_where_a_sawmill_can_be_built() -> None:
    state = has(table(), hand=("sawmill",), coins=0)
    assert asked(after(state, "build")) == [f"at {placed.tile}" for placed in state.laid]
    _, events = play(has(state, donkeys=()), "build")
    assert forced(events) == ["build sawmill", "at church"]


# Setup


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_setup_by_players(seats: int) -> None:
    view: HamletView = GAME.view(table(seats), None)
    assert [player.coins for player in view.players] == [5, 6, 7, 8][:seats]
    assert {player.donkeys for player in view.players} == {("church",)}
    assert view.side == ("small" if seats < 3 else "large")
    assert (view.prices.raw, view.prices.refined) == ((3, 5) if seats < 3 else (2, 4))
    assert len(view.spots) == (4 if seats < 3 else 6)
    assert sum(view.tokens_left) + len(view.sales) == (9 if seats < 3 else 12)
    assert {SALES[sale].tier for sale in view.sales} == {1}


def test_a_shuffled_start_is_legal_and_joined_to_the_church() -> None:
    starts, dice = set(), Dice("00")
    for _ in range(20):
        start, dice = shuffled_start(dice)
        land = ground(start)
        assert [placed.tile for placed in start] == [placed.tile for placed in table().laid]
        assert len(land.taken) == sum(len(TILES[placed.tile].cells) for placed in start)
        assert all((one.kind == "R") == (other.kind == "R") for one, other in land.shared.values())
        assert all("church" in linked(replace(table(), laid=start))[placed.tile] for placed in start[1:])
        starts.add(start)
    assert len(starts) > 10
    assert table(start="shuffled").laid != table().laid


# Donkeys


def test_each_donkey_moves_once_and_none_after_a_villager() -> None:
    state = has(table(), donkeys=("church", "church"))
    assert asked(after(state, "donkey church")) == [f"to {tile}" for tile in linked(state)["church"]]
    state, events = play(state, "donkey church", "to farm")
    assert [(event.start, event.tile) for event in events if event.kind == "went"] == [("church", "farm")]
    assert state.players[A].donkeys == ("church", "farm")
    state = after(state, "donkey church", "to farm")
    assert [move for move in asked(state) if move.startswith("donkey")] == []
    state = after(has(table(), villagers=2), "rest")
    assert (state.seat, [move for move in asked(state) if move.startswith("donkey")]) == (A, [])


# Producing and refining


def test_a_slot_for_any_good_is_a_choice() -> None:
    state, _ = play(laid(table(), "barn", "farm", "c"), "produce", "produce barn")
    assert (GAME.ask(state, A).kind, asked(state)) == ("fill", ["fill wood", "fill stone", "fill wheat"])
    state, events = play(state, "fill wheat", "fill wood", "fill wheat")
    assert state.goods[-1] == (Piece("wheat"), Piece("wood"), Piece("wheat"))
    assert [(event.wood, event.stone, event.wheat, event.coins) for event in events if event.kind == "produced"] == [
        (1, 0, 2, 2)
    ]


def test_a_mixed_producer_fills_what_the_supply_has() -> None:
    state = laid(laid(full(table()), "barn", "farm", "c"), "great-quarry", "quarry", "d")
    state = stocked(state, "barn", "stone", "stone", "stone")
    state, events = play(state, "produce")
    assert forced(events) == ["produce great-quarry"]
    assert state.goods[-1] == (None, None, Piece("wood"))


def mill() -> HamletState:
    """A grand mill beside the farm, with a donkey on the church, and the two goods of a coming turn."""
    return has(laid(table(), "grand-mill", "farm", "c"), coins=0)


def test_a_double_refinery_may_go_on() -> None:
    state, events = play(mill(), "refine")
    assert forced(events) == ["refine grand-mill", "take wheat farm"]
    assert (GAME.ask(state, A).kind, asked(state)) == ("again", ["again", "done"])
    twice, events = play(state, "again")
    assert forced(events) == ["take wheat farm"]
    assert twice.goods[-1] == (Piece("flour", A), Piece("flour", A))
    once = after(state, "done")
    assert once.goods[-1] == (Piece("flour", A), None)
    assert twice.seat == once.seat == B


def test_without_a_piece_of_its_own_a_seat_refines_nothing() -> None:
    state = next(_linked_places(mill(), "windmill"))
    state = stocked(stocked(state, "windmill", "flour p1"), "grand-mill", "flour p1", "")
    assert "refine" not in asked(has(state, coins=RICH))
    _, events = play(has(replace(state, seat=B), B, coins=RICH), "refine")
    assert forced(events)[0] == "refine grand-mill"


def test_milk_is_counted_and_used_goods_go_back_to_their_owner() -> None:
    state = has(laid(table(), "dairy", "farm", "c"), coins=0)
    state = after(state, "refine")
    assert (state.players[A].milk, GAME.view(state, None).players[A].pieces) == (1, (2, 2, 2, 1))
    state = replace(has(has(state, B, coins=0), B, donkeys=("church", "farm")), sales=("jug",))
    state, events = play(state, "market")
    assert forced(events) == ["sell jug", "take milk dairy p1"]
    assert [(event.seat, event.vp, event.coins) for event in events if event.kind == "rewarded"] == [(A, 1, 1)]
    assert GAME.view(state, None).players[A].pieces == (2, 2, 2, 2)
    assert (state.players[B].sales, state.players[B].coins) == (("jug",), 2)


# Bringing goods


def test_goods_are_offered_in_their_order_and_like_ones_once() -> None:
    state = has(laid(laid(table(), "masons-yard", "quarry", "d"), "barn", "farm", "c"), coins=RICH)
    state = has(stocked(stocked(state, "masons-yard", "brick p2"), "barn", "wheat", "wood", ""), donkeys=SPREAD)
    state = after(state, "church", "spot crypt")
    assert asked(state) == [
        "take wood woodcutter",
        "take wood barn",
        "take stone quarry",
        "take wheat farm",
        "take wheat barn",
        "buy wood",
        "buy stone",
        "buy wheat",
        "auto",
    ]


def test_a_good_that_leaves_too_little_is_not_offered() -> None:
    """The fairground takes a flour and 3 coins: with 2 coins it must be the own flour, whose reward pays the third."""
    state = stocked(mill(), "grand-mill", "flour p1", "flour p2")
    state = has(state, hand=("fairground",), coins=2, donkeys=SPREAD)
    state, events = to_the_end(*play(state, "build"))
    assert [event.owner for event in events if event.kind == "used"] == [A]
    assert (state.players[A].coins, state.laid[-1].tile) == (0, "fairground")


def to_the_end(state: HamletState, events: tuple[HamletEvent, ...]) -> tuple[HamletState, tuple[HamletEvent, ...]]:
    """A job brought to its end by defaults."""
    while state.task:
        state, more = GAME.play(state, state.seat, GAME.default(state, state.seat))
        events += more
    return state, events


def test_a_bought_good_needs_the_market_in_reach() -> None:
    state = has(full(table()), hand=("masons-yard",), coins=RICH, donkeys=())
    assert "at quarry" not in asked(after(state, "build"))
    anywhere = replace(state, options=HamletOptions(bought="anywhere"))
    assert "at quarry" in asked(after(anywhere, "build"))


def test_auto_takes_own_goods_then_raw_ones_then_others() -> None:
    state = laid(laid(table(), "masons-yard", "quarry", "d"), "dairy", "farm", "c")
    state = stocked(stocked(state, "masons-yard", "brick p2"), "dairy", "milk p1")
    state = has(state, donkeys=SPREAD, coins=RICH)
    _, events = play(state, "church", "spot walls", "auto")
    assert [event.owner for event in events if event.kind == "used"] == [A, B]
    assert [event.good for event in events if event.kind == "bought"] == ["brick"]


# The town hall


def test_the_hand_the_hires_and_the_purse_have_limits() -> None:
    state = has(table(), coins=RICH)
    row = [plan.tile for plan in state.row]
    assert asked(after(state, "hall")) == [*(f"plan {tile}" for tile in row), "hire", "donkey"]
    full_hand = has(state, hand=("barn", "stable", "statue"), villagers=4, donkeys=("church",) * 6)
    assert "hall" not in asked(full_hand)
    state = after(state, "hall", f"plan {row[0]}")
    assert asked(state) == ["hire", "donkey", "done"]
    prices = [event.coins for event in play(state, "hire", "hire", "hire", "done")[1] if event.kind == "hired"]
    assert prices == [5, 7, 9]
    assert asked(after(has(table(), coins=1), "hall")) == [f"plan {tile}" for tile in row[:2]]


def test_the_row_is_refilled_by_a_milestone_if_it_is_short() -> None:
    state = replace(has(table(), coins=RICH, hand=("masons-yard",), villagers=2), bag=(), row=(Plan("dairy"),))
    state, events = play(state, "build", "at quarry", "side d", "fit 1", "auto")
    assert [event.n for event in events if event.kind == "refilled"] == [3]
    assert (len(state.row), len(state.bag)) == (4, 1)
    assert {plan.tile for plan in state.row[1:]} | set(state.bag) == {
        tile.id for tile in TILES.values() if tile.group == "brick"
    }


def grown(tiles: int) -> HamletState:
    """A village of so many linked tiles."""
    state = table()
    for tile in (one.id for one in TILES.values() if one.group != "start" and "R" in one.edges):
        if len(state.laid) < tiles:
            state = next(_linked_places(state, tile))
    assert len(inside(state)) == tiles
    return state


def _linked_places(state: HamletState, tile: str) -> Iterator[HamletState]:
    """The village with a tile more, in every place where it is linked with another one."""
    for placed in state.laid:
        for side in free_sides(here(state), placed.tile):
            for number in range(1, len(fits(here(state), tile, placed.tile, side)) + 1):
                larger = laid(state, tile, placed.tile, LETTERS[side], number)
                if tile in inside(larger):
                    yield larger


def test_a_list_too_long_comes_in_parts() -> None:
    state = after(has(grown(27), coins=RICH), "hall", "donkey")
    village = inside(state)
    assert asked(state) == ["part a", "part b"]
    job = GAME.view(state, A).job
    assert job
    assert (job.marked, job.parts) == (village, (village[:13], village[13:]))
    state = after(state, "part b")
    assert asked(state) == [f"on {tile}" for tile in village[13:]]
    assert after(state, f"on {village[20]}").players[A].donkeys == ("church", village[20])
    state = after(has(grown(25), coins=RICH), "hall", "donkey")
    assert len(asked(state)) == 25


# Building and roads


def test_a_tile_is_laid_across_the_chosen_segment() -> None:
    state = after(has(table(), hand=("sawmill",), coins=RICH), "build", "at town-hall")
    assert "side b" in asked(state)
    state = after(state, "side b")
    assert asked(state) == [f"fit {number}" for number in range(1, 7)]
    view = GAME.view(state, A)
    assert view.job
    assert [fit.number for fit in view.job.fits] == [1, 2, 3, 4, 5, 6]
    town_hall = next(tile for tile in view.tiles if tile.tile == "town-hall")
    assert all(set(town_hall.ends("b")) in map(set, fit.touching) for fit in view.job.fits)
    state = after(state, "fit 2")
    job = GAME.view(state, A).job
    assert job
    assert ([fit.number for fit in job.fits], job.reach[0].tile) == ([2], "town-hall")
    state = after(state, "auto")
    assert (state.laid[-1].at, state.laid[-1].builder) == (view.job.fits[1].at, A)
    assert state.players[A].hand == ()


def test_a_cost_of_coins_only_asks_for_no_delivery() -> None:
    state = has(table(), hand=("barn",), coins=3)
    state, events = play(state, "build", "at farm", "side c", "fit 1")
    assert [event.vp for event in events if event.kind == "built"] == [4]
    assert state.players[A].coins == 0


def test_without_a_flag_no_landmark_is_built() -> None:
    state = has(table(), hand=("old-wood",), coins=RICH)
    assert "build" in asked(state)
    flagged = [tile.id for tile in TILES.values() if tile.kind == "landmark"][1:7]
    for tile in flagged:
        state = next(_places(state, tile))
    assert GAME.view(state, None).players[A].flags == 0
    assert "build" not in asked(state)


def _places(state: HamletState, tile: str) -> Iterator[HamletState]:
    """The village with a tile more, across every segment where it fits."""
    for placed in state.laid:
        for side in free_sides(here(state), placed.tile):
            if fits(here(state), tile, placed.tile, side):
                yield laid(state, tile, placed.tile, LETTERS[side])


def test_a_tile_without_a_link_is_outside_until_a_road_is_built() -> None:
    state = laid(table(), "old-wood", "town-hall", "j", 7)
    assert "old-wood" not in inside(state)
    assert not next(tile for tile in GAME.view(state, None).tiles if tile.tile == "old-wood").inside
    segment_ = next(met for met in here(state).shared.values() if "old-wood" in (met[0].tile, met[1].tile))
    state = paved(state, B, segment_[0].tile, LETTERS[segment_[0].place])
    assert "old-wood" in inside(state)


def test_roads_join_like_edges_only_and_each_colour_once() -> None:
    state = after(has(table(), coins=RICH), "road")
    for host in [move.removeprefix("at ") for move in asked(state)]:
        chosen, events = play(state, f"at {host}")
        sides_ = asked(chosen) if GAME.ask(chosen, A).kind == "side" else forced(events)[:1]
        for side in sides_:
            one, other = here(state).shared[here(state).sides[host][LETTERS.index(side[-1])]]
            assert one.kind == other.kind != "R"
    state = paved(paved(has(table(), coins=RICH), A, "farm", "a"), A, "farm", "b")
    assert "at farm" not in asked(after(state, "road"))
    assert "at farm" in asked(after(replace(has(state, B, coins=RICH), seat=B), "road"))
    for tile, side in (("town-hall", "f"), ("quarry", "a"), ("woodcutter", "c")):
        state = paved(state, A, tile, side)
    assert GAME.view(state, None).players[A].roads == 0
    assert "road" not in asked(state)


# Landmarks


@pytest.mark.parametrize(
    ("tile", "lines", "points_"),
    [
        ("signpost", (), 2),
        ("watchtower", (), 2),
        ("village-green", (), 1),
        ("statue", (), 2),
        ("fairground", (), 4),
        ("stable", (), 6),
        ("toll-house", ("farm a", "farm b", "market g"), 3),
    ],
)
def test_landmarks(tile: str, lines: tuple[str, ...], points_: int) -> None:
    """Beside the farm and linked with it, so that the church is two links away."""
    state = next(one for one in _linked_places(table(), tile) if tile in linked(one)["farm"])
    state = has(state, sales=("jug", "bench"), donkeys=("church", "farm", "farm", tile))
    for line in lines:
        state = paved(state, B, *line.split())
    assert worth(state, tile, A) == points_


@pytest.mark.parametrize(
    ("tile", "changes"), [("fairground", {"sales": tuple(SALES)}), ("stable", {"donkeys": ("farm",) * 6})]
)
def test_a_cap_is_the_most_a_landmark_gives(tile: str, changes: dict[str, Any]) -> None:
    state = next(one for one in _linked_places(table(), tile) if tile in linked(one)["farm"])
    assert worth(has(state, **changes), tile, A) == 8


# The end


def test_the_longest_route_leaves_out_the_church_and_others_roads() -> None:
    state = paved(paved(table(), A, "farm", "a"), B, "town-hall", "f")
    assert route_of(state, A) == ("farm", "market")
    assert route_of(state, B) == ()
    state = next(_linked_places(state, "windmill"))
    assert len(route_of(state, A)) >= len(route_of(state, B)) == 2


def test_awards_below_their_numbers_go_to_nobody_alone() -> None:
    state = has(table(1), spots=("bell",), sales=("jug", "cart"))
    assert [points(state, award) for award in ("chaplain", "sacristan", "merchant", "landscaper")] == [0, 0, 0, 0]
    assert points(has(state, sales=("jug", "cart", "bench")), "merchant") == 4


@pytest.mark.parametrize(("limit", "ends_"), [(10, 10), (40, 25)])
def test_alone_the_limit_is_25_at_most(limit: int, ends_: int) -> None:
    state = table(1, limit=limit)
    rounds = 0
    while GAME.to_move(state):
        state, events = play(state, "rest")
        rounds += 1
    assert rounds == ends_
    assert [event.kind for event in events[-2:]] == ["ranked", "over"]
    assert over(state).ranks == (1,)


@pytest.mark.parametrize(("coins", "rank"), [(149, "wanderer"), (150, "villager"), (330, "cathedral-builder")])
def test_ranks_of_a_solo_game(coins: int, rank: str) -> None:
    state = replace(has(table(1), coins=coins), round=25)
    assert [event.rank for event in play(state, "rest")[1] if event.kind == "ranked"] == [rank]


def test_the_sheet_adds_up_and_names_each_source() -> None:
    state = has(grown(12), coins=7, spots=("bell",), sales=("cake",), rewards=3)
    result = over(state)
    assert sum(line.points for line in result.lines if line.seat == A) == result.totals[A]
    labels = [line.label for line in result.lines if line.seat == A]
    assert labels[:4] == ["hamlet-tiles-vp", "hamlet-church-vp", "hamlet-sales-vp", "hamlet-goods-vp"]
    assert {"hamlet-chaplain-vp", "hamlet-merchant-vp", "hamlet-route-vp", "hamlet-coins-vp"} <= set(labels)
    assert GAME.view(state, None).players[A].scored == tuple(line for line in result.lines if line.seat == A)


@pytest.mark.parametrize(
    ("spots", "milk", "ranks", "decided"),
    [
        ((("bell",), ("crypt",)), (0, 0), (1, 1), ""),
        ((("bell",), ("walls", "roof")), (0, 0), (2, 1), "spots"),
        ((("bell",), ("crypt",)), (1, 0), (1, 2), "milk"),
    ],
)
def test_ties(spots: tuple[tuple[str, ...], ...], milk: tuple[int, ...], ranks: tuple[int, ...], decided: str) -> None:
    state = table()
    for seat in (A, B):
        state = has(state, seat, spots=spots[seat], milk=milk[seat], coins=0)
    gap = over(state).totals[B] - over(state).totals[A]
    state = has(state, A, rewards=max(gap, 0))
    state = has(state, B, rewards=max(-gap, 0))
    assert (over(state).ranks, over(state).decided) == (ranks, decided)


# Leaving


def test_who_leaves_is_skipped_and_ranked_last() -> None:
    match = begun(4).play(A, "hall")
    match = match.leave(B)
    assert match.game.to_move(match.state) == (A,)
    match = match.play(A, f"plan {match.state.row[2].tile}").leave(A)
    assert (len(match.state.row), match.state.task) == (4, None)
    assert match.game.to_move(match.state) == (C,)
    match = match.leave(D)
    assert match.game.to_move(match.state) == ()
    result = match.result()
    assert result
    assert result.ranks == (2, 2, 1, 2)
    with pytest.raises(NotYours):
        match.leave(C)


def test_the_goods_of_who_left_serve_on() -> None:
    state = stocked(laid(table(3), "masons-yard", "quarry", "d"), "masons-yard", "brick p1")
    state, events = GAME.leave(state, A)
    assert (state.seat, [event.kind for event in events]) == (B, ["left", "began"])
    state = has(state, B, coins=RICH, donkeys=("church", "quarry"))
    state, events = play(state, "church", "spot walls", "take brick masons-yard p1")
    assert [event.seat for event in events if event.kind == "rewarded"] == [A]


def test_awards_go_to_those_who_stay() -> None:
    state = has(has(table(3), A, spots=("bell", "walls"), left=True), B, spots=("roof",))
    assert [points(state, "chaplain", seat) for seat in (A, B, C)] == [0, 5, 0]


def test_alone_who_leaves_has_no_rank() -> None:
    match = begun(1).leave(A)
    result = match.result()
    assert result
    assert result.ranks == (None,)
    assert [event.kind for event in match.steps[-1].events] == ["left", "over"]


# Taking back


def test_what_shows_something_new_seals() -> None:
    match = begun()
    first = match.state.row[0].tile
    match = match.play(A, "hall").play(A, f"plan {first}")
    assert match.undo(A)[0].state == begun().play(A, "hall").state
    match = Match.deal(GAME, match.setup)
    match = match.play(A, "donkey church").play(A, "to farm")
    back, _ = match.undo(A)
    assert back.state == begun().play(A, "donkey church").state
    with pytest.raises(CantUndo):
        match.play(A, "rest").undo(A)


def test_the_end_of_a_hall_action_with_a_plan_seals() -> None:
    state = has(table(), coins=0, villagers=2)
    row = [plan.tile for plan in state.row]
    _, events = play(state, "hall")
    assert forced(events) == [f"plan {row[0]}", "done"]
    assert [event.commits for event in events if event.kind == "refilled"] == [(A, B)]
    _, events = play(has(state, coins=7), "hall", "hire", "done")
    assert told(events, "refilled") == []


def test_a_sale_seals() -> None:
    state = replace(has(table(), coins=0, villagers=2), sales=("cart", "jug"))
    _, events = to_the_end(*play(state, "market"))
    assert [(event.commits, event.token) for event in events if event.kind == "sold"] == [((A, B), state.stack[0])]


# Typing, and why not


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("donkey church to farm", ["donkey church", "to farm"]),
        ("produce quarry", ["produce", "produce quarry"]),
        ("hire done", ["hire", "done"]),
    ],
)
def test_whole_lines(line: str, moves: list[str]) -> None:
    match = begun()
    if moves[0] == "hire":
        match = match.play(A, "hall")
    steps = read(match, A, line).steps[len(match.steps) :]
    assert [step.move for step in steps] == moves


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("donkey farm", "no-donkey"),
        ("produce", "all-full"),
        ("produce quarry", "full"),
        ("produce barn", "not-laid"),
        ("refine", "no-refineries"),
        ("plan stable", "not-offered"),
        ("hire", "coins"),
        ("on farm", "coins"),
        ("sell feast", "not-face-up"),
        ("sell jug", "no-goods-to-sell"),
        ("market", "no-sale"),
        ("spot bell", "coins"),
        ("spot altar", "not-free"),
        ("church", "no-spot"),
        ("build", "no-blueprint"),
        ("build barn", "no-blueprint"),
        ("road", "no-road-here"),
        ("rest", None),
        ("nonsense", None),
    ],
)
def test_why_not(typed: str, word: str | None) -> None:
    state = replace(has(full(table()), coins=0, donkeys=()), sales=("jug",))
    reason = GAME.why(state, A, typed)
    assert (reason and reason.word) == (word and f"hamlet-why-{word}")


@pytest.mark.parametrize(
    ("line", "typed", "word"),
    [
        (("donkey church",), "to church", None),
        (("donkey church",), "to barn", "not-laid"),
        (("build",), "at church", None),
        (("build",), "at barn", "not-laid"),
        (("church", "spot crypt"), "take milk dairy", "not-needed"),
        (("church", "spot crypt"), "buy milk", "not-needed"),
        (("hall", "donkey"), "at town-hall", None),
    ],
)
def test_why_not_in_a_chain(line: tuple[str, ...], typed: str, word: str | None) -> None:
    state = after(has(table(), coins=RICH, hand=("sawmill",)), *line)
    reason = GAME.why(state, A, typed)
    if word:
        assert reason
        assert reason.word == f"hamlet-why-{word}"


# Computer players


def test_a_guess_is_the_table_with_another_stack() -> None:
    match = begun(3)
    for _ in range(60):
        match = match.default(match.state.seat)
    state = match.state
    guessed = GAME.guess(GAME.view(state, B), Dice("11"))
    assert replace(guessed, stack=state.stack, dice=state.dice) == state
    assert [SALES[sale].tier for sale in guessed.stack] == [SALES[sale].tier for sale in state.stack]
    assert guessed.stack != state.stack


@pytest.mark.parametrize(
    "more",
    [{"coins": 9}, {"spots": ("bell",)}, {"hand": ("barn",)}, {"villagers": 2}, {"donkeys": ("church",) * 2}],
    ids=str,
)
def test_having_more_looks_better(more: dict[str, Any]) -> None:
    state = table()
    assert GAME.estimate(GAME.view(has(state, A, **more), A), A) > GAME.estimate(GAME.view(state, A), A)
    assert GAME.estimate(GAME.view(has(state, B, **more), A), A) < GAME.estimate(GAME.view(state, A), A)


def test_the_table_in_plain_characters() -> None:
    state = stocked(laid(table(), "masons-yard", "quarry", "d"), "masons-yard", "brick p1")
    text = str(GAME.view(paved(state, B, "farm", "a"), None))
    assert "masons-yard    brick:A" in text
    assert "road B farm market" in text
    assert "A: 4 points" in text


# Whole games


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_known_of_a_table_is_what_is_true_of_it(seats: int) -> None:
    """What was found out about a table goes on to the next one, where it depends on nothing that has changed."""
    tried = set()
    for match in play_out(begun(seats, limit=20), random):
        afresh = replace(match.state)
        for look, found in match.state.known.items():
            assert _parts(found) == _parts(look(afresh))
        tried |= match.state.known.keys()
        GAME.outlook(match.state, A)
    assert tried >= {look for look, parts in DEPENDS.items() if parts < FIELDS}


def _parts(found: Any) -> Any:
    """Carriers are never equal, but made of equal parts."""
    return [getattr(found, part.name) for part in fields(found)] if isinstance(found, Carrier) else found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_table_of_a_game_is_a_legal_one(seats: int) -> None:
    for match in play_out(begun(seats, start="shuffled", limit=20), random):
        state = match.state
        land, view = here(state), GAME.view(state, None)
        assert len(land.taken) == sum(len(TILES[placed.tile].cells) for placed in state.laid), "tiles overlap"
        assert all((one.kind == "R") == (other.kind == "R") for one, other in land.shared.values())
        assert all(0 <= left <= 6 for left in view.supply)
        for player in view.players:
            assert set(player.donkeys) <= set(inside(state))
            assert all(0 <= left <= 2 for left in player.pieces)
            assert len(player.hand) <= 3
            assert player.roads >= 0 <= player.flags
            assert player.coins >= 0
        if seat := GAME.to_move(state):
            assert len(GAME.ask(state, seat[0]).moves) <= 25


def test_a_tile_may_be_typed_by_the_two_letters_of_its_picture() -> None:
    codes = {word: code for code, word in GAME.codes.items()}
    assert (codes["quarry"], GAME.codes.get("to")) == ("qu", None)
    typed = set()
    for match in [*play_out(Match.begin(GAME, 2, "c0de"), random)][::8]:
        for line in lines(match, match.state.seat) if GAME.result(match.state) is None else ():
            coded = " ".join(codes.get(word, word).upper() for word in line.split())
            if len(coded) < len(line):
                assert read(match, match.state.seat, coded).steps == read(match, match.state.seat, line).steps
                typed.add(coded.split()[0])
    assert typed >= {"PRODUCE", "REFINE", "PLAN", "TO"}


@pytest.mark.parametrize("line", ["produce xx", "produce qu qu", "donkey church to xx"])
def test_letters_that_stand_for_nothing_here_are_refused_as_they_were_typed(line: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read(Match.begin(GAME, 2, "c0de"), A, line)
    assert refused.value.text in line
