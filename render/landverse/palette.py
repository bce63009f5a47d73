"""The colours of Landverse's map."""

from typing import Final

from render.palette import FLAT as SHARED
from render.palette import PANEL, PAPER, Colour, hexed, mixed

SHEET: Final = mixed(PAPER, PANEL, 0.6)
"""Empty cells of a map."""
MAP_INK: Final = hexed("3A332A")

LAND: Final = hexed("E2D6A4")
LAND_LINE: Final = hexed("6A3A10")
SEA: Final = hexed("93BECB")
SEA_LINE: Final = hexed("0D3757")
SEA_TICK: Final = hexed("6A9DB0")
WATER_LINE: Final = hexed("2D6077")
BEACH: Final = hexed("EFE0B4")

TINTS: Final[dict[str, Colour]] = {
    "plain": hexed("CFD592"),
    "forest": hexed("B3C68B"),
    "mountain": hexed("CFC0A2"),
    "cliff": hexed("D9B98F"),
    "village": hexed("E6CF96"),
    "desert": hexed("F0CE7C"),
    "open": hexed("9CC6D2"),
    "ship": hexed("9CC6D2"),
    "waves": hexed("86B6C6"),
    "reef": hexed("A3CDD0"),
    "whale": hexed("84B2C4"),
    "gulls": hexed("A4CAD6"),
}

FLAT: Final = (*SHARED, SHEET, MAP_INK, LAND_LINE, SEA_LINE)
"""What is shown in areas and lines of one colour; the fixed palette holds these, and nothing close to them."""
SHADED: Final = (LAND, SEA, SEA_TICK, WATER_LINE, BEACH, *dict.fromkeys(TINTS.values()))
"""What fades into each other; the fixed palette holds these and steps between them."""
