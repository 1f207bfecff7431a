"""A campaign's file taken apart piece by piece, packed or not, before anything is made of it.

No parser lets go of the interpreter while it works, so none is given more than one row. Every step
here is short, and what is held at once is a piece, a row, and the frame: all that is not rows.
"""

import re
import zlib
from collections.abc import Generator, Iterator

from bot.rules.course.soundness import BadExport, ExportFault

PIECE = 64 * 1024
MOST_TEXT = 64 * 1024 * 1024
"""Bytes that a packed file may hold."""
LONGEST_ROW = 256 * 1024
LONGEST_FRAME = 2 * 1024 * 1024
MOST_IN_ROW = 20_000
"""Brackets or commas."""
MOST_IN_FRAME = 1_000
MOST_DEPTH = 100
_LONGEST_TOKEN = 512 * 1024

_PACKED = b"\x1f\x8b"
_GZIP = 31  # zlib's name for it
_BOM = b"\xef\xbb\xbf"
# Whatever stands before the next bracket: texts that end, and all that is neither.
_BESIDES = re.compile(
    rb'[^"{}\[\]]*+(?:"(?:[^"\\]++|\\.)*+"[^"{}\[\]]*+)*+',
    re.DOTALL,
)
_IN_TEXT = re.compile(rb'(?:[^"\\]++|\\.)*+', re.DOTALL)
_QUOTE = b'"'
_ENTRIES = re.compile(rb'(?<!\\)"entries"\s*:\s*\[\Z')
_OPENING = b"{["


def unpacked(data: bytes) -> Iterator[bytes]:
    """Give a file's text in pieces; raises BadExport for one packed wrongly, or too large."""
    if not data.startswith(_PACKED):
        yield from (data[at : at + PIECE] for at in range(0, len(data), PIECE))
        return
    unpacker, size = zlib.decompressobj(_GZIP), 0
    for at in range(0, len(data), PIECE):
        for piece in _unpacked(unpacker, data[at : at + PIECE]):
            size += len(piece)
            if size > MOST_TEXT:
                raise BadExport(ExportFault.TOO_LARGE)
            yield piece
    if not unpacker.eof or unpacker.unused_data:
        raise BadExport(ExportFault.NO_JSON)


def rows(pieces: Iterator[bytes]) -> Generator[bytes, None, bytes]:
    """Give the entries of a file, each as text; returns its frame: the rest, with no entries.

    Raises BadExport where brackets do not close, or there are too many of anything.
    """
    apart = _Apart()
    for piece in pieces:
        yield from apart.take(piece)
    return apart.end()


def _unpacked(unpacker: "zlib._Decompress", packed: bytes) -> Iterator[bytes]:
    while packed and not unpacker.eof:
        try:
            piece = unpacker.decompress(packed, PIECE)
        except zlib.error as wrong:
            raise BadExport(ExportFault.NO_JSON) from wrong
        packed = unpacker.unconsumed_tail
        yield piece


class _Apart:
    """Reads brackets alone: at which depth it is, whether among the entries, where one began."""

    def __init__(self) -> None:
        self._text = b""
        self._at = self._read = 0
        self._quoted = False
        self._row: int | None = None
        self._depth = 0
        self._among: int | None = None
        self._frame = bytearray()
        self._in_frame = self._in_row = self._place = 0
        self._begun = self._had_entries = False

    def take(self, piece: bytes) -> Iterator[bytes]:
        """Take the next piece of the text; gives the entries that end in it."""
        kept = self._at if self._row is None else self._row
        self._at, self._read = self._at - kept, self._read - kept
        self._row = None if self._row is None else 0
        self._text = self._text[kept:] + piece
        self._skip_mark()
        while bracket := self._next_bracket():
            row = self._step(bracket, self._read)
            self._at = self._read
            if row is not None:
                yield row
        if len(self._text) - self._at > _LONGEST_TOKEN:
            raise BadExport(ExportFault.TOO_MUCH, self._place)
        self._need_short()

    def end(self) -> bytes:
        """Give the frame, when there are no more pieces."""
        if self._depth or self._among is not None:
            raise BadExport(ExportFault.NO_JSON)
        return bytes(self._frame) + self._text[self._at :]

    def _next_bracket(self) -> bytes:
        """Read on to a bracket that stands in no text, each byte once; empty where none is left."""
        while True:
            pattern = _IN_TEXT if self._quoted else _BESIDES
            found = pattern.match(self._text, self._read)
            self._read = found.end() if found else self._read
            sign = self._text[self._read : self._read + 1]
            if not sign or (self._quoted and sign != _QUOTE):  # an escape without its letter
                return b""
            self._read += 1
            if sign != _QUOTE:
                return sign
            self._quoted = not self._quoted

    def _skip_mark(self) -> None:
        if not self._begun and self._text:
            self._begun = True
            self._text = self._text.removeprefix(_BOM)

    def _step(self, bracket: bytes, end: int) -> bytes | None:
        row = None
        if self._among is None:
            self._in_the_frame(bracket, end)
        elif self._depth == self._among:
            self._between(bracket, end)
        else:
            row = self._within(bracket, end)
        if not 0 <= self._depth <= MOST_DEPTH:
            raise BadExport(ExportFault.NO_JSON, self._place)
        return row

    def _in_the_frame(self, bracket: bytes, end: int) -> None:
        self._frame += self._text[self._at : end]
        self._in_frame += 1
        if bracket == b"[" and self._begins_entries():
            if self._had_entries:
                raise BadExport(ExportFault.NO_EXPORT, field="entries")
            self._had_entries, self._among = True, self._depth + 1
        self._turn(bracket)
        if self._in_frame > MOST_IN_FRAME or len(self._frame) > LONGEST_FRAME:
            raise BadExport(ExportFault.TOO_MUCH)

    def _begins_entries(self) -> bool:
        bare = self._depth == 0
        return bare or (self._depth == 1 and _ENTRIES.search(self._frame[-100:]) is not None)

    def _between(self, bracket: bytes, end: int) -> None:
        """Begin an entry, or end them all; nothing but commas stands between them."""
        between = self._text[self._at : end - 1].strip()
        begins = bracket in _OPENING
        if between != (b"," if self._place and begins else b""):
            raise BadExport(ExportFault.FIELD, self._place + 1)
        if begins:
            self._place += 1
            self._row, self._in_row = end - 1, 0
        else:
            self._frame += bracket
            self._among = None
        self._turn(bracket)

    def _within(self, bracket: bytes, end: int) -> bytes | None:
        self._in_row += 1
        self._turn(bracket)
        if self._row is None or self._depth != self._among:
            return None
        row, self._row = self._text[self._row : end], None
        if max(self._in_row, row.count(b",")) > MOST_IN_ROW or len(row) > LONGEST_ROW:
            raise BadExport(ExportFault.TOO_MUCH, self._place)
        return row

    def _turn(self, bracket: bytes) -> None:
        self._depth += 1 if bracket in _OPENING else -1

    def _need_short(self) -> None:
        """Raise BadExport for an entry that does not end where it should have, long ago."""
        if self._row is not None:
            long = len(self._text) - self._row > LONGEST_ROW
            if long or self._in_row > MOST_IN_ROW:
                raise BadExport(ExportFault.TOO_MUCH, self._place)
