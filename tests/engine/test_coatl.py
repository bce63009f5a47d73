"""Cóatl keeps its rules (engine/coatl/rules.md); the edge cases are named by their numbers there."""

from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from engine.coatl import scoring
from engine.coatl.data import DECK, PROPHECIES, RANKS, TEMPLES, TOKENS
from engine.coatl.prophecies import standing
from engine.coatl.state import Claimed, CoatlState, Drained, Ending, Filled, Opened, Over, Reshuffled, Side, Took
from engine.coatl.temples import temple_points
from engine.coatl.view import Turn, tracked
from engine.game import Result
from engine.match import Match
from tests.engine.coatl_tables import (
    GAME,
    A,
    B,
    C,
    asked,
    building,
    kind,
    on_turn,
    play,
    serpent,
    side,
    table,
    told,
)

MET: Final = "tally-r"


# Cards, cases 1 to 7


@pytest.mark.parametrize(
    ("card", "colours", "ends", "times", "points"),
    [
        ("lone-k", "kkrkk", "<>", 2, 5),
        ("lone-k", "kkrkk", " >", 1, 2),
        ("lone-k", "kkrkk", "  ", 0, 0),
        ("lone-k", "kkk", "<>", 0, 0),
        ("lone-k", "rkkkkr", "<>", 0, 0),
        ("lone-k", "rkky", "  ", 1, 2),
        ("lone-k", "kkrkkrkk", "<>", 3, 5),
        ("bridge-gyg", "gygyg", "<>", 1, 2),
        ("bridge-gyg", "gyggyg", "<>", 2, 6),
        ("bridge-gyg", "gyyyg", "<>", 1, 2),
        ("bridge-gyg", "gg", "<>", 0, 0),
        ("bridge-ykr", "ykkrykr", "<>", 2, 6),
        ("bridge-ykr", "ykgr", "<>", 0, 0),
        ("mirror-ky", "kyyk", "<>", 0, 0),
        ("mirror-ky", "kyk", "<>", 0, 0),
        ("mirror-ky", "kyryk", "<>", 1, 4),
        ("mirror-ky", "kykyk", "<>", 1, 4),
        ("mirror-ky", "ykrky", "<>", 0, 0),
        ("triple-r", "rrrrr", "<>", 1, 3),
        ("triple-r", "rrrrrr", "<>", 2, 7),
        ("triple-r", "rrryrrr", "<>", 2, 7),
        ("tally-b", "bb", "<>", 2, 0),
        ("tally-b", "bybyb", "<>", 3, 2),
        ("tally-b", "bbbbbbb", "<>", 7, 5),
        ("pair-yg", "gy", "<>", 0, 0),
        ("pair-yg", "ygyyg", "<>", 2, 3),
        ("pair-yg", "ygygygyg", "<>", 4, 5),
        ("weave-kbkb", "bkbk", "<>", 0, 0),
        ("weave-kbkb", "kbkbk", "<>", 1, 5),
        ("weave-kbkb", "kbkbkbkb", "<>", 2, 5),
        ("wall-rrrgg", "rrrrggg", "<>", 1, 6),
        ("wall-rrrgg", "ggrrr", "<>", 0, 0),
        ("quad-bbyy", "bbbyyy", "<>", 1, 4),
        ("quad-bbyy", "yybb", "<>", 0, 0),
        ("rainbow-ykrgb", "rykrgbb", "<>", 1, 7),
        ("rainbow-ykrgb", "ykrrgb", "<>", 0, 0),
    ],
)
def test_1_to_6_how_often_a_card_is_fulfilled(card: str, colours: str, ends: str, times: int, points: int) -> None:
    """Ends: `<` the front is closed, `>` the back."""
    found = standing(card, colours, head="<" in ends, tail=">" in ends)
    assert (found.times, found.points) == (times, points)


def test_1_a_lone_pair_at_an_open_back_counts_once_the_tail_is_laid() -> None:
    state = building(table(side("tr", "lone-k", "hk bk"), side()), "c1")
    assert asked(state) == ["back tail red"]
    state = play(state, "back tail red")
    assert (kind(state), asked(state)) == ("complete", ["fulfil lone-k"])


@pytest.mark.parametrize(
    ("temple", "colours", "points"),
    [
        ("no-y-len-7", "rkgbrkg", 7),
        ("no-y-len-7", "rkgbrk", 3),
        ("no-y-len-7", "ykgbrk", 0),
        ("eq-yg-len-6", "yrkrbg", 7),
        ("eq-yg-len-6", "rkrbrk", 3),
        ("eq-yg-len-6", "rkrbr", 0),
    ],
)
def test_7_what_a_temple_is_worth(temple: str, colours: str, points: int) -> None:
    assert temple_points(temple, colours) == points


# Building, cases 8 to 12


def test_8_no_piece_completes_a_coatl_that_fulfils_nothing() -> None:
    bare = table(side("tb", "triple-y", "hr br"), side())
    assert "build c1" not in asked(bare)
    state = building(table(side("tb", "triple-y pair-rb", "hr br"), side()), "c1")
    assert asked(state) == ["back tail blue"]
    assert asked(play(state, "back tail blue")) == ["fulfil pair-rb"]


def test_9_head_and_tail_need_a_body_between() -> None:
    assert asked(building(table(side("tr by", MET, "hr"), side()), "c1")) == ["back body yellow"]
    assert asked(building(table(side("hr by tg", MET, "tr"), side()), "c1")) == ["front body yellow"]


def test_10_two_unfinished_coatls_at_a_time_and_three_in_all() -> None:
    assert "build new" not in asked(table(side("by", "", "hr", "tr"), side()))
    whole = serpent("hr br tr", "tally-r")
    state = table(side("by", "", whole, whole, "hr"), side())
    assert "build new" not in asked(state)
    state = table(side("by", "", whole, whole, "hr"), side(), options={"fourth": True})
    assert asked(state) == ["build c3", "build new"]


def test_11_never_two_identical_cards_beside_one_coatl() -> None:
    there = serpent("br br br", "tally-r")
    assert asked(table(side("", "tally-r", there, "br br br"), side())) == ["build c2"]
    twice = building(table(side("", "tally-r tally-r", "br br br"), side()), "c1")
    assert asked(twice) == ["fulfil tally-r"]


def test_12_a_card_still_grows_after_it_was_laid() -> None:
    grown = serpent("hr br br br bk bk bk br bb", "tally-r triple-r triple-k pair-rk")
    state, events = told(building(table(side("tr", "pair-rb", grown), side()), "c1"), "back tail red")
    assert [event.kind for event in events] == ["joined", "completed"]
    assert (kind(state), asked(state)) == ("build", ["done"])
    lines = {line.label: line.points for line in scoring.result(state).lines}
    assert lines == {"coatl-c1-prophecies": 5 + 3 + 3 + 1, "coatl-c1-temple": 0}


def test_four_cards_at_most() -> None:
    full = serpent("br br br br bk", "tally-r triple-r pair-rk lone-y")
    assert asked(building(table(side("by", "bridge-grk tally-k", full), side()), "c1")) == [
        "front body yellow",
        "back body yellow",
    ]


def test_a_build_goes_from_one_coatl_to_another() -> None:
    state = table(side("by by", MET, "hr", "tr"), side())
    assert asked(state) == ["build c1", "build c2"]
    state = play(state, "build c1")
    assert asked(state) == ["back body yellow"]
    state = play(state, "back body yellow")
    assert asked(state) == ["back body yellow", "to c2", "done"]
    state = play(state, "to c2")
    assert asked(state) == ["front body yellow", "done"]
    state = play(state, "front body yellow")
    assert asked(state) == ["done"]
    assert on_turn(play(state, "done")) == B


def test_a_coatl_is_started_with_any_piece_and_built_on_at_once() -> None:
    state = play(table(side("br tg", MET), side()), "build new")
    assert asked(state) == ["start body red", "start tail green"]
    state = play(state, "start tail green")
    assert asked(state) == ["front body red", "to new", "done"]
    state = play(state, "to new", "start body red")
    assert asked(state) == ["done"]
    assert [one.pieces for one in state.sides[A].serpents] == [("tg",), ("br",)]


def test_after_a_completion_no_coatl_is_in_focus() -> None:
    state = table(side("tr by bk", "", serpent("hr br", "tally-r")), side())
    state = play(building(state, "c1"), "back tail red")
    assert asked(state) == ["to new", "done"]


def test_completing_goes_on_until_no_card_can_be_added() -> None:
    state = building(table(side("tr", "tally-r triple-r pair-yg", "hr br"), side()), "c1")
    state = play(state, "back tail red")
    assert asked(state) == ["fulfil tally-r", "fulfil triple-r"]
    assert asked(play(state, "fulfil tally-r")) == ["fulfil triple-r", "done"]
    assert (kind(play(state, "fulfil tally-r", "done")), kind(play(state, "fulfil tally-r", "fulfil triple-r"))) == (
        "build",
        "build",
    )


# Supply, cases 13 and 14


def test_13_an_empty_section_refills_both() -> None:
    bags = "hy hr ty tr by by br br"
    state, events = told(table(side(), side(), supply={"t1": "tg", "b1": "bk bk"}, bags=bags), "take t1")
    held = dict(zip(["h1", "h2", "t1", "t2", "b1", "b2", "b3", "b4", "b5", "b6"], map(len, state.supply), strict=True))
    assert held == {"h1": 1, "h2": 1, "t1": 1, "t2": 1, "b1": 2, "b2": 2, "b3": 2, "b4": 0, "b5": 0, "b6": 0}
    assert state.ending == ""
    assert [event.commits for event in events if isinstance(event, Filled)] == [(A, B)]


def test_13_nothing_is_refilled_before() -> None:
    supply = {"t1": "tg", "t2": "tk", "b1": "bk bk"}
    state, events = told(table(side(), side(), supply=supply, bags="hy hr ty tr"), "take t1")
    assert [event.kind for event in events] == ["took"]
    state, events = told(state, "take b1")
    assert [len(pieces) for pieces in state.supply] == [1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert [event.how for event in events if isinstance(event, Ending)] == ["B"]


def test_14_there_is_room_for_all_or_nothing() -> None:
    supply = {"h1": "hr", "t2": "tb", "b4": "by bg"}
    state = table(side("br br br br br br br"), side(), supply=supply)
    assert [one for one in asked(state) if one.startswith("take")] == ["take h1", "take t2"]
    full = table(side("", "tally-r tally-r tally-b tally-b tally-k"), side(), row={"r1": "lone-k"}, deck="lone-y")
    assert asked(full) == ["pass"]


def test_taking_a_body_space_brings_both() -> None:
    state, events = told(table(side("hr"), side(), supply={"b2": "by bg", "b3": "bk bk", "h1": "hb"}), "take b2")
    assert state.sides[A].board == ("hr", "by", "bg")
    assert events == [Took(seat=A, space="b2", pieces=2, first="body yellow", second="body green")]
    assert on_turn(state) == B


# Prophecies, case 15


def test_15_the_discards_become_the_deck() -> None:
    state = table(side(), side(), row={"r6": "lone-k"}, discards=("tally-b",))
    assert asked(state) == ["draw r6", "draw deck"]
    state, events = told(state, "draw deck")
    assert Reshuffled(cards=1) in events
    assert asked(state) == ["draw r6", "done"]
    assert state.sides[A].hand == ("tally-b",)
    state = play(state, "draw r6", "done")
    assert state.row == (None,) * 6
    assert on_turn(state) == B


def test_the_row_is_filled_when_its_player_is_done() -> None:
    state = table(
        side(), side(), row={"r1": "lone-k", "r3": "lone-y"}, deck="tally-r tally-b pair-yg pair-rk wall-yybbb"
    )
    state = play(state, "draw r1", "draw deck")
    assert state.row == (None, None, "lone-y", None, None, None)
    state, events = told(state, "done")
    assert state.row == ("tally-b", "pair-yg", "lone-y", "pair-rk", "wall-yybbb", None)
    assert events == [Opened(commits=(A, B), row=state.row)]


def test_a_hand_is_full_with_five() -> None:
    state = table(side("", "tally-r tally-b tally-k tally-y"), side(), row={"r1": "lone-k", "r2": "lone-y"})
    assert asked(play(state, "draw r2")) == ["done"]


# The end, case 16


def about_to_win() -> Side:
    """A player who can complete the third cóatl."""
    whole = serpent("hr br tr", "tally-r")
    return side("tr", "", whole, whole, serpent("hr br br", "tally-r"))


def test_16_players_after_the_trigger_have_up_to_two_actions_those_before_one() -> None:
    supply = {"h1": "hy", "h2": "hy", "t1": "ty", "t2": "ty", "b1": "by by", "b2": "by by", "b3": "by by"}
    state = table(side(), about_to_win(), side(), side(), supply=supply, turn=Turn(B))
    state, events = told(state, "build c3", "back tail red")
    assert Ending(how="A") in events
    state = play(state, "done")
    assert state.turn == Turn(C, 2, last=True)
    state = play(state, "take h1")
    assert (on_turn(state), asked(state)[-1]) == (C, "stop")
    state = play(state, "stop")
    assert "stop" not in asked(state)
    state = play(state, "take h2", "take b1")
    assert state.turn == Turn(A, 1, last=True)
    state, events = told(state, "take b2")
    assert isinstance(events[-1], Over)
    assert GAME.to_move(state) == ()


def test_16_the_round_is_played_out_then_everybody_has_a_last_turn() -> None:
    supply = {"h1": "hy", "h2": "hy", "t1": "ty", "t2": "ty", "b1": "by by"}
    state = table(side(), side(), about_to_win(), supply=supply, turn=Turn(B))
    state = play(state, "take b1")
    assert (state.ending, state.ended_by, state.turn) == ("B", B, Turn(C))
    state = play(state, "build c3", "back tail red", "done")
    assert state.ending == "B"
    turns = []
    while state.turn:
        turns.append(state.turn)
        state = play(state, asked(state)[0]) if kind(state) == "turn" else play(state, "done")
    assert list(dict.fromkeys(turns)) == [Turn(seat, last=True) for seat in (A, B, C)]
    assert state.round == 2


def test_16_alone_a_third_coatl_ends_it_and_no_bodies_leave_one_turn() -> None:
    state = play(table(about_to_win(), supply={"h1": "hy"}), "build c3", "back tail red", "done")
    assert state.over
    supply = {"h1": "hy", "h2": "hy", "t1": "ty", "t2": "ty", "b1": "by by"}
    state, events = told(table(side(), supply=supply), "take b1")
    assert [event.kind for event in events] == ["took", "ending", "drained"]
    assert state.turn == Turn(A, last=True)
    state, events = told(state, asked(state)[0])
    assert [event.kind for event in events] == ["took", "over"]


def test_alone_a_space_is_emptied_after_each_turn() -> None:
    supply = dict.fromkeys(("b1", "b2", "b3"), "by by")
    state, events = told(table(side(), supply=supply), "take b1")
    drained = [event for event in events if isinstance(event, Drained)]
    assert len(drained) == 1
    assert drained[0].commits == (A,)
    assert state.out == ("by", "by")


def test_which_end_came_first_governs() -> None:
    supply = {"h1": "hy", "h2": "hy", "t1": "ty", "t2": "ty", "b1": "by by"}
    state = play(table(about_to_win(), side(), supply=supply), "build c3", "back tail red", "done", "take b1")
    assert (state.ending, state.turn) == ("A", Turn(B, 1, last=True, optional=True))


# Stuck, case 17


def test_17_who_can_do_nothing_tosses() -> None:
    unmet = "triple-y triple-k triple-g triple-b rainbow-kgrby"
    state = table(side("hr hr hr hr hr hr hy hy", unmet, "hr by", "hk by"), side())
    assert asked(state) == ["toss head yellow", "toss head red"]
    state = play(state, "toss head red")
    assert (kind(state), asked(state)) == ("toss", ["toss head yellow", "toss head red", "done"])
    assert state.out == ("hr",)
    assert on_turn(play(state, "done")) == B


def test_17_all_passing_in_a_row_ends_the_game() -> None:
    state = table(side(), side())
    assert asked(state) == ["pass"]
    state = play(state, "pass")
    assert not state.over
    state = play(state, "pass")
    assert (state.over, state.ending) == (True, "")


def test_17_a_turn_between_breaks_the_row() -> None:
    state = table(side(), side(), supply={"h1": "hr", "h2": "hr"}, passes=1)
    assert play(state, "take h1").passes == 0


# Temples and scores, cases 18 and 19


def test_18_a_claimed_temple_uncovers_the_next_for_the_second_coatl() -> None:
    ready = serpent("hr br br", "tally-r")
    state = table(side("tr tr", "", ready, ready), side(), piles=("no-k-len-8 no-b-len-10", ""))
    state = play(building(state, "c1"), "back tail red")
    assert asked(state) == ["temple no-k-len-8", "skip"]
    state, events = told(state, "temple no-k-len-8")
    assert events == [Claimed(seat=A, commits=(A, B), coatl="c1", temple="no-k-len-8", points=3)]
    state = play(state, "to c2", "back tail red")
    assert asked(state) == ["temple no-b-len-10", "skip"]
    state = play(state, "temple no-b-len-10")
    assert state.piles == ((), ())


def test_a_temple_from_hand_reveals_nothing_new() -> None:
    state = table(side("tr", "", serpent("hr br br", "tally-r"), temples="no-k-len-8"), side())
    state, events = told(building(state, "c1"), "back tail red", "temple no-k-len-8")
    assert [event.commits for event in events] == [()]
    assert state.sides[A].temples == ()


def test_no_temple_of_which_nothing_is_met() -> None:
    state = table(side("tr", "", serpent("hr br br", "tally-r"), temples="eq-ry-len-12"), side())
    assert kind(play(building(state, "c1"), "back tail red")) == "build"


def over(*sides: Side) -> Result:
    """The result of a table that has ended so."""
    return scoring.result(replace(table(*sides), over=True, turn=None))


def test_19_ties() -> None:
    # Two points each: a tally, or two ordered pairs.
    one = serpent("hr br tr", "tally-r")
    two = serpent("hy bg br bk ty", "pair-yg pair-rk")
    assert over(side("", "", one), side("", "", two)).ranks == (2, 1)
    assert over(side("", "", one), side("", "", two)).decided == "cards"
    assert over(side("", "", one), side("", "", one)).ranks == (1, 1)
    assert over(side("", "", one), side("", "", one)).decided == ""
    # Equal points and cards: 2 + 2 against 3 + 1.
    pairs = (serpent("hy bg tr", "pair-yg"), serpent("hr br tr", "triple-r"))
    level = (one, serpent("hk bk tk", "tally-k"))
    assert over(side("", "", *level), side("", "", *pairs)).decided == "serpent"


def test_only_completed_coatls_score() -> None:
    result = over(side("hr", "tally-r", "hr br br", temples="no-y-len-7"), side("", "", serpent("hr br tr", "tally-r")))
    assert (result.totals, result.ranks) == ((0, 2), (2, 1))


@pytest.mark.parametrize(("points", "place"), [(0, (0, 0)), (50, (0, 50)), (51, (1, 1)), (100, (1, 50)), (105, (2, 5))])
def test_19_the_track_of_50(points: int, place: tuple[int, int]) -> None:
    assert tracked(points) == place


def test_what_a_player_scored_stands_coatl_by_coatl() -> None:
    pair = serpent("hr br br tr", "tally-r triple-r", "no-k-len-8")
    result = over(side("", "", pair, "hy", serpent("hk bk tk", "tally-k"), pair, pair))
    assert [(line.label, line.points) for line in result.lines] == [
        ("coatl-c1-prophecies", 6),
        ("coatl-c1-temple", 3),
        ("coatl-c3-prophecies", 2),
        ("coatl-c3-temple", 0),
        ("coatl-more-prophecies", 12),
        ("coatl-more-temple", 6),
    ]
    assert result.totals == (29,)


# Sacrifices, case 20


def test_20_a_gift_needs_room() -> None:
    state = table(side("br br br br br br br", tokens=("gift",)), side(), bags="hr hk tb by by")
    assert asked(play(state, "offer gift")) == ["gift head red", "gift head black", "gift tail blue"]


def test_20_a_gift_brings_two_bodies_and_fills_the_supply() -> None:
    state = table(side(tokens=("gift",)), side(), supply={"b1": "bk bk"}, bags="hr by by bg bg")
    state, events = told(state, "offer gift", "gift body yellow")
    assert [event.kind for event in events] == ["given"]
    assert (kind(state), asked(state)) == ("gift", ["gift body yellow", "gift body green"])
    state, events = told(state, "gift body green")
    assert state.sides[A].board == ("by", "bg")
    assert [len(pieces) for pieces in state.supply] == [1, 0, 0, 0, 2, 2, 0, 0, 0, 0]
    assert [event.kind for event in events] == ["given", "filled"]
    assert state.ending == ""


def test_a_gift_may_bring_end_b() -> None:
    state = play(table(side(tokens=("gift",)), side(), bags="by by"), "offer gift", "gift body yellow")
    assert state.ending == ""
    assert play(state, "gift body yellow").ending == "B"


def test_20_a_vision_ends_with_a_full_hand() -> None:
    hand = "tally-r tally-b tally-k tally-y tally-g"
    state = table(side("", hand, tokens=("vision",)), side(), row={"r1": "lone-k"}, deck="lone-y lone-r pair-yg")
    state, events = told(state, "offer vision")
    assert (kind(state), asked(state)[-1]) == ("drop", "done")
    assert state.row == ("lone-y", "lone-r", "pair-yg", "lone-k", None, None)
    assert [event.commits for event in events if isinstance(event, Opened)] == [(A, B)]
    assert on_turn(play(state, "done")) == B
    state = play(state, "drop tally-r", "done")
    assert (kind(state), asked(state)) == ("draw", ["draw r1", "draw r2", "draw r3", "draw r4", "draw deck"])
    assert on_turn(play(state, "draw r1", "done")) == B


def test_a_vow_takes_an_open_temple_into_hand() -> None:
    state = table(side(tokens=("vow",)), side(), piles=("no-k-len-8 no-b-len-10", "no-y-len-7"))
    state = play(state, "offer vow")
    assert asked(state) == ["vow no-k-len-8", "vow no-y-len-7"]
    state, events = told(state, "vow no-k-len-8")
    assert [event.commits for event in events] == [(A, B)]
    assert (state.sides[A].temples, state.piles) == (("no-k-len-8",), (("no-b-len-10",), ("no-y-len-7",)))
    assert (on_turn(state), state.sides[A].tokens) == (B, ())


def test_a_token_is_offered_where_it_can_be_used() -> None:
    assert asked(table(side(tokens=TOKENS), side())) == ["offer vision"]
    assert asked(table(side("br " * 8, tokens=("gift",)), side(), bags="hr by by"))[0] == "build new"
    match = Match.begin(GAME, 2, "00", {"sacrifices": True})
    assert all(one.tokens == TOKENS for one in match.state.sides)
    assert not any(one.tokens for one in Match.begin(GAME, 2, "00").state.sides)


# Setup, case 21


@pytest.mark.parametrize(("seats", "piles"), [(1, (7, 7)), (2, (7, 6)), (3, (6, 6)), (4, (6, 5))])
def test_21_the_deal(seats: int, piles: tuple[int, int]) -> None:
    state = Match.begin(GAME, seats, "00").state
    order = [(state.first + place) % seats for place in range(seats)]
    assert [len(state.sides[seat].hand) for seat in order] == [3, 4, 5, 6][:seats]
    assert all(len(one.temples) == 1 for one in state.sides)
    assert tuple(map(len, state.piles)) == piles
    assert [len(pieces) for pieces in state.supply] == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2]
    assert all(state.row)
    assert GAME.to_move(state) == tuple(range(seats))


def test_21_all_burn_at_the_same_time_down_to_three() -> None:
    state: CoatlState = Match.begin(GAME, 4, "00").state
    first, second = state.first, (state.first + 1) % 4
    assert asked(state, first)[-1] == "done"
    assert "done" not in asked(state, second)
    card = state.sides[second].hand[0]
    state, events = told(state, f"burn {card}", seat=second)
    assert (events[0].eyes, state.discards) == ((second,), (card,))
    assert asked(state, second)[-1] == "done"
    for seat in range(4):
        while seat in GAME.to_move(state) and not state.turn:
            state, events = told(state, asked(state, seat)[-1 if "done" in asked(state, seat) else 0], seat=seat)
    assert [event.kind for event in events] == ["kept", "begun"]
    assert (state.turn, state.round, GAME.turn(state)) == (Turn(first), 1, 1)


def test_fewer_cards_than_three_may_be_kept() -> None:
    state: CoatlState = Match.begin(GAME, 1, "00").state
    while len(asked(state, A)) > 1:
        state = play(state, asked(state, A)[0], seat=A)
    assert asked(state, A) == ["done"]
    assert play(state, "done", seat=A).sides[A].hand == ()


@pytest.mark.parametrize(
    ("seats", "bodies", "count"),
    [(1, "box", 50), (1, "scaled", 50), (2, "box", 120), (2, "scaled", 70), (3, "scaled", 90), (4, "scaled", 120)],
)
def test_how_many_body_segments_there_are(seats: int, bodies: str, count: int) -> None:
    state: CoatlState = Match.begin(GAME, seats, "00", {"bodies": bodies}).state
    pieces = Counter(piece[0] for piece in (*state.bags, *sum(state.supply, ())))
    assert pieces == {"h": 15, "t": 15, "b": count}


def test_the_cards_of_the_box() -> None:
    assert (len(DECK), len(PROPHECIES), len(TEMPLES), len(RANKS)) == (54, 49, 15, 5)
    assert Counter(DECK) == {card.id: 2 if card.family.id == "tally" else 1 for card in PROPHECIES.values()}
