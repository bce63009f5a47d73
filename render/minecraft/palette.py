"""The colours of Minecraft's pictures, by what they are for."""

from typing import Final

from render.palette import FLAT as SHARED
from render.palette import Colour, hexed, mixed

GROUND: Final = hexed("CDB689")
"""The earth between the stacks."""
PATH: Final = hexed("E0CFA4")
PIT: Final = hexed("B79F70")
"""Where a token lay."""
PIT_LINE: Final = hexed("96804F")
GROUND_INK: Final = hexed("6E5A2E")
"""Codes on the ground that can't be chosen now."""
TILE_FOOT: Final = hexed("4A3728")
TILE_BACK: Final = hexed("5B8A5A")
TILE_BACK_DARK: Final = hexed("4E7A4E")
COST: Final = hexed("3B2D25")
"""The strip that carries a tile's cost."""
NIGHT: Final = hexed("3A2A5C")
NIGHT_DARK: Final = hexed("2C2046")
NIGHT_LIGHT: Final = hexed("524079")
GIFT: Final = hexed("BBA7D8")
HEART: Final = hexed("D8343B")
XP: Final = hexed("8CD23A")
XP_DARK: Final = hexed("4C8A1E")
POINTS: Final = hexed("2F7D4F")
TOKEN: Final = hexed("FFF6E0")
TOKEN_BACK: Final = hexed("EFE6CF")
HIDDEN_LEFT: Final = hexed("EFE5CC")
HIDDEN_RIGHT: Final = hexed("E0D3B4")
PAD: Final = hexed("D9CBA6")

PIXELS: Final[dict[str, Colour]] = {
    # skies, grounds and what stands on them
    "forest-sky": hexed("A8CB94"),
    "forest-dark": hexed("3E7A40"),
    "forest-light": hexed("5B9A52"),
    "forest-soil": hexed("5C7F3C"),
    "desert-sky": hexed("F8DFA8"),
    "desert-sun": hexed("F09A3E"),
    "desert-sand": hexed("E6B765"),
    "desert-dark": hexed("CF9948"),
    "cactus": hexed("5E9A4B"),
    "mountain-sky": hexed("C3CBDA"),
    "mountain-rock": hexed("8A90A0"),
    "mountain-dark": hexed("6E7484"),
    "mountain-soil": hexed("7B7F8A"),
    "snow": hexed("FBFDFF"),
    "tundra-sky": hexed("CFE6F4"),
    "tundra-flake": hexed("6FB2DD"),
    "tundra-soil": hexed("EDF6FB"),
    "tundra-dark": hexed("C5DDEB"),
    # materials
    "wood": hexed("9A5B2C"),
    "wood-dark": hexed("7A431C"),
    "wood-light": hexed("B9763F"),
    "sand": hexed("E2C489"),
    "sand-dark": hexed("C9A55F"),
    "sand-light": hexed("F2DDB0"),
    "stone": hexed("8B8D90"),
    "stone-dark": hexed("67696D"),
    "stone-light": hexed("AEB0B3"),
    "obsidian": hexed("2C2150"),
    "obsidian-dark": hexed("1B1434"),
    "obsidian-light": hexed("5A47A0"),
    "emerald": hexed("27A05C"),
    "emerald-dark": hexed("17713D"),
    "emerald-light": hexed("6BDB98"),
    # everything else
    "ink": hexed("241A14"),
    "white": hexed("FFFFFF"),
    "bone": hexed("E8E6DC"),
    "grey": hexed("A9A9A4"),
    "steel": hexed("D5DADF"),
    "diamond": hexed("6FD6E6"),
    "gold": hexed("F4C63A"),
    "gold-dark": hexed("C48F1A"),
    "red": hexed("D0342C"),
    "red-dark": hexed("97211C"),
    "green": hexed("5FAE4A"),
    "green-dark": hexed("3B7D30"),
    "zombie": hexed("5E9C72"),
    "teal": hexed("2E8F92"),
    "violet": hexed("7A4CB0"),
    "violet-dark": hexed("4E2D7C"),
    "pink": hexed("E6A3C8"),
    "skin": hexed("D9A87E"),
    "brown": hexed("6B4226"),
    "water": hexed("6FB4E8"),
    "window": hexed("FFD86B"),
    "potato": hexed("B9B45C"),
    "potato-dark": hexed("7F8A35"),
    "string": hexed("EDE6D8"),
}

FLAT: Final = (
    *SHARED,
    GROUND, PATH, PIT, PIT_LINE, GROUND_INK, TILE_FOOT, TILE_BACK, TILE_BACK_DARK, COST, NIGHT, NIGHT_DARK, NIGHT_LIGHT,
    GIFT, HEART, XP, XP_DARK, POINTS, TOKEN, TOKEN_BACK, HIDDEN_LEFT, HIDDEN_RIGHT, PAD, *PIXELS.values(),
)  # fmt: skip
FADED: Final = 0.3
"""How much paler printed biomes are than buildings."""


def shade(colour: Colour, by: float) -> Colour:
    """Lighter (above 1) or darker."""
    return mixed(colour, (255, 255, 255), by - 1) if by > 1 else mixed(colour, (0, 0, 0), 1 - by)
