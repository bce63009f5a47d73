"""The tiles, tokens, blocks, boards and worths of the game (data.toml; rules.md, Data)."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["wood", "sand", "stone", "obsidian", "emerald"]
Phase: TypeAlias = Literal["A", "B", "C"]
Attribute: TypeAlias = Literal["biome", "material", "type"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The colours of blocks; emerald, the last, stands in for any of the others."""
LETTERS: Final = "wstoe"
"""The letter of each colour, as columns and payments are written."""
EMERALD: Final = LETTERS.index("e")

Blocks: TypeAlias = tuple[int, int, int, int, int]
"""How many blocks of each colour, in the order of COLOURS."""


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile. cost: blocks by colour, never emerald. xp: taken at once."""

    id: str
    name: str
    biome: str
    material: str
    type: str
    cost: Blocks
    xp: int


@dataclass(frozen=True, slots=True)
class Mob:
    """A mob tile. gift: `action` is handed in for one more action; `bonus` pays `each` XP for what it names."""

    id: str
    name: str
    hearts: int
    xp: int
    gift: Literal["action", "bonus"]
    attr: Attribute | Literal[""] = ""
    value: str = ""
    each: int = 0

    @property
    def kind(self) -> str:
        """What it is, whichever of its kind: `skeleton`."""
        return self.id.partition("-")[0]

    @property
    def is_food(self) -> bool:
        """Whether it can be handed in."""
        return self.gift == "action"


Tile: TypeAlias = Building | Mob


@dataclass(frozen=True, slots=True)
class Weapon:
    """A kind of weapon token. white: how many lie round the ground; start: how many everybody owns at first."""

    kind: str
    name: str
    white: int
    start: int
    hearts: int
    effect: Literal["none", "bow", "hoe", "pickaxe", "tnt"]
    xp: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """A printed board: the biomes of its spaces 1-9."""

    id: str
    name: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """One scoring phase: what it looks at, and the XP of each value, in the order of the score card."""

    phase: Phase
    looks_at: Attribute
    worth: Mapping[str, int]


def blocks(numbers: Iterable[int]) -> Blocks:
    """Five numbers as blocks by colour."""
    wood, sand, stone, obsidian, emerald = numbers
    return wood, sand, stone, obsidian, emerald


def _blocks(counts: Mapping[str, int]) -> Blocks:
    return blocks(counts.get(colour, 0) for colour in COLOURS)


def _building(row: dict[str, Any]) -> Building:
    return Building(**{**row, "cost": _blocks(row["cost"])})


def _board(row: dict[str, Any]) -> Board:
    return Board(row["id"], row["name"], tuple(row["spaces"]))


_DATA: Final = tomllib.loads(files(__package__).joinpath("data.toml").read_text("utf-8"))
_PLAY: Final = _DATA["play"]
_LOOKS_AT: Final[dict[Phase, Attribute]] = {"A": "biome", "B": "material", "C": "type"}

BUILDINGS: Final = tuple(map(_building, _DATA["building"]))
MOBS: Final = tuple(Mob(**row) for row in _DATA["mob"])
TILES: Final[tuple[Tile, ...]] = (*BUILDINGS, *MOBS)
"""Tile numbers in states and views are places in this tuple: the buildings, then the mobs."""

WEAPONS: Final = tuple(Weapon(**row) for row in _DATA["weapon"])
"""Token numbers in states and views are places in this tuple: kinds, not single tokens."""
WHITE: Final = tuple(number for number, weapon in enumerate(WEAPONS) for _ in range(weapon.white))
OWN: Final = tuple(number for number, weapon in enumerate(WEAPONS) for _ in range(weapon.start))

BOARDS: Final = tuple(map(_board, _DATA["board"]))
BLOCKS: Final = _blocks(_DATA["blocks"])
"""The 64 blocks of the cube."""

PHASES: Final = tuple(Scoring(phase, attr, _DATA["scoring"][phase.lower()]) for phase, attr in _LOOKS_AT.items())

SEATS: Final = tuple(range(_PLAY["players"][0], _PLAY["players"][1] + 1))
ACTIONS: Final[int] = _PLAY["actions"]
REACH: Final[int] = _PLAY["reach"]
COLLECT: Final[int] = _PLAY["collect"]
REVEAL: Final[int] = _PLAY["reveal"]
START: Final[str] = _PLAY["start"]
DRY_ROUNDS: Final[int] = _PLAY["dry_rounds"]


def what(number: int) -> str:
    """A tile as events name it: a building's id, a mob's kind."""
    tile = TILES[number]
    return tile.kind if isinstance(tile, Mob) else tile.id


def building(number: int) -> Building:
    """The building of this tile number. Raises ValueError for a mob."""
    tile = TILES[number]
    if isinstance(tile, Building):
        return tile
    raise ValueError(f"tile {number} is a mob")


def mob(number: int) -> Mob:
    """The mob of this tile number. Raises ValueError for a building."""
    tile = TILES[number]
    if isinstance(tile, Mob):
        return tile
    raise ValueError(f"tile {number} is a building")
