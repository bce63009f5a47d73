"""Who is here and who is away, and how long a seat is waited for. Pure: from one Meta to the next.

A seat whose turns the clock played twice in a row is away, or one whose person said so. Nobody waits longer than a
minute for it, and where all people are away the game pauses.
"""

from collections.abc import Iterable
from typing import Any, Final

from bot.saved import Meta, Sitting
from engine.game import Seat

DAY: Final = 24 * 60 * 60
MISSED: Final = 2
"""Turns in a row that the clock plays until a seat is away."""
PATIENCE: Final = 60.0
"""Seconds that a game waits for a seat that is away."""
PAUSE_ENDS: Final = 14 * DAY
"""Seconds after which a game is closed that nobody came back to, where nobody said when they would."""
LOBBY_ENDS: Final = DAY
"""Seconds after which a lobby is closed that nobody began."""

HERE: Final[dict[str, Any]] = {"missed": 0, "away": 0, "back": 0, "gone": ""}


def is_away(sitting: Sitting, now: float) -> bool:
    """Whether nobody waits for this seat now."""
    return bool(sitting.away) and not _is_back(sitting, now)


def away_seats(meta: Meta, now: float) -> tuple[Seat, ...]:
    """The people's seats that are away."""
    return tuple(seat for seat in meta.people if is_away(meta.seats[seat], now))


def waited_for(meta: Meta, owing: Iterable[Seat], now: float) -> tuple[Seat, ...]:
    """Of the seats that owe a decision those that are here; all of them where nobody is."""
    owing = tuple(owing)
    return tuple(seat for seat in owing if not is_away(meta.seats[seat], now)) or owing


def came(meta: Meta, seat: Seat, now: float) -> Meta:
    """A person is here again."""
    return _paused(seated(meta, seat, **HERE), now)


def went(meta: Meta, seat: Seat, now: float, back: float = 0) -> Meta:
    """A person is away from now on; `back`: until when, 0 for open."""
    return _paused(seated(meta, seat, away=now, back=back), now)


def left(meta: Meta, seat: Seat, now: float) -> Meta:
    """A person has left the chat, and is away until they do something there again."""
    return went(seated(meta, seat, gone="chat"), seat, now)


def moved(meta: Meta, movers: Iterable[Seat], by: str, now: float) -> Meta:
    """Somebody moved for these seats: who did so themselves is here, and what the clock plays was missed."""
    for seat in movers:
        sitting = meta.seats[seat]
        if by == "clock":
            missed = sitting.missed + 1
            meta = seated(meta, seat, missed=missed, away=sitting.away or (now if missed >= MISSED else 0))
        elif by == sitting.person:
            meta = seated(meta, seat, **HERE)
    return returned(meta, now)


def returned(meta: Meta, now: float) -> Meta:
    """Whoever said when they'd be back is here from then on."""
    for seat, sitting in enumerate(meta.seats):
        if sitting.away and _is_back(sitting, now):
            meta = seated(meta, seat, **HERE)
    return _paused(meta, now)


def pause_changes(meta: Meta) -> float:
    """When a pause ends by itself: the first is back who said when, or, where nobody did, it has lasted too long."""
    return returns(meta) or meta.paused + PAUSE_ENDS


def returns(meta: Meta) -> float:
    """When the first of those is back who said when; 0 where nobody did."""
    backs = (meta.seats[seat].back for seat in meta.people)
    return min((back for back in backs if back), default=0)


def asked(meta: Meta, seats: Iterable[Seat], now: float) -> Meta:
    """These seats' time begins now."""
    since, until = list(_times(meta, meta.asked)), list(_times(meta, meta.deadlines))
    for seat in seats:
        since[seat], until[seat] = now, ends(meta, seat, now)
    return meta.model_copy(update={"asked": tuple(since), "deadlines": tuple(until)})


def ends(meta: Meta, seat: Seat, now: float) -> float:
    """Until when a seat has time whose turn begins now; 0 for ever."""
    if is_away(meta.seats[seat], now):
        return now + min(PATIENCE, meta.turn_limit or PATIENCE)
    return now + meta.turn_limit if meta.turn_limit else 0


def seated(meta: Meta, seat: Seat, **update: Any) -> Meta:
    """One seat with something about it changed."""
    sitting = meta.seats[seat].model_copy(update=update)
    return meta.model_copy(update={"seats": (*meta.seats[:seat], sitting, *meta.seats[seat + 1 :])})


def _is_back(sitting: Sitting, now: float) -> bool:
    return bool(sitting.back) and sitting.back <= now


def _paused(meta: Meta, now: float) -> Meta:
    pauses = meta.status == "running" and meta.people and len(away_seats(meta, now)) == len(meta.people)
    return meta.model_copy(update={"paused": (meta.paused or now) if pauses else 0})


def _times(meta: Meta, times: tuple[float, ...]) -> tuple[float, ...]:
    return times or (0.0,) * len(meta.seats)
