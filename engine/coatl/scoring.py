"""Points, places and ties (rules.md, Scoring)."""

from typing import Final, TypeAlias

from engine.coatl.ends import in_order
from engine.coatl.serpent import Serpent, coded
from engine.coatl.state import CoatlState, Side
from engine.coatl.view import laid, temple_worth, worth
from engine.game import Line, Result, Seat, ranked

Merits: TypeAlias = tuple[int, int, int]
"""What is compared, the first that differs decides: points, cards beside completed cóatls, the best single cóatl."""

SHEETS: Final = ("c1", "c2", "c3")
"""The cóatls that have lines of their own on the sheet."""


def result(state: CoatlState) -> Result:
    """The result of a game that is over; who left comes last, alone without a place."""
    seats = range(len(state.sides))
    merits = {seat: _merits(state.sides[seat]) for seat in in_order(state)}
    return Result(
        totals=tuple(_merits(side)[0] for side in state.sides),
        ranks=ranked(merits, len(seats)),
        lines=tuple(line for seat in seats for line in _sheet(seat, state.sides[seat])),
        decided=_decided(sorted(merits.values(), reverse=True)),
    )


def _completed(side: Side) -> list[tuple[str, Serpent]]:
    return [(coded(n), serpent) for n, serpent in enumerate(side.serpents) if serpent.complete]


def _merits(side: Side) -> Merits:
    serpents = [serpent for _, serpent in _completed(side)]
    cards = sum(len(serpent.cards) + (serpent.temple is not None) for serpent in serpents)
    points = [worth(serpent) for serpent in serpents]
    return sum(points), cards, max(points, default=0)


def _sheet(seat: Seat, side: Side) -> list[Line]:
    """A player's lines, two for each completed cóatl; those after the third share theirs."""
    parts: dict[str, list[Serpent]] = {}
    for code, serpent in _completed(side):
        parts.setdefault(code if code in SHEETS else "more", []).append(serpent)
    return [
        Line(seat, f"coatl-{part}-{what}", points)
        for part, serpents in parts.items()
        for what, points in (
            ("prophecies", sum(one.points for serpent in serpents for one in laid(serpent))),
            ("temple", sum(map(temple_worth, serpents))),
        )
    ]


def _decided(merits: list[Merits]) -> str:
    """The tie-break that kept the closest rivals of the first from sharing the win; "" if their points did."""
    rivals = [one for one in merits if one < merits[0]] if merits else []
    if not rivals or rivals[0][0] < merits[0][0]:
        return ""
    return "cards" if rivals[0][1] < merits[0][1] else "serpent"
