"""A question as rows: buttons, a select, or the words of the notation one after the other."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from bot.menu import BUTTONS, CHOICES, back, menu
from bot.post import Button, Choice, Row, Select
from bot.press import Decide, TakeBack, read
from engine.game import Ask
from render.words import bare, words

EN = words("en")


@dataclass(frozen=True)
class Said:
    """A decision of a made-up game."""

    notation: str

    def __str__(self) -> str:
        return self.notation


def ask(*notations: str, about: tuple[str, ...] = ()) -> Ask[Said]:
    return Ask("choose", tuple(map(Said, notations)), about=about)


def shown(rows: tuple[Row, ...]) -> list[Button | Choice]:
    return [one for row in rows for one in (row.choices if isinstance(row, Select) else row)]


def presses(rows: tuple[Row, ...]) -> list[Decide]:
    found = [read(one.data) for one in shown(rows)]
    assert all(isinstance(one, Decide) for one in found)
    return [one for one in found if isinstance(one, Decide)]


def test_up_to_five_options_are_buttons() -> None:
    (row,) = menu("landverse", "a1234567", 1, 7, ask("land a", "sea b", "b4", "b5", "b6"), EN)
    assert not isinstance(row, Select)
    assert [bare(button.label) for button in row] == ["land a", "sea b", "b4", "b5", "b6"]
    assert read(row[0].data) == Decide("a1234567", 1, 7, "land a")
    assert {button.style for button in row} == {"plain"}


def test_up_to_twenty_five_are_one_select() -> None:
    (row,) = menu("landverse", "a1234567", 0, 1, ask(*(f"go {n}" for n in range(25))), EN)
    assert isinstance(row, Select)
    assert len(row.choices) == 25


def test_more_are_told_apart_by_the_next_word() -> None:
    notations = [f"{verb} {what} {n}" for verb in ("build", "take") for what in ("red", "blue") for n in range(10)]
    question = ask(*notations, "pass")
    first = presses(menu("landverse", "a1234567", 0, 1, question, EN))
    assert [(one.move, one.narrow) for one in first] == [("build", True), ("take", True), ("pass", False)]
    second = presses(menu("landverse", "a1234567", 0, 1, question, EN, "build"))
    assert len(second) == 20
    assert not any(one.narrow for one in second)
    (wider,) = back("a1234567", 0, 1, question, EN, "build", undoable=None)
    assert read(wider.data) == Decide("a1234567", 0, 1, "", narrow=True)


def test_words_that_tell_nothing_apart_are_passed_over() -> None:
    question = ask(*(f"take card {suit} {rank}" for suit in "shdc" for rank in range(13)))
    assert [one.move for one in presses(menu("landverse", "a1234567", 0, 1, question, EN))] == [
        f"take card {suit}" for suit in "shdc"
    ]


def test_what_no_word_tells_apart_fills_several_selects() -> None:
    rows = menu("landverse", "a1234567", 0, 1, ask(*(f"x{n}" for n in range(60))), EN)
    assert [len(row.choices) for row in rows if isinstance(row, Select)] == [25, 25, 10]


def test_back_within_a_chain_undo_else_and_nothing_where_there_is_no_way_back() -> None:
    (inside,) = back("a1234567", 2, 9, ask("b4", about=("land b",)), EN, undoable="land b")
    (outside,) = back("a1234567", 2, 9, ask("land b"), EN, undoable="b4")
    (waiting,) = back("a1234567", 2, 9, None, EN, undoable="")
    assert [bare(one.label) for one in (inside, outside, waiting)] == ["Back", "Undo “b4”", "Undo"]
    assert back("a1234567", 2, 9, ask("b4", about=("land b",)), EN, undoable=None) == ()
    assert read(inside.data) == read(outside.data) == read(waiting.data) == TakeBack("a1234567", 2, 9)


@given(st.lists(st.lists(st.sampled_from("abcde"), min_size=1, max_size=4).map(" ".join), min_size=1, unique=True))
def test_every_option_is_reached_by_presses(notations: list[str]) -> None:
    question, found, starts = ask(*notations), set[str](), [""]
    while starts:
        for one in presses(menu("landverse", "a1234567", 0, 1, question, EN, starts.pop())):
            starts += [one.move] if one.narrow else []
            found |= set() if one.narrow else {one.move}
    assert found == set(notations)


@given(st.lists(st.lists(st.sampled_from("abcde"), min_size=1, max_size=4).map(" ".join), min_size=1, unique=True))
def test_no_row_is_longer_than_the_platforms_allow(notations: list[str]) -> None:
    for row in menu("landverse", "a1234567", 0, 1, ask(*notations), EN):
        assert (
            1
            <= len(row.choices if isinstance(row, Select) else row)
            <= (CHOICES if isinstance(row, Select) else BUTTONS)
        )
