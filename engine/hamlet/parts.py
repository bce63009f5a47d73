"""Lists too long for one question (rules.md, Decisions)."""

from math import ceil
from typing import Final

from engine.hamlet.data import LETTERS
from engine.hamlet.state import HamletMove, HamletState
from engine.hamlet.table import with_task

MOST: Final = 25
"""Options of one question."""


def cut(tiles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """A list cut into equal parts of at most 25; () where it needn't be."""
    n, k = len(tiles), ceil(len(tiles) / MOST)
    return tuple(tiles[n * i // k : n * (i + 1) // k] for i in range(k)) if k > 1 else ()


def in_parts(word: str, tiles: tuple[str, ...], part: str) -> tuple[HamletMove, ...]:
    """A word with each tile; of a list too long, first its parts, then those of the part that was chosen."""
    parts = cut(tiles)
    if parts and not part:
        return tuple(HamletMove("part", (letter,)) for letter in LETTERS[: len(parts)])
    return tuple(HamletMove(word, (tile,)) for tile in (parts[LETTERS.index(part)] if parts else tiles))


def chosen_part(state: HamletState, move: HamletMove) -> HamletState:
    """The same question, for a part of its list."""
    assert state.task
    return with_task(state, move, state.task.step, part=move.about[0])
