"""The Discord client: takes what it needs ready-made, loads the cogs, hands presses to the desk."""

import logging
import pkgutil
import sys
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from bot.logs import unexpected
from bot.telling.buttons import PressButton, PressSelect
from bot.telling.desk import Desk

_log = logging.getLogger(__name__)


class OverlordBot(commands.Bot):
    """The bot on Discord, without any privileged intent."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.desk = self.presses = desk

    async def setup_hook(self) -> None:
        """Load the cogs and make the commands known, if they are not yet."""
        self.desk.teller.attach(self)
        self.add_dynamic_items(PressButton, PressSelect)
        for name in cog_names():
            await self.load_extension(name)
        await self._sync()

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log what went wrong outside any interaction."""
        error = sys.exc_info()[1]
        if error is not None:
            unexpected(_log, error, event=event_method)

    async def _sync(self) -> None:
        """Register the commands only where they differ: Discord allows few registrations a day."""
        known = await self.tree.fetch_commands()
        if differ(known, self.tree.get_commands()):
            await self.tree.sync()


def cog_names() -> list[str]:
    """Name the modules of the cogs package that can be loaded."""
    found = pkgutil.iter_modules(cogs.__path__, f"{cogs.__name__}.")
    return sorted(
        module.name for module in found if not module.name.rpartition(".")[2].startswith("_")
    )


def differ(known: list[app_commands.AppCommand], own: list[Any]) -> bool:
    """Tell whether Discord's commands are not the bot's own."""
    return {command.name for command in known} != {command.name for command in own}
