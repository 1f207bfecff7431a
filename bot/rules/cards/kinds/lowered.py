"""A card that makes attributes lower where only the table sees it: Terrifying Presence."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute
from bot.rules.cards.kind import Asks
from bot.rules.cards.kinds.table import AtTable
from bot.rules.cards.lowering import answered, ask, lower
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import questions as q
from bot.rules.state.campaign import Campaign

HERE = Asks(q.SayYes, "lowered-here", moves_tokens=False, tells=("by",))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LoweredAttributes(AtTable):
    """Makes every attribute of some heroes lower in tests while it stays exhausted (L3).

    Whether it holds for a hero is asked where that makes a passed test fail.
    """

    kind: Literal["lowered-attributes"] = "lowered-attributes"
    by: int
    least: int
    asks: ClassVar[tuple[Asks, ...]] = (HERE,)

    def lowers(
        self, campaign: Campaign, card: Card, hero: str, attribute: Attribute, value: int
    ) -> int | None:
        """Lower it while it lies exhausted."""
        held = campaign.cards[card.key]
        return lower(value, self.by, self.least) if held.faceup and held.exhausted else None

    def doubts(self, draft: Draft, card: Card, tests: q.CountTests, test: q.HeroTest) -> bool:
        """Ask whether it holds for the hero."""
        return ask(draft, card, HERE, tests, test)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Lower it where it does."""
        answered(draft, card, question, value)
