"""Entries as the rows that a backend stores."""

import json
from collections.abc import Sequence
from typing import Any

from bot.log.codec import Codec
from bot.log.errors import UnreadableBody, UnreadableEvent
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry, Event

Row = tuple[Any, ...]


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
