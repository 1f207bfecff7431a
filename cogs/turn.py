"""/turn: whose turn it is."""

from bot.desk.client import OverlordBot
from bot.rules.state import commands as c
from cogs._offering import heroes, offered
from cogs._slash import Interaction, Name, TableGroup, said, slash


class TurnGroup(TableGroup, name="turn", description=said("command-turn")):
    """The turns of an encounter."""

    @slash("turn overlord")
    async def overlord(self, interaction: Interaction) -> None:
        """Begin the overlord's turn."""
        await self.desk.play(interaction, c.StartOverlordTurn())

    @slash("turn hero")
    @offered(hero=heroes(c.StartHeroTurn))
    async def hero(self, interaction: Interaction, hero: Name) -> None:
        """Begin a hero's turn."""
        await self.desk.play(interaction, c.StartHeroTurn(hero))

    @slash("turn end")
    async def end(self, interaction: Interaction) -> None:
        """Call the turn over."""
        await self.desk.play(interaction, c.EndTurn())


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(TurnGroup(bot.desk))
