"""/phase: the campaign phase between quests."""

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups
from bot.rules.state import commands as c
from cogs._slash import Interaction, TableGroup, said, slash


class PhaseGroup(TableGroup, name="phase", description=said("command-phase")):
    """The steps of the campaign phase."""

    @slash("phase show")
    async def show(self, interaction: Interaction) -> None:
        """Show what the table does now."""
        await lookups.show(self.desk, interaction, "phase")

    @slash("phase next")
    async def next(self, interaction: Interaction) -> None:
        """Go to the next step."""
        await self.desk.play(interaction, c.NextStep())


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(PhaseGroup(bot.desk))
