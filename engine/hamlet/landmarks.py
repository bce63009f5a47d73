"""What landmarks score (rules.md, Tiles): a rule counts for the owner of the flag, the data says how much each is."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.game import Seat
from engine.hamlet.data import TILES
from engine.hamlet.state import HamletState
from engine.hamlet.table import landmarks
from engine.hamlet.village import bordering, here, linked, meeting, touched_holes


def worth(state: HamletState, tile: str, seat: Seat) -> int:
    """What a landmark of a seat scores now."""
    score = TILES[tile].score
    assert score
    points = score.each * RULES[score.rule](state, tile, seat)
    return points if score.cap is None else min(points, score.cap)


def _meets(kind: str) -> Callable[[HamletState, str, Seat], int]:
    """Own segments that meet an edge of a type."""
    return lambda state, tile, seat: bordering(here(state), tile).count(kind)


def _roads_here(state: HamletState, tile: str, seat: Seat) -> int:
    """Joints of printed roads, and every built road, on its segments."""
    return bordering(here(state), tile).count("R") + sum(tile in road.tiles for road in state.roads)


def _tiles_near(state: HamletState, tile: str, seat: Seat) -> int:
    """Other tiles within two links."""
    ways = linked(state)
    return len({far for near in ways[tile] for far in (near, *ways[near])} - {tile})


def _neighbours(state: HamletState, tile: str, seat: Seat) -> int:
    """Different touching tiles."""
    return len({other.tile for _, other, _ in meeting(here(state), tile)})


def _donkeys_near(state: HamletState, tile: str, seat: Seat) -> int:
    """Own donkeys on it or on a linked tile."""
    near = (tile, *linked(state)[tile])
    return sum(where in near for where in state.players[seat].donkeys)


RULES: Final[Mapping[str, Callable[[HamletState, str, Seat], int]]] = {
    "touch-forest": _meets("F"),
    "touch-mountain": _meets("M"),
    "roads-here": _roads_here,
    "tiles-near": _tiles_near,
    "all-roads": lambda state, tile, seat: len(state.roads),
    "flags": lambda state, tile, seat: len(landmarks(state)[seat]),
    "neighbours": _neighbours,
    "sales": lambda state, tile, seat: len(state.players[seat].sales),
    "donkeys-near": _donkeys_near,
    "holes": lambda state, tile, seat: touched_holes(here(state), tile),
}
"""How often a rule is met, by its name in the data."""
