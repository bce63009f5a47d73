"""Before a game: a lobby is opened in a room, people and computer players sit down, options are chosen, it begins."""

import secrets
from typing import Any, Final

from bot import absences, playing, posts
from bot.front import Caller
from bot.post import Button, Post
from bot.press import Act, write
from bot.rooms import house_rules, reaching
from bot.rooms.desk import Answer, Desk
from bot.rooms.host import Host
from bot.saved import FORM, OPEN, THREADS, Meta, Room, Saved, Sitting
from bot.store import Timers, Write, new_id
from engine.game import SEAT_LETTERS, Seat
from engine.match import Match
from render.words import Words, clean_name, escape

ANYBODY_BEGINS: Final = 120
"""Seconds after which any seated person may begin, not only who opened the lobby."""
DEAD_CLAIM: Final = 30
"""Seconds after which a room taken for a game that was never written is free again."""
NOTHING: Final = Post("")
"""The answer where what delivery posts says enough."""


class _Sits(Exception):
    """Somebody who wants a seat has one. `desk`: the game as it is."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("sits")
        self.desk = desk


async def newgame(host: Host, caller: Caller, name: str, options: str = "") -> Post:
    """Open a lobby in the caller's room, or where its tables stand, or offer the game that is there.

    name: of the game; what follows of a longer one may be the beginning of `options`.
    """
    here, say = await host.room(caller)
    room = await host.store.room(here.home_elsewhere) if here.home_elsewhere else here
    if held := await in_the_way(host, room):
        return offer(host.at(caller, held, say))
    if not name:
        return _choice(host, say)
    name, options = _named(host, name, options)
    game = host.game(name, say)
    chosen, own = house_rules.read(game, options, say)
    meta = Meta(
        form=FORM,
        slug=game.slug,
        room=room.key,
        creator=caller.person,
        language=room.language or say.language,
        seats=(Sitting(person=caller.person, name=clean_name(caller.name, language=say.language), options=own),),
        options=chosen,
        turn_limit=room.turn_limit,
        time_zone=room.time_zone or host.time_zone,
        created=host.store.now(),
        threaded=room.home == THREADS and caller.threads and room is here,
    )
    new = await open_in(host, caller, room, meta)
    if room is here:
        return await reaching.told(host, await host.desk(caller, new))
    return await _elsewhere(host, room, say.say(f"game-{game.slug}"), say)


def _named(host: Host, first: str, more: str) -> tuple[str, str]:
    """A game's name as far as it goes, and its options."""
    parts = more.split()
    for n in range(len(parts), 0, -1):
        if host.named(name := " ".join((first, *parts[:n]))):
            return name, " ".join(parts[n:])
    return first, more


async def in_the_way(host: Host, room: Room) -> Saved | None:
    """The open game that has a room. Raises Answer while somebody is about to write a lobby there."""
    held = await host.held(room)
    if room.game and not held and host.store.now() < room.claimed + DEAD_CLAIM:
        raise Answer("error-busy")
    return held if held and held.meta.status in OPEN else None


async def open_in(host: Host, caller: Caller, room: Room, meta: Meta) -> str:
    """Write a new lobby, which takes its room; its id. Raises Answer where somebody else was first or for too many."""
    await reaching.must_be_in(host, caller, room.key)
    if host.tables.spend(room.key):
        raise Answer("error-many-tables")
    new = new_id()
    if not await host.store.take_room(room.key, room.game, new):
        raise Answer("error-busy")
    timers = Timers(playing.rings(meta, None, meta.created))
    await host.store.write(new, 0, Write(meta, b"", (), timers=timers), caller.press)
    await host.store.note_players(new, meta)
    await absences.came(host.store, caller.person)
    return new


async def join(host: Host, caller: Caller, game: str) -> Post:
    """Take the next free seat; who has one is only told so, and where they couldn't be reached, the way is opened."""

    async def change(desk: Desk) -> Write:
        meta = desk.lobby()
        if desk.seat is not None:
            raise _Sits(desk)
        await reaching.must_be_in(host, caller, meta.room)
        name = clean_name(caller.name, language=desk.words.language)
        return seated(desk, (*meta.seats, Sitting(person=caller.person, name=name)))

    try:
        desk = await host.change(caller, game, change)
    except _Sits as sits:
        return await reaching.told(host, sits.desk, sits.desk.words.say("answer-joined-already"))
    await host.store.note_games(caller.person, add=[game])
    await absences.came(host.store, caller.person)
    return await reaching.told(host, desk, desk.words.say("answer-joined", letter=SEAT_LETTERS[desk.seated()]))


async def leave(host: Host, caller: Caller, game: str) -> Post:
    """Give up a seat; the last person closes the lobby. A running game is left by resigning."""

    def change(desk: Desk) -> Write:
        meta, seat = desk.lobby(), _sitting(desk, "answer-leave-nothing")
        rest = _without(meta.seats, seat)
        people = [one.person for one in rest if one.person]
        if not people:
            return playing.stopped(desk.saved, desk.now)
        return seated(desk, rest, creator=meta.creator if meta.creator in people else people[0])

    desk = await host.change(caller, game, change)
    await host.store.note_games(caller.person, remove=[game])
    return Post(desk.words.say("answer-left"))


async def computer(host: Host, caller: Caller, game: str) -> Post:
    """Seat a computer player."""

    def change(desk: Desk) -> Write:
        meta, _ = desk.lobby(), desk.seated()
        return seated(desk, (*meta.seats, Sitting(person="", name="", computer="greedy")))

    desk = await host.change(caller, game, change)
    last = len(desk.meta.seats) - 1
    return Post(desk.words.say("answer-computer-added", name=desk.scene.names[last], letter=SEAT_LETTERS[last]))


async def dismiss(host: Host, caller: Caller, game: str) -> Post:
    """Take away the computer player that came last."""

    def change(desk: Desk) -> Write:
        meta, _ = desk.lobby(), desk.seated()
        computers = [seat for seat, one in enumerate(meta.seats) if one.computer]
        if not computers:
            raise Answer("answer-no-computer")
        return seated(desk, _without(meta.seats, computers[-1]))

    desk = await host.change(caller, game, change)
    return Post(desk.words.say("answer-computer-removed"))


async def options(host: Host, caller: Caller, game: str, chosen: str = "") -> Post:
    """Show the options of the table and of the caller's seat, or set some: `pace=free seat.colour=blue`."""

    def change(desk: Desk) -> Write:
        meta, seat = desk.lobby(), _sitting(desk, "answer-join-options")
        table, own = house_rules.read(desk.game, chosen, desk.words)
        sitting = meta.seats[seat].model_copy(update={"options": {**meta.seats[seat].options, **own}})
        seats = (*meta.seats[:seat], sitting, *meta.seats[seat + 1 :])
        return seated(desk, seats, options={**meta.options, **table})

    desk = await (host.change(caller, game, change) if chosen else host.desk(caller, game))
    desk.lobby()
    _sitting(desk, "answer-join-options")
    return posts.option_panel(desk.scene, desk.seat)


async def begin(host: Host, caller: Caller, game: str) -> Post:
    """Deal. Who opened the lobby may, and after two minutes anybody who sits."""

    async def change(desk: Desk) -> Write:
        meta = desk.lobby()
        _sitting(desk, "answer-join-first")
        if caller.person != meta.creator and desk.now < meta.created + ANYBODY_BEGINS:
            creator = next(one.name for one in meta.seats if one.person == meta.creator)
            raise Answer("answer-creator-first", name=escape(creator), n=ANYBODY_BEGINS // 60)
        if len(meta.seats) not in desk.game.seats:
            raise Answer("answer-too-few", n=min(desk.game.seats) - len(meta.seats))
        if names := await reaching.unreached(host, desk):
            raise Answer("answer-unreached", names=desk.words.list(names))
        own = [one.options for one in meta.seats]
        match = Match.begin(desk.game, len(meta.seats), secrets.token_hex(32), meta.options, own)
        return playing.begun(desk.saved, match, caller.person, desk.now)

    desk = await host.change(caller, game, change)
    # A process that was killed between seating somebody and noting it has left that out.
    await host.store.note_players(game, desk.meta)
    return NOTHING


def _sitting(desk: Desk, word: str) -> Seat:
    """The caller's seat. Raises Answer, with this message, for who has none."""
    if desk.seat is None:
        raise Answer(word)
    return desk.seat


def seated(desk: Desk, seats: tuple[Sitting, ...], **update: Any) -> Write:
    """The game with other seats or another setting. Raises Answer where there are too many."""
    if len(seats) > max(desk.game.seats):
        raise Answer("answer-full")
    return Write(desk.meta.model_copy(update={"seats": seats, **update}), desk.saved.state, desk.saved.asks)


def offer(desk: Desk) -> Post:
    """The game that has the room, to somebody who wanted a new one."""
    scene = desk.scene
    if desk.meta.status == "lobby":
        text = desk.words.say("answer-lobby-open", game=scene.title)
    else:
        names = desk.words.list([escape(scene.names[seat]) for seat in scene.view(None).waiting])
        progress = scene.describe(None).progress
        text = desk.words.say("answer-running", game=scene.title, progress=progress, names=names)
    text += f"\n{desk.words.say('answer-thread-hint')}" if desk.caller.threads else ""
    return Post(text, rows=((scene.button("board", word="show"),),))


async def _elsewhere(host: Host, room: Room, title: str, say: Words) -> Post:
    """The way to a lobby in another room."""
    there = (await host.link(room.key)).rstrip("/")
    row = (Button(say.say("button-show"), url=there),)
    return Post(say.say("answer-elsewhere", game=title), rows=(row,) if there else ())


def _choice(host: Host, say: Words) -> Post:
    """Every game there is, to somebody who named none."""
    games = [say.say(f"game-{slug}") for slug in host.games]
    buttons = [Button(title, write(Act("", "newgame", slug))) for title, slug in zip(games, host.games, strict=True)]
    return Post(say.say("games-offer", games=say.list(games)), rows=(tuple(buttons),))


def _without(seats: tuple[Sitting, ...], seat: int) -> tuple[Sitting, ...]:
    return (*seats[:seat], *seats[seat + 1 :])
