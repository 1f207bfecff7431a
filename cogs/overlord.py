"""/overlord: the overlord's experience points."""

from bot.desk.client import OverlordBot
from bot.rules.state import commands as c
from cogs._slash import Interaction, Note, TableGroup, said, slash
from cogs._values import Correction


class OverlordGroup(TableGroup, name="overlord", description=said("command-overlord")):
    """What the overlord holds besides threat."""

    @slash("overlord xp")
    async def xp(self, interaction: Interaction, amount: Correction, note: Note) -> None:
        """Correct the experience points."""
        await self.desk.play(interaction, c.AdjustXp(amount, note))


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(OverlordGroup(bot.desk))
