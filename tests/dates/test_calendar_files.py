"""The next date as a file for calendars, by RFC 5545."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.box.box import load_box
from bot.pages.messages.next_date import NextDate, ZoneSource, calendar
from bot.pages.voice import Voice
from bot.rules.state.campaign import Campaign
from bot.words import Words

STARTS = datetime(2026, 12, 5, 19, 0, tzinfo=UTC)
WORDS, BOX = Words.load(), load_box()


def file(name: str = "Nerekhall", note: str = "") -> bytes:
    made = datetime(2026, 11, 30, 22, 0, tzinfo=UTC)
    ends, place = STARTS + timedelta(hours=3), "https://discord.com/channels/1/2"
    date = NextDate(
        7, 8, STARTS, ends, "UTC", ZoneSource.NAMED, note, place, made, "2026-12-05", "19:00"
    )
    return calendar(date, Voice(Campaign(name=name), BOX, WORDS, "en"))


def read(data: bytes) -> dict[str, str]:
    """Read it as a calendar does: lines unfolded, texts unescaped."""
    unfolded = data.decode().replace("\r\n ", "")
    found = dict(line.split(":", 1) for line in unfolded.strip().split("\r\n"))
    return {name: _unescaped(value) for name, value in found.items()}


def _unescaped(text: str) -> str:
    letters, told = iter(text), ""
    for letter in letters:
        told += letter if letter != "\\" else {"n": "\n"}.get(escaped := next(letters), escaped)
    return told


def test_it_holds_what_the_standard_wants() -> None:
    assert file(note="at Bjorn's").decode().split("\r\n") == [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Overlord//Descent campaigns//EN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "UID:7@overlord.invalid",
        "DTSTAMP:20261130T220000Z",
        "DTSTART:20261205T190000Z",
        "DTEND:20261205T220000Z",
        "SUMMARY:Nerekhall",
        "DESCRIPTION:at Bjorn's",
        "URL:https://discord.com/channels/1/2",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
    ]


@pytest.mark.parametrize("text", ["a,b;c\\d", "\\n", "END:VEVENT", "é" * 200, "🎲" * 60])
def test_peoples_text_comes_back_as_it_was(text: str) -> None:
    assert read(file(note=text))["DESCRIPTION"] == text


@given(st.text(max_size=200), st.text(min_size=1, max_size=60))
def test_no_text_breaks_out_of_its_line(note: str, name: str) -> None:
    data = file(name, note)
    assert all(len(line) <= 75 for line in data.split(b"\r\n"))
    assert data.decode()
    assert data.count(b"BEGIN:VEVENT\r\n") == 1
    lines = data.replace(b"\r\n ", b"").split(b"\r\n")
    assert not any(control in line for line in lines for control in (b"\r", b"\n", b"\x00"))


def test_without_a_note_there_is_no_description() -> None:
    told: Any = read(file())
    assert "DESCRIPTION" not in told
