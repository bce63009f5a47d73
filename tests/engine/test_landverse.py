"""Landverse keeps its rules (engine/landverse/rules.md); the edge cases are named by their numbers there."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from statistics import fmean, pstdev
from typing import Any, Final, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from engine import notation
from engine.chance import Dice
from engine.game import NotLegal, NotYours, Result, Seat
from engine.landverse.data import CELLS, MOVES, TILES, Kind, Type
from engine.landverse.matching import beside, dead, edge, fitting
from engine.landverse.quadrants import SIDE, areas, layer, members
from engine.landverse.rules import Landverse, draw
from engine.landverse.scoring import Equal, largest, points, single
from engine.landverse.state import (
    Board,
    Discarded,
    Drawn,
    LandverseEvent,
    LandverseOptions,
    LandverseState,
    Lane,
    Left,
    Over,
    Placed,
    Scored,
)
from engine.landverse.view import LandverseView, Points
from engine.match import CantUndo, Match, adapter
from engine.players import PLAYERS, match_seed, play_out, random

GAME: Final = Landverse()
NUMBERS: Final[dict[str, int]] = {tile.type: number for number, tile in reversed(list(enumerate(TILES)))}
"""A tile of each type."""
TYPES: Final[tuple[Type, ...]] = get_args(Type)

A, B, C, D = range(4)

LandverseMatch = Match[Any, Any, Any, Any]


# Positions


def cells(rows: str) -> tuple[int | None, ...]:
    """A map from its rows: rows and ends of rows that aren't written are empty."""
    written = [row.ljust(6, ".") for row in rows.split("/")]
    return tuple(NUMBERS.get(mark) for mark in "".join(written).ljust(36, "."))


def drawn(*boards: Board, **options: Any) -> tuple[LandverseState, tuple[LandverseEvent, ...]]:
    """A table whose next pairs have just been drawn, and what happened on that."""
    return draw(LandverseState(LandverseOptions(**options), boards))


def before(rows: str, pair: str = "L S", move: int = 1, more: int = 0) -> Board:
    """A board about to draw its pair for a move, and the same pair `more` times after it."""
    land, sea = (NUMBERS[kind] for kind in pair.split())
    return Board(cells(rows), ((land, sea),) * (1 + more), moves=move - 1)


def asked(state: LandverseState, seat: Seat = A) -> list[str]:
    return list(map(str, GAME.ask(state, seat).moves))


def play(state: LandverseState, *line: str, seat: Seat = A) -> tuple[LandverseState, tuple[LandverseEvent, ...]]:
    """Play decisions of one seat; all that happened on them."""
    happened: tuple[LandverseEvent, ...] = ()
    for written in line:
        move = next(move for move in GAME.ask(state, seat).moves if str(move) == written)
        state, events = GAME.play(state, seat, move)
        happened += events
    return state, happened


def told(events: Iterable[LandverseEvent]) -> list[str]:
    """Events in short, without what is drawn."""
    return [short for event in events if (short := _short(event))]


def _short(event: LandverseEvent) -> str:
    match event:
        case Placed(tile=tile, cell=cell, how=how):
            return f"{tile} {cell} by {how}"
        case Discarded(tile=tile):
            return f"{tile} discarded"
        case Scored(stage=stage, points=scored):
            return f"stage {stage}: {scored}"
        case Drawn():
            return ""
        case Left() | Over():
            return event.kind


def begun(seats: int = 2, seed: str = "00", **options: Any) -> LandverseMatch:
    return Match.begin(GAME, seats, seed, options)


def over(match: LandverseMatch) -> Result:
    """The result of a match that has one."""
    result = match.result()
    assert result
    return result


def finish_move(match: LandverseMatch, seat: Seat) -> LandverseMatch:
    """Play a seat's defaults to the end of its move."""
    move = match.state.boards[seat].moves
    while seat in GAME.to_move(match.state) and match.state.boards[seat].moves == move:
        match = match.default(seat)
    return match


# The set


def test_the_set_has_the_tiles_of_the_table() -> None:
    counted = Counter((tile.deck, tile.cut) for tile in TILES)
    assert counted == {
        (deck, cut): many for deck in ("land", "sea") for cut, many in (("whole", 20), ("across", 8), ("along", 8))
    }
    assert len({tile.id for tile in TILES}) == len({(tile.first, tile.second, tile.cut) for tile in TILES}) == 72


def test_a_mixed_tile_belongs_to_the_deck_of_its_first_half() -> None:
    for tile in TILES:
        assert tile.deck == tile.first.kind
        assert (tile.first.kind == tile.second.kind) == (tile.cut == "whole")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_is_dealt_18_land_and_18_sea_tiles(seats: int) -> None:
    state = begun(seats).state
    for board in state.boards:
        lands = [land for land, _ in board.hand] + [board.land]
        seas = [sea for _, sea in board.hand] + [board.sea]
        assert [TILES[n].deck for n in lands if n is not None] == ["land"] * MOVES
        assert [TILES[n].deck for n in seas if n is not None] == ["sea"] * MOVES
    for first in range(0, seats, 2):
        dealt = [n for board in state.boards[first : first + 2] for pair in board.hand for n in pair]
        assert len(dealt) == len(set(dealt)), "one set is dealt to two seats"


# Edge cases, by number

MATCHING: Final = {
    "L": ("L v", "L <", "L ^", "L >"),
    "S": ("S ^", "S >", "S v", "S <"),
    "^": ("L v", "^", "S v", "^"),
    "v": ("S ^", "v", "L ^", "v"),
    "<": ("<", "S >", "<", "L >"),
    ">": (">", "L <", ">", "S <"),
}


@pytest.mark.parametrize("laid", MATCHING)
@pytest.mark.parametrize(("place", "side"), [*enumerate(("c2", "d3", "c4", "b3"))])
def test_edge_1_the_matching_table(laid: str, place: int, side: str) -> None:
    map_ = cells(f"//..{laid}")
    fits = {kind for kind in TYPES if CELLS.index(side) in fitting(map_, kind)}
    assert fits == set(MATCHING[laid][place].split())


@pytest.mark.parametrize(
    ("rows", "land", "sea"),
    [
        ("LLL...", [6], []),
        ("L...../.L....", [2, 2], []),
        ("L<S...", [3], [3]),
        ("^/v", [1, 1], [2]),
    ],
)
def test_edge_2_territories(rows: str, land: list[int], sea: list[int]) -> None:
    assert sizes(rows, "land") == land
    assert sizes(rows, "sea") == sea


def test_edge_3_halves_of_mixed_tiles_join() -> None:
    assert sizes("LLL/^^^/SSS", "land") == [9]
    assert sizes("LLL/^^^/SSS", "sea") == [9]


def test_edge_4_a_ring_counts_once() -> None:
    assert sizes("LLL/L.L/LL.", "land") == [14]
    assert sizes("LLL/L.L/LLL", "land") == [16]
    assert sizes(".L./L.L/.L.", "land") == [2, 2, 2, 2]
    assert sizes(".L./LLL/.L.", "land") == [10]


def sizes(rows: str, kind: Kind) -> list[int]:
    return [area.bit_count() // 2 for area in areas(layer(cells(rows), kind))]


@pytest.mark.parametrize(
    ("rows", "fits"),
    [
        (".L./S..", ""),
        (".L./..S", ""),
        (".L./.../.S.", "^"),
        (".../L.S", "<"),
    ],
)
def test_edge_5_what_fits_between_two(rows: str, fits: str) -> None:
    b2 = CELLS.index("b2")
    assert {kind for kind in TYPES if b2 in fitting(cells(rows), kind)} == set(fits)
    assert (b2 in dead(cells(rows))) == (not fits)


@pytest.mark.parametrize(
    ("rows", "equal", "total"),
    [
        ("L.L.L./....../....SS", "both", 8),
        ("L.L.L./....../....SS", "one", 6),
        ("L.L.L./....../....SS", "all", 10),
        ("LL/../SS", "both", 8),
        ("LL/../SS", "one", 8),
        ("LL/../SS", "all", 8),
    ],
)
def test_edge_6_territories_that_tie(rows: str, equal: Equal, total: int) -> None:
    assert points(cells(rows), equal).total == total


def test_edge_7_a_full_board() -> None:
    state, _ = drawn(before("LLLLLL/LLLLLL/.^^^^^/SSSSSS/SSSSSS/SSSSS.", "^ S", move=18))
    state, events = play(state, "land a")
    assert told(events) == ["land a3 by column", "sea f6 by only", "stage 2: 72", "over"]
    assert state.boards[A].cells == cells("LLLLLL/LLLLLL/^^^^^^/SSSSSS/SSSSSS/SSSSSS")
    assert (state.boards[A].stage2, state.boards[A].discards) == (Points(30, 42), ())


def test_edge_8_one_tile_of_the_pair_fits_nowhere() -> None:
    state, events = drawn(before("LLLLLL/" * 5 + "LLLL.."))
    assert told(events) == ["sea discarded"]
    assert asked(state) == ["land e", "land f"]


def test_edge_9_a_pair_that_leaves_no_question() -> None:
    rows = "LLLLLL/" * 5 + "LLLLL."
    state, events = drawn(before(rows))
    assert told(events) == ["sea discarded", "land f6 by only"]
    assert (GAME.to_move(state), state.boards[A].moves) == ((), 1)
    state, events = drawn(before(rows, "^ >"))
    assert told(events) == ["land discarded", "sea discarded"]
    assert (GAME.to_move(state), state.boards[A].moves) == ((), 1)


def test_edge_10_two_tiles_for_one_cell_are_a_choice() -> None:
    state, events = drawn(before("SSSS></v.SS.</^^..L./SS.LLL/v.S..^/L<..L.", "L >"))
    assert told(events) == []
    assert asked(state) == ["land d", "sea d"]
    assert told(play(state, "sea d")[1]) == ["sea d6 by column", "land discarded"]
    assert told(play(state, "land d")[1]) == ["land d6 by column", "sea discarded"]


def test_edge_11_forced_plays_count_for_stage_1() -> None:
    state, events = drawn(before("SSSSSS/" * 5 + "SSSSS.", move=6))
    assert told(events) == ["land discarded", "sea f6 by only", "stage 1: 72"]
    assert state.boards[A].stage1 == Points(0, 72)


def test_edge_12_the_last_move() -> None:
    rows = "LLLLLL/LLLLLL/^^^^^^/SSSSSS/SSSSSS/S....S"
    state, events = drawn(before(rows, move=18))
    assert told(events) == ["land discarded"]
    assert asked(state) == ["sea b", "sea c", "sea d", "sea e"]
    state, events = play(state, "sea c")
    assert told(events) == ["sea c6 by column", "stage 2: 66", "over"]
    assert state.boards[A].stage2 == Points(30, 36)
    assert GAME.to_move(state) == ()


def test_edge_13_the_cells_of_a_column() -> None:
    state, _ = drawn(before("L....."))
    state, events = play(state, "sea b")
    assert events == ()
    assert GAME.ask(state, A).kind == "cell"
    assert GAME.ask(state, A).about == ("sea b",)
    assert asked(state) == ["b2", "b3", "b4", "b5", "b6"]


def test_edge_14_who_finished_is_not_waited_for() -> None:
    state, _ = drawn(before("", more=1), before("", more=1))
    state, events = play(state, "land a", "a1", "sea f", "f6")
    assert told(events) == ["land a1 by cell", "sea f6 by cell"]
    assert GAME.to_move(state) == (B,)
    assert (state.boards[A].pair, len(state.boards[A].hand)) == ((), 1)


@pytest.mark.parametrize(("other", "ranks", "decided"), [("LLL", (1, 2), "largest"), ("LLLL", (1, 1), "")])
def test_edge_15_the_tie_break(other: str, ranks: tuple[int, ...], decided: str) -> None:
    result = ended((Points(7, 8), Points(7, 8), "LLLL"), (Points(9, 9), Points(6, 6), other))
    assert result.totals == (30, 30)
    assert (result.ranks, result.decided) == (ranks, decided)


def ended(*players: tuple[Points, Points, str]) -> Result:
    """The result of boards with these stages and maps."""
    boards = tuple(Board(cells(rows), (), moves=MOVES, stage1=one, stage2=two) for one, two, rows in players)
    result = GAME.result(LandverseState(LandverseOptions(), boards))
    assert result
    return result


# Decisions and forced plays


def test_a_move_is_both_tiles_in_either_order() -> None:
    state, _ = drawn(before("", more=1))
    assert asked(state) == [f"{tile} {column}" for tile in ("land", "sea") for column in "abcdef"]
    one, _ = play(state, "land a", "a1", "sea f", "f6")
    other, _ = play(state, "sea f", "f6", "land a", "a1")
    assert one.boards[A].cells == other.boards[A].cells
    assert one.boards[A].moves == other.boards[A].moves == 1


def test_the_only_cell_of_a_column_needs_no_question() -> None:
    state, _ = drawn(before("S/S/S/S/S"))
    state, events = play(state, "sea a")
    assert [(event.kind, event.forced) for event in events] == [("placed", "a6")]
    assert told(events) == ["sea a6 by column"]


def test_the_last_tile_goes_to_its_only_place_as_if_typed() -> None:
    state, _ = drawn(before("LLLLLL/LLLLLL/.^^^^^/SSSSSS/SSSSSS/SSSSS.", "^ S"))
    _, events = play(state, "land a")
    assert [event.forced for event in events] == ["a3", "sea f6"]


def test_both_ways_of_typing() -> None:
    short = notation.read(begun(), A, "land b4")
    assert short.steps[1:] == begun().play(A, "land b").play(A, "b4").steps[1:]
    assert notation.read(begun().play(A, "land b"), A, "land b4").state == short.state
    assert "land b4" in notation.lines(begun(), A)


def test_the_default_is_the_first_option() -> None:
    match = begun()
    assert str(GAME.default(match.state, A)) == "land a"
    assert str(GAME.default(match.default(A).state, A)) == "a1"


@pytest.mark.parametrize(
    ("chosen", "typed", "word", "args"),
    [
        ("", "land g1", "no-place", {"place": "g1"}),
        ("", "sea a7", "no-place", {"place": "a7"}),
        ("", "land a1", "taken", {"cell": "a1"}),
        ("", "sea b1", "mismatch", {"tile": "sea", "cell": "b1", "beside": "a1"}),
        ("", "b4", "which-tile", {"place": "b4"}),
        ("", "land e", "column", {"tile": "land", "column": "e"}),
        ("sea b", "land c4", "chosen", {"tile": "sea", "column": "b"}),
        ("sea b", "sea b", "chosen", {"tile": "sea", "column": "b"}),
        ("sea b", "b1", "mismatch", {"tile": "sea", "cell": "b1", "beside": "a1"}),
        ("sea b b4", "sea f1", "not-in-hand", {"tile": "sea"}),
        ("", "what", None, {}),
    ],
)
def test_why_a_place_is_not_open(chosen: str, typed: str, word: str | None, args: dict[str, str]) -> None:
    state, _ = drawn(before("L...S./....S./....S./....S./....S./....S.", more=1))
    tile_and_column, _, cell = chosen.partition(" b") if chosen else ("", "", "")
    line = [f"{tile_and_column} b", *([cell.strip()] if cell.strip() else [])] if chosen else []
    state, _ = play(state, *line)
    reason = GAME.why(state, A, typed)
    assert (reason and reason.word) == (word and f"landverse-why-{word}")
    assert not reason or dict(reason.args) == args


def test_a_place_that_is_open_has_no_reason_against_it() -> None:
    assert GAME.why(begun().state, A, "land b4") is None


def test_a_cell_before_a_column_is_refused() -> None:
    state = begun().state
    with pytest.raises(NotLegal):
        GAME.play(state, A, GAME.ask(play(state, "land a")[0], A).moves[0])


# Pace, rounds and turns


def test_the_round_opens_when_all_have_finished() -> None:
    match = begun(3)
    for seat in (A, C):
        match = finish_move(match, seat)
        assert GAME.turn(match.state) == 1
        assert match.state.boards[seat].pair == ()
    match = finish_move(match, B)
    assert GAME.turn(match.state) == 2
    opened = [event for event in match.steps[-1].events if event.kind == "drawn"]
    assert [(event.seat, event.commits, event.move) for event in opened] == [(n, (n,), 2) for n in range(3)]
    assert GAME.to_move(match.state) == (A, B, C)


def test_free_pace_draws_at_once() -> None:
    match = finish_move(begun(pace="free"), A)
    assert GAME.turn(match.state) == 1
    assert (match.state.boards[A].moves, match.state.boards[B].moves) == (1, 0)
    assert len(match.state.boards[A].pair) == 2
    assert GAME.to_move(match.state) == (A, B)
    while match.state.boards[A].moves < MOVES:
        match = finish_move(match, A)
    assert GAME.to_move(match.state) == (B,)
    assert match.result() is None


def test_stages_are_scored_after_moves_6_and_18_discards_included() -> None:
    assert stages(begun(1)) == {1: 6, 2: 18}


def test_stage_1_may_come_after_move_9() -> None:
    assert stages(begun(1, first_scoring=18)) == {1: 9, 2: 18}


def stages(match: LandverseMatch) -> dict[int, int]:
    """By stage, the move after which it was scored."""
    *_, end = play_out(match, PLAYERS["random"])
    events = [event for step in end.steps for event in step.events if event.kind in ("drawn", "scored")]
    return {event.stage: drawn.move for drawn, event in pairwise(events) if event.kind == "scored"}


def test_wrong_options_are_refused() -> None:
    for wrong in ({"pace": "slow"}, {"first_scoring": 13}, {"equal": "none"}, {"speed": 1}):
        with pytest.raises(ValidationError):
            begun(**wrong)


# Undo


def test_a_decision_is_taken_back_within_the_own_move() -> None:
    match = begun().play(A, "land b")
    assert all(event.commits == () for event in match.steps[0].events), "the first pair settles nothing"
    undone, step = match.undo(A)
    assert (undone.state, step) == (begun().state, 1)
    with pytest.raises(CantUndo, match="undo-nothing"):
        undone.undo(A)


def test_in_rounds_a_finished_move_is_open_until_the_round_closes() -> None:
    match = finish_move(begun(), A)
    first = match.play(B, "land b")
    undone, _ = first.undo(A)
    assert A in GAME.to_move(undone.state)
    assert undone.state.boards[B] == first.state.boards[B]
    closed = finish_move(first, B)
    for seat in (A, B):
        with pytest.raises(CantUndo, match="undo-committed"):
            closed.undo(seat)


def test_in_free_pace_the_last_placement_commits() -> None:
    match = notation.read(begun(pace="free"), A, "land a1")
    assert match.undo(A)[0].state.boards[A].lane == Lane("land", 0)
    with pytest.raises(CantUndo, match="undo-committed"):
        finish_move(match, A).undo(A)


def test_in_free_pace_the_last_move_is_closed_by_its_end_and_shows_nothing() -> None:
    last = before("LLLLLL/LLLLLL/^^^^^^/SSSSSS/SSSSSS/S....S", move=18)
    for pace, closes in (("free", (A,)), ("round", ())):
        _, events = play(drawn(last, before("", move=18), pace=pace)[0], "sea c")
        told = [(event.kind, event.commits, event.closes) for event in events]
        assert told == [("placed", (), ()), ("scored", (), closes)]


def test_what_is_over_is_over() -> None:
    *_, match = play_out(begun(), PLAYERS["random"])
    with pytest.raises(CantUndo, match="undo-over"):
        match.undo(A)


# Leaving


def test_leaving_closes_the_round_the_others_wait_in() -> None:
    match = begun(3)
    for seat in (A, B):
        match = finish_move(match, seat)
    match = match.leave(C)
    assert [event.kind for event in match.steps[-1].events][:3] == ["left", "drawn", "drawn"]
    assert GAME.turn(match.state) == 2
    assert GAME.to_move(match.state) == (A, B)
    with pytest.raises(CantUndo, match="undo-committed"):
        match.undo(A)


def test_a_board_that_was_left_is_frozen() -> None:
    before_, match = begun(3), begun(3).play(C, "land b").leave(C)
    board, view = match.state.boards[C], GAME.view(match.state, None).boards[C]
    assert (board.cells, board.pair, board.hand) == (
        before_.state.boards[C].cells,
        before_.state.boards[C].pair,
        before_.state.boards[C].hand,
    )
    assert (view.left, view.legal_land, view.legal_sea, board.lane) == (True, (), (), None)
    *_, end = play_out(match, PLAYERS["random"])
    assert end.state.boards[C] == board
    assert (over(end).ranks[C], over(end).totals[C]) == (3, 0)


def test_stage_points_stay_with_who_leaves() -> None:
    match = begun(3)
    while match.state.boards[A].stage1 is None:
        match = finish_move(match, GAME.to_move(match.state)[0])
    *_, end = play_out(match.leave(A), PLAYERS["random"])
    assert over(end).totals[A] == match.state.boards[A].stage1.total
    assert over(end).ranks[A] == 3


def test_those_who_left_share_the_last_place() -> None:
    *_, end = play_out(begun(4).leave(B).leave(D), PLAYERS["random"])
    assert over(end).ranks[B] == over(end).ranks[D] == 3


def test_the_last_one_wins() -> None:
    match = begun(2)
    turn = GAME.turn(match.state)
    match = match.leave(A)
    assert match.result() == Result(totals=(0, 0), ranks=(2, 1), lines=())
    assert [event.kind for event in match.steps[-1].events] == ["left", "over"]
    assert GAME.turn(match.state) > turn
    assert GAME.to_move(match.state) == ()


def test_alone_who_leaves_has_no_rank() -> None:
    match = begun(1).leave(A)
    assert match.result() == Result(totals=(0,), ranks=(None,), lines=())


@pytest.mark.parametrize("match", [begun(3).leave(B), begun(2).leave(A)])
def test_nobody_leaves_twice_or_after_the_end(match: LandverseMatch) -> None:
    with pytest.raises(NotYours):
        match.leave(B)


# The end


def test_the_score_sheet() -> None:
    result = ended((Points(10, 9), Points(24, 18), "L"), (Points(1, 2), Points(3, 4), "L"))
    assert [(line.label, line.points) for line in result.lines if line.seat == A] == [
        ("landverse-stage1-land", 10),
        ("landverse-stage1-sea", 9),
        ("landverse-stage2-land", 24),
        ("landverse-stage2-sea", 18),
    ]
    assert (result.totals, result.ranks, result.decided) == ((61, 10), (1, 2), "")


def test_the_tie_break_takes_sea_as_well_as_land() -> None:
    tied = (Points(2, 2), Points(2, 2))
    result = ended((*tied, "LL"), (*tied, "SSS"), (Points(0, 0), Points(1, 0), "LLLLL"))
    assert (result.ranks, result.decided) == ((2, 1, 3), "largest")


def test_a_tie_behind_the_first_decides_nothing_about_the_first() -> None:
    low = (Points(1, 1), Points(1, 1))
    result = ended((Points(9, 9), Points(9, 9), "L"), (*low, "L"), (*low, "LL"))
    assert (result.ranks, result.decided) == ((1, 3, 2), "")


def test_the_tie_break_counts_one_territory() -> None:
    assert single(cells("LL.LL/....../SSS")) == 6
    assert single(cells("")) == 0


# What is seen


def test_the_view_of_a_move() -> None:
    state, _ = drawn(before("L.....", more=2), before("", more=2))
    state, _ = play(state, "sea b", "b2")
    view = GAME.view(state, A)
    board = view.boards[A]
    assert (board.land, board.sea) == (NUMBERS["L"], None)
    assert board.legal_land == fitting(state.boards[A].cells, "L")
    assert (board.legal_sea, board.latest, board.pairs_left) == ((), (CELLS.index("b2"),), 2)
    assert (board.now, board.total, board.stage1) == (Points(2, 2), 0, None)
    assert [(one.kind, one.halves) for one in board.territories] == [("land", 2), ("sea", 2)]
    assert board.territories[0].quadrants == (0, 1, SIDE, SIDE + 1)
    assert (view.move, view.moves, view.waiting) == (1, MOVES, (A, B))


def test_a_chosen_column_is_seen_by_its_player_only() -> None:
    state = begun().play(A, "sea c").state
    assert GAME.view(state, A).lane == ("sea", 2)
    for viewer in (B, None):
        assert GAME.view(state, viewer) == GAME.view(begun().state, viewer)


def test_the_latest_cells_stay_until_the_next_tile_is_laid() -> None:
    match = begun(1)
    for line in ("land a1", notation.lines(notation.read(match, A, "land a1"), A)[-1]):
        match = notation.read(match, A, line)
    latest = GAME.view(match.state, A).boards[A].latest
    assert (match.state.boards[A].moves, len(latest), latest[0]) == (1, 2, 0)
    match = notation.read(match, A, notation.lines(match, A)[0])
    assert len(GAME.view(match.state, A).boards[A].latest) == 1


def test_the_table_in_plain_characters() -> None:
    state, _ = drawn(before("L...../S>....", "^ >", more=3), before(""))
    assert str(GAME.view(state, A)) == "\n".join(
        (
            "move 1 of 18",
            "A                           B",
            "  a b c d e f                 a b c d e f",
            "1 L x . . . .               1 . . . . . .",
            "2 S > . . . .               2 . . . . . .",
            "3 . . . . . .               3 . . . . . .",
            "4 . . . . . .               4 . . . . . .",
            "5 . . . . . .               5 . . . . . .",
            "6 . . . . . .               6 . . . . . .",
            "pair land ^ sea >, 3 left   pair land L sea S, 0 left",
            "discards -                  discards -",
            "now 2 + 3 = 5               now 0 + 0 = 0",
            "stage 1 -                   stage 1 -",
            "stage 2 -                   stage 2 -",
        )
    )


def test_estimate_is_glad_of_one_large_territory_not_of_ties() -> None:
    joined, scattered = (GAME.view(drawn(before(rows))[0], A) for rows in ("LL", "L.L"))
    assert joined.boards[A].now == scattered.boards[A].now
    assert GAME.estimate(joined, A) > GAME.estimate(scattered, A)


# Any game

seeds = st.integers(0, 2**32).map(lambda number: f"{number:032x}")
tables = st.fixed_dictionaries(
    {
        "pace": st.sampled_from(["round", "free"]),
        "first_scoring": st.sampled_from([12, 18]),
        "equal": st.sampled_from(["both", "all", "one"]),
    }
)


@given(seed=seeds, seats=st.integers(1, 4), options=tables)
@settings(max_examples=10, deadline=None)
def test_any_game_keeps_the_rules(seed: str, seats: int, options: dict[str, Any]) -> None:
    *_, match = play_out(Match.begin(GAME, seats, seed, options), PLAYERS["random"])
    for board in match.state.boards:
        assert (board.moves, board.hand, board.pair) == (MOVES, (), ())
        assert len(board.discards) + sum(number is not None for number in board.cells) == 2 * MOVES
        for cell, number in enumerate(board.cells):
            for side, other in beside(cell).items():
                _meets(number, side, board.cells[other])
    events = Counter(event.kind for step in match.steps for event in step.events)
    assert (events["drawn"], events["scored"], events["over"]) == (MOVES * seats, 2 * seats, 1)


def _meets(number: int | None, side: str, other: int | None) -> None:
    facing = {"above": "below", "below": "above", "left": "right", "right": "left"}[side]
    if number is not None and other is not None:
        assert edge(TILES[number].type, side) == edge(TILES[other].type, facing)


maps = st.lists(st.sampled_from([None, *NUMBERS.values()]), min_size=36, max_size=36).map(tuple)


@given(map_=maps, equal=st.sampled_from(["both", "all", "one"]))
@settings(max_examples=60, deadline=None)
def test_territories_are_what_a_plain_search_finds(map_: tuple[int | None, ...], equal: Equal) -> None:
    for kind in get_args(Kind):
        shown = set(members(layer(map_, kind)))
        found = _searched(shown)
        assert {frozenset(members(area)) for area in areas(layer(map_, kind))} == found
        most = max(map(len, found), default=0)
        ties = sum(len(one) == most for one in found)
        counted = {"both": min(2, ties), "all": ties, "one": min(1, ties)}[equal]
        territories = [one for one in largest(map_, equal) if one.kind == kind]
        assert [2 * one.halves for one in territories] == [most] * counted
        assert {frozenset(one.quadrants) for one in territories} <= found


def _searched(shown: set[int]) -> set[frozenset[int]]:
    found: set[frozenset[int]] = set()
    left = set(shown)
    while left:
        area, edge_ = set(), [left.pop()]
        while edge_:
            quadrant = edge_.pop()
            area.add(quadrant)
            row, column = divmod(quadrant, SIDE)
            around = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
            near = {r * SIDE + c for r, c in around if 0 <= c < SIDE} & left
            left -= near
            edge_ += near
        found.add(frozenset(area))
    return found


@given(seed=seeds, stop=st.integers(0, 60), viewer=st.sampled_from([A, B, None]))
@settings(max_examples=25, deadline=None)
def test_a_guess_looks_like_the_truth(seed: str, stop: int, viewer: Seat | None) -> None:
    match = dict(enumerate(play_out(begun(2, seed), PLAYERS["random"]))).get(stop, begun(2, seed))
    view = GAME.view(match.state, viewer)
    guessed = GAME.guess(view, Dice("guess"))
    assert GAME.view(guessed, viewer) == view
    assert adapter(GAME.State).validate_json(adapter(GAME.State).dump_json(guessed)) == guessed


@given(seed=seeds)
@settings(max_examples=5, deadline=None)
def test_a_discard_never_becomes_placeable_later_in_a_move(seed: str) -> None:
    for one, next_ in pairwise(play_out(begun(1, seed), PLAYERS["random"])):
        for kind in TYPES:
            was, is_ = (set(fitting(match.state.boards[A].cells, kind)) for match in (one, next_))
            assert is_ <= was


# The measured table


def anywhere(game: Any, view: LandverseView, dice: Dice) -> Any:
    """The random player of the table: any tile, then any legal cell, where ours takes any column, then any cell."""
    assert view.ask
    if view.ask.kind == "cell":
        return random(game, view, dice)
    board = view.boards[view.viewer or A]
    legal = [(tile, fits) for tile, fits in (("land", board.legal_land), ("sea", board.legal_sea)) if fits]
    (tile, fits), dice = dice.pick(tuple(legal))
    return next(lane for lane in view.ask.moves if str(lane) == f"{tile} {CELLS[dice.pick(fits)[0]][0]}")


def test_random_play_is_as_measured() -> None:
    ends = [list(play_out(begun(2, match_seed("table", number)), anywhere))[-1] for number in range(250)]
    boards = [board for end in ends for board in end.state.boards]
    totals = [total for end in ends for total in over(end).totals]
    assert fmean(totals) == pytest.approx(29.4, abs=1.2)
    assert pstdev(totals) == pytest.approx(7.3, abs=0.9)
    assert fmean(board.stage1.total for board in boards) == pytest.approx(8.6, abs=0.5)
    assert fmean(board.stage2.total for board in boards) == pytest.approx(20.8, abs=1.0)
    assert fmean(len(board.discards) for board in boards) == pytest.approx(13.0, abs=0.5)
    assert fmean((len(end.steps) - 1) / 2 for end in ends) == pytest.approx(35, abs=1.7)
    firsts = Counter(over(end).ranks for end in ends)
    assert firsts[1, 2] / len(ends) == pytest.approx(0.497, abs=0.11)


def test_greedy_play_is_as_measured() -> None:
    ends = [list(play_out(begun(1, match_seed("table", number)), PLAYERS["greedy"]))[-1] for number in range(24)]
    assert fmean(over(end).totals[A] for end in ends) == pytest.approx(50.5, abs=6.5)
    assert fmean(len(end.state.boards[A].discards) for end in ends) == pytest.approx(9.3, abs=1.3)
