"""/threat and /overlord: what the overlord gains, loses and holds."""

from collections.abc import Iterator

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups
from bot.pages.lookups import overlord_deck
from bot.rules import card_offers, offers, sheet_offers
from bot.rules.basics.options import GainReason
from bot.rules.printed.decks import Card
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from cogs._offering import Labelled, Offered, Typing, at_table, offered
from cogs._slash import Interaction, Name, Note, TableGroup, called, said, slash
from cogs._values import Amount, Correction, Experience, Pile, ReasonWord, YesNo


def _defeated(typing: Typing) -> tuple[Hero, ...]:
    """Give the heroes whose defeat may bring threat now; no other reason names a hero."""
    reason = GainReason.HERO_DEFEATED
    if typing.of("reason", reason) != reason:
        return ()
    return offers.heroes(typing.table, lambda hero: c.GainThreat(reason, hero))


def _sources(typing: Typing) -> tuple[Card, ...]:
    """Give the cards that may bring threat; no other reason names a card."""
    reason = GainReason.CARD
    if typing.of("reason", reason) != reason:
        return ()
    return card_offers.cards_for_gain(typing.table, c.GainThreat(reason))


def _learnable(typing: Typing) -> Iterator[Offered]:
    owned = typing.of("owned") == "yes"
    for card in sheet_offers.cards_to_learn(typing.table, owned=owned):
        if owned or card.xp is None:
            yield card
        else:
            label = typing.names.say("priced-xp", name=card.name, xp=card.xp)
            yield Labelled(card.name, card.also, label)


class ThreatGroup(TableGroup, name=called("threat"), description=said("command-threat")):
    """The overlord's threat."""

    @slash("threat gain")
    @offered(
        hero=at_table(_defeated),
        card=at_table(_sources),
    )
    async def gain(
        self,
        interaction: Interaction,
        reason: ReasonWord,
        hero: Name | None = None,
        amount: Amount = 1,
        card: Name | None = None,
        note: Note | None = None,
    ) -> None:
        """Gain threat."""
        await self.desk.play(interaction, c.GainThreat(reason, hero, amount, card, note))

    @slash("threat lose")
    async def lose(self, interaction: Interaction, amount: Amount, note: Note) -> None:
        """Correct the pool downwards."""
        await self.desk.play(interaction, c.LoseThreat(amount, note))

    @slash("threat convert")
    async def convert(self, interaction: Interaction, xp: Experience) -> None:
        """Spend experience points on threat."""
        await self.desk.play(interaction, c.ConvertXp(xp))

    @slash("threat show")
    async def show(self, interaction: Interaction) -> None:
        """Show the pool."""
        await lookups.show(self.desk, interaction, "threat")


class OverlordGroup(TableGroup, name=called("overlord"), description=said("command-overlord")):
    """What the overlord holds besides threat."""

    @slash("overlord xp")
    async def xp(self, interaction: Interaction, amount: Correction, note: Note) -> None:
        """Correct the experience points."""
        await self.desk.play(interaction, c.AdjustXp(amount, note))

    @slash("overlord draw")
    async def draw(self, interaction: Interaction, cards: Pile = 1, note: Note = "") -> None:
        """Draw Overlord cards."""
        await self.desk.play(interaction, c.ChangeHand(cards, note))

    @slash("overlord discard")
    async def discard(self, interaction: Interaction, cards: Pile = 1) -> None:
        """Discard Overlord cards."""
        await self.desk.play(interaction, c.ChangeHand(-cards))

    @slash("overlord learn")
    @offered(card=at_table(_learnable))
    async def learn(self, interaction: Interaction, card: Name, owned: YesNo = False) -> None:
        """Learn an Overlord card."""
        await self.desk.play(interaction, c.LearnOverlordCard(card, owned))

    @slash("overlord deck")
    @offered(
        leave_out=at_table(lambda typing: sheet_offers.cards_to_leave_out(typing.table)),
        take_in=at_table(lambda typing: sheet_offers.cards_to_take_in(typing.table)),
    )
    async def deck(
        self, interaction: Interaction, leave_out: Name = "", take_in: Name = ""
    ) -> None:
        """Show the overlord the own deck, or build it for the next quest."""
        if leave_out or take_in:
            await self.desk.play(interaction, c.BuildOverlordDeck(leave_out, take_in))
            return
        await lookups.show(self.desk, interaction, overlord_deck.NAME)

    @slash("overlord basic")
    @offered(deck=at_table(lambda typing: sheet_offers.basic_decks(typing.table)))
    async def basic(self, interaction: Interaction, deck: Name) -> None:
        """Choose the basic deck."""
        await self.desk.play(interaction, c.ChooseBasicDeck(deck))


async def setup(bot: OverlordBot) -> None:
    """Add all of this to the bot."""
    bot.tree.add_command(ThreatGroup(bot.desk))
    bot.tree.add_command(OverlordGroup(bot.desk))
