"""A state as it is seen: what view.py names, counted (rules.md, What a player must see)."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any

from engine.game import Ask, Result, Seat
from engine.hamlet.data import MILESTONES, PRICES, REFINED, REFINED_SUPPLY, SALES, SPOTS, TIERS, TILES, Cell, Point
from engine.hamlet.landmarks import worth
from engine.hamlet.lattice import code, ends, shape, triangle
from engine.hamlet.parts import cut
from engine.hamlet.placement import edges_of, fits
from engine.hamlet.questions import answers, long_list
from engine.hamlet.routes import route_of
from engine.hamlet.scoring import awards, planner, sheet, taken
from engine.hamlet.state import HamletMove, HamletState, Piece, Placed, Player, Road, Task
from engine.hamlet.table import flags_left, free_spots, pieces_lying, raw_left, roads_left, side, standing
from engine.hamlet.transport import carrier, depot, is_fine
from engine.hamlet.turns import round_limit
from engine.hamlet.view import (
    FitView,
    GoodView,
    HamletView,
    JobView,
    MilestoneView,
    PlayerView,
    ReachView,
    RoadView,
    SpotView,
    TileView,
)
from engine.hamlet.village import KNOWN, here, inside, kind_of


def see(
    state: HamletState, viewer: Seat | None, ask: Ask[HamletMove] | None, waiting: tuple[Seat, ...], over: Result | None
) -> HamletView:
    """The table as `viewer` sees it."""
    return HamletView(
        viewer=viewer,
        ask=ask,
        waiting=waiting,
        over=over,
        options=state.options,
        seat=state.seat,
        round=state.round,
        limit=round_limit(state),
        last=not free_spots(state),
        turns=state.turns,
        moved=state.moved,
        acted=state.acted,
        side=side(state),
        prices=PRICES[side(state)],
        tiles=tuple(_tiles(state)),
        roads=tuple(_road(road, number) for number, road in enumerate(state.roads)),
        spots=tuple(_spots(state)),
        row=state.row,
        bag=state.bag,
        sales=state.sales,
        tokens_left=tuple(sum(SALES[sale].tier == tier for sale in state.stack) for tier in TIERS),
        supply=tuple(raw_left(state).values()),
        milestones=tuple(_milestone(state, good) for good in REFINED),
        planner=planner(state),
        players=tuple(_players(state)),
        job=_job(state, state.task) if state.task else None,
    )


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _own(part: Any, kind: type) -> dict[str, Any]:
    """The fields of a part of the state."""
    return {name: getattr(part, name) for name in _names(kind)}


# The village


def _tiles(state: HamletState) -> Iterator[TileView]:
    village, nobody = set(inside(state)), (0,) * len(state.players)
    donkeys = _counted([player.donkeys for player in state.players])
    standing = _counted([[one.tile for one in player.villagers if one.standing] for player in state.players])
    lying = _counted([[one.tile for one in player.villagers if not one.standing] for player in state.players])
    for placed, slots in zip(state.laid, state.goods, strict=True):
        tile = placed.tile
        outline, cells = where(placed)
        yield TileView(
            **_own(placed, Placed),
            outline=outline,
            cells=cells,
            slots=tuple([_good(state, tile, piece) for piece in slots]),
            makes=kind_of(state, tile),
            inside=tile in village,
            worth=None if not TILES[tile].score or placed.builder is None else worth(state, tile, placed.builder),
            donkeys=donkeys.get(tile, nobody),
            standing=standing.get(tile, nobody),
            lying=lying.get(tile, nobody),
        )


def _counted(tiles: Sequence[Sequence[str]]) -> dict[str, tuple[int, ...]]:
    """How many of each seat are on a tile, for the tiles where any is."""
    return {tile: tuple(own.count(tile) for own in tiles) for own in tiles for tile in own}


def _good(state: HamletState, tile: str, piece: Piece | None) -> GoodView | None:
    return GoodView(piece.good, piece.owner, is_fine(state, tile, piece)) if piece else None


@lru_cache(4 * KNOWN)
def where(placed: Placed) -> tuple[tuple[Point, ...], tuple[Cell, ...]]:
    """The outline and the triangles of a tile where it lies."""
    x, y = placed.at
    lying = shape(placed.tile, placed.turn)
    outline = tuple((right + x, up + y) for right, up in lying.outline)
    return outline, tuple(triangle(one + 2 * code(placed.at)) for one in lying.cells)


def _road(road: Road, number: int) -> RoadView:
    return RoadView(**_own(road, Road), ends=ends(road.segment), planner=number == 0)


# Church, milestones, players


def _spots(state: HamletState) -> Iterator[SpotView]:
    filled = {spot: seat for seat, player in enumerate(state.players) for spot in player.spots}
    return (SpotView(spot.id, filled.get(spot.id)) for spot in SPOTS.values() if side(state) in spot.sides)


def _milestone(state: HamletState, good: str) -> MilestoneView:
    reached = next((one for one in state.milestones if one.good == good), None)
    who, tile = (reached.seat, reached.tile) if reached else (None, "")
    return MilestoneView(good, MILESTONES[good], who, tile)


def _players(state: HamletState) -> Iterator[PlayerView]:
    awarded, lying = awards(state), pieces_lying(state)
    for seat, player in enumerate(state.players):
        yield PlayerView(
            **_own(player, Player),
            vp=taken(state, seat),
            scored=sheet(state, seat, awarded[seat]),
            standing=standing(state, seat),
            pieces=tuple([REFINED_SUPPLY - lying[good, seat] for good in REFINED]),
            roads=roads_left(state, seat),
            flags=flags_left(state, seat),
            route=route_of(state, seat),
        )


# The job in hand


def _job(state: HamletState, task: Task) -> JobView:
    marked, parts = _marked(state)
    return JobView(
        **_own(task, Task),
        fits=tuple(_fits(state, task)),
        reach=tuple(_reach(state, task)),
        marked=marked,
        parts=parts,
    )


def _marked(state: HamletState) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The tiles that the open question is about, and the parts they are cut into."""
    if whole := long_list(state):
        return whole, cut(whole)
    named = (word for move in answers(state) for word in move.about)
    return tuple(dict.fromkeys(word for word in named if word in here(state).placed)), ()


def _fits(state: HamletState, task: Task) -> Iterator[FitView]:
    """The places to choose from, or the chosen one."""
    if task.step == "fit" or task.placed:
        for number, placed in enumerate(fits(here(state), task.what, task.tile, task.side), 1):
            if task.placed in (None, placed):
                yield _fit(state, placed, number)


def _fit(state: HamletState, placed: Placed, number: int) -> FitView:
    outline, cells = where(placed)
    met = [(ends(own), kind, here(state).open[own].kind) for own, kind in edges_of(placed) if own in here(state).open]
    return FitView(
        **_own(placed, Placed),
        number=number,
        outline=outline,
        cells=cells,
        joints=tuple(segment for segment, *kinds in met if kinds == ["R", "R"]),
        touching=tuple(segment for segment, *_ in met),
    )


def _reach(state: HamletState, task: Task) -> Iterator[ReachView]:
    if task.step == "deliver":
        yield from (ReachView(tile, steps) for tile, steps in depot(carrier(state), task.tile).steps.items())
