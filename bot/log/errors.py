"""What can go wrong with the log, as typed data: the sentences live in the catalogue."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.basics.keys import CampaignAt


class Reason(StrEnum):
    """Why a server's log cannot be used now."""

    CORRUPT = "corrupt"
    NEWER_SCHEMA = "newer-schema"
    READ_ONLY = "read-only"
    DISK_FULL = "disk-full"
    DISK_FAILS = "disk-fails"
    CANNOT_OPEN = "cannot-open"
    BUSY = "busy"


class LogError(Exception):
    """The root of everything the campaign log raises on purpose."""


@dataclass(eq=False)
class LogUnavailable(LogError):
    """The log of one server cannot be used; nothing was written, other servers go on."""

    server: int
    reason: Reason


class LogClosed(LogError):
    """The log was used after it had been closed."""


@dataclass(eq=False)
class LostRace(LogError):
    """Somebody else appended first: read the campaign again and decide anew."""

    at: CampaignAt


@dataclass(eq=False)
class AlreadyPlayed(LogError):
    """What was asked with this cause is in the log already; nothing was written."""

    server: int
    cause: str


@dataclass(eq=False)
class CampaignGone(LogError):
    """No such campaign: it was deleted, or never was."""

    at: CampaignAt


@dataclass(eq=False)
class ChannelTaken(LogError):
    """Another campaign runs in this channel."""

    server: int
    channel: int


@dataclass(eq=False)
class UnreadableBody(LogError):
    """A stored event is of a kind nobody knows, or its body does not fit its kind.

    `field` is the first one that does not fit, inner fields after a dot, where one is to blame.
    """

    kind: str
    field: str = ""


@dataclass(eq=False)
class UnreadableEvent(LogError):
    """One line of the log cannot be read."""

    at: CampaignAt
    seq: int
    kind: str
