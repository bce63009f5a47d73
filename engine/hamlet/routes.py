"""The longest route (rules.md, End and scoring 4)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from engine.game import Seat
from engine.hamlet.state import HamletState, kept
from engine.hamlet.village import KNOWN, Ground, graph, here, printed_pairs

Ways: TypeAlias = Mapping[str, tuple[str, ...]]
Pair: TypeAlias = tuple[str, str]
"""Tiles joined by a road, in tile order."""


def route_of(state: HamletState, seat: Seat) -> tuple[str, ...]:
    """A player's longest route over printed roads and its own, the church left out, from one end; () for none."""
    return _routes(state)[seat]


@kept("laid", "roads")
def _routes(state: HamletState) -> tuple[tuple[str, ...], ...]:
    own: list[list[Pair]] = [[] for _ in state.players]
    for road in state.roads:
        if "church" not in road.tiles:
            own[road.seat].append(road.tiles)
    tiles, printed = here(state).placed, _printed(here(state))
    return tuple(_longest_over(tiles, printed.union(roads)) for roads in own)


@lru_cache(KNOWN)
def _printed(land: Ground) -> frozenset[Pair]:
    return frozenset(pair for pair in printed_pairs(land) if "church" not in pair)


def _longest_over(tiles: Iterable[str], pairs: frozenset[Pair]) -> tuple[str, ...]:
    linked = {tile for pair in pairs for tile in pair}
    return longest(tuple([tile for tile in tiles if tile in linked]), pairs)


@lru_cache(4 * KNOWN)
def longest(tiles: tuple[str, ...], pairs: frozenset[Pair]) -> tuple[str, ...]:
    """The most tiles on one path, no tile twice; of equal ones the first in tile order. () below two tiles."""
    ways = graph(tiles, pairs)
    best: tuple[str, ...] = ()
    for start in ways:
        best = _longer(ways, (start,), best)
    return best


def _longer(ways: Ways, path: tuple[str, ...], best: tuple[str, ...]) -> tuple[str, ...]:
    """The longest path that goes on from this one, or `best` if none is longer."""
    if len(path) > len(best):
        best = path
    onward = [tile for tile in ways[path[-1]] if tile not in path]
    if onward and len(path) + _around(ways, path) > len(best):
        for tile in onward:
            best = _longer(ways, (*path, tile), best)
    return best


def _around(ways: Ways, path: tuple[str, ...]) -> int:
    """How many tiles could still be come to from the end of a path: no longer one goes on from there."""
    seen, edge = set(path), [path[-1]]
    while edge:
        fresh = [tile for tile in ways[edge.pop()] if tile not in seen]
        seen.update(fresh)
        edge += fresh
    return len(seen) - len(path)
