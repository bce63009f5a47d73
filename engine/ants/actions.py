"""What a card can do: the table of actions (rules.md, A turn)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from engine.ants.data import COLOURS, ONE_EYED, RANK, VARIANTS, Action, Card, Rank, Variant
from engine.ants.state import AntsState, Side, Use
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Hand:
    """A card that a player holds, drawn or stored, at a table."""

    state: AntsState
    seat: Seat
    card: Card

    @property
    def own(self) -> Side:
        """The player's own side."""
        return self.state.sides[self.seat]

    @property
    def rival(self) -> Side:
        """The other side."""
        return self.state.sides[1 - self.seat]

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return VARIANTS[self.state.options.variant]

    @property
    def rank(self) -> Rank:
        """The card's."""
        return RANK[self.card]

    @property
    def is_one_eyed(self) -> bool:
        """Whether it is the player's wild card."""
        return self.card == ONE_EYED[self.own.colour]

    @property
    def top(self) -> Card | None:
        """The top of the discards."""
        return self.state.discards[-1] if self.state.discards else None

    @property
    def spent(self) -> Side:
        """The own side once the card has left its slot, if it was stored."""
        slots = tuple(None if slot == self.card else slot for slot in self.own.slots)
        return replace(self.own, slots=slots)

    def after(self, own: Side) -> AntsState:
        """The table with another own side, and the card no longer drawn."""
        drawn = None if self.state.drawn == self.card else self.state.drawn
        return replace(with_side(self.state, self.seat, own), drawn=drawn)


Source: TypeAlias = Literal["hand", "drawn", "stored"]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table. source: where the card comes from. may: the condition. do: the effect. grows: growth."""

    source: Source
    may: Callable[[Hand], bool]
    do: Callable[[Hand], AntsState]
    grows: bool = False


def uses(state: AntsState, seat: Seat, card: Card) -> tuple[Use, ...]:
    """All that a player on turn may do with a card in hand, in the order of the table."""
    sources: tuple[Source, ...] = ("hand", "drawn" if state.drawn == card else "stored")
    hand = Hand(state, seat, card)
    return tuple(Use(action, card) for action, row in ACTIONS.items() if row.source in sources and row.may(hand))


def stored_uses(state: AntsState, seat: Seat) -> Iterator[Use]:
    """All that a player may do with the stored cards."""
    for card in state.sides[seat].slots:
        if card:
            yield from uses(state, seat, card)


def with_side(state: AntsState, seat: Seat, side: Side) -> AntsState:
    """The table with one side changed."""
    return replace(state, sides=(*state.sides[:seat], side, *state.sides[seat + 1 :]))


def met(state: AntsState, seat: Seat, action: Action) -> Card | None:
    """The card that an action is about to trap, throw out, free or fetch."""
    own = state.sides[seat]
    if action in ("answer", "fight"):
        return own.attacker
    if action == "swap":
        return ONE_EYED[own.colour]
    return state.discards[-1] if action in ("trade", "take") else None


# The conditions


def _is_own(hand: Hand) -> bool:
    return COLOURS[hand.card] == hand.own.colour


def _may_grow(hand: Hand) -> bool:
    """S While attacked nothing grows."""
    return _is_own(hand) and not hand.own.attacker


def _may_build(hand: Hand) -> bool:
    return _may_grow(hand) and hand.rank == hand.variant.rank(hand.own.step + 1)


def _may_be_wild(hand: Hand) -> bool:
    return (
        _may_grow(hand) and hand.is_one_eyed and hand.own.step > 0 and hand.variant.rank(hand.own.step + 1) != hand.rank
    )


def _may_reinforce(hand: Hand) -> bool:
    return _may_grow(hand) and _matches(hand, hand.own) and not hand.own.closed


def _may_attack(hand: Hand) -> bool:
    rival = hand.rival
    return _is_own(hand) and _matches(hand, rival) and not rival.attacker and not rival.closed


def _matches(hand: Hand, side: Side) -> bool:
    """The card is of a colony's top rank, which isn't the twin rank (R16)."""
    return hand.rank == hand.variant.rank(side.step) != hand.variant.twin


def _may_answer(hand: Hand) -> bool:
    return _is_own(hand) and bool(hand.own.attacker) and (_matches(hand, hand.own) or hand.is_one_eyed)


def _may_fight(hand: Hand) -> bool:
    return _is_own(hand) and bool(hand.own.attacker) and hand.rank == "k"


def _may_store(hand: Hand) -> bool:
    return _is_own(hand) and None in hand.own.slots


def _may_swap(hand: Hand) -> bool:
    return bool(hand.own.wild) and hand.rank == hand.variant.rank(hand.own.wild or 0)


def _may_trade(hand: Hand) -> bool:
    is_own_top = hand.top is not None and COLOURS[hand.top] == hand.own.colour
    return hand.card in hand.variant.traders and is_own_top and not _may_take(hand)


def _may_take(hand: Hand) -> bool:
    return hand.variant.takes and hand.top == ONE_EYED[hand.own.colour]


def _always(hand: Hand) -> bool:
    return True


# The effects


def _build(hand: Hand) -> AntsState:
    own = hand.spent
    return hand.after(replace(own, pile=(*own.pile, hand.card), step=own.step + 1, closed=False))


def _be_wild(hand: Hand) -> AntsState:
    own = hand.spent
    step = own.step + 1
    return hand.after(replace(own, pile=(*own.pile, hand.card), step=step, closed=False, wild=step))


def _reinforce(hand: Hand) -> AntsState:
    own = hand.spent
    return hand.after(replace(own, pile=(*own.pile, hand.card), closed=True))


def _attack(hand: Hand) -> AntsState:
    """An attack ends the other's standing order (F3)."""
    rival = replace(hand.rival, attacker=hand.card, order=None)
    return with_side(hand.after(hand.spent), 1 - hand.seat, rival)


def _answer(hand: Hand) -> AntsState:
    """The attacker is trapped for good; a jack may stand for the rank it answers at (R13)."""
    own = hand.spent
    pile = (*own.pile, *_cards(own.attacker), hand.card)
    wild = own.wild if _matches(hand, own) else own.step
    return hand.after(replace(own, pile=pile, attacker=None, closed=True, wild=wild))


def _fight(hand: Hand) -> AntsState:
    """The attacker, then the king on top (R14)."""
    own = hand.spent
    closed = own.closed or hand.state.options.king_closes
    after = hand.after(replace(own, attacker=None, closed=closed))
    return _discarded(after, *_cards(own.attacker), hand.card)


def _store(hand: Hand) -> AntsState:
    free = hand.own.slots.index(None)
    slots = (*hand.own.slots[:free], hand.card, *hand.own.slots[free + 1 :])
    return hand.after(replace(hand.own, slots=slots))


def _discard(hand: Hand) -> AntsState:
    return _discarded(hand.after(hand.spent), hand.card)


def _swap(hand: Hand) -> AntsState:
    """The card takes the wild's place, the jack its slot (R18)."""
    own, jack = hand.own, ONE_EYED[hand.own.colour]
    pile = tuple(hand.card if card == jack else card for card in own.pile)
    return hand.after(replace(own, pile=pile, wild=None, slots=_exchanged(own.slots, hand.card, jack)))


def _change_with_top(hand: Hand) -> AntsState:
    """The card and the top discard change places."""
    *under, top = hand.state.discards
    after = hand.after(replace(hand.own, slots=_exchanged(hand.own.slots, hand.card, top)))
    return replace(after, discards=(*under, hand.card))


def _exchanged(slots: tuple[Card | None, ...], card: Card, other: Card) -> tuple[Card | None, ...]:
    return tuple(other if slot == card else slot for slot in slots)


def _cards(card: Card | None) -> tuple[Card, ...]:
    return (card,) if card else ()


def _discarded(state: AntsState, *cards: Card) -> AntsState:
    return replace(state, discards=(*state.discards, *cards))


ACTIONS: Final[Mapping[Action, Row]] = {
    "build": Row("hand", _may_build, _build, grows=True),
    "wild": Row("hand", _may_be_wild, _be_wild, grows=True),
    "reinforce": Row("hand", _may_reinforce, _reinforce, grows=True),
    "attack": Row("hand", _may_attack, _attack),
    "answer": Row("hand", _may_answer, _answer, grows=True),
    "fight": Row("hand", _may_fight, _fight),
    "store": Row("drawn", _may_store, _store),
    "discard": Row("drawn", _always, _discard),
    "swap": Row("stored", _may_swap, _swap),
    "trade": Row("stored", _may_trade, _change_with_top),
    "take": Row("stored", _may_take, _change_with_top),
    "dump": Row("stored", _always, _discard),
}
