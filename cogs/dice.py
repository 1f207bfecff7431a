"""/dice: whether the dice are fair, and proof that nobody turned them."""

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups
from bot.rules.state import commands as c
from cogs._slash import Interaction, Name, TableGroup, said, slash


class DiceGroup(TableGroup, name="dice", description=said("command-dice")):
    """Trust in the dice."""

    @slash("dice fairness")
    async def fairness(self, interaction: Interaction) -> None:
        """Show what the dice have shown so far."""
        await lookups.show(self.desk, interaction, "fairness")

    @slash("dice word")
    async def word(self, interaction: Interaction, text: Name) -> None:
        """Choose a word that is mixed into every roll from here on."""
        await self.desk.play(interaction, c.SetDiceWord(text))

    @slash("dice verify")
    async def verify(self, interaction: Interaction) -> None:
        """Recompute the rolls of the quests that are over."""
        await lookups.show(self.desk, interaction, "verify")


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(DiceGroup(bot.desk))
