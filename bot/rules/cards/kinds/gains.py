"""Cards that bring threat: at once, counted, by an outcome, by the winner, by leaving a choice."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Track, Winner
from bot.rules.basics.stage import Step
from bot.rules.cards import agents
from bot.rules.cards.agents import Awaited
from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.printed.sheet import GOLD_STEP
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import PlotCard
from bot.rules.state.choices import YES
from bot.rules.state.touches import OPEN

LARGE = Asks(q.SayYes, "large-monster", tells=("large",))
COUNTED = Asks(q.PickNumber, "counted-gain", tells=("threat_each",))
OUTCOME = Asks(q.SayYes, "outcome", OPEN, tells=("threat",))
LEFT = Asks(q.SayYes, "leave-choice", OPEN, tells=("threat",))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Gain(Kind):
    """Gains threat, `large` more for a large monster; some only `after` what an agent did (L3)."""

    kind: Literal["gain"] = "gain"
    threat: int
    large: int = 0
    after: Awaited = ""
    asks: ClassVar[tuple[Asks, ...]] = (LARGE,)

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it where its moment is the agent's, and is not there."""
        agents.need_awaited(draft, card, self.after)

    def play(self, draft: Draft, card: Card) -> None:
        """Gain the threat, or ask first for how large a monster it is."""
        if not self.large:
            draft.do((q.GainByCard(card.key, self.threat),))
            return
        id, then = draft.new_question_id(), draft.take_agenda()
        draft.ask(q.SayYes(id, card.key, LARGE.purpose, q.Audience.OVERLORD, then=then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Gain it for the monster told."""
        more = self.large if value == YES else 0
        draft.do((q.GainByCard(card.key, self.threat + more),))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CountedGain(Kind):
    """Gains threat for each of what the table counts, up to `most`, never more than heroes (L3).

    Only where `of_heroes` is said they are the heroes. With `then` "box" the card leaves.
    """

    kind: Literal["counted-gain"] = "counted-gain"
    threat_each: int
    most: int
    of_heroes: bool = False
    then: Literal["stay", "box"] = "stay"
    after: Awaited = ""
    asks: ClassVar[tuple[Asks, ...]] = (COUNTED,)

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it where its moment is the agent's, and is not there."""
        agents.need_awaited(draft, card, self.after)

    def play(self, draft: Draft, card: Card) -> None:
        """Ask how many there are."""
        most = min(self.most, len(draft.campaign.heroes)) if self.of_heroes else self.most
        id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
        draft.ask(q.PickNumber(id, card.key, COUNTED.purpose, 0, most, side, then=then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Gain threat for each; the card goes to the box if it says so."""
        draft.do((q.GainByCard(card.key, int(value) * self.threat_each),))
        if self.then == "box":
            draft.add(e.CardReturned(card.key, to_box=True))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class GainIf(Kind):
    """Gains threat if what its text waits for comes about; the table says whether it did (L3)."""

    kind: Literal["gain-if"] = "gain-if"
    threat: int
    asks: ClassVar[tuple[Asks, ...]] = (OUTCOME,)

    def play(self, draft: Draft, card: Card) -> None:
        """Ask for the outcome; until then only the end of the encounter waits."""
        id, then = draft.new_question_id(), draft.take_agenda()
        draft.ask(q.SayYes(id, card.key, OUTCOME.purpose, q.Audience.OVERLORD, then=then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Gain the threat if it came about."""
        if value == YES:
            draft.do((q.GainByCard(card.key, self.threat),))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class QuestReward(Kind):
    """Gains threat by who won the quest that just ended; `gold` times 25 is the heroes' (L3)."""

    kind: Literal["quest-reward"] = "quest-reward"
    heroes_won: int
    overlord_won: int
    gold: int = 0

    def play(self, draft: Draft, card: Card) -> None:
        """Gain what the winner makes of it; the gold is in the purse where that is kept (G1)."""
        won = {Winner.HEROES: self.heroes_won, Winner.OVERLORD: self.overlord_won}
        winner = draft.campaign.last_winner
        if winner is not None:
            draft.do((q.GainByCard(card.key, won[winner]),))
        if self.gold and draft.campaign.keeps(Track.SHEET):
            draft.add(e.GoldChanged(self.gold * GOLD_STEP, e.GoldWhy.GAINED, card.name))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveChoice(Kind):
    """Gains threat if the overlord leaves the choice of the next quest to the heroes (L3).

    The winner of the last quest chooses, so nothing is asked after the heroes have won.
    """

    kind: Literal["leave-choice"] = "leave-choice"
    threat: int
    asks: ClassVar[tuple[Asks, ...]] = (LEFT,)

    def play(self, draft: Draft, card: Card) -> None:
        """Gain the threat where the group's own card is triggered."""
        draft.do((q.GainByCard(card.key, self.threat),))

    def step_came(self, draft: Draft, card: Card, held: PlotCard, step: Step) -> None:
        """Ask the overlord whose choice it is."""
        here = draft.campaign.stage.step is step is Step.CHOOSE_QUEST
        if here and held.faceup and draft.campaign.last_winner is Winner.OVERLORD:
            id = draft.new_question_id()
            draft.ask(q.SayYes(id, card.key, LEFT.purpose, q.Audience.OVERLORD))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Gain the threat for leaving it."""
        if value == YES:
            self.play(draft, card)
