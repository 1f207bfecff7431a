"""How far the moves of each campaign have been told, while some are still on their way."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class _Marks:
    """Batches of entries by their first seq; `last` is the newest that was begun."""

    under_way: dict[int, int] = field(default_factory=dict)
    failed: set[int] = field(default_factory=set)
    last: int = 0


class Marks:
    """Keeps, for each campaign, the batches of entries not told yet."""

    def __init__(self) -> None:
        self._marks: dict[tuple[int, int], _Marks] = {}

    def begin(self, server: int, id: int, first: int, last: int) -> None:
        """Note that the entries from `first` to `last` are being told."""
        marks = self._marks.setdefault((server, id), _Marks())
        marks.under_way[first] = last
        marks.last = max(marks.last, last)

    def done(self, server: int, id: int, first: int) -> int:
        """Note that they are told; gives the seq up to which all is, 0 for none."""
        marks = self._marks.get((server, id))
        if marks is None:
            return 0
        marks.under_way.pop(first, None)
        return self._settle(server, id, marks.last)

    def fail(self, server: int, id: int, first: int) -> None:
        """Note that they could not be told; they hold the mark back until they are."""
        marks = self._marks.setdefault((server, id), _Marks())
        marks.under_way.pop(first, None)
        marks.failed.add(first)

    def caught_up(self, server: int, id: int, last: int) -> int:
        """Note that all entries up to `last` are told but those under way; gives the seq."""
        marks = self._marks.get((server, id))
        if marks is None:
            return last
        marks.failed = {first for first in marks.failed if first > last}
        return self._settle(server, id, last)

    def forget(self, server: int, id: int) -> None:
        """Drop what is known of a campaign that is gone."""
        self._marks.pop((server, id), None)

    def has_failed(self, server: int, id: int) -> bool:
        """Tell whether something could not be told so far."""
        marks = self._marks.get((server, id))
        return marks is not None and bool(marks.failed)

    def unsettled(self) -> frozenset[tuple[int, int]]:
        """Give the campaigns in which something is not told yet."""
        return frozenset(self._marks)

    def is_under_way(self, server: int, id: int, seq: int) -> bool:
        """Tell whether an entry is being told right now."""
        marks = self._marks.get((server, id))
        return marks is not None and any(a <= seq <= b for a, b in marks.under_way.items())

    def _settle(self, server: int, id: int, last: int) -> int:
        marks = self._marks[server, id]
        waiting = marks.failed.union(marks.under_way)
        if not waiting:
            del self._marks[server, id]
            return last
        return min(min(waiting) - 1, last)
