"""How turns follow each other: drawing, ending a turn, and the steps that the engine takes (rules.md, Forced steps)."""

from dataclasses import replace
from typing import Final, TypeAlias

from engine.ants.actions import ACTIONS, Hand, met, stored_uses, uses, with_side
from engine.ants.data import DRAWS, VARIANTS
from engine.ants.ending import over
from engine.ants.state import AntsEvent, AntsState, Did, Draw, Drew, Dry, Order, Over, TurnedOver, Use, Useless
from engine.ants.view import Deed
from engine.game import Seat

Events: TypeAlias = tuple[AntsEvent, ...]

BOTH: Final = (0, 1)
"""Every turn shows something new, so nobody takes anything back (rules.md, Decisions)."""
WARNINGS: Final = ((2, 3), (14, 15))
"""The parts of the stall limit at which all are warned (R23)."""


def settled(state: AntsState, events: Events) -> tuple[AntsState, Events]:
    """The table once somebody has a choice again or the game is over; told after `events`."""
    while step := _forced(state):
        state, happened = step
        events += happened
    if how := over(state):
        events += (Over(commits=BOTH, how=how, turns=state.turns),)
    return state, events


def draw(state: AntsState, move: Draw) -> tuple[AntsState, Events]:
    """The player on turn decides to draw, once or by a standing order (F3)."""
    if move.times == 1:
        return _drawn(state, forced="")
    return _drawn(_ordered(state, Order(DRAWS, useful(state, state.seat))), forced="")


def use(state: AntsState, move: Use) -> tuple[AntsState, Events]:
    """The player on turn does something with a card, which ends the turn."""
    seat, row = state.seat, ACTIONS[move.action]
    hidden = move.action == "store" and state.options.storage == "hidden"
    other, after = met(state, seat, move.action), row.do(Hand(state, seat, move.card))
    event = Did(
        seat=seat,
        commits=BOTH,
        eyes=(seat,) if hidden else None,
        action=move.action,
        card=move.card,
        other=other or "none",
        rank=_stands_for(state, after),
    )
    deed = Deed(seat, move.action, None if hidden else move.card, other)
    after, warning = _next_turn(_noted(after, deed), grew=row.grows)
    return after, (event, *warning)


def can_draw(state: AntsState) -> bool:
    """Whether a card is left to draw, be it by turning the discards over."""
    return bool(state.pile or state.discards)


def useful(state: AntsState, seat: Seat) -> tuple[str, ...]:
    """What the stored cards can do besides being dumped."""
    return tuple(str(one) for one in stored_uses(state, seat) if one.action != "dump")


def _forced(state: AntsState) -> tuple[AntsState, Events] | None:
    """The next step that leaves no choice; None where there is one, or the game is over."""
    side = state.sides[state.seat]
    if over(state):
        return None
    if state.drawn:
        return None if _is_choice(state, state.drawn) else _useless(state, state.drawn)
    if any(side.slots) and not side.order:
        return None
    if side.order and not _stands(state, side.order):
        return _ordered(state, None), ()
    if not can_draw(state):
        return _next_turn(state, grew=False)  # R21
    return _drawn(state, forced="draw")


def _is_choice(state: AntsState, card: str) -> bool:
    return len(uses(state, state.seat, card)) > 1


def _useless(state: AntsState, card: str) -> tuple[AntsState, Events]:
    """A drawn card that can only be discarded (F2)."""
    seat, move = state.seat, Use("discard", card)
    state = ACTIONS["discard"].do(Hand(state, seat, card))
    state, warning = _next_turn(_noted(state, Deed(seat, "discard", card, forced=True)), grew=False)
    return state, (Useless(seat=seat, commits=BOTH, forced=str(move), card=card), *warning)


def _drawn(state: AntsState, forced: str) -> tuple[AntsState, Events]:
    """Draw the top card, turning the discards over first where the pile is empty (R20). A choice ends the order."""
    seat, side = state.seat, state.sides[state.seat]
    state, events = (state, ()) if state.pile else _turned_over(state)
    card, *pile = state.pile
    state = replace(state, pile=tuple(pile), drawn=card)
    if not _is_choice(state, card):
        left = side.order.left - 1 if side.order else 0
        return _ordered(state, replace(side.order, left=left) if side.order and left else None), events
    eyes = (seat,) if state.options.storage == "hidden" else None
    drew = Drew(seat=seat, commits=BOTH, eyes=eyes, forced=forced, card=card)
    return _ordered(state, None), (*events, drew)


def _turned_over(state: AntsState) -> tuple[AntsState, Events]:
    """The oldest discard is drawn first, unless they are shuffled (R20)."""
    shuffled, (pile, dice) = state.options.shuffle_discards, (state.discards, state.dice)
    if shuffled:
        pile, dice = dice.shuffle(pile)
    event = TurnedOver(cards=len(pile), shuffled="yes" if shuffled else "no")
    return replace(state, pile=pile, discards=(), dice=dice), (event,)


def _stands(state: AntsState, order: Order) -> bool:
    """Whether a standing order goes on: a card lies to be drawn, and no stored one has learnt anything (F3)."""
    return bool(state.pile) and set(useful(state, state.seat)) <= set(order.uses)


def _ordered(state: AntsState, order: Order | None) -> AntsState:
    return with_side(state, state.seat, replace(state.sides[state.seat], order=order))


def _next_turn(state: AntsState, *, grew: bool) -> tuple[AntsState, Events]:
    """The turn ends; where nothing has grown for long, all are warned (R23)."""
    dry, limit = 0 if grew else state.dry + 1, state.options.stall_limit
    warned = dry in [limit * part // whole for part, whole in WARNINGS]
    state = replace(state, seat=1 - state.seat, turns=state.turns + 1, dry=dry)
    return state, (Dry(turns=dry, limit=limit),) if warned else ()


def _noted(state: AntsState, deed: Deed) -> AntsState:
    return replace(state, latest=(*state.latest, deed))


def _stands_for(before: AntsState, after: AntsState) -> str:
    """The rank that a jack has just come to stand for, "none" where none has."""
    was, now = before.sides[before.seat].wild, after.sides[before.seat].wild
    return "none" if now in (was, None) else str(VARIANTS[before.options.variant].rank(now or 0))
