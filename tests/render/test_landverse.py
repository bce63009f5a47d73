"""Landverse's pictures and words, on positions of whole games."""

import hashlib
import io
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.landverse.data import TILES
from engine.landverse.view import LandverseView
from render.canvas import encode
from render.games import PICTURES, picture
from render.landverse import everybody, own
from render.landverse.palette import FLAT, LAND, SEA
from render.landverse.place import GRID
from render.landverse.territories import loops as borders
from render.landverse.tiles import coast, tile
from render.palette import Colour
from render.samples import table, views
from render.sheet import Way
from render.table import Language, Table
from render.words import bare
from tests.render import positions
from tests.render.positions import Played

ROOT = Path(__file__).parents[2]
LANGUAGES: tuple[Language, ...] = ("en", "fa")
VIEWS: dict[str, LandverseView] = views("landverse")
SAMPLES = list(VIEWS.items())
HOSTILE = ("\u202e" * 9 + "W" * 500, "**`{x}`**\n# h", "張" * 40, "Z" + "\u0301" * 300)
LONG_NEWS = "land c2 (the only place), sea e4; the sea tile fitted nowhere and was discarded; stage 1: 19 points. " * 3

landverse = PICTURES["landverse"]


def _kind(view: LandverseView) -> str:
    return "table" if view.viewer is None else "mine"


def _open(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "view"), SAMPLES, ids=[name for name, _ in SAMPLES])
def test_every_kind_of_picture_fits_a_chat(name: str, view: LandverseView, language: Language) -> None:
    png = picture("landverse", _kind(view), view, table(view, language, LONG_NEWS, 0))
    image = _open(png)
    assert len(png) <= 300 * 1024
    assert max(image.size) == 1280
    assert image.mode == "P"


def test_samples_are_what_the_rules_give() -> None:
    """`python -m tests.render.positions` writes them anew."""
    assert positions.samples("landverse") == VIEWS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("player", ["greedy", "random"])
def test_whole_games_can_be_drawn(seats: int, player: str) -> None:
    """Everything that comes up in a game, the scattered boards of random play included, for people with any name."""
    for step, language in zip(range(0, 400, 23), LANGUAGES * 9, strict=False):
        for viewer in (None, step % seats):
            played = Played("landverse", seats, 7, player)
            view = next((v for n, v in enumerate(played.views(viewer)) if n == step), None)
            if view is None:
                return
            png = picture(
                "landverse", _kind(view), view, Table(HOSTILE[:seats], language, "until Thu 21:30", "x" * 400)
            )
            assert len(png) <= 300 * 1024


def test_the_same_state_is_the_same_picture_in_every_process() -> None:
    code = (
        "import hashlib; from render.games import picture; from render.samples import table, views\n"
        "view = views('landverse')['table-4']; png = picture('landverse', 'table', view, table(view, 'fa'))\n"
        "print(hashlib.sha256(png).hexdigest())"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True, timeout=60
    )
    view = VIEWS["table-4"]
    for _ in range(2):
        png = picture("landverse", "table", view, table(view, "fa"))
        assert found.stdout.strip() == hashlib.sha256(png).hexdigest()


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


@pytest.mark.parametrize("colour", FLAT)
def test_flat_colours_are_saved_as_they_are(colour: Colour) -> None:
    """Pillow looks colours up in steps of four a channel, so two named ones as close as that may change places."""
    image = _open(encode(Image.new("RGB", (8, 8), colour), landverse.palette)).convert("RGB")
    worst = max(
        high for _, high in ImageStat.Stat(ImageChops.difference(image, Image.new("RGB", (8, 8), colour))).extrema
    )
    assert worst <= 5


def test_saved_colours_are_close_to_those_drawn() -> None:
    view = VIEWS["table-4-end"]
    drawn = landverse.draw["table"](view, table(view, "en"))
    saved = _open(encode(drawn, landverse.palette)).convert("RGB")
    assert mean(ImageStat.Stat(ImageChops.difference(drawn, saved)).mean) < 2


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


def _described() -> Iterator[tuple[LandverseView, Language]]:
    for seats in (1, 2, 4):
        for viewer in (None, 0):
            for n, view in enumerate(Played("landverse", seats, 7, "random").views(viewer)):
                if n % 9 == 0 or view.over:
                    yield view, LANGUAGES[n % 2]


def test_words_keep_to_what_chats_hold() -> None:
    for view, language in _described():
        words = landverse.describe(view, Table(HOSTILE[: len(view.boards)], language))
        assert 0 < len(words.progress) <= 40
        assert 0 < len(words.short) <= 180
        assert 0 < len(words.alt) <= 1000
        assert all(0 < len(part) <= 1900 for part in words.text)


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
    assert all(f"Now {board.now.total} points" in alt for board in view.boards)


def test_who_is_asked_hears_their_tiles_first() -> None:
    view = VIEWS["mine-lane"]
    board = view.boards[0]
    assert board.land is not None
    assert board.sea is not None
    short = landverse.describe(view, table(view, "en")).short
    assert TILES[board.land].name in short
    assert TILES[board.sea].name in short
