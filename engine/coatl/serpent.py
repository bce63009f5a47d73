"""One cóatl, from its first piece to its completion (rules.md, Words and codes, Build)."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.coatl.data import MIN_BODY, Piece

End: TypeAlias = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Serpent:
    """A cóatl and what lies beside it.

    pieces: front to back. cards: Prophecies in the order laid. temple: the Temple claimed.
    new_front, new_back: how many pieces at each end its player laid in the latest turn.
    """

    pieces: tuple[Piece, ...]
    cards: tuple[str, ...] = ()
    temple: str | None = None
    new_front: int = 0
    new_back: int = 0

    @property
    def colours(self) -> str:
        """The colour letters front to back, as patterns are read."""
        return "".join(piece[1] for piece in self.pieces)

    @property
    def front_open(self) -> bool:
        """Whether a piece may still go to the front."""
        return self.pieces[0][0] != "h"

    @property
    def back_open(self) -> bool:
        """Whether a piece may still go to the back."""
        return self.pieces[-1][0] != "t"

    @property
    def complete(self) -> bool:
        """Closed at both ends, for good."""
        return not self.front_open and not self.back_open

    def takes(self, piece: Piece, end: End) -> bool:
        """Whether a piece may join at an end: a head only the front, a tail only the back, never the two alone."""
        if not (self.front_open if end == "front" else self.back_open):
            return False
        if piece[0] == "b":
            return True
        whole = self.joined(piece, end)
        bodies = sum(one[0] == "b" for one in whole.pieces)
        return piece[0] == ("h" if end == "front" else "t") and (bodies >= MIN_BODY or not whole.complete)

    def joined(self, piece: Piece, end: End) -> "Serpent":
        """The cóatl with one piece more."""
        if end == "front":
            return replace(self, pieces=(piece, *self.pieces), new_front=self.new_front + 1)
        return replace(self, pieces=(*self.pieces, piece), new_back=self.new_back + 1)

    def settled(self) -> "Serpent":
        """The same cóatl, none of its pieces new."""
        return replace(self, new_front=0, new_back=0)


def coded(place: int) -> str:
    """The code of a player's cóatl by its place in the order they were started: `c1`."""
    return f"c{place + 1}"


def placed(code: str) -> int:
    """The place of a cóatl by its code."""
    return int(code.removeprefix("c")) - 1
