"""Events to stored text and rows, and back; which classes can be, is told at start, never later.

A stored event is its kind and a compact JSON body. The kind is the class name; once an event class
has changed its fields, new bodies are stamped `ThreatGained.2`, and an upcast turns each old body
into the next one while it is read. Stored lines are never rewritten for it.

In old days Discord let half letters through: a UTF-16 surrogate without its other half. Python's
JSON reads and writes them, as escapes; UTF-8, and with it msgspec, has no form for them.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Generic, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from bot.log.errors import UnreadableBody, UnreadableEvent
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import Stored, misfit
from bot.rules.state.events import Entry, Event

_PLAIN = (int, float, bool, str, NoneType)

_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
_ESCAPED = re.compile(
    r"(?P<kept>\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\[^u])"
    r"|\\u[dD][89a-fA-F][0-9a-fA-F]{2}"
)
_BARE = re.compile("[\ud800-\udfff]")
E = TypeVar("E", bound=msgspec.Struct)
Body = dict[str, Any]
Row = tuple[Any, ...]
Upcast = Callable[[Body], tuple[str, Body]]
_MISFITS = (KeyError, TypeError, ValueError, AttributeError, RecursionError)


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


def mended(json: str) -> str:
    """Put the sign for an unreadable letter in place of each half letter of a JSON text."""
    return _BARE.sub(_UNREADABLE, _ESCAPED.sub(lambda found: found["kept"] or _UNREADABLE, json))


def has_half(text: str) -> bool:
    """Tell whether a text holds half a letter."""
    return _BARE.search(text) is not None


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


class Records:
    """Turns entries into rows (seq, move, at, by, kind, body) and back."""

    def __init__(self, codec: Codec[Event]) -> None:
        self._codec = codec

    def rows(self, entries: Sequence[Entry], after_seq: int | None = None) -> list[Row]:
        """Give one row per entry; raises ValueError for entries that do not follow `after_seq`."""
        if after_seq is not None:
            must_follow(entries, after_seq)
        return [(e.seq, e.move, e.at, e.by, *self._codec.encode(e.event)) for e in entries]

    def batch(
        self, campaign: int, after_seq: int, entries: Sequence[Entry], *first: str | None
    ) -> list[Any]:
        """Give the values of one append in a flat list; what comes with the `first` entry alone.

        Raises ValueError.
        """
        must_follow(entries, after_seq)
        values: list[Any] = []
        for entry in entries:
            kind, body = self._codec.encode(entry.event)
            values += (campaign, after_seq + 1, entry.seq, entry.move, entry.at, entry.by)
            values += (kind, body, *first)
            first = (None,) * len(first)
        return values

    def packed(self, entries: Sequence[Entry], after_seq: int | None = None) -> str:
        """Give the rows as one JSON array, for a single statement however many they are."""
        # Row by row: one long text made at once would hold up everybody else.
        return f"[{','.join(map(json.dumps, self.rows(entries, after_seq)))}]"

    def entry(self, at: CampaignAt, row: Row) -> Entry:
        """Give the entry of a row; raises UnreadableEvent."""
        seq, move, when, by, kind, body = row
        try:
            return Entry(seq, move, when, by, self._codec.decode(kind, body))
        except UnreadableBody as error:
            raise UnreadableEvent(at, seq, kind) from error

    def entries(self, at: CampaignAt, rows: Sequence[Row]) -> list[Entry]:
        """Give the entries of rows, in their order; raises UnreadableEvent."""
        return [self.entry(at, row) for row in rows]


def must_follow(entries: Sequence[Entry], after_seq: int) -> None:
    """Raise ValueError unless there are entries and they continue a log that ends there."""
    seq = after_seq
    for entry in entries:
        seq += 1
        if entry.seq != seq:
            raise ValueError(seq, entry.seq)
    if seq == after_seq:
        raise ValueError(after_seq)
