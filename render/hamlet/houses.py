"""Every building by one recipe of cottage, in its own colours, with one thing that tells what it is for."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final, TypeAlias

from render.canvas import Pen, Stamp, arc, stamp
from render.hamlet import tools
from render.hamlet.nature import oak, peak, spruce
from render.hamlet.palette import (
    BRICK,
    CLOTH_BLUE,
    CLOTH_RED,
    DONKEY,
    LINE,
    LIT,
    PALE_WALL,
    RED_WALL,
    ROCK,
    ROCK_LINE,
    ROOF_BLUE,
    ROOF_BROWN,
    ROOF_GREEN,
    ROOF_RED,
    ROOF_SLATE,
    ROOF_TEAL,
    ROOF_VIOLET,
    STAR,
    STONE,
    STONE_DARK,
    STONE_WALL,
    THATCH,
    TIMBER_WALL,
    WATER,
    WHITE_WALL,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from render.palette import INK, LIGHT, WHITE, Colour, mixed

Paint: TypeAlias = Callable[[Pen], None]
EDGE: Final = 1.2
REACH: Final = (-0.62, -1.12, 0.72, 0.1)
"""The box of a building round its foot, as multiples of its width."""


def cottage(pen: Pen, wall: Colour, roof: Colour, tool: Paint | None = None, *, chimney: bool = True) -> None:
    """A gable to the front, a long roof, a lit window, and something beside it."""
    shade = mixed(wall, INK, 0.16)
    if chimney:
        pen.rounded((0.08, -0.86, 0.2, -0.6), 0.02, STONE_DARK, LINE, EDGE)
    pen.polygon([(-0.12, 0), (-0.12, -0.34), (0.42, -0.34), (0.42, 0)], shade, LINE, EDGE)
    pen.polygon([(-0.52, 0), (-0.52, -0.34), (-0.32, -0.66), (-0.12, -0.34), (-0.12, 0)], wall, LINE, EDGE)
    pen.polygon([(-0.33, -0.74), (0.28, -0.74), (0.52, -0.31), (-0.07, -0.31)], roof, LINE, EDGE)
    dark = mixed(roof, INK, 0.3)
    for n in (1, 2):
        left, right = -0.33 + 0.26 * n / 3, 0.28 + 0.24 * n / 3
        pen.line([(left + 0.04, -0.74 + 0.43 * n / 3), (right - 0.04, -0.74 + 0.43 * n / 3)], dark, 0.9)
    pen.line([(-0.58, -0.29), (-0.33, -0.74)], LINE, 4.2)
    pen.line([(-0.57, -0.3), (-0.33, -0.73)], roof, 2.4)
    pen.rounded((-0.4, -0.26, -0.25, 0), 0.03, WOOD_DARK, LINE, 0.9)
    pen.circle((-0.32, -0.43), 0.055, LIT, LINE, 0.9)
    for x in (0.02, 0.23):
        pen.rounded((x, -0.24, x + 0.12, -0.1), 0.01, LIT, LINE, 0.9)
    if tool:
        tool(pen.at(0.5, 0.05, 0.42))


def _kiln(pen: Pen) -> None:
    cottage(pen, BRICK, ROOF_SLATE, tools.bricks, chimney=False)
    pen.polygon([(0.02, -0.56), (0.07, -1.02), (0.2, -1.02), (0.25, -0.56)], BRICK, LINE, EDGE)
    for x, y, r in ((0.2, -1.06, 0.07), (0.31, -1.02, 0.05)):
        pen.circle((x, y), r, LIGHT)


def _farm(pen: Pen) -> None:
    cottage(pen, RED_WALL, mixed(ROOF_RED, INK, 0.3), tools.sheaves, chimney=False)
    pen.rounded((-0.44, -0.29, -0.2, 0), 0.01, WHITE_WALL, LINE, 0.9)
    pen.line([(-0.43, -0.27), (-0.21, -0.02)], RED_WALL, 1.6)
    pen.line([(-0.43, -0.02), (-0.21, -0.27)], RED_WALL, 1.6)


def _barn(pen: Pen) -> None:
    outline = [(-0.5, 0), (-0.5, -0.42), (-0.36, -0.7), (0, -0.86), (0.36, -0.7), (0.5, -0.42), (0.5, 0)]
    pen.polygon(outline, RED_WALL, LINE, EDGE)
    pen.line([(-0.54, -0.38), (-0.38, -0.71), (0, -0.88), (0.38, -0.71), (0.54, -0.38)], LINE, 5)
    pen.line([(-0.54, -0.38), (-0.38, -0.71), (0, -0.88), (0.38, -0.71), (0.54, -0.38)], ROOF_BROWN, 3)
    pen.rounded((-0.28, -0.38, 0.28, 0), 0.01, WHITE_WALL, LINE, 1)
    for x in (-0.28, 0.0):
        pen.line([(x + 0.02, -0.36), (x + 0.26, -0.02)], RED_WALL, 1.8)
        pen.line([(x + 0.02, -0.02), (x + 0.26, -0.36)], RED_WALL, 1.8)
    pen.line([(0, -0.38), (0, 0)], LINE, 1)
    pen.rounded((-0.09, -0.64, 0.09, -0.48), 0.02, LIT, LINE, 1)


def _sails(pen: Pen, reach: float) -> None:
    for a in (25, 115, 205, 295):
        tip, side = (arc((0, 0), r, a + turn, a + turn, 1)[0] for r, turn in ((reach, 0), (reach, 20)))
        near = arc((0, 0), reach * 0.25, a + 40, a + 40, 1)[0]
        pen.polygon([(0, 0), tip, side, near], WHITE, LINE, 1)
        pen.line([(0, 0), tip], WOOD_DARK, 2.2)
    pen.circle((0, 0), 0.05, WOOD_DARK, LINE, 1)


def _windmill(pen: Pen) -> None:
    pen.polygon([(-0.28, 0), (-0.18, -0.66), (0.18, -0.66), (0.28, 0)], WHITE_WALL, LINE, EDGE)
    pen.polygon([(-0.23, -0.62), (0, -0.9), (0.23, -0.62)], ROOF_RED, LINE, EDGE)
    pen.rounded((-0.08, -0.22, 0.08, 0), 0.03, WOOD_DARK, LINE, 1)
    pen.rounded((-0.06, -0.46, 0.06, -0.33), 0.01, LIT, LINE, 1)
    _sails(pen.at(0, -0.66), 0.5)


def _grand_mill(pen: Pen) -> None:
    cottage(pen.at(0.16, 0, 0.9), STONE_WALL, THATCH, tools.sacks, chimney=False)
    pen.polygon([(-0.56, 0), (-0.48, -0.6), (-0.16, -0.6), (-0.08, 0)], PALE_WALL, LINE, EDGE)
    pen.polygon([(-0.53, -0.57), (-0.32, -0.84), (-0.11, -0.57)], ROOF_BROWN, LINE, EDGE)
    _sails(pen.at(-0.32, -0.6), 0.46)


def _rock_face(pen: Pen, tool: Paint) -> None:
    pen.polygon([(-0.58, 0), (-0.46, -0.5), (-0.2, -0.72), (0.1, -0.58), (0.34, -0.66), (0.56, 0)],
                ROCK, ROCK_LINE, EDGE)  # fmt: skip
    pen.polygon([(-0.4, -0.44), (-0.2, -0.66), (0.02, -0.55), (-0.04, -0.3), (-0.3, -0.24)], STONE)
    pen.rounded((-0.2, -0.32, 0.14, 0.0), 0.12, INK)
    pen.line([(-0.22, 0), (-0.22, -0.32), (0.16, -0.32), (0.16, 0)], WOOD, 3)
    tool(pen.at(0.4, 0.06, 0.5))


def _gravel(pen: Pen) -> None:
    tools.boulders(pen.at(-0.2, -0.06, 0.95))
    tools.cart(pen.at(0.28, 0.05, 0.66))


def _coppice(pen: Pen) -> None:
    for x, high in ((-0.44, 0.7), (-0.24, 0.8), (0.0, 0.66)):
        pen.line([(x, 0), (x, -high * 0.5)], WOOD_DARK, 2.6)
        pen.circle((x, -high * 0.66), 0.2, ROOF_GREEN, LINE, 1)
        pen.circle((x - 0.05, -high * 0.72), 0.09, mixed(ROOF_GREEN, LIGHT, 0.3))
    tools.logs(pen.at(0.3, 0.05, 0.62))


def _strips(pen: Pen) -> None:
    tools.sheaves(pen.at(-0.26, 0.02, 0.66))
    tools.scarecrow(pen.at(0.22, 0.04, 0.9))


def _granary(pen: Pen) -> None:
    pen.rounded((-0.42, -0.56, 0.14, 0), 0.06, PALE_WALL, LINE, EDGE)
    for y in (-0.4, -0.22):
        pen.line([(-0.41, y), (0.13, y)], WOOD_LIGHT, 1.6)
    pen.polygon([(-0.5, -0.52), (-0.14, -0.94), (0.22, -0.52)], THATCH, LINE, EDGE)
    pen.rounded((-0.22, -0.24, -0.06, 0), 0.02, WOOD_DARK, LINE, 1)
    tools.sacks(pen.at(0.4, 0.05, 0.6))


def _market(pen: Pen) -> None:
    for x, cloth in ((-0.34, CLOTH_RED), (0.28, CLOTH_BLUE)):
        for side in (-0.24, 0.24):
            pen.line([(x + side, 0), (x + side, -0.5)], WOOD_DARK, 2)
        pen.rounded((x - 0.28, -0.2, x + 0.28, -0.02), 0.02, WOOD_LIGHT, LINE, 1)
        for n, colour in enumerate((cloth, ROOF_GREEN, STAR)):
            pen.circle((x - 0.16 + 0.16 * n, -0.23), 0.07, colour, LINE, 0.8)
        for n in range(5):
            left = x - 0.32 + 0.128 * n
            stripe = [(left + 0.03, -0.66), (left + 0.13, -0.66), (left + 0.128, -0.42), (left, -0.42)]
            pen.polygon(stripe, cloth if n % 2 == 0 else WHITE, LINE, 0.8)


def _town_hall(pen: Pen) -> None:
    pen.line([(-0.32, -0.9), (-0.32, -1.1)], LINE, 1.6)
    pen.polygon([(-0.31, -1.1), (-0.08, -1.03), (-0.31, -0.96)], STAR, LINE, 1)
    cottage(pen, WHITE_WALL, ROOF_VIOLET, None, chimney=False)
    pen.polygon([(-0.52, -0.36), (-0.32, -0.96), (-0.12, -0.36)], ROOF_VIOLET, LINE, EDGE)
    pen.rounded((-0.46, -0.5, -0.18, -0.28), 0.02, WHITE_WALL, LINE, 1)
    pen.circle((-0.32, -0.5), 0.13, WHITE, LINE, 1.2)
    pen.line([(-0.32, -0.58), (-0.32, -0.5), (-0.26, -0.47)], LINE, 1.2)


def _statue(pen: Pen) -> None:
    pen.rounded((-0.3, -0.16, 0.3, 0), 0.02, STONE_DARK, LINE, EDGE)
    pen.rounded((-0.2, -0.36, 0.2, -0.14), 0.02, STONE, LINE, EDGE)
    pen.polygon([(-0.14, -0.36), (-0.1, -0.72), (0.1, -0.72), (0.14, -0.36)], STONE_WALL, LINE, 1)
    pen.line([(0.08, -0.68), (0.26, -0.92)], LINE, 4)
    pen.line([(0.08, -0.68), (0.25, -0.91)], STONE_WALL, 2.2)
    pen.circle((0, -0.82), 0.11, STONE_WALL, LINE, 1)


def _signpost(pen: Pen) -> None:
    pen.line([(0, 0), (0, -0.9)], LINE, 4.4)
    pen.line([(0, 0), (0, -0.89)], WOOD_DARK, 2.6)
    for y, ahead in ((-0.78, 1), (-0.54, -1), (-0.32, 1)):
        board = [(-0.3, y - 0.09), (0.28, y - 0.09), (0.42, y), (0.28, y + 0.09), (-0.3, y + 0.09)]
        pen.polygon([(x * ahead, up) for x, up in board], WOOD_LIGHT, LINE, 1.1)
        pen.line([(-0.18, y), (0.18, y)], WOOD_DARK, 1.2)


def _watchtower(pen: Pen) -> None:
    pen.polygon([(-0.26, 0), (-0.18, -0.66), (0.18, -0.66), (0.26, 0)], STONE_WALL, LINE, EDGE)
    for y, x in ((-0.14, -0.1), (-0.3, 0.06), (-0.46, -0.08)):
        pen.line([(x, y), (x + 0.12, y)], STONE_DARK, 1.2)
    pen.rounded((-0.28, -0.86, 0.28, -0.62), 0.02, TIMBER_WALL, LINE, EDGE)
    for x in (-0.16, 0.06):
        pen.rounded((x, -0.8, x + 0.1, -0.68), 0.01, LIT, LINE, 0.9)
    pen.polygon([(-0.36, -0.84), (0, -1.1), (0.36, -0.84)], ROOF_RED, LINE, EDGE)
    pen.rounded((-0.08, -0.2, 0.08, 0), 0.03, WOOD_DARK, LINE, 1)


def _green(pen: Pen) -> None:
    pen.line([(-0.3, 0), (-0.3, -0.36)], WOOD_DARK, 4)
    for x, y, r in ((-0.44, -0.46, 0.2), (-0.16, -0.46, 0.2), (-0.3, -0.66, 0.24)):
        pen.circle((x, y), r, ROOF_GREEN, LINE, 1)
    for x, y, r in ((-0.44, -0.48, 0.12), (-0.2, -0.5, 0.12), (-0.34, -0.7, 0.15)):
        pen.circle((x, y), r, mixed(ROOF_GREEN, LIGHT, 0.28))
    tools.well(pen.at(0.26, 0.03, 0.7))


def _tent(pen: Pen, x: float, cloth: Colour, size: float) -> None:
    one = pen.at(x, 0, size)
    one.line([(0, -0.86), (0, -1.04)], LINE, 1.4)
    one.polygon([(0, -1.04), (0.2, -0.97), (0, -0.9)], STAR, LINE, 0.9)
    one.polygon([(-0.42, 0), (-0.34, -0.46), (0.34, -0.46), (0.42, 0)], WHITE, LINE, EDGE)
    for left in (-0.34, -0.06, 0.2):
        one.polygon([(left - 0.04, 0), (left, -0.46), (left + 0.14, -0.46), (left + 0.16, 0)], cloth)
    one.polygon([(-0.46, -0.42), (0, -0.9), (0.46, -0.42)], cloth, LINE, EDGE)
    one.polygon([(-0.12, -0.42), (0, -0.9), (0.12, -0.42)], WHITE)
    one.line([(-0.46, -0.42), (0.46, -0.42)], LINE, 1.2)


def _fair(pen: Pen) -> None:
    _tent(pen, 0.3, CLOTH_BLUE, 0.72)
    _tent(pen, -0.2, CLOTH_RED, 0.94)


def _stable(pen: Pen) -> None:
    cottage(pen, TIMBER_WALL, THATCH, None, chimney=False)
    pen.rounded((-0.04, -0.27, 0.36, 0), 0.02, mixed(WOOD_DARK, INK, 0.5), LINE, 1)
    pen.polygon([(0.06, -0.02), (0.07, -0.16), (0.16, -0.25), (0.27, -0.16), (0.25, -0.11), (0.17, -0.14),
                 (0.18, -0.02)], DONKEY, LINE, 1)  # fmt: skip
    pen.polygon([(0.1, -0.18), (0.09, -0.31), (0.15, -0.23)], DONKEY, LINE, 0.9)
    pen.line([(-0.04, -0.08), (0.36, -0.08)], WOOD_LIGHT, 1.8)


def _pond(pen: Pen) -> None:
    water = [(x * 0.6, -0.14 + y * 0.22) for x, y in arc((0, 0), 1, 0, 360, 28)]
    pen.polygon(water, WATER, LINE, EDGE)
    for x, y in ((-0.3, -0.12), (0.02, -0.04), (-0.06, -0.24)):
        pen.line([(x, y), (x + 0.16, y)], WHITE, 1.6)
    for n in range(8):
        spoke = arc((0.24, -0.42), 0.34, 45 * n, 45 * n, 1)[0]
        pen.line([(0.24, -0.42), spoke], WOOD_DARK, 2)
    pen.circle((0.24, -0.42), 0.32, None, LINE, 4.4)
    pen.circle((0.24, -0.42), 0.305, None, WOOD, 2.6)
    pen.circle((0.24, -0.42), 0.07, WOOD_DARK, LINE, 1)
    for x in (-0.5, -0.43):
        pen.line([(x, -0.1), (x - 0.02, -0.48)], ROOF_GREEN, 1.8)
        pen.line([(x - 0.02, -0.36), (x - 0.02, -0.5)], WOOD_DARK, 3)


def _nothing(pen: Pen) -> None:
    """Old Wood and High Ridge are what grows there."""


PAINTS: Final[Mapping[str, Paint]] = {
    "market": _market,
    "town-hall": _town_hall,
    "woodcutter": partial(cottage, wall=TIMBER_WALL, roof=ROOF_GREEN, tool=tools.logs),
    "quarry": partial(_rock_face, tool=tools.pick),
    "farm": _farm,
    "sawmill": partial(cottage, wall=TIMBER_WALL, roof=ROOF_BROWN, tool=tools.saw),
    "masons-yard": partial(cottage, wall=STONE_WALL, roof=ROOF_BROWN, tool=tools.bricks),
    "dairy": partial(cottage, wall=WHITE_WALL, roof=ROOF_BLUE, tool=tools.can),
    "windmill": _windmill,
    "coppice": _coppice,
    "gravel-pit": _gravel,
    "strip-field": _strips,
    "old-wood": _nothing,
    "high-ridge": _nothing,
    "signpost": _signpost,
    "joiners-hall": partial(cottage, wall=TIMBER_WALL, roof=ROOF_TEAL, tool=tools.planks),
    "barn": _barn,
    "watchtower": _watchtower,
    "toll-house": partial(cottage, wall=WHITE_WALL, roof=ROOF_RED, tool=tools.barrier),
    "brickworks": _kiln,
    "workshop": partial(cottage, wall=PALE_WALL, roof=ROOF_TEAL, tool=tools.gear),
    "great-quarry": partial(_rock_face, tool=tools.cart),
    "statue": _statue,
    "grand-mill": _grand_mill,
    "granary": _granary,
    "village-green": _green,
    "fairground": _fair,
    "creamery": partial(cottage, wall=WHITE_WALL, roof=ROOF_TEAL, tool=tools.two_cans),
    "homestead": partial(cottage, wall=PALE_WALL, roof=THATCH, tool=tools.fence),
    "stable": _stable,
    "mill-pond": _pond,
}


@lru_cache(maxsize=256)
def house(tile: str, wide: int) -> Stamp:
    """What stands on a tile, so wide; its spot is its foot."""
    if tile in GROVES:
        return _grove(tile, wide)
    left, top, right, low = (edge * wide for edge in REACH)
    return stamp((left, top, right, low), lambda pen: PAINTS[tile](pen.at(0, 0, wide)))


GROVES: Final = ("old-wood", "high-ridge")


def _grove(tile: str, wide: int) -> Stamp:
    """Great trees, or great peaks."""
    box = (-0.75 * wide, -1.25 * wide, 0.75 * wide, 0.2 * wide)
    whole = stamp(box, _nothing)
    high = round(wide * (0.62 if tile == "old-wood" else 0.7))
    for n, (x, y) in enumerate(((-0.2, -0.34), (0.26, -0.3), (-0.44, -0.08), (0.02, -0.02), (0.46, 0.02))):
        if tile == "old-wood":
            one = oak(high, n % 2) if n in (1, 3) else spruce(high, n % 3)
        else:
            one = peak(round(high * (1.2, 1.0, 0.7, 0.9, 0.6)[n]), n % 3)
        whole.image.alpha_composite(one.image, (round(whole.x + x * wide) - one.x, round(whole.y + y * wide) - one.y))
    return whole
