"""From type hints to JSON and back, exactly: what is read equals what was written.

An event is made of whole numbers, text, truth values, bytes, None, enums with text or number
values, tuples, frozen dataclasses, and unions of these. Where a union has several dataclasses,
each is written with its class name under `is`, so that two classes with equal fields stay apart.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

TAG = "is"


class Unsupported(TypeError):
    """A type hint of an event that the log cannot write; raised at start, never while playing."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How values of one type are written and read; `json` is the type that JSON gives back."""

    python: type
    json: type
    dump: Callable[[Any], Any]
    load: Callable[[Any], Any]


class Shapes:
    """Finds the shape of a type hint; classes that contain themselves are welcome."""

    def __init__(self) -> None:
        self._known: dict[type, Shape] = {kind: _plain(kind) for kind in (int, float, str, bool)}
        self._known |= {NoneType: _plain(NoneType), bytes: _BYTES}

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
        hints = get_type_hints(kind)
        parts: dict[str, Shape] = {}
        dumps: list[tuple[str, Callable[[Any], Any]]] = []

        def dump(value: Any) -> dict[str, Any]:  # noqa: ANN401
            _must_be(kind, value)
            return {name: write(getattr(value, name)) for name, write in dumps}

        def load(body: dict[str, Any]) -> Any:  # noqa: ANN401
            return kind(**{name: parts[name].load(raw) for name, raw in body.items()})

        shape = self._known[kind] = Shape(kind, dict, dump, load)
        for field in fields(kind):
            parts[field.name] = self.of(hints[field.name])
            dumps.append((field.name, parts[field.name].dump))
        return shape

    def _tuple(self, members: tuple[Any, ...]) -> Shape:
        if len(members) == 2 and members[1] is Ellipsis:
            return _row(self.of(members[0]))
        return _record([self.of(member) for member in members])


def _must_be(kind: type, value: object) -> None:
    if type(value) is not kind:
        raise TypeError(kind, value)


def _plain(kind: type) -> Shape:
    def same(value: Any) -> Any:  # noqa: ANN401
        # Checked on the way in too: what could not be read back must never be written.
        if type(value) is not kind:
            raise TypeError(kind, value)
        return value

    return Shape(kind, kind, same, same)


_BYTES = Shape(bytes, str, bytes.hex, bytes.fromhex)


def _enum(kind: type[Enum]) -> Shape:
    values = {type(member.value) for member in kind}
    if len(values) != 1 or not values <= {str, int}:
        raise Unsupported(kind)
    dump = {member: member.value for member in kind}.__getitem__
    load = {member.value: member for member in kind}.__getitem__
    return Shape(kind, values.pop(), dump, load)


def _row(item: Shape) -> Shape:
    def dump(value: tuple[Any, ...]) -> list[Any]:
        _must_be(tuple, value)
        return [item.dump(part) for part in value]

    def load(raw: list[Any]) -> tuple[Any, ...]:
        _must_be(list, raw)
        return tuple([item.load(part) for part in raw])

    return Shape(tuple, list, dump, load)


def _record(items: list[Shape]) -> Shape:
    def dump(value: tuple[Any, ...]) -> list[Any]:
        _must_be(tuple, value)
        return [item.dump(part) for item, part in zip(items, value, strict=True)]

    def load(raw: list[Any]) -> tuple[Any, ...]:
        _must_be(list, raw)
        return tuple([item.load(part) for item, part in zip(items, raw, strict=True)])

    return Shape(tuple, list, dump, load)


def _union(members: list[Shape]) -> Shape:
    objects = [member for member in members if member.json is dict]
    shapes = [member for member in members if member.json is not dict]
    if objects:
        shapes.append(objects[0] if len(objects) == 1 else _tagged(objects))
    loads = {shape.json: shape.load for shape in shapes}
    dumps = {member.python: member.dump for member in shapes}
    dumps |= {member.python: shapes[-1].dump for member in objects}
    if len(loads) != len(shapes):
        raise Unsupported(*(member.python for member in members))
    return Shape(
        object,
        object,
        lambda value: dumps[type(value)](value),
        lambda raw: loads[type(raw)](raw),
    )


def _tagged(members: list[Shape]) -> Shape:
    by_name = {member.python.__name__: member for member in members}
    if len(by_name) != len(members) or any(_has_tag(member.python) for member in members):
        raise Unsupported(*(member.python for member in members))
    dumps = {member.python: member.dump for member in members}

    def dump(value: Any) -> dict[str, Any]:  # noqa: ANN401
        return {TAG: type(value).__name__, **dumps[type(value)](value)}

    def load(raw: dict[str, Any]) -> Any:  # noqa: ANN401
        body = dict(raw)
        return by_name[body.pop(TAG)].load(body)

    return Shape(object, dict, dump, load)


def _has_tag(kind: Any) -> bool:  # noqa: ANN401
    return any(field.name == TAG for field in fields(kind))
