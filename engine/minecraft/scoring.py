"""What a board scores in the three phases and at the end (rules.md, Scoring)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from engine.minecraft.data import BOARDS, PHASES, Attribute, Mob, Scoring, building
from engine.minecraft.places import BESIDE, SPACES
from engine.minecraft.view import Group

Spaces: TypeAlias = tuple[int | None, ...]


def shown(board: int, spaces: Spaces, attr: Attribute) -> tuple[str, ...]:
    """What each space shows of an attribute: a building's, else the printed biome, else ""."""
    printed = BOARDS[board].spaces if attr == "biome" else ("",) * SPACES
    return tuple(printed[n] if tile is None else str(getattr(building(tile), attr)) for n, tile in enumerate(spaces))


@lru_cache(1 << 14)
def best(phase: int, board: int, spaces: Spaces, *, beginner: bool) -> Group:
    """The value that pays a player most in a phase (0-2); of equals the first on the score card."""
    scoring = PHASES[phase]
    seen = shown(board, spaces, scoring.looks_at)
    groups = [Group(value, _counted(seen, value, beginner=beginner), worth) for value, worth in scoring.worth.items()]
    found = max(groups, key=lambda group: group.points)
    return found if found.spaces else Group("", (), 0)


def _counted(seen: tuple[str, ...], value: str, *, beginner: bool) -> tuple[int, ...]:
    """The spaces that count for a value: all of them for a beginner, else the largest group."""
    members = tuple(n for n, one in enumerate(seen) if one == value)
    return members if beginner else max(_groups(members), key=len, default=())


def _groups(members: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Members that touch along an edge, together."""
    rest = set(members)
    while rest:
        group, edge = set[int](), {min(rest)}
        while edge:
            group |= edge
            edge = {side for one in edge for side in BESIDE[one] if side in rest} - group
        rest -= group
        yield tuple(sorted(group))


def matching(board: int, spaces: Spaces, one: Mob) -> int:
    """How many visible spaces a bonus mob pays for, connected or not."""
    return shown(board, spaces, one.attr).count(one.value) if one.attr else 0


def phase_of(number: int) -> Scoring:
    """A phase by its number, 0-2."""
    return PHASES[number]
