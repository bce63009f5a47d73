"""A person who wants to be forgotten: nothing that is kept says any more who they were.

Their seats stay as "a player", and are left for good in games that still run. A game in which nobody is known any more
is deleted once its room was told (Delivery). What was posted in chats stays there.
"""

from dataclasses import replace

from bot import archive, playing
from bot.front import Caller
from bot.motions import ended, without
from bot.post import Button, PersonKey, Post
from bot.press import Act, write
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.rooms.lobby import leave
from bot.saved import Meta, Motion
from bot.store import Write


async def forget(host: Host, caller: Caller, whom: str = "me", *, sure: bool = False) -> Post:
    """Forget the caller, asked once before. What a crash leaves undone, the next try does."""
    _, say = await host.room(caller)
    if whom != "me":
        raise Answer("error-forget")
    if not sure:
        button = Button(say.say("button-forget"), write(Act("", "forget", "yes")), "danger")
        return Post(say.say("forget-sure"), rows=((button,),))
    # The press has the person's key in it on some platforms, and would be remembered with the game.
    unpressed = replace(caller, press="")
    person = (await host.store.people([caller.person]))[caller.person]
    for game in sorted({*person.games, *await archive.history(host.store, caller.person)}):
        await _forget_at(host, unpressed, game)
    await archive.forget(host.store, caller.person)
    if front := host.front(caller.person):
        await front.forget(caller.person)
    return Post(say.say("forget-done"))


async def _forget_at(host: Host, caller: Caller, game: str) -> None:
    saved = await host.store.load(game)
    if saved is None:
        return
    if saved.meta.status == "lobby" and saved.meta.seat_of(caller.person) is not None:
        await leave(host, caller, game)
    await host.change(caller, game, _without)
    await archive.unname(host.store, game, caller.person)


def _without(desk: Desk) -> Write:
    """The game with nobody known in the caller's seats; a running one goes on without them."""
    saved = desk.saved.model_copy(update={"meta": _anonymous(desk.meta, desk.caller.person)})
    if desk.meta.status != "running" or desk.seat is None:
        return Write(saved.meta, saved.state, saved.asks)
    match = desk.unfinished()
    after = match.leave(desk.seat)
    saved = saved.model_copy(update={"meta": without(saved.meta, desk.seat)})
    written = playing.played(saved, match, after, "", desk.now)
    return replace(written, timers=playing.timers(written.meta, after, desk.now))


def _anonymous(meta: Meta, person: PersonKey) -> Meta:
    gone = {**archive.NOBODY, "left": meta.status == "running"}
    seats = tuple(one.model_copy(update=gone) if one.person == person else one for one in meta.seats)
    others = (one.person for one in seats if one.person and not one.left)
    return meta.model_copy(
        update={
            "seats": seats,
            "creator": next(others, "") if meta.creator == person else meta.creator,
            **({"stopped_by": "", "stopper": ""} if meta.stopper == person else {}),
            "motion": meta.motion and _unnamed(meta.motion, person),
            "turned_down": {one: until for one, until in meta.turned_down.items() if one != person},
        }
    )


def _unnamed(motion: Motion, person: PersonKey) -> Motion:
    """A motion without somebody; what they asked for themselves is asked no more."""
    if motion.newcomer and motion.newcomer.person == person:
        newcomer = motion.newcomer.model_copy(update=archive.NOBODY)
        motion = ended(motion, motion.outcome or "lapsed", newcomer=newcomer)
    return motion.model_copy(update={"former": "", "holder": ""}) if motion.holder == person else motion
