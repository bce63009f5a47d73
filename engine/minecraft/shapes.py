"""Sets of own spaces as bits, for counting groups fast: bit n is space n (0-8)."""

from typing import Final

from engine.minecraft.places import BESIDE, SPACES

_NEAR: Final = tuple(sum(1 << side for side in sides) for sides in BESIDE)


def _group(members: int, start: int) -> int:
    """All members that hang together with one of them."""
    found = edge = start
    while edge:
        around = 0
        for space in range(SPACES):
            if edge >> space & 1:
                around |= _NEAR[space]
        edge = around & members & ~found
        found |= edge
    return found


def _largest(members: int) -> int:
    best, rest = 0, members
    while rest:
        one = _group(members, rest & -rest)
        rest &= ~one
        best = max(best, one.bit_count())
    return best


LARGEST: Final = tuple(map(_largest, range(1 << SPACES)))
"""How many spaces the largest group of each set has."""
