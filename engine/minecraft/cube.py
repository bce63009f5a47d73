"""The store: which blocks can be taken, and which can be seen (rules.md, The store)."""

from functools import lru_cache
from typing import Final, TypeAlias

from engine.minecraft.data import COLOURS, LETTERS, Blocks, blocks
from engine.minecraft.places import COLUMN_SIDES, SIZE

Store: TypeAlias = tuple[str, ...]
"""The sixteen columns in reading order, each its blocks' letters from the bottom up."""

Heights: TypeAlias = tuple[int, ...]

FULL: Final = SIZE
OPEN_SIDES: Final = 2
"""Side faces that must be open besides the top."""
HIDDEN: Final = "?"


def heights(store: Store) -> Heights:
    """How many blocks each column has."""
    return tuple(map(len, store))


@lru_cache(4096)
def takeable(high: Heights) -> tuple[int, ...]:
    """The columns whose top block can be taken: at least two side faces open, opposite ones will do."""
    return tuple(column for column, height in enumerate(high) if height and _open_sides(high, column) >= OPEN_SIDES)


def _open_sides(high: Heights, column: int) -> int:
    sides = COLUMN_SIDES[column]
    return 4 - len(sides) + sum(high[side] < high[column] for side in sides)


@lru_cache(4096)
def hidden(high: Heights) -> tuple[int, ...]:
    """How many blocks of each column nobody sees: those below the top that all four neighbours cover."""
    return tuple(
        min(max(height - 1, 0), *(high[side] for side in sides)) if len(sides) == 4 else 0
        for height, sides in zip(high, COLUMN_SIDES, strict=True)
    )


@lru_cache(4096)
def seen(store: Store) -> Store:
    """The columns as everybody sees them, `?` for a block without an open face."""
    covered = hidden(heights(store))
    return tuple(HIDDEN * n + column[n:] for n, column in zip(covered, store, strict=True))


def taken(store: Store, column: int) -> Store:
    """The store without the top block of a column."""
    return (*store[:column], store[column][:-1], *store[column + 1 :])


@lru_cache(4096)
def opens(store: Store, column: int) -> bool:
    """Whether taking a column's top block shows one that was hidden."""
    before = heights(store)
    after = heights(taken(store, column))
    return any(now < then for now, then in zip(hidden(after), hidden(before), strict=True))


@lru_cache(4096)
def above(high: Heights, layer: int) -> int:
    """How many blocks are left in the layers down to `layer` (1 is the top one); 0: it is used up."""
    return sum(max(0, height - (FULL - layer)) for height in high)


def counted(letters: str) -> Blocks:
    """Letters as numbers by colour."""
    return blocks(letters.count(letter) for letter in LETTERS)


def colour(letter: str) -> str:
    """The name of a block's colour."""
    return COLOURS[LETTERS.index(letter)]
