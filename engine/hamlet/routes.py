"""The longest route (rules.md, End and scoring 4)."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from engine.game import Seat
from engine.hamlet.state import HamletState, kept
from engine.hamlet.village import KNOWN, Ground, graph, here, printed_pairs

Ways: TypeAlias = Mapping[str, tuple[str, ...]]


def route_of(state: HamletState, seat: Seat) -> tuple[str, ...]:
    """A player's longest route over printed roads and its own, from one end; () below two tiles."""
    return _routes(state)[seat]


@kept("laid", "roads")
def _routes(state: HamletState) -> tuple[tuple[str, ...], ...]:
    own = [frozenset(road.tiles for road in state.roads if road.seat == seat) for seat in range(len(state.players))]
    return tuple(longest(here(state), roads) for roads in own)


@lru_cache(4 * KNOWN)
def longest(land: Ground, roads: frozenset[tuple[str, str]]) -> tuple[str, ...]:
    """The most tiles on one path, no tile twice, the church left out; of equal ones the first in tile order."""
    pairs = (pair for pair in chain(printed_pairs(land), sorted(roads)) if "church" not in pair)
    ways = graph(land, pairs)
    best: tuple[str, ...] = ()
    for start in ways:
        best = _longer(ways, (start,), best)
    return best if len(best) > 1 else ()


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
