"""What keeps a command from being carried out, as a sentence's key, its facts, and an exit code."""

import aiohttp
import discord
from msgspec import Struct, field

from bot.box.faults import BoxError
from bot.desk.emojis import EmojisRefused
from bot.desk.registering import may_pass
from bot.host.addresses import MetricsUnusable
from bot.host.data_folder import FolderInUse, FolderUnreadable, FolderUnusable
from bot.host.life import PATIENCE, Unwell
from bot.host.settings import (
    LOG_LEVELS,
    BadSetting,
    MissingToken,
    SettingsError,
    StrangeToken,
    UnreadableSettings,
)
from bot.host.storage import MovedAway
from bot.log.errors import DatabaseUnavailable, LogUnavailable, PartHeld

WELL = 0
FAILED = 1
REFUSED = 3
"""Discord refuses the bot: to start it again would not help, and costs it logins of the day."""

# https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
_CLOSED_FOR_GOOD = {
    4004: "cli-refused-token",
    4010: "cli-refused-shards",
    4011: "cli-refused-shards",
    4012: "cli-refused-version",
    4013: "cli-refused-intents",
    4014: "cli-refused-intents",
}


_EXTRAS = {"simcord": "cli-no-practice", "asyncpg": "cli-no-postgres"}


class Complaint(Struct, frozen=True):
    """What to say to whoever started the bot, and how to exit."""

    key: str
    facts: dict[str, str] = field(default_factory=dict)
    code: int = FAILED


def complaint(error: BaseException) -> Complaint | None:
    """Give the sentence for an error; None for one that nobody thought of."""
    match error:
        case SettingsError():
            return of_settings(error)
        case FolderInUse() | FolderUnusable() | PartHeld() | MovedAway():
            return of_place(error)
        case BoxError():
            facts = {"file": error.file, "key": error.key, "problem": error.problem}
            return Complaint("box-error", facts)
        case LogUnavailable():
            return of_log(error)
        case MetricsUnusable():
            facts = {"place": str(error.place), "problem": error.problem}
            return Complaint("metrics-unusable", facts)
        case EmojisRefused():
            return Complaint("cli-emojis-refused", {"problem": str(error)})
        case Unwell():
            return Complaint("cli-unwell", {"minutes": f"{PATIENCE / 60:.0f}"})
        case ModuleNotFoundError(name=name) if name in _EXTRAS:
            return Complaint(_EXTRAS[name])
        case _:
            return of_discord(error)


def of_place(error: FolderInUse | FolderUnusable | PartHeld | MovedAway) -> Complaint:
    """Give the sentence for why this process may not have the place of the campaigns."""
    match error:
        case FolderInUse(folder=folder, holder=holder):
            return Complaint("folder-in-use", {"folder": str(folder), "holder": holder or "none"})
        case FolderUnusable(folder=folder, problem=problem):
            is_listed = not isinstance(error, FolderUnreadable)
            key = "folder-unusable" if is_listed else "folder-unreadable"
            return Complaint(key, {"folder": str(folder), "problem": problem})
        case PartHeld(database=database, who=who):
            return Complaint("cli-database-held", {"database": database, "who": who})
        case MovedAway(here=here, place=place):
            return Complaint("moved-away", {"here": here, "place": place})


def of_log(error: LogUnavailable) -> Complaint:
    """Give the sentence for a server's file, or for the database of all servers."""
    facts = {"reason": error.reason.value, "version": error.version or "none"}
    if isinstance(error, DatabaseUnavailable):
        return Complaint("cli-database", {**facts, "database": error.database})
    return Complaint("cli-check-file", {**facts, "server": str(error.server)})


def of_settings(error: SettingsError) -> Complaint | None:
    """Give the sentence for what the environment says, or does not say."""
    match error:
        case MissingToken():
            return Complaint("missing-token")
        case StrangeToken():
            return Complaint("strange-token")
        case BadSetting(name=name, value=value):
            *most, last = LOG_LEVELS
            facts = {"name": name, "value": value, "most": ", ".join(most), "last": last}
            return Complaint("bad-setting", facts)
        case UnreadableSettings(file=file, problem=problem):
            return Complaint("unreadable-settings", {"file": str(file), "problem": problem})
        case _:
            return None


def of_discord(error: BaseException) -> Complaint | None:
    """Give the sentence for what Discord says, or for its silence."""
    match error:
        case discord.LoginFailure():
            return Complaint("cli-refused-token", code=REFUSED)
        case discord.PrivilegedIntentsRequired():
            return Complaint("cli-refused-intents", code=REFUSED)
        case discord.ConnectionClosed(code=closed) if closed in _CLOSED_FOR_GOOD:
            return Complaint(_CLOSED_FOR_GOOD[closed], code=REFUSED)
        case discord.HTTPException() if not may_pass(error):
            return Complaint("cli-discord-error", {"problem": problem(error)})
        case discord.HTTPException() | aiohttp.ClientError() | TimeoutError():
            return Complaint("cli-unreachable", {"problem": problem(error)})
        case _:
            return None


def problem(error: BaseException) -> str:
    """Say what is wrong with the connection, in the words of who noticed."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.response.reason or error.text}".strip()
    return str(error) or type(error).__name__
