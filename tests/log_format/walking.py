"""Reads a stored body along the description of the log, and remembers what it has met."""

import json
from collections import Counter

from tests.log_format.pinned import Description
from tests.log_format.wording import DEFAULT, ENUM, alternatives, class_of

TAG = "is"
_PLAIN = {"null": type(None), "bool": bool, "int": int, "float": float, "str": str, "hex": str}


class Misfit(AssertionError):
    """A body is not what the description says."""


class Walker:
    """Checks bodies; `met` counts classes, and enums' values as in `Act=II`."""

    def __init__(self, description: Description) -> None:
        self.met: Counter[str] = Counter()
        self._description = description

    def event(self, kind: str, body: object) -> None:
        """Walk through the body of an entry."""
        if kind not in self._description["events"]:
            raise Misfit(kind)
        self._class(class_of(kind), body)

    def _value(self, wording: str, value: object) -> None:
        for alternative in alternatives(wording):
            if _is(alternative, value):
                self._go_into(alternative, value)
                return
        raise Misfit(wording, value)

    def _go_into(self, wording: str, value: object) -> None:
        if wording.startswith(ENUM):
            self._enum(wording.removeprefix(ENUM), value)
        elif isinstance(value, list):
            for part in value:
                self._value(wording[1:-1], part)
        elif isinstance(value, dict):
            named = wording.startswith("is(")
            body = {name: part for name, part in value.items() if not named or name != TAG}
            self._class(wording[3:-1] if named else wording, body)

    def _class(self, name: str, body: object) -> None:
        fields = self._description["classes"][name]
        if not isinstance(body, dict) or not body.keys() <= fields.keys():
            raise Misfit(name, body)
        self.met[name] += 1
        for field, wording in fields.items():
            type, *default = wording.split(DEFAULT)
            if field in body:
                self._value(type, body[field])
                self._text(f"{name}.{field}", body[field])
            elif not default:
                raise Misfit(name, field)

    def _enum(self, name: str, value: object) -> None:
        if value not in self._description["enums"][name]:
            raise Misfit(name, value)
        self.met[f"{name}={value}"] += 1

    def _text(self, field: str, value: object) -> None:
        """Look for names of ours in a plain text, or in the lines of one."""
        for name in self._description["texts"].get(field, ()):
            self.met[f"{field}={name}"] += sum(name in text for text in _lines(value))


def everything(description: Description) -> set[str]:
    """Give all that a walker can meet."""
    enums = description["enums"].items()
    texts = description["texts"].items()
    values = {f"{name}={value}" for name, values in enums for value in values}
    return (
        values
        | {*description["classes"]}
        | {f"{at}={name}" for at, names in texts for name in names}
    )


def _lines(value: object) -> list[str]:
    return [*map(str, value)] if isinstance(value, list) else [str(value)]


def _is(wording: str, value: object) -> bool:
    if wording in _PLAIN:
        return type(value) is _PLAIN[wording]
    if wording.startswith(ENUM):
        return type(value) in (str, int)
    if wording.startswith("["):
        return isinstance(value, list)
    if wording.startswith("is("):
        return isinstance(value, dict) and value.get(TAG) == wording[3:-1]
    return isinstance(value, dict)


def bodies(file: str) -> list[tuple[str, object]]:
    """Give kind and body of every entry of a campaign's file."""
    return [(entry["kind"], entry["body"]) for entry in json.loads(file)["entries"]]
