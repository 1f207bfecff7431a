"""A card that collects hero tokens: Time on the Rack."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Sheet
from bot.rules.cards import sheets
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import Campaign, Hero, PlotCard

RACKED = Asks(q.PickHero, "racked-hero")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Rack(Kind):
    """Puts a hero token on the card; each lowers that hero's Stamina until quest end (Z8)."""

    kind: Literal["rack"] = "rack"
    stamina_each: int
    least: int
    asks: ClassVar[tuple[Asks, ...]] = (RACKED,)

    def play(self, draft: Draft, card: Card) -> None:
        """Let the overlord choose the hero."""
        heroes = tuple(draft.campaign.heroes)
        hero = pick_hero(draft, card, RACKED, heroes, q.Audience.OVERLORD)
        if hero is not None:
            self._rack(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Put the chosen hero's token on the card."""
        self._rack(draft, card, value)

    def weakened(self, sheet: Sheet, campaign: Campaign, card: Card, hero: Hero) -> Sheet:
        """Lower Stamina for each of the hero's tokens."""
        tokens = campaign.cards[card.key].hero_tokens.count(hero.key)
        return sheets.lowered(sheet, ("stamina",), tokens * self.stamina_each, self.least)

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Give the tokens back."""
        if held.hero_tokens:
            draft.add(e.CountersRemoved(card.key))

    def _rack(self, draft: Draft, card: Card, hero: str) -> None:
        draft.add(e.HeroTokenRacked(card.key, hero))
        sheets.tell(draft, card, hero, ("stamina",))
