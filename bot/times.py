"""Times as people read them, in the time zone of the room."""

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from render.words import Words

LIMITS: Final = {"off": 0, "1h": 3600, "6h": 21600, "12h": 43200, "1d": 86400, "2d": 172800, "3d": 259200, "7d": 604800}
"""The turn limits one can choose, as typed and in seconds."""

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


def limit(seconds: int, words: Words) -> str:
    """A turn limit as it is shown."""
    return span(seconds, words) if seconds else words.plain("limit-none")
