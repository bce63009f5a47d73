"""How good a position looks to a computer player: what is done, and what cards and pieces promise.

No rule stands here. Each cóatl that may grow is given a plan: the cards in hand that the pieces at hand bring nearest,
one after the other, as long as they are worth it. The weights were tried out in self-play.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.coatl.data import (
    BOARD,
    BOTH_MET,
    CARDS,
    ONE_MET,
    PROPHECIES,
    STARTED,
    TEMPLES,
    UNFINISHED,
    WIN,
    Temple,
)
from engine.coatl.prophecies import KNOWN, standing
from engine.coatl.temples import Requirement, judged
from engine.coatl.view import CoatlView, SideView
from engine.game import Seat

LAID: Final = 0.97
"""The share of a plan that is left for each piece that the own board holds and the plan still has to lay."""
MISSING: Final = 0.72
"""The same for a piece that is still to be got."""
SURE: Final = 0.85
"""What the points of a plan are worth, before its cóatl is complete."""
WORTH_IT: Final = 0.4
"""The gain that a further card in a plan has to bring."""
ROOM: Final = 0.5
"""A place for one more card beside a cóatl that is unfinished or not even started."""
STAYS: Final = 0.6
"""How likely a Temple's requirement that is met now will be in the end."""
PIECE_MORE: Final = 0.8
"""How likely a cóatl is to come to a length, for each piece that it still lacks."""
OUT: Final = 0.8
"""A card that is laid, for the room it leaves in the hand."""
PIECE: Final = 0.15
CARD: Final = 0.3
"""A body segment on the board and a card in hand, for all that they may still become."""
SPARE: Final = 0.5
"""A head or tail on the board that no cóatl needs, and each piece on a board that is all but full."""
TIME: Final = (1, 0.95, 0.8)
"""What hopes are worth, by the most cóatls that somebody has completed."""
LAST_ACTION: Final = 0.35
"""What hopes are worth for each action left, once the end is known."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A cóatl as it may become: its colours, closed ends, cards, what was used of hand and board, and the chance."""

    colours: str
    head: bool
    tail: bool
    cards: tuple[str, ...]
    hand: tuple[str, ...]
    board: str
    chance: float = 1

    @property
    def points(self) -> int:
        """What its cards would be worth."""
        return sum(standing(card, self.colours, head=True, tail=True).points for card in self.cards)


def estimate(view: CoatlView, seat: Seat) -> float:
    """Points of completed cóatls, and a share of what the others may come to."""
    side = view.sides[seat]
    time = _time(view, seat)
    return side.score + time * (_hopes(view, side) + _stock(side) if time else 0)


def _time(view: CoatlView, seat: Seat) -> float:
    """The share of what isn't done yet that there may still be time for."""
    if view.over:
        return 0
    if view.ending:
        return LAST_ACTION * sum(turn.actions for turn in (view.turn, *view.coming) if turn and turn.seat == seat)
    return TIME[min(WIN - 1, max(sum(one.complete for one in side.serpents) for side in view.sides))]


def _stock(side: SideView) -> float:
    """What pieces and cards are worth as such; closers that can't be laid and a full board are in the way."""
    unfinished = [serpent for serpent in side.serpents if not serpent.complete]
    places = max(len(unfinished), len(side.serpents) < STARTED)
    kinds = [piece[0] for piece in side.board]
    heads = places - sum(serpent.head for serpent in unfinished)
    tails = places - sum(serpent.tail for serpent in unfinished)
    spare = max(0, kinds.count("h") - heads) + max(0, kinds.count("t") - tails)
    crowded = max(0, len(kinds) - (BOARD - 2))
    closers = min(heads, kinds.count("h")) + min(tails, kinds.count("t"))
    return PIECE * (kinds.count("b") + 2 * closers) + CARD * side.held - SPARE * (spare + crowded)


def _hopes(view: CoatlView, side: SideView) -> float:
    """What the cóatls that may grow, and those not started, promise."""
    temples = (*(side.temples or ()), *filter(None, view.piles))
    hand, board = tuple(sorted(side.hand or ())), "".join(sorted(piece[1] for piece in side.board))
    serpents = [(one.colours, one.head, one.tail, one.cards) for one in side.serpents if not one.complete]
    unstarted = max(0, STARTED - len(side.serpents))
    if unstarted and len(serpents) < UNFINISHED:
        serpents.append(("", False, False, ()))
    hopes = ROOM * CARDS * unstarted
    for colours, head, tail, cards in sorted(serpents, key=lambda one: -len(one[0])):
        plan = _planned(colours, head, tail, cards, hand, board)
        hand, board = plan.hand, plan.board
        closers = 2 - head - tail
        temple = max((_temple(one, plan.colours, closers) for one in temples), default=0)
        hopes += SURE * plan.chance * (plan.points + temple)
        hopes += ROOM * (CARDS - len(plan.cards)) + OUT * len(cards) if colours else 0
    return hopes


@lru_cache(KNOWN)
def _planned(colours: str, head: bool, tail: bool, cards: tuple[str, ...], hand: tuple[str, ...], board: str) -> Plan:
    """The best plan, card by card."""
    plan = Plan(colours, head, tail, cards, hand, board)
    while len(plan.cards) < CARDS:
        further = [_with(plan, card) for card in dict.fromkeys(plan.hand) if card not in plan.cards]
        best = max(further, key=_value, default=plan)
        if _value(best) < _value(plan) + WORTH_IT:
            break
        plan = best
    return plan


def _value(plan: Plan) -> float:
    return plan.chance * plan.points


def _with(plan: Plan, card: str) -> Plan:
    """The plan with one card more, and the fewest pieces that it takes."""
    step, front = _step(card, plan.colours, plan.head, plan.tail)
    board, chance = plan.board, plan.chance
    for colour in step:
        chance *= LAID if colour in board else MISSING
        board = board.replace(colour, "", 1)
    hand = list(plan.hand)
    hand.remove(card)
    colours = step + plan.colours if front else plan.colours + step
    return Plan(colours, plan.head, plan.tail, (*plan.cards, card), tuple(hand), board, chance)


@lru_cache(KNOWN)
def _step(card: str, colours: str, head: bool, tail: bool) -> tuple[str, bool]:
    """The fewest pieces that let a cóatl fulfil a card, and whether they go to the front."""

    def fulfilled(string: str) -> bool:
        return standing(card, string, head=True, tail=True).points > 0

    whole = _example(card)
    for n in range(len(whole) + 1):
        if not tail and fulfilled(colours + whole[len(whole) - n :]):
            return whole[len(whole) - n :], False
        if not head and fulfilled(whole[:n] + colours):
            return whole[:n], True
    return whole, False


def _example(card: str) -> str:
    """A string that fulfils a card at its lowest level."""
    pattern, family = PROPHECIES[card].pattern, PROPHECIES[card].family
    match family.kind:
        case "count":
            return pattern * family.levels[0][0]
        case "lone":
            return pattern * 2
        case "mirror":
            return pattern + pattern[1] + pattern[::-1]
        case _:
            return pattern


@lru_cache(KNOWN)
def _temple(temple: str, colours: str, closers: int) -> float:
    """What a Temple may be worth once the cóatl is complete. closers: the head and tail still to be laid."""
    first, second = (_likely(one, TEMPLES[temple], len(colours) + closers) for one in judged(temple, colours))
    return BOTH_MET * first * second + ONE_MET * (first + second - 2 * first * second)


def _likely(requirement: Requirement, temple: Temple, length: int) -> float:
    """How likely a requirement is to be met in the end."""
    if requirement.kind == "length":
        return PIECE_MORE ** (temple.length - length) if length <= temple.length else 0
    if requirement.met:
        return STAYS
    return STAYS / 2 if requirement.kind == "equal" else 0
