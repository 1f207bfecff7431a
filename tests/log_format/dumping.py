"""A state as lines of text, by field names alone: `heroes[leoric].sheet.might = 2`.

What it is made of (dataclasses, Structs, new names for old types) does not show. Classes are named
where their name is stored too, as that of a question is.
"""

import json
from collections.abc import Iterator, Mapping
from enum import Enum

from tests.log_format.describing import attributes, is_class, stored_name
from tests.log_format.pinned import Description

CHAIN = "previous"  # a field that leads on to the next of its own kind


class Dumper:
    """Writes states; `description` says which classes are stored by name."""

    def __init__(self, description: Description) -> None:
        fields = (wording for each in description["classes"].values() for wording in each.values())
        self._tagged = {name for text in fields for name in _in_unions(text)}

    def lines(self, state: object, at: str = "") -> Iterator[str]:
        """Give a line for each single thing; what is empty has one as well."""
        match state:
            case Mapping() if state:
                for key, value in state.items():
                    yield from self.lines(value, f"{at}[{_key(key)}]")
            case tuple() if any(not _is_plain(each) for each in state):
                for place, value in enumerate(state):
                    yield from self.lines(value, f"{at}[{place}]")
            case _ if is_class(type(state)):
                yield from self._fields(state, at)
            case _:
                yield f"{at} = {json.dumps(_plain(state), ensure_ascii=False)}"

    def _fields(self, thing: object, at: str) -> Iterator[str]:
        if CHAIN in attributes(type(thing)):
            yield from self._chain(thing, at)
            return
        if stored_name(type(thing)) in self._tagged:
            yield f"{at} is {stored_name(type(thing))}"
        for name in attributes(type(thing)):
            yield from self.lines(getattr(thing, name), f"{at}.{name}" if at else name)

    def _chain(self, first: object, at: str) -> Iterator[str]:
        """Write what leads from one to the next, a line each, the one in front last."""
        links = [first]
        while (link := getattr(links[-1], CHAIN)) is not None:
            links.append(link)
        names = [name for name in attributes(type(first)) if name != CHAIN]
        for place, link in enumerate(reversed(links)):
            told = {name: _plain(getattr(link, name)) for name in names}
            yield f"{at}[{place}] = {json.dumps(told)}"


def difference(before: list[str], after: list[str]) -> Iterator[str]:
    """Give the lines that went and those that came."""
    had, has = {*before}, {*after}
    yield from (f"- {line}" for line in before if line not in has)
    yield from (f"+ {line}" for line in after if line not in had)


def _in_unions(wording: str) -> Iterator[str]:
    for part in wording.split("is(")[1:]:
        yield from part.partition(")")[0].split("|")


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, bool | int | float | str | bytes)


def _plain(value: object) -> object:
    match value:
        case Enum():
            return value.value
        case bytes():
            return value.hex()
        case tuple():
            return [_plain(each) for each in value]
        case Mapping() if not value:
            return {}
        case _:
            return value


def _key(key: object) -> str:
    """Write what a value is found under; a place by what it is and whose."""
    if is_class(type(key)):
        parts = (_plain(getattr(key, name)) for name in attributes(type(key)))
        return ":".join(str(part) for part in parts if part != "")
    return str(_plain(key))
