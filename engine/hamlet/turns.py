"""Lying down, the next turn, the end (rules.md, A turn; End and scoring)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias

from engine.game import Seat
from engine.hamlet.data import RANKS, SOLO_ROUND_LIMIT
from engine.hamlet.scoring import total
from engine.hamlet.state import Began, HamletState, Over, Ranked, Villager, changed
from engine.hamlet.table import Outcome, everybody, free_spots, on_turn, seated, standing, staying

Why: TypeAlias = Literal["church", "limit", "left"]
"""What ends a game."""

FRESH: Final[Mapping[str, Any]] = {"task": None, "moved": (), "acted": False}
"""What a turn begins with."""


def lie_down(state: HamletState, tile: str = "") -> Outcome:
    """The lowest-numbered standing villager has done its job, on `tile` if it went to one."""
    player = on_turn(state)
    number = next(number for number, one in enumerate(player.villagers) if one.standing)
    tired = Villager(tile or player.villagers[number].tile, standing=False)
    villagers = (*player.villagers[:number], tired, *player.villagers[number + 1 :])
    players = seated(state, state.seat, replace(player, villagers=villagers))
    state = changed(state, players=players, task=None, acted=True)
    return (state, ()) if standing(state, state.seat) else next_turn(state)


def next_turn(state: HamletState) -> Outcome:
    """The turn is over; the last one of a round may end the game."""
    still = staying(state)
    if after := [seat for seat in still if seat > state.seat]:
        return _begin(state, after[0], state.round)
    if free_spots(state) and state.round < round_limit(state):
        return _begin(state, still[0], state.round + 1)
    why: Why = "limit" if free_spots(state) else "church"
    return finish(changed(state, turns=state.turns + 1, **FRESH), why)


def _begin(state: HamletState, seat: Seat, number: int) -> Outcome:
    """All villagers of a seat stand up, in the round of this number; the turn before it is settled."""
    player, closed = state.players[seat], state.seat
    villagers = tuple([Villager(one.tile) for one in player.villagers])
    state = changed(
        state,
        players=seated(state, seat, replace(player, villagers=villagers)),
        seat=seat,
        round=number,
        turns=state.turns + 1,
        **FRESH,
    )
    return state, (Began(seat=seat, closes=(closed,), round=number),)


def finish(state: HamletState, why: Why) -> Outcome:
    """The game is over."""
    alone = len(state.players) == 1 and staying(state)
    ranked = (Ranked(seat=0, rank=solo_rank(state)),) if alone else ()
    return changed(state, task=None, ended=True), (*ranked, Over(commits=everybody(state), why=why))


def solo_rank(state: HamletState) -> str:
    """The rank that the points of a solo game reach."""
    points = total(state, 0)
    return next(rank for least, rank in RANKS if points >= least)


def round_limit(state: HamletState) -> int:
    """The round after which the game ends at the latest."""
    return min(state.options.limit, SOLO_ROUND_LIMIT) if len(state.players) == 1 else state.options.limit
