"""Minecraft's pictures and words, on positions of whole games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any, Final

import pytest
from PIL import Image, ImageChops

from engine.minecraft.data import BUILDINGS, COLOURS, TILES, WEAPONS, Mob
from engine.minecraft.places import CROSSINGS, EDGES, SIZE, TOUCHED_EDGES, TOUCHED_STACKS
from engine.minecraft.view import LastBuild, LastFight, MinecraftView, Offer, StackView
from render.canvas import Box, Stamp
from render.games import PICTURES
from render.minecraft import signs, tiles
from render.minecraft.closeups import LARGE
from render.minecraft.everybody import towers
from render.minecraft.ground import beside_token
from render.minecraft.layout import FEW, FOUR, LAYOUTS, PITCH, THREE, Ground
from render.samples import table, views
from render.table import Language, Table
from render.words import Words, bare, words
from tests.render.positions import HOSTILE, LANGUAGES

VIEWS: Final[dict[str, MinecraftView]] = views("minecraft")
FOOTER: Final = 1190
ENGLISH, PERSIAN = map(words, LANGUAGES)

minecraft = PICTURES["minecraft"]


def _table(view: MinecraftView, language: Language = "en") -> Image.Image:
    return minecraft.draw["table"](view, table(view, language))


def _mine(view: MinecraftView) -> Image.Image:
    return minecraft.draw["mine"](view, table(view, "en"))


def _changed(one: Image.Image, other: Image.Image) -> Box | None:
    """Where two pictures differ."""
    return ImageChops.difference(one, other).getbbox()


def _within(inner: Box | None, outer: Box) -> bool:
    assert inner, "nothing differs"
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


# Tiles


@pytest.mark.parametrize("side", [FEW.ground.tile, FOUR.ground.tile])
def test_all_buildings_differ(side: int) -> None:
    assert len({tiles.stack(number, 1, side, ENGLISH).image.tobytes() for number in range(len(BUILDINGS))}) == len(
        BUILDINGS
    )


def test_mobs_differ_where_hearts_or_gift_do() -> None:
    mobs = range(len(BUILDINGS), len(TILES))
    shown = {tiles.stack(number, 1, FOUR.ground.tile, ENGLISH).image.tobytes() for number in mobs}
    assert len(shown) == len({replace(TILES[number], id="") for number in mobs})


def test_all_weapons_and_blocks_differ() -> None:
    assert len({tiles.weapon(kind, 1, 3, ENGLISH).image.tobytes() for kind in range(len(WEAPONS))}) == len(WEAPONS)
    assert len({tiles.block(colour, 32).image.tobytes() for colour in COLOURS}) == len(COLOURS)


def test_what_lies_face_down_shows_nothing() -> None:
    assert len({tiles.stack(None, left, 110, ENGLISH).image.tobytes() for left in range(1, 5)}) == 4


@pytest.mark.parametrize(
    "drawn",
    [
        partial(tiles.stack, None, 4, 110),
        *(partial(tiles.opened, number, 110) for number in range(len(TILES)) if TILES[number].xp),
        *(partial(tiles.token, kind, 84, 72) for kind in range(len(WEAPONS))),
        *(partial(tiles.weapon, 0, count, 3) for count in (1, 4)),
        *(partial(tiles.gift, tile, 24) for tile in TILES if isinstance(tile, Mob) and not tile.is_food),
    ],
)
def test_what_is_counted_has_the_languages_digits(drawn: Callable[[Words], Stamp | Image.Image]) -> None:
    english, persian = (
        one.image if isinstance(one, Stamp) else one for one in (drawn(local) for local in (ENGLISH, PERSIAN))
    )
    assert english.tobytes() != persian.tobytes()


# The ground


@pytest.mark.parametrize("where", [FEW.ground, FOUR.ground, LARGE])
def test_codes_of_weapons_lie_off_the_tokens_and_off_each_other(where: Ground) -> None:
    """Half of a code at most hangs over; its middle is in the gap behind the token."""
    for crossing in range(len(CROSSINGS)):
        found = [beside_token(where, edge, where.crossing(crossing)) for edge in TOUCHED_EDGES[crossing]]
        for edge, (x, y) in zip(TOUCHED_EDGES[crossing], found, strict=True):
            long, deep = 42 * where.scale, 36 * where.scale
            across, down = (deep, long) if EDGES[edge][0] in "gl" else (long, deep)
            x0, y0 = where.edge(edge)
            assert abs(x - x0) > across or abs(y - y0) > down
        for (x, y), (x0, y0) in combinations(found, 2):
            assert abs(x - x0) > signs.choice("g3").width or abs(y - y0) > signs.HIGH


def test_figures_hide_neither_verdicts_nor_codes() -> None:
    """Wherever the other player's stands, beside the one to move included."""
    view, where = VIEWS["table-2"], FEW.ground
    (chance,) = view.chances
    own, other = view.players[view.seat], view.players[1 - view.seat]
    x, y = where.stack(chance.stack)
    half = PITCH / 2 if x > where.crossing(own.at)[0] else -PITCH / 2
    signs_ = [(x + half, y, 30, 14), *((*where.crossing(number), 16, 14) for number in view.reach)]
    boxes = [(round(x) - wide, round(y) - high, round(x) + wide, round(y) + high) for x, y, wide, high in signs_]
    seen = set()
    for crossing in (own.at - 1, own.at, own.at + SIZE, own.at - SIZE - 2):
        players = [own, replace(other, at=crossing)] if view.seat == 0 else [replace(other, at=crossing), own]
        picture = _table(replace(view, players=tuple(players)))
        seen.add(tuple(picture.crop(box).tobytes() for box in boxes))
    assert len(seen) == 1


def test_towers_stay_in_their_panel() -> None:
    for where in LAYOUTS.values():
        left, top, right, bottom = where.store
        stand = towers(where.store)
        for number in range(16):
            x, y = stand.top(number, 4)
            assert left < x - stand.wide < x + stand.wide < right
            assert top < y - stand.flat < stand.foot(number)[1] + stand.flat < bottom


def test_codes_are_marked_for_who_may_choose_them() -> None:
    view = VIEWS["table-2"]
    explored = replace(view, used=("explore",))
    assert _within(_changed(_table(view), _table(explored)), (24, 112, 24 + FEW.ground.side, 112 + FEW.ground.side))


# The table


def test_the_latest_building_is_marked_while_it_is_news() -> None:
    view = VIEWS["table-2"]
    seat, space = next((seat, n) for seat, one in enumerate(view.players) for n in range(9) if one.spaces[n])
    plain = _table(replace(view, last_build=None))
    news, old = (_table(replace(view, last_build=LastBuild(seat, space, view.number - age))) for age in (1, 2))
    assert _within(_changed(plain, news), FEW.players[seat])
    assert _changed(plain, old) is None


@pytest.mark.parametrize("name", ["table-2-end", "table-4-end"])
def test_the_end_shows_where_all_xp_are_from(name: str) -> None:
    view = VIEWS[name]
    first, *others = view.players
    richer = replace(view, players=(replace(first, earned=replace(first.earned, hoes=first.earned.hoes + 2)), *others))
    changed = _changed(_table(view), _table(richer))
    assert changed
    assert changed[1] < FEW.store[3]


def test_a_scored_phase_shows_what_it_gave_to_whom() -> None:
    view = replace(VIEWS["table-3"], phases=1)
    first, *others = view.players
    more = replace(view, players=(replace(first, earned=replace(first.earned, a=9, b=0)), *others))
    less = replace(view, players=(replace(first, earned=replace(first.earned, a=0, b=9)), *others))
    assert _within(_changed(_table(more), _table(less)), THREE.cards)


@pytest.mark.parametrize("name", ["table-2", "table-4", "table-4-end"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stay_in_the_header_and_the_panels(name: str, language: Language) -> None:
    view = VIEWS[name]
    seats = len(view.players)
    where = LAYOUTS[seats]
    plain, hostile = (
        minecraft.draw["table"](view, Table(names[:seats], language)) for names in (("A", "B", "C", "D"), HOSTILE)
    )
    middle = (0, 96, 1280, round(where.players[0][1]))
    assert _changed(plain.crop(middle), hostile.crop(middle)) is None


# Close-ups


def test_each_question_has_its_close_up() -> None:
    asked = ("action", "explore", "take", "build", "put", "pay", "tnt")
    assert len({_mine(VIEWS[f"mine-{kind}"]).tobytes() for kind in asked}) == len(asked)


@pytest.mark.parametrize("name", ["cube", "ground"])
def test_parts_of_the_table_can_be_looked_at(name: str) -> None:
    for view in (VIEWS["table-2"], VIEWS["table-4-end"]):
        assert _changed(minecraft.draw[name](view, table(view, "fa")), _table(view, "fa"))


FIRST_MOB: Final = len(BUILDINGS)


def _held(view: MinecraftView, mobs: Sequence[int], **about: Any) -> Image.Image:
    """The table with the first player holding mobs."""
    first, *others = view.players
    return _table(replace(view, players=(replace(first, mobs=tuple(mobs), **about), *others)))


def test_mobs_leave_room_for_what_the_next_phase_gives() -> None:
    view = VIEWS["table-4"]
    group, *later = view.players[0].groups[view.phases :]
    other = "desert" if group.value != "desert" else "forest"
    groups = (*view.players[0].groups[: view.phases], replace(group, value=other), *later)
    mobs = range(FIRST_MOB, FIRST_MOB + 4)
    held = _held(view, mobs)
    shown, promise = _changed(held, _held(view, [*mobs][::-1])), _changed(held, _held(view, mobs, groups=groups))
    assert shown
    assert promise
    assert shown[2] < promise[0] - 32, "the mark of the phase stands between"


def test_three_players_see_all_of_five_mobs() -> None:
    """The first one won is the last to be left out."""
    view, later = VIEWS["table-3"], range(FIRST_MOB + 4, FIRST_MOB + 8)
    changed = _changed(*(_held(view, [first, *later]) for first in (FIRST_MOB, len(TILES) - 1)))
    assert _within(changed, THREE.players[0])


def _values(local: Words, tile: int) -> int:
    """Letters of what stands below a building's name."""
    one = BUILDINGS[tile]
    return sum(len(local.plain(f"name-minecraft-{value}")) for value in (one.biome, one.material, one.type))


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_of_what_can_be_built_are_whole(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest ones, with every colour missing; to cut one would raise here."""
    monkeypatch.setattr("render.text.ELLIPSIS", None)
    view = VIEWS["mine-action"]
    places = TOUCHED_STACKS[view.players[view.seat].at]
    longest = sorted(range(len(BUILDINGS)), key=lambda tile: _values(words(language), tile))[-len(places) :]
    stacks = list(view.stacks)
    for place, tile in zip(places, longest, strict=True):
        stacks[place] = StackView(4, tile)
    offers = tuple(Offer(*placed, (2, 2, 2, 2, 0)) for placed in zip(places, longest, strict=True))
    shown = replace(view, stacks=tuple(stacks), offers=offers, chances=())
    minecraft.draw["mine"](shown, table(shown, language))


def test_a_fight_is_told_by_its_tokens_until_the_next_turn_is_over() -> None:
    view = VIEWS["mine-fight"]
    last = LastFight(2, len(BUILDINGS), True, (0, 1, 2), 0, view.number - 1)
    none, news, old = (
        _mine(replace(view, last_fight=one)) for one in (None, last, replace(last, number=view.number - 2))
    )
    assert _within(_changed(none, news), (852, 700, 1256, 1180))
    assert _changed(none, old) is None


def test_every_way_to_pay_is_drawn() -> None:
    view = VIEWS["mine-pay"]
    assert view.ask
    fewer = replace(view, ask=replace(view.ask, moves=view.ask.moves[:-1]))
    assert _within(_changed(_mine(view), _mine(fewer)), (444, 112, 1256, FOOTER))


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_every_building_of_a_board(language: Language) -> None:
    view = VIEWS["table-2-end"]
    told = bare("\n".join(minecraft.describe(view, table(view, language)).text))
    for player in view.players:
        for tile in player.spaces:
            assert tile is None or words(language).plain(f"name-minecraft-{TILES[tile].id}") in told
