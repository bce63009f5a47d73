"""Reminders: what a person wants of them, silence for a turn, and a nudge for who is slow."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot import playing, presence, reminders, times
from bot.front import Caller
from bot.playing import AnyMatch
from bot.post import Choice, Post, Select
from bot.press import Act, write
from bot.rooms.desk import Answer, Desk, short
from bot.rooms.host import Host
from bot.saved import Person
from bot.store import Write
from engine.game import Seat
from render.words import Words, escape

PLACES: Final = ("here", "private", "off")
ROOM: Final = "room"
"""Typed for the time zone of each room."""


async def remind(host: Host, caller: Caller, chosen: str) -> Post:
    """Show what the caller chose, or choose: `private every=6h quiet=22:00-08:00 zone=Europe/Berlin`."""
    settings = dict(_read(pair) for pair in chosen.split())
    if settings:
        await host.store.set_person(caller.person, **settings)
        await _look_anew(host, caller)
    person = (await host.store.room_for(caller.room, caller.person))[1]
    _, say = await host.room(caller)
    return _panel(person, say)


async def mute(host: Host, caller: Caller, game: str, switch: str = "") -> Post:
    """No more reminders for the caller in this turn, or (`off`) reminders again."""
    if switch.lower() not in ("", "off"):
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

    for saved in await host.store.load_many(person.games):
        if saved.meta.status == "running":
            await host.change(caller, saved.id, change)


# What is chosen, as it is typed and as it is shown


def _read(pair: str) -> tuple[str, str | int]:
    """A setting's field and value from `name=value`, or a place by itself. Raises Answer."""
    name, equals, value = pair.partition("=")
    name, value = (name.lower(), value) if equals else ("where", name)
    setting = SETTINGS.get(name)
    found = setting.read(value) if setting else None
    if setting is None or found is None:
        raise Answer("error-remind", text=short(pair))
    return setting.field, found


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


@dataclass(frozen=True, slots=True)
class _Setting:
    """Something that can be chosen: the field of a Person, how it is read and shown, and what is offered."""

    field: str
    read: Callable[[str], str | int | None]
    show: Callable[[Any, Words], str]
    offered: tuple[str, ...]


SETTINGS: Final[Mapping[str, _Setting]] = {
    "where": _Setting("remind", _place, _shown_place, PLACES),
    "every": _Setting("every", times.read_limit, _shown_interval, times.INTERVALS),
    "quiet": _Setting("quiet", times.read_quiet, _shown_quiet, times.QUIET),
    "zone": _Setting("time_zone", _zone, _shown_zone, (ROOM, *times.ZONES)),
}
"""By the name that is typed."""


def typed() -> tuple[str, ...]:
    """Every setting with every value that is offered, as it is typed."""
    return tuple(f"{name}={text}" for name, setting in SETTINGS.items() for text in setting.offered)


def _panel(person: Person, say: Words) -> Post:
    now = [one.show(getattr(person, one.field), say) for one in SETTINGS.values()]
    text = f"{say.say('remind-head')}\n{say.say('remind-now', chosen=say.list(now))}"
    return Post(text, rows=tuple(_select(name, person, say) for name in SETTINGS))


def _select(name: str, person: Person, say: Words) -> Select:
    setting = SETTINGS[name]
    values = {text: setting.read(text) for text in setting.offered}
    return Select(
        say.say(f"remind-{name}"),
        tuple(
            Choice(
                setting.show(value, say),
                write(Act("", "remind", f"{name}={text}")),
                chosen=value == getattr(person, setting.field),
            )
            for text, value in values.items()
        ),
    )
