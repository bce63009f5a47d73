"""Hamlet's pictures and words, on positions of whole games."""

from dataclasses import replace
from math import dist
from typing import Final

import pytest
from PIL import Image, ImageChops

from engine.hamlet.data import ROW, SALES, SPOTS, TILES
from engine.hamlet.lattice import TURNS
from engine.hamlet.state import Plan
from engine.hamlet.view import HamletView
from render.canvas import Box
from render.games import PICTURES
from render.hamlet import folk, goods, land
from render.hamlet.cards import blueprint, draw_cards
from render.hamlet.choices import choices, marked
from render.hamlet.church import church
from render.hamlet.everybody import LOW, MEADOW, columns, fitted
from render.hamlet.geometry import is_inside, plan
from render.hamlet.goods import PAINTS
from render.hamlet.houses import house
from render.hamlet.panels import draw_blueprints, plan_size, source
from render.hamlet.village import Scenery, codes, draw, laid, sizes, tag
from render.samples import table, views
from render.scene import scene
from render.sheet import Way, blank
from render.table import Language, Table
from render.words import bare, words
from tests.render.positions import HOSTILE, LANGUAGES

VIEWS: Final[dict[str, HamletView]] = views("hamlet")
TABLES: Final = [name for name in VIEWS if name.startswith("table")]
ASKED: Final = [name for name, view in VIEWS.items() if view.ask]

hamlet = PICTURES["hamlet"]


def _table(view: HamletView, language: Language = "en") -> Image.Image:
    return hamlet.draw["table"](view, table(view, language))


def _part(picture: Image.Image, box: Box) -> Image.Image:
    left, top, right, bottom = (round(edge) for edge in box)
    return picture.crop((left, top, right, bottom))


def _differ(one: Image.Image, other: Image.Image, box: Box) -> bool:
    return ImageChops.difference(_part(one, box), _part(other, box)).getbbox() is not None


# Tiles


@pytest.mark.parametrize("tile", TILES)
def test_hubs_and_printed_roads_lie_on_their_tile(tile: str) -> None:
    for turn in range(TURNS):
        one = plan(tile, turn)
        assert is_inside(one.hub, one.outline)
        for way, (start, end) in zip(one.ways, one.segments, strict=True):
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
            assert dist(way[0], middle) < 1e-6
            assert dist(way[-1], one.hub) < 1e-6
            assert all(is_inside(spot, one.outline) for spot in way[1:])


def test_every_building_and_every_good_looks_different() -> None:
    buildings = {house(tile, 60).image.tobytes() for tile in TILES if tile != "church"}
    assert len(buildings) == len(TILES) - 1
    assert len({goods.good(one, 15).image.tobytes() for one in PAINTS}) == len(PAINTS)


def test_goods_show_their_owner_and_their_quality() -> None:
    seen = {goods.good("milk", 15, seat, fine).image.tobytes() for seat in range(4) for fine in (False, True)}
    assert len(seen) == 8


def test_figures_tell_players_apart_without_their_colours() -> None:
    for figure in (folk.villager, folk.lying, folk.donkey, folk.flag):
        grey = [figure(seat).image.convert("LA").tobytes() for seat in range(4)]
        assert len(set(grey)) == 4


def test_each_spot_of_the_church_shows_on_it() -> None:
    empty = church(frozenset(), 90).image.tobytes()
    for spot in SPOTS:
        assert church(frozenset({spot}), 90).image.tobytes() != empty


# The table


@pytest.mark.parametrize("name", TABLES)
def test_the_plan_of_the_church_covers_no_tile(name: str) -> None:
    view = VIEWS[name]
    size = plan_size(view)
    ground, (x, y) = fitted(laid(view.tiles), MEADOW, size)
    for one in laid(view.tiles):
        for a, b in land.lying(one, ground).outline:
            assert 0 < a < MEADOW[0]
            assert 0 < b < MEADOW[1]
            assert not (x < a < x + size[0] and y < b < y + size[1])


def test_a_village_is_drawn_as_large_as_fits() -> None:
    units = [fitted(laid(VIEWS[name].tiles), MEADOW, plan_size(VIEWS[name]))[0].unit for name in TABLES]
    assert max(units) > 60
    assert min(units) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_runs_the_same_way_in_both_languages(language: Language) -> None:
    view = VIEWS["table-3"]
    meadow, side = columns(Way(language == "fa"))
    assert (meadow[0] < side[0]) == (language == "en")
    # The plan of the church is in words, so only the land is compared.
    ground, _ = fitted(laid(view.tiles), MEADOW, plan_size(view))
    church_at = next(land.lying(one, ground) for one in laid(view.tiles) if one[0] == "church").hub
    shown = [
        _part(_table(view, one), (box[0] + church_at[0] - 60, box[1] + church_at[1] - 60, box[0] + church_at[0] + 60,
                                  box[1] + church_at[1] + 60))
        for one in LANGUAGES
        for box in (columns(Way(one == "fa"))[0],)
    ]  # fmt: skip
    assert not ImageChops.difference(*shown).getbbox()


@pytest.mark.parametrize("name", ["table-2", "table-4", "table-3-end"])
def test_names_are_drawn_in_their_panels_only(name: str) -> None:
    view = VIEWS[name]
    seats = len(view.players)
    plain, hostile = (
        hamlet.draw["table"](view, Table(names, "en", "until Thu 21:30"))
        for names in (("Ann", "Ben", "Chloe", "Dan")[:seats], HOSTILE[:seats])
    )
    assert not _differ(plain, hostile, (0, 100, 1280, LOW))
    assert _differ(plain, hostile, (0, LOW, 1280, LOW + 80))


def test_what_happens_in_the_village_is_seen_there() -> None:
    view = VIEWS["table-3"]
    before, box = _table(view), columns(Way(False))[0]
    church_tile, *others = view.tiles
    moved = replace(church_tile, donkeys=(0, 0, 0), standing=(0, 0, 0), lying=(0, 0, 0))
    assert _differ(before, _table(replace(view, tiles=(moved, *others))), box)
    spots = (replace(view.spots[0], seat=2), *view.spots[1:])
    assert _differ(before, _table(replace(view, spots=spots)), box)


def test_at_the_end_the_longest_routes_are_drawn() -> None:
    view = VIEWS["table-3-end"]
    assert any(player.route for player in view.players)
    without = replace(view, players=tuple(replace(player, route=()) for player in view.players))
    assert _differ(_table(view), _table(without), columns(Way(False))[0])


def test_all_points_have_a_source_in_the_score_table() -> None:
    lines = [line for name in TABLES for player in VIEWS[name].players for line in player.scored]
    assert {source(line.label) for line in lines} <= {
        "tiles", "church", "sales", "goods", "awards", "landmarks", "roads", "route", "coins",
    }  # fmt: skip


# Questions


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_places_carry_what_is_typed_for_them(name: str, language: Language) -> None:
    view = VIEWS[name]
    now = scene("hamlet", view, table(view, language), blank(400))
    local = words(language)
    assert view.ask
    assert view.job or view.ask.kind == "act"
    moves = [str(move) for move in view.ask.moves]
    assert [one.shown for one in choices(now)] == [bare(local.move("hamlet", move)) for move in moves]
    if view.ask.kind in ("to", "produce", "on", "at") and view.job:
        assert set(marked(now)) == {tile for tile in view.job.marked if view.job.parts or f" {tile}" in " ".join(moves)}
    assert set(marked(now)) <= {tile.tile for tile in view.tiles}


@pytest.mark.parametrize("name", ASKED)
def test_a_question_is_drawn_otherwise_than_the_board_without_it(name: str) -> None:
    view = VIEWS[name]
    asked = hamlet.draw["mine"](view, table(view, "en"))
    idle = hamlet.draw["mine"](replace(view, ask=None, job=None, waiting=()), table(view, "en"))
    assert _differ(asked, idle, (24, 112, 1256, 872))


@pytest.mark.parametrize("picture", ["village", "market"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_close_ups_are_drawn_of_every_table(picture: str, language: Language) -> None:
    for name in TABLES:
        drawn = hamlet.draw[picture](VIEWS[name], table(VIEWS[name], language))
        assert drawn.size == (1280, 1280)


def test_codes_of_tiles_all_differ() -> None:
    tiles = VIEWS["table-4-end"].tiles
    ground, _ = fitted(laid(tiles), MEADOW, (204, 262))
    assert len({code.image.tobytes() for code in codes(tiles, ground).values()}) == len(tiles)
    assert tag("SA", sizes(ground).code).width < 60


@pytest.mark.parametrize("name", ["table-3-grown", "table-4-end"])
def test_whose_roads_they_are_is_seen_under_anything(name: str) -> None:
    """Goods, donkeys and villagers crowd on small tiles, but cover no road's mark."""
    view = VIEWS[name]
    ground, _ = fitted(laid(view.tiles), MEADOW, plan_size(view))
    nobody = (0,) * len(view.players)
    empty = [
        replace(one, slots=(None,) * len(one.slots), donkeys=nobody, standing=nobody, lying=nobody)
        for one in view.tiles
    ]
    full, bare_ = (
        draw(replace(view, tiles=tuple(tiles)), Scenery(ground, MEADOW, codes(view.tiles, ground)))
        for tiles in (view.tiles, empty)
    )
    assert view.roads
    for road in view.roads:
        (ax, ay), (bx, by) = map(ground.at, road.ends)
        x, y = round((ax + bx) / 2), round((ay + by) / 2)
        box = (x - 6, y - 6, x + 6, y + 6)
        assert full.crop(box).tobytes() == bare_.crop(box).tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_deeds_of_blueprints_are_whole(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the row and on the large cards; to cut one would raise here."""
    monkeypatch.setattr("render.text.ELLIPSIS", None)
    now = scene("hamlet", VIEWS["table-2"], table(VIEWS["table-2"], language), blank(1280))
    plans = [plan_ for plan_ in TILES if TILES[plan_].cost or TILES[plan_].cost_coins]
    for n in range(0, len(plans), ROW):
        row = tuple(Plan(plan_, 2) for plan_ in plans[n : n + ROW])
        draw_blueprints(replace(now, view=replace(now.view, row=row)), columns(now.way)[1])
        draw_cards(now, (24, 112, 1256, 484), [blueprint(now, one.tile, one.coins) for one in row], ROW)


# Words


def test_the_text_board_tells_the_village_and_what_is_on_offer() -> None:
    view = VIEWS["table-3"]
    text = bare("\n".join(hamlet.describe(view, table(view, "en")).text))
    for tile in view.tiles:
        assert f"{TILES[tile.tile].name}: {TILES[tile.tile].code}." in text
    for plan_ in view.row:
        assert TILES[plan_.tile].name in text
    for sale in view.sales:
        assert SALES[sale].name in text
    assert "Linked: Town Hall" in text


@pytest.mark.parametrize("name", ASKED)
def test_the_text_board_ends_with_what_can_be_played(name: str) -> None:
    view = VIEWS[name]
    text = bare(hamlet.describe(view, table(view, "en")).text[-1])
    assert view.ask
    assert str(view.ask.moves[-1]) in text
