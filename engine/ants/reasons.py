"""Why a card can't do what was typed (rules.md, A turn)."""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.ants.actions import ACTIONS, Hand
from engine.ants.data import COLOURS, ONE_EYED, PACK, Action
from engine.ants.state import AntsState
from engine.ants.turns import can_draw
from engine.game import Reason, Seat

DRAW: Final = re.compile(r"draw( ?5)?")
USE: Final = re.compile(rf"({'|'.join(ACTIONS)}) ?({'|'.join(PACK)})")

Hindrance: TypeAlias = tuple[str, Callable[[Hand], bool]]


def why(state: AntsState, seat: Seat, notation: str) -> Reason | None:
    """The plainest thing that keeps a decision from being open to the seat on turn."""
    if draw := DRAW.fullmatch(notation):
        return _why_no_draw(state, five=draw[1] is not None)
    if not (use := USE.fullmatch(notation)):
        return None
    action = next(action for action in ACTIONS if action == use[1])
    hand = Hand(state, seat, use[2])
    hindrances = (*HOLDING[ACTIONS[action].source], *HINDRANCES[action])
    return next((_reason(word, **_facts(hand)) for word, hinders in hindrances if hinders(hand)), None)


def _why_no_draw(state: AntsState, *, five: bool) -> Reason | None:
    if state.drawn:
        return _reason("place-first", drawn=state.drawn)
    if not can_draw(state):
        return _reason("no-cards")
    return _reason("no-orders") if five and not state.options.draw_five else None


def _facts(hand: Hand) -> dict[str, str | None]:
    """All that a sentence may want to name."""
    variant, own, rival = hand.variant, hand.own, hand.rival
    return {
        "card": hand.card,
        "drawn": hand.state.drawn,
        "jack": ONE_EYED[own.colour],
        "first": variant.rank(1),
        "next": variant.rank(own.step + 1),
        "rank": variant.rank(own.step),
        "rival": variant.rank(rival.step),
        "wild": variant.rank(own.wild or 0),
        "twin": variant.twin,
    }


def _reason(word: str, **facts: str | None) -> Reason:
    return Reason(f"ants-why-{word}", tuple((name, fact) for name, fact in facts.items() if fact))


def _is_elsewhere(hand: Hand) -> bool:
    return hand.card not in (hand.state.drawn, *hand.own.slots)


def _waits(hand: Hand) -> bool:
    """A stored card, while a drawn one has to be placed."""
    return hand.state.drawn not in (None, hand.card)


def _rank_is_not(step: Callable[[Hand], int]) -> Callable[[Hand], bool]:
    return lambda hand: hand.rank != hand.variant.rank(step(hand))


def _is_twin(hand: Hand) -> bool:
    return hand.rank == hand.variant.twin


HOLDING: Final[Mapping[str, tuple[Hindrance, ...]]] = {
    "hand": (("not-held", _is_elsewhere), ("place-first", _waits)),
    "drawn": (
        ("not-held", _is_elsewhere),
        ("place-first", _waits),
        ("stored-already", lambda hand: hand.state.drawn is None),
    ),
    "stored": (
        ("not-held", _is_elsewhere),
        ("place-first", _waits),
        ("not-stored", lambda hand: hand.state.drawn is not None),
    ),
}
"""What hinders by where a card is, for the rows of ACTIONS by their source."""

ATTACKED: Final[Hindrance] = ("attacked", lambda hand: hand.own.attacker is not None)
NOT_ATTACKED: Final[Hindrance] = ("not-attacked", lambda hand: hand.own.attacker is None)

HINDRANCES: Final[Mapping[Action, tuple[Hindrance, ...]]] = {
    "build": (
        ATTACKED,
        ("not-opened", lambda hand: not hand.own.step and hand.rank != hand.variant.rank(1)),
        ("not-next", _rank_is_not(lambda hand: hand.own.step + 1)),
    ),
    "wild": (
        ("no-wild-card", lambda hand: not hand.is_one_eyed),
        ATTACKED,
        ("not-opened", lambda hand: not hand.own.step),
        ("jack-itself", lambda hand: hand.rank == hand.variant.rank(hand.own.step + 1)),
    ),
    "reinforce": (
        ATTACKED,
        ("not-opened", lambda hand: not hand.own.step),
        ("not-top", _rank_is_not(lambda hand: hand.own.step)),
        ("twin", _is_twin),
        ("closed", lambda hand: hand.own.closed),
    ),
    "attack": (
        ("rival-not-opened", lambda hand: not hand.rival.step),
        ("not-rival", _rank_is_not(lambda hand: hand.rival.step)),
        ("twin", _is_twin),
        ("rival-attacked", lambda hand: hand.rival.attacker is not None),
        ("rival-closed", lambda hand: hand.rival.closed),
    ),
    "answer": (NOT_ATTACKED, ("not-top", _rank_is_not(lambda hand: hand.own.step))),
    "fight": (NOT_ATTACKED, ("no-king", lambda hand: hand.rank != "k")),
    "store": (("storage-full", lambda hand: None not in hand.own.slots),),
    "discard": (),
    "swap": (
        ("no-wild", lambda hand: not hand.own.wild),
        ("not-wild-rank", _rank_is_not(lambda hand: hand.own.wild or 0)),
    ),
    "trade": (
        ("no-trader", lambda hand: hand.card not in hand.variant.traders),
        ("take-instead", lambda hand: hand.variant.takes and hand.top == ONE_EYED[hand.own.colour]),
        ("top-not-own", lambda hand: hand.top is None or COLOURS[hand.top] != hand.own.colour),
    ),
    "take": (
        ("no-taking", lambda hand: not hand.variant.takes),
        ("no-jack-on-top", lambda hand: hand.top != ONE_EYED[hand.own.colour]),
    ),
    "dump": (),
}
"""What hinders each action, the plainest first."""
