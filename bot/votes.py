"""Whose consent a motion still needs, and when time decides it. Pure, from what a game keeps (bot/saved.py)."""

from collections.abc import Collection
from typing import Final

from bot import presence
from bot.saved import Meta, Motion
from engine.game import Seat

LONG_AWAY: Final = 24 * 60 * 60
"""Seconds of being away after which who opened the table may have a seat replaced without asking."""


def is_offer(motion: Motion) -> bool:
    """Whether somebody is still looked for who would take the seat."""
    return motion.kind == "replace" and motion.newcomer is None


def missing(meta: Meta, motion: Motion, now: float) -> frozenset[Seat]:
    """The seats whose consent a motion still needs."""
    return _needed(meta, motion, now) - set(motion.agreed)


def is_settled(meta: Meta, motion: Motion, now: float, silent: Collection[Seat | None] = ()) -> bool:
    """Whether a player is for a motion, and nobody is left to ask; `silent`: whose answer isn't waited for."""
    has_consent = not {*meta.people}.isdisjoint(motion.agreed)
    return has_consent and not is_offer(motion) and missing(meta, motion, now) <= {*silent}


def decided(meta: Meta, now: float) -> float:
    """When the open motion is to be decided though nobody says anything more; 0 where none is open."""
    motion = meta.open_motion
    if motion is None:
        return 0
    if is_settled(meta, motion, now):
        return now
    alone = _alone_from(meta, motion, now)
    return min(motion.until, alone) if alone > now else motion.until


def standing(meta: Meta, motion: Motion, now: float) -> int:
    """Who is for a motion and who is still asked, a bit each: what its post shows (Told.agreed)."""
    seats = len(meta.seats)
    return sum(1 << seat for seat in motion.agreed) + sum(1 << seats + seat for seat in missing(meta, motion, now))


def _needed(meta: Meta, motion: Motion, now: float) -> frozenset[Seat]:
    """All people for a takeback; else those who are here, but only who opened the table for a seat long away."""
    people = frozenset(meta.people)
    if motion.kind == "takeback":
        return people
    if motion.by is not None and 0 < _alone_from(meta, motion, now) <= now:
        return frozenset({motion.by})
    return people - set(presence.away_seats(meta, now))


def _alone_from(meta: Meta, motion: Motion, now: float) -> float:
    """From when on who asks may have a seat replaced alone, if its player stays away; 0 for never."""
    if motion.kind != "replace" or motion.by is None or motion.seat is None:
        return 0
    holder = meta.seats[motion.seat]
    creates = meta.seats[motion.by].person == meta.creator
    return holder.away + LONG_AWAY if creates and presence.is_away(holder, now) else 0
