"""The colours of every board picture, and of Landverse's map, by what they are for."""

from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def _hex(text: str) -> Colour:
    return int(text[:2], 16), int(text[2:4], 16), int(text[4:], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour with `share` of another in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


PAPER: Final = _hex("F3EAD7")
PANEL: Final = _hex("FBF6E9")
SHEET: Final = mixed(PAPER, PANEL, 0.6)
"""Empty cells of a map."""
LIGHT: Final = _hex("FFF9EA")
"""Text on dark, and the ring that parts a mark from a picture under it."""
INK: Final = _hex("2C2A26")
MAP_INK: Final = _hex("3A332A")
MUTED: Final = _hex("7A7263")
HAIRLINE: Final = _hex("C9BCA2")
DEAD: Final = _hex("EADFC7")
HATCH: Final = _hex("CDBFA0")
SHADOW: Final = _hex("463419")

ACCENT: Final = _hex("D9480F")
"""Who is to play; dashed: you may; solid: just happened."""
LEGAL: Final = _hex("F7DCC6")
SUCCESS: Final = _hex("2F7D4F")
WHITE: Final = _hex("FFFFFF")

LAND: Final = _hex("E2D6A4")
LAND_LINE: Final = _hex("6A3A10")
SEA: Final = _hex("93BECB")
SEA_LINE: Final = _hex("0D3757")
SEA_TICK: Final = _hex("6A9DB0")
WATER_LINE: Final = _hex("2D6077")
BEACH: Final = _hex("EFE0B4")

TINTS: Final[dict[str, Colour]] = {
    "plain": _hex("CFD592"),
    "forest": _hex("B3C68B"),
    "mountain": _hex("CFC0A2"),
    "cliff": _hex("D9B98F"),
    "village": _hex("E6CF96"),
    "desert": _hex("F0CE7C"),
    "open": _hex("9CC6D2"),
    "ship": _hex("9CC6D2"),
    "waves": _hex("86B6C6"),
    "reef": _hex("A3CDD0"),
    "whale": _hex("84B2C4"),
    "gulls": _hex("A4CAD6"),
}

SEATS: Final = (_hex("0072B2"), _hex("D55E00"), _hex("009E73"), _hex("CC79A7"))
"""Identity colours, for player marks only: circle, triangle, square, diamond."""

FLAT: Final = (
    PAPER, PANEL, SHEET, LIGHT, INK, MAP_INK, MUTED, HAIRLINE, DEAD, HATCH, ACCENT, LEGAL, SUCCESS, WHITE,
    LAND_LINE, SEA_LINE, *SEATS,
)  # fmt: skip
"""What is shown in areas and lines of one colour; fixed palettes hold these, and nothing close to them."""
SHADED: Final = (LAND, SEA, SEA_TICK, WATER_LINE, BEACH, *dict.fromkeys(TINTS.values()))
"""What fades into each other; fixed palettes hold these and steps between them."""
