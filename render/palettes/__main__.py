"""Make fixed palettes anew: `python -m render.palettes ants`. Run it when a game's colours or motifs have changed."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from render.ants import palette as ants
from render.coatl import palette as coatl
from render.games import PICTURES
from render.hamlet import palette as hamlet
from render.landverse import motifs
from render.landverse import palette as landverse
from render.minecraft import palette as minecraft
from render.palette import INK, Colour
from render.samples import table, views

COLOURS: Final = 256
SETTLED: Final = 100
"""k-means stops once fewer pixels than this change their colour in a round."""
THINNED: Final = 2
"""One pixel of so many each way is looked at."""
STEP: Final = 8
"""How close colours are, on their worst channel, that Pillow may take for each other when it maps a picture."""
NAMED: Final[dict[str, tuple[Sequence[Colour], Sequence[Colour]]]] = {
    "landverse": (landverse.FLAT, (*landverse.SHADED, *motifs.COLOURS)),
    "ants": (ants.FLAT, ants.SHADED),
    "minecraft": (minecraft.FLAT, ()),
    "coatl": (coatl.FLAT, coatl.SHADED),
    "hamlet": (hamlet.FLAT, hamlet.SHADED),
}
"""A game's named colours: those shown in areas of one colour, and those that others may be close to."""


def learnt(pictures: list[Image.Image], alone: Sequence[Colour], others: Sequence[Colour]) -> bytes:
    """256 colours that serve all these pictures, the named ones among them exactly, nothing close to those `alone`."""
    sheet = _without(alone, _together(pictures))
    flat = sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=SETTLED).getpalette() or []
    found: list[Colour] = [(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, len(flat), 3)]
    rest = [colour for colour in found if all(_differ(colour, one) for one in alone)]
    colours = [*alone, *others, *rest][:COLOURS]
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


def _without(colours: Sequence[Colour], sheet: Image.Image) -> Image.Image:
    """The sheet without anything close to these colours, which need no others to stand for them."""
    for colour in colours:
        red, green, blue = ImageChops.difference(sheet, Image.new("RGB", sheet.size, colour)).split()
        furthest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        sheet.paste(INK, mask=furthest.point([255] * STEP + [0] * (256 - STEP)))
    return sheet


def main(slugs: Sequence[str]) -> None:
    """Learn palettes from the games' samples."""
    for slug in slugs:
        draw = PICTURES[slug].draw
        pictures = [
            draw["mine" if name.startswith("mine") else "table"](view, table(view, "en"))
            for name, view in views(slug).items()
        ]
        Path(__file__).with_name(f"{slug}.palette").write_bytes(learnt(pictures, *NAMED[slug]))


if __name__ == "__main__":
    main(sys.argv[1:] or list(NAMED))
