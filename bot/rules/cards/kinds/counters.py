"""A card on which counters gather that the table takes off: Mystic Might, Into the Shadows."""

from dataclasses import dataclass
from typing import Literal, final

from bot.rules.basics.places import SUPPLY, on_card
from bot.rules.cards.kind import Kind, Loose, What
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Hero, PlotCard


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Counters(Kind):
    """Bears counters, `tokens` more at each trigger and at most `most`, until they leave (L3).

    They come off one by one as the table says, and all of them at once `off` as a hero rests, or
    at their end. `what` they are is for the words alone.
    """

    kind: Literal["counters"] = "counters"
    tokens: int
    most: int = 0
    until: Literal["encounter-end", "quest-end"]
    off: Literal["by-hand", "rest"] = "by-hand"
    what: What = "token"

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it once no more may lie on it."""
        if self.most and draft.campaign.tokens.get(on_card(card.key), 0) >= self.most:
            draft.refuse(r.CardHoldsNoMore(card.key, self.most))

    def play(self, draft: Draft, card: Card) -> None:
        """Lay them on it."""
        lying = draft.campaign.tokens.get(on_card(card.key), 0)
        laid = min(self.tokens, max(0, self.most - lying)) if self.most else self.tokens
        draft.transfer(SUPPLY, on_card(card.key), laid, e.Why.COUNTER_LAID, card.key)

    def loose(self, card: Card) -> Loose | None:
        """Let one come off at a time."""
        return Loose(on_card(card.key), e.Why.COUNTER_OFF)

    def hero_rests(self, draft: Draft, card: Card, hero: Hero) -> bool:
        """Take all of them off if that is what a rest does; nothing is asked."""
        if self.off == "rest" and self._take_off(draft, card):
            draft.add(e.CardCounts(card.key))
        return False

    def encounter_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Take them off, if they last until then."""
        if self.until == "encounter-end":
            self._take_off(draft, card)

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Take them off."""
        self._take_off(draft, card)

    def _take_off(self, draft: Draft, card: Card) -> int:
        return draft.clear(on_card(card.key), e.Why.COUNTER_OFF, card.key)
