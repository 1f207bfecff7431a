"""/gold and /shop: the common purse, and the items it buys."""

from collections.abc import Iterable, Iterator

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups
from bot.pages.lookups import shop as pages
from bot.rules import sheet_offers as offers
from bot.rules.state import commands as c
from cogs._offering import Labelled, Offered, Typing, at_table, heroes_for, offered
from cogs._slash import Interaction, Name, Note, TableGroup, called, said, slash
from cogs._values import Gold, Price

_BUYERS = heroes_for(offers.heroes_to_buy, "item")
_SELLERS = heroes_for(offers.heroes_to_sell, "item")
_OWNERS = at_table(lambda typing: offers.heroes_to_equip(typing.table))


def _labelled(typing: Typing, priced: Iterable[tuple[str, int | None]]) -> Iterator[Offered | str]:
    for name, gold in priced:
        if gold is None:
            yield name
        else:
            label = typing.names.say("priced-gold", name=name, gold=gold)
            yield Labelled(name, (), label)


def _wares(typing: Typing) -> Iterator[Offered | str]:
    return _labelled(typing, offers.items_to_buy(typing.table, typing.of("hero")))


def _sales(typing: Typing) -> Iterator[Offered | str]:
    return _labelled(typing, offers.items_to_sell(typing.table, typing.of("hero")))


def _gifts(typing: Typing) -> Iterable[str]:
    return offers.items_to_give(typing.table, typing.of("hero"))


def _finds(typing: Typing) -> Iterable[str]:
    return offers.items_to_add(typing.table)


def _receivers(typing: Typing) -> Iterable[Offered | str]:
    return offers.heroes_to_receive(typing.table, typing.of("hero"))


class GoldGroup(TableGroup, name=called("gold"), description=said("command-gold")):
    """The common purse."""

    @slash("gold show")
    async def show(self, interaction: Interaction) -> None:
        """Show the purse and what changed it."""
        await lookups.show(self.desk, interaction, pages.GOLD)

    @slash("gold gain")
    async def gain(self, interaction: Interaction, amount: Gold, note: Note) -> None:
        """Put gold into the purse."""
        await self.desk.play(interaction, c.ChangeGold(amount, note))

    @slash("gold spend")
    async def spend(self, interaction: Interaction, amount: Gold, note: Note) -> None:
        """Take gold out of the purse."""
        await self.desk.play(interaction, c.ChangeGold(-amount, note))


class ShopGroup(TableGroup, name=called("shop"), description=said("command-shop")):
    """The heroes' items."""

    @slash("shop show")
    async def show(self, interaction: Interaction) -> None:
        """Show what can be bought and sold."""
        await lookups.show(self.desk, interaction, pages.SHOP)

    @slash("shop reveal")
    async def reveal(self, interaction: Interaction) -> None:
        """Reveal one more card of the bot's deck."""
        await self.desk.play(interaction, c.RevealItem())

    @slash("shop buy")
    @offered(item=at_table(_wares), hero=_BUYERS)
    async def buy(
        self, interaction: Interaction, item: Name, hero: Name, price: Price | None = None
    ) -> None:
        """Buy an item."""
        await self.desk.play(interaction, c.BuyItem(item, hero, price))

    @slash("shop sell")
    @offered(item=at_table(_sales), hero=_SELLERS)
    async def sell(self, interaction: Interaction, item: Name, hero: Name) -> None:
        """Sell an item."""
        await self.desk.play(interaction, c.SellItem(item, hero))

    @slash("shop give")
    @offered(item=at_table(_gifts), hero=_SELLERS, to=at_table(_receivers))
    async def give(self, interaction: Interaction, item: Name, hero: Name, to: Name) -> None:
        """Hand an item to another hero."""
        await self.desk.play(interaction, c.GiveItem(item, hero, to))

    @slash("shop add")
    @offered(item=at_table(_finds), hero=_OWNERS)
    async def add(self, interaction: Interaction, item: Name, hero: Name, note: Note) -> None:
        """Enter an item that a hero got otherwise."""
        await self.desk.play(interaction, c.AddItem(item, hero, note))


async def setup(bot: OverlordBot) -> None:
    """Add both groups to the bot."""
    bot.tree.add_command(GoldGroup(bot.desk))
    bot.tree.add_command(ShopGroup(bot.desk))
