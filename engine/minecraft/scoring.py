"""What a board scores in the three phases and at the end (rules.md, Scoring)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from engine.minecraft import shapes
from engine.minecraft.data import BOARDS, PHASES, Mob, building
from engine.minecraft.view import Group

Spaces: TypeAlias = tuple[int | None, ...]


@lru_cache(1 << 15)
def showing(board: int, spaces: Spaces) -> Mapping[str, int]:
    """The spaces that show each biome, material and type, as bits: a building's, else the printed biome."""
    found = {value: 0 for phase in PHASES for value in phase.worth}
    for space, (tile, printed) in enumerate(zip(spaces, BOARDS[board].spaces, strict=True)):
        one = None if tile is None else building(tile)
        for value in (printed,) if one is None else (one.biome, one.material, one.type):
            found[value] |= 1 << space
    return found


@lru_cache(1 << 14)
def best(phase: int, board: int, spaces: Spaces, *, beginner: bool) -> Group:
    """The value that pays a player most in a phase (0-2); of equals the first on the score card."""
    shown = showing(board, spaces)
    groups = [
        Group(value, shapes.spaces(counted(shown[value], beginner=beginner)), worth)
        for value, worth in PHASES[phase].worth.items()
    ]
    found = max(groups, key=lambda group: group.points)
    return found if found.spaces else Group("", (), 0)


def counted(bits: int, *, beginner: bool) -> int:
    """The spaces that count for a value: all of them for a beginner, else the largest group."""
    return bits if beginner else shapes.LARGEST[bits]


def matching(board: int, spaces: Spaces, one: Mob) -> int:
    """How many visible spaces a bonus mob pays for, connected or not."""
    return showing(board, spaces)[one.value].bit_count() if one.value else 0
