"""What a viewer of Ants may know (rules.md, Hidden information)."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.ants.data import Action, Card, Colour, Rank, VariantName
from engine.game import SEAT_LETTERS, Seat, View

Seen: TypeAlias = Card | Literal["back"]
"""A card, or the back of one that is hidden from the viewer."""
BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done, as everybody saw it.

    card: None where it was stored unseen. other: the card it met, freed or changed places with, if any.
    forced: the engine did it, as nothing else was possible.
    """

    seat: Seat
    action: Action
    card: Card | None
    other: Card | None = None
    forced: bool = False


@dataclass(frozen=True, slots=True)
class ColonyView:
    """One player's colony and storage.

    pile: the cards as laid, the lowest first, with trapped attackers (of the other colour) and reinforcements.
    step: steps laid, 0 before the opening. rank, next: the ranks of that step and of the following one.
    attacker: lies across the top. closed: the top rank can't be attacked (the shield). wild: the step that the own
    one-eyed jack in the pile stands for, wild_rank its rank. slots: the storage, empty ones None.
    draws: draws left of a standing order. uses: what the stored cards could do when it was given, besides `dump`;
    empty where they are hidden from the viewer. left: the player has gone for good.
    """

    colour: Colour
    pile: tuple[Card, ...]
    step: int
    rank: Rank | None
    next: Rank | None
    attacker: Card | None
    closed: bool
    wild: int | None
    wild_rank: Rank | None
    slots: tuple[Seen | None, ...]
    draws: int
    uses: tuple[str, ...]
    left: bool

    @property
    def stored(self) -> int:
        """Full slots."""
        return sum(slot is not None for slot in self.slots)


@dataclass(frozen=True, slots=True, kw_only=True)
class AntsView(View):
    """The table.

    colonies: by seat. steps: of a whole colony. seat: on turn. drawn: the card it has to place. pile, discards: how
    many cards lie there. top: of the discards. turns: taken since the opening. dry: turns in a row without growth;
    `stall_limit` of them end the game. latest: what the latest decision brought, steps of the engine too, in order.
    The other fields are the house rules (engine/ants/state.py, AntsOptions).
    """

    colonies: tuple[ColonyView, ...]
    steps: int
    seat: Seat
    drawn: Seen | None
    pile: int
    discards: int
    top: Card | None
    turns: int
    dry: int
    latest: tuple[Deed, ...]
    variant: VariantName
    storage: Literal["open", "hidden"]
    king_closes: bool
    shuffle_discards: bool
    stall_limit: int
    draw_five: bool

    def __str__(self) -> str:
        """The table in plain characters."""
        lines = [f"turn {self.turns + 1}, {SEAT_LETTERS[self.seat]} to play, {self.dry} without growth"]
        lines += [_line(letter, colony) for letter, colony in zip(SEAT_LETTERS, self.colonies, strict=False)]
        lines.append(f"pile {self.pile}, discards {self.discards}, top {self.top or '-'}, drawn {self.drawn or '-'}")
        return "\n".join(lines)


def _line(letter: str, colony: ColonyView) -> str:
    marks = [
        f"attacked by {colony.attacker}" if colony.attacker else "",
        "closed" if colony.closed else "",
        f"wild for {colony.wild_rank}" if colony.wild_rank else "",
        f"{colony.draws} draws ordered" if colony.draws else "",
    ]
    head = f"{letter} {colony.colour}, step {colony.step}, next {colony.next or '-'}: {' '.join(colony.pile) or '-'}"
    return f"{'; '.join(filter(None, [head, *marks]))}; slots {' '.join(slot or '.' for slot in colony.slots)}"
