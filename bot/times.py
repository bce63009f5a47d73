"""Times as people read them, in the time zone of the room."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from render.words import Words

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
LIMITS = {"off": 0, "1h": 3600, "6h": 21600, "12h": 43200, "1d": 86400, "2d": 172800, "3d": 259200, "7d": 604800}
"""The turn limits one can choose, as typed and in seconds."""


def until(at: float, now: float, zone: str, words: Words, *, drawn: bool = False) -> str:
    """A deadline: today's time, a weekday and time within six days, else in how many days. "" for none."""
    if not at:
        return ""
    say = words.plain if drawn else words.say
    then, today = (datetime.fromtimestamp(time, ZoneInfo(zone)) for time in (at, now))
    clock = f"{then:%H:%M}"
    if then.date() == today.date():
        return say("until-today", time=clock)
    if then.date() - today.date() <= timedelta(days=6):
        return say("until-day", day=words.plain(f"weekday-{WEEKDAYS[then.weekday()]}"), time=clock)
    return say("until-days", days=(then.date() - today.date()).days)


def span(seconds: float, words: Words) -> str:
    """A length of time in its largest whole unit: days, hours or minutes."""
    for unit, size in (("days", 86400), ("hours", 3600)):
        if seconds >= size:
            return words.plain(f"span-{unit}", n=round(seconds / size))
    return words.plain("span-minutes", n=max(1, round(seconds / 60)))


def limit(seconds: int, words: Words) -> str:
    """A turn limit as it is shown."""
    return span(seconds, words) if seconds else words.plain("limit-none")
