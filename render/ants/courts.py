"""The court cards: kings with a crown, queens with a tiara, jacks with a feathered cap, all of them ants.

A portrait stands round 0, 0 and is about one unit wide and a little higher. Line widths are those of the card.
"""

from typing import Final

from render.ants.palette import (
    BLACK_FACE,
    BLACK_MUZZLE,
    BLUE,
    GOLD,
    GOLD_SHADE,
    LEAF,
    PLUM,
    RED_FACE,
    RED_MUZZLE,
)
from render.canvas import Pen, Point, arc, smooth
from render.palette import INK, LIGHT, SUIT_RED, WHITE, Colour, mixed

ONE_EYED: Final = ("jh", "js")
"""The jacks that wear a patch."""
LINE: Final = 1.7


def portrait(pen: Pen, rank: str, suit: str, bust: bool) -> None:
    """Head and hat of a court card, `bust`: with its robe."""
    red = suit in "hd"
    face, muzzle = (RED_FACE, RED_MUZZLE) if red else (BLACK_FACE, BLACK_MUZZLE)
    if bust:
        _robe(pen, rank, ROBES[rank])
    _antennae(pen, rank)
    pen.polygon(HEAD, face, INK, LINE)
    pen.polygon(_oval((0.0, 0.2), 0.17, 0.13), muzzle)
    _eyes(pen, rank, muzzle, patched=f"{rank}{suit}" in ONE_EYED)
    _mouth(pen, rank, face)
    HATS[rank](pen)


def _oval(centre: Point, wide: float, high: float) -> list[Point]:
    return [(centre[0] + wide * x, centre[1] + high * y) for x, y in arc((0, 0), 1, 0, 360, 24)]


def _mirrored(half: list[Point]) -> list[Point]:
    """A whole outline from its right half, which runs down from the middle line to the middle line."""
    return [*half, *((-x, y) for x, y in reversed(half))]


HEAD: Final = _mirrored(
    smooth([(0.0, -0.26), (0.2, -0.27), (0.33, -0.16), (0.35, 0.04), (0.26, 0.24), (0.12, 0.37), (0.0, 0.39)])
)


def _antennae(pen: Pen, rank: str) -> None:
    low = 0.06 if rank == "j" else 0.0
    for flip in (False, True):
        side = pen.at(0, 0, flip=flip)
        side.line([(0.2, -0.16), (0.34, -0.32 + low), (0.5, -0.3 + low)], INK, LINE * 1.25)
        side.circle((0.5, -0.3 + low), 0.036, INK)


def _eyes(pen: Pen, rank: str, rim: Colour, patched: bool) -> None:
    for flip in (True, False):
        side = pen.at(0, 0, flip=flip)
        if patched and not flip:
            pen.line([(-0.33, -0.1), (0.32, 0.14)], INK, LINE * 1.3)
            side.polygon(_oval((0.145, 0.04), 0.145, 0.135), INK, rim, LINE * 0.8)
            continue
        side.polygon(_oval((0.145, 0.0), 0.115, 0.125), WHITE, INK, LINE * 0.8)
        side.circle((0.12, 0.02), 0.058, INK)
        side.circle((0.138, -0.005), 0.02, WHITE)
        if rank == "q":
            for turn in (-12, -42, -72):
                near, far = (arc((0.145, 0.0), reach, turn, turn, 1)[0] for reach in (0.12, 0.195))
                side.line([near, far], INK, LINE)
        if rank == "k":
            side.line([(0.05, -0.135), (0.2, -0.155)], INK, LINE * 1.5)


def _mouth(pen: Pen, rank: str, face: Colour) -> None:
    if rank == "q":
        lips = [(-0.1, 0.21), (-0.035, 0.185), (0.0, 0.2), (0.035, 0.185), (0.1, 0.21), (0.0, 0.275)]
        pen.polygon(lips, SUIT_RED, mixed(SUIT_RED, INK, 0.4), LINE * 0.6)
    elif rank == "k":
        curl = smooth([(0.0, 0.16), (0.1, 0.17), (0.2, 0.23), (0.27, 0.18), (0.2, 0.3), (0.08, 0.27), (0.0, 0.22)], 4)
        pen.polygon(_mirrored(curl), LIGHT, INK, LINE * 0.7)
    else:
        pen.line(arc((0, 0.15), 0.09, 25, 155), INK, LINE * 1.2)
    for flip in (False, True):
        jaw = pen.at(0, 0, flip=flip)
        jaw.polygon(smooth([(0.1, 0.33), (0.17, 0.4), (0.13, 0.49), (0.03, 0.5), (0.09, 0.43), (0.05, 0.37)], 3),
                    mixed(face, INK, 0.3), INK, LINE * 0.8)  # fmt: skip


def _crown(pen: Pen) -> None:
    points = [(-0.3, -0.17), (-0.37, -0.5), (-0.17, -0.34), (0.0, -0.6), (0.17, -0.34), (0.37, -0.5), (0.3, -0.17)]
    pen.polygon(points, GOLD, INK, LINE)
    pen.polygon([(-0.3, -0.17), (-0.315, -0.25), (0.315, -0.25), (0.3, -0.17)], GOLD_SHADE, INK, LINE * 0.8)
    for tip, colour in zip(((-0.37, -0.52), (0.0, -0.62), (0.37, -0.52)), (SUIT_RED, BLUE, SUIT_RED), strict=True):
        pen.circle(tip, 0.058, colour, INK, LINE * 0.8)


def _tiara(pen: Pen) -> None:
    right = [(0.0, -0.6), (0.08, -0.42), (0.16, -0.38), (0.27, -0.47), (0.33, -0.15)]
    band = smooth([(0.33, -0.15), (0.0, -0.23), (-0.33, -0.15)])
    pen.polygon([*((-x, y) for x, y in reversed(right)), *right, *band], GOLD, INK, LINE)
    pen.circle((0, -0.33), 0.062, BLUE, INK, LINE * 0.8)
    for flip in (False, True):
        pen.at(0, 0, flip=flip).circle((0.19, -0.29), 0.034, LIGHT, INK, LINE * 0.7)


def _cap(pen: Pen) -> None:
    feather = smooth([(0.14, -0.4), (0.2, -0.62), (0.42, -0.72), (0.4, -0.55), (0.3, -0.42), (0.16, -0.35)], 4)
    pen.polygon(feather, LIGHT, INK, LINE * 0.8)
    pen.line(smooth([(0.15, -0.37), (0.24, -0.54), (0.39, -0.68)]), INK, LINE * 0.7)
    crown = smooth([(-0.33, -0.2), (-0.32, -0.42), (-0.1, -0.52), (0.16, -0.46), (0.33, -0.2)])
    pen.polygon(crown, PLUM, INK, LINE)
    brim = smooth([(-0.39, -0.19), (-0.2, -0.28), (0.1, -0.3), (0.39, -0.15)])
    pen.polygon([*brim, *smooth([(0.36, -0.08), (0.1, -0.2), (-0.2, -0.18), (-0.39, -0.11)])],
                mixed(PLUM, INK, 0.35), INK, LINE)  # fmt: skip


def _robe(pen: Pen, rank: str, colour: Colour) -> None:
    """Shoulders, with a collar of fur, of lace or of leaves."""
    shoulders = smooth([(0.0, 0.36), (0.26, 0.42), (0.46, 0.58), (0.52, 0.86)])
    pen.polygon([*_mirrored(shoulders)], colour, INK, LINE)
    trim = LIGHT if rank == "k" else GOLD
    pen.polygon([(-0.075, 0.5), (0.075, 0.5), (0.09, 0.86), (-0.09, 0.86)], trim, INK, LINE * 0.7)
    if rank == "k":
        for y in (0.6, 0.74):
            pen.line([(0.0, y), (0.0, y + 0.03)], INK, LINE * 1.4)
    zigzag = [((n - 4) * 0.095, 0.4 + abs(n - 4) * 0.008 + (0.14 if n % 2 else 0.03)) for n in range(9)]
    pen.polygon([(-0.36, 0.36), *zigzag, (0.36, 0.36)], LIGHT, INK, LINE * 0.8)


ROBES: Final = {"k": BLUE, "q": PLUM, "j": LEAF}
HATS: Final = {"k": _crown, "q": _tiara, "j": _cap}
