"""/fortune: what the heroes hold and spend."""

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups, seating
from bot.rules import dice_offers, offers
from bot.rules.basics.names import key
from bot.rules.basics.options import FortuneUse
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from cogs._offering import Typing, at_table, of_dice, offered
from cogs._slash import Interaction, Name, Note, TableGroup, called, said, slash
from cogs._values import Correction, OnOff, UseWord


def _spenders(typing: Typing) -> tuple[Hero, ...]:
    use = FortuneUse(typing.of("use", FortuneUse.RECOVER_FATIGUE))
    return offers.heroes(typing.table, lambda hero: c.SpendFortune(use, hero))


def _corrected(typing: Typing) -> tuple[Hero, ...]:
    return offers.heroes_to_correct(typing.table, int(typing.of("amount", 1)))


def _rerollers(typing: Typing) -> tuple[Hero, ...]:
    return dice_offers.heroes_to_reroll(typing.table)


def _rerolled(typing: Typing) -> tuple[str, ...]:
    hero = typing.table.campaign.heroes.get(key(typing.of("hero", "")))
    return dice_offers.dice_to_reroll(typing.table, hero)


class FortuneGroup(TableGroup, name=called("fortune"), description=said("command-fortune")):
    """The heroes' fortune."""

    @slash("fortune show")
    async def show(self, interaction: Interaction) -> None:
        """Show every hero's fortune."""
        await lookups.show(self.desk, interaction, "fortune")

    @slash("fortune spend")
    @offered(hero=at_table(_spenders))
    async def spend(self, interaction: Interaction, use: UseWord, hero: Name | None = None) -> None:
        """Spend a hero's fortune."""
        await self.desk.play(interaction, c.SpendFortune(use, hero))

    @slash("fortune reroll")
    @offered(die=of_dice(_rerolled), hero=at_table(_rerollers))
    async def reroll(
        self, interaction: Interaction, die: Name | None = None, hero: Name | None = None
    ) -> None:
        """Reroll a die of a hero's newest roll, or one thrown at the table."""
        await self.desk.play(interaction, c.RerollDie(die or "", hero))

    @slash("fortune shop")
    async def shop(self, interaction: Interaction) -> None:
        """Open the pledge for a Shop Item card."""
        await self.desk.play(interaction, c.OpenShopPledge())

    @slash("fortune correct")
    @offered(hero=at_table(_corrected))
    async def correct(
        self, interaction: Interaction, hero: Name, amount: Correction, note: Note
    ) -> None:
        """Correct a hero's fortune."""
        await self.desk.play(interaction, c.CorrectFortune(hero, amount, note))

    @slash("fortune dms")
    async def dms(self, interaction: Interaction, value: OnOff) -> None:
        """Say whether to be told by direct message."""
        await seating.choose_dms(self.desk, interaction, value)


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(FortuneGroup(bot.desk))
