"""/card and /conquest: the overlord's cards and the heroes' conquest in the first edition."""

from collections.abc import Iterable

from bot.desk.client import OverlordBot
from bot.desk.handlers import lookups
from bot.pages.lookups import dungeon
from bot.rules import offers
from bot.rules.basics.options import OverlordCardKind
from bot.rules.printed.first import OverlordCard
from bot.rules.state import commands as c
from cogs._offering import Typing, at_table, heroes, offered
from cogs._slash import Interaction, Name, Note, TableGroup, called, said, slash
from cogs._values import Amount, CardKindWord, Cost, Paid, Pile


def _discards(typing: Typing) -> Iterable[OverlordCard]:
    return offers.printed_cards(typing.table)


def _plays(typing: Typing) -> Iterable[OverlordCard]:
    kind = typing.of("kind")
    return offers.printed_cards(typing.table, OverlordCardKind(kind) if kind else None)


class CardGroup(TableGroup, name=called("card"), description=said("command-card")):
    """The overlord's cards of the first edition."""

    @slash("card draw")
    async def draw(self, interaction: Interaction, cards: Pile = 1) -> None:
        """Draw cards."""
        await self.desk.play(interaction, c.DrawOverlordCards(cards))

    @slash("card discard")
    @offered(card=at_table(_discards))
    async def discard(
        self,
        interaction: Interaction,
        threat: Cost | None = None,
        card: Name = "",
        cards: Pile = 1,
    ) -> None:
        """Discard cards for threat."""
        await self.desk.play(interaction, c.DiscardOverlordCards(threat, card, cards))

    @slash("card play")
    @offered(card=at_table(_plays))
    async def play(
        self, interaction: Interaction, kind: CardKindWord, threat: Paid, card: Name = ""
    ) -> None:
        """Play a card."""
        await self.desk.play(interaction, c.PlayOverlordCard(kind, threat, card))

    @slash("card hand")
    async def hand(self, interaction: Interaction) -> None:
        """Show the overlord the cards in hand, deck and discard pile."""
        await lookups.show(self.desk, interaction, dungeon.HAND)

    @slash("card deck")
    async def deck(self, interaction: Interaction, size: Pile) -> None:
        """Say how many cards the whole deck has."""
        await self.desk.play(interaction, c.CountDeck(size))


class ConquestGroup(TableGroup, name=called("conquest"), description=said("command-conquest")):
    """The heroes' conquest of the first edition."""

    @slash("conquest show")
    async def show(self, interaction: Interaction) -> None:
        """Show the conquest and where it came from."""
        await lookups.show(self.desk, interaction, dungeon.CONQUEST)

    @slash("conquest gain")
    async def gain(self, interaction: Interaction, amount: Amount, note: Note) -> None:
        """Give the heroes conquest."""
        await self.desk.play(interaction, c.ChangeConquest(amount, note))

    @slash("conquest lose")
    async def lose(self, interaction: Interaction, amount: Amount, note: Note) -> None:
        """Take conquest from the heroes."""
        await self.desk.play(interaction, c.ChangeConquest(-amount, note))

    @slash("conquest glyph")
    async def glyph(self, interaction: Interaction) -> None:
        """Say that a glyph was activated."""
        await self.desk.play(interaction, c.ActivateGlyph())

    @slash("conquest killed")
    @offered(hero=heroes(c.KillHero))
    async def killed(
        self, interaction: Interaction, hero: Name, amount: Amount | None = None
    ) -> None:
        """Say that a hero was killed."""
        await self.desk.play(interaction, c.KillHero(hero, amount))


async def setup(bot: OverlordBot) -> None:
    """Add both groups to the bot."""
    bot.tree.add_command(CardGroup(bot.desk))
    bot.tree.add_command(ConquestGroup(bot.desk))
