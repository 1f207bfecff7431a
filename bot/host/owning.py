"""The campaigns for this process alone: the data folder's lock has seen to it, or a lease does.

A process that does not know whether it still holds its part ends at once, as if it were killed:
what was answered is on disk, and whoever takes the part over tells what was not told. A process
with a part of the shards takes over what another leaves behind that is killed or fails.
"""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import chain, repeat
from typing import TYPE_CHECKING

from bot.host.data_folder import this_process
from bot.host.settings import HostSettings
from bot.host.signals import end_at_once
from bot.host.storage import open_log
from bot.log.contract import CampaignLog
from bot.log.errors import DatabaseUnavailable, PartHeld, Reason
from bot.log.postgres.address import Address
from bot.log.shards import WHOLE, Part
from bot.words import ENGLISH

if TYPE_CHECKING:
    from bot.log.postgres.lease import Lease, Times

PAUSES = (2.0, 5.0, 15.0, 30.0)
"""Seconds before a database is asked again that does not answer when the bot starts."""
LOOK = 0.5
AGAIN = 1.0
Grown = Callable[[Part], object]
"""Hears which shards are this process's, once there are more of them."""
_PASSES = (Reason.UNREACHABLE, Reason.BUSY)
_log = logging.getLogger(__name__)


class Hold:
    """Whether this process may still speak for its servers: one that may not ends at once.

    Whoever was held up for long, with a message at hand, would send it otherwise before anything
    has looked at the clock.
    """

    def __init__(self, end: Callable[[], None] = end_at_once) -> None:
        """Take how to end."""
        self.end = end
        self._lease: Lease | None = None

    def of(self, lease: "Lease") -> None:
        """Rely on a lease from now on."""
        self._lease = lease

    def check(self) -> None:
        """Go on only if nobody else can have the servers."""
        if self._lease is not None and is_over(self._lease):
            self.end()


def is_over(lease: "Lease") -> bool:
    """Tell whether another process may have what a lease was for."""
    from bot.log.postgres.lease import now  # noqa: PLC0415

    if now() < lease.ends:
        return False
    _log.critical("another process may have the campaigns by now")
    return True


@asynccontextmanager
async def owned(
    settings: HostSettings,
    tell: Callable[[str], None],
    end: Callable[[], None] = end_at_once,
    grown: Grown | None = None,
    hold: Hold | None = None,
) -> AsyncIterator[CampaignLog]:
    """The log, for as long as nobody else writes what this process writes; `hold` knows how long.

    Whoever can look after more of them while it runs hears of that by `grown`. A database that does
    not answer, or is another process', is waited for. Raises MovedAway, DatabaseUnavailable.
    """
    if settings.address is None:
        yield await open_log(settings)
        return
    async with holding(settings.address, tell, end, None, settings.part, grown) as lease:
        if hold is not None:
            hold.of(lease)
        log = await open_log(settings, lease.holder)
        try:
            yield log
        finally:
            await log.close()


@asynccontextmanager
async def holding(
    address: Address,
    tell: Callable[[str], None],
    end: Callable[[], None],
    times: "Times | None" = None,
    part: Part = WHOLE,
    grown: Grown | None = None,
) -> AsyncIterator["Lease"]:
    """Hold the part of this process, once it can be had; calls `end` if it may be lost."""
    from bot.log.postgres.lease import Lease  # noqa: PLC0415 - who keeps files has no such package

    await _reached(address, tell)
    lease = Lease(address, this_process(), part, times)
    await lease.open()
    on_purpose = False
    try:
        await _taken(lease, tell)
        with _watched(lease, end):
            then = _Heir(lease, tell, grown).look if grown else None
            renewing = asyncio.ensure_future(renewed(lease, then))
            try:
                yield lease
            finally:
                renewing.cancel()
                with suppress(asyncio.CancelledError):
                    await renewing
        on_purpose = True
    finally:
        await lease.close(on_purpose=on_purpose)


async def renewed(lease: "Lease", then: Callable[[], Awaitable[object]] | None = None) -> None:
    """Renew a lease for ever, sooner where that failed; each time it did not, something follows."""
    while True:
        renews = await lease.renew()
        if renews and then is not None:
            await then()
        await asyncio.sleep(lease.every if renews else min(AGAIN, lease.every))


class _Heir:
    """Takes over what others leave behind, for a process that can look after more."""

    def __init__(self, lease: "Lease", tell: Callable[[str], None], grown: Grown) -> None:
        self._lease, self._tell, self._grown = lease, tell, grown
        self._had = lease.part

    async def look(self) -> None:
        """Take over what there is; what became of a try that nobody answered shows a renewal."""
        try:
            whose = await self._lease.inherit()
        except DatabaseUnavailable:
            return
        if whose:
            await self._lease.renew()
        if self._lease.part != self._had:
            self._had = self._lease.part
            self._say(whose)
            self._grown(self._had)

    def _say(self, whose: str) -> None:
        facts: dict[str, str | int] = {
            "who": whose or "none",
            "shards": len(self._had.held),
            "count": self._had.of,
        }
        _log.warning("the shards of another process are taken over", extra=facts)
        self._tell(ENGLISH.say("cli-database-taken-over", **facts))


async def _reached(address: Address, tell: Callable[[str], None]) -> None:
    """Bring the database up to date; one that does not answer yet is asked again."""
    from bot.log.postgres.migrations import migrate  # noqa: PLC0415

    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await migrate(address)
        except DatabaseUnavailable as problem:
            if problem.reason not in _PASSES:
                raise
            facts: dict[str, str | int] = {"database": address.shown, "seconds": round(pause)}
            _log.warning("no database", extra=facts)
            tell(ENGLISH.say("cli-database-again", **facts))
            await asyncio.sleep(pause)
        else:
            return


async def _taken(lease: "Lease", tell: Callable[[str], None]) -> None:
    """Take the part as soon as nobody has it; whoever is killed has it for a while yet."""
    told = ""
    while True:
        try:
            await lease.take()
        except PartHeld as held:
            if held.who != told:
                told = held.who
                facts = {"database": held.database, "who": held.who}
                _log.warning("another process has the campaigns", extra=facts)
                more = {"more": "yes" if held.has_more else "no"}
                tell(ENGLISH.say("cli-database-waiting", **facts, **more))
            await asyncio.sleep(min(AGAIN, lease.every))
        else:
            return


@contextmanager
def _watched(lease: "Lease", end: Callable[[], None]) -> Iterator[None]:
    """Call `end` if the lease is not renewed in time, whatever the event loop does meanwhile."""
    over = threading.Event()
    threading.Thread(target=watch, args=(lease, over, end), daemon=True).start()
    try:
        yield
    finally:
        over.set()


def watch(lease: "Lease", over: threading.Event, end: Callable[[], None]) -> None:
    """Look at a lease until it is over, or its end has come."""
    while not over.wait(min(LOOK, lease.every)):
        if is_over(lease):
            end()
            return
