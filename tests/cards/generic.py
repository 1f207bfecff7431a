"""Plays any card without knowing it: buys it, finds its moment, answers whatever it asks."""

from collections.abc import Iterator
from pathlib import Path

from bot.box.box import load_box
from bot.box.decks import read_deck
from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.cards import kinds as kind
from bot.rules.cards.plot import EXHAUST, SPEND
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from tests.rules.random_moves import answers_to
from tests.rules.table import LEORIC, OLGA, Table

EXAMPLE = read_deck((Path(__file__).parents[2] / "docs" / "example-deck.toml").read_bytes())
BOX = load_box().with_decks([EXAMPLE])

PHASE = {"xp", "shopping", "travel"}
ENCOUNTER = {"set-up", "overlord", "hero", "second set-up"}
# At which of the places below a moment is, as far as the rules can know.
OPEN = {
    Moment.ANY: PHASE | ENCOUNTER,
    Moment.XP_STEP: {"xp"},
    Moment.SHOPPING_STEP: {"shopping"},
    Moment.TRAVEL_STEP: {"travel"},
    Moment.SET_UP: {"set-up", "second set-up"},
    Moment.FIRST_SET_UP: {"set-up"},
    Moment.OVERLORD_TURN: ENCOUNTER - {"hero"},
    Moment.HERO_TURN: ENCOUNTER - {"overlord"},
    Moment.PLAY: ENCOUNTER,
}


class Generic(Table):
    """A table with one card of one deck, about to be bought."""

    def __init__(self, box: Box, deck: Deck, card: Card) -> None:
        super().__init__(box, check_each=False)
        self.deck, self.printed = deck, card
        self.open(heroes=2)
        self.own(deck.name)
        self.reach(Step.SPEND_XP)
        self.fund(20)
        self.fund(20)

    def buy(self, card: Card | None = None) -> None:
        """Buy the card, or another one; the basic card lies there already."""
        card = card or self.printed
        if not self.state.cards[card.key].faceup:
            self.play(OLGA, c.BuyPlotCard(card.name))

    def places(self) -> Iterator[str]:
        """Go through a campaign phase and a quest, and name each place where a moment may be."""
        yield "xp"
        self.play(OLGA, c.GoToStep(Step.SHOPPING))
        yield "shopping"
        self.play(OLGA, c.GoToStep(Step.TRAVEL))
        yield "travel"
        self.start_quest()
        self._summon()
        yield "set-up"
        self.play(OLGA, c.StartOverlordTurn())
        yield "overlord"
        self.play(OLGA, c.StartHeroTurn(LEORIC))
        yield "hero"
        self.play(OLGA, c.EndEncounter())
        self._summon()
        yield "second set-up"

    def go_to_moment(self) -> None:
        """Go to the first place where the card can be triggered."""
        next(place for place in self.places() if place in OPEN[self.printed.moment])

    def trigger(self, spend: str = EXHAUST) -> tuple[e.Event, ...]:
        """Trigger the card; exhaust or use it as told, answer all else with what comes first."""
        events = self.play(OLGA, c.TriggerPlotCard(self.printed.name))
        while self.state.questions:
            events += self._answer(self.state.questions[0], spend)
        return events

    def _answer(self, question: q.Question, spend: str) -> tuple[e.Event, ...]:
        spending = isinstance(question, q.PickWord) and question.purpose == SPEND.purpose
        for by, answer in answers_to(self.state, question):
            if spending and isinstance(answer, c.Answer) and answer.value != spend:
                continue
            try:
                return self.play(by, answer)
            except r.Refusal:
                continue
        raise AssertionError(question)

    def _summon(self) -> None:
        """Bring in the agent that a card counts the wounds of."""
        if isinstance(self.printed.effect, kind.SufferingCounters):
            summon = next(x for x in self.deck.cards if isinstance(x.effect, kind.Summon))
            self.play(OLGA, c.TriggerPlotCard(summon.name))
            while self.state.questions:
                self._answer(self.state.questions[0], EXHAUST)
            if self.state.cards[self.printed.key].faceup:
                self.play(OLGA, c.AttackAgent())


def happened(before: Campaign, after: Campaign) -> bool:
    """Tell whether anything differs that a trigger could have changed."""
    fields = ("tokens", "cards", "agent", "questions", "xp", "costs", "heroes", "stage", "turn")
    return any(getattr(before, name) != getattr(after, name) for name in fields)


def end_quest(table: Table) -> tuple[e.Event, ...]:
    """End the quest."""
    return table.play(OLGA, c.EndQuest(Winner.OVERLORD))
