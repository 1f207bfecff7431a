"""Cards that count as an encounter ends: gains for what is left, and a hoard that grows."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.places import POOL, SUPPLY, on_card
from bot.rules.cards.kind import Asks, Kind, Loose, What
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import PlotCard
from bot.rules.state.choices import NO, YES
from bot.rules.state.touches import OPEN

IS_IT = Asks(q.SayYes, "at-encounter-end", OPEN, tells=("threat_each", "per_hero"))
HOW_MANY = Asks(q.PickNumber, "left-at-encounter-end", OPEN, tells=("threat_each",))
SEARCH_TOKENS = Asks(q.PickNumber, "search-tokens-left", OPEN)
BOX = Asks(q.SayYes, "box-for-threat", OPEN)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterEndGain(Kind):
    """Gains threat at an encounter's end, for each of what is left then, up to `most` (L3).

    It counts `when` it lies faceup, or only at the end of the encounter it was triggered in. With
    counters `per_hero` on it from an encounter's start on, none left at its end is what it waits
    for; where some are left the table has the last word, who may have taken them off without the
    bot. `what` they are is for the words alone.
    """

    kind: Literal["encounter-end-gain"] = "encounter-end-gain"
    threat_each: int
    most: int
    when: Literal["faceup", "triggered"]
    per_hero: int = 0
    what: What = "token"
    asks: ClassVar[tuple[Asks, ...]] = (IS_IT, HOW_MANY)

    def play(self, draft: Draft, card: Card) -> None:
        """Wait for the encounter's end."""

    def encounter_began(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Lay its counters on it, as many for each hero."""
        if held.faceup:
            amount = self.per_hero * len(draft.campaign.heroes)
            draft.transfer(SUPPLY, on_card(card.key), amount, e.Why.COUNTER_LAID, card.key)

    def loose(self, card: Card) -> Loose | None:
        """Let its counters come off one by one."""
        return Loose(on_card(card.key), e.Why.COUNTER_OFF) if self.per_hero else None

    def encounter_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Ask what is left: yes or no where it is one thing, else how many."""
        if not held.faceup or (self.when == "triggered" and not held.triggered):
            return
        if self.per_hero and not self._off(draft, card) and held.laid:
            draft.do((q.GainByCard(card.key, self.threat_each),))
            return
        id, side = draft.new_question_id(), q.Audience.OVERLORD
        if self.most == 1:
            draft.ask(q.SayYes(id, card.key, IS_IT.purpose, side))
        else:
            draft.ask(q.PickNumber(id, card.key, HOW_MANY.purpose, 0, self.most, side))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Gain threat for each."""
        count = {YES: 1, NO: 0}[value] if isinstance(question, q.SayYes) else int(value)
        draft.do((q.GainByCard(card.key, count * self.threat_each),))

    def _off(self, draft: Draft, card: Card) -> int:
        """Take its counters off; gives how many were left."""
        return draft.clear(on_card(card.key), e.Why.COUNTER_OFF, card.key)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Hoard(Kind):
    """Grows by the search tokens left at each encounter's end; the quest's end may cash it (L3)."""

    kind: Literal["hoard"] = "hoard"
    most: int
    asks: ClassVar[tuple[Asks, ...]] = (SEARCH_TOKENS, BOX)

    def play(self, draft: Draft, card: Card) -> None:
        """Wait for an encounter's end."""

    def encounter_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Ask how many search tokens are left on the map."""
        if held.faceup:
            id, side = draft.new_question_id(), q.Audience.OVERLORD
            draft.ask(q.PickNumber(id, card.key, SEARCH_TOKENS.purpose, 0, self.most, side))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Lay as many tokens on it; once the quest is over, ask whether they are gained."""
        hoard = on_card(card.key)
        match question:
            case q.PickNumber():
                draft.transfer(SUPPLY, hoard, int(value), e.Why.LAID_ON_CARD, card.key)
                if draft.campaign.quest is None and draft.campaign.tokens.get(hoard):
                    id = draft.new_question_id()
                    draft.ask(q.SayYes(id, card.key, BOX.purpose, q.Audience.OVERLORD))
            case q.SayYes() if value == YES:
                tokens = draft.campaign.tokens.get(hoard, 0)
                draft.transfer(hoard, POOL, tokens, e.Why.TAKEN_FROM_CARD, card.key)
                draft.add(e.CardReturned(card.key, to_box=True))
            case _:
                draft.clear(hoard, e.Why.OFF_CARD, card.key)
