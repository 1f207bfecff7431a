"""Dates as people type them, in the zone they name or in that of their language."""

from datetime import UTC, datetime, timedelta

import pytest
from discord import Locale

from bot.desk.dates import ZONES, Date, example, read_date, zone_of
from bot.rules.state.refusals import DateFar, DatePast, NoDate, NoTimeZone

NOW = datetime(2026, 11, 30, 22, 0, tzinfo=UTC)  # a Monday


def read(text: str, zone: str = "UTC") -> Date:
    return read_date(text, zone, NOW)


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("2026-12-05 20:00", 20),
        (" 2026-12-5  20:00 ", 20),
        ("2026-12-05T20:00", 20),
        ("2026-12-05 20:00Z", 20),
        ("2026-12-05 20:00 UTC", 20),
        ("2026-12-05 20:00 +01:00", 19),
        ("2026-12-05 20:00+0100", 19),
        ("2026-12-05 20:00 UTC+2", 18),
        ("2026-12-05 16:00 -4", 20),
        ("2026-12-05 20:00 Europe/Berlin", 19),
        ("2026-12-05 20:00 europe/berlin", 19),
        ("2026-12-05 18:00 America/New_York", 23),
    ],
)
def test_a_zone_may_stand_behind_the_time(text: str, hour: int) -> None:
    assert read(text).at == datetime(2026, 12, 5, hour, tzinfo=UTC)


def test_without_one_the_usual_zone_counts_with_its_summer_time() -> None:
    assert read("2026-12-05 20:00", "Europe/Berlin").at.hour == 19
    assert read("2027-07-05 20:00", "Europe/Berlin").at.hour == 18
    assert not read("2027-07-05 20:00", "Europe/Berlin").named
    assert read("2027-07-05 20:00 Europe/Berlin").named


@pytest.mark.parametrize(
    ("text", "day", "time", "skipped"),
    [
        ("2027-03-28 02:30 Europe/Berlin", "2027-03-28", "03:30", True),
        ("2027-03-28 2:00 Europe/Berlin", "2027-03-28", "03:00", True),
        ("2027-03-28 1:59 Europe/Berlin", "2027-03-28", "01:59", False),
        ("2027-03-28 03:00 Europe/Berlin", "2027-03-28", "03:00", False),
        ("2027-10-31 02:30 Europe/Berlin", "2027-10-31", "02:30", False),
        ("2027-03-14 02:30 America/New_York", "2027-03-14", "03:30", True),
        ("2027-03-28 02:30 +1", "2027-03-28", "02:30", False),
    ],
)
def test_a_time_that_the_clocks_skip_is_the_one_they_show_then(
    text: str, day: str, time: str, *, skipped: bool
) -> None:
    date = read(text)
    assert (date.day, date.time, date.is_skipped) == (day, time, skipped)


@pytest.mark.parametrize(
    "text",
    [
        *("tomorrow", "", "2026-12-05", "20:00", "05.12.2026 20:00", "2026-13-05 20:00"),
        *("2026-12-05 25:00", "2027-02-29 20:00", "0000-01-01 00:00"),
        "2026-12-05 20:00 Europe/Berlin please",
    ],
)
def test_what_is_no_date_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NoDate) as refused:
        read(text)
    assert refused.value == NoDate(text, "2026-12-12 20:00")


@pytest.mark.parametrize("zone", ["Middle/Earth", "+25:00", "../../etc/passwd", "x" * 99, "MEZ"])
def test_unknown_zones_are_refused(zone: str) -> None:
    with pytest.raises(NoTimeZone):
        read(f"2026-12-05 20:00 {zone}")


def test_dates_gone_by_and_far_off_are_refused() -> None:
    for text in ("2026-11-30 22:00", "2020-01-01 00:00", "0001-01-01 00:00 +14:00"):
        with pytest.raises((DatePast, NoDate)):
            read(text)
    with pytest.raises(DateFar):
        read("2032-12-05 20:00")


@pytest.mark.parametrize("days", range(14))
def test_the_example_is_always_a_date_that_would_do(days: int) -> None:
    now = NOW + timedelta(days=days)
    assert read_date(example(now), "UTC", now).at.weekday() == 5


def test_the_first_language_with_a_zone_of_its_own_says_which() -> None:
    assert zone_of(["en-US", "de"]) == "Europe/Berlin"
    assert zone_of(["fr", "de"]) == "Europe/Paris"
    assert zone_of(["en-US", "pt-BR"]) == "UTC"


def test_every_zone_of_a_language_is_known() -> None:
    """A slip in the table would be said to people as their own."""
    zones = {zone_of([locale.value]) for locale in Locale}
    assert len(zones) > 20
    assert all(read("2026-12-05 20:00", zone).at for zone in zones)


def test_every_zone_to_choose_is_known_and_all_have_room() -> None:
    assert len(set(ZONES)) == len(ZONES) <= 25
    for zone in ZONES:
        assert read("2026-12-05 20:00", zone).zone == zone
