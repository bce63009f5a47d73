"""The colours of Cóatl: five feathered skins, card frames, sand, stone and gold."""

from typing import Final

from engine.coatl.data import COLOURS
from render.palette import FLAT as SHARED
from render.palette import INK, WHITE, Colour, hexed, mixed

CARD: Final = hexed("FFFDF6")
GOLD: Final = hexed("E0A63A")
GOLD_DARK: Final = hexed("9C6A1C")
JADE: Final = hexed("2E8B7A")
NIGHT: Final = hexed("33303C")
"""The black of pieces, beads and card backs: a little violet, so that ink on it still shows."""

SKINS: Final[dict[str, Colour]] = {
    "y": hexed("E3B012"),
    "r": hexed("C93A31"),
    "k": NIGHT,
    "g": hexed("2F9150"),
    "b": hexed("2D6DB2"),
}
"""By letter: the colour of pieces and beads."""
LINES: Final[dict[str, Colour]] = {
    "y": hexed("7A5608"),
    "r": hexed("6B1512"),
    "k": hexed("121017"),
    "g": hexed("0F4A26"),
    "b": hexed("12376B"),
}
"""By letter: outlines, and the letters on light discs."""
GLOWS: Final[dict[str, Colour]] = {
    "y": hexed("FBE07A"),
    "r": hexed("F08A78"),
    "k": hexed("F4F0E2"),
    "g": hexed("A5DDA8"),
    "b": hexed("A9D0F2"),
}
"""By letter: the light half of the pattern."""
BLANK: Final = hexed("B5A07A")
BLANK_LINE: Final = hexed("5E4E33")
"""A piece of no colour, for counts."""
BELLY: Final = hexed("F2DFAE")
TONGUE: Final = hexed("D0342C")

FRAMES: Final[dict[str, Colour]] = {
    "red": hexed("B5382F"),
    "black": NIGHT,
    "blue": hexed("2F6496"),
    "orange": hexed("C4701C"),
    "green": hexed("2F7D4F"),
}
"""By the frame of a family of cards."""
STONE: Final = hexed("CDBB94")
STONE_LIGHT: Final = hexed("DDCFAE")
STONE_INK: Final = hexed("6B5426")
FAR: Final = hexed("C98A1E")
"""A bar that is on its way."""

TERRACOTTA: Final = hexed("A96C3D")
TERRACOTTA_LINE: Final = hexed("6A4020")
RAY: Final = hexed("E9C57C")
SAND: Final = hexed("EAD6AC")
SAND_LIGHT: Final = hexed("F7E8CA")
SAND_EDGE: Final = hexed("D8B25A")
JADE_PALE: Final = hexed("CFDDC4")
DONE: Final = hexed("F2E2B4")
"""The band under a completed cóatl."""
DONE_PILL: Final = hexed("8A6A22")
QUIET_PILL: Final = hexed("A8997A")
"""Pills of what can't be chosen."""
READY: Final = hexed("E4F0E2")
IDLE: Final = hexed("F1EADC")
MIST: Final = mixed(JADE_PALE, WHITE, 0.3)


def bead_ink(colour: str) -> Colour:
    """The letter on a bead of a colour."""
    return INK if colour == "y" else WHITE


def shades(colour: str) -> tuple[Colour, ...]:
    """A skin from its lit back to its dark belly."""
    light, dark = mixed(SKINS[colour], GLOWS[colour], 0.22), LINES[colour]
    return tuple(mixed(light, mixed(SKINS[colour], dark, 0.32), n / (SHADES - 1)) for n in range(SHADES))


SHADES: Final = 10
FLAT: Final = (*SHARED, CARD, *FRAMES.values(), *SKINS.values(), STONE, SAND, DONE, JADE_PALE, QUIET_PILL, READY, FAR)
"""What is shown in areas and lines of one colour; the fixed palette holds these, and nothing close to them."""
SHADED: Final = (
    *(shade for one in COLOURS for shade in shades(one)),
    *(mixed(SKINS[one], GLOWS[one], share) for one in COLOURS for share in (0.33, 0.66, 1)),
    *(mixed(SKINS[one], LINES[one], share) for one in COLOURS for share in (0.33, 0.66, 1)),
    GOLD, GOLD_DARK, JADE, BLANK, BLANK_LINE, BELLY, TONGUE, STONE_LIGHT, STONE_INK, TERRACOTTA, TERRACOTTA_LINE, RAY,
    SAND_LIGHT, SAND_EDGE, DONE_PILL, IDLE, MIST,
)  # fmt: skip
"""What fades into each other; the fixed palette holds these and steps between them."""
