"""/rumor: Rumor cards the overlord plays."""

from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from bot.rules.state import commands as c
from cogs._slash import IN_SERVERS, Interaction, Name, alone
from cogs._values import YesNo


class Rumor:
    """The command for Rumor cards."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk that carries it out."""
        self.desk = desk

    async def rumor(self, interaction: Interaction, name: Name, quest: YesNo) -> None:
        """Play a Rumor card."""
        await self.desk.play(interaction, c.PlayRumor(name, quest))


async def setup(bot: OverlordBot) -> None:
    """Add the command to the bot."""
    bot.tree.add_command(alone("rumor", Rumor(bot.desk).rumor, IN_SERVERS))
