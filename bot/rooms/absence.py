"""Being away: saying so for all one's games, and coming back to one or to all."""

from bot import absences, playing, posts, presence, times
from bot.front import Caller
from bot.post import Post
from bot.rooms.desk import Answer, Desk, short
from bot.rooms.host import Host
from bot.saved import OPEN
from bot.store import Write

RETURNED = "off"
"""Typed by who is back."""


async def away(host: Host, caller: Caller, until: str) -> Post:
    """No game of the caller waits for them, until a time or for as long as they don't come back themselves.

    It holds for games that begin meanwhile too.
    """
    zone, say = await host.zone(caller)
    if until == RETURNED:
        await absences.end(host.store, caller.person)
        await _everywhere(host, caller, None)
        return Post(say.say("answer-away-off"))
    back = times.read_return(until, host.store.now(), zone) if until else 0
    if back is None:
        raise Answer("error-away", text=short(until))
    await absences.note(host.store, caller.person, back)
    await _everywhere(host, caller, back)
    if not back:
        return Post(say.say("answer-away"))
    return Post(say.say("answer-away-until", when=times.moment(back, host.store.now(), zone, say)))


async def here(host: Host, caller: Caller, game: str) -> Post:
    """The caller is back in a game: it waits for them again, and goes on where it paused."""
    desk = await host.desk(caller, game)
    seat = desk.seated()
    if desk.meta.status not in OPEN:
        raise Answer("answer-over")
    if not desk.meta.seats[seat].away:
        raise Answer("answer-here-already")
    desk = await come_back(host, caller, game)
    note = desk.words.say("answer-here")
    return await posts.panel(desk.scene, seat, note) if desk.meta.seed else Post(note)


async def come_back(host: Host, caller: Caller, game: str) -> Desk:
    """The caller's seat is here again; how the game is then."""
    await absences.came(host.store, caller.person)
    return await host.change(caller, game, lambda desk: _present(desk, None))


async def _everywhere(host: Host, caller: Caller, back: float | None) -> None:
    """The caller is away in all their games until `back` (0: open), or (None) here."""
    person = (await host.store.room_for(caller.room, caller.person))[1]
    for saved in filter(None, (await host.readable(person.games)).values()):
        if saved.meta.status in OPEN and saved.meta.seat_of(caller.person) is not None:
            await host.change(caller, saved.id, lambda desk: _present(desk, back))


def _present(desk: Desk, back: float | None) -> Write:
    seat, now = desk.seated(), desk.now
    meta = presence.came(desk.meta, seat, now) if back is None else presence.went(desk.meta, seat, now, back)
    return playing.present(desk.saved, desk.scene.match, meta, now)
