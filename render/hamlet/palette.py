"""The colours of Hamlet: a village on a meadow."""

from typing import Final

from render.palette import FLAT as SHARED
from render.palette import Colour, hexed, mixed

MEADOW: Final = hexed("C9DDA4")
MEADOW_LIGHT: Final = hexed("D2E3AF")
MEADOW_EDGE: Final = hexed("7F9F5C")
TUFT: Final = hexed("9DBC74")
SHADE: Final = hexed("A3BC7E")
"""The shadow of a tile on the meadow."""
BLOSSOMS: Final = (hexed("FFF6DC"), hexed("F0C65A"), hexed("E39A86"))

GRASS: Final = hexed("B4D18A")
FIELD: Final = hexed("E6D38C")
STONY: Final = hexed("CBC9B6")
WOODY: Final = hexed("8DB873")
COURT: Final = hexed("D6D3A0")
"""The ground of church, market and town hall."""
GROUND_STROKE: Final = 0.1
"""How much ink the strokes on a ground have in them."""
BORDER: Final = hexed("F6F0D4")
BORDER_LINE: Final = hexed("66743A")
ROAD: Final = hexed("EBDCB4")
ROAD_EDGE: Final = hexed("A98A57")

SPRUCE: Final = hexed("2F6B3C")
SPRUCE_LIT: Final = hexed("4A8A4C")
OAK: Final = hexed("4F8A3A")
OAK_LIT: Final = hexed("74AA4E")
TRUNK: Final = hexed("6B4A2C")
LEAF_LINE: Final = hexed("234A28")
ROCK: Final = hexed("8C8F92")
ROCK_LIT: Final = hexed("B4B7B6")
ROCK_LINE: Final = hexed("4C5054")
SNOW: Final = hexed("F8F9F5")

LINE: Final = hexed("3E2E20")
"""Round buildings, animals and goods."""
TIMBER_WALL: Final = hexed("C08A52")
PALE_WALL: Final = hexed("EFE0C0")
WHITE_WALL: Final = hexed("F6F1E4")
STONE_WALL: Final = hexed("C9C2B2")
RED_WALL: Final = hexed("B4483A")
BRICK: Final = hexed("C2573C")
BRICK_LINE: Final = hexed("8A3526")
ROOF_BROWN: Final = hexed("9A6236")
ROOF_RED: Final = hexed("C24A33")
ROOF_GREEN: Final = hexed("5D8C46")
ROOF_BLUE: Final = hexed("3F6EA3")
ROOF_VIOLET: Final = hexed("5D5A94")
ROOF_TEAL: Final = hexed("4F8384")
ROOF_SLATE: Final = hexed("5B6470")
THATCH: Final = hexed("D9B45A")
LIT: Final = hexed("FBD976")
"""A lit window."""
PANE: Final = hexed("8FC6E4")
WOOD: Final = hexed("B98149")
WOOD_LIGHT: Final = hexed("DDB37A")
WOOD_DARK: Final = hexed("7C5129")
IRON: Final = hexed("A7ADB3")
WATER: Final = hexed("7FB9D6")
CLOTH_RED: Final = hexed("CF4436")
CLOTH_BLUE: Final = hexed("3D77B5")

DISC: Final = hexed("FFF6DF")
SLOT: Final = hexed("8C7A55")
WHEAT: Final = hexed("E0A92E")
WHEAT_DARK: Final = hexed("A8761A")
STONE: Final = hexed("A5A6A4")
STONE_DARK: Final = hexed("75777A")
SACK: Final = hexed("E6CFA0")
CAN: Final = hexed("DCE6EC")
CAN_BAND: Final = hexed("5F9CC4")

COIN: Final = hexed("F0BE46")
COIN_EDGE: Final = hexed("A9781B")
COIN_LIT: Final = hexed("F9DA84")
POINTS: Final = hexed("1F6B4A")
STAR: Final = hexed("F7B32B")

DONKEY: Final = hexed("B99B77")
DONKEY_DARK: Final = hexed("7D6347")
SKIN: Final = hexed("F0C9A0")
FADED: Final = 0.55
"""How far what is out of reach fades into the meadow."""

FLAT: Final = (
    *SHARED, MEADOW, MEADOW_EDGE, GRASS, FIELD, STONY, WOODY, COURT, BORDER, ROAD, ROAD_EDGE, LINE, COIN, POINTS, DISC,
    STAR,
)  # fmt: skip
"""What is shown in areas and lines of one colour; the fixed palette holds these, and nothing close to them."""


def _ramp(one: Colour, other: Colour, steps: int) -> tuple[Colour, ...]:
    """The colours between one and another."""
    return tuple(mixed(one, other, (step + 1) / (steps + 1)) for step in range(steps))


SHADED: Final = (
    MEADOW_LIGHT, TUFT, SHADE, *BLOSSOMS, BORDER_LINE, SPRUCE, SPRUCE_LIT, OAK, OAK_LIT, TRUNK, LEAF_LINE, ROCK,
    ROCK_LIT, ROCK_LINE, SNOW, TIMBER_WALL, PALE_WALL, WHITE_WALL, STONE_WALL, RED_WALL, BRICK, BRICK_LINE, ROOF_BROWN,
    ROOF_RED, ROOF_GREEN, ROOF_BLUE, ROOF_VIOLET, ROOF_TEAL, ROOF_SLATE, THATCH, LIT, PANE, WOOD, WOOD_LIGHT,
    WOOD_DARK, IRON, WATER, CLOTH_RED, CLOTH_BLUE, SLOT, WHEAT, WHEAT_DARK, STONE, STONE_DARK, SACK, CAN, CAN_BAND,
    COIN_EDGE, COIN_LIT, DONKEY, DONKEY_DARK, SKIN, *_ramp(LINE, DISC, 5), *_ramp(BORDER_LINE, BORDER, 4),
)  # fmt: skip
"""What fades into each other; the fixed palette holds these and steps between them."""
