"""Hands presses from the process that Discord brings them to, to the one that has their server.

Discord brings direct messages to the first shard, whichever server they are about. What is handed
over is the whole interaction: whoever has its token answers it, through no gateway. It is kept no
longer than somebody waits for an answer.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from bot.log.errors import LogUnavailable
from bot.log.postgres.address import Address
from bot.log.postgres.database import MISTAKES, Database, Limits, how
from bot.log.postgres.faults import FAULTS

WAITS = 1.5
"""Seconds until a press that nobody took is answered by who handed it over; Discord gives three."""
OLD = 60.0
"""Seconds after which nothing may lie there any more, whoever died meanwhile."""
AGAIN = 1.0
_CHANNEL = "overlord_handed"
_LIMITS = Limits(connections=2, connecting=1.0, patience=0.0, statement=1.0, lock=0.5)

_HANDED = f"""
    WITH new AS (
        INSERT INTO handed (interaction, server, payload) VALUES ($1, $2, $3)
        ON CONFLICT (interaction) DO NOTHING RETURNING server
    )
    SELECT pg_notify('{_CHANNEL}', server::text) FROM new
"""  # noqa: S608 - all our own
_TAKEN = "DELETE FROM handed WHERE server = $1 RETURNING payload"
_TAKEN_BACK = "DELETE FROM handed WHERE interaction = $1 RETURNING 1"
_CLEARED = "DELETE FROM handed WHERE at < clock_timestamp() - make_interval(secs => $1)"


class Handing:
    """Both ends of the way: what is handed over, and what is taken."""

    def __init__(self, address: Address, waits: float = WAITS) -> None:
        """Take the database, and how long to wait until somebody has taken what was handed over.

        It is connected to when there is something to do: no start waits, or fails, for this.
        """
        self._address = address
        self._database = Database(address, _LIMITS)
        self._waits = waits

    async def hand(self, interaction: int, server: int, payload: str) -> bool:
        """Hand a press over; False where nobody took it, and nobody will any more.

        Raises DatabaseUnavailable.
        """
        await self._database.look(server, _HANDED, interaction, server, payload)
        await asyncio.sleep(self._waits)
        return not await self._database.look(server, _TAKEN_BACK, interaction)

    async def listen(self, has: Callable[[int], bool], bring: Callable[[str], object]) -> None:
        """Take for ever what is handed over about servers that this process has."""
        while True:
            try:
                connection = await asyncpg.connect(
                    self._address.whole, **how(self._address, Limits())
                )
                try:
                    await self._listen(connection, has, bring)
                finally:
                    await connection.close(timeout=_LIMITS.connecting)
            except (*FAULTS, *MISTAKES, LogUnavailable):
                await asyncio.sleep(AGAIN)  # meanwhile the other end answers

    async def close(self) -> None:
        """Hang up."""
        await self._database.close()

    async def _listen(
        self,
        connection: Any,  # noqa: ANN401 - the library has no types
        has: Callable[[int], bool],
        bring: Callable[[str], object],
    ) -> None:
        """Take what comes until the connection is lost."""
        news: asyncio.Queue[int] = asyncio.Queue()
        connection.add_termination_listener(lambda _: news.put_nowait(0))
        await connection.add_listener(_CHANNEL, lambda *told: news.put_nowait(int(told[-1])))
        while True:
            await self._database.look(0, _CLEARED, OLD)
            try:
                async with asyncio.timeout(OLD):
                    server = await news.get()
            except TimeoutError:
                continue
            if not server:
                return
            if has(server):
                for (payload,) in await self._database.look(server, _TAKEN, server):
                    bring(payload)
