"""Context menus: what is offered on a member, and on a roll's message."""

from typing import Union

import discord

from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from bot.desk.handlers import menus
from bot.rules.basics.keys import UserId
from cogs._slash import Interaction, menu

# The library reads unions of this spelling alone.
Member = Union[discord.Member, discord.User]  # noqa: UP007


class Menus:
    """What can be done about a member, and about a message."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk that carries it out."""
        self.desk = desk

    async def hero_defeated(self, interaction: Interaction, member: Member) -> None:
        """Note the defeat of a member's hero."""
        await menus.defeated(self.desk, interaction, UserId(member.id))

    async def show_sheet(self, interaction: Interaction, member: Member) -> None:
        """Show the sheets of a member's heroes."""
        await menus.sheet(self.desk, interaction, UserId(member.id))

    async def prove_this_roll(self, interaction: Interaction, message: discord.Message) -> None:
        """Show what proves a roll."""
        await menus.prove(self.desk, interaction, message)


async def setup(bot: OverlordBot) -> None:
    """Add the menus to the bot."""
    here = Menus(bot.desk)
    for callback in (here.hero_defeated, here.show_sheet, here.prove_this_roll):
        bot.tree.add_command(menu(callback))
