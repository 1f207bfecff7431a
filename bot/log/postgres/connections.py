"""A few connections to one database, handed out one statement at a time.

The library's own pool does more than is needed here (it tidies up what no statement of ours leaves
behind) and takes several turns of the loop for it, each time: a third of what a move waits for.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any


class NoneFree(Exception):
    """All connections are in use, and stay so for longer than anybody waits."""


class Connections:
    """Made when they are needed; the one that was used last is used next."""

    def __init__(self, make: Callable[[], Awaitable[Any]], most: int, patience: float) -> None:
        """Take what makes one, how many there may be, and how many seconds to wait for one."""
        self._make = make
        self._patience = patience
        self._free = asyncio.Semaphore(most)
        self._idle: list[Any] = []
        self._all: set[Any] = set()

    async def take(self) -> Any:  # noqa: ANN401 - the library has no types
        """Give a connection; raises NoneFree, and what keeps one from being made."""
        if self._free.locked():
            try:
                async with asyncio.timeout(self._patience):
                    await self._free.acquire()
            except TimeoutError:
                raise NoneFree from None
        else:
            await self._free.acquire()
        try:
            return self._left() or await self._made()
        except BaseException:
            self._free.release()
            raise

    def give(self, connection: Any) -> None:  # noqa: ANN401
        """Take one back; of one that something went wrong with, `drop` comes first."""
        if not connection.is_closed() and connection in self._all:
            self._idle.append(connection)
        else:
            self._all.discard(connection)
        self._free.release()

    def drop(self, connection: Any) -> None:  # noqa: ANN401
        """Hang up, whatever it is doing."""
        self._all.discard(connection)
        connection.terminate()

    def expire(self) -> None:
        """Use none again that was made before: what has lost one has lost all."""
        self._all.clear()
        while self._idle:
            self._idle.pop().terminate()

    async def close(self, patience: float) -> None:
        """Hang up politely; whoever does not answer is not waited for."""
        closing = [connection.close(timeout=patience) for connection in self._all]
        await asyncio.gather(*closing, return_exceptions=True)

    def _left(self) -> Any:  # noqa: ANN401
        """Give one that is idle and still there."""
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
            self._all.discard(connection)
        return None

    async def _made(self) -> Any:  # noqa: ANN401
        connection = await self._make()
        self._all.add(connection)
        return connection
