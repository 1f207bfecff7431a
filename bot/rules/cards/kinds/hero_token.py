"""Cards on which the heroes lay a hero token as a quest begins: Dark Pact, The Dark Mark."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import PlotCard
from bot.rules.state.touches import OPEN

WHOSE = Asks(q.PickHero, "pact-hero", OPEN, moves_tokens=False)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HeroToken(Kind):
    """Bears the token of a hero whom the heroes choose for a quest; a trigger gains threat (L3)."""

    kind: Literal["hero-token"] = "hero-token"
    threat: int
    asks: ClassVar[tuple[Asks, ...]] = (WHOSE,)

    def quest_began(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Let the heroes choose whose token lies here."""
        if held.faceup:
            id, heroes = draft.new_question_id(), tuple(draft.campaign.heroes)
            draft.ask(q.PickHero(id, card.key, WHOSE.purpose, heroes, q.Audience.HEROES))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Lay the token of the chosen hero here."""
        draft.add(e.HeroTokenRacked(card.key, value))

    def play(self, draft: Draft, card: Card) -> None:
        """Gain the threat, if it brings any; the table does the rest."""
        draft.do((q.GainByCard(card.key, self.threat),))

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Give the token back."""
        if held.hero_tokens:
            draft.add(e.CountersRemoved(card.key))
