"""What a room can set for its games, and a person's language: one panel, or typed."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from bot import playing, posts, times
from bot.front import Caller
from bot.post import Post, RoomKey
from bot.rooms import choices, reaching
from bot.rooms.choices import Read, Setting, Settings
from bot.rooms.desk import Answer, Desk, short
from bot.rooms.host import Host
from bot.saved import OPEN, THREADS, Meta, Room, Stoppers
from bot.store import Write
from bot.vocabulary import latin
from render.table import Language
from render.words import LANGUAGES, Words, words

HERE: Final = "here"
"""Typed for tables that stand where they are opened."""
STOPPERS: Final[tuple[str, ...]] = get_args(Stoppers)


async def settings(host: Host, caller: Caller, chosen: str = "") -> Post:
    """Show what the room has set, or set something: `language=fa limit=2d zone=Asia/Tehran where=here stop=vote`.

    chosen: the name of a setting shows its values.
    """
    offered = _settings(caller)
    if chosen not in ("", choices.OVERVIEW, *offered):
        await _set(host, caller, _read(offered, chosen, (await host.room(caller))[1]))
    return _panel(host, *await host.room(caller), offered, chosen)


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
        raise Answer("answer-limit-is", limit=times.limit(room.turn_limit, say))
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
    """Set something of the room, and of the game that has it: for admins and who sits, or while no game has it.

    Who may stop a game is nothing that its players change while they play.
    """
    room, _ = await host.room(caller)
    held = await host.held(room)
    running = held if held and held.meta.status in OPEN else None
    if running and not caller.admin and running.meta.seat_of(caller.person) is None:
        raise Answer("answer-not-seated")
    if not running:
        await reaching.must_be_in(host, caller, caller.room)
    if running and not caller.admin and update.get("stoppers", room.stoppers) != room.stoppers:
        raise Answer("answer-stoppers-later")
    await host.store.set_room(caller.room, **update)
    of_game = {field: value for field, value in update.items() if field in Meta.model_fields}

    def change(desk: Desk) -> Write:
        if desk.meta.status not in OPEN:
            return Write(desk.meta, desk.saved.state, desk.saved.asks)
        return playing.settings_changed(desk.saved, desk.scene.match, of_game, desk.now)

    if running and of_game:
        await host.change(caller, running.id, change)


# The panel


def typed(caller: Caller) -> tuple[str, ...]:
    """Every setting with every value that is offered, as it is typed."""
    return choices.typed(_settings(caller))


def _settings(caller: Caller) -> Settings:
    return {**SETTINGS, "where": _where(caller.places, threads=caller.threads)}


def _read(offered: Settings, chosen: str, say: Words) -> dict[str, str | int]:
    try:
        return choices.read(offered, chosen)
    except choices.NotASetting as wrong:
        if latin(wrong.pair.partition("=")[0]).lower() == "where":
            raise Answer("error-settings-where", text=short(wrong.pair)) from wrong
        raise choices.refusal(offered, wrong, "error-settings", say) from wrong


def _panel(host: Host, room: Room, say: Words, offered: Settings, opened: str) -> Post:
    kept = {**room.model_dump(), "time_zone": room.time_zone or host.time_zone}
    lines = [
        say.say("settings-is", name=say.say(f"settings-{name}"), value=setting.show(kept[setting.field], say))
        for name, setting in offered.items()
    ]
    rows = choices.rows(offered, kept, "settings", say, opened)
    return Post("\n".join([say.say("settings-head"), *lines]), rows=rows)


def _one_of(*known: str) -> Read:
    return lambda text: text.lower() if text.lower() in known else None


def _where(places: Mapping[str, RoomKey], *, threads: bool) -> Setting:
    """Where tables stand: here, in threads of their own, or in another place that was named."""
    known = {HERE: "", **({THREADS: THREADS} if threads else {})}
    return Setting("home", lambda text: {**known, **places}.get(text.lower()), _shown_home, tuple(known))


def _shown_home(home: str, say: Words) -> str:
    return say.say(f"settings-where-{home or HERE}" if home in ("", THREADS) else "settings-where-elsewhere")


def _shown_language(language: Language | None, say: Words) -> str:
    return say.say(f"language-{language}" if language else "settings-language-any")


SETTINGS: Final[Settings] = {
    "language": Setting("language", _one_of(*LANGUAGES), _shown_language, LANGUAGES),
    "limit": Setting("turn_limit", times.read_limit, times.limit, times.LIMITS),
    "zone": Setting("time_zone", times.read_zone, lambda zone, _: zone, times.ZONES),
    "stop": Setting("stoppers", _one_of(*STOPPERS), lambda who, say: say.say(f"settings-stop-{who}"), STOPPERS),
}
"""What stands the same for every room; `where` depends on the place."""
