"""The limits of what an event may hold, for events that come from somewhere else."""

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints
from unicodedata import category

from msgspec import convert, to_builtins

from bot.log.codec import has_half
from bot.rules.basics.keys import CardKey, FacedownCard, HeroKey
from bot.rules.basics.names import one_line, unturned
from bot.rules.basics.stored import Stored
from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.economy.find import LONGEST_NAME, LONGEST_NOTE
from bot.rules.state.events import Event, WellEvent
from bot.rules.well.bodies import Body
from bot.rules.well.map import Figure, Map
from bot.rules.well.spaces import Size

MOST_NUMBER = 2**63 - 1
MOST_AMOUNT = 1_000_000
MOST_ON_MAP = 1000
# What a name becomes by the name rule may be longer than the name: some letters unfold to many.
LONGEST_KEY = 18 * LONGEST_NAME
LONGEST_ROW = 1000
_LONGEST = {
    "name": LONGEST_NAME,
    "printed_campaign": LONGEST_NAME,
    "group": LONGEST_NAME,
    "foe": LONGEST_NAME,
    "note": LONGEST_NOTE,
    **dict.fromkeys(("item", "items", "skill", "skills", "taken", "along"), LONGEST_NAME),
}
_KEY = "a key"
_KEYS = (HeroKey, CardKey, FacedownCard)
_AMOUNTS = ("amount", "cost", "number", "encounter", "encounters", "round")


def need_sane(event: Event, place: int) -> None:
    """Raise BadExport where a text or number of an entry's event is beyond what people can give."""
    most = MOST_ON_MAP if isinstance(event, WellEvent) else MOST_NUMBER
    for path, name, value in _parts("body", "body", event):
        fault = _fault(name, value, most)
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


def with_fit_texts(event: Event) -> Event:
    """Give an event with its texts as they may be: what an old door let in comes in once more."""
    if all(_fit(value) == value for _, _, value in _parts("", "", event) if isinstance(value, str)):
        return event
    return convert(_fitting(to_builtins(event)), type(event))


def _fitting(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    match value:
        case str():
            return _fit(value)
        case dict():
            return {name: _fitting(each) for name, each in value.items()}
        case list() | tuple():
            return [_fitting(each) for each in value]
        case _:
            return value


def _fit(text: str) -> str:
    """Take out what no text may hold and what turns a line round, unless nothing were left."""
    line = one_line(text)
    return unturned(line) or line


def _parts(path: str, name: str, value: Any) -> Iterator[tuple[str, str, Any]]:  # noqa: ANN401
    """Give every value in an event with its path and what its field is."""
    yield path, name, value
    if isinstance(value, Stored):
        kinds = _kinds(type(value))
        for field in value.__struct_fields__:
            yield from _parts(f"{path}.{field}", kinds[field], getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            yield from _parts(path, name, part)


@cache
def _kinds(kind: type[Stored]) -> dict[str, str]:
    """Give what each field of a class holds: a key where its type says so, else its name."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: _KEY if _holds_key(hints[field]) else field for field in hints}


def _holds_key(hint: Any) -> bool:  # noqa: ANN401 - a type hint has no narrower type
    return hint in _KEYS or any(_holds_key(each) for each in get_args(hint))


def _fault(name: str, value: object, most: int) -> ExportFault | None:
    match value:
        case Enum() | bool():
            return None
        case str():
            return _of_text(name, value)
        case int():
            most = MOST_AMOUNT if name in _AMOUNTS else most
            return None if abs(value) <= most else ExportFault.NUMBER
        case Map() if not value.is_sound:
            return ExportFault.MAP
        case Size() | Body() if not value.is_sound:
            return ExportFault.NUMBER
        case Figure(bleed=bleed, daze=daze) if min(bleed, daze) < 0:
            return ExportFault.NUMBER
        case tuple() if len(value) > LONGEST_ROW:
            return ExportFault.LONG
        case _:
            return None


def _of_text(name: str, text: str) -> ExportFault | None:
    fits = len(text) <= _LONGEST.get(name, LONGEST_KEY) and _FORMS.get(name, _any)(text)
    return None if fits else ExportFault.TEXT


def _any(text: str) -> bool:
    return True


def _is_key(text: str) -> bool:
    """Tell whether a text can be what the name rule makes of a name: letters and digits alone."""
    return all(letter.isalnum() or category(letter).startswith("M") for letter in text)


_FORMS: Mapping[str, Callable[[str], object]] = {
    _KEY: _is_key,
    "key": _is_key,
    "owner": _is_key,
    "digest": re.compile(r"(?:[0-9a-f]{64})?", re.ASCII).fullmatch,
    "secret": re.compile(r"(?:[0-9a-f]{2})*", re.ASCII).fullmatch,
    "rule": re.compile(r"[A-Za-z]+", re.ASCII).fullmatch,
    "id": re.compile(r"[0-9-]*", re.ASCII).fullmatch,
    "question": re.compile(r"[0-9-]*", re.ASCII).fullmatch,
}
