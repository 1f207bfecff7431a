"""Plays any card without knowing it: buys it, finds its moment, answers whatever it asks."""

from collections.abc import Iterator
from pathlib import Path

from bot.box.box import load_box
from bot.box.decks import read_deck
from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.cards import kinds as kind
from bot.rules.cards.kinds.summon import TO_KNOW
from bot.rules.cards.spending import SPEND
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, Moment, Spend
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import EXHAUST, NO
from tests.rules.random_moves import answers_to
from tests.rules.table import BJORN, LEORIC, OLGA, Table

EXAMPLE = read_deck((Path(__file__).parents[2] / "docs" / "example-deck.toml").read_bytes())
BOX = load_box().with_decks([EXAMPLE])

PHASE = {"xp", "shopping", "choice", "preparation", "travel", "gold"}
ENCOUNTER = {"set-up", "overlord", "hero", "second set-up"}
# At which of the places below a moment is, as far as the rules can know.
OPEN = {
    Moment.ANY: PHASE | ENCOUNTER,
    Moment.BEFORE_TRIGGER: PHASE | ENCOUNTER,
    Moment.QUEST_END: {"gold"},
    Moment.NEXT_QUEST_STEP: {"choice"},
    Moment.QUEST_PREPARATION: {"preparation", "set-up"},
    Moment.XP_STEP: {"xp"},
    Moment.SHOPPING_STEP: {"shopping"},
    Moment.TRAVEL_STEP: {"travel"},
    Moment.SET_UP: {"set-up", "second set-up"},
    Moment.FIRST_SET_UP: {"set-up"},
    Moment.OVERLORD_TURN: ENCOUNTER - {"hero"},
    Moment.HERO_TURN: ENCOUNTER - {"overlord"},
    Moment.PLAY: ENCOUNTER,
    Moment.ENCOUNTER_START: {"set-up", "second set-up"},
    Moment.ENCOUNTER_END: ENCOUNTER,
    Moment.KNOCK_OUT: ENCOUNTER,
}
BARS_NOTHING = {each.asks.purpose: NO for each in TO_KNOW}


class Generic(Table):
    """A table with one card of one deck, about to be bought."""

    def __init__(self, box: Box, deck: Deck, card: Card) -> None:
        super().__init__(box, check_each=False)
        self.deck, self.printed = deck, card
        self.open(heroes=2)
        self.own(deck.name)
        self.start_quest()
        self.settle()
        self.end_quest(Winner.OVERLORD)
        self.settle()
        self.play(OLGA, c.GoToStep(Step.SPEND_XP))
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
        self.play(OLGA, c.GoToStep(Step.CHOOSE_QUEST))
        self.settle()
        yield "choice"
        self.play(OLGA, c.NextStep())
        yield "preparation"
        self.play(OLGA, c.NextStep())
        yield "travel"
        yield from self._in_quest()

    def _in_quest(self) -> Iterator[str]:
        self.start_quest()
        self.settle()
        self._summon()
        yield "set-up"
        self.play(OLGA, c.StartOverlordTurn())
        self._make_it_possible()
        yield "overlord"
        self.play(OLGA, c.StartHeroTurn(LEORIC))
        self.settle()
        yield "hero"
        self.play(OLGA, c.EndEncounter())
        self.settle()
        self._summon()
        yield "second set-up"
        end_quest(self)
        self.settle()
        yield "gold"

    def go_to_moment(self) -> None:
        """Go to the first place where the card can be triggered."""
        next(place for place in self.places() if place in open_at(self.printed))

    def trigger(self, spend: str = EXHAUST) -> tuple[e.Event, ...]:
        """Trigger the card; exhaust or use it as told, answer all else with what comes first."""
        events = self.play(self.triggers, c.TriggerPlotCard(self.printed.name))
        return events + self.settle(spend)

    @property
    def triggers(self) -> Person:
        """Give who triggers the card."""
        return BJORN if self.printed.spend is Spend.HERO_EXHAUSTS else OLGA

    def settle(self, spend: str = EXHAUST) -> tuple[e.Event, ...]:
        """Answer whatever is asked, until nothing is."""
        events: tuple[e.Event, ...] = ()
        while self.state.questions:
            events += self._answer(self.state.questions[0], spend)
        return events

    def _answer(self, question: q.Question, spend: str) -> tuple[e.Event, ...]:
        assert set(heroes_of(question)) <= set(self.state.heroes)
        purpose = question.purpose if isinstance(question, q.OfCard) else ""
        # Before anything is paid: what the card does, and that nothing bars the agent it brings.
        wanted = {SPEND.purpose: spend, **BARS_NOTHING}.get(purpose)
        for by, answer in answers_to(self.state, question):
            if wanted and isinstance(answer, c.Answer) and answer.value != wanted:
                continue
            try:
                return self.play(by, answer)
            except r.Refusal:
                continue
        raise AssertionError(question)

    def _make_it_possible(self) -> None:
        """Let happen in play what a card waits for: a fallen agent, a token on a Class card."""
        if awaited(self.printed) == "agent-defeated":
            self.play(OLGA, c.DefeatAgent())
            self.settle()
        if isinstance(self.printed.effect, kind.ClassTokenOff):
            self.play(OLGA, c.TriggerPlotCard(self.deck.basic.name))
            self.settle()

    def _summon(self) -> None:
        """Bring in the agent that a card counts the wounds of, or waits for."""
        effect = self.printed.effect
        if needs_all(self.printed):
            summon = next(x for x in self.deck.cards if isinstance(x.effect, kind.Summon))
            if not self.state.cards[summon.key].faceup:
                return
            self.play(OLGA, c.TriggerPlotCard(summon.name))
            self.settle()
        faceup = self.state.cards[self.printed.key].faceup
        if isinstance(effect, kind.SufferingCounters) and faceup:
            self.play(OLGA, c.AttackAgent())


def heroes_of(question: q.Question) -> tuple[str, ...]:
    """Name the heroes whom a question is about; cards affect nobody else (L7)."""
    match question:
        case q.PickHero(heroes=heroes) | q.FortuneTie(tied=heroes):
            return heroes
        case q.HeroTests(tests=tests):
            return tuple(test.hero for test in tests)
        case q.PickWord(hero=hero) | q.SayYes(hero=hero) | q.PickNumber(hero=hero) if hero:
            return (hero,)
        case _:
            return ()


def awaited(card: Card) -> str:
    """Name what of the agent a card waits for, if it does."""
    return str(getattr(card.effect, "after", ""))


def open_at(card: Card) -> set[str]:
    """Name the places where a card can be triggered; some wait for what only play brings."""
    effect = card.effect
    if awaited(card) == "agent-defeated":
        return OPEN[card.moment] & {"overlord", "hero"}
    return OPEN[card.moment] - ({"set-up"} if isinstance(effect, kind.ClassTokenOff) else set())


def needs_all(card: Card) -> bool:
    """Tell whether a card waits for the agent, so that the others must be bought too."""
    return isinstance(card.effect, kind.SufferingCounters) or bool(awaited(card))


def happened(before: Campaign, after: Campaign) -> bool:
    """Tell whether anything differs that a trigger could have changed."""
    fields = ("tokens", "cards", "agent", "questions", "xp", "costs", "heroes", "stage", "turn")
    return any(getattr(before, name) != getattr(after, name) for name in fields)


def end_quest(table: Table) -> tuple[e.Event, ...]:
    """End the quest."""
    return table.play(OLGA, c.EndQuest(Winner.OVERLORD))
