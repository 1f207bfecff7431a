"""The append-only log of events, the only truth that is stored."""

from bot.log.contract import CampaignLog, CampaignRow, Fault, FaultKind, Played, Post
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
    "Fault",
    "FaultKind",
    "LogClosed",
    "LogError",
    "LogUnavailable",
    "LostRace",
    "Played",
    "Post",
    "Reason",
    "UnreadableEvent",
]
