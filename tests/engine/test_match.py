"""A match: setting up, playing, taking back, leaving, taking up, and the record that proves it."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from pydantic import ValidationError

from engine.chance import seal
from engine.game import NotLegal, NotYours, Reason, Seat
from engine.match import LEAVE, CantUndo, Match, Record, RecordedResult, Unproven, verify
from tests.engine.broken import SealsNothing
from tests.engine.highcard import HighCard, HighCardEvent, HighCardState
from tests.engine.tictactoe import Mark, TicTacToe, TicTacToeEvent, TicTacToeState

MARKS, CARDS = TicTacToe(), HighCard()
SEED = "00ff"
WON_BY_A = ("a1", "a2", "b1", "b2", "c1")

AnyMatch = Match[Any, Any, Any, Any]


def tictactoe(*moves: str, **options: Any) -> AnyMatch:
    """A tic-tac-toe match in which seat A began."""
    match = Match.begin(MARKS, 2, SEED, options)
    return match.again((turn % 2, move) for turn, move in enumerate(moves))


def highcard(*, seats: int = 2, hand: int = 3) -> AnyMatch:
    """A match in which everybody owes a decision at once."""
    return Match.begin(CARDS, seats, SEED, {"hand": hand})


def lay(match: AnyMatch, seat: Seat, which: int = 0) -> AnyMatch:
    """Lay one of the cards in hand."""
    return match.play(seat, f"lay {match.state.sides[seat].hand[which]}")


# Setting up


def test_options_not_given_take_their_defaults() -> None:
    match = Match.begin(CARDS, 2, SEED)
    assert match.setup.options == {"hand": 3}
    assert match.setup.seat_options == ({"ahead": False}, {"ahead": False})
    assert match.setup.model_dump()["rules"] == 1


def test_seats_have_options_of_their_own() -> None:
    match = Match.begin(CARDS, 2, SEED, {"hand": 2}, [{}, {"ahead": True}])
    assert [side.points for side in match.state.sides] == [0, 1]
    assert [len(side.hand) for side in match.state.sides] == [2, 2]


@pytest.mark.parametrize("options", [{"hand": 5}, {"hand": "many"}, {"hats": 1}])
def test_options_that_are_not_offered_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Match.begin(CARDS, 2, SEED, options)


@pytest.mark.parametrize(("seats", "own"), [(4, None), (0, None), (2, [{}]), (2, [{}, {}, {}])])
def test_tables_that_do_not_fit_are_refused(seats: int, own: list[dict[str, Any]] | None) -> None:
    with pytest.raises(ValueError, match="seats"):
        Match.begin(CARDS, seats, SEED, seat_options=own)


@pytest.mark.parametrize("seed", ["", "0", "00FF", "00 ff", "xy", "00ff\n"])
def test_a_seed_is_written_in_one_way_only(seed: str) -> None:
    """Else the seal could be opened with another spelling, which gives other dice."""
    with pytest.raises(ValidationError):
        Match.begin(MARKS, 2, seed)


# Playing


def test_a_decision_leaves_the_match_before_it_as_it_was() -> None:
    before = tictactoe("a1")
    dump = before.dump()
    after = before.play(1, "b2")
    assert (before.dump(), len(before.steps)) == (dump, 2)
    assert [(step.seat, step.move) for step in after.steps] == [(None, ""), (0, "a1"), (1, "b2")]


def test_only_who_is_asked_may_decide() -> None:
    for decide in (tictactoe().play, tictactoe().find):
        with pytest.raises(NotYours):
            decide(1, "a1")
    with pytest.raises(NotYours):
        tictactoe().default(1)
    with pytest.raises(NotYours):
        tictactoe(*WON_BY_A).play(1, "c3")


def test_what_is_not_open_is_refused_with_the_games_reason() -> None:
    with pytest.raises(NotLegal) as taken:
        tictactoe("a1").play(1, "a1")
    assert taken.value.reason == Reason("tictactoe-why-taken", (("cell", "a1"),))
    with pytest.raises(NotLegal) as unheard:
        tictactoe("a1").play(1, "castle")
    assert unheard.value.reason is None


def test_a_notation_is_exact() -> None:
    with pytest.raises(NotLegal):
        tictactoe().play(0, "A1")


def test_time_out_plays_the_default() -> None:
    assert tictactoe("a1").default(1).steps[-1].move == "b1"
    assert lay(highcard(), 0).default(0).steps[-1].move == "done"


# Undo


def test_who_decides_at_the_same_time_takes_back_only_what_is_theirs() -> None:
    """Seat A lays, seat B lays and says; A takes back the card, and B's decisions stand."""
    one = lay(highcard(), 0)
    match = lay(one, 1).play(1, "double")
    undone, index = match.undo(0)
    assert index == 1
    assert undone == lay(highcard(), 1).play(1, "double")
    again, index = undone.undo(1)
    assert (again, index) == (lay(highcard(), 1), 2)


def test_undo_goes_back_step_by_step_to_where_nothing_is_left() -> None:
    match = lay(highcard(), 0).play(0, "done")
    match, _ = match.undo(0)
    match, _ = match.undo(0)
    assert match == highcard()
    assert _refusal(match, 0) == "undo-nothing"


def test_what_was_revealed_seals_every_seat_it_names() -> None:
    match = lay(lay(highcard(), 0).play(0, "done"), 1)
    assert match.undo(0)[1] == 2
    shown = match.play(1, "done")
    assert [_refusal(shown, seat) for seat in (0, 1)] == ["undo-committed", "undo-committed"]


def test_a_decision_after_the_seal_is_free_again() -> None:
    shown = lay(lay(highcard(), 0).play(0, "done"), 1).play(1, "done")
    assert lay(shown, 0).undo(0) == (shown, 5)


def test_what_others_built_on_stays() -> None:
    match = tictactoe("a1", "b2")
    assert _refusal(match, 0) == "undo-others"
    assert match.undo(1)[0] == tictactoe("a1")


def test_what_others_did_must_come_out_the_same_without_it() -> None:
    """B's word is as legal without A's, but then it closes no round."""
    match: AnyMatch = Match.begin(SealsNothing(), 2, SEED)
    match = lay(lay(match, 0).play(0, "done"), 1).play(1, "done")
    assert _refusal(match, 0) == "undo-others"


def test_after_the_end_nothing_is_taken_back() -> None:
    """The seed is told then, so everything is revealed."""
    assert _refusal(tictactoe(*WON_BY_A), 0) == "undo-over"


def test_who_decided_nothing_has_nothing_to_take_back() -> None:
    assert _refusal(tictactoe("a1"), 1) == "undo-nothing"


# With the consent of all


def test_what_others_built_on_it_goes_too() -> None:
    match, gone = tictactoe("a1", "b2", "c3").takeback(1)
    assert (match, gone) == (tictactoe("a1"), (2, 3))


def test_what_others_did_stays_where_it_comes_out_the_same() -> None:
    match = lay(lay(highcard(), 0), 1)
    assert match.takeback(0) == (lay(highcard(), 1), (1,))


def test_a_turn_that_is_over_binds_no_longer_than_the_others_want() -> None:
    begun: AnyMatch = Match.begin(ClosesTurns(), 2, SEED)
    match = begun.play(0, "a1")
    assert _refusal(match, 0) == "undo-closed"
    assert match.takeback(0) == (begun, (1,))


class ClosesTurns(TicTacToe):
    """Nobody takes a mark back alone."""

    def play(self, state: TicTacToeState, seat: Seat, move: Mark) -> tuple[TicTacToeState, tuple[TicTacToeEvent, ...]]:
        state, events = super().play(state, seat, move)
        return state, tuple(replace(event, closes=(seat,)) for event in events)


def test_nothing_is_taken_back_that_showed_anybody_something() -> None:
    shown = lay(lay(highcard(), 0).play(0, "done"), 1).play(1, "done")
    assert _refusal(shown, 0, consent=True) == "undo-committed"
    built: AnyMatch = Match.begin(ShowsMarks(), 2, SEED).again([(0, "a1"), (1, "b2")])
    assert _refusal(built, 0, consent=True) == "undo-committed"


class ShowsMarks(TicTacToe):
    """A mark shows the other player something."""

    def play(self, state: TicTacToeState, seat: Seat, move: Mark) -> tuple[TicTacToeState, tuple[TicTacToeEvent, ...]]:
        state, events = super().play(state, seat, move)
        return state, tuple(replace(event, commits=(1 - seat,)) for event in events)


def test_leaving_isnt_taken_back_on_the_way() -> None:
    match: AnyMatch = Match.begin(SealsNothing(), 3, SEED)
    match = lay(lay(lay(match, 0).play(0, "done"), 1).play(1, "done"), 2).play(2, "done").leave(1)
    assert _refusal(match, 0, consent=True) == "undo-left"


def test_undo_without_the_log_is_a_mistake_of_the_caller() -> None:
    match = tictactoe("a1")
    bare = Match.resume(match.game, match.setup, match.dump()).play(1, "b2")
    for needs_log in (partial(bare.undo, 1), partial(bare.takeback, 1), bare.record, bare.moves):
        with pytest.raises(ValueError, match="log"):
            needs_log()


def _refusal(match: AnyMatch, seat: Seat, *, consent: bool = False) -> str:
    with pytest.raises(CantUndo) as refused:
        (match.takeback if consent else match.undo)(seat)
    return refused.value.reason.word


# Leaving


def test_the_others_play_on() -> None:
    match = lay(lay(highcard(seats=3), 1).play(1, "done"), 2).play(2, "done")
    match = match.leave(0)
    assert match.state.rounds == 1, "nobody else was waited for"
    assert match.game.to_move(match.state) == (1, 2)
    assert match.steps[-1].move == LEAVE


def test_leaving_cannot_be_taken_back_or_done_twice() -> None:
    match = lay(highcard(seats=3), 0).leave(0)
    assert _refusal(match, 0) == "undo-committed"
    for again in (partial(match.leave, 0), partial(match.play, 0, "done")):
        with pytest.raises(NotYours):
            again()


def test_leaving_is_for_good_even_where_the_game_seals_nothing() -> None:
    match: AnyMatch = Match.begin(LeavesOpenly(), 3, SEED)
    assert _refusal(match.leave(1), 1) == "undo-committed"


class LeavesOpenly(HighCard):
    """Leaving commits nobody."""

    def leave(self, state: HighCardState, seat: Seat) -> tuple[HighCardState, tuple[HighCardEvent, ...]]:
        state, events = super().leave(state, seat)
        return state, tuple(replace(event, commits=()) for event in events)


def test_an_older_decision_can_be_taken_back_across_anothers_leaving() -> None:
    match = lay(highcard(seats=3), 1).leave(0)
    assert match.undo(1)[0] == highcard(seats=3).leave(0)


def test_the_last_one_wins_and_alone_nobody_does() -> None:
    left = highcard(seats=3).leave(2).leave(0)
    result = left.result()
    assert result
    assert result.ranks == (2, 1, 2)
    alone = highcard(seats=1).leave(0).result()
    assert alone
    assert alone.ranks == (None,)


def test_nobody_leaves_a_finished_game() -> None:
    with pytest.raises(NotYours):
        tictactoe(*WON_BY_A).leave(1)


# Taking up


def test_the_state_alone_is_enough_to_play_on() -> None:
    match = lay(highcard(), 0)
    bare = Match.resume(match.game, match.setup, match.dump())
    assert bare.steps == ()
    assert bare.play(0, "done").state == match.play(0, "done").state


def test_with_its_log_a_match_is_taken_up_whole() -> None:
    match = lay(highcard(), 0)
    whole = Match.resume(match.game, match.setup, match.dump(), match.steps)
    assert whole == match
    assert whole.undo(0)[0] == highcard()


@pytest.mark.parametrize("wrong", [{"rules": 2}, {"game": "chess"}, {"seats": 3}])
def test_a_match_of_another_game_or_version_is_not_taken_up(wrong: dict[str, Any]) -> None:
    match = tictactoe("a1")
    setup = match.setup.model_copy(update=wrong)
    with pytest.raises(ValueError, match="tictactoe"):
        Match.resume(match.game, setup, match.dump())
    with pytest.raises(ValueError, match="tictactoe"):
        Match.deal(match.game, setup)


def test_a_broken_state_is_refused() -> None:
    match = tictactoe()
    with pytest.raises(ValidationError):
        Match.resume(match.game, match.setup, b'{"cells": "none"}')


# Records


def test_a_record_holds_what_its_checkers_need() -> None:
    match = tictactoe(*WON_BY_A, first="a")
    assert match.record().model_dump(mode="json") == {
        "game": "tictactoe",
        "rules": 1,
        "seats": 2,
        "options": {"first": "a"},
        "seat_options": [{}, {}],
        "seed": SEED,
        "commit": seal(SEED),
        "moves": [[0, "a1"], [1, "a2"], [0, "b1"], [1, "b2"], [0, "c1"]],
        "result": {
            "totals": [1, 0],
            "ranks": [1, 2],
            "lines": [[0, "tictactoe-row-points", 1], [1, "tictactoe-row-points", 0]],
        },
    }


def test_a_record_is_played_again_from_its_file() -> None:
    match = lay(highcard(seats=3), 2).leave(0).default(1).leave(2)
    record = Record.model_validate_json(match.record().model_dump_json())
    assert (2, LEAVE) in record.moves
    assert verify(CARDS, record) == match
    assert type(verify(CARDS, record).setup) is type(match.setup)


def test_a_game_that_was_stopped_has_a_record_without_a_result() -> None:
    record = tictactoe("a1").record()
    assert record.result is None
    assert verify(MARKS, record) == tictactoe("a1")


@pytest.mark.parametrize(
    "lie",
    [
        {"commit": seal("00fe")},
        {"result": None},
        {"result": RecordedResult(totals=(1, 0), ranks=(1, 1), lines=())},
        {"moves": ((0, "a1"),)},
    ],
)
def test_a_record_that_claims_something_else_is_unproven(lie: dict[str, Any]) -> None:
    record = tictactoe(*WON_BY_A).record().model_copy(update=lie)
    with pytest.raises(Unproven):
        verify(MARKS, record)


@pytest.mark.parametrize(
    ("moves", "refusal"),
    [(((0, "a1"), (1, "a1")), NotLegal), (((1, "a1"),), NotYours), (((0, "a1"), (0, "b1")), NotYours)],
)
def test_a_record_with_a_decision_that_was_not_open_is_refused(moves: Any, refusal: type[Exception]) -> None:
    record = tictactoe(*WON_BY_A).record().model_copy(update={"moves": moves})
    with pytest.raises(refusal):
        verify(MARKS, record)


def test_another_seed_gives_another_game() -> None:
    dealt: list[HighCardState] = [Match.begin(CARDS, 2, seed).state for seed in ("00", "01")]
    assert dealt[0].pile != dealt[1].pile
