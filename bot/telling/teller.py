"""Tells moves on Discord: answers, posts, direct messages; what was missed is told later."""

import discord

from bot.rules_service import Outcome, RulesService
from bot.telling import answering
from bot.telling.page import Page, Text
from bot.words import FALLBACK, Words


class Teller:
    """Tells moves; never stands in their way."""

    def __init__(self, service: RulesService, words: Words) -> None:
        self.service = service
        self.words = words
        self._client: discord.Client | None = None

    def attach(self, client: discord.Client) -> None:
        """Take the client to post with."""
        self._client = client

    async def answer(self, interaction: discord.Interaction, outcome: Outcome) -> None:
        """Answer an interaction with the move it made."""
        lines = "\n".join(type(entry.event).__name__ for entry in outcome.entries)
        await answering.publicly(interaction, Page((Text(lines),)))

    def server_language(self, server: int) -> str:
        """Name the language a server prefers."""
        guild = self._client.get_guild(server) if self._client else None
        return guild.preferred_locale.value if guild else FALLBACK
