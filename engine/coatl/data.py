"""The pieces, the board, the Prophecies and the Temples (data.toml; rules.md, Words and codes, Matching)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args

Piece: TypeAlias = str
"""A kind letter (`h` head, `b` body, `t` tail) and a colour letter: `hr` is a red head."""
Token: TypeAlias = Literal["gift", "vision", "vow"]

KINDS: Final = {"h": "head", "b": "body", "t": "tail"}


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour: its letter and its name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Family:
    """What a group of Prophecies counts (`kind`), and the levels (times, points), the lowest first."""

    id: str
    kind: Literal["count", "lone", "seq", "run", "mirror"]
    frame: str
    name: str
    levels: tuple[tuple[int, int], ...]
    text: str


@dataclass(frozen=True, slots=True)
class Prophecy:
    """A Prophecy card; its `pattern` is read front to back. `copies`: how often it is in the deck."""

    id: str
    family: Family
    pattern: str
    copies: int
    name: str


@dataclass(frozen=True, slots=True)
class Temple:
    """A Temple card with two of three requirements: a colour that is missing, two equal ones, a number of pieces."""

    id: str
    name: str
    lacks: str = ""
    equal: tuple[str, ...] = ()
    length: int = 0


@dataclass(frozen=True, slots=True)
class Space:
    """A supply space: the kind letter and the number of the pieces it holds."""

    code: str
    kind: str
    holds: int


def _read() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data.toml").read_text("utf-8"))


def _family(row: dict[str, Any]) -> Family:
    return Family(**{**row, "levels": tuple((times, points) for times, points in row["levels"])})


def _temple(row: dict[str, Any]) -> Temple:
    return Temple(**{**row, "equal": tuple(row.get("equal", ()))})


_DATA: Final = _read()
_LETTERS: Final = {name: letter for letter, name in KINDS.items()}

COLOURS: Final[Mapping[str, Colour]] = {row["id"]: Colour(**row) for row in _DATA["colour"]}
"""The five colours by letter, in the order everything is listed in."""
PIECES: Final[tuple[Piece, ...]] = tuple(kind + colour for kind in KINDS for colour in COLOURS)
SPACES: Final = tuple(Space(code, _LETTERS[kind], holds) for code, (kind, holds) in _DATA["supply"].items())
"""The supply in the order it is filled; states and views keep its contents in this order."""
FAMILIES: Final[Mapping[str, Family]] = {row["id"]: _family(row) for row in _DATA["family"]}
PROPHECIES: Final[Mapping[str, Prophecy]] = {
    row["id"]: Prophecy(**{**row, "family": FAMILIES[row["family"]]}) for row in _DATA["prophecy"]
}
TEMPLES: Final[Mapping[str, Temple]] = {row["id"]: _temple(row) for row in _DATA["temple"]}
TOKENS: Final[tuple[Token, ...]] = get_args(Token)

DECK: Final = tuple(card.id for card in PROPHECIES.values() for _ in range(card.copies))
"""All 54 Prophecies."""
PER_COLOUR: Final[Mapping[str, int]] = {"h": _DATA["pieces"]["heads"], "t": _DATA["pieces"]["tails"]}
BODIES: Final[int] = _DATA["pieces"]["bodies"]
BODIES_SCALED: Final[tuple[int, ...]] = tuple(_DATA["pieces"]["bodies_scaled"])
"""Body segments per colour for 1-4 players; alone the first one always."""

BOARD: Final[int] = _DATA["limits"]["board"]
HAND: Final[int] = _DATA["limits"]["hand"]
ROW: Final = tuple(f"r{slot}" for slot in range(1, _DATA["limits"]["row"] + 1))
DEAL: Final[tuple[int, ...]] = tuple(_DATA["limits"]["deal"])
KEEP: Final[int] = _DATA["limits"]["keep"]
UNFINISHED: Final[int] = _DATA["limits"]["unfinished"]
STARTED: Final[int] = _DATA["limits"]["started"]
WIN: Final[int] = _DATA["limits"]["win"]
CARDS: Final[int] = _DATA["limits"]["cards"]
MIN_BODY: Final[int] = _DATA["limits"]["min_body"]
TEMPLES_DEALT: Final[int] = _DATA["limits"]["temples_dealt"]
PILES: Final[int] = _DATA["limits"]["temple_piles"]
TRACK: Final[int] = _DATA["limits"]["track"]
ONE_MET: Final[int] = _DATA["temple_points"]["one"]
BOTH_MET: Final[int] = _DATA["temple_points"]["both"]
RANKS: Final[tuple[tuple[int, str], ...]] = tuple(
    (points, name.lower().replace(" ", "-")) for points, name in _DATA["solo"]["ranks"]
)
"""Titles of a game alone (`high-priest`) and the points from which they are held."""


def in_words(piece: Piece) -> str:
    """A piece as it stands in decisions: `head red`."""
    return f"{KINDS[piece[0]]} {COLOURS[piece[1]].name}"


NAMED: Final[Mapping[str, Piece]] = {in_words(piece): piece for piece in PIECES}
"""The pieces by their words."""
