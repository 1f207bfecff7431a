"""/odds: exact chances of attacks and attribute tests."""

from bot.desk.client import OverlordBot
from bot.desk.handlers import rolling
from bot.rules import dice_offers
from bot.rules.rolling.dice_pool import PoolUse
from cogs._offering import at_table, offered
from cogs._slash import Interaction, TableGroup, said, slash
from cogs._values import Distance, Figure

_ATTACKS = at_table(lambda typing: dice_offers.pools(typing.table, PoolUse.ATTACK))
_DEFENCES = at_table(lambda typing: dice_offers.pools(typing.table, PoolUse.DEFENCE))


class OddsGroup(TableGroup, name="odds", description=said("command-odds")):
    """The odds of rolls."""

    @slash("odds attack")
    @offered(dice=_ATTACKS, defense=_DEFENCES)
    async def attack(
        self,
        interaction: Interaction,
        dice: str,
        defense: str = "",
        distance: Distance | None = None,
    ) -> None:
        """Show the odds of an attack."""
        await rolling.odds_of_attack(self.desk, interaction, dice, defense, distance)

    @slash("odds test")
    async def test(self, interaction: Interaction, value: Figure) -> None:
        """Show the odds of an attribute test."""
        await rolling.odds_of_test(self.desk, interaction, value)


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(OddsGroup(bot.desk))
