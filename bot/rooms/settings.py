"""What a person or a room can set: the language, and how long a turn may take."""

from typing import Any

from bot import playing, posts, times
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
        await host.store.set_person(caller.person, language=chosen)
        return Post(words(chosen).say("answer-language"))
    await _set(host, caller, {"language": chosen})
    return Post(words(chosen).say("answer-language-room"))


async def limit(host: Host, caller: Caller, chosen: str, of: str = "") -> Post:
    """How long a turn may take in this room, or in the game that has it (`of` is "game"): counted anew from now."""
    room, say = await host.room(caller)
    if of not in ("", "game"):
        raise Answer("error-limit-of")
    if not chosen:
        raise Answer("answer-limit", limit=times.limit(room.turn_limit, say))
    if of:
        return await limit_of_game(host, caller, await host.here(caller), chosen)
    seconds = _seconds(chosen)
    await _set(host, caller, {"turn_limit": seconds})
    return Post(say.say("answer-limit", limit=times.limit(seconds, say)))


async def limit_of_game(host: Host, caller: Caller, game: str, chosen: str) -> Post:
    """How long a turn may take in this game only."""
    seconds = _seconds(chosen)

    def change(desk: Desk) -> Write:
        if desk.meta.status not in OPEN:
            raise Answer("answer-over")
        if not desk.governs:
            desk.seated()
        return playing.settings_changed(desk.saved, desk.scene.match, {"turn_limit": seconds}, desk.now)

    desk = await host.change(caller, game, change)
    if desk.meta.status == "lobby":
        return posts.option_panel(desk.scene, desk.seat)
    return Post(desk.words.say("answer-limit-game", limit=times.limit(seconds, desk.words)))


def _seconds(chosen: str) -> int:
    seconds = times.read_limit(chosen)
    if seconds is None:
        raise Answer("error-unknown-limit", text=short(chosen))
    return seconds


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
