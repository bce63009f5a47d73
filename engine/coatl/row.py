"""The open row and the deck of Prophecies (rules.md, Take Prophecies)."""

from dataclasses import replace

from engine.coatl.data import HAND, ROW
from engine.coatl.state import (
    CoatlMove,
    CoatlState,
    Drew,
    Events,
    Moves,
    Opened,
    Outcome,
    Picked,
    Reshuffled,
    everybody,
    with_side,
)
from engine.coatl.view import Chain
from engine.game import Seat

DECK = "deck"


def draws(state: CoatlState, seat: Seat) -> Moves:
    """The open cards and the deck, while there is room in the hand."""
    if len(state.sides[seat].hand) >= HAND:
        return ()
    slots = tuple(CoatlMove("draw", slot) for slot, card in zip(ROW, state.row, strict=True) if card)
    return (*slots, CoatlMove("draw", DECK)) if state.deck or state.discards else slots


def drawing(state: CoatlState, seat: Seat) -> Moves:
    """The question `draw`: cards, and an end once one was taken."""
    done = (CoatlMove("done"),) if state.chain and state.chain.begun else ()
    return (*draws(state, seat), *done)


def draw(state: CoatlState, seat: Seat, source: str) -> Outcome:
    """One card comes to the hand; the row isn't filled meanwhile."""
    state = replace(state, chain=Chain("draw", begun=True))
    hand = state.sides[seat].hand
    if source != DECK:
        card = str(state.row[ROW.index(source)])
        row = tuple(None if slot == source else one for slot, one in zip(ROW, state.row, strict=True))
        state = replace(with_side(state, seat, hand=(*hand, card)), row=row)
        return state, (Picked(seat=seat, slot=source, card=card),)
    state, events = with_deck(state)
    card, *deck = state.deck
    state = replace(with_side(state, seat, hand=(*hand, card)), deck=tuple(deck))
    return state, (*events, Drew(seat=seat, commits=(seat,), eyes=(seat,), card=card))


def done(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """The player is done: the row is filled."""
    return opened(replace(state, chain=None))


def opened(state: CoatlState) -> Outcome:
    """Fill the empty slots in order, as far as deck and discards last."""
    events: Events = ()
    for place in (place for place, card in enumerate(state.row) if card is None):
        state, shuffled = with_deck(state)
        if not state.deck:
            break
        card, *deck = state.deck
        row = (*state.row[:place], card, *state.row[place + 1 :])
        state, events = replace(state, row=row, deck=tuple(deck)), (*events, *shuffled)
    return state, (*events, Opened(commits=everybody(state), row=state.row))


def with_deck(state: CoatlState) -> Outcome:
    """Where the deck is empty, the discards are shuffled and become it."""
    if state.deck or not state.discards:
        return state, ()
    deck, dice = state.dice.shuffle(state.discards)
    return replace(state, deck=deck, discards=(), dice=dice), (Reshuffled(cards=len(deck)),)
