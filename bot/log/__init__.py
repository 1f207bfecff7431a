"""The append-only log of events, the only truth that is stored."""

from bot.log.contract import (
    CampaignLog,
    CampaignRow,
    Deliveries,
    Directory,
    Entries,
    LogFault,
    LogFaultKind,
    Note,
    Notes,
    Played,
    Post,
)
from bot.log.errors import (
    AlreadyPlayed,
    CampaignGone,
    ChannelTaken,
    LogClosed,
    LogError,
    LogUnavailable,
    LostRace,
    Reason,
    UnreadableEvent,
)

__all__ = [
    "AlreadyPlayed",
    "CampaignGone",
    "CampaignLog",
    "CampaignRow",
    "ChannelTaken",
    "Deliveries",
    "Directory",
    "Entries",
    "LogClosed",
    "LogError",
    "LogFault",
    "LogFaultKind",
    "LogUnavailable",
    "LostRace",
    "Note",
    "Notes",
    "Played",
    "Post",
    "Reason",
    "UnreadableEvent",
]
