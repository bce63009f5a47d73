"""How people have done: games, wins, series and a rating, each time counted anew from the endings (bot/archive.py).

The rating is openskill's Plackett-Luce model, for any number of players. Shown is what somebody is at least worth, as
far as their games tell: everybody begins with START, and who has played little can't stand high by luck.
A game counts where at least two persons played it to its end; who left it comes last. Computer players are left out;
who was forgotten has counted as an opponent, each time as an unknown one.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.post import PersonKey
from bot.saved import Ending

START: Final = 1000
STEP: Final = 20
"""Points for one of openskill's own, of which the best have about fifty."""
MODEL: Final = PlackettLuce()
LAST: Final = 99
"""Comes after every rank."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person on a leaderboard, by the name they had last."""

    person: PersonKey
    name: str
    rating: int
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Tally:
    """A person's games of one kind. series: won one after the other until now; longest: at any time.

    alone: games played alone or with computer players only, which don't count among the others.
    """

    slug: str
    played: int
    won: int
    series: int
    longest: int
    alone: int


def leaderboard(endings: Iterable[Ending]) -> tuple[Standing, ...]:
    """Everybody in some games of one kind (the oldest first), the best first."""
    counted = [one for one in endings if _counts(one)]
    ratings: dict[PersonKey, PlackettLuceRating] = {}
    for ending in counted:
        before = [[ratings.get(one.person) or MODEL.rating()] for one in ending.placings]
        after = MODEL.rate(before, ranks=[float(one.rank or LAST) for one in ending.placings])
        rated = zip(ending.placings, after, strict=True)
        ratings |= {one.person: rating for one, (rating,) in rated if one.person}
    standings = [_standing(person, rating, counted) for person, rating in ratings.items()]
    return tuple(sorted(standings, key=lambda one: (-one.rating, -one.won, one.name)))


def tally(slug: str, endings: Iterable[Ending], person: PersonKey) -> Tally:
    """How a person did in the games of one kind, which are given the oldest first."""
    own = [one for one in endings if one.slug == slug and _placed(one, person)]
    wins = [_won(one, person) for one in own if _counts(one)]
    series = "".join("w" if one else " " for one in wins).split(" ")
    return Tally(
        slug,
        played=len(wins),
        won=sum(wins),
        series=len(series[-1]),
        longest=max(map(len, series)),
        alone=sum(len(one.placings) == 1 for one in own),
    )


def _standing(person: PersonKey, rating: PlackettLuceRating, endings: list[Ending]) -> Standing:
    own = [one for one in endings if _placed(one, person)]
    name = next(placing.name for placing in own[-1].placings if placing.person == person)
    points = round(rating.ordinal(alpha=STEP, target=START))
    return Standing(person, name, points, len(own), sum(_won(one, person) for one in own))


def _counts(ending: Ending) -> bool:
    return sum(one.rank is not None for one in ending.placings) > 1


def _placed(ending: Ending, person: PersonKey) -> bool:
    return any(one.person == person for one in ending.placings)


def _won(ending: Ending, person: PersonKey) -> bool:
    return any(one.person == person and one.rank == 1 for one in ending.placings)
