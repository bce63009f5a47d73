"""Where a tile may be laid (rules.md, The map and Decisions, Fits)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.chance import Dice
from engine.hamlet.data import DATA, TILES, Point
from engine.hamlet.lattice import STEPS, TURNS, Shape, code, shape
from engine.hamlet.state import Placed
from engine.hamlet.village import KNOWN, Ground, free_sides, ground

ROAD_SIDES: Final = tuple(place for place, edge in enumerate(TILES["church"].edges) if edge == "R")
"""The places of the road ends of the church."""


@lru_cache(32 * KNOWN)
def fits(land: Ground, tile: str, beside: str, side: int) -> tuple[Placed, ...]:
    """The legal placements of a tile across a segment of another: by turn, x and y, equal ones once."""
    found: dict[frozenset[tuple[int, str]], Placed] = {}
    for placed in sorted(_candidates(land, tile, beside, side), key=lambda one: (one.turn, one.at)):
        found.setdefault(frozenset(edges_of(placed)), placed)
    return tuple(found.values())


@lru_cache(32 * KNOWN)
def fitting_sides(land: Ground, tile: str, beside: str) -> tuple[int, ...]:
    """The free segments of a laid tile across which another one fits."""
    return tuple(side for side in free_sides(land, beside) if any(_candidates(land, tile, beside, side)))


def _candidates(land: Ground, tile: str, beside: str, side: int) -> Iterator[Placed]:
    """Each segment of the new tile that may meet the chosen one gives a placement; the legal ones."""
    host = land.placed[beside]
    met = shape(beside, host.turn).segments[side]
    right, up = STEPS[met.direction]
    corner = (met.start[0] + host.at[0] + right, met.start[1] + host.at[1] + up)
    for place, own in enumerate(shape(tile, 0).segments):
        if meets(own.edge, met.edge):
            # Outlines go round with their tile on the left, so along a shared segment they run against each other.
            turn = (met.direction + TURNS // 2 - own.direction) % TURNS
            lying = shape(tile, turn)
            start = lying.segments[place].start
            at = (corner[0] - start[0], corner[1] - start[1])
            if _is_legal(land, lying, at):
                yield Placed(tile, turn, at)


def meets(one: str, other: str) -> bool:
    """Whether edges of two types may meet: road end with road end, forest and mountain with either of them."""
    return (one == "R") == (other == "R")


def _is_legal(land: Ground, lying: Shape, at: Point) -> bool:
    """No triangle is taken, and the edges match on every shared segment."""
    moved = code(at)
    if not land.taken.isdisjoint([one + 2 * moved for one in lying.cells]):
        return False
    for own in lying.segments:
        met = land.open.get(own.number + 3 * moved)
        if met and not meets(own.edge, met.kind):
            return False
    return True


def edges_of(placed: Placed) -> tuple[tuple[int, str], ...]:
    """The segments of a placement and their types, in the order of its outline."""
    moved = 3 * code(placed.at)
    return tuple((own.number + moved, own.edge) for own in shape(placed.tile, placed.turn).segments)


def fixed_start() -> tuple[Placed, ...]:
    """The start tiles as the data lays them, in tile order."""
    layout = DATA["layout"]
    return tuple(Placed(tile, layout[tile]["turn"], tuple(layout[tile]["at"])) for tile in layout)


def shuffled_start(dice: Dice) -> tuple[tuple[Placed, ...], Dice]:
    """The five start buildings by lot on the road sides of the church (rules.md, Setup 1)."""
    church, *buildings = (placed.tile for placed in fixed_start())
    while True:
        order, dice = dice.shuffle(buildings)
        laid = [Placed(church, 0, (0, 0))]
        for tile, side in zip(order, ROAD_SIDES, strict=True):
            open_places = fits(ground(tuple(laid)), tile, church, side)
            if not open_places:
                break
            placed, dice = dice.pick(open_places)
            laid.append(placed)
        else:
            return tuple(sorted(laid, key=lambda one: [church, *buildings].index(one.tile))), dice
