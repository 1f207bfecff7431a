"""A card that tests each hero as the hero's turn begins: Swarming Tide."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute
from bot.rules.cards import attribute_tests
from bot.rules.cards.kind import Asks
from bot.rules.cards.kinds.table import AtTable
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import PlotCard

NEXT_TO = Asks(q.PickNumber, "monsters-next-to", moves_tokens=False, tells=("fatigue_each",))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTests(AtTable):
    """Tests each hero at the start of a turn while it stays exhausted (L3).

    A failure costs fatigue for each monster next to the hero, up to `most` of them.
    """

    kind: Literal["turn-tests"] = "turn-tests"
    attribute: Attribute
    fatigue_each: int
    most: int
    asks: ClassVar[tuple[Asks, ...]] = (NEXT_TO,)

    def hero_turn_began(self, draft: Draft, card: Card, held: PlotCard, hero: str) -> None:
        """Let the hero test."""
        if held.faceup and held.exhausted:
            attribute_tests.begin(draft, card, self.attribute, (hero,))

    def tests_counted(self, draft: Draft, card: Card, failed: tuple[q.HeroTest, ...]) -> None:
        """Ask how many monsters are next to the hero who failed."""
        for test in failed:
            id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
            asked = q.PickNumber(id, card.key, NEXT_TO.purpose, 0, self.most, side, test.hero, then)
            draft.ask(asked)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Let the hero suffer for each of them."""
        if isinstance(question, q.PickNumber) and int(value):
            fatigue = int(value) * self.fatigue_each
            draft.add(e.FatigueSuffered(question.hero, fatigue, card.key))
