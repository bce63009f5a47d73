"""What holds for the pictures and words of every game, on positions of whole games."""

import hashlib
import io
import subprocess
import sys
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from statistics import mean
from typing import Any, Final

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.registry import GAMES
from render.canvas import encode
from render.games import PICTURES, picture
from render.palette import Colour
from render.palettes.__main__ import NAMED
from render.samples import table, views
from render.samples.__main__ import README, drawn
from render.sheet import footer_top
from render.table import Language, Table
from tests.render import positions
from tests.render.positions import HOSTILE, LANGUAGES, Played

ROOT: Final = Path(__file__).parents[2]
SAMPLES: Final = [(slug, name) for slug in GAMES for name in views(slug)]
LONG_NEWS: Final = "land c2 (the only place), 9♥; the sea tile fitted nowhere and was discarded; 19 points. " * 3


def _kind(view: Any) -> str:
    return "table" if view.viewer is None else "mine"


def _open(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


@pytest.mark.parametrize(
    ("slug", "name", "language"), [(*sample, language) for sample, language in zip(SAMPLES, cycle(LANGUAGES))]
)
def test_every_kind_of_picture_fits_a_chat(slug: str, name: str, language: Language) -> None:
    view = views(slug)[name]
    png = picture(slug, _kind(view), view, table(view, language, LONG_NEWS, 0))
    image = _open(png)
    assert len(png) <= 300 * 1024
    assert image.width == max(image.size) == 1280
    assert image.mode == "P"


ENDED: Final = (
    "landverse-table-2-end",
    "ants-table-end",
    "minecraft-table-4-end",
    "coatl-table-2-end",
    "hamlet-table-3-end",
)


@pytest.mark.parametrize("sample", ENDED)
@pytest.mark.parametrize("kind", ["table", "mine"])
def test_the_foot_tells_everybodys_points_at_the_end(sample: str, kind: str) -> None:
    """And no more what should be done."""
    slug, _, name = sample.partition("-")
    view = views(slug)[name]
    view = replace(view, viewer=None if kind == "table" else 0)
    more = replace(view, over=replace(view.over, totals=tuple(n + 1 for n in view.over.totals)))
    feet = [
        drawn.crop((0, footer_top(drawn.height), drawn.width, drawn.height))
        for drawn in (PICTURES[slug].draw[kind](one, table(one, "fa")) for one in (view, more))
    ]
    assert ImageChops.difference(*feet).getbbox()


@pytest.mark.parametrize("sample", README)
def test_readme_shows_what_is_drawn(sample: tuple[str, str, Language]) -> None:
    """`python -m render.samples` puts them there anew."""
    file = README[sample]
    assert f"({file})" in (ROOT / "README.md").read_text(encoding="utf-8")
    shown, now = Image.open(ROOT / file).convert("RGB"), _open(drawn(*sample)).convert("RGB")
    assert not ImageChops.difference(shown, now).getbbox()


@pytest.mark.parametrize("slug", GAMES)
def test_samples_are_what_the_rules_give(slug: str) -> None:
    """`python -m tests.render.positions` writes them anew."""
    assert positions.samples(slug) == views(slug)


RANDOM: Final = [Played(slug, seats, 7, "random") for slug, game in GAMES.items() for seats in game.seats]
GREEDY: Final = [
    Played("landverse", 4, 7),
    Played("ants", 2, 7),
    Played("minecraft", 2, 7),
    Played("coatl", 3, 7),
    Played("hamlet", 1, 7, "greedy", (("limit", 10),)),
]


@pytest.mark.parametrize("played", [*RANDOM, *GREEDY], ids=lambda one: f"{one.slug}-{one.seats}-{one.player}")
def test_whole_games_can_be_drawn(played: Played) -> None:
    """Everything that comes up in a game, the odd boards of random play included, for people with any name."""
    for n, viewer in enumerate((None, *range(played.seats))):
        for view in played.some(viewer, 4 if viewer is None else 2):
            people = Table(HOSTILE[: played.seats], LANGUAGES[n % 2], "until Thu 21:30", "x" * 400)
            assert len(picture(played.slug, _kind(view), view, people)) <= 300 * 1024


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_state_is_the_same_picture_in_every_process(slug: str) -> None:
    name, view = list(views(slug).items())[4]
    code = (
        "import hashlib; from render.games import picture; from render.samples import table, views\n"
        f"view = views('{slug}')['{name}']; png = picture('{slug}', 'table', view, table(view, 'fa'))\n"
        "print(hashlib.sha256(png).hexdigest())"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True, timeout=60
    )
    for _ in range(2):
        png = picture(slug, "table", view, table(view, "fa"))
        assert found.stdout.strip() == hashlib.sha256(png).hexdigest()


@pytest.mark.parametrize(("slug", "colour"), [(slug, colour) for slug in GAMES for colour in NAMED[slug][0]])
def test_flat_colours_are_saved_as_they_are(slug: str, colour: Colour) -> None:
    """Pillow looks colours up in steps of four a channel, so two named ones as close as that may change places."""
    image = _open(encode(Image.new("RGB", (8, 8), colour), PICTURES[slug].palette)).convert("RGB")
    difference = ImageChops.difference(image, Image.new("RGB", (8, 8), colour))
    assert max(high for _, high in ImageStat.Stat(difference).extrema) <= 5


@pytest.mark.parametrize(("slug", "name"), SAMPLES[::3])
def test_saved_colours_are_close_to_those_drawn(slug: str, name: str) -> None:
    view = views(slug)[name]
    drawn = PICTURES[slug].draw[_kind(view)](view, table(view, "en"))
    saved = _open(encode(drawn, PICTURES[slug].palette)).convert("RGB")
    assert mean(ImageStat.Stat(ImageChops.difference(drawn, saved)).mean) < 2


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_to_what_chats_hold(slug: str, language: Language) -> None:
    for seats in GAMES[slug].seats:
        for viewer in (None, 0):
            for view in Played(slug, seats, 7, "random").some(viewer, 18):
                words = PICTURES[slug].describe(view, Table(HOSTILE[:seats], language))
                assert 0 < len(words.progress) <= 40
                assert 0 < len(words.short) <= 180
                assert 0 < len(words.alt) <= 1000
                assert all(0 < len(part) <= 1900 for part in words.text)
