"""All that is true of a Cóatl table, the decisions that change it, and what happens on them."""

from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from pydantic import Field

from engine.chance import Dice
from engine.coatl.data import Piece, Token
from engine.coatl.serpent import Serpent, placed
from engine.coatl.view import Chain, Turn
from engine.game import SECRET, Event, Options, Seat

Thing = TypeVar("Thing", bound=str)
Verb: TypeAlias = Literal[
    "burn", "take", "draw", "build", "start", "to", "front", "back", "fulfil", "temple", "offer", "gift", "drop", "vow",
    "toss", "done", "skip", "stop", "pass",
]  # fmt: skip


class CoatlOptions(Options):
    """House rules.

    sacrifices: everybody has three sacrifice tokens. fourth: more than three cóatls may be started.
    bodies: body segments per colour, all of the box or by the number of players.
    closed: how pictures show the cards of a completed cóatl.
    """

    sacrifices: bool = False
    fourth: bool = False
    bodies: Literal["box", "scaled"] = "box"
    closed: Literal["backs", "faces"] = "backs"


@dataclass(frozen=True, slots=True)
class CoatlMove:
    """One decision: a word of the notation, and the space, card, cóatl or piece it is about (`take h1`, `done`)."""

    verb: Verb
    what: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.what}".rstrip()


@dataclass(frozen=True, slots=True)
class Side:
    """One player.

    hand: Prophecies, oldest first. temples: in hand. board: pieces, oldest first. serpents: c1, c2, …
    tokens: sacrifices not used. burning: still chooses what to keep of the deal. left: has gone for good.
    """

    hand: tuple[str, ...] = ()
    temples: tuple[str, ...] = ()
    board: tuple[Piece, ...] = ()
    serpents: tuple[Serpent, ...] = ()
    tokens: tuple[Token, ...] = ()
    burning: bool = True
    left: bool = False


@dataclass(frozen=True, slots=True)
class CoatlState:
    """The whole table; what isn't said here is as in `CoatlView`.

    deck: the next card first. discards: face down, oldest first. piles: the Temples, the open one first.
    cards_out, temples_out: what those who left held. dice: for all chance still to come. over: the game has ended.
    """

    options: CoatlOptions
    sides: tuple[Side, ...]
    first: Seat
    supply: tuple[tuple[Piece, ...], ...]
    bags: tuple[Piece, ...]
    deck: tuple[str, ...]
    row: tuple[str | None, ...]
    piles: tuple[tuple[str, ...], ...]
    dice: Dice
    discards: tuple[str, ...] = ()
    out: tuple[Piece, ...] = ()
    cards_out: tuple[str, ...] = ()
    temples_out: tuple[str, ...] = ()
    turn: Turn | None = None
    chain: Chain | None = None
    coming: tuple[Turn, ...] = ()
    ending: Literal["", "A", "B"] = ""
    ended_by: Seat | None = None
    round: int = 0
    turns: int = 0
    passes: int = 0
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class First(Event):
    """The lot gave a seat the first-player marker."""

    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True, kw_only=True)
class Burned(Event):
    """A Prophecy of the deal was burned, face down."""

    kind: Literal["burned"] = "burned"
    card: str | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(Event):
    """A player is done with burning and keeps so many Prophecies."""

    kind: Literal["kept"] = "kept"
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun(Event):
    """All have burned: the first turn begins."""

    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """A supply space was taken: so many `pieces`, the first and, of two, the second."""

    kind: Literal["took"] = "took"
    space: str
    pieces: int
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Filled(Event):
    """Supply spaces were filled from the bags: each space's code and its pieces."""

    kind: Literal["filled"] = "filled"
    spaces: tuple[tuple[str, tuple[Piece, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked(Event):
    """A Prophecy was taken from the open row."""

    kind: Literal["picked"] = "picked"
    slot: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A Prophecy was drawn from the deck."""

    kind: Literal["drew"] = "drew"
    card: str | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """Slots of the row were filled, or found no card: the row as it is now."""

    kind: Literal["opened"] = "opened"
    row: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """The discards were shuffled and became the deck."""

    kind: Literal["reshuffled"] = "reshuffled"
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Event):
    """A cóatl was started with a piece."""

    kind: Literal["started"] = "started"
    coatl: str
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(Event):
    """A piece joined a cóatl at an end."""

    kind: Literal["joined"] = "joined"
    coatl: str
    end: Literal["front", "back"]
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fulfilled(Event):
    """A Prophecy was laid beside a cóatl, where it is worth so many points now."""

    kind: Literal["fulfilled"] = "fulfilled"
    coatl: str
    card: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Completed(Event):
    """A cóatl has a head and a tail now."""

    kind: Literal["completed"] = "completed"
    coatl: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Claimed(Event):
    """A Temple was claimed for a completed cóatl."""

    kind: Literal["claimed"] = "claimed"
    coatl: str
    temple: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending(Event):
    """The end is near: a third cóatl (`A`) or no body segments (`B`)."""

    kind: Literal["ending"] = "ending"
    how: Literal["A", "B"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Event):
    """A sacrifice token was used."""

    kind: Literal["offered"] = "offered"
    token: Token


@dataclass(frozen=True, slots=True, kw_only=True)
class Given(Event):
    """A chosen piece came from the bag to the own board (Chosen Gift)."""

    kind: Literal["given"] = "given"
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped(Event):
    """A Prophecy was discarded from hand, face down (Vision)."""

    kind: Literal["dropped"] = "dropped"
    card: str | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True, kw_only=True)
class Vowed(Event):
    """An open Temple was taken into hand (Vow)."""

    kind: Literal["vowed"] = "vowed"
    temple: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tossed(Event):
    """A piece went from a stuck player's board out of the game."""

    kind: Literal["tossed"] = "tossed"
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player could do nothing at all."""

    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drained(Event):
    """Alone: a supply space was emptied out of the game. The fields are those of `Took`."""

    kind: Literal["drained"] = "drained"
    space: str
    pieces: int
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A player went for good."""

    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(Event):
    """The game has ended."""

    kind: Literal["over"] = "over"


CoatlEvent: TypeAlias = Annotated[
    First
    | Burned
    | Kept
    | Begun
    | Took
    | Filled
    | Picked
    | Drew
    | Opened
    | Reshuffled
    | Started
    | Joined
    | Fulfilled
    | Completed
    | Claimed
    | Ending
    | Offered
    | Given
    | Dropped
    | Vowed
    | Tossed
    | Passed
    | Drained
    | Left
    | Over,
    Field(discriminator="kind"),
]

Events: TypeAlias = tuple[CoatlEvent, ...]
Outcome: TypeAlias = tuple[CoatlState, Events]
Moves: TypeAlias = tuple[CoatlMove, ...]


def with_side(state: CoatlState, seat: Seat, **changes: Any) -> CoatlState:
    """The table with one player's side changed."""
    side = replace(state.sides[seat], **changes)
    return replace(state, sides=(*state.sides[:seat], side, *state.sides[seat + 1 :]))


def with_serpent(state: CoatlState, seat: Seat, code: str, serpent: Serpent, **changes: Any) -> CoatlState:
    """The table with one of a player's cóatls changed, and what else changes on that player's side."""
    place, serpents = placed(code), state.sides[seat].serpents
    return with_side(state, seat, serpents=(*serpents[:place], serpent, *serpents[place + 1 :]), **changes)


def discarded(state: CoatlState, seat: Seat, card: str) -> CoatlState:
    """The table once a card of a hand lies face down on the discards."""
    hand = without(state.sides[seat].hand, card)
    return replace(with_side(state, seat, hand=hand), discards=(*state.discards, card))


def everybody(state: CoatlState) -> tuple[Seat, ...]:
    """All seats: whom an event commits that shows something new to the whole table."""
    return tuple(range(len(state.sides)))


def without(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """Cards, pieces or tokens once one of them is gone."""
    place = things.index(thing)
    return (*things[:place], *things[place + 1 :])
