"""Draw every sample into out/pictures in both languages, with copies at 400 px, in grey, and as deuteranopes see it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image

from render.games import picture
from render.samples import table, views
from render.table import Language

FOLDER: Final = Path("out") / "pictures"
PHONE: Final = 400
"""The width at which a chat shows a picture on a phone."""
DEUTERANOPE: Final = (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0)
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fa")
NEWS: Final[dict[Language, str]] = {
    "en": "land c2, sea e4; stage 1: 19 points.",
    "fa": "خشکی c2، دریا e4؛ مرحلهٔ ۱: ۱۹ امتیاز.",
}


def copies(image: Image.Image) -> Iterator[tuple[str, Image.Image]]:
    """The copies a picture is checked by."""
    yield "400", image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)
    yield "grey", image.convert("L")
    yield "deuteranope", image.convert("RGB", DEUTERANOPE)


def main() -> None:
    """Draw and save all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, view in views().items():
        kind = "mine" if name.startswith("mine") else "table"
        for language in LANGUAGES:
            news = "" if view.ask or view.over or view.move == 1 else NEWS[language]
            file = FOLDER / f"landverse-{name}-{language}.png"
            file.write_bytes(picture("landverse", kind, view, table(view, language, news, len(view.boards) - 1)))
            for suffix, copy in copies(Image.open(file).convert("RGB")):
                copy.save(file.with_stem(f"{file.stem}-{suffix}"))


if __name__ == "__main__":
    main()
