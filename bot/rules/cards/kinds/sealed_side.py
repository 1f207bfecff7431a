"""A card beneath which a token lies with its side sealed until the quest ends: a bet (L5)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Winner
from bot.rules.basics.places import SUPPLY, on_card
from bot.rules.basics.sealing import FORTUNE_SIDE, SIDES, THREAT_SIDE, commitment, sealed, side_of
from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import PlotCard
from bot.rules.state.choices import SEALED

SIDE = Asks(q.PickWord, SEALED)
_BETS_ON = {THREAT_SIDE: Winner.OVERLORD, FORTUNE_SIDE: Winner.HEROES}
_TOKENS = 1


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SealedSide(Kind):
    """Hides the side of a token; the side of whoever wins the quest is worth `threat` (L5).

    The side is sealed as the dice are: its digest is posted, what opens it is shown at the end.
    """

    kind: Literal["sealed-side"] = "sealed-side"
    threat: int
    asks: ClassVar[tuple[Asks, ...]] = (SIDE,)

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it while a token lies beneath it."""
        if draft.campaign.cards[card.key].seal:
            draft.refuse(r.CardHoldsNoMore(card.key, _TOKENS))

    def play(self, draft: Draft, card: Card) -> None:
        """Let the overlord choose the side; what is sealed already stays."""
        if not draft.campaign.cards[card.key].seal:
            id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
            draft.ask(q.PickWord(id, card.key, SIDE.purpose, SIDES, side, then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Lay the token there and seal its side."""
        secret = sealed(value, draft.dice.new_secret())
        draft.transfer(SUPPLY, on_card(card.key), _TOKENS, e.Why.LAID_ON_CARD, card.key)
        draft.add(e.SideSealed(card.key, commitment(bytes.fromhex(secret)), secret))

    def quest_decided(self, draft: Draft, card: Card, held: PlotCard, winner: Winner) -> None:
        """Show the side and gain the threat if it is the winner's."""
        if held.seal:
            draft.clear(on_card(card.key), e.Why.OFF_CARD, card.key)
            self.laid_open(draft, card, held)
            if _BETS_ON.get(side_of(held.sealed)) is winner:
                draft.do((q.GainByCard(card.key, self.threat),))

    def laid_open(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Show the side; one that was sealed by another host only that host could show."""
        if held.sealed:
            draft.add(e.SealOpened(card.key, held.sealed))
        elif held.seal:
            draft.add(e.SealLost(card.key))
