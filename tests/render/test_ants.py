"""Ants' pictures and words, on positions of whole games."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.ants.data import COLOURS, PACK, RANK, VARIANTS, VariantName
from engine.ants.view import BACK, AntsView
from engine.game import Seat
from render.ants import everybody, own
from render.ants.cards import card, height
from render.ants.courts import portrait
from render.ants.insects import SHELLS
from render.ants.layout import DOWN, FIRST_ROW, GROUND, PILE_CARD, PLATE_TOP, ROOM, STUMP_CARD, half
from render.ants.names import card_name
from render.ants.scene import WARNED
from render.ants.tunnel import trapped_at
from render.canvas import Box, stamp
from render.games import PICTURES
from render.palette import SUIT_BLACK, SUIT_RED, Colour
from render.samples import table, views
from render.sheet import Way
from render.suits import SUITS
from render.table import Language, Table
from render.words import bare, words
from tests.render.positions import HOSTILE, LANGUAGES, Played

VIEWS: Final[dict[str, AntsView]] = views("ants")
TUNNEL: Final = (505, FIRST_ROW - ROOM - 6, FIRST_ROW + 2 * DOWN + ROOM + 10)
"""Width, top and bottom of a half's rooms."""

ants = PICTURES["ants"]


def _table(view: AntsView, language: Language = "en") -> Image.Image:
    return ants.draw["table"](view, table(view, language))


def _mine(view: AntsView) -> Image.Image:
    return ants.draw["mine"](view, table(view, "en"))


def _differ(one: Image.Image, other: Image.Image, box: Box) -> bool:
    return ImageChops.difference(_part(one, box), _part(other, box)).getbbox() is not None


def _part(picture: Image.Image, box: Box) -> Image.Image:
    left, top, right, bottom = box
    return picture.crop((round(left), round(top), round(right), round(bottom)))


def _rooms(seat: Seat, language: Language) -> Box:
    """Where a seat's tunnel lies."""
    left = half(seat, Way(language == "fa")).tunnel - ROOM - 4
    return left, TUNNEL[1], left + TUNNEL[0], TUNNEL[2]


def _slot(view: AntsView, seat: Seat, slot: int) -> Box:
    """Where a stored card lies on the table, its code below it too."""
    x, y = everybody.shelf(seat, Way(False)).card_at(slot, Way(False))
    return x, y, x + everybody.CARD, y + height(everybody.CARD) + 10


# Cards


@pytest.mark.parametrize("width", [PILE_CARD, STUMP_CARD, everybody.CARD, own.LARGE.card, own.BESIDE.card, own.DRAWN])
def test_all_cards_differ_at_every_size(width: int) -> None:
    assert len({card(code, width).image.tobytes() for code in (*PACK, BACK)}) == len(PACK) + 1


def _light(colour: Colour) -> float:
    return ImageStat.Stat(Image.new("RGB", (1, 1), colour).convert("L")).mean[0]


def test_red_and_black_differ_in_shape_and_in_light() -> None:
    def shape(suit: str) -> bytes:
        one = stamp((-30, -30, 30, 30), lambda pen: SUITS[suit](pen.at(0, 0, 50), (0, 0, 0)))
        return one.image.getchannel("A").tobytes()

    assert len({shape(suit) for suit in SUITS}) == 4
    assert _light(SUIT_RED) > 2 * _light(SUIT_BLACK)
    assert _light(SHELLS["red"][0]) > 1.7 * _light(SHELLS["black"][0])


def test_one_eyed_jacks_are_told_by_their_portrait() -> None:
    def drawn(rank: str, suit: str) -> bytes:
        return stamp((-60, -60, 60, 60), lambda pen: portrait(pen.at(0, 0, 60), rank, suit, bust=True)).image.tobytes()

    for one_eyed, two_eyed in (("h", "d"), ("s", "c")):
        assert drawn("j", one_eyed) != drawn("j", two_eyed)
        assert all(drawn(rank, one_eyed) == drawn(rank, two_eyed) for rank in ("q", "k"))
    assert len({drawn(rank, "s") for rank in "jqk"}) == 3


# The table


@pytest.mark.parametrize(("variant", "rows"), [("ants", [5, 5, 4]), ("colony", [5, 5, 3])])
def test_rooms_lie_in_rows_that_run_there_back_and_there(variant: VariantName, rows: list[int]) -> None:
    place = half(0, Way(False))
    rooms = [place.room(step) for step in range(1, VARIANTS[variant].last + 1)]
    found = [[x for x, y in rooms if y == FIRST_ROW + DOWN * row] for row in range(3)]
    assert [len(row) for row in found] == rows
    assert [row == sorted(row) for row in found] == [True, False, True]
    assert found[0][-1] == found[1][0]
    assert found[1][-1] == found[2][0]


def test_each_step_is_seen_as_light() -> None:
    view = VIEWS["table-begin"]
    seen = []
    for step in range(15):
        sequence = VARIANTS["ants"]
        colony = replace(view.colonies[0], step=step, rank=sequence.rank(step), next=sequence.rank(step + 1))
        picture = _table(replace(view, colonies=(colony, view.colonies[1])))
        seen.append(ImageStat.Stat(_part(picture, _rooms(0, "en")).convert("L")).mean[0])
    assert all(later > before + 1 for before, later in pairwise(seen))


def test_boards_run_the_same_way_in_both_languages() -> None:
    view = VIEWS["table-wild-trapped"]
    pictures = {language: _table(view, language) for language in LANGUAGES}
    left, right = _rooms(0, "en"), _rooms(0, "fa")
    assert left[0] < 640 < right[0]
    light = [
        _part(pictures[language], box).convert("L").point([255 * (level > 180) for level in range(256)])
        for language, box in zip(LANGUAGES, (left, right), strict=True)
    ]
    # The soil behind differs, the rooms don't.
    assert ImageStat.Stat(ImageChops.difference(*light)).mean[0] < 3


@pytest.mark.parametrize("name", ["table", "table-attack", "table-end", "mine-turn"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_drawn_over_the_landscape(name: str, language: Language) -> None:
    view = VIEWS[name]
    kind = "table" if view.viewer is None else "mine"
    plain, hostile = (
        ants.draw[kind](view, Table(names, language, "until Thu 21:30")) for names in (("Ann", "Ben"), HOSTILE[:2])
    )
    assert not _differ(plain, hostile, (0, PLATE_TOP + 70, 1280, 800))
    assert _differ(plain, hostile, (0, PLATE_TOP, 1280, PLATE_TOP + 70))


def test_marks_show_where_they_belong() -> None:
    """Shield, attacker, wild and trapped card each change their own place; each is gone without its cause."""
    view = VIEWS["table-wild-trapped"]
    whole = _table(view)
    attacked, closed = view.colonies
    assert attacked.attacker
    assert closed.closed
    hills = [(place.hill - 60, 190, place.hill + 110, 400) for place in (half(seat, Way(False)) for seat in (0, 1))]
    calm = _table(replace(view, colonies=(replace(attacked, attacker=None), replace(closed, closed=False))))
    assert all(_differ(whole, calm, hill) for hill in hills)
    trapped = next(code for code in closed.pile if COLOURS[code] != closed.colour)
    x, y = half(1, Way(False)).room(trapped_at(view.variant, trapped))
    without = replace(closed, pile=tuple(code for code in closed.pile if code != trapped))
    assert _differ(whole, _table(replace(view, colonies=(attacked, without))), (x - 60, y - 60, x + 60, y - 20))
    assert closed.wild
    x, y = half(1, Way(False)).room(closed.wild)
    tame = replace(closed, wild=None, wild_rank=None)
    assert _differ(whole, _table(replace(view, colonies=(attacked, tame))), (x - 60, y - 60, x + 60, y - 20))


def test_turns_without_growth_show_from_a_hundred_on() -> None:
    view = VIEWS["table"]
    stump = (560, 412, 720, 500)
    few, many, more = (_table(replace(view, dry=dry)) for dry in (WARNED - 1, WARNED, WARNED + 1))
    assert not _differ(_table(view), few, stump)
    assert _differ(few, many, stump)
    assert _differ(many, more, stump)


def test_codes_stand_only_where_somebody_may_choose_now() -> None:
    view = VIEWS["table-attack"]
    seat = view.waiting[0]
    asked = replace(view, drawn=None)
    done = replace(asked, waiting=(1 - seat,))
    for player in (0, 1):
        for slot, seen in enumerate(view.colonies[player].slots):
            assert _differ(_table(asked), _table(done), _slot(view, player, slot)) == (seen is not None)


# What is hidden


def test_hidden_cards_are_shown_to_their_owner_by_face_and_to_others_by_back() -> None:
    played = Played("ants", 2, 5, "greedy", (("storage", "hidden"),))

    def wanted(view: AntsView) -> bool:
        return view.drawn is None and all(colony.stored == 3 for colony in view.colonies)

    views_of = {viewer: played.first(viewer, wanted) for viewer in (None, 0, 1)}
    for viewer, view in views_of.items():
        for seat, colony in enumerate(view.colonies):
            assert (BACK in colony.slots) == (seat != viewer)
    public = _table(views_of[None])
    backs = replace(views_of[None], waiting=())
    for seat in (0, 1):
        for slot in range(3):
            assert not _differ(public, _table(backs), _slot(backs, seat, slot))
    said = bare(" ".join((*_told(views_of[None]), views_of[None].__str__())))
    hidden = {card for viewer in (0, 1) for card in views_of[viewer].colonies[viewer].slots}
    shown = {card for colony in views_of[None].colonies for card in (*colony.pile, colony.attacker)}
    for code in hidden - shown - {views_of[None].top}:
        assert card_name(words("en"), code) not in said


def _told(view: AntsView) -> Iterable[str]:
    described = ants.describe(view, table(view, "en"))
    return described.short, described.alt, *described.text


def test_the_question_shows_in_the_own_picture() -> None:
    """What may be done with a card stands at it, and the places a drawn card may go to are marked."""
    for name in ("mine-turn", "mine-card", "mine-hidden-card"):
        view = VIEWS[name]
        idle = replace(view, ask=None)
        assert _differ(_mine(view), _mine(idle), (24, 1000, 800, 1180))
    view = VIEWS["mine-card"]
    assert view.viewer is not None
    x, y = half(view.viewer, Way(False)).room(view.colonies[view.viewer].step + 1)
    assert _differ(_mine(view), _mine(replace(view, ask=None)), (x - 56, y - 56, x + 56, y + 56))


def test_the_drawn_card_is_large_in_the_own_picture() -> None:
    view = VIEWS["mine-card"]
    other = replace(view, drawn="2d", ask=None)
    changed = ImageChops.difference(_mine(replace(view, ask=None)), _mine(other)).getbbox()
    assert changed is not None
    assert changed[2] - changed[0] > 150
    assert changed[1] > GROUND


# In words


def test_the_text_board_tells_all_that_the_picture_shows() -> None:
    view = VIEWS["table-wild-trapped"]
    local = words("en")
    text = bare("\n".join(ants.describe(view, table(view, "en")).text))
    attacked, closed = view.colonies
    assert attacked.attacker
    assert f"Under attack by the {card_name(local, attacked.attacker)}." in text
    assert "The top rank is closed." in text
    assert "The one-eyed jack stands for 10." in text
    assert text.count("Trapped: ") == 1
    for code in (*attacked.pile, *closed.pile, *filter(None, attacked.slots), view.top):
        assert code
        assert card_name(local, code) in text
    assert f"{view.pile} cards in the draw pile." in text


def test_alt_text_names_everybody_and_their_steps() -> None:
    view = VIEWS["table-attack"]
    alt = bare(ants.describe(view, Table(("Ann", "Ben"), "en")).alt)
    for name, colony in zip(("Ann", "Ben"), view.colonies, strict=True):
        assert f"{name}: Step {colony.step} of 14" in alt


def test_who_is_asked_hears_their_cards_first() -> None:
    view = VIEWS["mine-hidden-card"]
    assert view.drawn
    short = bare(ants.describe(view, table(view, "en")).short)
    assert short.startswith(f"Drawn: {card_name(words('en'), view.drawn)}.")
    assert all(card_name(words("en"), code) in short for code in view.colonies[0].slots if code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_of_their_own(language: Language) -> None:
    assert len({card_name(words(language), code) for code in PACK}) == len(PACK)
    assert {code for code in PACK if RANK[code] == "j"} == {"js", "jc", "jh", "jd"}
