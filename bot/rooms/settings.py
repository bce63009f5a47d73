"""What a person or a room can set: the language, and how long a turn may take."""

from typing import Any

from bot import playing, times
from bot.front import Caller
from bot.post import Post
from bot.rooms.desk import Answer, Desk, short
from bot.rooms.host import Host
from bot.saved import OPEN
from bot.store import Write
from render.words import LANGUAGES, words


async def language(host: Host, caller: Caller, chosen: str, where: str = "") -> Post:
    """Choose the language for oneself, or (`where` is "room") for the room's public posts."""
    if not chosen:
        raise Answer("answer-languages")
    if chosen not in LANGUAGES:
        raise Answer("error-unknown-language", text=short(chosen))
    if where not in ("", "room"):
        raise Answer("error-where")
    if where != "room":
        await host.store.set_language(caller.person, chosen)
        return Post(words(chosen).say("answer-language"))
    await _set(host, caller, {"language": chosen})
    return Post(words(chosen).say("answer-language-room"))


async def limit(host: Host, caller: Caller, chosen: str) -> Post:
    """How long a turn may take in this room, counted from now for the turn that is running."""
    room, say = await host.room(caller)
    if not chosen:
        raise Answer("answer-limit", limit=times.limit(room.turn_limit, say))
    seconds = times.read_limit(chosen)
    if seconds is None:
        raise Answer("error-unknown-limit", text=short(chosen))
    await _set(host, caller, {"turn_limit": seconds})
    return Post(say.say("answer-limit", limit=times.limit(seconds, say)))


async def _set(host: Host, caller: Caller, update: dict[str, Any]) -> None:
    """Set something of the room, and of the game that has it: for admins and who sits, or while no game has it."""
    room, _ = await host.room(caller)
    held = await host.held(room)
    running = held if held and held.meta.status in OPEN else None
    if running and not caller.admin and running.meta.seat_of(caller.person) is None:
        raise Answer("answer-not-seated")
    await host.store.set_room(caller.room, **update)

    def change(desk: Desk) -> Write:
        if desk.meta.status not in OPEN:
            return Write(desk.meta, desk.saved.state, desk.saved.asks)
        return playing.settings_changed(desk.saved, desk.scene.match, update, desk.now)

    if running:
        await host.change(caller, running.id, change)
