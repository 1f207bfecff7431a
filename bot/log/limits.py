"""The limits of what an event may hold, for events that come from somewhere else."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any

from bot.log.halves import has_half
from bot.rules.basics.stored import Stored
from bot.rules.course.export_faults import BadExport, ExportFault
from bot.rules.economy.find import LONGEST_NAME, LONGEST_NOTE
from bot.rules.state.events import Event

MOST_NUMBER = 2**63 - 1
MOST_AMOUNT = 1_000_000
# What a name becomes by the name rule may be longer than the name: some letters unfold to many.
LONGEST_KEY = 18 * LONGEST_NAME
LONGEST_ROW = 1000
_LONGEST = {
    "name": LONGEST_NAME,
    "printed_campaign": LONGEST_NAME,
    "group": LONGEST_NAME,
    "note": LONGEST_NOTE,
}
_BYTES = re.compile(r"(?:[0-9a-f]{2})*", re.ASCII)
_AMOUNTS = ("amount", "cost", "number", "encounter", "encounters", "round")


def need_sane(event: Event, place: int) -> None:
    """Raise BadExport where a text or number of an entry's event is beyond what people can give."""
    for path, name, value in _parts("body", "body", event):
        fault = _fault(name, value)
        if fault is not None:
            raise BadExport(fault, place, path)


def need_whole(body: object, place: int, path: str = "body") -> None:
    """Raise BadExport where an entry's body, as JSON gave it, holds half a letter."""
    match body:
        case str() if has_half(body):
            raise BadExport(ExportFault.TEXT, place, path)
        case dict():
            for name, value in body.items():
                need_whole(value, place, f"{path}.{name}")
        case list():
            for value in body:
                need_whole(value, place, path)
        case _:
            pass


def _parts(path: str, name: str, value: Any) -> Iterator[tuple[str, str, Any]]:  # noqa: ANN401
    """Give every value in an event with its path and the name of its field."""
    yield path, name, value
    if isinstance(value, Stored):
        for field in value.__struct_fields__:
            yield from _parts(f"{path}.{field}", field, getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            yield from _parts(path, name, part)


def _fault(name: str, value: object) -> ExportFault | None:
    match value:
        case Enum() | bool():
            return None
        case str():
            return _of_text(name, value)
        case int():
            most = MOST_AMOUNT if name in _AMOUNTS else MOST_NUMBER
            return None if abs(value) <= most else ExportFault.NUMBER
        case tuple() if len(value) > LONGEST_ROW:
            return ExportFault.LONG
        case _:
            return None


def _of_text(name: str, text: str) -> ExportFault | None:
    if len(text) > _LONGEST.get(name, LONGEST_KEY):
        return ExportFault.TEXT
    if name == "secret" and not _BYTES.fullmatch(text):
        return ExportFault.TEXT
    return ExportFault.TEXT if "\0" in text else None  # it ends a text for many programs
