"""What a cóatl still lacks for the next level of a card: the fewest pieces at one of its open ends."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine.coatl.data import PROPHECIES
from engine.coatl.prophecies import Standing, stands
from engine.coatl.serpent import End, Serpent
from render.coatl.beads import ANY

FRONT: Final[tuple[End, ...]] = ("front",)
BACK: Final[tuple[End, ...]] = ("back",)


@dataclass(frozen=True, slots=True)
class Missing:
    """Pieces to join, in the order of the string; ANY is a piece of another colour. ends: where, any of these."""

    colours: str
    ends: tuple[End, ...]


@lru_cache(maxsize=1024)
def missing(card: str, serpent: Serpent) -> Missing | None:
    """The fewest pieces that bring the next level; None where there is none, or no few pieces bring it."""
    now, prophecy = stands(card, serpent), PROPHECIES[card]
    if now.needed is None:
        return None
    if prophecy.family.kind == "count":
        ends: tuple[End, ...] = (*(() if serpent.head else FRONT), *(() if serpent.tail else BACK))
        return Missing(prophecy.pattern * (now.needed - now.times), ends) if ends else None
    return next((one for one in _tries(card, serpent) if _reaches(now, card, serpent, one)), None)


def _tries(card: str, serpent: Serpent) -> Iterator[Missing]:
    """Endings and beginnings of what fulfils the card, the shortest first."""
    whole = _example(card)
    for n in range(1, len(whole) + 1):
        if not serpent.tail:
            yield Missing(whole[len(whole) - n :], BACK)
        if not serpent.head:
            yield Missing(whole[:n], FRONT)


def _example(card: str) -> str:
    """Colours that fulfil a card once, wherever they stand."""
    pattern = PROPHECIES[card].pattern
    match PROPHECIES[card].family.kind:
        case "lone":
            return f"{ANY}{pattern * 2}{ANY}"
        case "mirror":
            return f"{pattern}{ANY}{pattern[::-1]}"
        case _:
            return pattern


def _reaches(now: Standing, card: str, serpent: Serpent, one: Missing) -> bool:
    joined = serpent.colours + one.colours if one.ends == BACK else one.colours + serpent.colours
    return now.needed is not None and stands(card, replace(serpent, colours=joined)).times >= now.needed
