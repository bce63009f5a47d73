"""Times as people read and write them, in the time zone of the room or of the person."""

import re
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from functools import cache
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from bot.vocabulary import latin
from engine.game import Seat
from engine.notation import fold
from render.words import Words

TimesLeft: TypeAlias = tuple[tuple[tuple[Seat, ...], float], ...]
"""Seats, and until when these have time."""

LIMITS: Final = ("off", "1h", "6h", "12h", "1d", "2d", "3d", "7d")
"""Turn limits that are offered; any whole number of hours or days between the least and the longest can be typed."""
LEAST_LIMIT: Final = 3600
LONGEST_LIMIT: Final = 7 * 86400
INTERVALS: Final = ("off", "1h", "3h", "6h", "12h", "1d")
"""Times between two reminders that are offered; others can be typed, as limits can."""
QUIET: Final = ("off", "21:00-07:00", "22:00-08:00", "23:00-09:00")
"""Quiet hours that are offered; any others can be typed."""
RETURNS: Final = ("12h", "1d", "3d", "7d", "off")
"""Times until somebody is back that are offered; dates and others can be typed."""
ZONES: Final = (
    "UTC", "America/Los_Angeles", "America/New_York", "America/Sao_Paulo", "Europe/London", "Europe/Berlin",
    "Europe/Istanbul", "Asia/Tehran", "Asia/Dubai", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney",
)  # fmt: skip
"""Time zones that are offered; every other one can be typed."""

UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))
SIZES: Final = {"h": 3600, "d": 86400}
NEAR: Final = 6
"""Days within which a weekday is enough to tell which day is meant."""
LONGEST_AWAY: Final = 365 * 86400


def until(at: float, now: float, zone: str, words: Words, *, drawn: bool = False) -> str:
    """A deadline: weekday and time within six days, else in how many days. "" for none. drawn: for a picture."""
    if not at:
        return ""
    then, today = (datetime.fromtimestamp(moment, ZoneInfo(zone)) for moment in (at, now))
    days = (then.date() - today.date()).days
    if days > NEAR:
        text = words.plain("deadline-days", n=days)
    else:
        weekday = words.plain("weekday", day=then.isoweekday())
        text = words.plain("deadline-at", weekday=weekday, time=f"{then:%H:%M}")
    return words.plain("deadline-until", when=text) if drawn else text


def together(ends: Mapping[Seat, float]) -> TimesLeft:
    """Seats by the end of their time, the earliest first; those whose ends read alike, in minutes, together."""
    minutes = sorted({at // 60 for at in ends.values()})
    alike = [[seat for seat, at in ends.items() if at // 60 == minute] for minute in minutes]
    return tuple((tuple(seats), min(ends[seat] for seat in seats)) for seats in alike)


def moment(at: float, now: float, zone: str, words: Words) -> str:
    """A time in the markup of posts: those platforms show it that know each reader's zone, others these words."""
    return f"{{t:{at:.0f}|{until(at, now, zone, words)}}}"


def span(seconds: float, words: Words) -> str:
    """A length of time in its largest whole unit: days, hours or minutes, at least one."""
    unit, size = next((one for one in UNITS if seconds >= one[1]), UNITS[-1])
    return words.plain("duration", unit=unit, n=max(1, int(seconds // size)))


def read_limit(text: str) -> int | None:
    """A turn limit as typed ("off", "36h", "2d", in any digits), in seconds; None where it is none."""
    folded = fold(text)
    if folded == "off":
        return 0
    seconds = _span(folded)
    return seconds if LEAST_LIMIT <= seconds <= LONGEST_LIMIT else None


def limit(seconds: int, words: Words) -> str:
    """A turn limit as it is shown."""
    return span(seconds, words) if seconds else words.plain("limit-none")


def read_zone(text: str) -> str | None:
    """The name of a time zone as typed, in letters of any size; None for one that isn't known."""
    return _zones().get(text.strip().replace(" ", "_").lower())


def read_quiet(text: str) -> str | None:
    """Quiet hours as typed ("22-8", "22:00-08:30", in any digits) in one form, "" for "off"; None for what is none."""
    folded = fold(text)
    if folded == "off":
        return ""
    found = re.fullmatch(r"(\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))?", folded)
    if found is None:
        return None
    hours, minutes = (int(found[1]), int(found[3])), (int(found[2] or 0), int(found[4] or 0))
    if max(hours) > 23 or max(minutes) > 59:
        return None
    start, end = (f"{hour:02}:{minute:02}" for hour, minute in zip(hours, minutes, strict=True))
    return f"{start}-{end}" if start != end else None


def loud(at: float, quiet: str, zone: str) -> float:
    """The first moment from `at` on that lies outside of somebody's quiet hours (`22:00-08:00`, "" for none)."""
    if not quiet:
        return at
    start, end = map(time.fromisoformat, quiet.split("-"))
    local = datetime.fromtimestamp(at, ZoneInfo(zone))
    clock = local.time()
    if start <= clock < end or (start > end and clock < end):
        over = local.date()
    elif start > end and clock >= start:
        over = local.date() + timedelta(days=1)
    else:
        return at
    ends = datetime.combine(over, end, ZoneInfo(zone))
    # Where the clocks are put back, there may be two such times: the later one counts once the first is over.
    return next(moment for fold_ in (0, 1) if (moment := ends.replace(fold=fold_).timestamp()) > at)


def read_return(text: str, now: float, zone: str) -> float | None:
    """When somebody is back: "3d", "12h", or the day's first moment of a date ("2026-12-24"); None for anything else.

    In any digits, at most a year ahead.
    """
    folded = fold(text)
    back = now + _span(folded) if _span(folded) else _date(folded, zone)
    return back if now < back <= now + LONGEST_AWAY else None


@cache
def _zones() -> Mapping[str, str]:
    return {zone.lower(): zone for zone in available_timezones()}


def _span(folded: str) -> int:
    found = re.fullmatch(r"(\d{1,3})(\D+)", folded)
    return int(found[1]) * SIZES.get(latin(found[2]), 0) if found else 0


def _date(folded: str, zone: str) -> float:
    try:
        return datetime.strptime(folded, "%Y-%m-%d").replace(tzinfo=ZoneInfo(zone)).timestamp()
    except ValueError:
        return 0
