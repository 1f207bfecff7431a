"""From type hints to JSON text and back, exactly: what is read equals what was written.

An event is made of whole numbers, text, truth values, bytes, None, enums with text or number
values, tuples, frozen dataclasses, and unions of these. Where a union has several dataclasses,
each is written with its class name under `is`, so that two classes with equal fields stay apart.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

TAG = "is"  # a word of Python's own, so no field has this name
Write = Callable[[Any], str]
Read = Callable[[Any], Any]
_text: Callable[[str], str] = json.encoder.encode_basestring_ascii


class Unsupported(TypeError):
    """A type hint of an event that the log cannot write; raised at start, never while playing."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How values of one type become JSON text, and are read from what JSON gives back.

    `write` raises TypeError or KeyError for a value of another type: what could not be read back
    must never be written. `json` is the type that JSON gives back.
    """

    python: type
    json: type
    write: Write
    read: Read


class Shapes:
    """Finds the shape of a type hint; classes that contain themselves are welcome."""

    def __init__(self) -> None:
        self._known = dict(_SIMPLE)

    def of(self, hint: Any) -> Shape:  # noqa: ANN401 - a type hint has no narrower type
        """Give the shape of a hint; raises Unsupported."""
        if get_origin(hint) in (Union, UnionType):
            return _union([self.of(member) for member in get_args(hint)])
        if get_origin(hint) is tuple:
            return self._tuple(get_args(hint))
        if hint in self._known:
            return self._known[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return _enum(hint)
        if isinstance(hint, type) and is_dataclass(hint):
            return self._dataclass(hint)
        raise Unsupported(hint)

    def _dataclass(self, kind: type) -> Shape:
        self._known[kind] = self._later(kind)
        hints = get_type_hints(kind)
        parts = {field.name: self.of(hints[field.name]) for field in fields(kind)}

        def read(body: dict[str, Any]) -> Any:  # noqa: ANN401
            return kind(**{name: parts[name].read(raw) for name, raw in body.items()})

        writes = {name: part.write for name, part in parts.items()}
        self._known[kind] = Shape(kind, dict, _writer(kind, writes), read)
        return self._known[kind]

    def _later(self, kind: type) -> Shape:
        """Stand for a class while its own fields are looked at, which may contain it."""
        return Shape(
            kind,
            dict,
            lambda value: self._known[kind].write(value),  # noqa: PLW0108 - looked up late
            lambda raw: self._known[kind].read(raw),  # noqa: PLW0108 - looked up late
        )

    def _tuple(self, members: tuple[Any, ...]) -> Shape:
        if len(members) == 2 and members[1] is Ellipsis:
            return _row(self.of(members[0]))
        return _record([self.of(member) for member in members])


def _writer(kind: type, writes: Mapping[str, Write]) -> Write:
    """Make the writer of a class from source, as dataclasses make their constructors.

    Between two waits for the disk the processor's caches go cold; there a walk over closures took
    five times as long as one generated expression (22 and 4 microseconds for a move of tokens).
    """
    pieces = ",".join(f'"{name}":{{write_{name}(value.{name})}}' for name in writes)
    source = (
        "def write(value):\n"
        "    if type(value) is not kind:\n"
        "        raise TypeError(kind, value)\n"
        "    return f'{{" + pieces + "}}'\n"
    )
    names: dict[str, Any] = {f"write_{name}": write for name, write in writes.items()}
    names["kind"] = kind
    exec(source, names)  # noqa: S102 - class and field names of our own, nothing else
    made: Write = names["write"]
    return made


def _must_be(kind: type, value: object) -> None:
    if type(value) is not kind:
        raise TypeError(kind, value)


def _simple(kind: type, write: Write) -> Shape:
    def read(raw: Any) -> Any:  # noqa: ANN401
        _must_be(kind, raw)
        return raw

    return Shape(kind, kind, write, read)


def _number(value: int) -> str:
    if type(value) is not int:  # in line: the most common field of all
        raise TypeError(int, value)
    return repr(value)


def _fraction(value: float) -> str:
    _must_be(float, value)
    return json.dumps(value, allow_nan=False)


def _truth(value: bool) -> str:
    _must_be(bool, value)
    return "true" if value else "false"


_SIMPLE = {
    int: _simple(int, _number),
    float: _simple(float, _fraction),
    bool: _simple(bool, _truth),
    str: _simple(str, _text),
    NoneType: _simple(NoneType, {None: "null"}.__getitem__),
    bytes: Shape(bytes, str, lambda value: f'"{bytes.hex(value)}"', bytes.fromhex),
}


def _enum(kind: type[Enum]) -> Shape:
    values = {type(member.value) for member in kind}
    if len(values) != 1 or not values <= {str, int}:
        raise Unsupported(kind)
    texts = {member: json.dumps(member.value) for member in kind}
    members = {member.value: member for member in kind}
    return Shape(kind, values.pop(), texts.__getitem__, members.__getitem__)


def _row(item: Shape) -> Shape:
    def write(value: tuple[Any, ...]) -> str:
        _must_be(tuple, value)
        return f"[{','.join([item.write(part) for part in value])}]"

    def read(raw: list[Any]) -> tuple[Any, ...]:
        _must_be(list, raw)
        return tuple([item.read(part) for part in raw])

    return Shape(tuple, list, write, read)


def _record(items: list[Shape]) -> Shape:
    def write(value: tuple[Any, ...]) -> str:
        _must_be(tuple, value)
        pairs = zip(items, value, strict=True)
        return f"[{','.join([item.write(part) for item, part in pairs])}]"

    def read(raw: list[Any]) -> tuple[Any, ...]:
        _must_be(list, raw)
        return tuple([item.read(part) for item, part in zip(items, raw, strict=True)])

    return Shape(tuple, list, write, read)


def _union(members: list[Shape]) -> Shape:
    classes = [member for member in members if member.json is dict]
    if len(classes) > 1:
        members = [member for member in members if member.json is not dict] + _tagged(classes)
    writes = {member.python: member.write for member in members}
    reads = {member.json: member.read for member in members}
    if any(member.read is not reads[member.json] for member in members):
        raise Unsupported(*writes)
    return Shape(
        object,
        object,
        lambda value: writes[type(value)](value),
        lambda raw: reads[type(raw)](raw),
    )


def _tagged(classes: list[Shape]) -> list[Shape]:
    by_name = {shape.python.__name__: shape for shape in classes}
    if len(by_name) != len(classes):
        raise Unsupported(*by_name)

    def read(raw: dict[str, Any]) -> Any:  # noqa: ANN401
        body = dict(raw)
        return by_name[body.pop(TAG)].read(body)

    return [replace(shape, write=_with_name(shape), read=read) for shape in classes]


def _with_name(shape: Shape) -> Write:
    start = f'{{"{TAG}":{_text(shape.python.__name__)}'

    def write(value: Any) -> str:  # noqa: ANN401
        body = shape.write(value)
        return f"{start}{'' if body == '{}' else ','}{body[1:]}"

    return write
