"""A card beneath which the overlord puts others: Secret Council."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Track
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import PlotCard

HOW_MANY = Asks(q.PickNumber, "cards-beneath")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsBeneath(Kind):
    """Puts up to `most` Overlord cards beneath it and gains threat for each (R4)."""

    kind: Literal["cards-beneath"] = "cards-beneath"
    most: int
    threat_each: int
    asks: ClassVar[tuple[Asks, ...]] = (HOW_MANY,)

    def play(self, draft: Draft, card: Card) -> None:
        """Ask how many cards go beneath it."""
        id, then, purpose = draft.new_question_id(), draft.take_agenda(), HOW_MANY.purpose
        side = q.Audience.OVERLORD
        draft.ask(q.PickNumber(id, card.key, purpose, 0, self._most(draft), side, then=then))

    def _most(self, draft: Draft) -> int:
        """Count how many cards there may be: where the hand is counted, no more than it holds."""
        counted = draft.campaign.keeps(Track.SHEET)
        return min(self.most, draft.campaign.party.hand) if counted else self.most

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Put them beneath it and gain the threat."""
        number = int(value)
        draft.add(e.CardsPutBeneath(card.key, number))
        draft.transfer(SUPPLY, POOL, number * self.threat_each, e.Why.CARD, card.key)

    def refreshed(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Discard the cards beneath it."""
        if held.beneath:
            draft.add(e.CardsDiscarded(card.key, held.beneath))
