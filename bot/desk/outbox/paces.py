"""How often buttons of earlier messages may change colour, by what Discord counts."""

from discord.utils import snowflake_time
from msgspec import Struct

A_WHILE = 60.0
"""Seconds between two older messages: Discord counts the edits of old messages."""
A_MOMENT = 10.0
"""Seconds between two others, on average: of these it takes five in five seconds."""
A_FEW = 3
"""So many of these may follow each other at once, after a rest."""
OLD = 3600.0
"""Seconds after which a message is old to Discord."""
LONGEST_REST = 3600.0
"""Seconds until the next try while Discord fails."""


class Paces(Struct):
    """When the next message may change, one that has to wait for nothing aside."""

    _rests_until: float = 0.0
    _looks_at: float = 0.0
    _young_at: float = 0.0
    _old_at: float = 0.0
    _failures: int = 0

    def rest(self, now: float) -> None:
        """Begin with a rest."""
        self._rests_until = now + A_WHILE

    def is_rested(self, now: float) -> bool:
        """Tell whether it is time for an older message."""
        return now >= self._rests_until

    def is_time(self, now: float) -> bool:
        """Tell whether it is time to look for messages with something left behind."""
        return now >= self._looks_at

    def look(self, now: float, *, more: bool) -> None:
        """Note that they were looked for, and whether `more` than one of them waits."""
        self._looks_at = now if more else now + A_MOMENT

    def allow(self, message: int, now: float) -> bool:
        """Tell whether a message may change now because of what is left behind in it."""
        if now < self._young_at:
            return False
        return now >= self._old_at or not _is_old(message, now)

    def order(self, message: int, now: float) -> tuple[bool, int]:
        """Give the place of a message among those: before it is old, else the newest of the old."""
        is_old = _is_old(message, now)
        return is_old, -message if is_old else message

    def change(self, message: int, now: float, *, slowly: bool) -> None:
        """Note that a message was changed."""
        self._failures = 0
        self._young_at = max(self._young_at, now - (A_FEW - 1) * A_MOMENT) + A_MOMENT
        if _is_old(message, now):
            self._old_at = now + A_WHILE
        if not slowly:
            self._rests_until = now + A_WHILE

    def fail(self, now: float) -> None:
        """Try again after a rest, ever longer while Discord fails."""
        self._failures += 1
        again = now + min(A_WHILE * 2**self._failures, LONGEST_REST)
        self._rests_until = self._looks_at = again


def _is_old(message: int, now: float) -> bool:
    return now - snowflake_time(message).timestamp() >= OLD
