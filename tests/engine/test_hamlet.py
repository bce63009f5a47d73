"""Hamlet keeps its rules (engine/hamlet/rules.md); the edge cases are named by their numbers there."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import pytest

from engine.chance import Dice
from engine.game import NotYours, Result, Seat
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
    HamletEvent,
    HamletOptions,
    HamletState,
    Milestone,
    Piece,
    Plan,
    Player,
    Road,
    Villager,
)
from engine.hamlet.table import place_of
from engine.hamlet.transport import reach, reward
from engine.hamlet.view import HamletView
from engine.hamlet.village import free_sides, ground, here, inside, linked, touched_holes
from engine.match import CantUndo, Match
from engine.notation import read

GAME: Final = Hamlet()
A, B, C, D = range(4)
RICH: Final = 99

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
    return source in reach(here(state), state.roads, state.players[state.seat].donkeys, tile)


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
    state, events = play(state, "hall", "hire", "donkey", "on woodcutter", "done")
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
