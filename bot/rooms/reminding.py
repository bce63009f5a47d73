"""Reminders: what a person wants of them, silence for a turn, and a nudge for who is slow."""

from collections.abc import Sequence
from typing import Final

from bot import playing, presence, reminders, times
from bot.front import Caller
from bot.playing import AnyMatch
from bot.post import Post
from bot.posts import BETWEEN
from bot.rooms import choices
from bot.rooms.choices import Setting, Settings
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import Person
from bot.store import Write
from engine.game import Seat
from render.words import Words, escape

PLACES: Final = ("here", "private", "off")
ROOM: Final = "room"
"""Typed for the time zone of each room."""


async def remind(host: Host, caller: Caller, chosen: str) -> Post:
    """Show what the caller chose, or choose: `private every=6h quiet=22:00-08:00 zone=Europe/Berlin`.

    chosen: the name of a setting shows its values.
    """
    if chosen not in ("", choices.OVERVIEW, *SETTINGS):
        await host.store.set_person(caller.person, **_read(chosen, (await host.room(caller))[1]))
        await _look_anew(host, caller)
    person = (await host.store.room_for(caller.room, caller.person))[1]
    _, say = await host.room(caller)
    return _panel(person, say, chosen)


async def mute(host: Host, caller: Caller, game: str, switch: str = "") -> Post:
    """No more reminders for the caller in this turn, or (`off`) reminders again."""
    if switch not in ("", "off"):
        raise Answer("error-mute")

    def change(desk: Desk) -> Write:
        match, seat = desk.unfinished(), desk.seated()
        if seat not in match.game.to_move(match.state):
            raise Answer("answer-mute-none")
        muted = 0 if switch else desk.meta.asked[seat]
        return playing.look_anew(desk.saved, match, presence.seated(desk.meta, seat, muted=muted), desk.now)

    desk = await host.change(caller, game, change)
    return Post(desk.words.say("answer-unmuted" if switch else "answer-muted"))


async def nudge(host: Host, caller: Caller, game: str) -> Post:
    """Call those who have to play, each at most once in four hours."""
    called: list[Seat] = []

    async def change(desk: Desk) -> Write:
        match, seat = desk.unfinished(), desk.seated()
        called[:] = await _nudged(host, desk, match, seat)
        meta = desk.meta
        for one in called:
            meta = presence.seated(meta, one, nudged=desk.now)
        return playing.look_anew(desk.saved, match, meta, desk.now)

    desk = await host.change(caller, game, change)
    names = desk.words.list([escape(desk.scene.names[seat]) for seat in called])
    return Post(desk.words.say("answer-nudged", names=names))


async def _nudged(host: Host, desk: Desk, match: AnyMatch, seat: Seat) -> Sequence[Seat]:
    """Whom a nudge by `seat` may call. Raises Answer where that is nobody."""
    slow = [one for one in playing.remindable(desk.meta, match, desk.now) if one != seat]
    if not slow:
        raise Answer("answer-nudge-yours" if seat in match.game.to_move(match.state) else "answer-nudge-nobody")
    people = await host.store.people(desk.meta.seats[one].person for one in slow)
    willing = [one for one in slow if not reminders.wants_none(desk.meta, one, people[desk.meta.seats[one].person])]
    if not willing:
        names = desk.words.list([escape(desk.scene.names[one]) for one in slow])
        raise Answer("answer-nudge-off", names=names)
    again = {one: desk.meta.seats[one].nudged + reminders.NUDGES for one in willing}
    free = [one for one in willing if again[one] <= desk.now]
    if not free:
        raise Answer("answer-nudge-late", when=desk.scene.moment(min(again.values())))
    return free


async def _look_anew(host: Host, caller: Caller) -> None:
    """The caller's games plan their reminders again."""
    person = (await host.store.room_for(caller.room, caller.person))[1]

    def change(desk: Desk) -> Write:
        return playing.look_anew(desk.saved, desk.unfinished(), desk.meta, desk.now)

    for saved in filter(None, (await host.readable(person.games)).values()):
        if saved.meta.status == "running":
            await host.change(caller, saved.id, change)


# What is chosen, as it is typed and as it is shown


def _read(line: str, say: Words) -> dict[str, str | int]:
    """What was typed: a place may stand by itself. Raises Answer."""
    try:
        return choices.read(SETTINGS, line, alone="where")
    except choices.NotASetting as wrong:
        raise choices.refusal(SETTINGS, wrong, "error-remind", say) from wrong


def _place(text: str) -> str | None:
    return text.lower() if text.lower() in PLACES else None


def _zone(text: str) -> str | None:
    return "" if text.lower() == ROOM else times.read_zone(text)


def _shown_zone(zone: str, say: Words) -> str:
    return zone or say.say("remind-zone-room")


def _shown_place(place: str, say: Words) -> str:
    return say.say(f"remind-{place}")


def _shown_interval(seconds: int, say: Words) -> str:
    return say.say("remind-every-span", span=times.span(seconds, say)) if seconds else say.say("remind-every-off")


def _shown_quiet(hours: str, say: Words) -> str:
    start, _, end = hours.partition("-")
    return say.say("remind-quiet-hours", start=start, end=end) if hours else say.say("remind-quiet-off")


SETTINGS: Final[Settings] = {
    "where": Setting("remind", _place, _shown_place, PLACES),
    "every": Setting("every", times.read_limit, _shown_interval, times.INTERVALS),
    "quiet": Setting("quiet", times.read_quiet, _shown_quiet, times.QUIET),
    "zone": Setting("time_zone", _zone, _shown_zone, (ROOM, *times.ZONES)),
}


def typed() -> tuple[str, ...]:
    """Every setting with every value that is offered, as it is typed."""
    return choices.typed(SETTINGS)


def _panel(person: Person, say: Words, opened: str) -> Post:
    now = [one.show(getattr(person, one.field), say) for one in SETTINGS.values()]
    text = f"{say.say('remind-head')}\n{say.say('remind-now', chosen=BETWEEN.join(now))}"
    return Post(text, rows=choices.rows(SETTINGS, person.model_dump(), "remind", say, opened))
