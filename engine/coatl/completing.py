"""What follows the last piece of a cóatl at once: more cards, and a Temple (rules.md, Completing)."""

from dataclasses import replace

from engine.coatl.ends import third_completed
from engine.coatl.prophecies import layable, stands
from engine.coatl.serpent import Serpent, placed
from engine.coatl.state import (
    Claimed,
    CoatlMove,
    CoatlState,
    Completed,
    Fulfilled,
    Moves,
    Outcome,
    everybody,
    with_serpent,
    with_side,
    without,
)
from engine.coatl.temples import temple_points
from engine.coatl.view import Chain
from engine.game import Seat


def completed(state: CoatlState, seat: Seat, code: str) -> Outcome:
    """The cóatl is complete: the cards come next. A third one brings end A."""
    state, ending = third_completed(state, seat)
    return _cards_next(state, seat, code), (Completed(seat=seat, coatl=code), *ending)


def focus(state: CoatlState) -> str:
    """The code of the cóatl that the chain is about."""
    return state.chain.focus if state.chain else ""


def completing(state: CoatlState, seat: Seat) -> Moves:
    """The question `complete`: the cards that can be added, and an end once one lies there."""
    side, serpent = state.sides[seat], _serpent(state, seat)
    cards = (CoatlMove("fulfil", card) for card in dict.fromkeys(side.hand) if layable(card, serpent))
    return (*cards, CoatlMove("done")) if serpent.cards else tuple(cards)


def add(state: CoatlState, seat: Seat, card: str) -> Outcome:
    """One card more lies beside the completed cóatl."""
    code = focus(state)
    state, events = lay(state, seat, code, card)
    return _cards_next(state, seat, code), events


def lay(state: CoatlState, seat: Seat, code: str, card: str) -> Outcome:
    """A card goes from the hand to a cóatl."""
    serpent = state.sides[seat].serpents[placed(code)]
    points = stands(card, serpent).points
    more = replace(serpent, cards=(*serpent.cards, card))
    state = with_serpent(state, seat, code, more, hand=without(state.sides[seat].hand, card))
    return state, (Fulfilled(seat=seat, coatl=code, card=card, points=points),)


def enough(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """No more cards; the Temple comes next."""
    return _temple_next(state, seat, focus(state)), ()


def claims(state: CoatlState, seat: Seat) -> Moves:
    """The question `temple`: those in hand and the open ones of which something is met, or none."""
    colours, own = _serpent(state, seat).colours, state.sides[seat].temples
    within = (*own, *(pile[0] for pile in state.piles if pile))
    met = (CoatlMove("temple", temple) for temple in within if temple_points(temple, colours))
    return (*met, CoatlMove("skip"))


def claim(state: CoatlState, seat: Seat, temple: str) -> Outcome:
    """A Temple is laid beside the cóatl; the next one of its pile is open at once."""
    code, serpent, own = focus(state), _serpent(state, seat), state.sides[seat].temples
    points = temple_points(temple, serpent.colours)
    state = with_serpent(state, seat, code, replace(serpent, temple=temple))
    held = temple in own
    state = with_side(state, seat, temples=without(own, temple)) if held else uncovered(state, temple)
    commits = () if held else everybody(state)
    claimed = Claimed(seat=seat, commits=commits, coatl=code, temple=temple, points=points)
    return _closed(state), (claimed,)


def uncovered(state: CoatlState, temple: str) -> CoatlState:
    """The piles once an open Temple was taken."""
    return replace(state, piles=tuple(pile[1:] if pile[:1] == (temple,) else pile for pile in state.piles))


def skip(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """No Temple."""
    return _closed(state), ()


def _cards_next(state: CoatlState, seat: Seat, code: str) -> CoatlState:
    """Ask for more cards, unless none can be added."""
    side = state.sides[seat]
    if any(layable(card, side.serpents[placed(code)]) for card in side.hand):
        return replace(state, chain=Chain("complete", code, begun=True))
    return _temple_next(state, seat, code)


def _temple_next(state: CoatlState, seat: Seat, code: str) -> CoatlState:
    """Ask for a Temple, unless none can be claimed."""
    asking = replace(state, chain=Chain("temple", code, begun=True))
    return asking if len(claims(asking, seat)) > 1 else _closed(state)


def _closed(state: CoatlState) -> CoatlState:
    """The build goes on, with no cóatl in focus."""
    return replace(state, chain=Chain("build", begun=True, fresh=True))


def _serpent(state: CoatlState, seat: Seat) -> Serpent:
    return state.sides[seat].serpents[placed(focus(state))]
