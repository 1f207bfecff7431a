"""Where the campaigns are: in the data folder, or in the database that the settings name."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.desk.passing_on import Handing
from bot.host.data_folder import FolderUnusable
from bot.host.settings import HostSettings
from bot.log.contract import CampaignLog
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec

MOVED = "moved.txt"
"""In a data folder: says where its campaigns are now."""


class MovedAway(Exception):
    """The campaigns were moved to another place: to go on here would part them in two."""

    def __init__(self, here: str, place: str) -> None:
        super().__init__(here, place)
        self.here = here
        self.place = place


async def open_log(settings: HostSettings, holder: str = "") -> CampaignLog:
    """Open the log that the settings mean; a database is brought up to date.

    Into a database this writes as the `holder` of a lease, if it says whose.

    Raises MovedAway, FolderUnusable, DatabaseUnavailable, and ModuleNotFoundError without the
    extra `postgres`.
    """
    address = settings.address
    if address is None:
        need_here(settings.home)
        return SqliteLog(settings.servers, event_codec())
    # Who keeps files needs none of this, nor has to have it.
    from bot.log.postgres.log import open_log as opened  # noqa: PLC0415

    log = await opened(address, event_codec(), holder=holder)
    place = await log.moved_to()
    if place:
        await log.close()
        raise MovedAway(address.shown, place)
    return log


def need_here(home: Path) -> None:
    """Raise MovedAway where the campaigns of a data folder are somewhere else now.

    Raises FolderUnusable where nobody can tell.
    """
    try:
        place = (home / MOVED).read_text(encoding="utf-8", errors="replace").strip()
    except (FileNotFoundError, NotADirectoryError):
        return
    except OSError as problem:
        raise FolderUnusable(home, problem) from problem
    raise MovedAway(str(home.absolute()), place)


@asynccontextmanager
async def passed_on(settings: HostSettings) -> AsyncIterator[Handing | None]:
    """The way to the other processes of a database; None where this one has all servers."""
    if settings.address is None or settings.part.is_whole:
        yield None
        return
    from bot.log.postgres.handing import Handing as ByDatabase  # noqa: PLC0415

    handing = ByDatabase(settings.address)
    try:
        yield handing
    finally:
        await handing.close()
