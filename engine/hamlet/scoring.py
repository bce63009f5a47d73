"""Counting points (rules.md, End and scoring)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from engine.game import Line, Result, Seat, ranked
from engine.hamlet.data import (
    AWARDS,
    COINS_PER_VP,
    LANDSCAPER_NEEDS,
    MERCHANT_NEEDS,
    PLANNER_VP,
    ROAD_VP,
    ROUTE_VP,
    SALES,
    SPOTS,
)
from engine.hamlet.landmarks import worth
from engine.hamlet.routes import route_of
from engine.hamlet.state import HamletState, kept
from engine.hamlet.table import built, landmarks, staying
from engine.hamlet.village import KNOWN

Counts: TypeAlias = tuple[int, ...]
"""How many each seat has."""

TAKEN = ("tiles", "church", "sales", "goods")
"""The sources of the points that are taken during the game; all others are counted at its end."""


def sheet(state: HamletState, seat: Seat, awarded: Mapping[str, int]) -> tuple[Line, ...]:
    """A player's score lines, as if the game ended now; lines of no points are left out."""
    return tuple(Line(seat, f"hamlet-{part}-vp", points) for part, points in _parts(state, seat, awarded) if points)


def _parts(state: HamletState, seat: Seat, awarded: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    yield from _taken(state, seat)
    yield from awarded.items()
    for tile in landmarks(state)[seat]:
        yield f"landmark-{tile}", worth(state, tile, seat)
    yield "roads", sum(road.seat == seat for road in state.roads) * (ROAD_VP + PLANNER_VP * (planner(state) == seat))
    yield "route", ROUTE_VP * len(route_of(state, seat))
    yield "coins", state.players[seat].coins // COINS_PER_VP


def _taken(state: HamletState, seat: Seat) -> Iterator[tuple[str, int]]:
    player = state.players[seat]
    points = (
        sum(tile.vp for tile in built(state)[seat]),
        sum(SPOTS[spot].vp for spot in player.spots),
        sum(SALES[sale].vp for sale in player.sales),
        player.rewards,
    )
    return zip(TAKEN, points, strict=True)


def taken(state: HamletState, seat: Seat) -> int:
    """The points a player has taken so far."""
    return sum(points for _, points in _taken(state, seat))


def planner(state: HamletState) -> Seat | None:
    """Who built the first road of the game."""
    return state.roads[0].seat if state.roads else None


# Awards


@kept("laid", "players")
def awards(state: HamletState) -> tuple[Mapping[str, int], ...]:
    """Each player's awards as they stand."""
    return _awards(
        staying(state),
        spots=tuple([len(player.spots) for player in state.players]),
        sales=tuple([len(player.sales) for player in state.players]),
        flags=tuple(map(len, landmarks(state))),
    )


@lru_cache(KNOWN)
def _awards(seats: tuple[Seat, ...], spots: Counts, sales: Counts, flags: Counts) -> tuple[Mapping[str, int], ...]:
    """Each player's awards by what each has most of (rules.md, End and scoring 1; Solo). seats: those who stayed."""
    won = {
        "chaplain": _most(seats, spots),
        "sacristan": _second(seats, spots),
        "merchant": _most(seats, sales),
        "landscaper": _most(seats, flags),
    }
    if len(spots) == 1:
        needed = {"merchant": (sales, MERCHANT_NEEDS), "landscaper": (flags, LANDSCAPER_NEEDS)}
        won = {award: [seat for seat in seats if count[seat] >= least] for award, (count, least) in needed.items()}
    return tuple(
        {award: AWARDS[award] // len(winners) for award, winners in won.items() if seat in winners}
        for seat in range(len(spots))
    )


def _most(seats: Iterable[Seat], count: Counts) -> list[Seat]:
    """Who has most of something, if anybody has any."""
    most = max((count[seat] for seat in seats), default=0)
    return [seat for seat in seats if count[seat] == most > 0]


def _second(seats: Iterable[Seat], count: Counts) -> list[Seat]:
    """Who has the second-highest number of something."""
    first = _most(seats, count)
    return _most([seat for seat in seats if seat not in first], count)


# The result


def total(state: HamletState, seat: Seat) -> int:
    """A player's points if the game ended now."""
    return sum(points for _, points in _parts(state, seat, awards(state)[seat]))


@kept()
def result(state: HamletState) -> Result:
    """Most points win; a tie goes to more church spots, then to more milk made (rules.md, End and scoring)."""
    seats, awarded = range(len(state.players)), awards(state)
    sheets = [sheet(state, seat, awarded[seat]) for seat in seats]
    totals = tuple(sum(line.points for line in lines) for lines in sheets)
    merits = {seat: (totals[seat], *_ties(state, seat)) for seat in staying(state)}
    return Result(
        totals=totals,
        ranks=ranked(merits, len(seats)),
        lines=tuple(line for lines in sheets for line in lines),
        decided=_decided(merits),
    )


def _ties(state: HamletState, seat: Seat) -> tuple[int, int]:
    player = state.players[seat]
    return len(player.spots), player.milk


def _decided(merits: Mapping[Seat, tuple[int, int, int]]) -> str:
    """What put somebody above others with as many points."""
    best = max(merits.values(), default=(0, 0, 0))
    rivals = [merit for merit in merits.values() if merit[0] == best[0] and merit < best]
    if not rivals:
        return ""
    return "milk" if any(merit[1] == best[1] for merit in rivals) else "spots"
