"""Abilities that are done as soon as they are paid for: threat and experience points."""

from dataclasses import dataclass
from typing import Literal, final

from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards.kind import Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.printed.sheet import GOLD_STEP
from bot.rules.state import events as e
from bot.rules.state import questions as q


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardThreat(Kind):
    """Discards threat from the pool to the supply, without fortune (R3).

    It makes one of the items that the bot's shop shows dearer, by so many times 25 gold.
    """

    kind: Literal["discard-threat"] = "discard-threat"
    tokens: int
    dearer: int = 0

    @property
    def discards(self) -> int:
        """Count what the pool must hold besides the trigger cost."""
        return self.tokens

    def play(self, draft: Draft, card: Card) -> None:
        """Discard the threat, and let the overlord choose the item, if there is one to choose."""
        draft.transfer(POOL, SUPPLY, self.tokens, e.Why.CARD_PAYMENT, card.key)
        items = tuple(dict.fromkeys(each.item for each in draft.campaign.party.shop))
        if self.dearer and items:
            id, then = draft.new_question_id(), draft.take_agenda()
            draft.ask(q.ItemDearer(id, card.key, items, self.dearer * GOLD_STEP, then))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Experience(Kind):
    """Gives the overlord experience; with `then` "box" the card leaves the campaign (R8)."""

    kind: Literal["experience"] = "experience"
    amount: int
    then: Literal["stay", "box"] = "stay"

    def play(self, draft: Draft, card: Card) -> None:
        """Give the experience, and the card back to the box."""
        draft.add(e.XpChanged(self.amount, e.Why.CARD, card.key))
        if self.then == "box":
            draft.add(e.CardReturned(card.key, to_box=True))
