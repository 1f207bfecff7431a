"""Cards on which tokens lie for a while: treasures from the supply, a reserve from the pool."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.places import POOL, SUPPLY, on_card
from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import PlotCard
from bot.rules.state.touches import OPEN, PAYMENT

LAID = Asks(q.PickNumber, "tokens-laid", OPEN)
RESERVED = Asks(q.PickNumber, "reserved", PAYMENT)
MOST_BUTTONS = 20


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Treasure(Kind):
    """Gathers tokens from the supply, at most `most`; the overlord gains them as the quest ends.

    A trigger lays `tokens` on it, or opens it for what the table counts, so many each (L3).
    """

    kind: Literal["treasure"] = "treasure"
    tokens: int
    most: int
    counted: bool = False
    asks: ClassVar[tuple[Asks, ...]] = (LAID,)

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it once no more tokens may lie on it."""
        if not self._room(draft, card):
            draft.refuse(r.CardHoldsNoMore(card.key, self.most))

    def play(self, draft: Draft, card: Card) -> None:
        """Lay the tokens on it, or ask for how many there are to lay."""
        room = self._room(draft, card)
        if not self.counted:
            self._lay(draft, card, self.tokens)
        elif room:
            id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
            draft.ask(q.PickNumber(id, card.key, LAID.purpose, 0, room, side, then=then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Lay as many as the table has counted."""
        self._lay(draft, card, int(value) * self.tokens)

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Gain what lies on it."""
        tokens = draft.campaign.tokens.get(on_card(card.key), 0)
        draft.transfer(on_card(card.key), POOL, tokens, e.Why.TAKEN_FROM_CARD, card.key)

    def _lay(self, draft: Draft, card: Card, tokens: int) -> None:
        laid = min(tokens, self._room(draft, card))
        draft.transfer(SUPPLY, on_card(card.key), laid, e.Why.LAID_ON_CARD, card.key)

    def _room(self, draft: Draft, card: Card) -> int:
        return max(0, self.most - draft.campaign.tokens.get(on_card(card.key), 0))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Reserve(Kind):
    """Keeps threat of the overlord's own out of the pool until the encounter ends (L3)."""

    kind: Literal["reserve"] = "reserve"
    asks: ClassVar[tuple[Asks, ...]] = (RESERVED,)

    def play(self, draft: Draft, card: Card) -> None:
        """Ask how much is laid on it."""
        most = min(MOST_BUTTONS, draft.campaign.threat)
        if most:
            id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
            draft.ask(q.PickNumber(id, card.key, RESERVED.purpose, 0, most, side, then=then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Lay it there."""
        reserved = min(int(value), draft.campaign.threat)
        draft.transfer(POOL, on_card(card.key), reserved, e.Why.RESERVED, card.key)

    def encounter_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Give it back."""
        tokens = draft.campaign.tokens.get(on_card(card.key), 0)
        draft.transfer(on_card(card.key), POOL, tokens, e.Why.RESERVE_RETURNED, card.key)
