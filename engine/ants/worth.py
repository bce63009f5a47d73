"""How good a table looks to a computer player: steps, attacks, and what the stored cards are still good for."""

from typing import Final

from engine.ants.data import COLOURS, ONE_EYED, RANK, SLOTS, VARIANTS, Card, Rank, Variant
from engine.ants.view import BACK, AntsView, ColonyView
from engine.game import Seat

WON: Final = 1000.0
STEP: Final = 10.0
ATTACKED: Final = 7.0
CLOSED: Final = 1.0
LOST: Final = 60.0
"""A rank that can't be laid any more but by a wild."""
SCARCE: Final = 9.0
"""A rank of which no card may be lost any more."""

NEAR: Final = 8.0
"""A stored card for the next step; for the one after it half of that, and so on. An attack is a step more."""
WILD: Final = 7.0
KING: Final = 2.5
TRADER: Final = 2.5
ANSWER: Final = 2.0
WEAPON: Final = 4.0
"""A spare card that can attack at once; less for a rank that the other has yet to reach."""
FREE: Final = (1.3, 3.9, -1.3)
"""An empty slot: what a card has to be good for to be worth storing; other values after each `PATIENCE`."""
PATIENCE: Final = 24
"""Turns without growth after which nothing but the best looks worth keeping, and after so many again anything does:
who only draws gets the same cards each time the discards come round, and a turn without drawing changes whose they are.
"""
SPARED: Final = 0.1
"""A standing order to draw: it asks less of whoever plays."""


def estimate(view: AntsView, seat: Seat) -> float:
    """The own prospects, less the other's, and less what the own colony has lost."""
    return _prospects(view, seat) - _prospects(view, 1 - seat) - _losses(view, view.colonies[seat])


def _prospects(view: AntsView, seat: Seat) -> float:
    colony = view.colonies[seat]
    won = view.over is not None and view.over.ranks[seat] == 1
    marks = STEP * colony.step - ATTACKED * (colony.attacker is not None) + CLOSED * colony.closed
    spared = SPARED * (colony.draws > 0)
    return WON * won + marks + spared + _storage(view, seat)


def _storage(view: AntsView, seat: Seat) -> float:
    """What the stored cards are good for; of a rank that two of them share only the better one counts whole."""
    colony, rival = view.colonies[seat], view.colonies[1 - seat]
    cards = [card for card in colony.slots if card and card != BACK]
    values = {RANK[card]: _value(VARIANTS[view.variant], card, colony, rival) for card in cards}
    free = FREE[view.dry // PATIENCE % len(FREE)]
    return sum(values.values()) + free * (SLOTS - colony.stored)


def _value(variant: Variant, card: Card, colony: ColonyView, rival: ColonyView) -> float:
    rank, ahead = RANK[card], _ahead(variant, RANK[card], colony)
    return max(
        NEAR / (ahead + bool(colony.attacker)) if ahead else 0,
        WILD if card == ONE_EYED[colony.colour] else 0,
        KING if rank == "k" else 0,
        TRADER if card in variant.traders else 0,
        ANSWER if rank == colony.rank != variant.twin and not colony.closed else 0,
        0 if ahead or rank == variant.twin else _weapon(variant, rank, rival),
    )


def _weapon(variant: Variant, rank: Rank, rival: ColonyView) -> float:
    """What a spare card is good for against the other colony."""
    if rank == rival.rank:
        return 0 if rival.closed or rival.attacker else WEAPON
    ahead = _ahead(variant, rank, rival)
    return WEAPON / (1 + ahead) if ahead else 0


def _ahead(variant: Variant, rank: Rank, colony: ColonyView) -> int:
    """How many steps on a colony needs a rank next; 0 where it doesn't any more."""
    steps = range(colony.step + 1, variant.last + 1)
    return next((step - colony.step for step in steps if variant.rank(step) == rank), 0)


def _losses(view: AntsView, colony: ColonyView) -> float:
    """What is missing for the steps to come: cards in a pile or across its top don't come back for sure."""
    variant = VARIANTS[view.variant]
    laid = [card for other in view.colonies for card in (*other.pile, other.attacker) if card]
    gone = [RANK[card] for card in laid if COLOURS[card] == colony.colour]
    left = variant.sequence[colony.step :]
    spare = [2 - gone.count(rank) - left.count(rank) for rank in dict.fromkeys(left)]
    return sum(LOST if one < 0 else SCARCE if one == 0 else 0 for one in spare)
