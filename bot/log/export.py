"""A campaign as a file: JSON that says what it is, in which version, with every entry of the log.

`docs/campaign-file.md` describes it for people. What is read is believed in nothing: whatever does
not fit is named with the entry and the field it stands in.
"""

import json
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.log.codec import Codec
from bot.log.errors import UnreadableBody
from bot.log.limits import need_sane, need_whole, with_fit_texts
from bot.log.pieces import MOST_IN_ROW, rows, unpacked
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.state import events as e
from bot.rules.state.events import Entry, Event

FORMAT = "overlord-campaign"
VERSION = 1
MOST_BYTES = 10 * 1024 * 1024
MOST_ENTRIES = 100_000
MOST_DECKS = 5
LONGEST_DECK = 64 * 1024
MOST_USER = 2**63 - 1
MOST_TIME = 2**40
_NUMBERS = {"seq": MOST_ENTRIES, "move": MOST_ENTRIES, "at": MOST_TIME, "by": MOST_USER}
Watch = Callable[[int], None]


class Export(Struct, frozen=True):
    """What a campaign's file holds: its entries, and the text of the group's own decks it uses."""

    entries: tuple[Entry, ...]
    decks: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Give the campaign's name."""
        first = self.entries[0].event
        return first.name if isinstance(first, e.CampaignCreated) else ""


def written(export: Export, at: int, codec: Codec[Event]) -> bytes:
    """Write a campaign's file; `at` is the time in unix seconds."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "name": export.name,
        "exported_at": at,
        "decks": list(export.decks),
    }
    lines = ",\n".join(_line(entry, codec) for entry in export.entries)
    opening = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return f'{opening},\n "entries": [\n{lines}\n]}}\n'.encode()


def read(data: bytes, codec: Codec[Event], watch: Watch | None = None) -> Export:
    """Read a campaign's file, packed or not; raises BadExport.

    `watch` is told each entry before it is read.
    """
    top = _frame(data)
    if not isinstance(top, dict) or top.get("format") != FORMAT:
        raise BadExport(ExportFault.NO_EXPORT)
    _need_version(top.get("version"))
    if top.get("entries") != []:
        raise BadExport(ExportFault.NO_EXPORT, field="entries")
    return Export(_entries(data, codec, watch), _decks(top.get("decks", [])))


def read_entries(data: bytes, codec: Codec[Event]) -> tuple[Entry, ...]:
    """Read the entries of a campaign's file, or of a bare list of them; raises BadExport."""
    top = _frame(data)
    if isinstance(top, dict):
        return read(data, codec).entries
    if top != []:
        raise BadExport(ExportFault.NO_EXPORT, field="entries")
    return _entries(data, codec, None)


def _frame(data: bytes) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Count all that is in a file, and read what is no entry; raises BadExport."""
    if len(data) > MOST_BYTES:
        raise BadExport(ExportFault.TOO_LARGE)
    counted, taken = 0, rows(unpacked(data))
    while True:
        try:
            next(taken)
        except StopIteration as ended:
            return _parsed(ended.value)
        counted += 1
        if counted > MOST_ENTRIES:
            raise BadExport(ExportFault.TOO_MANY)


def _parsed(text: bytes, place: int = 0) -> Any:  # noqa: ANN401
    """Read a short JSON text."""
    if text.count(b",") > MOST_IN_ROW:
        raise BadExport(ExportFault.TOO_MUCH, place)
    try:
        return json.loads(text.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError) as wrong:
        raise BadExport(ExportFault.NO_JSON, place) from wrong


def _entries(data: bytes, codec: Codec[Event], watch: Watch | None) -> tuple[Entry, ...]:
    entries = []
    for place, row in enumerate(rows(unpacked(data)), 1):
        if watch is not None:
            watch(place)
        entries.append(_entry(_parsed(row, place), place, codec))
    return tuple(entries)


def _line(entry: Entry, codec: Codec[Event]) -> str:
    kind, body = codec.encode(entry.event)
    numbers = "".join(f'"{name}":{getattr(entry, name)},' for name in _NUMBERS)
    return f'{{{numbers}"kind":"{kind}","body":{body}}}'


def _need_version(version: object) -> None:
    if type(version) is not int or version < 1:
        raise BadExport(ExportFault.NO_EXPORT, field="version")
    if version > VERSION:
        raise BadExport(ExportFault.NEWER)


def _decks(decks: object) -> tuple[str, ...]:
    if not isinstance(decks, list) or len(decks) > MOST_DECKS:
        raise BadExport(ExportFault.NO_EXPORT, field="decks")
    if not all(isinstance(deck, str) and len(deck) <= LONGEST_DECK for deck in decks):
        raise BadExport(ExportFault.NO_EXPORT, field="decks")
    return tuple(decks)


def _entry(row: Any, place: int, codec: Codec[Event]) -> Entry:  # noqa: ANN401
    if not isinstance(row, dict):
        raise BadExport(ExportFault.FIELD, place)
    seq, move, at, by = (_number(row, name, most, place) for name, most in _NUMBERS.items())
    event = with_fit_texts(_event(row, place, codec))
    need_sane(event, place)
    return Entry(seq, MoveNumber(move), at, UserId(by), event)


def _number(row: dict[str, Any], name: str, most: int, place: int) -> int:
    value = row.get(name)
    if type(value) is not int or not 0 <= value <= most:
        raise BadExport(ExportFault.FIELD, place, name)
    return value


def _event(row: dict[str, Any], place: int, codec: Codec[Event]) -> Event:
    kind, body = row.get("kind"), row.get("body")
    if not isinstance(kind, str) or not codec.knows(kind):
        raise BadExport(ExportFault.KIND, place, "kind")
    text = body if isinstance(body, str) else _text(body, place)
    try:
        return codec.decode(kind, text)
    except UnreadableBody as wrong:
        field = ".".join(filter(None, ("body", wrong.field)))
        raise BadExport(ExportFault.FIELD, place, field) from wrong


def _text(body: object, place: int) -> str:
    try:
        need_whole(body, place)
        return json.dumps(body)
    except RecursionError as wrong:
        raise BadExport(ExportFault.FIELD, place, "body") from wrong


def _no_number(word: str) -> None:
    """Refuse Infinity and NaN, which are no JSON."""
    raise ValueError(word)
