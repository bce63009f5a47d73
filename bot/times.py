"""Times as people read them, in the time zone of the room."""

import re
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from engine.notation import fold
from render.words import Words

LIMITS: Final = ("off", "1h", "6h", "12h", "1d", "2d", "3d", "7d")
"""Turn limits that are offered; any whole number of hours or days between the least and the longest can be typed."""
LEAST_LIMIT: Final = 3600
LONGEST_LIMIT: Final = 7 * 86400

UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))
NEAR: Final = 6
"""Days within which a weekday is enough to tell which day is meant."""


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


def span(seconds: float, words: Words) -> str:
    """A length of time in its largest whole unit: days, hours or minutes, at least one."""
    unit, size = next((one for one in UNITS if seconds >= one[1]), UNITS[-1])
    return words.plain("duration", unit=unit, n=max(1, int(seconds // size)))


def read_limit(text: str) -> int | None:
    """A turn limit as typed ("off", "36h", "2d", in any digits), in seconds; None where it is none."""
    folded = fold(text)
    if folded == "off":
        return 0
    found = re.fullmatch(r"(\d{1,3})([hd])", folded)
    seconds = int(found[1]) * {"h": 3600, "d": 86400}[found[2]] if found else 0
    return seconds if LEAST_LIMIT <= seconds <= LONGEST_LIMIT else None


def limit(seconds: int, words: Words) -> str:
    """A turn limit as it is shown."""
    return span(seconds, words) if seconds else words.plain("limit-none")
