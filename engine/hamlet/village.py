"""What the laid tiles make: taken triangles, shared segments, links, the village (rules.md, Words and The map)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from engine.hamlet.data import TILES
from engine.hamlet.lattice import Shape, code, holes, neighbours, shape
from engine.hamlet.state import HamletState, Placed, Road, kept

KNOWN: Final = 512
"""How many villages keep what was found out about them: a table has one at a time, a search some hundreds."""


class Edge(NamedTuple):
    """One tile's side of a segment: the tile, the segment's place in its outline, its type."""

    tile: str
    place: int
    kind: str

    @property
    def road_end(self) -> bool:
        """Whether a road ends here."""
        return self.kind == "R"


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """The tiles as they lie. Two are never equal: what depends on one is kept by the object.

    placed: by tile, in tile order. taken: all triangles. sides: by tile, the segments of its outline.
    open: the segments of one tile only. shared: those of two, the earlier tile first.
    """

    placed: Mapping[str, Placed]
    taken: frozenset[int]
    sides: Mapping[str, tuple[int, ...]]
    open: Mapping[int, Edge]
    shared: Mapping[int, tuple[Edge, Edge]]


EMPTY: Final = Ground({}, frozenset(), {}, {}, {})


@lru_cache(KNOWN)
def ground(laid: tuple[Placed, ...]) -> Ground:
    """What the laid tiles cover. Tiles are never moved, so a village is the one before it and a tile more."""
    if not laid:
        return EMPTY
    before, placed = ground(laid[:-1]), laid[-1]
    lying = shape(placed.tile, placed.turn)
    edges = tuple(_edges(placed, lying))
    met = {number: (before.open[number], edge) for number, edge in edges if number in before.open}
    alone = {number: edge for number, edge in edges if number not in met}
    return Ground(
        placed={**before.placed, placed.tile: placed},
        taken=before.taken.union(one + 2 * code(placed.at) for one in lying.cells),
        sides={**before.sides, placed.tile: tuple(number for number, _ in edges)},
        open={number: edge for number, edge in before.open.items() if number not in met} | alone,
        shared={**before.shared, **met},
    )


def _edges(placed: Placed, lying: Shape) -> Iterator[tuple[int, Edge]]:
    moved = 3 * code(placed.at)
    for place, segment in enumerate(lying.segments):
        yield segment.number + moved, Edge(placed.tile, place, segment.edge)


def free_sides(land: Ground, tile: str) -> tuple[int, ...]:
    """The places of a tile's segments that meet no other tile."""
    return tuple(place for place, number in enumerate(land.sides[tile]) if number in land.open)


def meeting(land: Ground, tile: str) -> Iterator[tuple[Edge, Edge, int]]:
    """Where a tile meets others: its own edge, the other's, and the segment's number, in the order of its outline."""
    for number in land.sides[tile]:
        if number in land.shared:
            first, second = land.shared[number]
            yield (first, second, number) if first.tile == tile else (second, first, number)


@lru_cache(8 * KNOWN)
def bordering(land: Ground, tile: str) -> str:
    """The types of the edges that a tile's segments meet."""
    return "".join(other.kind for _, other, _ in meeting(land, tile))


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """What links make of the tiles. Two are never equal, as with Ground.

    ways: by tile, in tile order, the tiles it is linked with. inside: the village, in tile order.
    """

    ways: Mapping[str, tuple[str, ...]]
    inside: tuple[str, ...]


@lru_cache(KNOWN)
def network(land: Ground, roads: tuple[Road, ...]) -> Network:
    """The links by printed roads and built ones of any colour, and all that they join to the church."""
    ways = graph(land.placed, chain(printed_pairs(land), (road.tiles for road in roads)))
    inside, edge = {"church"}, ["church"]
    while edge:
        fresh = [tile for tile in ways[edge.pop()] if tile not in inside]
        inside.update(fresh)
        edge += fresh
    return Network(ways, tuple(tile for tile in land.placed if tile in inside))


def graph(tiles: Iterable[str], pairs: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, ...]]:
    """Pairs of tiles, which come in tile order, as neighbours of each tile, in the same order."""
    order = {tile: number for number, tile in enumerate(tiles)}
    found: dict[str, set[str]] = {tile: set() for tile in order}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return {tile: tuple(sorted(others, key=order.__getitem__)) for tile, others in found.items()}


def printed_pairs(land: Ground) -> Iterator[tuple[str, str]]:
    """The tiles joined by printed roads, once for each joint."""
    return ((one.tile, other.tile) for one, other in land.shared.values() if one.road_end and other.road_end)


@lru_cache(KNOWN)
def touched_holes(land: Ground, tile: str) -> int:
    """How many enclosed holes a tile touches with a segment (rules.md, Tiles)."""
    placed = land.placed[tile]
    moved = 2 * code(placed.at)
    own = {one + moved for one in shape(tile, placed.turn).cells}
    return sum(any(own & set(neighbours(one)) for one in hole) for hole in holes(land.taken))


@kept("laid")
def here(state: HamletState) -> Ground:
    """The ground of a state."""
    return ground(state.laid)


@kept("laid", "roads")
def joined(state: HamletState) -> Network:
    """The links of a state."""
    return network(here(state), state.roads)


def linked(state: HamletState) -> Mapping[str, tuple[str, ...]]:
    """By tile, the tiles it is linked with."""
    return joined(state).ways


def inside(state: HamletState) -> tuple[str, ...]:
    """The village of a state."""
    return joined(state).inside


def kind_of(state: HamletState, tile: str) -> str:
    """The good that a refinery makes: "any" for a workshop that isn't fixed yet, "" for other tiles."""
    makes = TILES[tile].makes
    return state.workshop or makes if makes == "any" else makes
