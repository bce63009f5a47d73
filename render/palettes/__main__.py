"""Make the fixed palettes anew: `python -m render.palettes`. Run it when colours or motifs have changed."""

from pathlib import Path
from typing import Final

from PIL import Image

from render.landverse import draw_mine, draw_table
from render.palette import EXACT
from render.samples import table, views

COLOURS: Final = 256
PATCH: Final = 12
ROUNDS: Final = 12


def learnt(pictures: list[Image.Image]) -> bytes:
    """256 colours that serve all these pictures, the named ones among them exactly."""
    width = max(picture.width for picture in pictures)
    sheet = Image.new("RGB", (width, sum(picture.height for picture in pictures) + PATCH), EXACT[0])
    for n, colour in enumerate(EXACT):
        sheet.paste(colour, (n * PATCH, 0, (n + 1) * PATCH, PATCH))
    top = PATCH
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    found = sheet.quantize(COLOURS - len(EXACT), method=Image.Quantize.MEDIANCUT, kmeans=ROUNDS)
    colours = found.getpalette() or []
    return bytes([part for colour in EXACT for part in colour] + colours[: 3 * (COLOURS - len(EXACT))])


def main() -> None:
    """Learn Landverse's palette from its samples."""
    pictures = [
        (draw_mine if name.startswith("mine") else draw_table)(view, table(view, "en"))
        for name, view in views().items()
    ]
    Path(__file__).with_name("landverse.palette").write_bytes(learnt(pictures))


if __name__ == "__main__":
    main()
