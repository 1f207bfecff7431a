"""Which servers are this process's: Discord deals them out to shards, and a process has some."""

import re
from collections.abc import Iterable

from msgspec import Struct

FROM_DISCORD = "auto"
MOST = 16_384
"""Shards that may be asked for: room for forty million servers."""

_WRITTEN = re.compile(r"(?:(\d{1,5})(?:-(\d{1,5}))?/)?(\d{1,5})", re.ASCII)


def shard_of(server: int, count: int) -> int:
    """Name the shard that Discord tells of a server, of so many."""
    return (server >> 22) % count


class Part(Struct, frozen=True):
    """The shards of one process: `ids` of `count`.

    Without ids it has all there are, and where the count is 0, Discord says how many that is.
    """

    count: int = 0
    ids: tuple[int, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Tell whether this process has all servers."""
        return not self.ids

    @property
    def of(self) -> int:
        """Count the shards of which these are some."""
        return self.count or 1

    @property
    def held(self) -> tuple[int, ...]:
        """Name them one by one; where only Discord knows how many there are, all count as one."""
        return self.ids or tuple(range(self.of))

    def has(self, server: int) -> bool:
        """Tell whether a server is this process's."""
        return self.is_whole or shard_of(server, self.count) in self.ids

    def joined_by(self, shards: Iterable[int]) -> "Part":
        """Give the part with some more shards of the same number."""
        return self.cut({*self.held, *shards})

    def cut(self, shards: Iterable[int]) -> "Part":
        """Give these shards of the same number."""
        ids = tuple(sorted(shards))
        return Part(self.count, () if len(ids) == self.of else ids)

    @property
    def left_out(self) -> tuple[int, ...]:
        """Name the other shards of the same number."""
        return tuple(shard for shard in range(self.of) if shard not in self.held)


WHOLE = Part()


class Own:
    """The part of this process as it is just now: it grows when another's is taken over."""

    def __init__(self, part: Part = WHOLE) -> None:
        """Take what the process begins with."""
        self.part = part

    def has(self, server: int) -> bool:
        """Tell whether a server is this process's."""
        return self.part.has(server)


def as_written(shards: Iterable[int]) -> str:
    """Write shards as people do: `0-1, 5`."""
    runs: list[list[int]] = []
    for shard in sorted(shards):
        if runs and shard == runs[-1][-1] + 1:
            runs[-1].append(shard)
        else:
            runs.append([shard])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def read_part(text: str) -> Part:
    """Read `auto`, a number of shards, or some of so many as in `0-3/16`; raises ValueError."""
    if text.lower() == FROM_DISCORD:
        return WHOLE
    written = _WRITTEN.fullmatch(text)
    if written is None:
        raise ValueError(text)
    first, last, count = (None if each is None else int(each) for each in written.groups())
    if count is None or not 0 < count <= MOST:
        raise ValueError(text)
    if first is None:
        return Part(count)
    ids = tuple(range(first, (first if last is None else last) + 1))
    if not ids or ids[-1] >= count:
        raise ValueError(text)
    return Part(count, () if len(ids) == count else ids)
