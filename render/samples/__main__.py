"""Draw samples into out/pictures in both languages, with copies at 400 px, in grey, and as deuteranopes see it.

`python -m render.samples` draws all of them, `python -m render.samples ants` those of a game; README's pictures are
among them, and put into docs/pictures anew.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image

from engine.ants.view import AntsView
from engine.coatl.data import in_words
from engine.coatl.serpent import coded
from engine.coatl.view import CoatlView
from engine.game import Seat
from engine.hamlet.data import TILES as TILES_OF_HAMLET
from engine.hamlet.view import HamletView
from engine.landverse.data import COLUMNS, SIZE, TILES
from engine.landverse.view import LandverseView
from render.games import picture
from render.samples import VIEWS, table, views
from render.table import Language
from render.words import Words, words

FOLDER: Final = Path("out") / "pictures"
README: Final[Mapping[tuple[str, str, Language], Path]] = {
    ("landverse", "table-2", "en"): Path("docs/pictures/landverse-table.png"),
    ("landverse", "table-2", "fa"): Path("docs/pictures/landverse-table-fa.png"),
    ("landverse", "mine-lane", "en"): Path("docs/pictures/landverse-mine.png"),
    ("ants", "table-attack", "en"): Path("docs/pictures/ants-table.png"),
    ("minecraft", "table-2", "en"): Path("docs/pictures/minecraft-table.png"),
    ("coatl", "table-2", "en"): Path("docs/pictures/coatl-table.png"),
    ("hamlet", "table-3-grown", "en"): Path("docs/pictures/hamlet-table.png"),
}
"""The pictures that stand in README, by game, sample and language."""
PHONE: Final = 400
"""The width at which a chat shows a picture on a phone."""
DEUTERANOPE: Final = (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0)
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fa")


def copies(image: Image.Image) -> Iterator[tuple[str, Image.Image]]:
    """The copies a picture is checked by."""
    yield "400", image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)
    yield "grey", image.convert("L")
    yield "deuteranope", image.convert("RGB", DEUTERANOPE)


def _landverse_news(view: LandverseView, local: Words) -> tuple[str, Seat | None]:
    """What the last seat that laid something did; nothing while there is a question, or nothing to tell."""
    seats = [seat for seat, board in enumerate(view.boards) if board.latest and not board.left]
    if view.ask or view.over or not seats:
        return "", None
    board = view.boards[seats[-1]]
    laid = [
        local.plain(
            "news-landverse-placed",
            how="cell",
            tile=TILES[number].deck,
            cell=f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}",
        )
        for cell in board.latest
        if (number := board.cells[cell]) is not None
    ]
    return f"{local.plain('list-comma')} ".join(laid), seats[-1]


def _ants_news(view: AntsView, local: Words) -> tuple[str, Seat | None]:
    """The last thing that was done; nothing while there is a question."""
    if view.ask or not view.latest:
        return "", None
    deed = view.latest[-1]
    rank = view.colonies[deed.seat].wild_rank if deed.action == "wild" else None
    facts = {"card": deed.card or "hidden", "other": deed.other or "none", "rank": rank or "none"}
    return local.plain("news-ants-did", action=deed.action, **facts), deed.seat


def _no_news(view: Any, local: Words) -> tuple[str, Seat | None]:
    """Under a picture without news stands what the game is about."""
    return "", None


def _coatl_news(view: CoatlView, local: Words) -> tuple[str, Seat | None]:
    """A piece that the seat before the one on turn has added; nothing while there is a question."""
    if view.ask or view.over or not view.turn:
        return "", None
    seat = (view.turn.seat - 1) % len(view.sides)
    for n, one in enumerate(view.sides[seat].serpents):
        if one.new_back:
            piece = in_words(one.pieces[-1])
            return local.plain("news-coatl-joined", coatl=coded(n), end="back", piece=piece), seat
    return "", None


def _hamlet_news(view: HamletView, local: Words) -> tuple[str, Seat | None]:
    """The tile built last; nothing while there is a question."""
    built = [one for one in view.tiles if one.builder is not None]
    if view.ask or view.over or not built:
        return "", None
    last = built[-1]
    beside = next(one.tile for one in view.tiles if one != last and len({*one.outline} & {*last.outline}) > 1)
    points = TILES_OF_HAMLET[last.tile].vp
    return local.plain("news-hamlet-built", tile=last.tile, beside=beside, vp=points), last.builder


NEWS: Final[Mapping[str, Callable[[Any, Words], tuple[str, Seat | None]]]] = {
    "landverse": _landverse_news,
    "ants": _ants_news,
    "minecraft": _no_news,
    "coatl": _coatl_news,
    "hamlet": _hamlet_news,
}
"""What is told under a game's pictures: the news, and the seat they are about."""


def drawn(slug: str, name: str, language: Language) -> bytes:
    """A sample as a chat would get it."""
    view = views(slug)[name]
    kind = "mine" if name.startswith("mine") else "table"
    return picture(slug, kind, view, table(view, language, *NEWS[slug](view, words(language))))


def main(slugs: Sequence[str]) -> None:
    """Draw and save the samples of some games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in slugs:
        for name in views(slug):
            for language in LANGUAGES:
                file, png = FOLDER / f"{slug}-{name}-{language}.png", drawn(slug, name, language)
                file.write_bytes(png)
                if shown := README.get((slug, name, language)):
                    shown.write_bytes(png)
                for suffix, copy in copies(Image.open(file).convert("RGB")):
                    copy.save(file.with_stem(f"{file.stem}-{suffix}"))


if __name__ == "__main__":
    main(sys.argv[1:] or list(VIEWS))
