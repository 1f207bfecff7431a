"""Cards whose own text spends threat beside their trigger; it turns into no fortune (L3, T8)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.choices import NO, YES
from bot.rules.state.touches import OPEN, PAYMENT

EXTRA = Asks(q.PickNumber, "pay-extra", PAYMENT)
AT_ONCE = Asks(q.SayYes, "discard-at-once", PAYMENT, tells=("threat",))
IN_VAIN = Asks(q.SayYes, "attack-in-vain", OPEN, tells=("threat",))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PayExtra(Kind):
    """Pays as much threat as the overlord likes, up to `most`, for more of something (L3)."""

    kind: Literal["pay-extra"] = "pay-extra"
    most: int
    asks: ClassVar[tuple[Asks, ...]] = (EXTRA,)

    def play(self, draft: Draft, card: Card) -> None:
        """Ask how much."""
        most = min(self.most, draft.campaign.threat)
        if most:
            id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
            draft.ask(q.PickNumber(id, card.key, EXTRA.purpose, 0, most, side, then=then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Pay it."""
        _discard(draft, card, int(value))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Gamble(Kind):
    """Discards threat at once, or only if the attack it strengthens deals no damage (L3)."""

    kind: Literal["gamble"] = "gamble"
    threat: int
    asks: ClassVar[tuple[Asks, ...]] = (AT_ONCE, IN_VAIN)

    def play(self, draft: Draft, card: Card) -> None:
        """Ask whether it is paid at once, if the pool can pay it."""
        asked = AT_ONCE if draft.campaign.threat >= self.threat else IN_VAIN
        self._ask(draft, card, asked)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Pay; whoever does not pay at once waits for the attack."""
        if value == YES:
            _discard(draft, card, self.threat)
        elif value == NO and AT_ONCE.fits(question):
            self._ask(draft, card, IN_VAIN)

    def _ask(self, draft: Draft, card: Card, asked: Asks) -> None:
        id, then = draft.new_question_id(), draft.take_agenda()
        draft.ask(q.SayYes(id, card.key, asked.purpose, q.Audience.OVERLORD, then=then))


def _discard(draft: Draft, card: Card, amount: int) -> None:
    """Discard threat, as far as the pool holds it."""
    amount = min(amount, draft.campaign.threat)
    draft.transfer(POOL, SUPPLY, amount, e.Why.CARD_PAYMENT, card.key)
