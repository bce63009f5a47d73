"""Building the church, spot by spot (rules.md, The actions, church)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.hamlet.data import SPOTS
from engine.hamlet.state import HamletMove, HamletState, Raised
from engine.hamlet.table import Outcome, free_spots, on_turn, task_of, with_player, with_task
from engine.hamlet.transport import can_bring, carrier
from engine.hamlet.turns import lie_down


def spots(state: HamletState) -> Iterator[HamletMove]:
    """The free spots whose goods and coins can all be brought."""
    who = carrier(state)
    open_spots = (spot for spot in free_spots(state) if can_bring(who, "church", SPOTS[spot].needs, SPOTS[spot].coins))
    return (HamletMove("spot", (spot,)) for spot in open_spots)


def begin(state: HamletState, move: HamletMove) -> Outcome:
    """A spot is chosen."""
    spot = SPOTS[move.about[0]]
    return with_task(state, move, "deliver", tile="church", what=spot.id, needs=spot.needs, coins=spot.coins), ()


def raised(state: HamletState) -> Outcome:
    """All is there: the spot is filled and marked."""
    seat, player, spot = state.seat, on_turn(state), SPOTS[task_of(state).what]
    player = replace(player, coins=player.coins - spot.coins, spots=(*player.spots, spot.id))
    state = with_player(state, seat, player)
    told = Raised(seat=seat, spot=spot.id, vp=spot.vp, last="no" if free_spots(state) else "yes")
    state, events = lie_down(state, "church")
    return state, (told, *events)
