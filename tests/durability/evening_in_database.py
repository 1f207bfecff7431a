"""A life of the bot on a database that is killed, restarted and hung up on while people play."""

import asyncio
from collections.abc import Iterable
from multiprocessing.connection import Connection
from pathlib import Path

from bot.host.owning import holding
from bot.host.signals import end_at_once
from bot.log.postgres.address import Address
from bot.log.postgres.database import Limits
from bot.log.postgres.lease import Times
from bot.log.postgres.log import open_log
from bot.log.upcasts import event_codec
from tests.durability.evening import Deed, Evening

LONG = Times(lasts=120.0, trusted=90.0)
"""Whoever watches ends the lease of what it has killed."""
PATIENT = Limits(patience=60.0)
"""A machine full of tests may be slow to start a server: nobody is refused for that here."""


async def _live(
    home: Path, news: Connection, database: str, number: int, again: Iterable[Deed], *, ends: bool
) -> None:
    address = Address(database)
    async with holding(address, lambda _: None, end_at_once, LONG) as lease:
        log = await open_log(address, event_codec(), limits=PATIENT, holder=lease.holder)
        evening = Evening(home, news, number, log)
        await (evening.end_well(again) if ends else evening.play_on(again))


def play_on(
    home: Path, news: Connection, number: int, again: tuple[Deed, ...], *, database: str
) -> None:
    """Begin a life that only a kill ends."""
    asyncio.run(_live(home, news, database, number, again, ends=False))


def end_well(
    home: Path, news: Connection, number: int, again: tuple[Deed, ...], *, database: str
) -> None:
    """Begin a life that ends well."""
    asyncio.run(_live(home, news, database, number, again, ends=True))
