"""Make the fixed palettes anew: `python -m render.palettes`. Run it when colours or motifs have changed."""

from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from render.landverse import draw_mine, draw_table, motifs
from render.palette import FLAT, INK, SHADED, Colour
from render.samples import table, views

COLOURS: Final = 256
SETTLED: Final = 100
"""k-means stops once fewer pixels than this change their colour in a round."""
THINNED: Final = 2
"""One pixel of so many each way is looked at."""
STEP: Final = 8
"""How close colours are, on their worst channel, that Pillow may take for each other when it maps a picture."""


def learnt(pictures: list[Image.Image]) -> bytes:
    """256 colours that serve all these pictures, the named ones among them exactly."""
    sheet = _without_flat(_together(pictures))
    flat = sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=SETTLED).getpalette() or []
    found: list[Colour] = [(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, len(flat), 3)]
    others = [colour for colour in found if all(_differ(colour, one) for one in FLAT)]
    colours = [*FLAT, *SHADED, *motifs.COLOURS, *others][:COLOURS]
    return bytes(part for colour in colours for part in colour).ljust(3 * COLOURS, b"\0")


def _differ(one: Colour, other: Colour) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) >= STEP


def _together(pictures: list[Image.Image]) -> Image.Image:
    """All pictures below each other."""
    sheet = Image.new("RGB", (pictures[0].width, sum(picture.height for picture in pictures)))
    top = 0
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    return sheet.resize((sheet.width // THINNED, sheet.height // THINNED), Image.Resampling.NEAREST)


def _without_flat(sheet: Image.Image) -> Image.Image:
    """The sheet without anything close to a flat colour, which needs no other to stand for it."""
    for colour in FLAT:
        red, green, blue = ImageChops.difference(sheet, Image.new("RGB", sheet.size, colour)).split()
        furthest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        sheet.paste(INK, mask=furthest.point([255] * STEP + [0] * (256 - STEP)))
    return sheet


def main() -> None:
    """Learn Landverse's palette from its samples."""
    pictures = [
        (draw_mine if name.startswith("mine") else draw_table)(view, table(view, "en"))
        for name, view in views().items()
    ]
    Path(__file__).with_name("landverse.palette").write_bytes(learnt(pictures))


if __name__ == "__main__":
    main()
