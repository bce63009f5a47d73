"""What a viewer of Hamlet may know: all but the order of the sale stack and the draws to come (rules.md, Hidden)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import SEAT_LETTERS, Line, Seat, View
from engine.hamlet.data import LETTERS, TILES, Cell, Need, Point, Prices, Side

Ends: TypeAlias = tuple[Point, Point]
"""A segment by its two end points."""


@dataclass(frozen=True, slots=True)
class GoodView:
    """A good on a tile. owner: whose colour a refined good has, None for a raw one. fine: it is of high quality."""

    good: str
    owner: Seat | None
    fine: bool


@dataclass(frozen=True, slots=True)
class VillagerView:
    """A villager on a tile, standing or lying."""

    seat: Seat
    standing: bool


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile as it lies in the village; what is printed on it is data.TILES[id].

    turn, at: its placement. outline, cells: where it lies; outline[i] to outline[i + 1] is the segment with the
    letter LETTERS[i] and the type edges[i]. slots: what lies in each, None where empty. makes: the refined good of
    a refinery, "any" for a workshop that isn't fixed, else "". inside: it belongs to the village. builder: who built
    it, None for a start tile; on a landmark this is the flag. worth: what a landmark would score now, else None.
    donkeys: how many, by seat. villagers: all that are here, by seat.
    """

    id: str
    turn: int
    at: Point
    outline: tuple[Point, ...]
    cells: tuple[Cell, ...]
    slots: tuple[GoodView | None, ...]
    makes: str
    inside: bool
    builder: Seat | None
    worth: int | None
    donkeys: tuple[int, ...]
    villagers: tuple[VillagerView, ...]

    @property
    def edges(self) -> str:
        """The types of its segments, in the order of its outline."""
        return TILES[self.id].edges

    @property
    def flag(self) -> Seat | None:
        """Whose flag a landmark carries."""
        return self.builder if TILES[self.id].kind == "landmark" else None

    def segment(self, letter: str) -> Ends:
        """The ends of the segment with a letter."""
        place = LETTERS.index(letter)
        return self.outline[place], self.outline[(place + 1) % len(self.outline)]


@dataclass(frozen=True, slots=True)
class RoadView:
    """A built road: whose, across which segment, and the two tiles it joins. planner: it was the game's first."""

    seat: Seat
    segment: Ends
    tiles: tuple[str, str]
    planner: bool


@dataclass(frozen=True, slots=True)
class SpotView:
    """A church spot of the side in use, and who filled it."""

    id: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class PlanView:
    """A blueprint of the row with the coins lying on it."""

    tile: str
    coins: int


@dataclass(frozen=True, slots=True)
class MilestoneView:
    """The first refinery of a good: its title, who built it, and where (None, "" while nobody did)."""

    good: str
    title: str
    seat: Seat | None
    tile: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player.

    coins, hand (blueprints, tile ids). vp: points taken so far. scored: the score sheet if the game ended now,
    the points so far included. villagers, standing: how many, and how many of them may still act.
    donkeys, moved: where they stand (tile ids in tile order, one for each), and which of them moved in this turn.
    pieces: refined pieces left, in the order of data.REFINED. roads, flags: pieces left. spots, sales: taken.
    route: the tiles of the longest route from one end, () for none. milk: milk pieces made in the game.
    left: the player has gone for good.
    """

    coins: int
    hand: tuple[str, ...]
    vp: int
    scored: tuple[Line, ...]
    villagers: int
    standing: int
    donkeys: tuple[str, ...]
    moved: tuple[str, ...]
    pieces: tuple[int, ...]
    roads: int
    flags: int
    spots: tuple[str, ...]
    sales: tuple[str, ...]
    route: tuple[str, ...]
    milk: int
    left: bool


@dataclass(frozen=True, slots=True)
class FitView:
    """A place of the tile to be built: `fit <number>`. outline: where it would lie. joints: its segments that would
    meet R to R; edges: all its segments that would touch something."""

    number: int
    turn: int
    at: Point
    outline: tuple[Point, ...]
    cells: tuple[Cell, ...]
    joints: tuple[Ends, ...]
    edges: tuple[Ends, ...]


@dataclass(frozen=True, slots=True)
class ReachView:
    """A tile whose goods can be brought to the villager's tile, and in how many steps."""

    tile: str
    steps: int


@dataclass(frozen=True, slots=True)
class JobView:
    """What the seat on turn is about, as far as it is chosen; what isn't yet is "", () or 0.

    job: donkey, produce, refine, hall, market, church, build or road. tile: where the villager works (the donkey
    starts). what: the blueprint, token, spot, or good to be made. side: letter of the segment of `tile` to build
    across. fits: in the question `fit`, the places to choose from. placed: the one chosen. needs, coins: what is
    still to be delivered, and the coins to be paid after it. reach: where goods can be brought from, while some are
    to be. marked: tiles that the question is about, in its order, whatever part of them is asked. parts: where the
    list is too long for one question, the tiles of `part a`, `part b`, …
    """

    job: str
    tile: str
    what: str
    side: str
    fits: tuple[FitView, ...]
    placed: FitView | None
    needs: tuple[Need, ...]
    coins: int
    reach: tuple[ReachView, ...]
    marked: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HamletView(View):
    """The table; everybody sees the same but the question.

    seat: on turn. round, limit: of how many at most. last: the church is finished, and so is the game after this
    round. side: of church and market in use. tiles: in tile order. supply: raw goods left, in the order of data.RAW.
    bag: the blueprints in it, in the order of the data. sales: the tokens face up. tokens_left: still in the stack,
    by tier. milestones: in the order of data.REFINED. planner: who built the first road. job: of the seat on turn.
    """

    seat: Seat
    round: int
    limit: int
    last: bool
    side: Side
    prices: Prices
    tiles: tuple[TileView, ...]
    roads: tuple[RoadView, ...]
    spots: tuple[SpotView, ...]
    row: tuple[PlanView, ...]
    bag: tuple[str, ...]
    sales: tuple[str, ...]
    tokens_left: tuple[int, int, int]
    supply: tuple[int, ...]
    milestones: tuple[MilestoneView, ...]
    planner: Seat | None
    players: tuple[PlayerView, ...]
    job: JobView | None

    def __str__(self) -> str:
        """The table in plain characters."""
        return "\n".join((f"round {self.round} of {self.limit}", *map(self._tile, self.tiles), *self._rest()))

    def _tile(self, tile: TileView) -> str:
        held = " ".join(_held(slot) for slot in tile.slots)
        animals = " ".join(f"{SEAT_LETTERS[seat]}*{n}" for seat, n in enumerate(tile.donkeys) if n)
        flag = "" if tile.flag is None else f"flag {SEAT_LETTERS[tile.flag]}"
        return " ".join(filter(None, (f"{tile.id:14}", held, flag, animals and f"donkeys {animals}"))).rstrip()

    def _rest(self) -> tuple[str, ...]:
        free = " ".join(spot.id for spot in self.spots if spot.seat is None)
        return (
            f"church {free or 'finished'}",
            f"row {' '.join(f'{plan.tile}+{plan.coins}' for plan in self.row)}, bag {len(self.bag)}",
            f"sales {' '.join(self.sales)}",
            *(
                f"{SEAT_LETTERS[seat]} {player.vp} vp, {player.coins} coins, {player.standing}/{player.villagers} "
                f"villagers, {len(player.donkeys)} donkeys, hand {' '.join(player.hand) or '-'}"
                for seat, player in enumerate(self.players)
            ),
        )


def _held(good: GoodView | None) -> str:
    if not good:
        return "."
    owner = "" if good.owner is None else f":{SEAT_LETTERS[good.owner]}"
    return f"{good.good}{owner}{'*' if good.fine else ''}"
