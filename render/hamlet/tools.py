"""The telling things that stand beside buildings, about one unit wide and high round their foot at (0, 0)."""

from math import cos, radians, sin

from render.canvas import Pen, arc
from render.hamlet.palette import (
    BRICK,
    BRICK_LINE,
    CAN,
    CAN_BAND,
    CLOTH_BLUE,
    CLOTH_RED,
    IRON,
    LINE,
    OAK,
    ROCK,
    ROCK_LINE,
    SACK,
    STONE,
    THATCH,
    WHEAT,
    WHEAT_DARK,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from render.palette import LIGHT, Colour


def saw(pen: Pen) -> None:
    """A saw blade."""
    teeth = [arc((0, -0.45), 0.46 if n % 2 else 0.36, 15 * n, 15 * n, 1)[0] for n in range(24)]
    pen.polygon(teeth, IRON, LINE, 1)
    pen.circle((0, -0.45), 0.11, LIGHT, LINE, 1)


def gear(pen: Pen) -> None:
    """A cogwheel."""
    for n in range(8):
        a = radians(45 * n)
        pen.line([(0, -0.42), (0.44 * cos(a), -0.42 + 0.44 * sin(a))], LINE, 5)
        pen.line([(0, -0.42), (0.41 * cos(a), -0.42 + 0.41 * sin(a))], IRON, 3)
    pen.circle((0, -0.42), 0.31, IRON, LINE, 1)
    pen.circle((0, -0.42), 0.12, LIGHT, LINE, 1)


def bricks(pen: Pen) -> None:
    """A stack of bricks."""
    for row, xs in enumerate(((-0.5, -0.17, 0.16), (-0.34, 0.0), (-0.17,))):
        for x in xs:
            pen.rounded((x, -0.22 - 0.22 * row, x + 0.32, -0.02 - 0.22 * row), 0.02, BRICK, BRICK_LINE, 1)


def can(pen: Pen) -> None:
    """A milk can."""
    pen.polygon([(-0.12, -0.62), (-0.26, -0.42), (-0.26, 0), (0.26, 0), (0.26, -0.42), (0.12, -0.62)], CAN, LINE, 1)
    pen.polygon([(-0.25, -0.3), (0.25, -0.3), (0.25, -0.14), (-0.25, -0.14)], CAN_BAND)
    pen.rounded((-0.15, -0.8, 0.15, -0.6), 0.05, CAN, LINE, 1)


def two_cans(pen: Pen) -> None:
    """Milk cans, side by side."""
    can(pen.at(-0.26, -0.04, 0.8))
    can(pen.at(0.24, 0, 0.86))


def logs(pen: Pen) -> None:
    """A pile of logs, seen from their ends."""
    for x, y in ((-0.36, -0.17), (0, -0.17), (0.36, -0.17), (-0.18, -0.46), (0.18, -0.46), (0, -0.74)):
        pen.circle((x, y), 0.18, WOOD_LIGHT, WOOD_DARK, 1.2)
        pen.circle((x, y), 0.07, WOOD)


def planks(pen: Pen) -> None:
    """Boards on each other."""
    for n in range(4):
        shift = 0.06 * (n % 2)
        pen.rounded((-0.5 + shift, -0.16 - 0.17 * n, 0.44 + shift, -0.02 - 0.17 * n), 0.02, WOOD_LIGHT, WOOD_DARK, 1)


def sacks(pen: Pen) -> None:
    """Sacks of flour."""
    for x, y, s in ((-0.24, 0.0, 0.9), (0.26, 0.0, 0.8), (0.02, -0.34, 0.75)):
        one = pen.at(x, y, s)
        one.polygon([(-0.1, -0.46), (-0.27, -0.22), (-0.24, 0), (0.24, 0), (0.27, -0.22), (0.1, -0.46)], SACK, LINE, 1)
        one.line([(-0.14, -0.42), (0.14, -0.42)], CLOTH_RED, 1.6)


def sheaves(pen: Pen) -> None:
    """Sheaves of wheat."""
    for x in (-0.28, 0.28, 0.0):
        sheaf = [(x - 0.15, 0), (x - 0.05, -0.3), (x - 0.22, -0.64), (x + 0.22, -0.64), (x + 0.05, -0.3), (x + 0.15, 0)]
        pen.polygon(sheaf, WHEAT, WHEAT_DARK, 1)
        pen.line([(x - 0.09, -0.29), (x + 0.09, -0.29)], WHEAT_DARK, 1.8)


def scarecrow(pen: Pen) -> None:
    """A scarecrow."""
    pen.line([(0, 0), (0, -0.9)], WOOD_DARK, 2)
    pen.line([(-0.4, -0.56), (0.4, -0.56)], WOOD_DARK, 2)
    pen.polygon([(-0.34, -0.66), (0.34, -0.66), (0.2, -0.5), (0.17, -0.2), (-0.17, -0.2), (-0.2, -0.5)],
                CLOTH_BLUE, LINE, 1)  # fmt: skip
    pen.circle((0, -0.78), 0.13, SACK, LINE, 1)
    pen.polygon([(-0.22, -0.84), (0, -1.08), (0.22, -0.84)], THATCH, LINE, 1)


def cart(pen: Pen, load: Colour = STONE) -> None:
    """A barrow of stone."""
    for x, y, r in ((-0.2, -0.5, 0.17), (0.16, -0.5, 0.18), (-0.02, -0.62, 0.17)):
        pen.circle((x, y), r, load, LINE, 1)
    pen.polygon([(-0.46, -0.5), (0.46, -0.5), (0.34, -0.16), (-0.32, -0.16)], WOOD, LINE, 1.1)
    for x in (-0.2, 0.22):
        pen.circle((x, -0.13), 0.14, WOOD_DARK, LINE, 1)
        pen.circle((x, -0.13), 0.05, WOOD_LIGHT)


def pick(pen: Pen) -> None:
    """A pickaxe."""
    pen.line([(-0.26, 0), (0.16, -0.8)], WOOD_DARK, 2.4)
    pen.line([(-0.24, -0.78), (0.12, -0.78), (0.42, -0.56)], LINE, 4)
    pen.line([(-0.22, -0.78), (0.12, -0.78), (0.4, -0.57)], IRON, 2.2)


def barrier(pen: Pen) -> None:
    """A toll bar."""
    pen.rounded((-0.42, -0.42, -0.26, 0), 0.03, WOOD_DARK, LINE, 1)
    for n in range(5):
        a, b = (-0.36 + 0.2 * n, -0.34 - 0.1 * n), (-0.16 + 0.2 * n, -0.44 - 0.1 * n)
        pen.line([a, b], CLOTH_RED if n % 2 == 0 else LIGHT, 4, caps=False)


def fence(pen: Pen) -> None:
    """A garden fence with a bush."""
    pen.circle((0.05, -0.34), 0.26, OAK, LINE, 1)
    for y in (-0.3, -0.14):
        pen.line([(-0.5, y), (0.5, y)], WOOD_LIGHT, 2)
    for x in (-0.4, -0.13, 0.13, 0.4):
        pen.polygon([(x - 0.06, 0), (x - 0.06, -0.36), (x, -0.46), (x + 0.06, -0.36), (x + 0.06, 0)],
                    WOOD_LIGHT, WOOD_DARK, 0.9)  # fmt: skip


def well(pen: Pen) -> None:
    """A well with a roof."""
    pen.line([(-0.26, -0.2), (-0.26, -0.7)], WOOD_DARK, 2.4)
    pen.line([(0.26, -0.2), (0.26, -0.7)], WOOD_DARK, 2.4)
    pen.polygon([(-0.46, -0.62), (0, -0.98), (0.46, -0.62)], CLOTH_RED, LINE, 1.1)
    pen.rounded((-0.34, -0.34, 0.34, 0), 0.1, STONE, LINE, 1.1)
    pen.line([(-0.33, -0.17), (0.33, -0.17)], ROCK_LINE, 1)


def boulders(pen: Pen) -> None:
    """A heap of broken stone."""
    for x, y, r in (
        (-0.3, -0.16, 0.2),
        (0.3, -0.15, 0.19),
        (0.0, -0.18, 0.22),
        (-0.14, -0.42, 0.18),
        (0.16, -0.4, 0.16),
    ):
        rock = [arc((x, y), r, a, a, 1)[0] for a in (10, 80, 140, 200, 260, 320)]
        pen.polygon(rock, ROCK, ROCK_LINE, 1.1)


def axe(pen: Pen) -> None:
    """A chopping block with an axe in it."""
    pen.rounded((-0.28, -0.34, 0.28, 0), 0.06, WOOD, LINE, 1)
    pen.polygon([(-0.28, -0.34), (-0.18, -0.44), (0.18, -0.44), (0.28, -0.34), (0.18, -0.26), (-0.18, -0.26)],
                WOOD_LIGHT, LINE, 0.9)  # fmt: skip
    pen.line([(0.0, -0.4), (0.34, -0.86)], WOOD_DARK, 2.4)
    pen.polygon([(-0.08, -0.52), (0.08, -0.66), (0.14, -0.4), (0.0, -0.34)], IRON, LINE, 0.9)
