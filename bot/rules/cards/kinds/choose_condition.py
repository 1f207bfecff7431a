"""A card that gives a condition of the overlord's choice: If Looks Could Kill."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Track
from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q

WHICH = Asks(q.PickWord, "condition", moves_tokens=False)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseCondition(Kind):
    """Gives the target a condition of the overlord's choice (Z2)."""

    kind: Literal["choose-condition"] = "choose-condition"
    options: tuple[str, ...]
    asks: ClassVar[tuple[Asks, ...]] = (WHICH,)
    names_conditions: ClassVar[str] = "options"

    def play(self, draft: Draft, card: Card) -> None:
        """Ask for the condition."""
        id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
        draft.ask(q.PickWord(id, card.key, WHICH.purpose, self.options, side, then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Give it; where sheets are kept, to whom the last attack was at, if that is known."""
        known = draft.campaign.target if draft.campaign.keeps(Track.EVERYTHING) else ""
        draft.add(e.ConditionGiven(value, card.key, known))
