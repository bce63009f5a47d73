"""The deal and the burning of Prophecies before the first turn (rules.md, Setup)."""

from dataclasses import replace

from engine.chance import Dice
from engine.coatl.data import (
    BODIES,
    BODIES_SCALED,
    DEAL,
    DECK,
    KEEP,
    PER_COLOUR,
    PIECES,
    ROW,
    SPACES,
    TEMPLES,
    TEMPLES_DEALT,
    TOKENS,
)
from engine.coatl.ends import in_order
from engine.coatl.state import (
    Burned,
    CoatlMove,
    CoatlOptions,
    CoatlState,
    First,
    Kept,
    Moves,
    Outcome,
    Side,
    discarded,
    with_side,
)
from engine.coatl.supply import fill
from engine.game import Seat


def deal(options: CoatlOptions, seats: int, dice: Dice) -> Outcome:
    """Draw the first player, fill the supply, deal Temples and Prophecies."""
    first, dice = dice.below(seats)
    temples, dice = dice.shuffle(TEMPLES)
    deck, dice = dice.shuffle(DECK)
    state = CoatlState(
        options=options,
        sides=tuple(Side(tokens=TOKENS if options.sacrifices else ()) for _ in range(seats)),
        first=first,
        supply=((),) * len(SPACES),
        bags=_bags(options, seats),
        deck=deck[len(ROW) :],
        row=deck[: len(ROW)],
        piles=(),
        dice=dice,
    )
    state, _ = fill(state)
    for place, seat in enumerate(in_order(state)):
        hand, deck = state.deck[: DEAL[place]], state.deck[DEAL[place] :]
        own, temples = temples[:TEMPLES_DEALT], temples[TEMPLES_DEALT:]
        state = replace(with_side(state, seat, hand=hand, temples=own), deck=deck)
    half = (len(temples) + 1) // 2
    return replace(state, piles=(temples[:half], temples[half:])), (First(seat=first),)


def _bags(options: CoatlOptions, seats: int) -> tuple[str, ...]:
    """The pieces of the game, sorted: alone the fewest body segments, else those of the box or by the players."""
    bodies = BODIES_SCALED[seats - 1] if seats == 1 or options.bodies == "scaled" else BODIES
    copies = {**PER_COLOUR, "b": bodies}
    return tuple(piece for piece in PIECES for _ in range(copies[piece[0]]))


def burns(state: CoatlState, seat: Seat) -> Moves:
    """The question `burn`: each different card in hand, and an end once few enough are left."""
    hand = state.sides[seat].hand
    done = (CoatlMove("done"),) if len(hand) <= KEEP else ()
    return (*(CoatlMove("burn", card) for card in dict.fromkeys(hand)), *done)


def burn(state: CoatlState, seat: Seat, card: str) -> Outcome:
    """A card goes face down to the discards."""
    return discarded(state, seat, card), (Burned(seat=seat, eyes=(seat,), card=card),)


def keep(state: CoatlState, seat: Seat, what: str) -> Outcome:
    """The rest stays in hand."""
    return with_side(state, seat, burning=False), (Kept(seat=seat, cards=len(state.sides[seat].hand)),)
