"""Short forms: what they stand for, how they are written, how they are read."""

import pytest

from engine.shorthand import Shorthand, shortened

PLACE = Shorthand("{tile:land|sea} {column:[a-f]}{row:[1-6]}", ("{tile} {column}", "{column}{row}"))
BUILD = Shorthand("build {cell:[a-m][1-9]} {space:[1-9]}", ("build", "build {cell}", "put {space}"))
POND = Shorthand("build {tile:mill-pond|pond}", ("build", "build {tile}"))
GRASS = {"land": "خشکی", "sea": "دریا", "build": "ساختن", "mill-pond": "برکهآسیاب", "pond": "برکه"}


@pytest.mark.parametrize(
    ("row", "chain", "short"),
    [
        (PLACE, ("land b", "b4"), "land b4"),
        (PLACE, ("sea f", "f6"), "sea f6"),
        (BUILD, ("build", "build j3", "put 5"), "build j3 5"),
    ],
)
def test_a_chain_has_its_short_form(row: Shorthand, chain: tuple[str, ...], short: str) -> None:
    assert row.write(chain) == short


@pytest.mark.parametrize(
    ("row", "chain"),
    [
        (PLACE, ("land b",)),
        (PLACE, ("land b", "c4")),
        (PLACE, ("land b", "b7")),
        (PLACE, ("land b", "b4", "sea a")),
        (PLACE, ("land b b4",)),
        (PLACE, ()),
        (BUILD, ("build", "build j3", "skip")),
    ],
)
def test_other_chains_have_none(row: Shorthand, chain: tuple[str, ...]) -> None:
    assert row.write(chain) is None


@pytest.mark.parametrize(
    ("row", "typed", "chain"),
    [
        (PLACE, "landb4", ("land b", "b4")),
        (PLACE, "خشکیb4", ("land b", "b4")),
        (PLACE, "دریاf6", ("sea f", "f6")),
        (BUILD, "buildj35", ("build", "build j3", "put 5")),
        (BUILD, "ساختنj35", ("build", "build j3", "put 5")),
        (POND, "buildmill-pond", ("build", "build mill-pond")),
        (POND, "ساختنبرکهآسیاب", ("build", "build mill-pond")),
    ],
)
def test_a_short_form_is_read_in_both_languages(row: Shorthand, typed: str, chain: tuple[str, ...]) -> None:
    found = row.typed(GRASS).fullmatch(typed)
    assert found
    latin = {local: word for word, local in GRASS.items()}
    assert row.expand({name: latin.get(part, part) for name, part in found.groupdict().items()}) == chain


def test_chains_in_a_row_are_shortened_and_other_decisions_stay() -> None:
    decisions = ("land a", "a1", "draw", "sea b", "b2", "land c")
    assert [*shortened((PLACE, POND), decisions)] == ["land a1", "draw", "sea b2", "land c"]


@pytest.mark.parametrize("typed", ["land", "landb7", "landg1", "خشکb4", "b4", "llandb4"])
def test_what_is_not_a_short_form_is_not_read(typed: str) -> None:
    assert PLACE.typed(GRASS).match(typed) is None


def test_without_other_words_only_latin_ones_are_read() -> None:
    assert PLACE.typed({}).match("landb4")
    assert PLACE.typed({}).match("خشکیb4") is None


def test_what_follows_a_short_form_is_left_to_read() -> None:
    found = PLACE.typed({}).match("landb4seaf6")
    assert found
    assert found.end() == len("landb4")


def test_a_local_word_is_taken_by_its_letters() -> None:
    assert PLACE.typed({"land": "l.nd"}).match("l.ndb4")
    assert PLACE.typed({"land": "l.nd"}).match("lindb4") is None
