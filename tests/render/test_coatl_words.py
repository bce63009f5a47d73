"""Cóatl's cards have their names in both languages, and what is typed or told of them reads well."""

from dataclasses import replace

import pytest

from engine.coatl.data import COLOURS, FAMILIES, KINDS, PROPHECIES, RANKS, TEMPLES, in_words
from engine.coatl.view import Turn
from engine.notation import translate
from render.coatl.description import describe
from render.table import Language, Table
from render.words import FSI, LRM, PDI, bare, words
from tests.engine.coatl_tables import GAME, A, side, table

EN, FA = words("en"), words("fa")


def test_english_names_are_those_of_the_data() -> None:
    assert [EN.plain("prophecy-coatl", card=card.id) for card in PROPHECIES.values()] == [
        card.name for card in PROPHECIES.values()
    ]
    assert [EN.plain("temple-coatl", temple=temple.id) for temple in TEMPLES.values()] == [
        temple.name for temple in TEMPLES.values()
    ]
    assert [EN.plain("rank-coatl", rank=rank).lower().replace(" ", "-") for _, rank in RANKS] == [
        rank for _, rank in RANKS
    ]


def test_persian_names_all_differ() -> None:
    names = [FA.plain("prophecy-coatl", card=card) for card in PROPHECIES]
    names += [FA.plain("temple-coatl", temple=temple) for temple in TEMPLES]
    assert len(set(names)) == len(PROPHECIES) + len(TEMPLES)
    assert FA.plain("prophecy-coatl", card="bridge-ykr") == "پل شب از خورشید به اخگر"
    assert FA.plain("temple-coatl", temple="eq-yg-len-6") == "ترازوی خورشید و برگ، سرای شش"


def test_families_are_named_by_their_notation_words() -> None:
    for family in FAMILIES:
        assert FA.plain("family-coatl", family=family) == FA.notation("coatl")[family]
        assert EN.plain("family-coatl", family=family).lower() == family


@pytest.mark.parametrize(
    ("notation", "shown"),
    [
        ("front head red", "جلو سر قرمز"),
        ("fulfil bridge-ykr", f"تحقق پل {FSI}{LRM}ykr{PDI}"),
        ("temple no-y-len-7", f"معبد {FSI}{LRM}no-y-len-7{PDI}"),
        ("take h1", f"برداشتن {FSI}{LRM}h1{PDI}"),
    ],
)
def test_moves_are_shown_in_persian(notation: str, shown: str) -> None:
    assert FA.move("coatl", notation) == shown
    assert translate(notation, FA.notation("coatl")) == bare(shown)
    assert EN.move("coatl", notation) == notation


def test_events_name_cards_and_pieces_as_moves_do() -> None:
    args: dict[str, str | int] = {"card": "bridge-ykr", "coatl": "c1", "points": 2}
    assert EN.plain("news-coatl-fulfilled", **args) == "laid bridge-ykr beside c1, 2 points"
    assert FA.plain("news-coatl-fulfilled", **args) == "پل ykr را کنار c1 گذاشت، ۲ امتیاز"
    assert FA.plain("news-coatl-joined", coatl="c2", end="back", piece="body red") == "بدن قرمز را عقب c2 گذاشت"
    assert EN.plain("news-coatl-drew", card="hidden") == "drew a Prophecy from the deck"


@pytest.mark.parametrize(
    ("word", "en", "fa"),
    [
        (
            "news-coatl-claimed",
            "claimed the Temple Nightless House of Eight for c3, 7 points",
            "معبد «بی‌شب، سرای هشت» را برای c3 گرفت، ۷ امتیاز",
        ),
        (
            "news-coatl-vowed",
            "took the Temple Nightless House of Eight into hand",
            "معبد «بی‌شب، سرای هشت» را به دست گرفت",
        ),
        (
            "coatl-why-unmet",
            "This cóatl meets neither requirement of the Temple Nightless House of Eight.",
            "این کوآتل هیچ‌کدام از خواسته‌های معبد «بی‌شب، سرای هشت» را ندارد.",
        ),
    ],
)
def test_sentences_name_temples_and_no_ids(word: str, en: str, fa: str) -> None:
    args: dict[str, str | int] = {"temple": "no-k-len-8", "coatl": "c3", "points": 7}
    assert EN.plain(word, **args) == en
    assert FA.plain(word, **args) == fa


@pytest.mark.parametrize(
    ("language", "last", "serpent"),
    [
        ("en", "Round 3, the last turns", "c1: RBB, 3 pieces, the first its head, open at the back."),
        ("fa", "دور ۳، نوبت‌های پایانی", "c1: RBB، ۳ قطعه، نخستین سر، عقب باز."),
    ],
)
def test_the_board_tells_last_turns_and_counts_all_pieces(language: Language, last: str, serpent: str) -> None:
    state = replace(table(side("", "", "hr bb bb"), side()), round=3, turn=Turn(A, last=True))
    told = describe(GAME.view(state, None), Table(("Ann", "Ben"), language))
    assert bare(told.progress) == last
    assert last in bare(told.alt)
    assert serpent in bare("\n".join(told.text))


def test_every_piece_has_its_words() -> None:
    local = FA.notation("coatl")
    for kind in KINDS:
        for colour in COLOURS:
            assert set(in_words(kind + colour).split()) <= set(local)
