"""Puts the bot together from its parts, for the command line and for the practice world."""

import pkgutil
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

import discord

import cogs
from bot.desk.desk import Desk
from bot.desk.teller import Teller
from bot.log.contract import CampaignLog
from bot.rules.basics.dice import Dice
from bot.rules.printed.box import Box
from bot.service.rules_service import RulesService
from bot.words import Words

Client = TypeVar("Client", bound=discord.Client)
MakeClient = Callable[[Desk, Sequence[str]], Client]
"""Makes the client of a desk and the names of the cogs."""


@asynccontextmanager
async def assembled(
    log: CampaignLog,
    box: Box,
    words: Words,
    dice: Dice,
    clock: Callable[[], float],
    *,
    client: MakeClient[Client],
) -> AsyncIterator[Client]:
    """A client on a log, not yet logged in; the log is closed after it."""
    try:
        service = RulesService(log, box, dice, clock)
        yield client(Desk(service, words, Teller(service, words)), cog_names())
    finally:
        await log.close()


def cog_names() -> list[str]:
    """Name the modules of the cogs package that can be loaded."""
    modules = [module.name for module in pkgutil.iter_modules(cogs.__path__)]
    return [f"{cogs.__name__}.{name}" for name in sorted(modules) if not name.startswith("_")]
