"""What a viewer of Cóatl may know: all but others' cards in hand, the face-down piles, and what chance will bring.

Cóatls are shown as `Serpent` (serpent.py), how cards stand to them as `Standing` (prophecies.py) and `Requirement`
(temples.py).
"""

from dataclasses import dataclass
from typing import Literal

from engine.coatl.data import KINDS, RANKS, ROW, SPACES, TRACK, Piece, Token
from engine.coatl.prophecies import Standing, layable, stands
from engine.coatl.serpent import Serpent, coded
from engine.coatl.temples import temple_points
from engine.game import SEAT_LETTERS, Seat, View


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn.

    actions: how many are left in it. last: its last one of the game. optional: what is left of it may be left out.
    """

    seat: Seat
    actions: int = 1
    last: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Chain:
    """Where the seat on turn is within an action; no chain is a turn that begins.

    kind: the question (rules.md, Decisions). focus: the cóatl it is about, or `new`. begun: something was done that
    lets it end. fresh: the step before was an operation, so another cóatl may be turned to.
    """

    kind: Literal["draw", "build", "complete", "temple", "toss", "gift", "drop", "vow"]
    focus: str = ""
    begun: bool = False
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Fit:
    """How a card in hand stands to one unfinished cóatl (`code`). layable: it may be laid there as the cóatl is."""

    code: str
    standing: Standing
    layable: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """One player.

    place: in the order of turns, 1 holds the first-player marker. board: the pieces on it, oldest first.
    serpents: the cóatls c1, c2, … held, temples_held: how many Prophecies and Temples in hand.
    hand, temples: their ids, the viewer's own or all once it is over; None while hidden. tokens: sacrifices not used.
    left: has gone for good.
    """

    place: int
    board: tuple[Piece, ...]
    serpents: tuple[Serpent, ...]
    held: int
    temples_held: int
    hand: tuple[str, ...] | None
    temples: tuple[str, ...] | None
    tokens: tuple[Token, ...]
    left: bool

    @property
    def unfinished(self) -> tuple[tuple[str, Serpent], ...]:
        """The codes and cóatls that can still grow."""
        return tuple((coded(n), one) for n, one in enumerate(self.serpents) if not one.complete)

    def lines(self, letter: str) -> tuple[str, ...]:
        """The player in plain characters, as positions are written (rules.md, Words and codes)."""
        hands = (self.hand, self.held, "Prophecies"), (self.temples, self.temples_held, "Temples")
        held = (f"{' '.join(cards) or '-'}" if cards is not None else f"{what} {n}" for cards, n, what in hands)
        serpents = (
            f"   {coded(n)} {' '.join((*one.pieces, *one.cards, one.temple or ''))}".rstrip()
            for n, one in enumerate(self.serpents)
        )
        about = f"{letter}{'*' if self.place == 1 else ' '}"
        return (
            f"{about} board {' '.join(self.board) or '-'} | {' | '.join((*held, *self.tokens))} | {self.score}",
            *serpents,
        )

    @property
    def score(self) -> int:
        """The points of the completed cóatls."""
        return sum(worth(one) for one in self.serpents if one.complete)

    @property
    def track(self) -> tuple[int, int]:
        """The score on the track: sacrifice tokens on their 50 side, and the space of the marker."""
        return tracked(self.score)


@dataclass(frozen=True, slots=True, kw_only=True)
class CoatlView(View):
    """The table.

    sides: by seat. first: who holds the marker. turn: who is on turn; None during the setup's burns and at the end.
    coming: the turns still to come, once the end is near. ending: what brought it, `A` a third cóatl or `B` no body
    segments left, and by whom. round: from 1; 0 during the burns. turns: closed so far. passes: in a row.
    supply: the pieces on each space, in the order of data.SPACES. bags: the pieces left, sorted. out: pieces gone.
    row: the open Prophecies r1-r6. deck, discards: how many. piles: the Temple piles' top ones; pile_sizes with them.
    cards_out, temples_out: how many went with those who left.
    chain: the viewer's own; of others only what everybody has seen of it.
    """

    sides: tuple[SideView, ...]
    first: Seat
    turn: Turn | None
    coming: tuple[Turn, ...]
    ending: Literal["", "A", "B"]
    ended_by: Seat | None
    round: int
    turns: int
    passes: int
    supply: tuple[tuple[Piece, ...], ...]
    bags: tuple[Piece, ...]
    out: tuple[Piece, ...]
    row: tuple[str | None, ...]
    deck: int
    discards: int
    piles: tuple[str | None, ...]
    pile_sizes: tuple[int, ...]
    cards_out: int
    temples_out: int
    chain: Chain | None
    sacrifices: bool
    fourth: bool
    bodies: Literal["box", "scaled"]
    closed: Literal["backs", "faces"]

    def __str__(self) -> str:
        """The table in plain characters; `*` marks who began."""
        supply = (f"{space.code} {' '.join(held) or '-'}" for space, held in zip(SPACES, self.supply, strict=True))
        row = (f"{slot} {card or '-'}" for slot, card in zip(ROW, self.row, strict=True))
        piles = (f"{top or '-'} ({size})" for top, size in zip(self.piles, self.pile_sizes, strict=True))
        bags = (f"{self.in_bag(kind)} {name}" for kind, name in KINDS.items())
        sides = (line for letter, side in zip(SEAT_LETTERS, self.sides, strict=False) for line in side.lines(letter))
        return "\n".join(
            (
                f"round {self.round}{f', end {self.ending}' if self.ending else ''}",
                f"supply {', '.join(supply)} | bags {', '.join(bags)}",
                f"row {', '.join(row)} | deck {self.deck} | Temples {', '.join(piles)}",
                *sides,
            )
        )

    @property
    def own(self) -> SideView | None:
        """The viewer's side; None for a watcher."""
        return None if self.viewer is None else self.sides[self.viewer]

    @property
    def rank(self) -> str:
        """The title of a game played alone to its end; "" otherwise (rules.md, Solo)."""
        if self.over is None or len(self.sides) > 1:
            return ""
        return [name for points, name in RANKS if points <= self.over.totals[0]][-1]

    def in_bag(self, kind: str) -> int:
        """How many pieces of a kind (`h`, `b`, `t`) are left in its bag."""
        return sum(piece[0] == kind for piece in self.bags)

    @property
    def pairs_left(self) -> int:
        """Pairs of body segments in the supply and the bag together: none left brings the end B."""
        open_ = sum(bool(pieces) for space, pieces in zip(SPACES, self.supply, strict=True) if space.kind == "b")
        return open_ + self.in_bag("b") // 2

    def fits(self, card: str) -> tuple[Fit, ...]:
        """How a card in the viewer's hand stands to each of the own unfinished cóatls."""
        serpents = self.own.unfinished if self.own else ()
        return tuple(Fit(code, stands(card, one), layable(card, one)) for code, one in serpents)


def laid(serpent: Serpent) -> tuple[Standing, ...]:
    """How the cards beside a cóatl stand now."""
    return tuple(stands(card, serpent) for card in serpent.cards)


def temple_worth(serpent: Serpent) -> int:
    """The points of the Temple beside a cóatl; 0 without one."""
    return temple_points(serpent.temple, serpent.colours) if serpent.temple else 0


def worth(serpent: Serpent) -> int:
    """The points of all that lies beside a cóatl; they count once it is complete (rules.md, Scoring)."""
    return sum(one.points for one in laid(serpent)) + temple_worth(serpent)


def tracked(points: int) -> tuple[int, int]:
    """Points on the track of 50: tokens turned to their 50 side, and the marker's space (rules.md, Scoring)."""
    tokens = max(0, points - 1) // TRACK
    return tokens, points - tokens * TRACK
