"""One cóatl, from its first piece to its completion (rules.md, Words and codes, Build)."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.coatl.data import MIN_BODY, Piece

End: TypeAlias = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Serpent:
    """A cóatl and what lies beside it.

    colours: the letters of its pieces front to back, as patterns are read. head, tail: whether the first piece is a
    head and the last a tail, which closes that end; all others are bodies. cards: Prophecies in the order laid.
    temple: the Temple claimed. new_front, new_back: how many pieces at each end are of its player's latest turn.
    """

    colours: str
    head: bool
    tail: bool
    cards: tuple[str, ...] = ()
    temple: str | None = None
    new_front: int = 0
    new_back: int = 0

    @classmethod
    def of(cls, *pieces: Piece) -> "Serpent":
        """The cóatl of these pieces, front to back."""
        return cls("".join(piece[1] for piece in pieces), pieces[0][0] == "h", pieces[-1][0] == "t")

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Its pieces front to back."""
        bodies = len(self.colours) - self.head - self.tail
        kinds = "h" * self.head + "b" * bodies + "t" * self.tail
        return tuple(kind + colour for kind, colour in zip(kinds, self.colours, strict=True))

    @property
    def complete(self) -> bool:
        """Closed at both ends, for good."""
        return self.head and self.tail

    def takes(self, piece: Piece, end: End) -> bool:
        """Whether a piece may join at an end.

        A body at any open end, a head at an open front, a tail at an open back; but head and tail need a body between.
        """
        if self.head if end == "front" else self.tail:
            return False
        if piece[0] == "b":
            return True
        if piece[0] != ("h" if end == "front" else "t"):
            return False
        other_closed = self.tail if end == "front" else self.head
        return not other_closed or len(self.colours) > MIN_BODY

    def joined(self, piece: Piece, end: End) -> "Serpent":
        """The cóatl with one piece more."""
        if end == "front":
            return replace(self, colours=piece[1] + self.colours, head=piece[0] == "h", new_front=self.new_front + 1)
        return replace(self, colours=self.colours + piece[1], tail=piece[0] == "t", new_back=self.new_back + 1)

    def settled(self) -> "Serpent":
        """The same cóatl, none of its pieces new."""
        return replace(self, new_front=0, new_back=0)


def coded(place: int) -> str:
    """The code of a player's cóatl by its place in the order they were started: `c1`."""
    return f"c{place + 1}"


def placed(code: str) -> int:
    """The place of a cóatl by its code."""
    return int(code.removeprefix("c")) - 1
