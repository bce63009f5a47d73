"""The colours of Ants: cards, ants, and a cut through the soil."""

from typing import Final

from render.palette import FLAT as SHARED
from render.palette import SUIT_BLACK, SUIT_RED, Colour, hexed, mixed

CARD: Final = hexed("FFFDF6")
BACK: Final = hexed("2F6470")
BACK_LINE: Final = hexed("4D8490")
GOLD: Final = hexed("E9B93A")
GOLD_SHADE: Final = hexed("C08A1E")
HONEY: Final = hexed("F1D99A")
"""The ant on a card's back, and what ants carry."""

RED_ANT: Final = hexed("A93226")
RED_SHINE: Final = hexed("DB8A74")
BLACK_ANT: Final = hexed("2A2825")
BLACK_SHINE: Final = hexed("8C8880")
RED_FACE: Final = hexed("BE4334")
RED_MUZZLE: Final = hexed("DE8E78")
BLACK_FACE: Final = hexed("55514C")
BLACK_MUZZLE: Final = hexed("948F87")
PLUM: Final = hexed("6E3B73")
BLUE: Final = hexed("2B5F9E")
LEAF: Final = hexed("4E7F3E")

SOIL_TOP: Final = hexed("B9875A")
SOIL_DEEP: Final = hexed("7A5235")
TUNNEL: Final = hexed("F3E2BE")
EDGE: Final = hexed("432A17")
"""The line round a dug tunnel and round hills."""
COMING: Final = hexed("64402A")
"""A room not dug yet."""
NEXT: Final = hexed("472B18")
PALE: Final = hexed("E0C191")
"""Dashes and ranks of rooms not dug yet."""
NICHE: Final = hexed("5A3823")
SAND: Final = hexed("D2A878")
GRIT: Final = hexed("8E5F3A")
SKY_TOP: Final = hexed("DCE9E4")
SKY_LOW: Final = hexed("F7ECC8")
FAR_HILL: Final = hexed("D6DDB0")
NEAR_HILL: Final = hexed("C3CF95")
GRASS: Final = hexed("6F9440")
GRASS_DARK: Final = hexed("4F7030")
BARK: Final = hexed("875E3B")
BARK_DARK: Final = hexed("5F3E24")
WOOD: Final = hexed("DDBB85")
WOOD_RING: Final = hexed("B58B55")


def _ramp(one: Colour, other: Colour, steps: int) -> tuple[Colour, ...]:
    """The colours from one to another."""
    return tuple(mixed(one, other, step / (steps - 1)) for step in range(steps))


FLAT: Final = (
    *SHARED, SUIT_RED, SUIT_BLACK, CARD, BACK, BACK_LINE, GOLD, RED_ANT, BLACK_ANT, TUNNEL, EDGE, COMING, NEXT, NICHE,
    PALE,
)  # fmt: skip
"""What is shown in areas and lines of one colour; the fixed palette holds these, and nothing close to them."""
SHADED: Final = (
    *_ramp(SOIL_TOP, SOIL_DEEP, 22), *_ramp(SKY_TOP, SKY_LOW, 10), FAR_HILL, NEAR_HILL, GRASS, GRASS_DARK, BARK,
    BARK_DARK, WOOD, WOOD_RING, SAND, GRIT, RED_FACE, RED_MUZZLE, RED_SHINE, BLACK_FACE, BLACK_MUZZLE, PLUM, BLUE, LEAF,
    HONEY, GOLD_SHADE,
)  # fmt: skip
"""What fades into each other; the fixed palette holds these and steps between them."""
