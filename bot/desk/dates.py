"""A date as people type it: a day and a time, in a zone they name or that goes with a language."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, timezone, tzinfo

from msgspec import Struct

from bot.pages.messages.next_date import UNKNOWN_ZONE
from bot.rules.state.refusals import DateFar, DatePast, NoDate, NoTimeZone

FARTHEST = timedelta(days=5 * 365)
"""Discord takes no event that begins later than this."""
_DAY, _TIME = "%Y-%m-%d", "%H:%M"
_WRITTEN, _HOUR, _SATURDAY = f"{_DAY} {_TIME}", 20, 5
_WHEN = re.compile(r"(\d{4}-\d{1,2}-\d{1,2})[ T]+(\d{1,2}:\d{2})(?: *(\S+))?")
_OFFSET = re.compile(r"(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
_NAME = re.compile(r"[A-Za-z][\w+-]{0,30}(?:/[A-Za-z][\w+-]{0,30}){0,2}")
_MOST_HOURS = 14

# The zones of Discord's languages (its reference, "Locales") that are spoken in a country of one
# zone, by the tz database's zone1970.tab; a mainland counts for its islands. The others, such as
# en-US, pt-BR and ru, have no zone of their own.
_ZONES = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "ro": "Europe/Bucharest",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}


# What can be chosen at one press where no language says the zone, from west to east: a city each
# where many of the countries of several zones live.
ZONES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Phoenix",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Mexico_City",
    "America/Bogota",
    "America/Santiago",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Moscow",
    "Asia/Yekaterinburg",
    "Asia/Jakarta",
    "Asia/Manila",
    "Australia/Perth",
    "Australia/Adelaide",
    "Australia/Brisbane",
    "Australia/Sydney",
    "Pacific/Auckland",
)


class Date(Struct, frozen=True):
    """A moment, what was typed of it without its zone, and the zone in which it was read.

    `day` and `time` are what it is called in that zone: another time than was typed where the
    clocks skip that one. `named` if whoever typed it said which zone.
    """

    at: datetime
    when: str
    zone: str
    named: bool
    day: str
    time: str

    @property
    def is_skipped(self) -> bool:
        """Tell whether the clocks go forward over the time that was typed."""
        return datetime.strptime(self.when, _WRITTEN) != datetime.strptime(  # noqa: DTZ007
            f"{self.day} {self.time}", _WRITTEN
        )


def zone_of(languages: Iterable[str]) -> str:
    """Name the time zone of the first of some languages that has one, else the one for none."""
    return next((_ZONES[each] for each in languages if each in _ZONES), UNKNOWN_ZONE)


def read_date(text: str, usual: str, now: datetime) -> Date:
    """Read a date to come, in the usual zone where none is named.

    Raises NoDate, NoTimeZone, DatePast or DateFar.
    """
    found = _WHEN.fullmatch(text.strip())
    if found is None:
        raise NoDate(text, example(now))
    day, time, named = found.groups()
    zone = named or usual
    try:
        at = _in_zone(datetime.strptime(f"{day} {time}", _WRITTEN), _zone(zone))  # noqa: DTZ007
        there = at.astimezone(_zone(zone))
    except (ValueError, OverflowError):
        raise NoDate(text, example(now)) from None
    if at <= now:
        raise DatePast(example(now))
    if at - now > FARTHEST:
        raise DateFar(FARTHEST.days // 365)
    called = there.strftime(_DAY), there.strftime(_TIME)
    return Date(at, f"{day} {time}", zone, bool(named), *called)


def example(now: datetime) -> str:
    """Write a date that would do: the Saturday after this one, in the evening."""
    later = now + timedelta(days=7 + (_SATURDAY - now.weekday()) % 7)
    return later.replace(hour=_HOUR, minute=0).strftime(_WRITTEN)


def _zone(name: str) -> tzinfo:
    offset = _OFFSET.fullmatch(name)
    if offset is not None:
        sign, hours, minutes = offset.groups()
        ahead = timedelta(hours=int(hours), minutes=int(minutes or 0))
        if int(hours) <= _MOST_HOURS:
            return timezone(ahead if sign == "+" else -ahead)
    elif name.upper() == "Z":
        return UTC
    elif _NAME.fullmatch(name):
        try:
            from babel.dates import get_timezone  # noqa: PLC0415  # knowing all zones takes a while

            return get_timezone(name)
        except LookupError as unknown:
            raise NoTimeZone(name) from unknown
    raise NoTimeZone(name)


def _in_zone(time: datetime, zone: tzinfo) -> datetime:
    # The library gives zones of two kinds; those of one know summer time only when asked so.
    localize = getattr(zone, "localize", None)
    there: datetime = localize(time) if localize else time.replace(tzinfo=zone)
    return there.astimezone(UTC)
