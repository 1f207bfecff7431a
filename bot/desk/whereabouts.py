"""Where somebody asks: on a server that the bot is on, or elsewhere, with an app of their own.

People may install the bot for themselves. They then take along what needs no campaign: into
direct messages, and onto servers that the bot is not on, of which nothing is kept.
"""

import discord

from bot.rules.basics.keys import UserId
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.state.campaign import Campaign


def server_of(interaction: discord.Interaction) -> int:
    """Name the server somebody asks on; 0 in direct messages, and where the bot is not."""
    server = interaction.guild_id
    if server is None:
        return 0
    known = interaction.client.get_guild(server) is not None
    return server if known or interaction.is_guild_integration() else 0


def language_there(interaction: discord.Interaction) -> str:
    """Name the language of a place without the bot: its server's, else the asker's."""
    return (interaction.guild_locale or interaction.locale).value


def no_table(user: UserId, box: Box) -> Table:
    """Give somebody what is printed to look at, all of it: no campaign has secrets there."""
    return Table(Campaign(ended=True), Person(user, manages=True), box)
