"""People who leave a chat or block the bot, and who come back, as far as a platform tells. Their games are told."""

from collections.abc import Callable

from bot import playing, presence
from bot.front import Caller
from bot.post import PersonKey, RoomKey
from bot.rooms import lobby
from bot.rooms.desk import Desk
from bot.rooms.host import Host
from bot.saved import OPEN, Meta, Saved
from bot.store import Write
from engine.game import Seat

Change = Callable[[Meta, Seat, float], Meta]


async def left(host: Host, person: PersonKey, chat: RoomKey) -> None:
    """Somebody has left a chat: they are away in its games, and sit at none of its tables that hasn't begun."""
    for saved in await _games(host, person, chat):
        caller = Caller(person, "", saved.meta.room, "")
        if saved.meta.status == "lobby":
            await lobby.leave(host, caller, saved.id)
        elif _gone(saved, person) != "chat":
            await _change(host, caller, saved, presence.left)


async def came(host: Host, person: PersonKey, chat: RoomKey) -> None:
    """Somebody is in a chat again."""
    for saved in await _games(host, person, chat):
        if _gone(saved, person) == "chat":
            await _change(host, Caller(person, "", saved.meta.room, ""), saved, presence.came)


async def blocked(host: Host, person: PersonKey) -> None:
    """Somebody doesn't let the bot write to them in private any more; in a chat with others they may play on."""
    for saved in await _games(host, person):
        if saved.meta.room != person and not _gone(saved, person):
            await _change(host, Caller(person, "", saved.meta.room, ""), saved, _marked("blocked"))


async def unblocked(host: Host, person: PersonKey) -> None:
    """Somebody lets the bot write to them again."""
    for saved in await _games(host, person):
        if _gone(saved, person) == "blocked":
            await _change(host, Caller(person, "", saved.meta.room, ""), saved, _marked(""))


async def _games(host: Host, person: PersonKey, chat: RoomKey = "") -> list[Saved]:
    """The open games that a person sits in; `chat`: only those in it, its topics and threads included."""
    known = (await host.store.people([person]))[person]
    return [
        saved
        for saved in filter(None, (await host.readable(known.games)).values())
        if saved.meta.status in OPEN
        and saved.meta.seat_of(person) is not None
        and (not chat or f"{saved.meta.room}:".startswith(f"{chat}:"))
    ]


def _gone(saved: Saved, person: PersonKey) -> str:
    seat = saved.meta.seat_of(person)
    return "" if seat is None else saved.meta.seats[seat].gone


def _marked(gone: str) -> Change:
    return lambda meta, seat, now: presence.seated(meta, seat, gone=gone)


async def _change(host: Host, caller: Caller, saved: Saved, change: Change) -> None:
    def write(desk: Desk) -> Write:
        meta = change(desk.meta, desk.seated(), desk.now)
        return playing.present(desk.saved, desk.scene.match, meta, desk.now)

    await host.change(caller, saved.id, write)
