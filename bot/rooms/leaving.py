"""Leaving a game for good, and ending it for all; both are asked about once before they happen."""

from typing import Literal

from bot import playing
from bot.front import Caller
from bot.post import Button, Post
from bot.press import Act, write
from bot.rooms import lobby
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import OPEN
from bot.store import Write
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
        saved = desk.saved.model_copy(update={"meta": desk.meta.model_copy(update={"seats": seats})})
        return playing.played(saved, match, match.leave(seat), caller.person, desk.now, caller.press)

    await host.change(caller, game, change)
    await host.store.note_games(caller.person, remove=[game])
    return Post(desk.words.say("answer-resigned"))


async def stop(host: Host, caller: Caller, game: str, *, sure: bool = False) -> Post:
    """End the game for all: its creator or a chat admin at once, others when all who sit agree."""
    desk = await host.desk(caller, game)
    _stoppable(desk)
    if not sure:
        return _sure(desk, "stop")

    def change(desk: Desk) -> Write:
        _stoppable(desk)
        meta = desk.meta
        votes = meta.votes if desk.seat in (None, *meta.votes) else (*meta.votes, desk.seat)
        if desk.governs or caller.person == meta.creator:
            return lobby.stopped(desk, clean_name(caller.name, language=desk.words.language))
        if set(votes) >= set(meta.people):
            return lobby.stopped(desk)
        return lobby.seated(desk, meta.seats, votes=votes)

    desk = await host.change(caller, game, change)
    if desk.meta.status == "stopped":
        return Post(desk.words.say("answer-stopped"))
    return Post(desk.words.say("answer-stop-vote", n=len(desk.meta.votes), of=len(desk.meta.people)))


def _stoppable(desk: Desk) -> None:
    if desk.meta.status not in OPEN:
        raise Answer("answer-over")
    if not desk.governs:
        desk.seated()


def _sure(desk: Desk, what: Literal["resign", "stop"]) -> Post:
    button = Button(desk.words.say(f"button-{what}"), write(Act(desk.saved.id, what, "yes")), "danger")
    return Post(desk.words.say(f"answer-{what}"), rows=((button,),))
