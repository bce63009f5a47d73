"""Who is to be called when, and how: by what a game's time says, and by what each person chose. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot import playing, times
from bot.playing import AnyMatch
from bot.post import PersonKey
from bot.saved import Meta, Person
from engine.game import Seat

Kind: TypeAlias = Literal["half", "near", "again", "nudge"]
"""Half of the time is over; nine tenths are; the chosen interval is; another player asks for it."""

NEAR: Final = 0.1
"""How much of the time is left at the second reminder."""
NUDGES: Final = 4 * 60 * 60
"""Seconds between two nudges of one seat."""


@dataclass(frozen=True, slots=True)
class Call:
    """A reminder that is due, for seats that get the same one in the same place. since: when it fell due."""

    kind: Kind
    seats: tuple[Seat, ...]
    since: float
    private: bool


def plan(
    meta: Meta, match: AnyMatch, people: Mapping[PersonKey, Person], now: float
) -> tuple[tuple[Call, ...], float | None]:
    """The calls that are due now, and when the next one will be. people: all who sit."""
    calls: dict[tuple[Kind, float, bool], tuple[Seat, ...]] = {}
    following: list[float] = []
    for seat in playing.remindable(meta, match, now):
        person = people[meta.seats[seat].person]
        told = sorted(_wanted(meta, seat, person, now))
        due = [(since, kind) for at, since, kind in told if at <= now]
        following += [at for at, _, _ in told if at > now]
        if due:
            since, kind = due[-1]
            where = (kind, since, person.remind == "private")
            calls[where] = (*calls.get(where, ()), seat)
    due_now = tuple(Call(kind, seats, since, private) for (kind, since, private), seats in calls.items())
    return due_now, min(following, default=None)


def wants_none(meta: Meta, seat: Seat, person: Person) -> bool:
    """Whether somebody wants no reminders, at all or in this turn."""
    return person.remind == "off" or meta.seats[seat].muted == meta.asked[seat]


def _wanted(meta: Meta, seat: Seat, person: Person, now: float) -> Iterator[tuple[float, float, Kind]]:
    """When a seat is to be called that was not yet: not before, since when, and why. Quiet hours put it off."""
    until = meta.until(seat)
    if wants_none(meta, seat, person) or 0 < until <= now:
        return
    for since, kind in _moments(meta, seat, person.every, now):
        at = times.loud(since, person.quiet, person.time_zone or meta.time_zone)
        is_new = since >= meta.asked[seat] and since > meta.seats[seat].reminded
        if is_new and (not until or at < until):
            yield at, since, kind


def _moments(meta: Meta, seat: Seat, every: int, now: float) -> Iterator[tuple[float, Kind]]:
    """The moments of a seat's turn at which it may be called; of the regular ones, the last and the next."""
    begun, until = meta.asked[seat], meta.until(seat)
    yield meta.seats[seat].nudged, "nudge"
    if until:
        yield until - meta.turn_limit / 2, "half"
        yield until - meta.turn_limit * NEAR, "near"
    if every:
        passed = (now - begun) // every
        yield from ((begun + nth * every, "again") for nth in (passed, passed + 1) if nth)
