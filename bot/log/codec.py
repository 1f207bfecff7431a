"""Events to stored text and back.

A stored event is its kind and a compact JSON body. The kind is the class name; once an event class
has changed its fields, new bodies are stamped `ThreatGained.2`, and an upcast turns each old body
into the next one while it is read. Stored lines are never rewritten for it.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar, cast

from bot.log.errors import UnreadableBody
from bot.log.misfits import MISFITS, misfit
from bot.log.shapes import Read, Shapes, Write

E = TypeVar("E")
Body = dict[str, Any]
Upcast = Callable[[Body], tuple[str, Body]]


class Codec(Generic[E]):
    """Writes and reads events of the given classes.

    `upcasts` maps (class name, version) of an old body to a function that gives the stamp and body
    to read instead: `{("ThreatGained", 1): lambda body: ("ThreatGained.2", body | {"note": ""})}`.
    """

    def __init__(
        self, classes: Iterable[type], upcasts: Mapping[tuple[str, int], Upcast] | None = None
    ) -> None:
        shapes = Shapes()
        self._upcasts = {_stamp(*old): upcast for old, upcast in (upcasts or {}).items()}
        self._shapes = shapes
        self._kinds: dict[str, type] = {}
        self._writes: dict[type, tuple[str, Write]] = {}
        self._reads: dict[str, Read] = {}
        for kind in classes:
            stamp, shape = self._current(kind.__name__), shapes.of(kind)
            if stamp in self._reads:
                raise TypeError(kind)
            self._writes[kind] = stamp, shape.write
            self._reads[stamp] = shape.read
            self._kinds[stamp] = kind

    def encode(self, event: E) -> tuple[str, str]:
        """Give kind and body; raises TypeError or KeyError for what could not be read back."""
        stamp, write = self._writes[type(event)]
        return stamp, write(event)

    def decode(self, kind: str, body: str) -> E:
        """Give the event; raises UnreadableBody."""
        stamp = kind
        try:
            fields = json.loads(body)
            while stamp in self._upcasts:
                stamp, fields = self._upcasts[stamp](fields)
            return cast(E, self._reads[stamp](fields))
        except MISFITS as wrong:
            raise UnreadableBody(kind) from wrong

    def knows(self, kind: str) -> bool:
        """Tell whether a stored kind can be read, of today or of an older form."""
        return kind in self._reads or kind in self._upcasts

    def misfit(self, kind: str, body: str) -> str:
        """Name the field that keeps a body of today's form from being read; empty if none does."""
        return misfit(self._kinds[kind], self._shapes, body) if kind in self._kinds else ""

    def _current(self, name: str) -> str:
        version = 1
        while _stamp(name, version) in self._upcasts:
            version += 1
        return _stamp(name, version)


def _stamp(name: str, version: int) -> str:
    return name if version == 1 else f"{name}.{version}"
