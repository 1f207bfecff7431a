"""Puts the bot together from its parts, for the command line and for the practice world."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.box import Box
from bot.campaign_log.contract import CampaignLog
from bot.client import OverlordBot
from bot.rules.dice import Dice
from bot.rules_service import RulesService
from bot.telling.desk import Desk
from bot.telling.teller import Teller
from bot.words import Words


@asynccontextmanager
async def assembled(
    log: CampaignLog,
    box: Box,
    words: Words,
    dice: Dice,
    clock: Callable[[], float],
    *,
    client: Callable[[Desk], OverlordBot] = OverlordBot,
) -> AsyncIterator[OverlordBot]:
    """A client on a log, not yet logged in; the log is closed after it."""
    try:
        service = RulesService(log, box, dice, clock)
        yield client(Desk(service, words, Teller(service, words)))
    finally:
        await log.close()
