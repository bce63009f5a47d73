"""Leaving a game for good, and ending it for all; both are asked about once before they happen."""

from dataclasses import replace
from typing import Literal

from bot import motions as consent
from bot import playing
from bot.front import Caller
from bot.playing import AnyMatch
from bot.post import Button, Post
from bot.press import Act, write
from bot.rooms import lobby, motions
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import OPEN, Meta, Stoppers
from bot.store import Write
from engine.game import Seat
from render.words import clean_name


async def resign(host: Host, caller: Caller, game: str, *, sure: bool = False) -> Post:
    """Leave a running game for good; the others play on."""
    desk = await host.desk(caller, game)
    if desk.meta.status == "lobby":
        return await lobby.leave(host, caller, game)
    desk.seated()
    desk.unfinished()
    if not sure:
        return _sure(desk, "resign")

    def change(desk: Desk) -> Write:
        seat, match = desk.seated(), desk.unfinished()
        gone = desk.meta.seats[seat].model_copy(update={"left": True})
        seats = (*desk.meta.seats[:seat], gone, *desk.meta.seats[seat + 1 :])
        return _left(desk, desk.meta.model_copy(update={"seats": seats}), match, seat)

    await host.change(caller, game, change)
    await host.store.note_games(caller.person, remove=[game])
    return Post(desk.words.say("answer-resigned"))


def _left(desk: Desk, meta: Meta, match: AnyMatch, seat: Seat) -> Write:
    """The game goes on without the seat, and so does what was put to the vote."""
    meta, after = consent.without(consent.with_creator(meta), seat), match.leave(seat)
    saved = desk.saved.model_copy(update={"meta": meta})
    written = playing.played(saved, match, after, desk.caller.person, desk.now, desk.caller.press)
    return replace(written, timers=playing.timers(written.meta, after, desk.now))


async def stop(host: Host, caller: Caller, game: str, said: str = "") -> Post:
    """End the game for all: at once for whom the room lets, else when all who are here agree.

    said: "yes" to the one question before, or the number of the motion that the caller agrees to.
    """
    desk = await host.desk(caller, game)
    _stoppable(desk)
    stoppers = (await host.store.room(desk.meta.room)).stoppers
    if not said:
        return _sure(desk, "stop")

    async def change(desk: Desk) -> Write:
        _stoppable(desk)
        if said != "yes":
            motions.asked(desk, said)
        if _may_stop(desk, stoppers):
            name = clean_name(caller.name, language=desk.words.language)
            return playing.stopped(desk.saved, desk.now, name, caller.person)
        if desk.meta.status == "lobby":
            raise Answer("answer-stop-lobby")
        if stoppers == "admins":
            raise Answer("answer-stop-admins")
        return await motions.move(host, desk, motions.new(desk, "stop"))

    if desk.seat is None:
        # The game may have their name in it from now on, and has to be found where they want to be forgotten.
        await host.store.note_games(caller.person, remove=[game])
    desk = await host.change(caller, game, change)
    return Post(desk.words.say("answer-stopped")) if desk.meta.status == "stopped" else motions.answer(desk)


def _may_stop(desk: Desk, stoppers: Stoppers) -> bool:
    """Whether the caller stops a game without asking the others."""
    creates = desk.caller.person == desk.meta.creator
    if desk.meta.status == "lobby":
        return desk.governs or creates
    return desk.governs or stoppers == "players" or (stoppers == "creator" and creates)


def _stoppable(desk: Desk) -> None:
    if desk.meta.status not in OPEN:
        raise Answer("answer-over")
    if not desk.governs:
        desk.seated()


def _sure(desk: Desk, what: Literal["resign", "stop"]) -> Post:
    button = Button(desk.words.say(f"button-{what}"), write(Act(desk.saved.id, what, "yes")), "danger")
    return Post(desk.words.say(f"answer-{what}"), rows=((button,),))
