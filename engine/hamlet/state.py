"""All that is true of a Hamlet table, the decisions that change it, and what happens on them."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property, wraps
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from pydantic import Field

from engine.chance import Dice
from engine.game import Event, Options, Seat
from engine.hamlet.data import Need, Point


class HamletOptions(Options):
    """House rules.

    start: the start tiles lie as in the data, or are laid round the church by lot.
    quality: whose goods count double: all of that kind by the milestone's holder, or only those made at its place.
    bought: a bought good is carried from the market, or may be bought wherever it is needed.
    limit: the round after which the game ends at the latest (alone: after 25 at the latest).
    """

    start: Literal["fixed", "shuffled"] = "fixed"
    quality: Literal["holder", "place"] = "holder"
    bought: Literal["carried", "anywhere"] = "carried"
    limit: Literal[10, 20, 40] = 40


@dataclass(frozen=True, slots=True)
class HamletMove:
    """One decision: its word, and what it is about (`take`, then `brick`, `brickworks`, `p2`)."""

    word: str
    about: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.word, *self.about))


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile in the village: how it is turned, where it lies, and who built it (None: a start tile)."""

    tile: str
    turn: int
    at: Point
    builder: Seat | None = None


@dataclass(frozen=True, slots=True)
class Road:
    """A built road: whose, across which segment (its code in lattice.py), and the tiles it joins, in tile order."""

    seat: Seat
    segment: int
    tiles: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Piece:
    """A good on a tile; refined ones have an owner."""

    good: str
    owner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """A blueprint in the row, with the coins lying on it."""

    tile: str
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Milestone:
    """Who built the first refinery of a good, and which tile that was."""

    good: str
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class Villager:
    """A villager, on the tile it last worked at, and whether it may still act."""

    tile: str = "church"
    standing: bool = True


@dataclass(frozen=True, slots=True)
class Player:
    """One player's coins and pieces.

    rewards: VP for goods of this player that were used. donkeys: the tile of each, in tile order. hand: blueprints.
    spots, sales: what was taken, oldest first. milk: milk pieces made. left: gone for good.
    """

    coins: int
    rewards: int = 0
    villagers: tuple[Villager, ...] = (Villager(),)
    donkeys: tuple[str, ...] = ("church",)
    hand: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    sales: tuple[str, ...] = ()
    milk: int = 0
    left: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """What the seat on turn is doing, as far as it is chosen.

    step: the question that is open. about: the notations chosen so far. job: donkey, produce, refine, hall, market,
    church, build or road. tile: where the villager works, or the donkey starts. what: the blueprint, token, spot, or
    good to be made. part: the letter of a part of a list. side: the segment of `tile` to build across.
    placed: where the blueprint will lie. needs, coins: what is still to be delivered, and the coins paid after it.
    made: what this action has brought about so far: goods put on the tile; in the hall `plan`, `hire` and `donkey`.
    """

    step: str
    about: tuple[str, ...]
    job: str
    tile: str = ""
    what: str = ""
    part: str = ""
    side: int = -1
    placed: Placed | None = None
    needs: tuple[Need, ...] = ()
    coins: int = 0
    made: tuple[str, ...] = ()


Look: TypeAlias = Callable[["HamletState"], Any]
"""Finds something out about a table."""


@dataclass(frozen=True)
class HamletState:
    """The table.

    laid: the tiles in tile order. goods: what lies in the slots of each of them. roads: oldest first.
    row: the blueprints on offer. bag: those in it, in the order of the data. sales: the tokens face up.
    stack: the tokens face down, the next one first. workshop: the good that the workshop is fixed to, "" for none.
    seat: on turn. round: from 1. turns: closed so far. moved: the tiles of the donkeys that have moved in this turn.
    acted: a villager has acted in this turn. task: what the seat on turn has begun. ended: the game is over.
    """

    options: HamletOptions
    dice: Dice
    laid: tuple[Placed, ...]
    goods: tuple[tuple[Piece | None, ...], ...]
    players: tuple[Player, ...]
    stack: tuple[str, ...]
    sales: tuple[str, ...]
    bag: tuple[str, ...]
    row: tuple[Plan, ...] = ()
    roads: tuple[Road, ...] = ()
    workshop: str = ""
    milestones: tuple[Milestone, ...] = ()
    seat: Seat = 0
    round: int = 1
    turns: int = 0
    moved: tuple[str, ...] = ()
    acted: bool = False
    task: Task | None = None
    ended: bool = False

    @cached_property
    def known(self) -> dict[Look, Any]:
        """What was found out about this table (`kept`)."""
        return {}


Found = TypeVar("Found")

FIELDS: Final = frozenset(field.name for field in fields(HamletState))
DEPENDS: Final[dict[Look, frozenset[str]]] = {}
"""The parts of a state that decide what a kept look finds."""


def kept(*parts: str) -> Callable[[Callable[[HamletState], Found]], Callable[[HamletState], Found]]:
    """What a function finds out about a state is kept with it, as a state never changes and is asked many times.

    parts: the fields that decide it; it stays known while they stay (`changed`). Without any it may depend on all.
    """

    def keeping(look: Callable[[HamletState], Found]) -> Callable[[HamletState], Found]:
        DEPENDS[look] = frozenset(parts or FIELDS)

        @wraps(look)
        def found(state: HamletState) -> Found:
            known = state.known
            if look not in known:
                known[look] = look(state)
            answer: Found = known[look]
            return answer

        return found

    return keeping


def changed(state: HamletState, **parts: Any) -> HamletState:
    """The table with other parts, as `replace` makes it; what is known of the parts that stay remains known."""
    after = HamletState.__new__(HamletState)
    known = {look: found for look, found in state.known.items() if DEPENDS[look].isdisjoint(parts)}
    vars(after).update(vars(state), known=known, **parts)
    return after


@dataclass(frozen=True, slots=True, kw_only=True)
class Only(Event):
    """The engine took the only open decision: `forced`."""

    kind: Literal["only"] = "only"


@dataclass(frozen=True, slots=True, kw_only=True)
class Began(Event):
    """The turn of a seat begins; what was decided before it is settled."""

    kind: Literal["began"] = "began"
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Went(Event):
    """A donkey went from a tile to a linked one."""

    kind: Literal["went"] = "went"
    start: str
    tile: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Produced(Event):
    """A producer was filled with so many raw goods, and paid coins."""

    kind: Literal["produced"] = "produced"
    tile: str
    wood: int
    stone: int
    wheat: int
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Used(Event):
    """A good from a tile was used. owner: whose it was, None for a raw one."""

    kind: Literal["used"] = "used"
    good: str
    tile: str
    owner: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewarded(Event):
    """The event's seat was rewarded for a good of its own that somebody used."""

    kind: Literal["rewarded"] = "rewarded"
    good: str
    vp: int
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """A missing good was bought."""

    kind: Literal["bought"] = "bought"
    good: str
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refined(Event):
    """A refined good was made."""

    kind: Literal["refined"] = "refined"
    good: str
    tile: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fixed(Event):
    """The workshop was fixed to a good."""

    kind: Literal["fixed"] = "fixed"
    good: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned(Event):
    """A blueprint was taken from the row: `paid` coins onto others, `got` those lying on it."""

    kind: Literal["planned"] = "planned"
    tile: str
    paid: int
    got: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Hired(Event):
    """A villager was hired; it acts from the next turn."""

    kind: Literal["hired"] = "hired"
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Mounted(Event):
    """A donkey was hired and put on a tile."""

    kind: Literal["mounted"] = "mounted"
    tile: str
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refilled(Event):
    """Blueprints were drawn from the bag into the row; what was done before is settled. tile: the last one drawn."""

    kind: Literal["refilled"] = "refilled"
    n: int
    tile: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(Event):
    """A sale token was taken. token: the one turned up for it, "" at the end of the stack."""

    kind: Literal["sold"] = "sold"
    sale: str
    vp: int
    coins: int
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Raised(Event):
    """A church spot was filled. last: it was the last one."""

    kind: Literal["raised"] = "raised"
    spot: str
    vp: int
    last: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Built(Event):
    """A blueprint became a tile of the village, beside another tile."""

    kind: Literal["built"] = "built"
    tile: str
    beside: str
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Titled(Event):
    """A milestone was reached: by the good of the refinery, or `planner` for the game's first road."""

    kind: Literal["titled"] = "titled"
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Paved(Event):
    """A road was built from a tile to another one."""

    kind: Literal["paved"] = "paved"
    tile: str
    beside: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Begged(Event):
    """A villager begged."""

    kind: Literal["begged"] = "begged"
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rested(Event):
    """A villager rested."""

    kind: Literal["rested"] = "rested"


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A player went for good."""

    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranked(Event):
    """The rank that a solo game came to."""

    kind: Literal["ranked"] = "ranked"
    rank: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(Event):
    """The game has ended: the church is finished, the last round over, or one player left."""

    kind: Literal["over"] = "over"
    why: Literal["church", "limit", "left"]


HamletEvent: TypeAlias = Annotated[
    Only
    | Began
    | Went
    | Produced
    | Used
    | Rewarded
    | Bought
    | Refined
    | Fixed
    | Planned
    | Hired
    | Mounted
    | Refilled
    | Sold
    | Raised
    | Built
    | Titled
    | Paved
    | Begged
    | Rested
    | Left
    | Ranked
    | Over,
    Field(discriminator="kind"),
]
