"""Landverse's pictures and words, on positions of whole games."""

from dataclasses import replace
from itertools import pairwise
from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.landverse.data import TILES
from engine.landverse.view import LandverseView
from render.games import PICTURES
from render.landverse import everybody, own
from render.landverse.palette import LAND, SEA
from render.landverse.place import GRID
from render.landverse.territories import loops as borders
from render.landverse.tiles import coast, tile
from render.samples import table, views
from render.sheet import Way
from render.table import Language, Table
from render.text import LONGEST_NAME
from render.words import bare
from tests.render.positions import HOSTILE, LANGUAGES

VIEWS: dict[str, LandverseView] = views("landverse")

landverse = PICTURES["landverse"]


@pytest.mark.parametrize("name", ["table-2", "table-3", "table-4", "table-2-end"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_drawn_over_a_map(name: str, language: Language) -> None:
    view = VIEWS[name]
    plain, hostile = (
        landverse.draw["table"](view, Table(names, language, "until Thu 21:30"))
        for names in (("Ann",) * len(view.boards), HOSTILE[: len(view.boards)])
    )
    layout = everybody.TWO if len(view.boards) == 2 else everybody.FOUR
    for seat in range(len(view.boards)):
        place = layout.map_place(seat, Way(language == "fa"))
        below = (place.x - 40, place.y - 40, place.x + 6 * place.tile + 10, place.y + 6 * place.tile + 10)
        assert not ImageChops.difference(plain.crop(below), hostile.crop(below)).getbbox()
    assert ImageChops.difference(plain, hostile).getbbox()


@pytest.mark.parametrize("name", [name for name in VIEWS if name.startswith("table") and len(VIEWS[name].boards) > 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_twelve_letters_stands_whole_beside_its_points(
    name: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To cut one would raise here."""
    monkeypatch.setattr("render.text.ELLIPSIS", None)
    view = VIEWS[name]
    landverse.draw["table"](view, Table(("W" * LONGEST_NAME,) * len(view.boards), language))


def test_boards_run_the_same_way_in_both_languages() -> None:
    view = VIEWS["table-2"]
    pictures = {language: landverse.draw["table"](view, table(view, language)) for language in LANGUAGES}
    # Seat 0 is on the left in English and on the right in Persian.
    ours = {language: everybody.TWO.map_place(0, Way(language == "fa")) for language in LANGUAGES}
    assert ours["en"].x < 640 < ours["fa"].x
    column_f = [
        pictures[language].crop((place.x + 5 * place.tile, place.y, place.x + 6 * place.tile, place.y + 2 * place.tile))
        for language, place in ours.items()
    ]
    assert not ImageChops.difference(*column_f).getbbox()


def test_the_question_shows_in_the_picture() -> None:
    """Columns while a tile and column is asked for; codes in cells afterwards; nothing for who isn't asked."""
    asked = VIEWS["mine-cell"]
    lane = replace(asked, lane=None)
    done = replace(lane, waiting=(), ask=None)
    shown = [landverse.draw["mine"](view, table(view, "en")) for view in (asked, lane, done)]
    place = own._place(Way(False))
    assert asked.lane
    letters = (place.x, place.y - 60, place.x + 6 * place.tile, place.y - 14)
    assert not ImageChops.difference(shown[0].crop(letters), shown[2].crop(letters)).getbbox()
    assert ImageChops.difference(shown[1].crop(letters), shown[2].crop(letters)).getbbox()
    column = place.x + asked.lane[1] * place.tile
    own_column = (column + 12, place.y, column + place.tile - 12, place.y + 6 * place.tile)
    assert ImageChops.difference(shown[0].crop(own_column), shown[2].crop(own_column)).getbbox()


def test_the_seventy_two_tiles_all_differ() -> None:
    for size in (everybody.FOUR.tile, own.TILE):
        assert len({tile(number, size).tobytes() for number in range(len(TILES))}) == len(TILES)


def test_coasts_of_neighbours_join() -> None:
    for number, one in enumerate(TILES):
        if one.cut != "whole":
            along, off = (0, 1) if one.cut == "across" else (1, 0)
            path = coast(number)
            assert (path[0][along], path[-1][along]) == (0, 1)
            assert path[0][off] == path[-1][off] == 0.5
            assert all(0.4 < point[off] < 0.6 for point in path)


def test_sea_is_darker_than_land_in_grey() -> None:
    land, sea = (ImageStat.Stat(Image.new("RGB", (1, 1), colour).convert("L")).mean[0] for colour in (LAND, SEA))
    assert sea <= 0.85 * land
    greys: dict[str, list[float]] = {"L": [], "S": []}
    for number, one in enumerate(TILES):
        if one.cut == "whole":
            greys[one.type].append(ImageStat.Stat(tile(number, 86).convert("L")).median[0])
    assert mean(greys["S"]) < 0.95 * mean(greys["L"])


@pytest.mark.parametrize(
    ("rows", "loops"),
    [
        (["11", "11"], 1),
        (["111", "101", "111"], 2),
        (["110", "101", "111"], 1),
        (["11011", "10001", "11111"], 1),
    ],
)
def test_borders_of_territories_are_closed_walks(rows: list[str], loops: int) -> None:
    area = [y * GRID + x for y, row in enumerate(rows) for x, one in enumerate(row) if one == "1"]
    found = list(borders(area))
    assert len(found) == loops
    closed = [[*loop, loop[0]] for loop in found]
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for loop in closed for a, b in pairwise(loop))
    inside = sum(a[0] * b[1] - b[0] * a[1] for loop in closed for a, b in pairwise(loop)) / 2
    assert inside == len(area)


# In words


def test_the_text_board_tells_every_cell_in_words() -> None:
    view = VIEWS["table-2"]
    text = bare("\n".join(landverse.describe(view, table(view, "en")).text))
    assert text.count("Row ") == 6 * len(view.boards)
    assert not set("│┃─━┌┐└┘█▓░|+") & set(text)
    board = view.boards[0]
    assert board.land is not None
    assert TILES[board.land].name in text
    assert "Fits on " in text
    assert f"{board.pairs_left} pairs left" in text


def test_alt_text_names_everybody_and_their_points() -> None:
    view = VIEWS["table-4"]
    alt = bare(landverse.describe(view, Table(("Ann", "Ben", "Chloe", "Dan"), "en")).alt)
    assert all(name in alt for name in ("Ann", "Ben", "Chloe", "Dan"))
    assert all(f"would score {board.now.total} point" in alt for board in view.boards)
    assert "To place: land tile “" in alt, "it says which tile is which"


def test_who_is_asked_hears_their_tiles_first() -> None:
    view = VIEWS["mine-lane"]
    board = view.boards[0]
    assert board.land is not None
    assert board.sea is not None
    short = landverse.describe(view, table(view, "en")).short
    assert TILES[board.land].name in short
    assert TILES[board.sea].name in short
