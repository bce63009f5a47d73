"""The map and the 72 tiles of one set (data.toml; rules.md, Facts and The tile set)."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

Kind: TypeAlias = Literal["land", "sea"]
Cut: TypeAlias = Literal["whole", "across", "along"]
Type: TypeAlias = Literal["L", "S", "^", "v", "<", ">"]
"""A tile in positions: whole land, whole sea, and the four mixed ones by where their land is or points."""

TYPES: Final[dict[tuple[str, str], Type]] = {
    ("land", "whole"): "L",
    ("sea", "whole"): "S",
    ("land", "across"): "^",
    ("sea", "across"): "v",
    ("land", "along"): "<",
    ("sea", "along"): ">",
}


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a tile: what counts (`kind`) and what is only for the eye (`scenery`)."""

    kind: Kind
    scenery: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: the deck it is dealt from, how it is cut, its first (top or left) and second half; its type by these."""

    id: str
    name: str
    deck: Kind
    cut: Cut
    first: Half
    second: Half
    type: Type


COLUMNS: Final = "abcdef"
SIZE: Final = len(COLUMNS)
CELLS: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS)
"""The names of the 36 cells in the order states and views keep them: row by row from a1."""

MOVES: Final = 18
"""The moves a player has; each is one land and one sea tile."""


def _tile(row: dict[str, Any]) -> Tile:
    halves = {half: Half(**row[half]) for half in ("first", "second")}
    return Tile(**{**row, **halves, "type": TYPES[row["deck"], row["cut"]]})


def _read() -> tuple[Tile, ...]:
    data = tomllib.loads(files(__package__).joinpath("data.toml").read_text("utf-8"))
    return tuple(map(_tile, data["tile"]))


TILES: Final = _read()
"""Tile numbers in states and views are places in this tuple; a second set of 72 (seats C and D) repeats them."""
