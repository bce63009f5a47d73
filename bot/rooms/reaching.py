"""Who can be at a table: whoever is in its chat, and, for private questions, can be asked out of others' sight."""

import logging
from typing import Final

from bot.front import Caller, CantPost, TryLater
from bot.post import Post, RoomKey
from bot.press import Act, write
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import Sitting
from render.words import escape

LOG: Final = logging.getLogger(__name__)


async def must_be_in(host: Host, caller: Caller, room: RoomKey) -> None:
    """Raises Answer for somebody who isn't in a room's chat: a button may be pressed, or forged, from outside of it."""
    front = host.front(room)
    if front is None or (caller.inside and caller.room == room):
        return
    try:
        inside = await front.has(room, caller.person)
    except (TryLater, CantPost) as away:
        LOG.info("nobody tells who is in %s: %r", room, away)
        return
    if not inside:
        raise Answer("answer-outside")


async def told(host: Host, desk: Desk, text: str = "") -> Post:
    """The answer to somebody who has just sat down: `text`; who can't be reached yet is led to their private chat."""
    if await _reaches(host, desk, desk.meta.seats[desk.seated()]):
        return Post(text)
    lines = filter(None, (text, desk.words.say("answer-knock")))
    return Post("\n".join(lines), knock=write(Act(desk.saved.id, "play")))


async def unreached(host: Host, desk: Desk) -> list[str]:
    """The names of those at the table who can't be shown yet what only they may see."""
    return [escape(one.name) for one in desk.meta.seats if not await _reaches(host, desk, one)]


async def _reaches(host: Host, desk: Desk, sitting: Sitting) -> bool:
    """Whether a seat can be asked what is private, if anything will be."""
    front = host.front(desk.meta.room)
    if not front or not sitting.person or not desk.scene.keeps_secrets:
        return True
    return await front.reaches(desk.meta.room, sitting.person)
