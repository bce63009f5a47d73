"""All that is true of a table of Minecraft, the decisions that change it, and what happens on them."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.chance import Dice
from engine.game import Event, Options, SeatOptions
from engine.minecraft.data import LETTERS, Blocks, Phase
from engine.minecraft.places import COLUMNS, CROSSINGS, EDGES, SPACES, STACKS
from engine.minecraft.view import NOTHING, Action, Asked, Earned, LastBuild, LastFight, Token


class MinecraftOptions(Options):
    """House rules.

    actions: both actions of a turn must be taken, or may be. first: who begins; a seat that nobody has counts as
    `random`. colours: boards are dealt by chance, or each seat gets the one it chose.
    """

    actions: Literal["must", "may"] = "must"
    first: Literal["random", "A", "B", "C", "D"] = "random"
    colours: Literal["random", "chosen"] = "random"


class MinecraftSeatOptions(SeatOptions):
    """scoring: groups count (`full`), or all spaces of a value (`beginner`). colour: the board wanted."""

    scoring: Literal["full", "beginner"] = "full"
    colour: Literal["any", "red", "blue", "yellow", "green"] = "any"


# Decisions


@dataclass(frozen=True, slots=True)
class Word:
    """An answer that is a word: an action, or what a bow, a TNT, a pickaxe or a food mob asks for."""

    word: Literal[
        "explore", "collect", "build", "fight", "weapon", "end", "skip", "draw", "stop", "tnt yes", "tnt no", "trade"
    ]  # fmt: skip

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Go:
    """Where the figure goes: `go r3`."""

    crossing: int

    def __str__(self) -> str:
        return f"go {CROSSINGS[self.crossing]}"


@dataclass(frozen=True, slots=True)
class Take:
    """The column whose top block is taken: `take b3`."""

    column: int

    def __str__(self) -> str:
        return f"take {COLUMNS[self.column]}"


@dataclass(frozen=True, slots=True)
class Build:
    """The stack whose building is built: `build i3`; `choose`: the payment is asked for."""

    stack: int
    choose: bool = False

    def __str__(self) -> str:
        return f"build {STACKS[self.stack]}{' choose' if self.choose else ''}"


@dataclass(frozen=True, slots=True)
class Pay:
    """A payment: `pay w2 t1 e1`."""

    blocks: Blocks

    def __str__(self) -> str:
        return " ".join(
            ("pay", *(f"{letter}{n}" for letter, n in zip(LETTERS, self.blocks, strict=True) if n)),
        )


@dataclass(frozen=True, slots=True)
class Put:
    """The own space (0-8) a building is put on: `put 5`."""

    space: int

    def __str__(self) -> str:
        return f"put {self.space + 1}"


@dataclass(frozen=True, slots=True)
class Fight:
    """The stack whose mob is fought: `fight i3`."""

    stack: int

    def __str__(self) -> str:
        return f"fight {STACKS[self.stack]}"


@dataclass(frozen=True, slots=True)
class Arm:
    """The place whose weapon token is taken: `weapon g3`."""

    edge: int

    def __str__(self) -> str:
        return f"weapon {EDGES[self.edge]}"


MinecraftMove: TypeAlias = Word | Go | Take | Build | Pay | Put | Fight | Arm


# The table


@dataclass(frozen=True, slots=True)
class Player:
    """One seat.

    board: in data.BOARDS. beginner: which scoring rule. at: the crossing of the figure. spaces: the tile numbers of
    the buildings on the nine spaces, None where the printed biome is open. stock: blocks. weapons: token numbers in
    the order they were got. mobs: tile numbers held. earned: XP by where it came from.
    """

    board: int
    beginner: bool
    at: int
    spaces: tuple[int | None, ...] = (None,) * SPACES
    stock: Blocks = (0, 0, 0, 0, 0)
    weapons: tuple[int, ...] = ()
    mobs: tuple[int, ...] = ()
    earned: Earned = NOTHING
    left: bool = False


@dataclass(frozen=True, slots=True)
class Stack:
    """The tiles of a stack, the top one last; `up`: whether it lies face up."""

    tiles: tuple[int, ...]
    up: bool = False


@dataclass(frozen=True, slots=True)
class Battle:
    """A fight that is going on.

    stack: where the mob lies. order: the own tokens in the order that chance fixed, of which `shown` are turned up.
    bows: extra tokens that may still be drawn. pickaxes: blocks that may still be taken.
    """

    stack: int
    order: tuple[int, ...]
    shown: int = 0
    bows: int = 0
    pickaxes: int = 0

    @property
    def up(self) -> tuple[int, ...]:
        """The tokens turned up."""
        return self.order[: self.shown]


@dataclass(frozen=True, slots=True)
class Turn:
    """Where the turn of `seat` stands.

    asked: the decision that comes next. used: the actions taken, of the two that a turn has. extra: the action going
    on was paid with a food mob. takes: blocks that a collect has yet to take. building, payment: what a build has
    come to. battle: the fight going on. about: what was chosen in the action that is going on. took: a block has
    left the store in this turn. answered: the player has decided something in it.
    """

    seat: int
    asked: Asked = "action"
    used: tuple[Action, ...] = ()
    extra: bool = False
    takes: int = 0
    building: int | None = None
    payment: Blocks | None = None
    battle: Battle | None = None
    about: tuple[str, ...] = ()
    took: bool = False
    answered: bool = False


@dataclass(frozen=True, slots=True)
class MinecraftState:
    """The table.

    store: the cube's columns. stacks, tokens: the ground; a token is None once taken. number: turns closed so far.
    dry: turns in a row in which no block left the store. phases: how many were scored. gone: tiles out of the game.
    spent: TNT blown up. over: the game has ended.
    """

    options: MinecraftOptions
    dice: Dice
    players: tuple[Player, ...]
    store: tuple[str, ...]
    stacks: tuple[Stack, ...]
    tokens: tuple[Token | None, ...]
    turn: Turn
    number: int = 0
    dry: int = 0
    phases: int = 0
    gone: tuple[int, ...] = ()
    spent: int = 0
    last_build: LastBuild | None = None
    last_fight: LastFight | None = None
    over: bool = False


# What happens; `what` is a building's id, a mob's kind or a weapon token's kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Began(Event):
    """The first player is known."""

    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Event):
    """An action begins; `extra`: paid with a food mob."""

    kind: Literal["chose"] = "chose"
    action: str
    extra: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Went(Event):
    """The figure went to a crossing (or stayed there). tiles: how many tiles and tokens were turned up."""

    kind: Literal["went"] = "went"
    crossing: str
    tiles: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Found(Event):
    """Something was turned up."""

    kind: Literal["found"] = "found"
    place: str
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """A block was taken; opened: another one came to sight."""

    kind: Literal["took"] = "took"
    column: str
    colour: str
    opened: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned(Event):
    """A building was chosen to be built."""

    kind: Literal["planned"] = "planned"
    what: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Built(Event):
    """A building was put on a space (1-9). paid: as the payment is written, without its first word."""

    kind: Literal["built"] = "built"
    what: str
    space: int
    paid: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Fought(Event):
    """A fight began against a mob."""

    kind: Literal["fought"] = "fought"
    what: str
    place: str
    hearts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Event):
    """A weapon token was turned up in a fight; points: XP it gave at once."""

    kind: Literal["turned"] = "turned"
    what: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Fell(Event):
    """A fight has ended. hearts: shown against the mob's `of`. tnt: tokens blown up. points: XP for the mob."""

    kind: Literal["fell"] = "fell"
    what: str
    won: Literal["yes", "no"]
    hearts: int
    of: int
    tnt: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Armed(Event):
    """A weapon token was taken from its place."""

    kind: Literal["armed"] = "armed"
    what: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Traded(Event):
    """A food mob was handed in."""

    kind: Literal["traded"] = "traded"
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """A turn has ended before all was taken that could be."""

    kind: Literal["ended"] = "ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A player's best value in a phase: its spaces times their worth. value: "" where nothing counts."""

    kind: Literal["scored"] = "scored"
    phase: Phase
    value: str
    spaces: int
    worth: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(Event):
    """A bonus mob paid at the end: `each` XP for every one of `spaces`."""

    kind: Literal["paid"] = "paid"
    what: str
    value: str
    spaces: int
    each: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Event):
    """A player went for good."""

    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(Event):
    """The game has ended."""

    kind: Literal["over"] = "over"


MinecraftEvent: TypeAlias = Annotated[
    Began | Chose | Went | Found | Took | Planned | Built | Fought | Turned | Fell | Armed | Traded | Ended | Scored
    | Paid | Left | Over,
    Field(discriminator="kind"),
]  # fmt: skip

Events: TypeAlias = tuple[MinecraftEvent, ...]
