"""Entries as the rows that a backend stores."""

import json
from collections.abc import Sequence
from typing import Any

from bot.campaign_log.codec import Codec
from bot.campaign_log.errors import UnreadableBody, UnreadableEvent
from bot.rules.events import Entry, Event

Row = tuple[Any, ...]


class Records:
    """Turns entries into rows (seq, move, at, by, kind, body) and back."""

    def __init__(self, codec: Codec[Event]) -> None:
        self._codec = codec

    def rows(self, entries: Sequence[Entry], after_seq: int | None = None) -> list[Row]:
        """Give one row per entry; raises ValueError for entries that do not follow `after_seq`."""
        if after_seq is not None and not follows(entries, after_seq):
            raise ValueError(after_seq, [entry.seq for entry in entries])
        encode = self._codec.encode
        return [
            (entry.seq, entry.move, entry.at, entry.by, *encode(entry.event)) for entry in entries
        ]

    def packed(self, entries: Sequence[Entry], after_seq: int | None = None) -> str:
        """Give the rows as one JSON array, for a single statement however many they are."""
        return json.dumps(self.rows(entries, after_seq))

    def entry(self, server: int, campaign: int, row: Row) -> Entry:
        """Give the entry of a row; raises UnreadableEvent."""
        seq, move, at, by, kind, body = row
        try:
            return Entry(seq, move, at, by, self._codec.decode(kind, body))
        except UnreadableBody as error:
            raise UnreadableEvent(server, campaign, seq, kind) from error

    def entries(self, server: int, campaign: int, rows: Sequence[Row]) -> list[Entry]:
        """Give the entries of rows, in their order; raises UnreadableEvent."""
        return [self.entry(server, campaign, row) for row in rows]


def follows(entries: Sequence[Entry], after_seq: int) -> bool:
    """Tell whether there are entries and they continue a log that ends at `after_seq`."""
    return bool(entries) and all(
        entry.seq == seq for seq, entry in enumerate(entries, after_seq + 1)
    )
