"""Trees, mountain peaks and tufts of grass, as stamps whose spot is their foot."""

from functools import lru_cache

from render.canvas import Pen, Stamp, stamp
from render.hamlet.palette import (
    BLOSSOMS,
    LEAF_LINE,
    OAK,
    OAK_LIT,
    ROCK,
    ROCK_LINE,
    ROCK_LIT,
    SNOW,
    SPRUCE,
    SPRUCE_LIT,
    TRUNK,
    TUFT,
)
from render.palette import Colour, mixed


@lru_cache(maxsize=128)
def spruce(high: int, lit: int = 0) -> Stamp:
    """A spruce of this height; lit 0-2: how bright."""
    dark, light = _tinted(SPRUCE, lit), _tinted(SPRUCE_LIT, lit)

    def paint(pen: Pen) -> None:
        tree = pen.at(0, 0, high)
        tree.polygon([(-0.05, 0), (-0.05, -0.2), (0.05, -0.2), (0.05, 0)], TRUNK)
        for foot, top, half in ((-0.12, -0.5, 0.3), (-0.36, -0.74, 0.24), (-0.6, -1.0, 0.17)):
            tree.polygon([(-half, foot), (0, top), (half, foot)], dark, LEAF_LINE, 0.9)
            tree.polygon([(-half * 0.82, foot - 0.02), (0, top + 0.03), (-half * 0.08, foot - 0.02)], light)

    return stamp((-0.34 * high - 1, -high - 2, 0.34 * high + 1, 2), paint)


@lru_cache(maxsize=128)
def oak(high: int, lit: int = 0) -> Stamp:
    """A broad tree of this height."""
    dark, light = _tinted(OAK, lit), _tinted(OAK_LIT, lit)

    def paint(pen: Pen) -> None:
        tree = pen.at(0, 0, high)
        tree.polygon([(-0.06, 0), (-0.05, -0.35), (0.05, -0.35), (0.06, 0)], TRUNK)
        blobs = ((-0.17, -0.48, 0.22), (0.17, -0.46, 0.22), (0.0, -0.7, 0.26), (0, -0.5, 0.2))
        for x, y, r in blobs:
            tree.circle((x, y), r + 0.035, LEAF_LINE)
        for x, y, r in blobs:
            tree.circle((x, y), r, dark)
        for x, y, r in ((-0.2, -0.52, 0.11), (-0.04, -0.77, 0.14), (0.13, -0.53, 0.09)):
            tree.circle((x, y), r, light)

    return stamp((-0.45 * high - 1, -high - 2, 0.45 * high + 1, 2), paint)


def _tinted(colour: Colour, lit: int) -> Colour:
    return mixed(colour, OAK_LIT, 0.16 * lit)


@lru_cache(maxsize=128)
def peak(high: int, form: int = 0) -> Stamp:
    """A peak with snow on it, of three forms."""
    lean, half = ((-0.08, 0.6), (0.1, 0.56), (0.0, 0.66))[form]

    def paint(pen: Pen) -> None:
        rock = pen.at(0, 0, high)
        top = (lean, -1.0)
        rock.polygon([(-half, 0), top, (half, 0)], ROCK, ROCK_LINE, 1.1)
        rock.polygon([(-half + 0.05, -0.02), top, (lean + 0.05, -0.45), (-0.1, -0.28), (-0.02, -0.02)], ROCK_LIT)
        left, right = 0.38, 0.4
        snow = [
            (lean - (half + lean) * left, -1 + left), (lean - 0.09, -0.7), (lean + 0.01, -0.58), (lean + 0.1, -0.72),
            (lean + (half - lean) * right, -1 + right), top,
        ]  # fmt: skip
        rock.polygon(snow, SNOW)
        rock.line([(-half, 0), top, (half, 0)], ROCK_LINE, 1.1)

    return stamp((-0.7 * high - 2, -high - 3, 0.7 * high + 2, 2), paint)


@lru_cache(maxsize=8)
def tuft(form: int) -> Stamp:
    """Three blades of grass."""
    lean = (-2, 0, 2)[form]

    def paint(pen: Pen) -> None:
        for x in (-4, 0, 4):
            pen.line([(x * 0.5, 0), (x + lean, -9 if x == 0 else -7)], TUFT, 1.5)

    return stamp((-9, -12, 9, 2), paint)


@lru_cache(maxsize=8)
def blossom(form: int) -> Stamp:
    """A flower in the grass."""
    return stamp((-3, -3, 3, 3), lambda pen: pen.circle((0, 0), 2.2, BLOSSOMS[form]))
