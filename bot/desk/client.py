"""The Discord client: takes the desk ready-made, loads the cogs, tells what was left untold."""

import logging
import sys
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.desk import emojis
from bot.desk.buttons import PressButton, PressSelect
from bot.desk.desk import Desk
from bot.desk.outbox.jobs import unexpected
from bot.desk.registering import CommandWords, Registering
from bot.desk.whereabouts import server_of

_log = logging.getLogger(__name__)


class OverlordBot(commands.Bot):
    """The bot on Discord, without any privileged intent."""

    def __init__(self, desk: Desk, cogs: Sequence[str]) -> None:
        """Take the desk that answers, and the modules whose commands lead to it."""
        # The bot never speaks: warnings about voice would only worry whoever hosts it.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.desk = self.presses = desk
        self._cogs = tuple(cogs)
        self._caught_up = False
        self.registering: Registering | None = None
        self.tree.error(self._on_command_error)

    async def setup_hook(self) -> None:
        """Load the cogs and make the commands known, if they are not yet."""
        self.desk.teller.attach(self)
        self.add_dynamic_items(PressButton, PressSelect)
        await self.tree.set_translator(CommandWords(self.desk.words))
        for name in self._cogs:
            await self.load_extension(name)
        await self._register()
        self.desk.teller.jobs.start(self._look_for_emojis())

    async def on_ready(self) -> None:
        """Tell, once in this life, what an earlier one wrote and did not tell."""
        if not self._caught_up:
            self._caught_up = True
            _log.info("ready", extra={"servers": len(self.guilds)})
            self.desk.teller.jobs.start(self.desk.teller.outbox.catch_up())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Hand a form that was sent in to the desk; the library brings everything else there."""
        server = server_of(interaction)
        if server:
            self.desk.teller.members.met(server, interaction.user.id)
        if interaction.type is discord.InteractionType.modal_submit:
            await self.desk.submit(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log what went wrong outside any interaction."""
        error = sys.exc_info()[1]
        if error is not None:
            unexpected(_log, error, event=event_method)

    async def _on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Apologize for what went wrong before a command came to the desk."""
        await self.desk.apologize(interaction, error)

    async def close(self) -> None:
        """Finish what is being told, then leave."""
        if self.registering is not None:
            self.registering.give_up()
        await self.desk.teller.finish()
        await super().close()

    async def _look_for_emojis(self) -> None:
        """Find out which emojis were put up; no start waits for that."""
        self.desk.teller.drawing.emojis = await emojis.found(self)

    async def _register(self) -> None:
        """Make the commands known, now or later."""
        self.registering = Registering(self, self.desk.teller.jobs)
        await self.registering.attempt()
