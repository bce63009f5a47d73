"""The pack, what a card can do, and how the two variants differ (rules.md, Cards, names, options)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Card: TypeAlias = str
"""Its rank and suit as typed: `10h`, `as`."""
Colour: TypeAlias = Literal["black", "red"]
Rank: TypeAlias = Literal["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]
Suit: TypeAlias = Literal["s", "c", "h", "d"]
VariantName: TypeAlias = Literal["ants", "colony"]
Action: TypeAlias = Literal[
    "build", "wild", "reinforce", "attack", "answer", "fight", "store", "discard", "swap", "trade", "take", "dump"
]
"""What can be done with a card, in the order in which it is offered."""

RANKS: Final[tuple[Rank, ...]] = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
SUITS: Final[Mapping[Suit, Colour]] = {"s": "black", "c": "black", "h": "red", "d": "red"}
PACK: Final[tuple[Card, ...]] = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
COLOURS: Final[Mapping[Card, Colour]] = {f"{rank}{suit}": colour for suit, colour in SUITS.items() for rank in RANKS}
RANK: Final[Mapping[Card, Rank]] = {f"{rank}{suit}": rank for suit in SUITS for rank in RANKS}

ONE_EYED: Final[Mapping[Colour, Card]] = {"black": "js", "red": "jh"}
"""Each colour's wild card."""

SLOTS: Final = 3
"""The cards a player can store."""
DRAWS: Final = 5
"""The draws that `draw 5` orders."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What the two games differ in.

    sequence: the ranks of a whole colony, by step. twin: the rank of which its owner needs both cards, so that it
    neither attacks nor reinforces. traders: the cards that trade. takes: a stored card may be changed for the own
    one-eyed jack on top of the discards.
    """

    sequence: tuple[Rank, ...]
    twin: Rank
    traders: tuple[Card, ...]
    takes: bool

    @property
    def last(self) -> int:
        """The step that wins."""
        return len(self.sequence)

    def rank(self, step: int) -> Rank | None:
        """The rank of a step, counted from 1; None where there is no such step."""
        return self.sequence[step - 1] if 0 < step <= self.last else None


VARIANTS: Final[Mapping[VariantName, Variant]] = {
    "ants": Variant(sequence=(*RANKS, "a"), twin="a", traders=("qs", "qc", "qh", "qd"), takes=False),
    "colony": Variant(sequence=("q", *RANKS[:10], "q", "k"), twin="q", traders=("jc", "jd"), takes=True),
}
