"""Selling goods (rules.md, The actions, market)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.hamlet.data import SALES
from engine.hamlet.state import HamletMove, HamletState, Sold, changed
from engine.hamlet.table import Outcome, everybody, on_turn, task_of, with_player, with_task
from engine.hamlet.transport import can_bring, carrier
from engine.hamlet.turns import lie_down


def sales(state: HamletState) -> Iterator[HamletMove]:
    """The tokens face up whose goods can all be brought; nothing can be bought for a sale."""
    who = carrier(state)
    tokens = (sale for sale in state.sales if can_bring(who, "market", SALES[sale].needs, buying=False))
    return (HamletMove("sell", (sale,)) for sale in tokens)


def sell(state: HamletState, move: HamletMove) -> Outcome:
    """A token is chosen."""
    (sale,) = move.about
    return with_task(state, move, "deliver", tile="market", what=sale, needs=SALES[sale].needs), ()


def sold(state: HamletState) -> Outcome:
    """All goods are there: the token is taken, and the next one turned up in its place."""
    seat, player, sale = state.seat, on_turn(state), SALES[task_of(state).what]
    fresh, stack = state.stack[:1], state.stack[1:]
    place = state.sales.index(sale.id)
    state = changed(state, sales=(*state.sales[:place], *fresh, *state.sales[place + 1 :]), stack=stack)
    state = with_player(state, seat, replace(player, coins=player.coins + sale.coins, sales=(*player.sales, sale.id)))
    told = Sold(seat=seat, commits=everybody(state), sale=sale.id, vp=sale.vp, coins=sale.coins, token="".join(fresh))
    state, events = lie_down(state, "market")
    return state, (told, *events)
