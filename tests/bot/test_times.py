"""Deadlines and lengths of time as people read them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot import times
from render.words import bare, words

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=ZoneInfo("UTC")).timestamp()
HOUR, DAY = 3600, 86400


@pytest.mark.parametrize(
    ("after", "zone", "said"),
    [
        (2 * HOUR, "UTC", "until Monday 14:00"),
        (12 * HOUR, "UTC", "until Tuesday 00:00"),
        (2 * HOUR, "Asia/Tehran", "until Monday 17:30"),
        (9 * HOUR, "Asia/Tehran", "until Tuesday 00:30"),
        (6 * DAY, "UTC", "until Sunday 12:00"),
        (7 * DAY, "UTC", "until 7 days from now"),
    ],
)
def test_a_deadline_in_the_rooms_time_zone(after: float, zone: str, said: str) -> None:
    assert times.until(NOW + after, NOW, zone, words("en"), drawn=True) == said


def test_a_deadline_in_persian_has_persian_digits() -> None:
    assert times.until(NOW + 2 * HOUR, NOW, "Asia/Tehran", words("fa"), drawn=True) == "تا دوشنبه ساعت ۱۷:۳۰"


def test_no_deadline_is_no_text() -> None:
    assert times.until(0, NOW, "UTC", words("en")) == ""


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "1 minute"), (59, "1 minute"), (61, "1 minute"), (3599, "59 minutes"), (HOUR, "1 hour"), (2 * DAY, "2 days")],
)
def test_a_length_of_time_in_its_largest_unit(seconds: float, said: str) -> None:
    assert bare(times.span(seconds, words("en"))) == said


def test_every_limit_can_be_read() -> None:
    assert [times.limit(times.read_limit(text) or 0, words("en")) for text in times.LIMITS] == [
        "none", "1 hour", "6 hours", "12 hours", "1 day", "2 days", "3 days", "7 days",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "seconds"), [("24h", DAY), ("۲d", 2 * DAY), ("OFF", 0), ("1 h", HOUR), ("168h", 7 * DAY)]
)
def test_limits_are_read_in_hours_and_days(typed: str, seconds: int) -> None:
    assert times.read_limit(typed) == seconds


@pytest.mark.parametrize("typed", ["", "0h", "8d", "169h", "5m", "-1h", "h", "1.5h", "999999999999h"])
def test_what_is_no_limit_is_none(typed: str) -> None:
    assert times.read_limit(typed) is None
