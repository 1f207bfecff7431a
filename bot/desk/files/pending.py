"""Files that were looked at and wait for a Yes: in memory, the oldest make room."""

from hashlib import sha256

from cachetools import FIFOCache

MOST_BYTES = 32 * 1024 * 1024
Key = tuple[int, int]


class Pending:
    """One file for each person on a server; all together take only so much memory."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._held: FIFOCache[Key, bytes] = FIFOCache(most, getsizeof=len)

    def put(self, server: int, user: int, data: bytes) -> str:
        """Keep a file in place of the person's last one; gives the mark it is asked for by."""
        self._held[server, user] = data
        return _mark(data)

    def get(self, server: int, user: int, mark: str) -> bytes | None:
        """Give a person's file, if it is still the one with this mark."""
        data = self._held.get((server, user))
        return data if data is not None and _mark(data) == mark else None

    def drop(self, server: int, user: int) -> None:
        """Let go of a person's file."""
        self._held.pop((server, user), None)


def _mark(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]
