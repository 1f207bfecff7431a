"""The append-only log of events, the only truth that is stored."""

from bot.log.contract import (
    CampaignLog,
    CampaignRow,
    Deliveries,
    Directory,
    Entries,
    Fault,
    FaultKind,
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
    "Fault",
    "FaultKind",
    "LogClosed",
    "LogError",
    "LogUnavailable",
    "LostRace",
    "Notes",
    "Played",
    "Post",
    "Reason",
    "UnreadableEvent",
]
