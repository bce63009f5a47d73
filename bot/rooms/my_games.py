"""The games that a person sits in, in all rooms: whose turn it is, until when, and the way there."""

import asyncio
from dataclasses import replace
from typing import Final

from bot import posts, times
from bot.front import Caller
from bot.post import Button, Post, pages
from bot.rooms.desk import Desk
from bot.rooms.host import Host
from bot.saved import OPEN, Saved
from render.words import escape

IN_ROW: Final = 5
MOST_LINKS: Final = 25
"""Buttons that lead to games; a message has room for no more."""
NEVER: Final = float("inf")


async def games(host: Host, caller: Caller) -> Post:
    """The caller's games, those first in which they have to play soonest, and what can be played."""
    person = (await host.store.people([caller.person]))[caller.person]
    _, say = await host.room(caller)
    held = await host.readable(person.games)
    own = [saved for saved in held.values() if saved and _sits(saved, caller)]
    await host.store.note_games(caller.person, remove=sorted({*held} - {saved.id for saved in own}))
    desks = sorted((replace(host.at(caller, saved, say), zone=person.time_zone) for saved in own), key=_urgency)
    links = await asyncio.gather(*(_link(host, desk.saved) for desk in desks[:MOST_LINKS]))
    buttons = [
        Button(say.say("games-open", n=n, game=desk.scene.title), url=link)
        for n, (desk, link) in enumerate(zip(desks, links, strict=False), 1)
        if link
    ]
    offer = say.say("games-offer", games=say.list([say.say(f"game-{slug}") for slug in host.games]))
    lines = [say.say("games-number", n=n, line=_line(desk)) for n, desk in enumerate(desks, 1)]
    first, *rest = pages([say.say("games-mine" if lines else "games-none"), *lines, offer])
    rows = tuple(tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW))
    return Post(first, rows=rows, parts=tuple(rest))


def _sits(saved: Saved, caller: Caller) -> bool:
    return saved.meta.status in OPEN and saved.meta.seat_of(caller.person) is not None


def _urgency(desk: Desk) -> tuple[bool, float, float]:
    """Own turns first, by how long they may take; then the games whose next deadline is nearest."""
    first = next((at for _, at in _times_left(desk)), NEVER)
    return not _is_own(desk), first, desk.meta.created


def _is_own(desk: Desk) -> bool:
    """Whether the caller has to play."""
    match = desk.scene.match
    return match is not None and desk.seat in match.game.to_move(match.state)


def _times_left(desk: Desk) -> times.TimesLeft:
    """Until when the caller has time, else the others."""
    if desk.seat is None or not _is_own(desk):
        return desk.scene.times_left
    own = desk.meta.until(desk.seat)
    return (((desk.seat,), own),) if own else ()


def _line(desk: Desk) -> str:
    """One of the caller's games."""
    scene, say = desk.scene, desk.words.say
    if scene.match is None:
        return say("games-lobby", game=scene.title)
    names = desk.words.list([escape(scene.names[seat]) for seat in scene.view(None).waiting])
    state = say("games-turn") if _is_own(desk) else say("games-wait", names=names)
    line = say("games-line", game=scene.title, progress=scene.describe(None).progress, state=state)
    return " ".join([line, *posts.until(scene, _times_left(desk))])


async def _link(host: Host, saved: Saved) -> str:
    """The address of a game's newest post; "" where there is none."""
    return await host.link(saved.meta.room, saved.told.message) if saved.told and saved.told.message else ""
