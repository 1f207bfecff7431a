"""Where the campaigns are: in the data folder, or in the database that the settings name."""

from bot.host.settings import HostSettings
from bot.log.contract import CampaignLog
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec


async def open_log(settings: HostSettings) -> CampaignLog:
    """Open the log that the settings mean; a database is brought up to date.

    Raises DatabaseUnavailable, ModuleNotFoundError where the extra `postgres` is not installed.
    """
    address = settings.address
    if address is None:
        return SqliteLog(settings.servers, event_codec())
    # Who keeps files needs none of this, nor has to have it.
    from bot.log.postgres.log import open_log as opened  # noqa: PLC0415

    return await opened(address, event_codec())
