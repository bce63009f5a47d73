"""What people type is found among the legal decisions, in Latin and in Persian, however their keyboards write it."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Ask, NotLegal, NotYours, Unreadable
from engine.landverse.rules import Landverse
from engine.match import Match
from engine.notation import LONGEST_LINE, fold, lines, read, translate
from engine.players import PLAYERS, match_seed, play_out
from engine.shorthand import Shorthand
from tests.engine.broken import WritesNoughts, Written
from tests.engine.highcard import HighCard, HighCardState
from tests.engine.tictactoe import TicTacToe

AnyMatch = Match[Any, Any, Any, Any]

WORDS = {"land": "خشکی", "sea": "دریا"}
CARD_WORDS = {"lay": "گذاشتن", "double": "دو برابر", "done": "تمام"}
HALF_SPACE, STRETCH, RLM, ISOLATE, POP = "\u200c", "\u0640", "\u200f", "\u2068", "\u2069"
ARABIC = str.maketrans("یک0123456789", "يك٠١٢٣٤٥٦٧٨٩")
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def landverse(seats: int = 2, seed: str = "00ff", **options: Any) -> AnyMatch:
    return Match.begin(Landverse(), seats, seed, options)


def highcard(seats: int = 2) -> AnyMatch:
    return Match.begin(HighCard(), seats, "00ff")


def played(match: AnyMatch, line: str, words: dict[str, str] | None = None, seat: int = 0) -> list[str]:
    """The decisions that a typed line makes."""
    after = read(match, seat, line, words or {})
    assert after.steps[: len(match.steps)] == match.steps
    return [step.move for step in after.steps[len(match.steps) :]]


def refusal(match: AnyMatch, line: str, words: dict[str, str] | None = None) -> NotLegal | Unreadable:
    """Why a line of seat A isn't played."""
    try:
        read(match, 0, line, words or {})
    except (NotLegal, Unreadable) as refused:
        return refused
    pytest.fail(f"{line} was played")


def test_what_a_button_says_is_understood_too() -> None:
    match = landverse()
    after = read(match, 0, "Land B, please", show=lambda one: f"{one}, please")
    assert [step.move for step in after.steps[1:]] == ["land b"]


# Folding


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("Land B4", "landb4"),
        ("  land\u00a0b 4 ", "landb4"),
        ("LAND b4.", "landb4"),
        ("land b4, sea c5; sea d6", "landb4seac5sead6"),
        ("خشکی b4، دریا c5؛", "خشکیb4دریاc5"),
        ("خشکی".translate(ARABIC), "خشکی"),
        ("خشک" + "ى", "خشکی"),
        ("b۴", "b4"),
        ("b٤", "b4"),
        ("ｂ４", "b4"),
        ("ة", "ه"),
        ("ۀ", "ه"),
        ("هٔ", "ه"),
        ("أإآا", "اااا"),
        ("ؤئ", "وی"),
        ("بُر", "بر"),
        ("مُهر", "مهر"),
        (f"خش{STRETCH * 3}کی", "خشکی"),
        (f"می{HALF_SPACE}شود", "میشود"),
        (f"{RLM}{ISOLATE}خشکی{POP} b4", "خشکیb4"),
        ("\ufefbﻧﻪ", "لانه"),
        (f"تختهٔ من{HALF_SPACE}", "تختهمن"),
        ("تخته ی من", "تختهمن"),
        (f"تخته{HALF_SPACE}ی من", "تختهمن"),
        ("تخته ی", "تخته"),
        ("تخته یک", "تختهیک"),
        ("دور انداختن 7h", "دورانداختن7h"),
        (f"دور{HALF_SPACE}انداختن 7h", "دورانداختن7h"),
        ("دورانداختن7h", "دورانداختن7h"),
        ("", ""),
        (" ،,; ", ""),
    ],
)
def test_both_sides_are_folded(typed: str, folded: str) -> None:
    assert fold(typed) == folded


KEYS = st.text(alphabet="abyz019 خشکیدرهآأؤئيكة۴٤" + HALF_SPACE + STRETCH + RLM + "\u064f،,", max_size=40)


@given(KEYS)
def test_folding_twice_changes_nothing(typed: str) -> None:
    assert fold(fold(typed)) == fold(typed)


@given(KEYS)
def test_a_folded_line_has_nothing_left_to_fold(typed: str) -> None:
    assert not set(fold(typed)) & set(" آأؤئيكة۴٤،," + HALF_SPACE + STRETCH + RLM + "\u064f")


def test_a_notation_is_translated_word_by_word() -> None:
    assert translate("land b4", WORDS) == "خشکی b4"
    assert translate("lay 7", CARD_WORDS) == "گذاشتن 7"
    assert translate("b4", WORDS) == "b4"


# Reading


@pytest.mark.parametrize(
    "line",
    [
        "land a1",
        "Land A1",
        "landa1",
        "land a, a1",
        "land a land a1",
        "خشکی a1",
        "خشکی a۱",
        "خشكي a١",
        f"خشکی{HALF_SPACE}a1",
        "خشکیa1",
        f"{ISOLATE}خشکی{POP} a1",
        "land ‌a1",
    ],
)
def test_one_place_typed_in_many_ways(line: str) -> None:
    assert played(landverse(), line, WORDS) == ["land a", "a1"]


@pytest.mark.parametrize(
    "line",
    ["land a1 sea f6", "land a1, sea f6", "landa1seaf6", "خشکی a1، دریا f6", "خشکی a1 sea f6", "land a\na1\nsea f\nf6"],
)
def test_a_line_may_hold_a_whole_move(line: str) -> None:
    assert played(landverse(), line, WORDS) == ["land a", "a1", "sea f", "f6"]


def test_without_its_words_a_language_is_not_understood() -> None:
    with pytest.raises(Unreadable):
        read(landverse(), 0, "خشکی a1")


def test_words_of_more_than_one_word_are_read() -> None:
    match = highcard()
    card = match.state.sides[0].hand[0]
    assert played(match, f"گذاشتن {card} دو برابر", CARD_WORDS) == [f"lay {card}", "double"]
    assert played(match, f"گذاشتن {card}، دوبرابر", CARD_WORDS) == [f"lay {card}", "double"]
    assert played(match, f"دو{HALF_SPACE}برابر {card}".translate(PERSIAN), CARD_WORDS) == [f"lay {card}", "double"]


def test_a_chosen_column_may_be_said_again() -> None:
    match = landverse().play(0, "land a")
    assert played(match, "a1") == played(match, "land a1") == ["a1"]
    with pytest.raises(NotLegal):
        read(match, 0, "land b1")


POSITIONS = st.tuples(st.integers(0, 30), st.integers(0, 60), st.sampled_from(["round", "free"]))


@settings(max_examples=60, deadline=None)
@given(POSITIONS, st.data())
def test_what_is_offered_is_read_back_however_it_is_typed(position: tuple[int, int, str], data: st.DataObject) -> None:
    number, decisions, pace = position
    match = _position(number, decisions, pace)
    seat = match.game.to_move(match.state)[0]
    line = data.draw(st.sampled_from(lines(match, seat)))
    noisy = data.draw(_typed(translate(line, data.draw(st.sampled_from([{}, WORDS])))))
    assert read(match, seat, noisy, WORDS) == read(match, seat, line)


def _position(number: int, decisions: int, pace: str) -> AnyMatch:
    """A match some random decisions on, before its end."""
    match = landverse(seed=match_seed("notation", number), pace=pace)
    *_, there = (one for one, _ in zip(play_out(match, PLAYERS["random"]), range(decisions + 1), strict=False))
    return there if there.game.to_move(there.state) else match


def _typed(line: str) -> st.SearchStrategy[str]:
    """The line with other digits and letters, and with what keyboards and chats put between letters."""
    between = st.sampled_from(["", "", "", "", " ", HALF_SPACE, STRETCH, RLM, ISOLATE, POP, "\u064f"])
    alphabet = st.sampled_from([{}, ARABIC, PERSIAN])
    spread = st.tuples(*(between for _ in line))
    return st.builds(
        lambda gaps, letters, upper: _spread(line.upper() if upper else line, gaps).translate(letters),
        spread,
        alphabet,
        st.booleans(),
    )


def _spread(line: str, gaps: tuple[str, ...]) -> str:
    return "".join(letter + gap for letter, gap in zip(line, gaps, strict=True))


# All or none


def test_if_one_part_fails_nothing_is_played() -> None:
    match = landverse()
    dump = match.dump()
    with pytest.raises(NotLegal):
        read(match, 0, "land a1 sea z9")
    assert match.dump() == dump


def test_the_refusal_is_about_the_part_that_fails() -> None:
    refused = refusal(landverse(), "land a1 sea a1")
    assert refused.text == "sea a1"
    assert isinstance(refused, NotLegal)
    assert refused.reason
    assert refused.reason.word == "landverse-why-taken"
    assert set(refused.nearest) <= set(lines(read(landverse(), 0, "land a1"), 0))


def test_commas_part_decisions_as_spaces_do() -> None:
    assert refusal(landverse(), "land a1,sea z9").text == "sea z9"
    assert refusal(landverse(seats=1), "land a1,sea f6،land b1").nearest == ("land a1 sea f6",)


def test_a_line_without_spaces_fails_as_a_whole() -> None:
    refused = refusal(landverse(), "landa1seaz9 ")
    assert refused.text == "landa1seaz9"


def test_who_owes_nothing_is_told_so_whatever_they_type() -> None:
    match = read(landverse(), 0, "land a1 sea f6")
    for line in ("land b2", "nonsense", ""):
        with pytest.raises(NotYours):
            read(match, 0, line)
    assert lines(match, 0) == ()


def test_a_line_ends_with_the_turn_it_began_in() -> None:
    """The next pair isn't drawn yet when the line is typed, so nobody can have meant it."""
    match = landverse(seats=1)
    refused = refusal(match, "land a1 sea f6 land b1")
    assert (refused.text, refused.nearest) == ("land b1", ("land a1 sea f6",))
    assert read(match, 0, "land a1 sea f6").state.boards[0].moves == 1


# Forced steps


def test_what_the_engine_did_by_itself_may_be_typed_and_must_agree() -> None:
    match, seat, decision, forced = _forced_example()
    whole = f"{decision} {forced}"
    assert read(match, seat, whole) == read(match, seat, decision)
    assert read(match, seat, translate(whole, WORDS), WORDS) == read(match, seat, decision)
    tile, cell = forced.split()
    elsewhere = next(place for place in ("a1", "f6") if place != cell)
    with pytest.raises(NotLegal):
        read(match, seat, f"{decision} {tile} {elsewhere}")


def test_a_short_form_is_offered_for_a_column_with_one_cell() -> None:
    match, seat, column, cell = _example(lambda event: event.how == "column")
    assert f"{column} {cell}" not in lines(match, seat)
    assert column[:-1] + cell in lines(match, seat)
    assert read(match, seat, column[:-1] + cell) == match.play(seat, column)


def _forced_example() -> tuple[AnyMatch, int, str, str]:
    return _example(lambda event: event.how == "only")


def _example(wanted: Any) -> tuple[AnyMatch, int, str, str]:
    """A match, whose decision, which, and the forced step of that kind it leads to, in the same turn."""
    for number in range(200):
        for before, after in pairwise(play_out(landverse(seed=match_seed("forced", number)), PLAYERS["random"])):
            seat, move = after.moves()[-1]
            placed = [event for event in after.steps[-1].events if event.kind == "placed" and event.seat == seat]
            same_turn = before.game.turn(before.state) == after.game.turn(after.state)
            if same_turn and placed and placed[-1].forced and wanted(placed[-1]):
                return before, seat, move, placed[-1].forced
    raise AssertionError("no such step in 200 games")


# Ambiguity


def test_a_line_that_can_be_read_in_two_ways_is_refused_with_both() -> None:
    """`lay 10` is the ten, or the one and then a nought."""
    match = _holding(1, 10, 5)
    refused = refusal(match, "lay 10")
    assert refused.text == "lay 10"
    assert set(refused.nearest) == {"lay 10", "lay 1, 0"}
    assert played(match, "lay 1") == ["lay 1"]
    assert played(match, "lay 10 0") == ["lay 10", "0"]


def test_two_ways_to_read_the_same_decisions_are_one() -> None:
    """`land a a1` is both steps, and the short form after its first."""
    assert played(landverse(), "land a land a1") == ["land a", "a1"]


class Taps(TicTacToe):
    """One long turn of the decisions x and y, which may be typed together."""

    shorthand = (Shorthand("{first:x}{second:y}", ("{first}", "{second}")),)

    def to_move(self, state: Any) -> tuple[int, ...]:
        return (0,)

    def ask(self, state: Any, seat: int) -> Ask[Any]:
        return Ask("tap", (Written(0, "x"), Written(0, "y")))

    def play(self, state: Any, seat: int, move: Any) -> tuple[Any, tuple[Any, ...]]:
        return state, ()


def test_a_long_line_is_not_read_in_ever_more_ways() -> None:
    """Each pair is a short form or two decisions: 2 to the power of 60 ways to the same end."""
    assert len(played(Match.begin(Taps(), 2, "00"), "xy " * 60)) == 120


def _holding(*cards: int) -> AnyMatch:
    match: AnyMatch = Match.begin(WritesNoughts(), 1, "00ff")
    side = match.state.sides[0]
    pile = tuple(card for card in range(1, 13) if card not in cards)
    state = HighCardState((type(side)(cards, 0),), pile)
    return Match(match.game, match.setup, state, match.steps)


# Near misses


@pytest.mark.parametrize(
    ("line", "words", "nearest"),
    [
        ("lnd a1", {}, "land a1"),
        ("land a7", {}, "land a1"),
        ("see b2", {}, "sea b2"),
        ("خشکی a7", WORDS, "خشکی a1"),
        ("خشگی a1", WORDS, "خشکی a1"),
        ("دریا z1", WORDS, "دریا a1"),
    ],
)
def test_the_nearest_are_named(line: str, words: dict[str, str], nearest: str) -> None:
    refused = refusal(landverse(), line, words)
    assert nearest in refused.nearest
    assert len(refused.nearest) <= 3


def test_what_is_near_nothing_names_nothing() -> None:
    refused = refusal(landverse(), "hello everybody")
    assert refused.nearest == ()


def test_the_reason_is_found_in_every_language() -> None:
    match = read(landverse(), 0, "land a1")
    for line in ("sea a1", "دریا a1", "دريا a۱"):
        refused = refusal(match, line, WORDS)
        assert isinstance(refused, NotLegal)
        assert refused.reason
        assert refused.reason.word == "landverse-why-taken"


class Hears(TicTacToe):
    """Keeps what it is asked the reason for."""

    def why(self, state: Any, seat: int, notation: str) -> None:
        self.heard = notation

    def ask(self, state: Any, seat: int) -> Ask[Any]:
        return Ask("any", (Written(0, "toss head red"),))


@pytest.mark.parametrize(
    "line",
    [
        "toss tail red",
        "  TOSS  tail,red ",
        "دور انداختن tail قرمز",
        f"دور{HALF_SPACE}انداختن tail قرمز",
        "دورانداختن tail قرمز",
    ],
)
def test_a_game_is_asked_for_its_reason_in_latin(line: str) -> None:
    game = Hears()
    with pytest.raises(Unreadable):
        read(Match.begin(game, 2, "00"), 0, line, {"toss": "دور انداختن", "red": "قرمز", "head": "سر"})
    assert game.heard == "toss tail red"


@pytest.mark.parametrize("line", ["", "   ", " ، ", "x" * (LONGEST_LINE + 1), "land a1 " * 50])
def test_nothing_and_too_much_are_unreadable(line: str) -> None:
    refused = refusal(landverse(), line)
    assert len(refused.text) <= LONGEST_LINE


@given(st.text(max_size=60))
@settings(deadline=None)
def test_whatever_is_typed_is_played_or_refused(line: str) -> None:
    match = landverse()
    try:
        after = read(match, 0, line, WORDS)
    except (Unreadable, NotLegal) as refused:
        after, told = match, refused.text
    assert (len(after.steps) > len(match.steps)) or told in " ".join(line.split())


# Whole lines on offer


def test_lines_are_short_forms_where_there_are_any() -> None:
    offered = lines(landverse(), 0)
    assert len(offered) == 2 * 36
    assert offered[0] == "land a1"
    assert "land a" not in offered


def test_lines_within_a_chain_are_what_is_left_of_it() -> None:
    assert lines(landverse().play(0, "land a"), 0) == ("a1", "a2", "a3", "a4", "a5", "a6")


def test_without_short_forms_lines_are_the_notations() -> None:
    assert lines(Match.begin(TicTacToe(), 2, "00"), 0)[:3] == ("a1", "b1", "c1")


def test_lines_play_nothing() -> None:
    match = highcard()
    before = match.dump()
    cards = match.state.sides[0].hand
    assert lines(match, 0) == tuple(f"{says} {card}" for card in cards for says in ("double", "done"))
    assert match.dump() == before
