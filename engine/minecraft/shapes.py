"""Sets of own spaces as bits, bit n for space n (0-8), and their largest groups."""

from collections.abc import Iterator
from typing import Final

from engine.minecraft.places import BESIDE, SPACES

_NEAR: Final = tuple(sum(1 << side for side in sides) for sides in BESIDE)


def spaces(bits: int) -> tuple[int, ...]:
    """The spaces of a set."""
    return tuple(space for space in range(SPACES) if bits >> space & 1)


def _groups(bits: int) -> Iterator[int]:
    """Spaces that touch along an edge, together."""
    while bits:
        group, edge = 0, bits & -bits
        while edge:
            group |= edge
            edge = _around(edge) & bits & ~group
        bits &= ~group
        yield group


def _around(bits: int) -> int:
    """The spaces that touch any of these."""
    found = 0
    for space in spaces(bits):
        found |= _NEAR[space]
    return found


LARGEST: Final = tuple(max(_groups(bits), key=int.bit_count, default=0) for bits in range(1 << SPACES))
"""The largest group of each set; of equals that with the first space."""
