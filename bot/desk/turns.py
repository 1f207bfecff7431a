"""Files are looked through one at a time for each server, and two in all; others wait."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

AT_ONCE = 2


class Turns:
    """Whose file is looked through now, and whose comes next."""

    def __init__(self) -> None:
        self._all = asyncio.Semaphore(AT_ONCE)
        self._servers: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, server: int, waits: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Wait for a server's turn; whoever has to wait is told so by `waits` first."""
        own = self._servers.setdefault(server, asyncio.Lock())
        if own.locked() or self._all.locked():
            await waits()
        # The server's own turn first: who waits for it takes no other server's place.
        async with own, self._all:
            yield
