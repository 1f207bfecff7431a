"""The next date of a campaign: told to everybody, and as a file that calendars take."""

from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.pages.page import Block, Document, Link, Option, Page, Select, Text, lines, row
from bot.pages.presses import Act, Press
from bot.pages.text import bold, clean, mention
from bot.pages.voice import View, Voice
from bot.words import locale_of

UNKNOWN_ZONE = "UTC"
"""In which zone times are read where no language says one."""

_PRODUCT = "-//Overlord//Descent campaigns//EN"
_LONGEST_LINE = 75
_STAMP = "%Y%m%dT%H%M%SZ"
_ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n"})


class ZoneSource(StrEnum):
    """Why a time was read in its zone."""

    NAMED = "named"
    CHOSEN = "chosen"
    GUESSED = "guessed"
    UNKNOWN = "unknown"


class NextDate(Struct, frozen=True):
    """When a campaign is played next, who says so, and in which zone the time was read.

    `id` tells it from all other dates; `place` is the channel's address. Who sees that the zone is
    another may choose one of `zones`. `day` is what it is called there, `time` likewise; `typed` is
    a time that the clocks skip there, if that was typed.
    """

    id: int
    by: int
    starts: datetime
    ends: datetime
    zone: str
    source: ZoneSource
    note: str
    place: str
    made: datetime
    day: str
    time: str
    typed: str = ""
    zones: tuple[str, ...] = ()


def page(date: NextDate, view: View, event: str, file: str) -> Page:
    """Draw the date with its file; `event` is the address of Discord's event, or why there is none.

    It is empty as long as nobody knows. Every reader sees the times in a zone of their own.
    """
    voice = view.voice
    starts, ends = (int(each.timestamp()) for each in (date.starts, date.ends))
    told = voice.say(
        "date-next",
        who=mention(date.by),
        campaign=bold(clean(voice.campaign.name)),
        starts=f"<t:{starts}:F>",
        ends=f"<t:{ends}:t>",
        until=f"<t:{starts}:R>",
    )
    is_made = event.startswith("https:")
    small = voice.say(f"date-zone-{date.source}", zone=clean(date.zone))
    moved = voice.say("date-skipped", typed=date.typed, time=date.time) if date.typed else ""
    without = voice.say(f"date-event-{event}") if event and not is_made else ""
    link = row(Link(voice.say("date-button-event"), event) if is_made else None)
    blocks: tuple[Block, ...] = (
        lines(told, moved, clean(date.note)),
        Document(file, calendar(date, voice)),
        Text("\n".join(f"-# {each}" for each in (small, without) if each)),
        *_zones(date, view),
        link,
    )
    return Page(blocks)


def _zones(date: NextDate, view: View) -> Iterator[Select]:
    """Offer the zones that the time may be meant in, each with how far it is from UTC then."""
    if date.zones:
        press = Press(Act.DATE_ZONE, view.at, (str(date.id), ""))
        options = tuple(_zone(zone, date.starts, view.voice) for zone in date.zones)
        yield Select(view.voice.say("date-select-zone"), press, options)


def _zone(name: str, at: datetime, voice: Voice) -> Option:
    from babel import dates  # noqa: PLC0415  # knowing all zones takes a while

    locale, zone = locale_of(voice.words.nearest(voice.language)), dates.get_timezone(name)
    located = name != UNKNOWN_ZONE
    city = dates.get_timezone_location(zone, locale, return_city=True) if located else name
    return Option(city, name, dates.get_timezone_gmt(at.astimezone(zone), locale=locale))


def calendar(date: NextDate, voice: Voice) -> bytes:
    """Write the date as RFC 5545 has it: one event, in UTC."""
    told = (
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        f"PRODID:{_PRODUCT}",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        f"UID:{date.id}@overlord.invalid",
        f"DTSTAMP:{date.made.strftime(_STAMP)}",
        f"DTSTART:{date.starts.strftime(_STAMP)}",
        f"DTEND:{date.ends.strftime(_STAMP)}",
        f"SUMMARY:{_text(voice.campaign.name)}",
        *((f"DESCRIPTION:{_text(date.note)}",) if date.note else ()),
        f"URL:{date.place}",
        "END:VEVENT",
        "END:VCALENDAR",
    )
    return b"".join(_folded(line) for line in told)


def _text(text: str) -> str:
    """Escape a text; what no calendar can show is left out."""
    shown = "".join(letter for letter in text if letter == "\n" or letter.isprintable())
    return shown.translate(_ESCAPED)


def _folded(line: str) -> bytes:
    """Fold a line so that none is longer than 75 bytes, and no letter is cut in two."""
    rows = [b""]
    for letter in line:
        written = letter.encode(errors="replace")
        if len(rows[-1]) + len(written) > _LONGEST_LINE:
            rows.append(b" ")
        rows[-1] += written
    return b"\r\n".join(rows) + b"\r\n"
