"""The five patterns that tell colours apart without their hue: rays, chevrons, stars, veins, waves.

Each covers a square of one unit round 0, 0, of which a piece shows what lies within its outline.
"""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final, TypeAlias

from render.canvas import Pen, Point, smooth
from render.palette import Colour, mixed

Texture: TypeAlias = Callable[[Pen, Colour, Colour], None]
"""Draws with the light and the dark of its colour."""


def _rays(pen: Pen, glow: Colour, dark: Colour) -> None:
    """Sun: rays from the middle, dark and light."""
    for n in range(16):
        angle = 2 * pi * n / 16
        near, far = 0.3, 0.44 if n % 2 else 0.9
        ends = [(-0.03 + reach * cos(angle), -0.02 + reach * sin(angle)) for reach in (near, far)]
        pen.line(ends, dark if n % 2 else glow, 0.045 if n % 2 else 0.03, caps=False)


def _chevrons(pen: Pen, glow: Colour, dark: Colour) -> None:
    """Ember: arrowheads that point to the front."""
    for n in range(6):
        x = -0.62 + 0.22 * n
        pen.line([(x + 0.2, -0.55), (x - 0.06, 0.0), (x + 0.2, 0.55)], dark if n % 2 else glow, 0.05, caps=False)


STARS: Final = ((-0.3, -0.26, 0.13), (0.27, -0.27, 0.1), (-0.33, 0.17, 0.08), (0.3, 0.13, 0.12), (0.0, -0.36, 0.06),
                (-0.02, 0.34, 0.06), (-0.62, -0.1, 0.08), (-0.42, 0.36, 0.07))  # fmt: skip


def _stars(pen: Pen, glow: Colour, dark: Colour) -> None:
    """Night: stars of four points."""
    for x, y, size in STARS:
        pen.polygon(_star(x, y, size), glow)


def _star(x: float, y: float, size: float) -> list[Point]:
    return [
        (x + reach * cos(pi * n / 4), y + reach * sin(pi * n / 4)) for n, reach in enumerate((size, size * 0.3) * 4)
    ]


def _veins(pen: Pen, glow: Colour, dark: Colour) -> None:
    """Leaf: a rib along the serpent, veins that fork from it."""
    pen.line(smooth([(-0.8, -0.03), (0.0, -0.06), (0.6, -0.02)], 4), glow, 0.035, caps=False)
    for n in range(6):
        x = -0.62 + 0.21 * n
        for side in (-1, 1):
            pen.line([(x, -0.04), (x + 0.2, -0.04 + side * 0.42)], glow, 0.032, caps=False)


def _waves(pen: Pen, glow: Colour, dark: Colour) -> None:
    """Rain: waves that run along the serpent."""
    for n, y in enumerate((-0.33, -0.16, 0.01, 0.18)):
        crests = [(0.05 * k, y + 0.05 * sin(pi * k / 2.5 + 2 * n)) for k in range(-16, 17)]
        pen.line(crests, mixed(glow, dark, 0.7) if n % 2 else glow, 0.04, caps=False)


TEXTURES: Final[Mapping[str, Texture]] = {"y": _rays, "r": _chevrons, "k": _stars, "g": _veins, "b": _waves}
"""By the letter of the colour."""
