"""What classes look like on disk, in stored terms alone.

Neither the modules they stand in nor the tool they are made with show: a dataclass and a msgspec
Struct of the same names and fields are described by the same words.
"""

import json
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NewType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

PLAIN = {NoneType: "null", bool: "bool", int: "int", float: "float", str: "str", bytes: "hex"}
Hint = Any  # a type hint has no narrower type


class Field(NamedTuple):
    """A field by its stored name; `default` is as stored, if it has one."""

    name: str
    hint: Hint
    has_default: bool = False
    default: object = None


class Describer:
    """Walks type hints and collects every class and every enum it meets."""

    def __init__(self) -> None:
        self.classes: dict[str, dict[str, str]] = {}
        self.enums: dict[str, list[str | int]] = {}
        self._met: dict[tuple[str, str], type] = {}

    def of(self, hint: Hint) -> str:
        """Name the stored type of a hint, such as `[str]`, `null|int` or `is(PayTrigger|Spend)`."""
        hint = _bare(hint)
        origin = _origin(hint)
        if origin in (Union, UnionType):
            return self._union(get_args(hint))
        if origin is Literal:
            return "|".join(json.dumps(value) for value in get_args(hint))
        if origin is tuple:
            return self._tuple(get_args(hint))
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self._enum(hint)
        if is_class(hint):
            return self._class(hint)
        raise TypeError(hint)

    def _union(self, members: tuple[Hint, ...]) -> str:
        members = tuple(map(_bare, members))
        several = sum(map(is_class, members)) > 1
        classes = sorted(self.of(each) for each in members if is_class(each))
        others = sorted(self.of(each) for each in members if not is_class(each))
        tagged = [f"is({'|'.join(classes)})"] if several else classes
        return "|".join((*others, *tagged))

    def _tuple(self, members: tuple[Hint, ...]) -> str:
        if len(members) == 2 and members[1] is Ellipsis:
            return f"[{self.of(members[0])}]"
        return f"({', '.join(map(self.of, members))})"

    def _enum(self, kind: type[Enum]) -> str:
        if self._is_new("enum", kind.__name__, kind):
            self.enums[kind.__name__] = [member.value for member in kind]
        return f"enum:{kind.__name__}"

    def _class(self, kind: type) -> str:
        name = stored_name(kind)
        if self._is_new("class", name, kind):
            self.classes[name] = {}
            for field in fields_of(kind):
                default = f" = {json.dumps(field.default)}" if field.has_default else ""
                self.classes[name][field.name] = self.of(field.hint) + default
        return name

    def _is_new(self, sort: str, name: str, kind: type) -> bool:
        """Tell whether it is met for the first time; two of one name would hide each other."""
        met = self._met.setdefault((sort, name), kind)
        if met is not kind:
            raise TypeError(name, met, kind)
        return name not in (self.classes if sort == "class" else self.enums)


def is_class(hint: Hint) -> bool:
    """Tell whether values of a hint are stored as an object with fields."""
    return isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "__struct_fields__"))


def stored_name(kind: type) -> str:
    """Give the name that stands under `is`, and as the kind of an entry."""
    config = getattr(kind, "__struct_config__", None)
    return str(getattr(config, "tag", None) or kind.__name__)


def fields_of(kind: type) -> Iterator[Field]:
    """Give the fields of a class, in order."""
    hints = get_type_hints(kind, include_extras=True)
    if not is_dataclass(kind):
        yield from _struct_fields(kind, hints)
        return
    for field in fields(kind):
        if field.default is not MISSING:
            yield Field(field.name, hints[field.name], True, stored(field.default))
        elif field.default_factory is not MISSING:
            yield Field(field.name, hints[field.name], True, stored(field.default_factory()))
        else:
            yield Field(field.name, hints[field.name])


def _struct_fields(kind: Any, hints: dict[str, Hint]) -> Iterator[Field]:  # noqa: ANN401
    """Read what msgspec writes on its classes; defaults belong to the last fields."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    without = len(names) - len(defaults)
    values = dict(zip(names[without:], defaults, strict=True))
    for name, written in zip(names, kind.__struct_encode_fields__, strict=True):
        if name not in values or repr(values[name]) == "NODEFAULT":
            yield Field(written, hints[name])
        else:
            made = getattr(values[name], "factory", None)
            value = values[name] if made is None else made()
            yield Field(written, hints[name], True, stored(value))


def stored(value: object) -> object:
    """Give a value as JSON would hold it; classes without their names."""
    match value:
        case Enum():
            return value.value
        case None | bool() | int() | float() | str():
            return value
        case bytes():
            return value.hex()
        case tuple():
            return [stored(part) for part in value]
        case _ if is_class(type(value)):
            return {name: stored(getattr(value, name)) for name in attributes(type(value))}
        case _:
            raise TypeError(value)


def attributes(kind: Any) -> tuple[str, ...]:  # noqa: ANN401
    """Name the fields of a class as code reads them."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    names: tuple[str, ...] = kind.__struct_fields__
    return names


def _origin(hint: Hint) -> Any:  # noqa: ANN401
    return get_origin(hint)


def _bare(hint: Hint) -> Hint:
    """Take off what is not stored: new names for old types, and notes on them."""
    if isinstance(hint, NewType):
        return _bare(hint.__supertype__)
    if _origin(hint) is Annotated:
        return _bare(get_args(hint)[0])
    return hint
