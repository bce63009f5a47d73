"""Ants keeps its rules (engine/ants/rules.md); the edge cases are named by their numbers there."""

from dataclasses import replace
from itertools import islice
from typing import Any, Final

import pytest

from engine import notation
from engine.ants.actions import ACTIONS
from engine.ants.data import COLOURS, ONE_EYED, PACK, RANK, SUITS, VARIANTS
from engine.ants.opening import lay_ants, lay_colony
from engine.ants.rules import Ants
from engine.ants.state import AntsEvent, AntsOptions, AntsState, Did, Drew, Dry, Order, Over, Side, TurnedOver, Useless
from engine.ants.turns import settled
from engine.ants.view import BACK, Deed
from engine.chance import Dice
from engine.game import NotYours, Result, Seat, heard
from engine.match import CantUndo, Match
from engine.players import greedy, match_seed, play_out, random
from tests.engine.kit import examine
from tests.engine.played import Case
from tests.engine.played import play as played
from tests.engine.subjects import ANTS

GAME: Final = Ants()
RED, BLACK = 0, 1
DICE: Final = Dice("00")
UNOPENED: Final = Side("black")


# Positions


def cards(text: str) -> tuple[str, ...]:
    """`ah-3h jh` is ace to three of hearts and the jack."""
    return tuple(card for part in text.split() for card in _run(part))


def _run(part: str) -> list[str]:
    first, _, last = part.partition("-")
    ranks = list(VARIANTS["ants"].sequence)
    if not last:
        return [first]
    return [f"{rank}{first[-1]}" for rank in ranks[ranks.index(RANK[first]) : ranks.index(RANK[last]) + 1]]


def side(pile: str = "", slots: str = "", **more: Any) -> Side:
    """A side whose pile makes a step of each card, unless `step` says otherwise."""
    laid, stored = cards(pile), cards(slots)
    own = {"step": len(laid), **more}
    return Side("red", laid, slots=(*stored, *(None,) * (3 - len(stored))), **own)


def table(
    red: Side, black: Side = UNOPENED, pile: str = "", discards: str = "", *, seat: Seat = RED, **more: Any
) -> AntsState:
    """Red (seat A) against black; `more` are parts of the state and house rules."""
    state = {name: more.pop(name) for name in ("drawn", "dry", "turns") if name in more}
    sides = (red, replace(black, colour="black"))
    return AntsState(AntsOptions(**more), sides, cards(pile), cards(discards), seat, DICE, **state)


def asked(state: AntsState, *, all_: bool = False) -> list[str]:
    """The options of the seat on turn; without `draw`, `draw 5` and `dump …`, unless all are wanted."""
    (seat,) = GAME.to_move(state)
    options = list(map(str, GAME.ask(state, seat).moves))
    return [one for one in options if all_ or not one.startswith(("draw", "dump"))]


def play(state: AntsState, *line: str) -> tuple[AntsState, tuple[AntsEvent, ...]]:
    """Play decisions of whoever is on turn; all that happened on them."""
    happened: tuple[AntsEvent, ...] = ()
    for written in line:
        (seat,) = GAME.to_move(state)
        move = next(move for move in GAME.ask(state, seat).moves if str(move) == written)
        state, events = GAME.play(state, seat, move)
        happened += events
    return state, happened


def useless(events: tuple[AntsEvent, ...]) -> list[str]:
    """The forced discards."""
    return [event.card for event in events if isinstance(event, Useless)]


def over(state: AntsState) -> Result:
    """The result of a game that has ended."""
    result = GAME.result(state)
    assert result
    return result


# The data


def test_the_pack_has_52_cards_of_two_colours() -> None:
    assert len(set(PACK)) == 52
    assert {colour: sum(PACK[n][-1] in suits for n in range(52)) for colour, suits in _suits().items()} == {
        "black": 26,
        "red": 26,
    }
    assert set(ONE_EYED.values()) == {"js", "jh"}


def _suits() -> dict[str, str]:
    return {colour: "".join(suit for suit in SUITS if SUITS[suit] == colour) for colour in ("black", "red")}


def test_the_two_sequences() -> None:
    assert " ".join(VARIANTS["ants"].sequence) == "a 2 3 4 5 6 7 8 9 10 j q k a"
    assert " ".join(VARIANTS["colony"].sequence) == "q a 2 3 4 5 6 7 8 9 10 q k"


# Edge cases, by number


def test_edge_1_an_attack_and_its_answer() -> None:
    state = table(side("ah-3h", "4d 4h"), side("as-4s", "4c"), "9s")
    assert asked(state) == ["build 4d", "attack 4d", "build 4h", "attack 4h"]
    state, _ = play(state, "attack 4d")
    assert asked(state) == ["answer 4c"]
    state, _ = play(state, "answer 4c")
    black = state.sides[BLACK]
    assert (black.pile[-3:], black.closed, black.attacker, black.step) == (cards("4s 4d 4c"), True, None, 4)
    assert asked(state) == ["build 4h"]


@pytest.mark.parametrize(("king_closes", "again"), [(False, ["attack 4h"]), (True, [])])
def test_edge_2_a_king_fights(king_closes: bool, again: list[str]) -> None:
    black = side("as-4s", "ks", attacker="4d")
    state = table(side("ah 2h", "4h"), black, "9s", "9c", seat=BLACK, king_closes=king_closes)
    state, _ = play(state, "fight ks")
    assert state.discards == cards("9c 4d ks")
    assert state.sides[BLACK].closed == king_closes
    assert asked(state) == again


def test_edge_3_a_closed_rank_and_a_reinforced_wild() -> None:
    state = table(side("ah 2h", "4h"), side("as-4s 4c", step=4, closed=True), "9s")
    assert asked(state) == []
    state = table(side("ah-5h jh 6d", "6h", step=6, closed=True, wild=6), pile="9s")
    assert asked(state) == ["swap 6h"]


def test_edge_4_the_second_ace_waits() -> None:
    assert asked(table(side("ah", "ad"), side("as"), "9s")) == []


def test_edge_5_draws_that_are_forced_and_draws_that_ask() -> None:
    state, events = settled(table(side("ah"), side("as", "9c"), "7s kc 2d"), ())
    assert useless(events) == ["7s"]
    assert (GAME.to_move(state), GAME.ask(state, BLACK).kind) == ((BLACK,), "turn")
    state, _ = play(state, "draw")
    assert asked(state) == ["store kc", "discard kc"]
    state, events = play(state, "discard kc")
    assert [event.forced for event in events] == ["", "draw"]
    assert (GAME.to_move(state), asked(state)) == ((RED,), ["build 2d", "store 2d", "discard 2d"])


def test_edge_6_full_storage_and_no_use() -> None:
    state, events = play(table(side("ah", "9h 10h kh"), side("", "9c"), "8d"), "draw")
    assert useless(events) == ["8d"]
    assert state.discards == ("8d",)


def test_edge_7_a_wild_counts_as_the_rank_it_stands_for() -> None:
    state, events = play(table(side("ah-6h", "jh"), side("", "7c"), "9s"), "wild jh")
    red = state.sides[RED]
    assert (red.step, red.wild, red.pile[-1]) == (7, 7, "jh")
    assert [event.rank for event in events if isinstance(event, Did)] == ["7"]
    assert asked(state) == ["attack 7c"]


def test_edge_8_the_true_card_takes_the_place_of_the_wild() -> None:
    state = table(side("ah-6h jh 8h", "7d", wild=7), side("", "9c"), "9s")
    assert asked(state) == ["swap 7d"]
    state, _ = play(state, "swap 7d")
    red = state.sides[RED]
    assert red.pile[-3:] == cards("6h 7d 8h")
    assert (red.slots, red.step, red.wild) == (("jh", None, None), 8, None)


def test_edge_9_the_one_eyed_jack_at_its_own_rank() -> None:
    state = table(side("ah-10h jd", "jh"), side("as-10s jc"), "9s")
    assert asked(state) == ["wild jh", "reinforce jh", "attack jh"]
    state = table(side("ah-10h", "jh"), side("as", "9c"), "9s")
    assert asked(state) == ["build jh"]
    state, _ = play(state, "build jh")
    assert (state.sides[RED].step, state.sides[RED].wild) == (11, None)
    state, _ = play(table(side("ah-10h jd", "jh", attacker="jc"), side("as", "9c"), "9s"), "answer jh")
    red = state.sides[RED]
    assert (red.pile[-3:], red.wild, red.closed) == (cards("jd jc jh"), None, True)


def test_edge_10_a_wild_answers() -> None:
    state, _ = play(table(side("ah-6h", "jh", attacker="6c"), side("as", "9c"), "9s"), "answer jh")
    red = state.sides[RED]
    assert (red.pile[-3:], red.closed, red.wild, red.step) == (cards("6h 6c jh"), True, 6, 6)


def test_edge_11_a_swap_leaves_the_attack() -> None:
    state = table(side("ah-5h jh", "6d", wild=6, attacker="6c"), side("as", "9c"), "9s")
    assert asked(state) == ["answer 6d", "swap 6d"]
    state, _ = play(state, "swap 6d")
    assert (state.sides[RED].attacker, state.sides[RED].pile[-1]) == ("6c", "6d")


def test_edge_12_a_queen_trades_for_the_top_discard() -> None:
    state = table(side("ah", "qh"), side("as", "9c"), "9s", "3c 5d")
    assert asked(state) == ["trade qh"]
    state, events = play(state, "trade qh")
    assert (state.sides[RED].slots[0], state.discards) == ("5d", cards("3c qh"))
    assert [event.other for event in events if isinstance(event, Did)] == ["5d"]
    assert asked(table(side("ah", "qh"), side("as"), "9s", "5d 3c")) == []


def test_edge_13_the_discards_are_turned_over() -> None:
    state, events = play(table(side("ah", "9d"), side("as", "9c"), "", "3h 5c 6c"), "draw")
    assert (state.drawn, state.pile, state.discards) == ("3h", cards("5c 6c"), ())
    assert [event.cards for event in events if isinstance(event, TurnedOver)] == [3]


def test_edge_14_the_last_two_ranks() -> None:
    red = side("ah-kh", "ad kd", attacker="kc")
    assert asked(table(red, side("as"), "9s")) == ["answer kd", "fight kd"]
    state, events = play(table(side("ah-kh", "jh"), side("as", "9c"), "9s"), "wild jh")
    assert (over(state).ranks, over(state).totals) == ((1, 2), (14, 1))
    assert GAME.to_move(state) == ()
    assert events[-1] == Over(commits=(0, 1), how="finished", turns=1)


def test_edge_15_before_the_opening() -> None:
    state = table(side("ah-4h"), side("", "4c js ac"), "9s", seat=BLACK)
    assert asked(state) == ["attack 4c", "build ac"]


@pytest.mark.parametrize(("attacker", "ranks", "decided"), [("5d", (1, 2), "attacked"), (None, (1, 1), "")])
def test_edge_16_a_stall(attacker: str | None, ranks: tuple[int, int], decided: str) -> None:
    state = table(side("ah-5h", "9d"), side("as-5s", attacker=attacker), "9s", dry=149)
    state, events = play(state, "dump 9d")
    assert (over(state).ranks, over(state).decided, over(state).totals) == (ranks, decided, (5, 5))
    assert isinstance(events[-1], Over)
    assert events[-1].how == "stall"


def test_edge_17_colony_the_one_eyed_jack_is_taken_back() -> None:
    state = table(side("qh", "jd 7h"), side("qs", "9c"), "9s", "jh", variant="colony")
    assert asked(state) == ["take jd", "take 7h"]
    state, _ = play(state, "take 7h")
    assert (state.sides[RED].slots, state.discards) == (("jd", "jh", None), ("7h",))


def test_edge_18_colony_queens_and_kings() -> None:
    assert asked(table(side("qh", "qd kh"), side("qs"), "9s", variant="colony")) == []
    to_ten = "qh ah-10h"
    assert asked(table(side(to_ten, "jh jd"), side("qs"), "9s", variant="colony")) == ["wild jh"]
    state = table(side(f"{to_ten} qd", "kh"), side("qs", "9c"), "9s", variant="colony")
    assert asked(state) == ["build kh"]
    assert over(play(state, "build kh")[0]).ranks == (1, 2)


ORDERED: Final = (side("ah-4h", "9h"), side("as-4s"))


def test_edge_19_five_draws() -> None:
    state, events = play(table(*ORDERED, "7s 2d 8s 3d 2c 5s 9c 6d 10c 7d as"), "draw 5")
    assert useless(events) == cards_of("7s 2d 8s 3d 2c")
    assert (GAME.to_move(state), asked(state)) == ((BLACK,), ["build 5s", "store 5s", "discard 5s"])
    state, events = play(state, "discard 5s")
    assert useless(events) == cards_of("9c 6d 10c 7d")
    assert (GAME.to_move(state), GAME.ask(state, RED).kind) == ((RED,), "turn")
    assert [order for order in (one.order for one in state.sides) if order] == []
    assert state.turns == 10


def cards_of(text: str) -> list[str]:
    return list(cards(text))


def test_edge_20_what_ends_five_draws() -> None:
    state, _ = play(table(side("ah-4h", "9h"), side("as-3s"), "7s 4c 9s"), "draw 5")
    state, _ = play(state, "attack 4c")
    assert (GAME.to_move(state), state.pile) == ((RED,), ("9s",))
    state, events = play(table(side("ah-4h", "qh"), side("as-3s"), "7s 8d 9s"), "draw 5")
    assert useless(events) == cards_of("7s 8d")
    assert asked(state) == ["trade qh"]


def test_edge_21_the_opening() -> None:
    state, event = lay_ants(AntsOptions(), cards("5c 9h as 2d"), RED, DICE)
    assert (event.seat, event.colour, event.cards, event.top) == (RED, "black", 3, "9h")
    assert [one.colour for one in state.sides] == ["black", "red"]
    assert (state.sides[RED].pile, state.sides[RED].step, state.discards) == (("as",), 1, cards("5c 9h"))
    state, events = settled(state, ())
    assert [(one.forced, one.card) for one in events if isinstance(one, Drew)] == [("draw", "2d")]
    assert (GAME.to_move(state), asked(state)) == ((1,), ["store 2d", "discard 2d"])


def test_edge_22_colony_the_opening() -> None:
    options = AntsOptions(variant="colony")
    state, event = lay_colony(options, cards("qc 5h qs ac qd 2s"), BLACK, DICE)
    assert (event.seat, event.colour, event.cards) == (BLACK, "black", 5)
    assert [one.pile for one in state.sides] == [("qd",), ("qc",)]
    assert state.discards == cards("5h qs ac")
    state, _ = settled(state, ())
    assert (GAME.to_move(state), asked(state)) == ((BLACK,), ["store 2s", "discard 2s"])


# The actions


def test_options_stand_in_the_order_of_the_rules() -> None:
    red = side("ah-5h jh", "6d 9h qh", wild=6)
    state = table(red, side("as-6s"), "9s", "8c 8d")
    assert asked(state, all_=True) == [
        "draw", "draw 5", "reinforce 6d", "attack 6d", "swap 6d", "dump 6d", "dump 9h", "trade qh", "dump qh",
    ]  # fmt: skip


def test_a_drawn_card_is_neither_dumped_swapped_nor_traded() -> None:
    red = side("ah-5h jh", "", wild=6)
    assert asked(table(red, side("as"), "9s", "8d", drawn="qh"), all_=True) == ["store qh", "discard qh"]
    assert asked(table(red, side("as"), "9s", "8d", drawn="6d"), all_=True) == [
        "reinforce 6d", "store 6d", "discard 6d",
    ]  # fmt: skip


def test_under_attack_nothing_grows_and_all_else_is_allowed() -> None:
    red = side("ah-5h", "6h jh 4h", attacker="5c")
    state = table(red, side("as-4s"), "9s")
    assert asked(state) == ["answer jh", "attack 4h"]


def test_an_opened_colony_stays_closed_until_it_grows() -> None:
    state, _ = play(table(side("ah-5h", "5d 6d"), side("as", "9c"), "9s 9d"), "reinforce 5d")
    assert state.sides[RED].closed
    state, _ = play(replace(state, seat=RED), "build 6d")
    assert (state.sides[RED].closed, state.sides[RED].step) == (False, 6)


def test_a_stored_card_takes_the_first_free_slot() -> None:
    red = replace(side("ah", ""), slots=("9h", None, "8h"))
    state, _ = play(table(red, side("as", "9c"), "9s", drawn="7h"), "store 7h")
    assert state.sides[RED].slots == ("9h", "7h", "8h")


def test_an_attacker_needs_an_open_colony() -> None:
    assert asked(table(side("", "ah 2h"), side("")), all_=True) == ["build ah", "dump ah", "dump 2h"]


def test_every_action_of_the_table_has_its_row_in_order() -> None:
    assert [name for name, row in ACTIONS.items() if row.grows] == ["build", "wild", "reinforce", "answer"]
    assert [name for name, row in ACTIONS.items() if row.source == "stored"] == ["swap", "trade", "take", "dump"]


# Turns, orders, and the stall rule


def test_without_draw_five_it_is_not_offered() -> None:
    assert asked(table(side("ah", "9h"), side("as"), "9s", draw_five=False), all_=True) == ["draw", "dump 9h"]


def test_an_order_ends_at_an_empty_pile() -> None:
    state, events = play(table(*ORDERED, "7s 2d", "3d"), "draw 5")
    assert useless(events) == cards_of("7s 2d")
    assert (GAME.to_move(state), state.pile, state.sides[RED].order) == ((RED,), (), None)


def test_an_order_ends_at_a_card_that_asks() -> None:
    state, _ = play(table(side("ah-4h", "9h"), side("as"), "5h 9s"), "draw 5")
    assert (asked(state), state.sides[RED].order) == (["build 5h", "store 5h", "discard 5h"], None)


def test_what_a_card_could_do_before_ends_no_order() -> None:
    state, _ = play(table(side("ah-4h", "5h"), side("as"), "7s 2d 8s 3d 9s 4d 10s 5d 2s 9c"), "draw 5")
    assert (GAME.to_move(state), state.turns) == ((BLACK,), 9)


def test_others_see_the_order() -> None:
    state, events = play(table(*ORDERED, "7s 2d 8s 3d 2c 5s 9c"), "draw 5")
    assert GAME.view(state, BLACK).colonies[RED].draws == 2
    assert events[0].kind == "ordered"


def test_with_nothing_to_draw_and_nothing_stored_the_turn_passes() -> None:
    state, events = settled(table(side("ah"), side("as", "9c")), ())
    assert (events, GAME.to_move(state), state.turns) == ((), (BLACK,), 1)
    assert asked(state, all_=True) == ["dump 9c"]


def test_the_discards_are_shuffled_where_that_is_chosen() -> None:
    discards = [f"{rank}h" for rank in VARIANTS["colony"].sequence[2:]]
    straight, _ = play(table(side("ah", "9d"), UNOPENED, "", " ".join(discards)), "draw")
    shuffled, _ = play(table(side("ah", "9d"), UNOPENED, "", " ".join(discards), shuffle_discards=True), "draw")
    assert [straight.drawn, *straight.pile] == discards
    assert sorted([shuffled.drawn or "", *shuffled.pile]) == sorted(discards)
    assert [shuffled.drawn, *shuffled.pile] != discards
    assert shuffled.dice.count > straight.dice.count


@pytest.mark.parametrize(("limit", "warned"), [(150, [100, 140]), (60, [40, 56]), (400, [266, 373])])
def test_all_are_warned_of_a_stall(limit: int, warned: list[int]) -> None:
    def warning(dry: int) -> list[int]:
        state = table(side("ah", "9d 9h"), side("as", "9c"), "9s", dry=dry - 1, stall_limit=limit)
        return [event.turns for event in play(state, "dump 9d")[1] if isinstance(event, Dry)]

    assert [dry for dry in range(1, limit) if warning(dry)] == warned


def test_growth_ends_a_drought() -> None:
    state, _ = play(table(side("ah", "2h"), side("as", "9c"), "9s", dry=149), "build 2h")
    assert (state.dry, GAME.result(state)) == (0, None)


def test_more_steps_win_a_stall() -> None:
    state, _ = play(table(side("ah 2h", "9d"), side("as-3s", attacker="3d"), "9s", dry=149), "dump 9d")
    assert (over(state).ranks, over(state).decided) == ((2, 1), "")


def test_leaving_loses_whatever_the_steps_are() -> None:
    match = Match.begin(GAME, 2, "00")
    left = match.leave(RED)
    assert over(left.state).ranks == (2, 1)
    assert [event.kind for event in left.steps[-1].events] == ["left", "over"]
    assert GAME.turn(left.state) == GAME.turn(match.state) + 1
    with pytest.raises(NotYours):
        left.leave(BLACK)


@pytest.mark.parametrize(
    ("state", "default"),
    [
        (table(side("ah", "2h"), side("as"), "9s"), "draw"),
        (table(side("ah", "2h"), side("as-2s")), "dump 2h"),
        (table(side("ah"), side("as-2s"), "9s", drawn="2h"), "discard 2h"),
    ],
)
def test_who_is_late_draws_and_discards(state: AntsState, default: str) -> None:
    assert str(GAME.default(state, RED)) == default


def test_nothing_is_taken_back() -> None:
    match = Match.begin(GAME, 2, "00")
    (seat,) = GAME.to_move(match.state)
    for move in GAME.ask(match.state, seat).moves:
        with pytest.raises(CantUndo):
            match.play(seat, str(move)).undo(seat)


# What is seen and told


def hidden(**more: Any) -> AntsState:
    return table(side("ah-3h", "9h"), side("as-3s", "9c"), "7s 2d 8s", "5c 6c", storage="hidden", **more)


def test_open_storage_is_seen_by_all() -> None:
    state = table(side("ah-3h", "9h"), side("as", "9c"), "7s", "5c", drawn="4h")
    for viewer in (RED, BLACK, None):
        view = GAME.view(state, viewer)
        assert [one.slots for one in view.colonies] == [("9h", None, None), ("9c", None, None)]
        assert (view.drawn, view.top, view.pile, view.discards) == ("4h", "5c", 1, 1)
    assert not GAME.ask(state, RED).private


def test_hidden_storage_is_seen_by_its_owner() -> None:
    state = hidden(drawn="4h")
    assert GAME.ask(state, RED).private
    shown = {viewer: GAME.view(state, viewer) for viewer in (RED, BLACK, None)}
    assert {viewer: view.drawn for viewer, view in shown.items()} == {RED: "4h", BLACK: BACK, None: BACK}
    assert [one.slots[0] for one in shown[RED].colonies] == ["9h", BACK]
    assert [one.slots[0] for one in shown[BLACK].colonies] == [BACK, "9c"]
    assert [one.slots[0] for one in shown[None].colonies] == [BACK, BACK]


def test_what_is_stored_unseen_is_told_to_its_owner() -> None:
    state, events = play(hidden(drawn="4h"), "store 4h")
    (event,) = (event for event in events if isinstance(event, Did))
    told = {viewer: heard(event, viewer) for viewer in (RED, BLACK, None)}
    assert [one.card for one in told.values() if isinstance(one, Did)] == ["4h", None, None]
    assert state.latest[0] == Deed(RED, "store", None)
    (drew,) = (event for event in play(replace(hidden(), pile=("4h",)), "draw")[1] if isinstance(event, Drew))
    assert [getattr(heard(drew, viewer), "card", "") for viewer in (RED, BLACK, None)] == ["4h", None, None]


def test_the_latest_deeds_are_those_of_one_decision() -> None:
    state, _ = play(table(*ORDERED, "7s 2d 8s 3d 2c 5s 9c"), "draw 5")
    view = GAME.view(state, None)
    assert [(deed.seat, deed.card, deed.forced) for deed in view.latest][:2] == [(RED, "7s", True), (BLACK, "2d", True)]
    state, _ = play(state, "build 5s")
    assert state.latest[0] == Deed(BLACK, "build", "5s")


@pytest.mark.parametrize("viewer", [RED, BLACK, None])
def test_a_guess_deals_the_whole_pack_by_the_rules(viewer: Seat | None) -> None:
    match = Match.begin(GAME, 2, "02", {"storage": "hidden"})
    for number, one in enumerate(islice(play_out(match, greedy), 80)):
        view = GAME.view(one.state, viewer)
        guess = GAME.guess(view, Dice(f"{number:02}"))
        assert GAME.view(guess, viewer) == view
        assert ANTS.pieces(guess) == tuple(sorted(PACK))
        assert len(GAME.ask(guess, guess.seat).moves) > 1
        assert all(COLOURS[card] == one.colour for one in guess.sides for card in one.slots if card)


class TellsStored(Ants):
    """Everybody hears what was stored unseen."""

    def play(self, state: AntsState, seat: Seat, move: Any) -> tuple[AntsState, tuple[AntsEvent, ...]]:
        after, events = super().play(state, seat, move)
        return after, tuple(replace(event, eyes=None) if isinstance(event, Did) else event for event in events)


class TellsDrawn(Ants):
    """Everybody hears what was drawn unseen."""

    def play(self, state: AntsState, seat: Seat, move: Any) -> tuple[AntsState, tuple[AntsEvent, ...]]:
        after, events = super().play(state, seat, move)
        return after, tuple(replace(event, eyes=None) if isinstance(event, Drew) else event for event in events)


class HintsAtStored(Ants):
    """The latest deeds give away what seat A has stored."""

    def view(self, state: AntsState, viewer: Seat | None) -> Any:
        stored = tuple(Deed(RED, "store", card) for card in state.sides[RED].slots if card)
        return replace(super().view(state, viewer), latest=stored)


@pytest.mark.parametrize(
    ("game", "check"), [(TellsStored(), "telling"), (TellsDrawn(), "telling"), (HintsAtStored(), "secrecy")]
)
def test_the_kit_notices_a_leak(game: Ants, check: str) -> None:
    leaking = played(replace(ANTS, game=game), Case(2, options=("storage=hidden", "stall_limit=60")))
    with pytest.raises(AssertionError):
        examine(check, leaking)


# Why not

RULES: Final = [
    ("draw", "place-first", table(side("ah"), side("as"), "9s", drawn="2h")),
    ("draw", "no-cards", table(side("ah", "2h"), side("as"))),
    ("draw 5", "no-orders", table(side("ah", "2h"), side("as"), "9s", draw_five=False)),
    ("build 9h", "not-held", table(side("ah", "2h"), side("as"), "9s")),
    ("build 2h", "place-first", table(side("ah", "2h"), side("as"), "9s", drawn="3h")),
    ("store 2h", "stored-already", table(side("ah", "2h"), side("as"), "9s")),
    ("dump 2h", "not-stored", table(side("ah"), side("as"), "9s", drawn="2h")),
    ("build 2h", "attacked", table(side("ah-4h", "2h", attacker="4s"), side("as"), "9s")),
    ("build 2h", "not-opened", table(side("", "2h"), side("as"), "9s")),
    ("build 3h", "not-next", table(side("ah", "3h"), side("as"), "9s")),
    ("wild 3h", "no-wild-card", table(side("ah", "3h"), side("as"), "9s")),
    ("wild jh", "attacked", table(side("ah-3h", "jh", attacker="3c"), side("as"), "9s")),
    ("wild jh", "not-opened", table(side("", "jh"), side("as"), "9s")),
    ("wild jh", "jack-itself", table(side("ah-10h", "jh"), side("as"), "9s")),
    ("reinforce 3h", "not-top", table(side("ah", "3h"), side("as"), "9s")),
    ("reinforce ad", "twin", table(side("ah", "ad"), side("as"), "9s")),
    ("reinforce 2d", "closed", table(side("ah 2h", "2d", closed=True), side("as"), "9s")),
    ("attack 3h", "rival-not-opened", table(side("ah", "3h"), side(""), "9s")),
    ("attack 3h", "not-rival", table(side("ah", "3h"), side("as"), "9s")),
    ("attack ad", "twin", table(side("ah", "ad"), side("as"), "9s")),
    ("attack 2d", "rival-attacked", table(side("ah", "2d"), side("as 2s", attacker="2h"), "9s")),
    ("attack 2d", "rival-closed", table(side("ah", "2d"), side("as 2s", closed=True), "9s")),
    ("answer 2d", "not-attacked", table(side("ah 2h", "2d"), side("as"), "9s")),
    ("answer 3d", "not-top", table(side("ah 2h", "3d", attacker="2c"), side("as"), "9s")),
    ("fight kd", "not-attacked", table(side("ah 2h", "kd"), side("as"), "9s")),
    ("fight 2d", "no-king", table(side("ah 2h", "2d", attacker="2c"), side("as"), "9s")),
    ("store 2h", "storage-full", table(side("ah", "7h 8h 9h"), side("as"), "9s", drawn="2h")),
    ("swap 2h", "no-wild", table(side("ah", "2h"), side("as"), "9s")),
    ("swap 4h", "not-wild-rank", table(side("ah 2h jh", "4h", wild=3), side("as"), "9s")),
    ("trade 2h", "no-trader", table(side("ah", "2h"), side("as"), "9s")),
    ("trade qh", "top-not-own", table(side("ah", "qh"), side("as"), "9s", "5c")),
    ("trade jd", "take-instead", table(side("qh", "jd"), side("qs"), "9s", "jh", variant="colony")),
    ("take 2h", "no-taking", table(side("ah", "2h"), side("as"), "9s", "jh")),
    ("take 2h", "no-jack-on-top", table(side("qh", "2h"), side("qs"), "9s", "5c", variant="colony")),
]


@pytest.mark.parametrize(("typed", "word", "state"), RULES, ids=[f"{typed}-{word}" for typed, word, _ in RULES])
def test_a_rule_is_named_for_what_is_not_open(typed: str, word: str, state: AntsState) -> None:
    reason = GAME.why(state, RED, typed)
    assert reason
    assert reason.word == f"ants-why-{word}"
    assert typed not in asked(state, all_=True)


def test_what_is_open_hinders_nothing() -> None:
    state = table(side("ah-5h jh", "6d 9h qh", wild=6), side("as-6s"), "9s", "8c 8d")
    assert [GAME.why(state, RED, typed) for typed in asked(state, all_=True)] == [None] * 9
    assert GAME.why(state, RED, "build") is GAME.why(state, RED, "build 1h") is None


@pytest.mark.parametrize("typed", ["build 4h", "BUILD 4H", "build 4♥", "build 4♥️", "ساختن ۴h"])
def test_cards_are_typed_as_they_are_shown(typed: str) -> None:
    dealt: Match[Any, Any, Any, Any] = Match.begin(GAME, 2, "00")
    match = replace(dealt, state=table(side("ah-3h", "4h"), side("as", "9c"), "9s 9d"))
    after = notation.read(match, RED, typed, ANTS.languages["fa"])
    assert after.steps[-1].move == "build 4h"


# Computer players


def test_greedy_plays_about_as_measured() -> None:
    """199 turns in the mean (rules.md, Measured), hardly ever a stall."""
    ends = [_end(greedy, number) for number in range(8)]
    turns = [end.state.turns for end in ends]
    assert 130 < sum(turns) / len(turns) < 290
    assert sum(end.steps[-1].events[-1].how == "stall" for end in ends) <= 2


def _end(player: Any, number: int) -> Match[Any, Any, Any, Any]:
    *_, end = play_out(Match.begin(GAME, 2, match_seed("measured", number)), player)
    return end


@pytest.mark.parametrize(
    ("state", "chosen"),
    [
        (table(side("ah-3h", "4d"), side("as", "9c"), "9s 9d 8s 8d"), "build 4d"),
        (table(side("ah-9h", "6h"), side("as-6s", "9c"), "9s 9d 8s 8d"), "attack 6h"),
        (table(side("ah-9h", "9d", attacker="9s"), side("as", "9c"), "8s 8d 7s 7d"), "answer 9d"),
        (table(side("ah-3h", "kd", attacker="3s"), side("as", "9c"), "8s 8d 7s 7d"), "fight kd"),
        (table(side("ah-3h"), side("as", "9c"), "8s 8d 7s 7d", drawn="5h"), "store 5h"),
        (table(side("ah-9h"), side("as-8s", "9c"), "8s 8d 7s 7d", drawn="2d"), "discard 2d"),
    ],
)
def test_greedy_sees_what_is_good(state: AntsState, chosen: str) -> None:
    for seed in range(5):
        assert str(greedy(GAME, GAME.view(state, RED), Dice(f"{seed:02}"))) == chosen


def test_random_games_keep_every_card() -> None:
    for match in play_out(Match.begin(GAME, 2, "05", {"variant": "colony", "stall_limit": 60}), random):
        assert ANTS.pieces(match.state) == tuple(sorted(PACK))


def test_an_order_is_kept_in_the_state() -> None:
    state, _ = play(table(side("ah-4h", "9h"), side("as-3s"), "7s 4c 9s"), "draw 5")
    assert state.sides[RED].order == Order(4, ())
