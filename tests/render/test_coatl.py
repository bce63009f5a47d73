"""Cóatl's pictures and words, on positions of whole games."""

from dataclasses import replace
from itertools import combinations
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.coatl.data import COLOURS, HAND, PIECES, PROPHECIES, TEMPLES, in_words
from engine.coatl.prophecies import stands
from engine.coatl.serpent import Serpent
from engine.coatl.view import CoatlView, Turn
from render.canvas import Box, stamp, width_of
from render.coatl.beads import ANY, chip
from render.coatl.cards import prophecy, temple
from render.coatl.everybody import panel
from render.coatl.hand import cards_high
from render.coatl.missing import missing
from render.coatl.names import coded, prophecy_name, temple_name
from render.coatl.palette import SKINS
from render.coatl.pieces import piece
from render.coatl.rows import CHIPS_IN, CODE_WIDE, HEIGHTS, SUM_WIDE, arranged, sized
from render.coatl.serpents import coiled, places, serpent_stamp
from render.coatl.supply import takeable
from render.coatl.textures import TEXTURES
from render.coatl.track import HIGH as TRACK_HIGH
from render.games import PICTURES
from render.samples import NAMES, table, views
from render.sheet import TOP as SHEET_TOP
from render.sheet import Way
from render.table import Language, Table
from render.words import bare, words
from tests.render.positions import HOSTILE, LANGUAGES, Played

VIEWS: Final[dict[str, CoatlView]] = views("coatl")
TOP: Final = {1: 582, 2: 582, 3: 472, 4: 472}
"""By the number of seats: where the panels begin."""
LEGIBLE: Final = 34
"""Pieces as high as this in px of 1280 have letters that are read at 400 px."""

coatl = PICTURES["coatl"]


def _table(view: CoatlView, language: Language = "en") -> Image.Image:
    return coatl.draw["table"](view, table(view, language))


def _mine(view: CoatlView) -> Image.Image:
    return coatl.draw["mine"](view, table(view, "en"))


def _part(picture: Image.Image, box: Box) -> Image.Image:
    left, top, right, bottom = (round(edge) for edge in box)
    return picture.crop((left, top, right, bottom))


def _differ(one: Image.Image, other: Image.Image, box: Box) -> bool:
    return ImageChops.difference(_part(one, box), _part(other, box)).getbbox() is not None


def _said(view: CoatlView, language: Language = "en") -> str:
    told = coatl.describe(view, table(view, language))
    return bare("\n".join((told.progress, told.short, told.alt, *told.text)))


# Pieces and cards


@pytest.mark.parametrize("high", HEIGHTS)
def test_all_pieces_differ_at_every_size(high: int) -> None:
    assert len({piece(code, high).image.tobytes() for code in PIECES}) == len(PIECES)


def test_colours_are_told_apart_by_pattern_and_by_light() -> None:
    """The pattern alone, in one ink, and a skin with its pattern in grey: the same nowhere."""

    def pattern(colour: str) -> bytes:
        grey = (90, 90, 90)
        drawn = stamp((-50, -50, 50, 50), lambda pen: TEXTURES[colour](pen.at(0, 0, 100), grey, grey))
        return drawn.image.getchannel("A").tobytes()

    assert len({pattern(colour) for colour in COLOURS}) == len(COLOURS)
    for one, other in combinations(COLOURS, 2):
        tints = zip(SKINS[one], SKINS[other], strict=True)
        assert max(abs(a - b) for a, b in tints) > 40


def test_a_piece_and_its_tilted_copies_are_the_same_piece() -> None:
    for code in PIECES:
        straight, tilted = (ImageStat.Stat(piece(code, 50, turn).image.convert("RGB")).mean for turn in (0, 12))
        assert max(abs(a - b) for a, b in zip(straight, tilted, strict=True)) < 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_differ(language: Language) -> None:
    local = words(language)
    faces = [prophecy(card, 180, 163, 0, 50, local).image.tobytes() for card in PROPHECIES]
    faces += [temple(card, 158, 172, 3, local).image.tobytes() for card in TEMPLES]
    assert len(set(faces)) == len(PROPHECIES) + len(TEMPLES)
    assert len({chip(card, 3, 34, local).image.tobytes() for card in PROPHECIES}) == len(PROPHECIES)


# Serpents


@pytest.mark.parametrize("count", range(1, 40))
@pytest.mark.parametrize("wide", [150, 380, 520, 1100])
def test_a_serpent_lies_in_the_fewest_lines_that_hold_it(count: int, wide: int) -> None:
    coil = coiled(count, 44, wide)
    assert sum(coil.lines) == count
    assert max(coil.lines) - min(coil.lines) <= 1
    assert coil.width <= wide or max(coil.lines) <= 2


def test_each_end_shows_whether_it_is_open() -> None:
    """Front and back, open and closed, lively for who may build on: six pictures, all different."""
    kinds = [Serpent("rgb", head, tail) for head, tail in ((False, False), (True, False), (False, True), (True, True))]
    drawn = [
        serpent_stamp(one, coiled(places(one), 50, 600), active, False).image.tobytes()
        for one in kinds
        for active in (True, False)
    ]
    assert len(set(drawn)) == 7


def test_new_pieces_are_marked_where_they_were_laid() -> None:
    plain = Serpent("rgbyk", True, False)
    pictures = [
        serpent_stamp(one, coiled(places(one), 50, 600), False, True).image
        for one in (plain, replace(plain, new_back=1), replace(plain, new_back=3))
    ]
    assert len({image.tobytes() for image in pictures}) == 3
    changed = ImageChops.difference(pictures[0].convert("RGB"), pictures[1].convert("RGB")).getbbox()
    assert changed is not None
    assert changed[0] > pictures[0].width / 2


@pytest.mark.parametrize(("seats", "name"), [(2, "table-2"), (4, "table-4")])
def test_fifteen_pieces_stay_legible_on_a_phone(seats: int, name: str) -> None:
    """Two cóatls of usual length beside one of fifteen pieces, for everybody."""
    view = VIEWS[name]
    serpents = (Serpent("rgbyk" * 3, True, False), Serpent("rgbykrgb", True, True), Serpent("rgbyk", False, False))
    sides = tuple(replace(side, serpents=serpents) for side in view.sides)
    view = replace(view, sides=sides)
    for seat, side in enumerate(sides):
        place = panel(seats, seat, TOP[seats], Way(False))
        left, top, right, bottom = place.rows
        rows = arranged(view, side, right - left, bottom - top, place.most, words("en"))
        assert min(one.coil.high for one in rows) >= LEGIBLE
        assert sum(one.high for one in rows) <= bottom - top


def test_coatls_of_three_players_stay_large_beside_their_cards() -> None:
    """Three completed ones with as many cards as come up, open at the end: beside them the panel is broad enough."""
    view = VIEWS["table-3-end"]
    whole = Serpent("rgbykrgbk", True, True, ("tally-r", "bridge-ykr", "mirror-kb"), "no-k-len-8")
    place = panel(3, 0, SHEET_TOP + TRACK_HIGH + 18, Way(False))
    left, top, right, bottom = place.rows
    side = replace(view.sides[0], serpents=(whole,) * 3)
    rows = arranged(view, side, right - left, bottom - top, place.most, words("en"))
    assert all(one.beside for one in rows)
    assert min(one.coil.high for one in rows) >= 1.2 * LEGIBLE
    assert sum(one.high for one in rows) <= bottom - top


@pytest.mark.parametrize("cards", range(1, 6))
def test_cards_below_a_coatl_leave_room_for_its_points(cards: int) -> None:
    wide = 480
    wanted = ("pair-yk", "tally-y", "mirror-ky", "lone-r", "bridge-ykr")[:cards]
    for size in (size for size in HEIGHTS if size <= 50):
        row = sized("c1", Serpent("kykryyk", True, True, wanted, "no-k-len-8"), size, wide, words("en"), faces=True)
        start = CODE_WIDE + CHIPS_IN + (row.coil.width if row.beside else 0)
        assert start + max(map(width_of, row.lines)) <= wide - SUM_WIDE


# What is missing


@pytest.mark.parametrize(
    ("card", "serpent", "colours", "ends"),
    [
        ("tally-g", Serpent("gbg", True, False), "g", ("back",)),
        ("pair-yg", Serpent("ry", True, False), "g", ("back",)),
        ("pair-yg", Serpent("gr", False, False), "y", ("front",)),
        ("bridge-ykr", Serpent("bykk", True, False), "r", ("back",)),
        ("mirror-kb", Serpent("kbg", True, False), "bk", ("back",)),
        ("lone-k", Serpent("rkk", True, False), ANY, ("back",)),
        ("rainbow-ykrgb", Serpent("yk", False, False), "rgb", ("back",)),
    ],
)
def test_the_fewest_missing_pieces_are_named(card: str, serpent: Serpent, colours: str, ends: tuple[str, ...]) -> None:
    found = missing(card, serpent)
    assert found is not None
    assert (found.colours, found.ends) == (colours, ends)


@pytest.mark.parametrize("card", PROPHECIES)
def test_missing_pieces_bring_the_next_level(card: str) -> None:
    """Whatever is asked for, laid where it is said, fulfils the card; ANY is any colour that isn't the pattern's."""
    other = (
        next(colour for colour in COLOURS if colour not in PROPHECIES[card].pattern + "x") if card[:3] != "rai" else "y"
    )
    for colours in ("r", "gby", "ykrgb", "kkyybb"):
        for serpent in (Serpent(colours, True, False), Serpent(colours, False, True), Serpent(colours, False, False)):
            now, found = stands(card, serpent), missing(card, serpent)
            if now.needed is None:
                assert found is None
            if found is None or now.needed is None:
                continue
            more = found.colours.replace(ANY, other)
            joined = colours + more if "back" in found.ends else more + colours
            assert stands(card, replace(serpent, colours=joined)).times >= now.needed


def test_nothing_is_missing_at_the_top_level_or_where_nothing_can_be_added() -> None:
    assert missing("weave-yryr", Serpent("yryr", True, False)) is None
    assert missing("pair-yg", Serpent("rrr", True, True)) is None


# The table


@pytest.mark.parametrize("name", ["table-2", "table-3", "table-4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_cards_change_nothing_on_the_table(name: str, language: Language) -> None:
    """Whatever is in the hands, the public picture and its words are the same."""
    view = VIEWS[name]
    assert all(side.hand is None and side.temples is None for side in view.sides)
    known = {card for card in view.row if card} | {
        card for side in view.sides for one in side.serpents for card in one.cards
    }
    said = _said(view, language)
    for card in set(PROPHECIES) - known:
        assert coded(words(language), card) not in said
    closed = [one for side in view.sides for one in side.serpents if one.complete]
    assert closed
    sides = tuple(
        replace(side, serpents=tuple(_other_cards(one) if one.complete else one for one in side.serpents))
        for side in view.sides
    )
    assert _table(view, language).tobytes() == _table(replace(view, sides=sides), language).tobytes()


def _other_cards(one: Serpent) -> Serpent:
    """As many other cards beside a completed cóatl, and another Temple."""
    spare = [card for card in PROPHECIES if card not in one.cards]
    return replace(one, cards=tuple(spare[: len(one.cards)]), temple=one.temple and "no-y-eq-kg")


def test_faces_and_points_are_shown_by_the_house_rule_and_at_the_end() -> None:
    view = VIEWS["table-2"]
    backs, faces = _table(view), _table(replace(view, closed="faces"))
    for seat, side in enumerate(view.sides):
        rows = panel(2, seat, TOP[2], Way(False)).rows
        assert _differ(backs, faces, rows) == any(one.complete for one in side.serpents)
    end = VIEWS["table-2-end"]
    text = _said(end)
    assert end.over
    for name, side in zip(NAMES["en"], end.sides, strict=False):
        assert f"{name} {side.score}" in text
        for one in side.serpents:
            assert all(card in text for card in one.cards)


def test_the_end_shows_the_score_track() -> None:
    end = VIEWS["table-2-end"]
    track = (24, 112, 1256, 268)
    other = replace(end, sides=(replace(end.sides[0], serpents=()), *end.sides[1:]))
    assert _differ(_table(end), _table(other), track)


def test_a_last_turn_is_shown_with_its_actions() -> None:
    view = VIEWS["table-2"]
    place = panel(2, 1, TOP[2], Way(False))
    sign = (place.box[0], place.box[1] - 20, place.box[2], place.box[1] + 20)
    one, two = (replace(view, coming=(Turn(1, actions, last=True),)) for actions in (1, 2))
    assert _differ(_table(view), _table(one), sign)
    assert _differ(_table(one), _table(two), sign)
    assert "Last turn, with 2 actions." in _said(two)
    assert "Last turn" not in _said(view)


def test_codes_of_the_supply_are_dark_where_there_is_room() -> None:
    view = replace(VIEWS["table-2"], chain=None)
    assert view.turn
    full = replace(view.sides[view.turn.seat], board=PIECES[:7])
    crowded = replace(
        view, sides=tuple(full if seat == view.turn.seat else side for seat, side in enumerate(view.sides))
    )
    for pieces in view.supply:
        assert takeable(view, pieces) == (0 < len(pieces) <= 8 - len(view.sides[view.turn.seat].board))
        assert takeable(crowded, pieces) == (len(pieces) == 1)


def test_serpents_run_the_same_way_in_both_languages() -> None:
    """Front left in Persian too: the unfinished and completed cóatls of the only player, px for px."""
    view = VIEWS["table-1"]
    bare_ones = tuple(replace(one, cards=(), temple=None) for one in view.sides[0].serpents)
    view = replace(view, sides=(replace(view.sides[0], serpents=bare_ones),))
    assert not _differ(_table(view, "en"), _table(view, "fa"), panel(1, 0, TOP[1], Way(False)).rows)


@pytest.mark.parametrize("name", ["table-2", "table-3", "table-4", "table-4-end"])
def test_no_name_is_drawn_over_the_serpents(name: str) -> None:
    view = VIEWS[name]
    seats = len(view.sides)
    plain, hostile = (
        coatl.draw["table"](view, Table(names[:seats], "en", "until Thu 21:30")) for names in (("Ann",) * 4, HOSTILE)
    )
    top = 286 if view.over else TOP[seats]
    for seat in range(seats):
        place = panel(seats, seat, top, Way(False))
        assert not _differ(plain, hostile, place.rows)
        assert _differ(plain, hostile, place.head)


def test_who_has_left_is_said_and_shown() -> None:
    view = VIEWS["table-4-left"]
    assert view.sides[2].left
    stays = replace(view, sides=tuple(replace(side, left=False) for side in view.sides))
    assert _differ(_table(view), _table(stays), panel(4, 2, TOP[4], Way(False)).head)
    assert "Left the game." in _said(view)


# The own picture


@pytest.mark.parametrize("name", [name for name in VIEWS if name.startswith("mine")])
def test_own_pictures_are_as_high_as_what_they_show(name: str) -> None:
    image = _mine(VIEWS[name])
    assert image.width == 1280
    assert 600 < image.height <= 1280


@pytest.mark.parametrize("name", [name for name in VIEWS if name.startswith("mine") and name != "mine-waiting"])
def test_the_question_shows_in_the_own_picture(name: str) -> None:
    view = VIEWS[name]
    assert view.ask
    few = replace(view, ask=replace(view.ask, moves=view.ask.moves[:1]))
    none = replace(view, ask=replace(view.ask, moves=("done",)))
    whole = _mine(view)
    assert _mine(few).tobytes() != whole.tobytes() or len(view.ask.moves) == 1
    assert _mine(none).tobytes() != whole.tobytes()


def test_how_far_cards_are_changes_with_the_serpents() -> None:
    view = VIEWS["mine-turn"]
    assert view.own is not None
    assert view.viewer == 0
    longer = replace(view.own.serpents[0], colours=view.own.serpents[0].colours + "rgbyk")
    grown = replace(view.own, serpents=(longer, *view.own.serpents[1:]))
    other = replace(view, sides=(grown, *view.sides[1:]))
    high = cards_high(2)
    cards = (24, 1158 - high - 154, 1256, 1158 - 154)
    assert _differ(_mine(view), _mine(other), cards)


def test_the_own_picture_at_the_end_is_the_table() -> None:
    played = Played("coatl", 2, 7)
    end = played.first(0, lambda view: view.over is not None)
    assert _mine(end).tobytes() == _table(end).tobytes()


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_pieces_have_names_of_their_own(language: Language) -> None:
    local = words(language)
    assert len({prophecy_name(local, card) for card in PROPHECIES}) == len(PROPHECIES)
    assert len({temple_name(local, card) for card in TEMPLES}) == len(TEMPLES)
    assert len({coded(local, in_words(code)) for code in PIECES}) == len(PIECES)


def test_english_names_are_those_of_the_data() -> None:
    local = words("en")
    for card, data in PROPHECIES.items():
        assert prophecy_name(local, card) == f"{data.name} ({card})"
    assert temple_name(local, "no-y-len-7") == "Sunless House of Seven (no-y-len-7): no yellow and 7 pieces"
    assert temple_name(local, "no-b-eq-kr").endswith(": no blue and black as often as red")


def test_the_text_board_tells_all_that_the_table_shows() -> None:
    view = VIEWS["table-2"]
    text = _said(view)
    for side in view.sides:
        for one in side.serpents:
            assert one.colours.upper() in text
        for code in side.board:
            assert in_words(code) in text
    for card in filter(None, view.row):
        assert prophecy_name(words("en"), card) in text
    for card in filter(None, view.piles):
        assert temple_name(words("en"), card) in text
    assert f"{view.deck} Prophecies in the deck." in text
    assert f"body segments {view.in_bag('b')}" in text


def test_who_is_asked_hears_their_cards_and_how_far_they_are() -> None:
    view = VIEWS["mine-turn"]
    assert view.own is not None
    assert view.own.hand
    told = coatl.describe(view, table(view, "en"))
    assert all(card in bare(told.short) for card in view.own.hand)
    text = bare("\n".join(told.text))
    for card in view.own.hand:
        for fit in view.fits(card):
            assert f"{fit.code} {fit.standing.times} times for {fit.standing.points}" in text


def test_a_full_hand_is_told_in_short() -> None:
    view = VIEWS["mine-turn"]
    longest = sorted(PROPHECIES, key=len)[-HAND - 1 :]
    own = replace(view.sides[0], hand=tuple(longest))
    for language in LANGUAGES:
        told = coatl.describe(replace(view, sides=(own, *view.sides[1:])), table(view, language))
        assert len(told.short) <= 180


def test_alone_the_title_is_told() -> None:
    view = VIEWS["table-1-end"]
    assert view.rank
    assert f"{words('en').plain('rank-coatl', rank=view.rank)}, with {view.sides[0].score} point" in _said(view)
