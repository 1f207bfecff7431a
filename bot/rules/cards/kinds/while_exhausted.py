"""Cards that count while they stay exhausted: for the next trigger, for gains, for a step."""

from dataclasses import dataclass
from typing import Literal, final

from bot.rules.basics.stage import Step
from bot.rules.cards.kinds.table import AtTable
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, PlotCard


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CheaperNext(AtTable):
    """Makes the next trigger of another card cheaper (P8, L6)."""

    kind: Literal["cheaper-next"] = "cheaper-next"
    amount: int

    def discount(self, campaign: Campaign, held: PlotCard) -> int:
        """Make it cheaper until another card is triggered, or this one is ready again."""
        armed = held.faceup and held.exhausted and campaign.last_trigger == held.key
        return self.amount if armed else 0


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CardPerGain(AtTable):
    """Lets the overlord draw a card for each threat gained while it stays exhausted (L6)."""

    kind: Literal["card-per-gain"] = "card-per-gain"

    def threat_gained(self, draft: Draft, card: Card, held: PlotCard, amount: int) -> None:
        """Say how many cards may be drawn."""
        if held.faceup and held.exhausted:
            draft.add(e.CardsMayBeDrawn(card.key, amount))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ToldAtStep(AtTable):
    """Counts in a step of the campaign phase while it stays exhausted; it is told then (L3).

    The bot's shop then shows `items_fewer` (G2).
    """

    kind: Literal["told-at-step"] = "told-at-step"
    step: Step
    items_fewer: int = 0

    def hides_items(self, held: PlotCard) -> int:
        """Keep so many items back while it stays exhausted."""
        return self.items_fewer if held.faceup and held.exhausted else 0

    def step_came(self, draft: Draft, card: Card, held: PlotCard, step: Step) -> None:
        """Remind of it as the step begins."""
        if held.exhausted and draft.campaign.stage.step is step is self.step:
            draft.add(e.CardCounts(card.key))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ToldAtFailure(AtTable):
    """Counts when a hero fails an attribute test while it stays exhausted; it is told then (L3)."""

    kind: Literal["told-at-failure"] = "told-at-failure"

    def test_failed(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Remind of it, once a move."""
        told = e.CardCounts(card.key)
        if held.faceup and held.exhausted and told not in draft.events:
            draft.add(told)
