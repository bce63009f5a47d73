"""What a player asks of the others, and what these say to it (bot/motions.py decides what follows)."""

from typing import Any, Literal

from bot import motions, votes
from bot.front import Caller
from bot.post import Post
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import Motion
from bot.store import Write


async def agree(host: Host, caller: Caller, game: str, number: str) -> Post:
    """Say yes to the motion of this number."""

    async def change(desk: Desk) -> Write:
        motion, seat = asked(desk, number), desk.seated()
        return await move(host, desk, with_consent(motion, seat))

    before = (await host.desk(caller, game)).meta
    desk = await host.change(caller, game, change)
    await host.store.note_seats(game, before, desk.meta)
    return answer(desk)


async def refuse(host: Host, caller: Caller, game: str, number: str) -> Post:
    """Say no to it, for all; who asked takes the question back so."""

    def change(desk: Desk) -> Write:
        motion = asked(desk, number)
        own = motion.newcomer is not None and motion.newcomer.person == caller.person
        seat = None if own else desk.seated()
        return motions.turned_down(desk.saved, desk.unfinished(), motion, seat, desk.now)

    desk = await host.change(caller, game, change)
    motion = desk.meta.motion
    assert motion
    return Post(desk.words.say("answer-withdrawn" if motion.refused == motion.by else "answer-refused"))


def new(desk: Desk, kind: Literal["stop", "takeback", "replace"], **what: Any) -> Motion:
    """The caller's motion, to which they agree; to ask the same again is to agree to it.

    Raises Answer while the players are asked something else by another player; a stranger's question waits for theirs.
    """
    opened, seat = desk.meta.open_motion, desk.seat
    consent = () if seat is None else (seat,)
    number = desk.meta.motion.number + 1 if desk.meta.motion else 1
    motion = Motion(kind=kind, number=number, by=seat, agreed=consent, until=desk.now + motions.LASTS, **what)
    if opened is None:
        return motion
    if motions.subject(opened) == motions.subject(motion):
        return opened if seat is None else with_consent(opened, seat)
    if seat is None or opened.by not in (None, seat):
        raise Answer("answer-motion-open")
    return motion


def with_consent(motion: Motion, seat: int) -> Motion:
    """One more agrees."""
    return motion.model_copy(update={"agreed": tuple(sorted({*motion.agreed, seat}))})


async def move(host: Host, desk: Desk, motion: Motion) -> Write:
    """A motion as it stands: carried out where all agree, else put to the players."""
    match = desk.unfinished()
    log = await host.store.log(desk.saved.id) if motion.kind == "takeback" else ()
    return motions.moved(desk.saved, match, motion, log, desk.caller.person, desk.now)


def answer(desk: Desk) -> Post:
    """How the motion stands, for who has just agreed to it."""
    say, motion = desk.words.say, desk.meta.motion
    assert motion
    if motion.outcome == "lapsed":
        return Post(desk.words.own(desk.game.slug, motion.why))
    if motion.outcome == "agreed":
        return Post(say("answer-stopped" if motion.kind == "stop" else "answer-all-agreed"))
    of = len(motion.agreed) + len(votes.missing(desk.meta, motion, desk.now))
    return Post(say("answer-asked", n=len(motion.agreed), of=of) if of else say("motion-nobody"))


def asked(desk: Desk, number: str) -> Motion:
    """The open motion. Raises Answer where it isn't the one of this number."""
    motion = desk.meta.open_motion
    if motion is None or str(motion.number) != number:
        raise Answer("answer-motion-over")
    return motion
