"""The append-only log of events, the only truth that is stored."""

from bot.log.contract import (
    CampaignLog,
    CampaignRow,
    Deliveries,
    Directory,
    Entries,
    LogFault,
    LogFaultKind,
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
    "Notes",
    "Played",
    "Post",
    "Reason",
    "UnreadableEvent",
]
