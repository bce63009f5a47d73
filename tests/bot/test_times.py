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


def test_a_moment_says_both_the_time_and_its_words() -> None:
    assert times.moment(NOW + 2 * HOUR, NOW, "Asia/Tehran", words("en")) == "{t:1796047200|Monday 17:30}"


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22:00-08:00", "22:00-08:00"),
        ("22-8", "22:00-08:00"),
        ("۲۳:۳۰ - ۷", "23:30-07:00"),
        ("OFF", ""),
        ("0-6:15", "00:00-06:15"),
    ],
)
def test_quiet_hours_are_read_in_one_form(typed: str, hours: str) -> None:
    assert times.read_quiet(typed) == hours


@pytest.mark.parametrize("typed", ["", "22", "24-8", "22:60-8", "8-8", "22:00-08:00-09:00", "night"])
def test_what_are_no_quiet_hours_is_none(typed: str) -> None:
    assert times.read_quiet(typed) is None


@pytest.mark.parametrize(("typed", "zone"), [("europe/berlin", "Europe/Berlin"), ("Asia/tehran", "Asia/Tehran")])
def test_zones_are_read_in_letters_of_any_size(typed: str, zone: str) -> None:
    assert times.read_zone(typed) == zone
    assert times.read_zone(f"{typed}x") is None


def test_every_zone_and_time_that_is_offered_can_be_read() -> None:
    assert [times.read_zone(zone) for zone in times.ZONES] == [*times.ZONES]
    assert [times.read_quiet(hours) or "off" for hours in times.QUIET] == [*times.QUIET]
    assert None not in [times.read_limit(interval) for interval in times.INTERVALS]
    assert all(times.read_return(text, NOW, "UTC") for text in times.RETURNS if text != "off")


@pytest.mark.parametrize(
    ("local", "quiet", "loud"),
    [
        # In Berlin the clocks go from 2:00 to 3:00 on 29 March, and back from 3:00 to 2:00 on 25 October 2026.
        ("2026-01-10 23:00+01:00", "22:00-08:00", "2026-01-11 08:00+01:00"),
        ("2026-01-10 08:00+01:00", "22:00-08:00", "2026-01-10 08:00+01:00"),
        ("2026-01-10 21:59+01:00", "22:00-08:00", "2026-01-10 21:59+01:00"),
        ("2026-01-10 12:00+01:00", "09:00-17:00", "2026-01-10 17:00+01:00"),
        ("2026-01-10 08:59+01:00", "09:00-17:00", "2026-01-10 08:59+01:00"),
        ("2026-03-28 23:00+01:00", "22:00-08:00", "2026-03-29 08:00+02:00"),
        ("2026-03-29 01:30+01:00", "22:00-02:30", "2026-03-29 03:30+02:00"),
        ("2026-10-24 23:00+02:00", "22:00-08:00", "2026-10-25 08:00+01:00"),
        ("2026-10-25 02:10+02:00", "22:00-02:30", "2026-10-25 02:30+02:00"),
        ("2026-10-25 02:10+01:00", "22:00-02:30", "2026-10-25 02:30+01:00"),
        ("2026-01-10 23:00+01:00", "", "2026-01-10 23:00+01:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(local: str, quiet: str, loud: str) -> None:
    at = datetime.fromisoformat(local).timestamp()
    assert times.loud(at, quiet, "Europe/Berlin") == datetime.fromisoformat(loud).timestamp()


@pytest.mark.parametrize(
    ("typed", "back"),
    [("12h", NOW + 12 * HOUR), ("3d", NOW + 3 * DAY), ("۲۰۲۶-۱۲-۲۴", NOW + 23 * DAY + 8.5 * HOUR)],
)
def test_a_return_is_read_as_a_length_of_time_or_a_date(typed: str, back: float) -> None:
    assert times.read_return(typed, NOW, "Asia/Tehran") == back


@pytest.mark.parametrize("typed", ["", "0h", "soon", "2026-11-30", "2028-01-01", "366d", "2026-02-30"])
def test_what_is_no_time_to_come_back_is_none(typed: str) -> None:
    assert times.read_return(typed, NOW, "UTC") is None
