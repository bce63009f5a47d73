"""The same people play the same game again, with their seats turned by one."""

from collections.abc import Mapping

from bot import absences, presence
from bot.absences import Absence
from bot.front import Caller
from bot.post import PersonKey, Post
from bot.rooms import lobby
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import FORM, OPEN, Meta, Room, Sitting


async def rematch(host: Host, caller: Caller, game: str) -> Post:
    """Open a lobby where the game was played, with all who had its seats at its end; who can't play leaves it."""
    desk = await host.desk(caller, game)
    if desk.meta.status in OPEN:
        return lobby.offer(desk)
    if not desk.meta.seed:
        raise Answer("answer-over")
    if all(one.person != caller.person for one in desk.meta.seats):
        raise Answer("answer-not-seated")
    room = await host.store.room(desk.meta.parent or desk.meta.room)
    if held := await lobby.in_the_way(host, room):
        return lobby.offer(host.at(caller, held, desk.words))
    absent = await absences.of(host.store, {one.person for one in desk.meta.seats if one.person} - {caller.person})
    await lobby.open_in(host, caller, room, _again(desk, room, absent))
    return lobby.NOTHING


def _again(desk: Desk, room: Room, absent: Mapping[PersonKey, Absence]) -> Meta:
    """The lobby of the next game: who had the second seat gets the first one."""
    meta = desk.meta
    here = [one for one in meta.seats if (one.person or one.computer) and one.gone != "chat"]
    seats = (_seat(desk, one, absent.get(one.person)) for one in (*here[1:], *here[:1]))
    return Meta(
        form=FORM,
        slug=meta.slug,
        room=room.key,
        creator=desk.caller.person,
        language=meta.language,
        seats=tuple(seats),
        options=desk.game.Options.model_validate(meta.options).model_dump(mode="json", exclude_defaults=True),
        turn_limit=meta.turn_limit,
        time_zone=meta.time_zone,
        created=desk.now,
        threaded=meta.threaded,
        rematch_of=desk.saved.id,
    )


def _seat(desk: Desk, one: Sitting, absence: Absence | None) -> Sitting:
    """Somebody's seat in the next game. Who said they are away is so there too, unless they came back to this one."""
    seat = Sitting(person=one.person, name=one.name, computer=one.computer, options=one.options)
    if absence and (absence.since >= desk.meta.ended or presence.is_away(one, desk.now)):
        return seat.model_copy(update={"away": desk.now, "back": absence.back})
    return seat
