"""The colours of every board picture, by what they are for. A game's own stand in its palette.py."""

from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def hexed(text: str) -> Colour:
    """A colour from its six hexadecimal digits."""
    return int(text[:2], 16), int(text[2:4], 16), int(text[4:], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour with `share` of another in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


PAPER: Final = hexed("F3EAD7")
PANEL: Final = hexed("FBF6E9")
LIGHT: Final = hexed("FFF9EA")
"""Text on dark, and the ring that parts a mark from a picture under it."""
INK: Final = hexed("2C2A26")
MUTED: Final = hexed("7A7263")
HAIRLINE: Final = hexed("C9BCA2")
DEAD: Final = hexed("EADFC7")
HATCH: Final = hexed("CDBFA0")
SHADOW: Final = hexed("463419")

ACCENT: Final = hexed("D9480F")
"""Who is to play; dashed: you may; solid: just happened."""
LEGAL: Final = hexed("F7DCC6")
SUCCESS: Final = hexed("2F7D4F")
WHITE: Final = hexed("FFFFFF")

SUIT_RED: Final = hexed("C1272D")
SUIT_BLACK: Final = hexed("23211E")

SEATS: Final = (hexed("0072B2"), hexed("D55E00"), hexed("009E73"), hexed("CC79A7"))
"""Identity colours, for player marks only: circle, triangle, square, diamond."""

FLAT: Final = (PAPER, PANEL, LIGHT, INK, MUTED, HAIRLINE, DEAD, HATCH, ACCENT, LEGAL, SUCCESS, WHITE, *SEATS)
"""What is shown in areas and lines of one colour in any game; fixed palettes hold these, and nothing close to them."""
