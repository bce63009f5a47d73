"""Tiles, church spots, sale tokens, prices and numbers (data.toml; rules.md, Facts, Tiles and Data file)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

Point: TypeAlias = tuple[int, int]
"""A point (x, y) of the lattice: on screen X = x + y/2 to the right, Y = y * sqrt(3)/2 upwards, in unit edges."""
Cell: TypeAlias = tuple[int, int, int]
"""A unit triangle (x, y, k): corners (x,y) (x+1,y) (x,y+1) for k = 0, (x+1,y) (x+1,y+1) (x,y+1) for k = 1."""

Kind: TypeAlias = Literal["church", "market", "town-hall", "producer", "refinery", "landmark"]
Side: TypeAlias = Literal["small", "large"]
"""Which side of church and market is used: small for 1-2 players, large for 3-4."""


@dataclass(frozen=True, slots=True)
class Need:
    """`n` goods in any mix of the kinds `of`."""

    n: int
    of: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reward:
    """What is got: victory points and coins."""

    vp: int
    coins: int


@dataclass(frozen=True, slots=True)
class Score:
    """How a landmark scores: its rule (landmarks.py), points for each, and the most it gives (None: no cap)."""

    rule: str
    each: int
    cap: int | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as printed.

    code: two letters for small pictures. group: start, basic, or the refined good whose first refinery brings it.
    cells, outline: its triangles, and its boundary points counter-clockwise, both as lying at (0, 0) with turn 0.
    edges: a letter for each segment, outline[i] to outline[i + 1]: R road end, F forest, M mountain.
    slots: what each slot holds, a raw good, a refined one, or "any". stocked: how many of them are full at the start.
    coins: what a producer pays. makes: the refined good of a refinery, or "any". per_action: goods of one action.
    reward: for whoever made a good that is used. score: of a landmark. cost, cost_coins, vp: of building it.
    """

    id: str
    code: str
    name: str
    group: str
    kind: Kind
    cells: tuple[Cell, ...]
    outline: tuple[Point, ...]
    edges: str
    slots: tuple[str, ...] = ()
    stocked: int = 0
    coins: int = 0
    makes: str = ""
    per_action: int = 0
    reward: Reward = Reward(0, 0)
    score: Score | None = None
    cost: tuple[Need, ...] = ()
    cost_coins: int = 0
    vp: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot of the church: the goods and coins it asks, its points, and the sides of the church that show it."""

    id: str
    name: str
    sides: tuple[Side, ...]
    vp: int
    needs: tuple[Need, ...] = ()
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Sale:
    """A sale token: its tier (1-3), the goods it asks, and what it pays."""

    id: str
    name: str
    tier: int
    needs: tuple[Need, ...]
    vp: int
    coins: int


@dataclass(frozen=True, slots=True)
class Prices:
    """What the market takes for a missing good."""

    raw: int
    refined: int


DATA: Final[Mapping[str, Any]] = tomllib.loads(files(__package__).joinpath("data.toml").read_text("utf-8"))

RAW: Final[tuple[str, ...]] = tuple(DATA["goods"]["raw"])
REFINED: Final[tuple[str, ...]] = tuple(DATA["goods"]["refined"])
GOODS: Final = (*REFINED, *RAW)
"""All goods in the order in which they are offered."""
INPUT: Final[Mapping[str, str]] = DATA["goods"]["input"]
"""The raw good that each refined one is made of."""
RAW_SUPPLY: Final[int] = DATA["goods"]["raw_supply"]
REFINED_SUPPLY: Final[int] = DATA["goods"]["refined_supply"]

VILLAGERS: Final[int] = DATA["player"]["villagers"]
DONKEYS: Final[int] = DATA["player"]["donkeys"]
ROADS: Final[int] = DATA["player"]["roads"]
FLAGS: Final[int] = DATA["player"]["flags"]
HAND_LIMIT: Final[int] = DATA["player"]["hand_limit"]
START_COINS: Final[tuple[int, ...]] = tuple(DATA["player"]["start_coins"])

ROW: Final[int] = DATA["game"]["row"]
FACE_UP: Final = 3
TIERS: Final = (1, 2, 3)
VILLAGER_PRICES: Final[tuple[int, ...]] = tuple(DATA["game"]["villager_prices"])
DONKEY_PRICE: Final[int] = DATA["game"]["donkey_price"]
ROAD_VP: Final[int] = DATA["game"]["road_vp"]
PLANNER_VP: Final[int] = DATA["game"]["planner_vp"]
ROUTE_VP: Final[int] = DATA["game"]["route_vp"]
COINS_PER_VP: Final[int] = DATA["game"]["coins_per_vp"]
BEG_COINS: Final[int] = DATA["game"]["beg_coins"]

SOLO_ROUND_LIMIT: Final[int] = DATA["solo"]["round_limit"]
MERCHANT_NEEDS: Final[int] = DATA["solo"]["merchant_needs"]
LANDSCAPER_NEEDS: Final[int] = DATA["solo"]["landscaper_needs"]
RANKS: Final[tuple[tuple[int, str], ...]] = tuple((points, rank) for points, rank in DATA["solo"]["ranks"])
"""The ranks of a solo game by the points they take, the highest first."""

MILESTONES: Final[Mapping[str, str]] = {good: title for title, good in DATA["milestones"].items()}
"""The title of whoever builds the first refinery, by its good."""
AWARDS: Final[Mapping[str, int]] = DATA["awards"]
PRICES: Final[Mapping[Side, Prices]] = {side: Prices(**prices) for side, prices in DATA["prices"].items()}
SALES_PER_TIER: Final[Mapping[Side, int]] = DATA["sales"]


def _needs(goods: Mapping[str, int]) -> tuple[Need, ...]:
    """A cost of exact goods, in the order of GOODS."""
    return tuple(Need(goods[good], (good,)) for good in GOODS if good in goods)


ROAD_COST: Final[Mapping[str, tuple[Need, ...]]] = {
    edge: _needs(goods) for edge, goods in DATA["game"]["road_cost"].items()
}
"""What a road costs, by the letter of the edges on both its sides."""


def _tile(row: Mapping[str, Any]) -> Tile:
    slots = row.get("slots", ())
    made = {
        "cells": tuple(tuple(cell) for cell in row["cells"]),
        "outline": tuple(tuple(point) for point in row["outline"]),
        "slots": (row["makes"],) * slots if "makes" in row else tuple(slots),
        "reward": Reward(**row.get("reward", {"vp": 0, "coins": 0})),
        "score": Score(**row["score"]) if "score" in row else None,
        "cost": _needs(row.get("cost", {})),
    }
    return Tile(**{**row, **made})


def _spot(row: Mapping[str, Any]) -> Spot:
    needs = tuple(Need(need["n"], tuple(need["of"])) for need in row.get("needs", ()))
    return Spot(**{**row, "sides": tuple(row["sides"]), "needs": needs})


TILES: Final[Mapping[str, Tile]] = {row["id"]: _tile(row) for row in DATA["tile"]}
SPOTS: Final[Mapping[str, Spot]] = {row["id"]: _spot(row) for row in DATA["spot"]}
SALES: Final[Mapping[str, Sale]] = {row["id"]: Sale(**{**row, "needs": _needs(row["needs"])}) for row in DATA["sale"]}

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
"""The letters of a tile's segments, in the order of its edges; also those of the parts of a long list."""
