"""Which classes the log can write and read back exactly; told at start, never while playing."""

from enum import Enum
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.rules.basics.stored import Stored

_PLAIN = (int, float, bool, str, NoneType)


class Unsupported(TypeError):
    """A type hint of an event that the log cannot write and read back."""


def need_storable(kind: type) -> None:
    """Raise Unsupported unless whatever a class may hold can be stored."""
    _need(kind, set())
    try:
        msgspec.json.Decoder(kind)
    except TypeError as wrong:  # two members of a union that look alike on disk
        raise Unsupported(kind) from wrong


def _need(hint: Any, met: set[type]) -> None:  # noqa: ANN401 - a type hint has no narrower type
    hint = hint.__supertype__ if isinstance(hint, NewType) else hint
    if get_origin(hint) in (Union, UnionType, tuple):
        for member in get_args(hint):
            if member is not Ellipsis:
                _need(member, met)
    elif isinstance(hint, type) and issubclass(hint, Stored):
        _need_fields(hint, met)
    elif hint not in _PLAIN and not _is_enum(hint):
        raise Unsupported(hint)


def _need_fields(kind: type[Stored], met: set[type]) -> None:
    if kind not in met:
        met.add(kind)
        hints = get_type_hints(kind)
        # What stands on the class alone is no field.
        for field in kind.__struct_fields__:
            _need(hints[field], met)


def _is_enum(hint: Any) -> bool:  # noqa: ANN401
    if not (isinstance(hint, type) and issubclass(hint, Enum)):
        return False
    values = {type(member.value) for member in hint}
    return values in ({str}, {int})
