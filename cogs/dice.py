"""/roll, /odds and /dice: rolls, their exact chances, and whether the dice are fair."""

from collections.abc import Iterable
from functools import partial

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups, rolling
from bot.pages.presses import Act
from bot.rules import dice_offers, offers
from bot.rules.basics.options import Attribute, Edition
from bot.rules.rolling.dice_pool import PoolUse
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from cogs._offering import Typing, at_table, of_dice, offered
from cogs._slash import Interaction, Name, Note, PortableGroup, TableGroup, called, said, slash
from cogs._values import AttributeWord, Distance, EditionWord, Figure

_HEROES = at_table(lambda typing: offers.own_first(typing.table))
_TARGETS = at_table(lambda typing: dice_offers.targets(typing.table))
_ATTACKS = of_dice(lambda typing: dice_offers.pools(typing.table, PoolUse.ATTACK))
_DEFENCES = of_dice(lambda typing: dice_offers.pools(typing.table, PoolUse.DEFENCE))


def _pools(typing: Typing) -> Iterable[str]:
    edition = typing.of("edition")
    return dice_offers.pools(typing.table, PoolUse.FREE, Edition(edition) if edition else None)


def _tested(typing: Typing) -> tuple[Hero, ...]:
    attribute = Attribute(typing.of("attribute", Attribute.MIGHT))
    return dice_offers.heroes_to_test(typing.table, attribute)


class RollGroup(PortableGroup, name=called("roll"), description=said("command-roll")):
    """Rolls of dice."""

    @slash("roll attack", portable=True)
    @offered(dice=_ATTACKS, defense=_DEFENCES, hero=_HEROES, target=_TARGETS)
    async def attack(
        self,
        interaction: Interaction,
        dice: str,
        defense: str = "",
        distance: Distance | None = None,
        hero: Name | None = None,
        target: Name | None = None,
        note: Note = "",
    ) -> None:
        """Roll an attack."""
        command = c.RollAttack(dice, defense, distance, hero, target, note)
        await rolling.roll(self.desk, interaction, command)

    @slash("roll defense", portable=True)
    @offered(dice=_DEFENCES, hero=_HEROES)
    async def defense(self, interaction: Interaction, dice: str, hero: Name | None = None) -> None:
        """Roll defence dice."""
        await rolling.roll(self.desk, interaction, c.RollDefense(dice, hero))

    @slash("roll test")
    @offered(hero=at_table(_tested))
    async def test(self, interaction: Interaction, attribute: AttributeWord, hero: Name) -> None:
        """Let a hero test an attribute."""
        await rolling.roll(self.desk, interaction, c.RollTest(attribute, hero))

    @slash("roll dice", portable=True)
    @offered(pool=of_dice(_pools))
    async def dice(
        self, interaction: Interaction, pool: str, edition: EditionWord | None = None
    ) -> None:
        """Roll any dice."""
        await rolling.roll(self.desk, interaction, c.RollPool(pool, edition))


class OddsGroup(PortableGroup, name=called("odds"), description=said("command-odds")):
    """The odds of rolls."""

    @slash("odds attack", portable=True)
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

    @slash("odds test", portable=True)
    async def test(self, interaction: Interaction, value: Figure) -> None:
        """Show the odds of an attribute test."""
        await rolling.odds_of_test(self.desk, interaction, value)


class DiceGroup(TableGroup, name=called("dice"), description=said("command-dice")):
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
    """Add all of this to the bot."""
    bot.tree.add_command(RollGroup(bot.desk))
    bot.desk.on(Act.ENHANCE, partial(rolling.enhance, bot.desk))
    bot.desk.on(Act.ROLL_AGAIN, partial(rolling.again, bot.desk))
    bot.desk.on(Act.HERO_ATTACK, partial(rolling.with_hero, bot.desk))
    bot.tree.add_command(OddsGroup(bot.desk))
    bot.tree.add_command(DiceGroup(bot.desk))
