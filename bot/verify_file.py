"""`overlord verify`: recomputes the rolls of an exported campaign, far from the bot that made them.

The file is JSON: a list of entries, or an object that has one under "entries". An entry is an
object with seq, move, at, by, kind and body, the last two as the campaign log writes them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.box_dice import load_dice
from bot.campaign_log.codec import Codec
from bot.campaign_log.errors import UnreadableBody
from bot.campaign_log.upcasts import event_codec
from bot.rules.events import Entry, Event
from bot.rules.quest_dice import Report, verify_entries
from bot.telling import verifying
from bot.telling.verifying import Say

_ENTRIES = "entries"


class BadFile(ValueError):
    """The file is no exported campaign; names what is wrong and at which entry (from 1)."""

    def __init__(self, problem: str, entry: int = 0) -> None:
        super().__init__(problem, entry)
        self.problem = problem
        self.entry = entry


def verify_file(file: Path) -> Report:
    """Verify the campaign in a file; raises OSError or BadFile."""
    codec = event_codec()
    rows = _rows(file)
    entries = [_entry(codec, row, place) for place, row in enumerate(rows, 1)]
    try:
        return verify_entries(entries)
    except ValueError as wrong:
        raise BadFile(str(wrong)) from wrong


def lines(report: Report, say: Say) -> Iterator[str]:
    """Say what came of it, line by line."""
    for each in report.promises:
        yield from verifying.promise(each, say, str)
        yield ""
    yield from verifying.verdict(report, load_dice(), say)


def _rows(file: Path) -> list[Any]:
    try:
        read = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as wrong:
        raise BadFile(str(wrong)) from wrong
    rows = read.get(_ENTRIES) if isinstance(read, dict) else read
    if not isinstance(rows, list):
        raise BadFile(_ENTRIES)
    return rows


def _entry(codec: Codec[Event], row: Any, place: int) -> Entry:  # noqa: ANN401 - whatever JSON has
    try:
        body = row["body"]
        written = body if isinstance(body, str) else json.dumps(body)
        event = codec.decode(row["kind"], written)
        seq, move, at, by = (int(row[name]) for name in ("seq", "move", "at", "by"))
        return Entry(seq, move, at, by, event)
    except KeyError as missing:
        raise BadFile(str(missing), place) from missing
    except (TypeError, ValueError, UnreadableBody) as wrong:
        raise BadFile(f"{type(wrong).__name__}: {wrong}", place) from wrong
