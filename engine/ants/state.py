"""All that is true of a table of Ants, the decisions that change it, and what happens on them."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.ants.data import DRAWS, SLOTS, Action, Card, Colour, VariantName
from engine.ants.view import Deed
from engine.chance import Dice
from engine.game import SECRET, Event, Options, Seat


class AntsOptions(Options):
    """House rules.

    variant: the longer game or Ant Colony. storage: whether all see the stored and drawn cards. king_closes: a fight
    closes the rank. shuffle_discards: the discards are shuffled when they become the draw pile. stall_limit: so many
    turns in a row without growth end the game. draw_five: `draw 5` is offered.
    """

    variant: VariantName = "ants"
    storage: Literal["open", "hidden"] = "open"
    king_closes: bool = False
    shuffle_discards: bool = False
    stall_limit: int = Field(150, ge=60, le=400)
    draw_five: bool = True


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card, or order the engine to draw five times: `draw`, `draw 5`."""

    kind: Literal["draw"] = "draw"
    times: Literal[1, 5] = 1

    def __str__(self) -> str:
        return "draw" if self.times == 1 else f"draw {DRAWS}"


@dataclass(frozen=True, slots=True)
class Use:
    """Do something with the drawn card or a stored one: `build 7h`."""

    action: Action
    card: Card
    kind: Literal["use"] = "use"

    def __str__(self) -> str:
        return f"{self.action} {self.card}"


AntsMove: TypeAlias = Draw | Use


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order to draw (rules.md, F3): the draws left, and what the stored cards could do when it was given."""

    left: int
    uses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """One player's colony and storage.

    pile: the cards as laid, trapped ones too. step: steps laid, 0 before the opening. closed: the top rank can't be
    attacked. wild: the step that the one-eyed jack in the pile stands for.
    """

    colour: Colour
    pile: tuple[Card, ...] = ()
    step: int = 0
    attacker: Card | None = None
    closed: bool = False
    wild: int | None = None
    slots: tuple[Card | None, ...] = (None,) * SLOTS
    order: Order | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class AntsState:
    """The table.

    sides: by seat. pile: the draw pile, the next card first. discards: the latest last. seat: on turn. drawn: the card
    it has to place. turns: turns taken since the opening. dry: turns in a row without growth. latest: what the latest
    decision brought. dice: for shuffling the discards.
    """

    options: AntsOptions
    sides: tuple[Side, ...]
    pile: tuple[Card, ...]
    discards: tuple[Card, ...]
    seat: Seat
    dice: Dice
    drawn: Card | None = None
    turns: int = 0
    dry: int = 0
    latest: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """The opening (rules.md, Setup 3). seat: who opened, or opened first. cards: turned up; top: of the discards."""

    kind: Literal["opened"] = "opened"
    variant: VariantName
    colour: Colour
    cards: int
    top: Card | Literal["none"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A card was drawn that can do more than be discarded."""

    kind: Literal["drew"] = "drew"
    card: Card | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True, kw_only=True)
class Did(Event):
    """Something was done with a card. other: the card it met, freed or changed places with, "none" without one.

    rank: the rank that a wild came to stand for, "none" without one.
    """

    kind: Literal["did"] = "did"
    action: Action
    card: Card | None = field(metadata=SECRET)
    other: Card | Literal["none"] = "none"
    rank: str = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Useless(Event):
    """A drawn card that could only be discarded (rules.md, F2)."""

    kind: Literal["useless"] = "useless"
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Ordered(Event):
    """`draw 5` was said, and goes on."""

    kind: Literal["ordered"] = "ordered"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedOver(Event):
    """The discards became the draw pile of so many cards."""

    kind: Literal["turned"] = "turned"
    cards: int
    shuffled: Literal["yes", "no"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Dry(Event):
    """The stall rule warns (rules.md, R23): turns in a row without growth, and the limit."""

    kind: Literal["dry"] = "dry"
    turns: int
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A player resigned or left."""

    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(Event):
    """The game has ended: a colony is finished, nothing grew for too long, or a player left."""

    kind: Literal["over"] = "over"
    how: Literal["finished", "stall", "left"]
    turns: int


AntsEvent: TypeAlias = Annotated[
    Opened | Drew | Did | Useless | Ordered | TurnedOver | Dry | Left | Over, Field(discriminator="kind")
]
