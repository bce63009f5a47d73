"""Lying down, the next turn, the end (rules.md, A turn; End and scoring)."""

from dataclasses import replace
from typing import Literal

from engine.game import Seat
from engine.hamlet.data import RANKS, SOLO_ROUND_LIMIT
from engine.hamlet.scoring import total
from engine.hamlet.state import Began, HamletState, Over, Ranked, Villager, changed
from engine.hamlet.table import Outcome, everybody, free_spots, on_turn, standing, staying, with_player


def lie_down(state: HamletState, tile: str = "") -> Outcome:
    """The lowest-numbered standing villager has done its job, on `tile` if it went to one."""
    player = on_turn(state)
    number = next(number for number, one in enumerate(player.villagers) if one.standing)
    tired = Villager(tile or player.villagers[number].tile, standing=False)
    villagers = (*player.villagers[:number], tired, *player.villagers[number + 1 :])
    state = with_player(state, state.seat, replace(player, villagers=villagers))
    state = changed(state, task=None, acted=True)
    return (state, ()) if standing(state, state.seat) else next_turn(state)


def next_turn(state: HamletState) -> Outcome:
    """The turn is over; the last one of a round may end the game."""
    closed, still = state.seat, staying(state)
    state = changed(state, turns=state.turns + 1, task=None, moved=(), acted=False)
    if after := [seat for seat in still if seat > closed]:
        return _begin(state, after[0], closed)
    if not free_spots(state):
        return finish(state, "church")
    if state.round >= round_limit(state):
        return finish(state, "limit")
    return _begin(changed(state, round=state.round + 1), still[0], closed)


def _begin(state: HamletState, seat: Seat, closed: Seat) -> Outcome:
    """All villagers of a seat stand up; the turn before it is settled."""
    player = state.players[seat]
    villagers = tuple(replace(one, standing=True) for one in player.villagers)
    state = with_player(changed(state, seat=seat), seat, replace(player, villagers=villagers))
    return state, (Began(seat=seat, closes=(closed,), round=state.round),)


def finish(state: HamletState, why: Literal["church", "limit", "left"]) -> Outcome:
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
