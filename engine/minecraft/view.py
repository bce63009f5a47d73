"""What a viewer of Minecraft may know: nothing is private, some things are hidden from everybody."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.game import SEAT_LETTERS, View
from engine.minecraft.data import BOARDS, TILES, WEAPONS, Blocks, Phase
from engine.minecraft.places import COLUMNS, CROSSINGS, EDGES, STACKS

Action: TypeAlias = Literal["explore", "collect", "build", "fight", "weapon"]
Asked: TypeAlias = Literal["action", "explore", "take", "build", "pay", "put", "fight", "bow", "tnt", "weapon", "extra"]


@dataclass(frozen=True, slots=True)
class Token:
    """A weapon token on its place; `up`: whether it lies face up."""

    kind: int
    up: bool = False


@dataclass(frozen=True, slots=True)
class Earned:
    """XP by where it came from: dear buildings, mobs, golden hoes, the three phases, bonus mobs at the end."""

    buildings: int = 0
    mobs: int = 0
    hoes: int = 0
    a: int = 0
    b: int = 0
    c: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        """All XP."""
        return self.buildings + self.mobs + self.hoes + self.a + self.b + self.c + self.bonus


NOTHING: Final = Earned()


@dataclass(frozen=True, slots=True)
class Group:
    """The spaces (0-8) of the value that a phase pays best, and what it pays: `len(spaces)` x `worth`.

    value: "" where nothing counts.
    """

    value: str
    spaces: tuple[int, ...]
    worth: int

    @property
    def points(self) -> int:
        """The XP of it."""
        return len(self.spaces) * self.worth


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack: how many tiles are left, and the top one's number where it lies face up."""

    left: int
    top: int | None


@dataclass(frozen=True, slots=True)
class EdgeView:
    """A weapon place: whether a token is there, and of which kind where it lies face up."""

    there: bool
    kind: int | None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, open to everybody.

    board: in data.BOARDS, the printed biomes. spaces: building tile numbers on the nine spaces. stock: blocks by
    colour. weapons: token numbers. mobs: tile numbers held. groups: the best one of each phase as the board is now.
    """

    board: int
    beginner: bool
    at: int
    spaces: tuple[int | None, ...]
    stock: Blocks
    weapons: tuple[int, ...]
    mobs: tuple[int, ...]
    earned: Earned
    groups: tuple[Group, Group, Group]
    left: bool

    @property
    def visible(self) -> int:
        """How many buildings are visible."""
        return sum(space is not None for space in self.spaces)


@dataclass(frozen=True, slots=True)
class Offer:
    """A face-up building beside the player to move: its stack, and the blocks missing to pay it, none if payable."""

    stack: int
    tile: int
    missing: Blocks

    @property
    def is_payable(self) -> bool:
        """Whether the player can pay it now."""
        return not any(self.missing)


@dataclass(frozen=True, slots=True)
class Chance:
    """A face-up mob beside the player to move: the chance to win it, all bows drawn, without and with TNT (0-1)."""

    stack: int
    tile: int
    plain: float
    with_tnt: float


@dataclass(frozen=True, slots=True)
class BattleView:
    """A fight going on: the mob, the tokens turned up so far, their hearts without TNT, bows and pickaxes not
    used yet."""

    stack: int
    tile: int
    shown: tuple[int, ...]
    hearts: int
    bows: int
    pickaxes: int


@dataclass(frozen=True, slots=True)
class LastBuild:
    """The latest building put on a board: whose, on which space (0-8), after how many turns had been closed."""

    seat: int
    space: int
    number: int


@dataclass(frozen=True, slots=True)
class LastFight:
    """The latest fight to end: whose, the mob's tile, whether it was won, the tokens turned up, the TNT blown up, and
    after how many turns had been closed."""

    seat: int
    tile: int
    won: bool
    shown: tuple[int, ...]
    tnt: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MinecraftView(View):
    """The table as everybody sees it.

    store: columns from the bottom up, `?` for a block nobody sees. hidden: how many of those there are by colour.
    takeable: columns. layers: blocks left until each phase. tokens: the weapon places. gone: tiles out of the game.
    spent: TNT blown up. seat: whose turn it is; reach, offers, chances: what that player can do from where the figure
    stands. building, payment: what is being built. number:
    turns closed. dry: turns without a block taken.
    """

    store: tuple[str, ...]
    hidden: Blocks
    takeable: tuple[int, ...]
    layers: tuple[int, int, int]
    stacks: tuple[StackView, ...]
    tokens: tuple[EdgeView, ...]
    players: tuple[PlayerView, ...]
    seat: int
    used: tuple[Action, ...]
    extra: bool
    asked: Asked
    reach: tuple[int, ...]
    offers: tuple[Offer, ...]
    chances: tuple[Chance, ...]
    building: int | None
    payment: Blocks | None
    battle: BattleView | None
    number: int
    phases: int
    scored: tuple[Phase, ...]
    dry: int
    gone: tuple[int, ...]
    spent: int
    last_build: LastBuild | None
    last_fight: LastFight | None
    about: tuple[str, ...]
    took: bool
    answered: bool
    takes: int
    actions: Literal["must", "may"]

    def __str__(self) -> str:
        """The table in plain characters."""
        return "\n".join((
            f"turn {self.number + 1}, {SEAT_LETTERS[self.seat]} to play; phases scored: {''.join(self.scored) or '-'}",
            "store   " + " ".join(f"{COLUMNS[n]}:{one or '-'}" for n, one in enumerate(self.store)),
            f"left to A B C: {self.layers}; may take {' '.join(COLUMNS[n] for n in self.takeable)}",
            "ground  " + " ".join(f"{STACKS[n]}:{_top(one)}" for n, one in enumerate(self.stacks)),
            "weapons " + " ".join(f"{EDGES[n]}:{_edge(one)}" for n, one in enumerate(self.tokens)),
            *(f"{SEAT_LETTERS[n]} {_player(one)}" for n, one in enumerate(self.players)),
        ))  # fmt: skip


def _top(stack: StackView) -> str:
    return f"{TILES[stack.top].id if stack.top is not None else '?' * bool(stack.left)}/{stack.left}"


def _edge(edge: EdgeView) -> str:
    if not edge.there:
        return "-"
    return WEAPONS[edge.kind].kind if edge.kind is not None else "?"


def _player(player: PlayerView) -> str:
    printed = BOARDS[player.board].spaces
    spaces = [printed[n] if one is None else TILES[one].id for n, one in enumerate(player.spaces)]
    mobs = " ".join(TILES[one].id for one in player.mobs)
    return f"{player.earned.total} XP at {CROSSINGS[player.at]}, blocks {player.stock}, {' '.join(spaces)}; {mobs}"
