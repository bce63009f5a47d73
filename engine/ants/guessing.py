"""A whole table that fits what a viewer knows (rules.md, Hidden information)."""

from dataclasses import replace

from engine.ants.actions import uses, with_side
from engine.ants.data import COLOURS, PACK, Card
from engine.ants.state import AntsOptions, AntsState, Order, Side
from engine.ants.turns import useful
from engine.ants.view import BACK, AntsView, ColonyView
from engine.chance import Dice


def guess(view: AntsView, dice: Dice) -> AntsState:
    """Every card that isn't seen goes anywhere it may be: into hidden hands, under the top discard, into the pile."""
    unseen, dice = dice.shuffle(card for card in PACK if card not in _seen(view))
    rest = list(unseen)
    state = _public(view, dice)
    if view.drawn:
        state = _with_drawn(state, view.drawn, rest)
    for seat, colony in enumerate(view.colonies):
        state = with_side(state, seat, replace(state.sides[seat], slots=_stored(colony, rest)))
    under = max(view.discards - 1, 0)
    top = (view.top,) if view.top else ()
    state = replace(state, discards=(*rest[:under], *top), pile=tuple(rest[under:]))
    for seat, colony in enumerate(view.colonies):
        order = Order(colony.draws, _uses(state, seat, colony)) if colony.draws else None
        state = with_side(state, seat, replace(state.sides[seat], order=order))
    return state


def _seen(view: AntsView) -> set[Card | None]:
    piled = {card for colony in view.colonies for card in (*colony.pile, colony.attacker, *colony.slots)}
    return {*piled, view.top, view.drawn}


def _public(view: AntsView, dice: Dice) -> AntsState:
    """What everybody sees; the storage only as full or empty."""
    sides = tuple(
        Side(
            colour=colony.colour,
            pile=colony.pile,
            step=colony.step,
            attacker=colony.attacker,
            closed=colony.closed,
            wild=colony.wild,
            slots=colony.slots,
            left=colony.left,
        )
        for colony in view.colonies
    )
    options = AntsOptions(**{name: getattr(view, name) for name in AntsOptions.model_fields})
    return AntsState(options, sides, (), (), view.seat, dice, turns=view.turns, dry=view.dry, latest=view.latest)


def _with_drawn(state: AntsState, drawn: Card, rest: list[Card]) -> AntsState:
    """A drawn card; a hidden one can do more than be discarded, or nobody would be asked."""
    if drawn != BACK:
        return replace(state, drawn=drawn)
    choices = (replace(state, drawn=card) for card in rest)
    state = next(one for one in choices if one.drawn and len(uses(one, one.seat, one.drawn)) > 1)
    rest.remove(state.drawn or "")
    return state


def _stored(colony: ColonyView, rest: list[Card]) -> tuple[Card | None, ...]:
    """The storage, cards of the owner's colour for the backs."""
    slots: list[Card | None] = []
    for slot in colony.slots:
        card = next(card for card in rest if COLOURS[card] == colony.colour) if slot == BACK else slot
        if slot == BACK:
            rest.remove(card or "")
        slots.append(card)
    return tuple(slots)


def _uses(state: AntsState, seat: int, colony: ColonyView) -> tuple[str, ...]:
    """What the stored cards could do when the order was given; of hidden ones, what those guessed can do."""
    return useful(state, seat) if BACK in colony.slots else colony.uses
