"""A seat gets another player in the middle of a game: somebody else, or a computer player. The others are asked.

Who sits there has a day to refuse, but isn't waited for while away (bot/motions.py).
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot import ballots
from bot.front import Caller
from bot.motions import LASTS
from bot.post import Post
from bot.posts import panel
from bot.rooms import motions, reaching
from bot.rooms.desk import Answer, Desk, short
from bot.rooms.host import Host
from bot.saved import Motion, Sitting
from bot.store import Write
from bot.vocabulary import latin
from bot.votes import is_offer
from engine.game import SEAT_LETTERS, Seat
from engine.notation import fold
from render.words import clean_name, escape

Way = Callable[[Desk, Seat], Motion]


async def typed(host: Host, caller: Caller, game: str, whose: str, by: str) -> Post:
    """`/replace B computer`, or less of it: what is missing is asked for."""
    desk = await host.desk(caller, game)
    desk.unfinished()
    if by not in ("", *WAYS):
        raise Answer("error-replace")
    seat = _seat(desk, whose) if whose else None
    if seat is not None:
        return await replace(host, caller, game, seat, by)
    way = latin(whose).lower() or by
    if (whose and by) or way not in ("", *WAYS):
        raise Answer("error-unknown-seat", text=short(whose))
    return ballots.whose(desk.scene, desk.seat, way)


async def pressed(host: Host, caller: Caller, game: str, arg: str) -> Post:
    """[Replace Ali] and what follows: the seat, and the way; `arg` "" asks for both."""
    if not arg:
        return await typed(host, caller, game, "", "")
    seat, _, way = arg.partition(":")
    if not seat.isdecimal() or way not in ("", *WAYS):
        raise Answer("error-press")
    return await replace(host, caller, game, int(seat), way)


async def replace(host: Host, caller: Caller, game: str, seat: Seat, way: str = "") -> Post:
    """Have a seat replaced in one of the `WAYS`; without one, show which there are."""
    desk = await host.desk(caller, game)
    before = desk.meta
    _check(desk, seat)
    if not way:
        return ballots.ways(desk.scene, desk.seat, seat)

    async def change(desk: Desk) -> Write:
        _check(desk, seat)
        return await motions.move(host, desk, WAYS[way](desk, seat))

    if way == "me":
        # The game has their name in it from now on, and has to be found where they want to be forgotten.
        WAYS[way](desk, seat)
        await reaching.must_be_in(host, caller, before.room)
        await host.store.note_games(caller.person, remove=[game])
    desk = await host.change(caller, game, change)
    await host.store.note_seats(game, before, desk.meta)
    if desk.seat == seat:
        return await panel(desk.scene, seat)
    return motions.answer(desk)


def _by_computer(desk: Desk, seat: Seat) -> Motion:
    desk.seated()
    return motions.new(desk, "replace", **_whose(desk, seat), newcomer=Sitting(person="", name="", computer="greedy"))


def _by_somebody(desk: Desk, seat: Seat) -> Motion:
    desk.seated()
    return motions.new(desk, "replace", **_whose(desk, seat))


def _by_caller(desk: Desk, seat: Seat) -> Motion:
    """The caller takes the seat; who looked for somebody has agreed to it."""
    if desk.seat is not None:
        raise Answer("answer-joined-already")
    if any(one.person == desk.caller.person for one in desk.meta.seats):
        raise Answer("answer-resigned-already")
    if (until := desk.meta.turned_down.get(desk.caller.person, 0)) > desk.now:
        raise Answer("answer-turned-down", when=desk.scene.moment(until))
    name = clean_name(desk.caller.name, language=desk.words.language)
    whose = _whose(desk, seat)
    newcomer = Sitting(person=desk.caller.person, name=name)
    opened = desk.meta.open_motion
    if opened and is_offer(opened) and opened.seat == seat:
        fresh = {"number": opened.number + 1, "by": None, "newcomer": newcomer, "until": desk.now + LASTS}
        return opened.model_copy(update=fresh)
    return motions.new(desk, "replace", **whose, newcomer=newcomer)


WAYS: Final[Mapping[str, Way]] = {"computer": _by_computer, "person": _by_somebody, "me": _by_caller}


def _whose(desk: Desk, seat: Seat) -> dict[str, int | str]:
    holder = desk.meta.seats[seat]
    return {"seat": seat, "former": holder.name, "holder": holder.person}


def _check(desk: Desk, seat: Seat) -> None:
    """Raises Answer where nobody can take this seat over."""
    desk.unfinished()
    if seat not in range(len(desk.meta.seats)):
        raise Answer("error-press")
    if desk.meta.seats[seat].left:
        raise Answer("answer-left-for-good", name=escape(desk.scene.names[seat]))


def _seat(desk: Desk, whose: str) -> Seat | None:
    """A seat as typed: its letter, or its player's name."""
    names = enumerate(desk.scene.names)
    return next((seat for seat, name in names if fold(whose) in (fold(SEAT_LETTERS[seat]), fold(name))), None)
