"""Who may write which servers of a database: one process a part, until its lease ends.

The holder counts by a clock of its own, from before it asked, and stops sooner than the database
gives the part to somebody else. Between the two lies time enough for what it had begun.

Whoever ends on purpose leaves nothing behind. What the lease of a process that was killed, or that
failed, leaves behind is taken over by whoever has other shards of the same number: in time for its
people, and late enough for it to come back first.
"""

import secrets
import time
from collections.abc import Callable

from msgspec import Struct

from bot.log.errors import DatabaseUnavailable, LogClosed, PartHeld
from bot.log.postgres.address import Address
from bot.log.postgres.database import Database, Limits
from bot.log.shards import WHOLE, Part

TRUSTED = 20.0
"""Seconds after a renewal was asked for in which its holder relies on it."""
LASTS = 30.0
"""Seconds for which the database keeps a part for its holder."""
GRACE = 10.0
"""Seconds for which a part whose lease has ended is its process's, if that comes back."""
SETTLED = 60.0
"""Seconds that a process gives the others to start, too, before it takes anything over."""
_LOCK = 0x0E7E_7E45
_HURRIED = Limits(connections=1, connecting=3.0, patience=0.0, statement=3.0, lock=2.0)

_OTHERS = """
    SELECT who, EXISTS (
        SELECT FROM leases AS own
        WHERE own.holder = other.holder AND own.shards = $2 AND own.shard <> ALL ($3::bigint[])
    )
    FROM leases AS other
    WHERE until > clock_timestamp() AND holder <> $1
        AND (shards <> $2 OR shard = ANY ($3::bigint[]))
    ORDER BY shard LIMIT 1
"""
_CLEARED = """
    DELETE FROM leases
    WHERE holder = $1
        OR (until <= clock_timestamp() AND (shards <> $2 OR shard = ANY ($3::bigint[])))
"""
_TAKEN = """
    INSERT INTO leases (shards, shard, holder, who, until)
    SELECT $2, shard, $1, $4, clock_timestamp() + make_interval(secs => $5)
    FROM unnest($3::bigint[]) AS shard
"""
# Past its end, too: as long as nobody else has taken the part, nothing happened in between.
_RENEWED = """
    UPDATE leases SET until = clock_timestamp() + make_interval(secs => $2)
    WHERE holder = $1 RETURNING shard
"""
_ENDED_LONG_AGO = """
    shards = $2 AND holder <> $1 AND until <= clock_timestamp() - make_interval(secs => $3)
"""
_HEIRLESS = f"SELECT who FROM leases WHERE {_ENDED_LONG_AGO} LIMIT 1"  # noqa: S608 - all our own
_INHERITED = f"""
    UPDATE leases
    SET holder = $1, who = $4, until = clock_timestamp() + make_interval(secs => $5)
    WHERE {_ENDED_LONG_AGO}
"""  # noqa: S608
_RELEASED = """
    DELETE FROM leases WHERE holder = $1 AND shards = $2 AND shard = ANY ($3::bigint[])
"""
_LEFT = "UPDATE leases SET until = least(until, clock_timestamp()) WHERE holder = $1"
_HOLDERS = """
    SELECT who, shards, array_agg(shard ORDER BY shard) FROM leases
    WHERE until > clock_timestamp() GROUP BY holder, who, shards ORDER BY min(shard)
"""


class Times(Struct, frozen=True):
    """How long a lease lasts, and is relied on; how soon what has ended is taken over."""

    lasts: float = LASTS
    trusted: float = TRUSTED
    grace: float = GRACE
    settled: float = SETTLED


class Lease:
    """A part of a database's servers, for one process."""

    def __init__(
        self, address: Address, who: str, part: Part = WHOLE, times: Times | None = None
    ) -> None:
        """Take where, who asks (for people to read), and for which part."""
        self.holder = secrets.token_hex(8)
        """Every connection that writes says this."""
        self.ends = 0.0
        """Until then, by `now`, the part is ours."""
        self.part = part
        """What is ours: as it was asked for, and what was taken over."""
        self._database = Database(address, _HURRIED)
        self._shown = address.shown
        self._who = who
        self._own = part
        self._times = times or Times()
        self._began = now()
        self.every = self._times.trusted / 4
        """Seconds between two renewals."""

    async def open(self) -> None:
        """Connect; raises DatabaseUnavailable."""
        await self._database.open()

    async def take(self) -> None:
        """Take the part; raises PartHeld, DatabaseUnavailable."""
        asked, shards, held = now(), self._own.of, list(self._own.held)
        async with self._database.transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            other = await connection.fetchrow(_OTHERS, self.holder, shards, held)
            if other is not None:
                who, has_more = other
                raise PartHeld(self._shown, str(who), has_more=bool(has_more))
            await connection.execute(_CLEARED, self.holder, shards, held)
            await connection.execute(
                _TAKEN, self.holder, shards, held, self._who, self._times.lasts
            )
        self.ends = asked + self._times.trusted

    async def renew(self) -> bool:
        """Put the end off; False where the part is somebody else's by now, or cannot be asked for.

        Whoever fails may try again until `ends`.
        """
        asked = now()
        try:
            rows = await self._database.look(0, _RENEWED, self.holder, self._times.lasts)
        except DatabaseUnavailable:
            return False
        found = {int(shard) for (shard,) in rows}
        if not found.issuperset(self.part.held):
            return False
        # Also what was taken over by a statement of which nobody knew whether it got through.
        if len(found) > len(self.part.held):
            self.part = self.part.joined_by(found)
        self.ends = asked + self._times.trusted
        return True

    async def inherit(self) -> str:
        """Take over what others left behind, and say whose it was; empty where there is nothing.

        Raises DatabaseUnavailable.
        """
        if self._own.is_whole or now() - self._began < self._times.settled:
            return ""
        left = self.holder, self._own.of, self._times.grace
        [(whose,)] = await self._database.look(0, _HEIRLESS, *left) or [("",)]
        if whose:
            async with self._database.transaction() as connection:
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
                await connection.execute(_INHERITED, *left, self._who, self._times.lasts)
        return str(whose)

    async def close(self, *, on_purpose: bool = True) -> None:
        """Let whoever waits have the part at once, and hang up.

        What was taken over, and everything of a process that fails, is left behind.
        """
        shards, held = self._own.of, list(self._own.held)
        try:
            if on_purpose:
                await self._database.look(0, _RELEASED, self.holder, shards, held)
            await self._database.look(0, _LEFT, self.holder)
        except (DatabaseUnavailable, LogClosed):
            return  # it ends by itself, or has ended
        finally:
            await self._database.close()


async def holders(database: Database) -> list[tuple[str, Part]]:
    """Give which processes have which parts just now."""
    rows = await database.look(0, _HOLDERS)
    return [(str(who), Part(int(of)).cut(held)) for who, of, held in rows]


def _clock() -> Callable[[], float]:
    """Give a clock that goes on while the machine sleeps, where there is one."""
    number = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic if number is None else lambda: time.clock_gettime(number)


now = _clock()
