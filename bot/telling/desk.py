"""Where Discord's interactions meet the rules: seats, moves, looks, and what goes wrong."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord

from bot.campaign_log.errors import LogUnavailable
from bot.logs import unexpected
from bot.rules.campaign import Campaign
from bot.rules.commands import Command
from bot.rules.people import Person
from bot.rules.refusals import Refusal
from bot.rules_service import RulesService, Seat
from bot.telling import answering
from bot.telling.page import Page, Text
from bot.telling.presses import Act, Press
from bot.telling.teller import Teller
from bot.words import Words

Handler = Callable[[discord.Interaction, Press], Awaitable[None]]

_log = logging.getLogger(__name__)


class Desk:
    """Takes what people ask, lets the service play it, and sees that they get an answer."""

    def __init__(self, service: RulesService, words: Words, teller: Teller) -> None:
        self.service = service
        self.words = words
        self.teller = teller
        self.refusals = 0
        self._handlers: dict[Act, Handler] = {}

    def on(self, act: Act, handler: Handler) -> None:
        """Let somebody else carry out the presses of an act: looks, forms, confirmations."""
        self._handlers[act] = handler

    def seat(self, interaction: discord.Interaction, press: Press | None = None) -> Seat:
        """Tell where and by whom something is asked; a press names its campaign itself."""
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
        manages = interaction.guild_id is not None and interaction.permissions.manage_guild
        return Seat(
            server=press.server if press else interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            person=Person(interaction.user.id, manages),
            parent=parent,
            cause=str(interaction.id),
            campaign=(press.campaign or None) if press else None,
        )

    async def play(
        self, interaction: discord.Interaction, command: Command, press: Press | None = None
    ) -> None:
        """Carry a command out and tell it, or say privately why not."""
        await self.guard(interaction, self._play(interaction, command, press))

    async def look(
        self, interaction: discord.Interaction, press: Press | None = None
    ) -> tuple[int, Campaign]:
        """Give the campaign here and its id; raises NoCampaign."""
        return await self.service.look(self.seat(interaction, press))

    async def show(
        self,
        interaction: discord.Interaction,
        page: Page,
        *,
        private: bool = False,
        edit: bool = False,
    ) -> None:
        """Answer with a page: for all, for the asker alone, or in place of what was pressed."""
        if edit:
            await answering.in_place(interaction, page)
        elif private:
            await answering.privately(interaction, page)
        else:
            await answering.publicly(interaction, page)

    async def guard(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, None]
    ) -> None:
        """Do some work for an interaction; refusals and errors in it are answered privately."""
        try:
            await answering.in_time(interaction, work)
        except Refusal as refusal:
            self.refusals += 1
            await self._say(interaction, type(refusal).__name__)
        except LogUnavailable as error:
            await self._say(interaction, error.reason)
        except Exception as error:
            reference = unexpected(_log, error, interaction=str(interaction.id))
            await self._say(interaction, reference)

    async def press(self, interaction: discord.Interaction, press: Press) -> None:
        """Carry out a press and answer it."""
        handler = self._handlers.get(press.act)
        if handler is not None:
            await self.guard(interaction, self._handle(handler, interaction, press))

    def language(self, interaction: discord.Interaction) -> str:
        """Name the asker's language, for what only he reads."""
        return interaction.locale.value

    def table_language(self, campaign: Campaign, server: int = 0) -> str:
        """Name the language of a campaign's posts: its setting, else its server's."""
        return campaign.settings.language or self.teller.server_language(server)

    async def _play(
        self, interaction: discord.Interaction, command: Command, press: Press | None
    ) -> None:
        outcome = await self.service.play(self.seat(interaction, press), command)
        await self.teller.answer(interaction, outcome)

    async def _handle(
        self, handler: Handler, interaction: discord.Interaction, press: Press
    ) -> None:
        await handler(interaction, press)

    async def _say(self, interaction: discord.Interaction, text: str) -> None:
        await answering.privately(interaction, Page((Text(text),)))
