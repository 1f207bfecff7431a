"""Long work is done one at a time for each server, and only so much in all; others wait."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


async def _quietly() -> None:
    """Tell nobody: a look that waits is answered all the same."""


class Turns:
    """Whose work is done now, and whose comes next: no server waits for another's second."""

    def __init__(self, at_once: int) -> None:
        """Take how much is done at once, of all servers together."""
        self._all = asyncio.Semaphore(at_once)
        self._servers: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(
        self, server: int, waits: Callable[[], Awaitable[None]] = _quietly
    ) -> AsyncIterator[None]:
        """Wait for a server's turn; whoever has to wait is told so by `waits` first."""
        own = self._servers.setdefault(server, asyncio.Lock())
        if own.locked() or self._all.locked():
            await waits()
        # The server's own turn first: who waits for it takes no other server's place.
        async with own, self._all:
            yield
