"""Events to stored text and back.

A stored event is its kind and a compact JSON body. The kind is the class name; once an event class
has changed its fields, new bodies are stamped `ThreatGained.2`, and an upcast turns each old body
into the next one while it is read. Stored lines are never rewritten for it.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from bot.log.errors import UnreadableBody
from bot.log.halves import mended
from bot.log.storable import need_storable
from bot.rules.basics.stored import misfit

E = TypeVar("E", bound=msgspec.Struct)
Body = dict[str, Any]
Upcast = Callable[[Body], tuple[str, Body]]

_MISFITS = (KeyError, TypeError, ValueError, AttributeError, RecursionError)


class Codec(Generic[E]):
    """Writes and reads events of the given classes.

    `upcasts` maps (class name, version) of an old body to a function that gives the stamp and body
    to read instead: `{("ThreatGained", 1): lambda body: ("ThreatGained.2", body | {"note": ""})}`.
    """

    def __init__(
        self, classes: Iterable[type[E]], upcasts: Mapping[tuple[str, int], Upcast] | None = None
    ) -> None:
        self._upcasts = {_stamp(*old): upcast for old, upcast in (upcasts or {}).items()}
        self._encoder = msgspec.json.Encoder()
        self._decoders: dict[str, msgspec.json.Decoder[E]] = {}
        self._stamps: dict[type, str] = {}
        for kind in classes:
            need_storable(kind)
            stamp = self._current(kind.__name__)
            if stamp in self._decoders:
                raise TypeError(kind)
            self._stamps[kind] = stamp
            self._decoders[stamp] = msgspec.json.Decoder(kind)

    def encode(self, event: E) -> tuple[str, str]:
        """Give kind and body; raises TypeError or KeyError for what could not be read back."""
        stamp = self._stamps[type(event)]
        try:
            body = self._encoder.encode(event)
        except UnicodeEncodeError:  # half a letter, which no disk can hold
            body = mended(json.dumps(msgspec.to_builtins(event))).encode()
            event = self._decoders[stamp].decode(body)
        self._need_same(stamp, body, event)
        return stamp, body.decode()

    def decode(self, kind: str, body: str) -> E:
        """Give the event; raises UnreadableBody."""
        try:
            return self._decoders[kind].decode(body)
        except (KeyError, ValueError, RecursionError):
            return self._decode_slowly(kind, body)

    def knows(self, kind: str) -> bool:
        """Tell whether a stored kind can be read, of today or of an older form."""
        return kind in self._decoders or kind in self._upcasts

    def _decode_slowly(self, kind: str, body: str) -> E:
        """Read what is of an older form, holds half a letter, or cannot be read at all."""
        stamp = kind
        try:
            fields = json.loads(mended(body))
            while stamp in self._upcasts:
                stamp, fields = self._upcasts[stamp](fields)
            event: E = msgspec.convert(fields, self._decoders[stamp].type)
            return event
        except _MISFITS as wrong:
            raise UnreadableBody(kind, misfit(wrong)) from wrong

    def _need_same(self, stamp: str, body: bytes, event: E) -> None:
        """Read back what is to be written: the library does not check what it writes."""
        try:
            again = self._decoders[stamp].decode(body)
        except msgspec.DecodeError as wrong:
            raise TypeError(event) from wrong
        if again != event:
            raise TypeError(event)

    def _current(self, name: str) -> str:
        version = 1
        while _stamp(name, version) in self._upcasts:
            version += 1
        return _stamp(name, version)


def _stamp(name: str, version: int) -> str:
    return name if version == 1 else f"{name}.{version}"
