"""/plot: the overlord's Plot deck and its cards."""

from collections.abc import Iterator

import discord

from bot.desk.client import OverlordBot
from bot.desk.handlers import deck_import, lookups
from bot.pages.lookups.cards import lookable
from bot.rules import card_offers, offers
from bot.rules.state import commands as c
from cogs._offering import Labelled, Typing, at_table, offered, priced
from cogs._slash import Interaction, Name, PortableGroup, called, said, slash
from cogs._values import Amount, Cost, SpendWord


def _of_lieutenants(typing: Typing) -> Iterator[Labelled]:
    """Offer the decks with their lieutenants, by whom many know them."""
    for deck in offers.decks(typing.table):
        names = {"deck": deck.name, "lieutenant": deck.lieutenant}
        label = typing.names.say("of-lieutenant", **names)
        yield Labelled(deck.name, (*deck.also, deck.lieutenant), label)


class PlotGroup(PortableGroup, name=called("plot"), description=said("command-plot")):
    """Plot decks and cards."""

    @slash("plot decks", portable=True)
    async def decks(self, interaction: Interaction) -> None:
        """Show the decks there are."""
        await lookups.show(self.desk, interaction, "decks")

    @slash("plot choose")
    @offered(deck=at_table(_of_lieutenants))
    async def choose(self, interaction: Interaction, deck: Name) -> None:
        """Choose the deck of the campaign."""
        await self.desk.play(interaction, c.ChooseDeck(deck))

    @slash("plot hand")
    async def hand(self, interaction: Interaction) -> None:
        """Show the overlord's cards."""
        await lookups.show(self.desk, interaction, "hand")

    @slash("plot show", portable=True)
    @offered(card=at_table(lambda typing: lookable(typing.table)))
    async def show(self, interaction: Interaction, card: Name) -> None:
        """Show a card."""
        await lookups.show(self.desk, interaction, "card", card)

    @slash("plot buy")
    @offered(card=priced(lambda typing: card_offers.purchases(typing.table)))
    async def buy(self, interaction: Interaction, card: Name) -> None:
        """Purchase a card."""
        await self.desk.play(interaction, c.BuyPlotCard(card))

    @slash("plot trigger")
    @offered(card=priced(lambda typing: card_offers.trigger_costs(typing.table)))
    async def trigger(self, interaction: Interaction, card: Name) -> None:
        """Trigger a card."""
        await self.desk.play(interaction, c.TriggerPlotCard(card))

    @slash("plot refresh")
    @offered(card=at_table(lambda typing: card_offers.cards_to_refresh(typing.table)))
    async def refresh(self, interaction: Interaction, card: Name) -> None:
        """Refresh a card by hand."""
        await self.desk.play(interaction, c.RefreshPlotCard(card))

    @slash("plot exhaust")
    @offered(card=at_table(lambda typing: card_offers.cards_to_exhaust(typing.table)))
    async def exhaust(self, interaction: Interaction, card: Name) -> None:
        """Exhaust a card by hand."""
        await self.desk.play(interaction, c.ExhaustPlotCard(card))

    @slash("plot take")
    @offered(card=at_table(lambda typing: card_offers.cards_to_take_off(typing.table)))
    async def take(self, interaction: Interaction, card: Name, amount: Amount = 1) -> None:
        """Take tokens off a card."""
        await self.desk.play(interaction, c.TakeTokensOff(card, amount))

    @slash("plot spend")
    @offered(card=at_table(lambda typing: card_offers.cards_to_spend(typing.table)))
    async def spend(self, interaction: Interaction, card: Name, use: SpendWord) -> None:
        """Tell whether a trigger exhausts the group's own card."""
        await self.desk.play(interaction, c.RecordPlotSpend(card, use))

    @slash("plot forget")
    @offered(deck=at_table(lambda typing: offers.decks_to_forget(typing.table)))
    async def forget(self, interaction: Interaction, deck: Name) -> None:
        """Take a group's own deck off the server."""
        await deck_import.forget(self.desk, interaction, deck)

    @slash("plot import")
    async def take_in(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Import a group's own deck."""
        await deck_import.take_in(self.desk, interaction, file)

    @slash("plot cost")
    @offered(card=at_table(lambda typing: card_offers.cards_to_cost(typing.table)))
    async def cost(self, interaction: Interaction, card: Name, trigger: Cost) -> None:
        """Tell a trigger cost that the data lacks."""
        await self.desk.play(interaction, c.RecordPlotCost(card, trigger))


async def setup(bot: OverlordBot) -> None:
    """Add the group to the bot."""
    bot.tree.add_command(PlotGroup(bot.desk))
