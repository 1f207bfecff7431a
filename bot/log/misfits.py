"""Finds the field that keeps a stored body from being read: slow, for what failed already."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, get_type_hints

from bot.log.shapes import Shapes

MISFITS = (KeyError, TypeError, ValueError, AttributeError, RecursionError)


def misfit(kind: type, shapes: Shapes, body: str) -> str:
    """Name the first field that does not fit, inner fields after a dot; empty if none is found."""
    try:
        held = json.loads(body)
    except (ValueError, RecursionError):
        return ""
    return ".".join(_path(kind, shapes, held))


def _path(kind: type, shapes: Shapes, held: Any) -> Iterator[str]:  # noqa: ANN401
    if not isinstance(held, Mapping):
        return
    hints = get_type_hints(kind)
    name = _first(kind, shapes, hints, held)
    if name:
        yield name
        inner = hints.get(name)
        if isinstance(inner, type) and is_dataclass(inner):
            yield from _path(inner, shapes, held.get(name))


def _first(kind: type, shapes: Shapes, hints: Mapping[str, Any], held: Mapping[str, Any]) -> str:
    for name, raw in held.items():
        if name not in hints or not _fits(shapes, hints[name], raw):
            return str(name)
    needed = [f.name for f in fields(kind) if f.default is f.default_factory is MISSING]
    return next((name for name in needed if name not in held), "")


def _fits(shapes: Shapes, hint: Any, raw: Any) -> bool:  # noqa: ANN401
    try:
        shapes.of(hint).read(raw)
    except MISFITS:
        return False
    return True
