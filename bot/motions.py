"""What one player asks of the others: who has to agree, and what is done once they do. Pure, as bot/playing is.

A game has one open motion at most. It is refused by one voice, and lapses after a day (bot/votes.py says when it is
decided).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from bot import playing, votes
from bot.playing import AnyMatch, LogLines
from bot.saved import Meta, Motion, Saved, Sitting
from bot.store import Write
from engine.game import Seat
from engine.match import CantUndo

LASTS: Final = 24 * 60 * 60
"""Seconds until a motion lapses. Who sits on a seat that is to be replaced has so long to be against it."""


def moved(saved: Saved, match: AnyMatch, motion: Motion, log: LogLines, by: str, now: float) -> Write:
    """A motion as it stands after somebody agreed: carried out once nobody's consent is missing.

    While all players are away it waits for one who comes back: nobody's silence gives a seat to a stranger.
    log: the whole one, for a takeback. by: who agreed.
    """
    if not votes.is_settled(saved.meta, motion, now):
        return put(saved, match, motion, now)
    return _carried(saved, match, motion, log, by, now)


def subject(motion: Motion) -> tuple[Any, ...]:
    """What is asked: motions that have it in common are the same."""
    return motion.kind, motion.line, motion.built, motion.seat, motion.newcomer


def put(saved: Saved, match: AnyMatch, motion: Motion, now: float) -> Write:
    """A motion becomes the game's, or the game's motion is changed."""
    meta = saved.meta.model_copy(update={"motion": motion})
    return Write(meta, saved.state, saved.asks, timers=playing.timers(meta, match, now))


def ended(motion: Motion, outcome: str, **update: Any) -> Motion:
    """A motion that nobody can answer any more."""
    return motion.model_copy(update={"outcome": outcome, **update})


def decided(saved: Saved, match: AnyMatch, log: LogLines, now: float) -> Write:
    """The open motion is due to be decided: it is carried out if nobody is missing any more who is still needed.

    Once its time is over, who didn't say no to being replaced has let it happen.
    """
    motion = saved.meta.open_motion
    assert motion
    if votes.is_settled(saved.meta, motion, now, [motion.seat]):
        by = saved.meta.seats[motion.by].person if motion.by is not None else "clock"
        return _carried(saved, match, motion, log, by, now)
    return put(saved, match, ended(motion, "lapsed"), now)


def turned_down(saved: Saved, match: AnyMatch, motion: Motion, by: Seat | None, now: float) -> Write:
    """Somebody is against the open motion. Who has no seat and wanted one can't ask again for a while."""
    waiting = {person: until for person, until in saved.meta.turned_down.items() if until > now}
    if motion.by is None and motion.newcomer:
        waiting[motion.newcomer.person] = now + LASTS
    meta = saved.meta.model_copy(update={"turned_down": waiting})
    return put(saved.model_copy(update={"meta": meta}), match, ended(motion, "refused", refused=by), now)


def with_sitting(meta: Meta, seat: Seat, newcomer: Sitting) -> Meta:
    """A seat with another player, its options kept; who opened the table and is gone is followed by another person."""
    sitting = newcomer.model_copy(update={"options": meta.seats[seat].options})
    seats = (*meta.seats[:seat], sitting, *meta.seats[seat + 1 :])
    return with_creator(meta.model_copy(update={"seats": seats, "handovers": meta.handovers + 1}))


def with_creator(meta: Meta) -> Meta:
    """Who opened the table and is gone is followed by another person, if there is one."""
    people = [meta.seats[seat].person for seat in meta.people]
    return meta if meta.creator in people else meta.model_copy(update={"creator": next(iter(people), meta.creator)})


def without(meta: Meta, seat: Seat) -> Meta:
    """The open motion after a player went for good: theirs, or one about them, lapses."""
    motion = meta.open_motion
    if not motion or seat not in (motion.by, motion.seat):
        return meta
    return meta.model_copy(update={"motion": ended(motion, "lapsed")})


Carry: TypeAlias = Callable[[Saved, AnyMatch, Motion, LogLines, str, float], Write]


def _carried(saved: Saved, match: AnyMatch, motion: Motion, log: LogLines, by: str, now: float) -> Write:
    """Do what all agreed to; where that can't be done any more, the motion lapses."""
    if motion.seat is not None and saved.meta.seats[motion.seat].left:
        return put(saved, match, ended(motion, "lapsed"), now)
    try:
        return CARRY[motion.kind](_with(saved, ended(motion, "agreed")), match, motion, log, by, now)
    except CantUndo as refused:
        return put(saved, match, ended(motion, "lapsed", why=refused.reason.word), now)


def _stop(saved: Saved, match: AnyMatch, motion: Motion, log: LogLines, by: str, now: float) -> Write:
    return playing.stopped(saved, now)


def _takeback(saved: Saved, match: AnyMatch, motion: Motion, log: LogLines, by: str, now: float) -> Write:
    assert motion.by is not None
    before = playing.with_log(match.game, saved, log)
    after, gone = before.takeback(motion.by)
    lines = [playing.standing(log)[index] for index in gone]
    if tuple(line for line, _ in lines) != (motion.line, *motion.built):
        raise CantUndo("motion-played-on")
    return playing.taken_back(saved, before, after, lines, by, now)


def _replace(saved: Saved, match: AnyMatch, motion: Motion, log: LogLines, by: str, now: float) -> Write:
    assert motion.seat is not None
    assert motion.newcomer
    meta = with_sitting(saved.meta, motion.seat, motion.newcomer)
    return playing.handed_over(saved, match, meta, motion.seat, by, now)


CARRY: Final[Mapping[str, Carry]] = {"stop": _stop, "takeback": _takeback, "replace": _replace}


def _with(saved: Saved, motion: Motion) -> Saved:
    return saved.model_copy(update={"meta": saved.meta.model_copy(update={"motion": motion})})
