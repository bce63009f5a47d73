"""Draw every sample into out/pictures in both languages, with copies at 400 px, in grey, and as deuteranopes see it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.landverse.data import COLUMNS, SIZE, TILES
from engine.landverse.view import LandverseView
from render.games import picture
from render.samples import table, views
from render.table import Language
from render.words import words

FOLDER: Final = Path("out") / "pictures"
PHONE: Final = 400
"""The width at which a chat shows a picture on a phone."""
DEUTERANOPE: Final = (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0)
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fa")


def copies(image: Image.Image) -> Iterator[tuple[str, Image.Image]]:
    """The copies a picture is checked by."""
    yield "400", image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)
    yield "grey", image.convert("L")
    yield "deuteranope", image.convert("RGB", DEUTERANOPE)


def news(view: LandverseView, language: Language) -> tuple[str, Seat | None]:
    """What the last seat that laid something did; nothing while there is a question, or nothing to tell."""
    seats = [seat for seat, board in enumerate(view.boards) if board.latest and not board.left]
    if view.ask or view.over or not seats:
        return "", None
    board, local = view.boards[seats[-1]], words(language)
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


def main() -> None:
    """Draw and save all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, view in views().items():
        kind = "mine" if name.startswith("mine") else "table"
        for language in LANGUAGES:
            file = FOLDER / f"landverse-{name}-{language}.png"
            file.write_bytes(picture("landverse", kind, view, table(view, language, *news(view, language))))
            for suffix, copy in copies(Image.open(file).convert("RGB")):
                copy.save(file.with_stem(f"{file.stem}-{suffix}"))


if __name__ == "__main__":
    main()
