"""What each viewer sees of a state, and states that a view may be of (rules.md, Hidden information)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from engine.chance import Dice
from engine.coatl.data import DECK, TEMPLES
from engine.coatl.ends import place
from engine.coatl.prophecies import layable
from engine.coatl.scoring import result
from engine.coatl.serpent import Serpent, placed
from engine.coatl.state import CoatlMove, CoatlOptions, CoatlState, Side, without
from engine.coatl.view import Chain, CoatlView, SideView
from engine.game import Ask, Seat

Cards: TypeAlias = tuple[str, ...]
"""Ids of Prophecies, or of Temples."""


def seen(state: CoatlState, viewer: Seat | None, ask: Ask[CoatlMove] | None, waiting: tuple[Seat, ...]) -> CoatlView:
    """All that a viewer may know."""
    on_turn = state.turn is not None and state.turn.seat == viewer
    return CoatlView(
        viewer=viewer,
        ask=ask,
        waiting=waiting,
        over=result(state) if state.over else None,
        sides=tuple(_side(state, seat, shown=state.over or seat == viewer) for seat in range(len(state.sides))),
        first=state.first,
        turn=state.turn,
        coming=state.coming,
        ending=state.ending,
        ended_by=state.ended_by,
        round=state.round,
        turns=state.turns,
        passes=state.passes,
        supply=state.supply,
        bags=state.bags,
        out=state.out,
        row=state.row,
        deck=len(state.deck),
        discards=len(state.discards),
        piles=tuple(pile[0] if pile else None for pile in state.piles),
        pile_sizes=tuple(map(len, state.piles)),
        cards_out=len(state.cards_out),
        temples_out=len(state.temples_out),
        chain=state.chain if on_turn else _public(state),
        sacrifices=state.options.sacrifices,
        fourth=state.options.fourth,
        bodies=state.options.bodies,
        closed=state.options.closed,
    )


def _side(state: CoatlState, seat: Seat, *, shown: bool) -> SideView:
    side = state.sides[seat]
    return SideView(
        place=place(state, seat) + 1,
        board=side.board,
        serpents=side.serpents,
        held=len(side.hand),
        temples_held=len(side.temples),
        hand=side.hand if shown else None,
        temples=side.temples if shown else None,
        tokens=side.tokens,
        left=side.left,
    )


def _public(state: CoatlState) -> Chain | None:
    """What others know of a chain: where a builder turns, and what a completion leads to, hangs on the hand."""
    chain = state.chain
    if chain is None or state.turn is None or chain.kind not in ("build", "complete", "temple"):
        return chain
    if not chain.begun:
        return None
    if chain.kind == "complete" and not state.sides[state.turn.seat].serpents[placed(chain.focus)].cards:
        return chain
    return Chain("build", begun=True, fresh=True)


def guessed(view: CoatlView, dice: Dice) -> CoatlState:
    """A state that looks like this to its viewer: what isn't in the view is dealt anew."""
    hands, rest, dice = _hands(view, dice)
    temples, dice = dice.shuffle(_unseen_temples(view))
    hidden = (side.temples_held if side.temples is None else 0 for side in view.sides)
    own_temples, temples = _dealt(temples, hidden)
    piles, temples = _dealt(temples, (max(0, size - 1) for size in view.pile_sizes))
    sides = zip(view.sides, hands, own_temples, strict=True)
    return CoatlState(
        options=CoatlOptions(sacrifices=view.sacrifices, fourth=view.fourth, bodies=view.bodies, closed=view.closed),
        sides=tuple(
            Side(
                hand=side.hand or hand,
                temples=side.temples or own,
                board=side.board,
                serpents=side.serpents,
                tokens=side.tokens,
                burning=not view.round and seat in view.waiting,
                left=side.left,
            )
            for seat, (side, hand, own) in enumerate(sides)
        ),
        first=view.first,
        supply=view.supply,
        bags=view.bags,
        deck=rest[: view.deck],
        row=view.row,
        piles=tuple(((top, *under) if top else ()) for top, under in zip(view.piles, piles, strict=True)),
        dice=dice,
        discards=rest[view.deck : view.deck + view.discards],
        out=view.out,
        cards_out=rest[view.deck + view.discards :],
        temples_out=temples,
        turn=view.turn,
        chain=view.chain,
        coming=view.coming,
        ending=view.ending,
        ended_by=view.ended_by,
        round=view.round,
        turns=view.turns,
        passes=view.passes,
        over=view.over is not None,
    )


def _hands(view: CoatlView, dice: Dice) -> tuple[tuple[Cards, ...], Cards, Dice]:
    """The hands that are hidden, by seat (others are dealt nothing), and the cards left over."""
    cards, dice = dice.shuffle(_unseen_cards(view))
    on_turn = view.turn.seat if view.turn else None
    if bare := _bare(view):
        # A completion needs a card, so its player, who is dealt to first, holds one.
        card = next(card for card in cards if layable(card, bare))
        cards = (card, *without(cards, card))
    order = sorted(range(len(view.sides)), key=lambda seat: seat != on_turn)
    hidden = (view.sides[seat].held if view.sides[seat].hand is None else 0 for seat in order)
    hands, rest = _dealt(cards, hidden)
    return tuple(hand for _, hand in sorted(zip(order, hands, strict=True))), rest, dice


def _bare(view: CoatlView) -> Serpent | None:
    """A completed cóatl beside which somebody else is about to lay the first card."""
    if view.turn is None or view.turn.seat == view.viewer or not view.chain or view.chain.kind != "complete":
        return None
    return view.sides[view.turn.seat].serpents[placed(view.chain.focus)]


def _dealt(things: Cards, counts: Iterable[int]) -> tuple[list[Cards], Cards]:
    """So many things each, one after the other, and what is left."""
    parts = []
    for count in counts:
        parts.append(things[:count])
        things = things[count:]
    return parts, things


def _unseen_cards(view: CoatlView) -> Iterator[str]:
    """The Prophecies that lie open nowhere and that the viewer doesn't hold."""
    hands = (card for side in view.sides for card in side.hand or ())
    beside = (card for side in view.sides for serpent in side.serpents for card in serpent.cards)
    return (Counter(DECK) - Counter((*hands, *beside, *filter(None, view.row)))).elements()


def _unseen_temples(view: CoatlView) -> Iterator[str]:
    """The Temples that lie open nowhere and that the viewer doesn't hold."""
    hands = {temple for side in view.sides for temple in side.temples or ()}
    beside = {serpent.temple for side in view.sides for serpent in side.serpents}
    return (temple for temple in TEMPLES if temple not in hands | beside | set(view.piles))
