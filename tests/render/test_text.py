"""Text in pictures: Persian by either shaper, names as they are shown, lines that have to fit."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, features

from render import text as setting
from render.canvas import Stamp
from render.palette import LIGHT, SUIT_BLACK, SUIT_RED, Colour
from render.sheet import shortened
from render.text import (
    CODE,
    FOOTER,
    LONGEST_NAME,
    NAME,
    fitted,
    length,
    reads_from_right,
    settled,
    short_name,
    shrunk,
    text,
    unbroken,
    wrapped,
)

ROOT = Path(__file__).parents[2]
WORDS = ("سارا", "کاشی", "«صخره", "روستا»", "گذاشت", "خانه‌ای", "بزرگ‌ترین", "(خشکی", "پنجشنبه", "لالا")
LINES = ("سارا کاشی خشکی «صخره و روستا» را روی f5 گذاشت؛ کاشی دریا مانده است.", "حرکت ۵ از ۱۸", "مرحلهٔ ۱: ۱۴")

needs_raqm = pytest.mark.skipif(
    not features.check("raqm"), reason="the system has no FriBiDi, so there is one shaper only"
)


def _ink(stamp: Stamp) -> Image.Image:
    """A stamp's letters, brought to one size: the shapers space them a little differently."""
    letters = stamp.image.getchannel("A")
    return letters.crop(letters.getbbox()).resize((120, 40), Image.Resampling.BOX)


def _likeness(one: Image.Image, other: Image.Image) -> float:
    """Ink in common as a share of all ink."""

    def dark(image: Image.Image) -> int:
        return sum(image.histogram()[128:])

    return dark(ImageChops.darker(one, other)) / dark(ImageChops.lighter(one, other))


@needs_raqm
@pytest.mark.parametrize("word", WORDS)
def test_both_shapers_draw_the_same_word(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    joined = _ink(text(word, FOOTER, True))
    monkeypatch.setattr(setting, "RAQM", False)
    assert _likeness(joined, _ink(text(word, FOOTER, True))) > 0.5


@needs_raqm
@pytest.mark.parametrize("word", WORDS)
def test_loose_letters_would_be_noticed(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What Pillow draws without either shaper is unlike both, so the comparison above means something."""
    joined = _ink(text(word, FOOTER, True))
    monkeypatch.setattr(setting, "RAQM", False)
    monkeypatch.setattr(setting, "_in_visual_order", lambda content, _rtl: content)
    setting._kept.cache_clear()
    loose = _ink(text(word, FOOTER, True))
    setting._kept.cache_clear()
    assert _likeness(joined, loose) < 0.35


@needs_raqm
@pytest.mark.parametrize("line", LINES)
def test_both_shapers_need_the_same_room(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = length(line, FOOTER, True)
    monkeypatch.setattr(setting, "RAQM", False)
    assert length(line, FOOTER, True) == pytest.approx(room, rel=0.04)


def test_whole_pictures_are_drawn_without_fribidi() -> None:
    """A fresh process in which Pillow says it has no Raqm draws a Persian table."""
    code = (
        "from PIL import features; features.check = lambda name: False\n"
        "from render import text; from render.games import picture; from render.samples import table, views\n"
        "view = views('landverse')['table-2']; assert not text.RAQM\n"
        "assert picture('landverse', 'table', view, table(view, 'fa')).startswith(b'\\x89PNG')\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=60)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Maximiliane of Trier", "Maximiliane…"),
        ("علی‌رضا محمدی‌نژاد", "علی‌رضا محمدی…"),
        ("W" * 500, "W" * LONGEST_NAME + "…"),
        ("𝓢𝓪𝓻𝓪", "Sara"),
        ("Zoë 🎲", "Zoë"),
        ("a\nb\t c", "a b c"),
        ("\u202eevil\u2066", "evil"),
        ("Zal" + "\u0301" * 40 + "go", "Zaĺ\u0301go"),
        ("张伟", "Player"),
        ("🎲🎲", "Player"),
        ("", "Player"),
    ],
)
def test_names_are_short_and_made_of_letters_the_font_has(name: str, shown: str) -> None:
    assert short_name(name, "Player") == shown


def test_what_is_too_long_ends_in_an_ellipsis() -> None:
    line = "Where the sea is wide and the land is far away"
    assert fitted(line, FOOTER, 2000).width == length(line, FOOTER)
    assert 150 < fitted(line, FOOTER, 200).width <= 200


def test_names_shrink_before_they_are_cut() -> None:
    assert shrunk("Maximiliane", NAME, 200, 30).width <= 200
    assert length("Maximiliane", NAME.sized(30)) <= 200 < length("Maximiliane", NAME)


def test_long_labels_break_between_words() -> None:
    lines = wrapped("Open Sea beside Mountain", FOOTER, 160)
    assert len(lines) > 1
    assert all(line.width <= 160 for line in lines)


def test_long_captions_shrink_and_then_break() -> None:
    assert [line.width for line in settled("Mountain", FOOTER, 200, 26)] == [length("Mountain", FOOTER)]
    (one,) = settled("Open Sea beside", FOOTER, length("Open Sea beside", FOOTER.sized(28)), 26)
    assert one.width == length("Open Sea beside", FOOTER.sized(28))
    lines = settled(f"Open Sea beside {unbroken('a Mountain')}", FOOTER, 170, 26)
    assert [line.width for line in lines] == [
        length(line, FOOTER.sized(26)) for line in ("Open Sea", "beside", "a Mountain")
    ]


@pytest.mark.parametrize("raqm", [pytest.param(True, marks=needs_raqm), False])
def test_the_percent_sign_stands_left_of_persian_numbers(raqm: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a letter and alone."""
    monkeypatch.setattr(setting, "RAQM", raqm)
    for line in ("۸۳٪", "با ۸۳٪"):
        left = text(line, FOOTER, True).image.crop((0, 0, text("٪", FOOTER, True).width, 60))
        assert _likeness(_ink(replace(text("٪", FOOTER, True), image=left)), _ink(text("٪", FOOTER, True))) > 0.8


def test_digits_and_brackets_keep_their_sides_in_persian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting, "RAQM", False)
    assert setting._in_visual_order("«۱۲»", True) == "«۱۲»"
    assert setting._in_visual_order("۱۲ (۳)", True) == "(۳) ۱۲"


def _inks(stamp: Stamp) -> dict[Any, int]:
    """The opaque colours of a stamp, with how many px have them."""
    found = stamp.image.getcolors(stamp.image.width * stamp.image.height) or []
    return {colour[:3]: n for n, colour in found if isinstance(colour, tuple) and colour[3] == 255}


@pytest.mark.parametrize(("suit", "ink"), [("♥", SUIT_RED), ("♠", SUIT_BLACK)])
@pytest.mark.parametrize("line", ["9{}", "took 9{} now", "با 9{} حمله کرد"])
def test_cards_are_drawn_in_any_line(line: str, suit: str, ink: Colour) -> None:
    """The font has no suits, so they are signs in their colours, right of their rank."""
    written = text(line.format(suit), FOOTER)
    assert written.width == length(line.format(suit), FOOTER)
    assert _inks(written)[ink] > 100
    card, rank = text(f"9{suit}", FOOTER), text("9", FOOTER)
    assert rank.width + 20 < card.width < rank.width + 32
    sign = card.image.getpixel((card.x + (rank.width + card.width) // 2, card.y))
    assert sign == (*ink, 255)


def test_a_card_on_a_dark_ground_is_light() -> None:
    assert set(_inks(text("9♥", CODE))) == {LIGHT}


FOOTERS = (
    ("land e6, sea b6 (the only place), the land tile was discarded", "land e6, sea b6 (the only place)"),
    ("built the Barn; the bag is empty.", "built the Barn."),
    ("took back “land e6, sea b6”, land e5", "took back “land e6, sea b6”"),
    ("آرد را به ۵ سکه خرید (× ۳)، بخش «سقف» را ساخت، ۴ امتیاز", "آرد را به ۵ سکه خرید (× ۳)، بخش «سقف» را ساخت"),
)


@pytest.mark.parametrize(("news", "kept"), FOOTERS)
def test_a_footer_that_is_too_long_loses_whole_clauses(news: str, kept: str) -> None:
    rtl = reads_from_right(news)
    assert shortened(news, length(news, FOOTER, rtl), rtl) == news
    for room in (length(kept, FOOTER, rtl), length(news, FOOTER, rtl) - 1):
        assert shortened(news, room, rtl) == kept


def test_a_footer_of_one_clause_ends_after_a_word() -> None:
    line = "Where the sea is wide and the land is far away"
    assert shortened(line, length("Where the sea is wi", FOOTER), False) == "Where the sea is…"
