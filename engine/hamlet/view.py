"""What a viewer of Hamlet may know: all but the order of the sale stack and the draws to come (rules.md, Hidden).

Nothing else is hidden, so a view is the state's own parts, each with what can be counted of it.
"""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import SEAT_LETTERS, Line, Seat, View
from engine.hamlet.data import LETTERS, TILES, Cell, Point, Prices, Side
from engine.hamlet.state import HamletOptions, Placed, Plan, Player, Road, Task

Ends: TypeAlias = tuple[Point, Point]
"""A segment by its two end points."""


@dataclass(frozen=True, slots=True)
class GoodView:
    """A good on a tile. owner: whose colour a refined good has, None for a raw one. fine: it is of high quality."""

    good: str
    owner: Seat | None
    fine: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TileView(Placed):
    """A tile as it lies in the village; what is printed on it is data.TILES[tile].

    outline, cells: where it lies; outline[i] to outline[i + 1] is the segment LETTERS[i], its type edges[i].
    slots: what lies in each, None where empty. makes: the refined good of a refinery, "any" for a workshop that isn't
    fixed, else "". inside: it belongs to the village. worth: what a landmark would score now, else None.
    donkeys, standing, lying: how many of each seat are here; villagers stand while they may still act.
    """

    outline: tuple[Point, ...]
    cells: tuple[Cell, ...]
    slots: tuple[GoodView | None, ...]
    makes: str
    inside: bool
    worth: int | None
    donkeys: tuple[int, ...]
    standing: tuple[int, ...]
    lying: tuple[int, ...]

    @property
    def edges(self) -> str:
        """The types of its segments, in the order of its outline."""
        return TILES[self.tile].edges

    @property
    def flag(self) -> Seat | None:
        """Whose flag a landmark carries."""
        return self.builder if TILES[self.tile].kind == "landmark" else None

    def ends(self, letter: str) -> Ends:
        """The ends of the segment with a letter."""
        place = LETTERS.index(letter)
        return self.outline[place], self.outline[(place + 1) % len(self.outline)]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoadView(Road):
    """A built road, with the ends of the segment it crosses. planner: it was the first of the game."""

    ends: Ends
    planner: bool


@dataclass(frozen=True, slots=True)
class SpotView:
    """A church spot of the side in use, and who filled it."""

    spot: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class MilestoneView:
    """The first refinery of a good: its title, who built it, and where (None, "" while nobody did)."""

    good: str
    title: str
    seat: Seat | None
    tile: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView(Player):
    """A player, counted.

    vp: points taken so far. scored: the score sheet if the game ended now. standing: villagers that may still act.
    pieces: refined pieces left, in the order of data.REFINED. roads, flags: pieces left. route: the tiles of the
    longest route from one end, () for none.
    """

    vp: int
    scored: tuple[Line, ...]
    standing: int
    pieces: tuple[int, ...]
    roads: int
    flags: int
    route: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FitView(Placed):
    """A place for the tile that is being built: `fit <number>`.

    outline, cells: where it would lie. joints: its segments that would meet R to R. touching: all that would meet
    another tile.
    """

    number: int
    outline: tuple[Point, ...]
    cells: tuple[Cell, ...]
    joints: tuple[Ends, ...]
    touching: tuple[Ends, ...]


@dataclass(frozen=True, slots=True)
class ReachView:
    """A tile whose goods can be brought to the villager's tile, and in how many steps."""

    tile: str
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class JobView(Task):
    """What the seat on turn is about, as far as it is chosen.

    fits: the places to choose from, in the question `fit`; the chosen one, while its cost is delivered.
    reach: where goods can be brought from, while they are. marked: the tiles that the question is about, in its
    order, those of all parts. parts: of a list too long for one question, the tiles of `part a`, `part b`, …
    """

    fits: tuple[FitView, ...]
    reach: tuple[ReachView, ...]
    marked: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HamletView(View):
    """The table; everybody sees the same but the question.

    seat: on turn. round, limit: of how many at most. last: the church is finished, and so is the game after this
    round. turns, moved, acted: as in the state. side: of church and market in use. tiles: in tile order.
    spots: of this side. row: the blueprints on offer. bag: those in it, in the order of the data. sales: the tokens
    face up. tokens_left: in the stack, by tier. supply: raw goods left, in the order of data.RAW.
    milestones: in the order of data.REFINED. planner: who built the first road. job: of the seat on turn.
    """

    options: HamletOptions
    seat: Seat
    round: int
    limit: int
    last: bool
    turns: int
    moved: tuple[str, ...]
    acted: bool
    side: Side
    prices: Prices
    tiles: tuple[TileView, ...]
    roads: tuple[RoadView, ...]
    spots: tuple[SpotView, ...]
    row: tuple[Plan, ...]
    bag: tuple[str, ...]
    sales: tuple[str, ...]
    tokens_left: tuple[int, ...]
    supply: tuple[int, ...]
    milestones: tuple[MilestoneView, ...]
    planner: Seat | None
    players: tuple[PlayerView, ...]
    job: JobView | None

    def __str__(self) -> str:
        """The table in plain characters."""
        free = " ".join(spot.spot for spot in self.spots if spot.seat is None)
        lines = (
            f"round {self.round} of {self.limit}",
            *map(_tile, self.tiles),
            *(f"road {SEAT_LETTERS[road.seat]} {' '.join(road.tiles)}" for road in self.roads),
            f"church: {free or 'finished'}",
            f"row: {', '.join(f'{plan.tile} {plan.coins}' for plan in self.row) or '-'}; bag: {len(self.bag)}",
            f"sales: {', '.join(self.sales) or '-'}; stack: {sum(self.tokens_left)}",
            *(_player(SEAT_LETTERS[seat], player) for seat, player in enumerate(self.players)),
        )
        return "\n".join(line.rstrip() for line in lines)


def _tile(tile: TileView) -> str:
    """A tile with its goods, flag and donkeys: `sawmill        timber:A* | flag B | donkeys A A`."""
    found = (
        " ".join(_good(slot) for slot in tile.slots),
        "" if tile.flag is None else f"flag {SEAT_LETTERS[tile.flag]}",
        " ".join(("donkeys", *_letters(tile.donkeys))) if any(tile.donkeys) else "",
        "" if tile.inside else "outside",
    )
    return f"{tile.tile:14} {' | '.join(filter(None, found))}"


def _letters(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SEAT_LETTERS[seat] for seat, n in enumerate(counts) for _ in range(n))


def _good(good: GoodView | None) -> str:
    if not good:
        return "."
    owner = "" if good.owner is None else f":{SEAT_LETTERS[good.owner]}"
    return f"{good.good}{owner}{'*' if good.fine else ''}"


def _player(letter: str, player: PlayerView) -> str:
    now = sum(line.points for line in player.scored)
    return (
        f"{letter}: {player.vp} points ({now} if it ended now), {player.coins} coins, "
        f"{player.standing} of {len(player.villagers)} villagers standing, {len(player.donkeys)} donkeys, "
        f"hand: {', '.join(player.hand) or '-'}"
    )
