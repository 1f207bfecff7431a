"""Cards that test heroes one after the other, by an attribute chosen for each (L6)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute
from bot.rules.basics.places import SUPPLY, mark
from bot.rules.basics.stored import replace
from bot.rules.cards import attribute_tests
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import Hero, PlotCard
from bot.rules.state.choices import YES

HARDER = Asks(q.SayYes, "harder-tests", tells=("harder",), moves_tokens=False)
WHO_NEXT = Asks(q.PickHero, "next-tested")
BY_WHICH = Asks(q.PickWord, "tested-by")
BURDEN_BY = Asks(q.PickWord, "burden-tested-by")
TESTS_OFF = Asks(q.SayYes, "tests-off")
REST_BY = Asks(q.PickWord, "rest-tested-by")
NO_TEST = "no-test"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoosesAttributes(Kind):
    """Tests heroes in turn; the overlord chooses the attribute for each."""

    attributes: tuple[Attribute, ...]
    by_which: ClassVar[Asks] = BY_WHICH

    def play(self, draft: Draft, card: Card) -> None:
        """Begin with all heroes."""
        draft.do((q.NextTest(card.key, tuple(draft.campaign.heroes)),))

    def next_test(self, draft: Draft, card: Card, step: q.NextTest) -> None:
        """Go on with the first of those who are left."""
        if step.heroes:
            self._ask_attribute(draft, card, step, step.heroes[0])

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Test the attribute chosen; a hero who is too far away does not test."""
        if isinstance(question, q.PickWord) and value != NO_TEST:
            hero, shields = question.hero, _shields(question)
            attribute_tests.begin(draft, card, Attribute(value), (hero,), shields)

    def _words(self) -> tuple[str, ...]:
        return tuple(each.value for each in self.attributes)

    def _ask_attribute(self, draft: Draft, card: Card, step: q.NextTest, hero: str) -> None:
        words, side = self._words(), q.Audience.OVERLORD
        left = tuple(each for each in step.heroes if each != hero)
        further = replace(step, heroes=left)
        if len(words) == 1:
            draft.do((further,))
            attribute_tests.begin(draft, card, self.attributes[0], (hero,), step.shields)
            return
        then = (further, *draft.take_agenda())
        id = draft.new_question_id()
        draft.ask(q.PickWord(id, card.key, self.by_which.purpose, words, side, then, hero))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TestsByChoice(ChoosesAttributes):
    """Tests every hero, or `some` of them, or one after the other `until_pass` (L3, L6).

    A failure gives the condition that stands where the attribute does, and threat. Where the table
    says that the tests are `harder`, so many shields more count in what the bot rolls.
    """

    kind: Literal["tests-by-choice"] = "tests-by-choice"
    conditions: tuple[str, ...] = ()
    threat_each: int = 0
    some: bool = False
    until_pass: bool = False
    fail_guide: bool = False
    harder: int = 0
    asks: ClassVar[tuple[Asks, ...]] = (HARDER, WHO_NEXT, BY_WHICH)
    names_conditions: ClassVar[str] = "conditions"

    def play(self, draft: Draft, card: Card) -> None:
        """Begin with all heroes, once it is known how hard the tests are."""
        if not self.harder:
            # No super(): a dataclass with slots is another class than the one written here.
            ChoosesAttributes.play(self, draft, card)
            return
        id, then, side = draft.new_question_id(), draft.take_agenda(), q.Audience.OVERLORD
        draft.ask(q.SayYes(id, card.key, HARDER.purpose, side, then=then))

    def next_test(self, draft: Draft, card: Card, step: q.NextTest) -> None:
        """Go on with the next hero; where a pass ends it, the overlord chooses the order."""
        if not self.until_pass or not step.heroes:
            ChoosesAttributes.next_test(self, draft, card, step)
            return
        if step.shields:
            # It tests nobody, and keeps in mind how hard the tests are.
            draft.do((replace(step, heroes=()),))
        hero = pick_hero(draft, card, WHO_NEXT, step.heroes, q.Audience.OVERLORD)
        if hero is not None:
            self._ask_attribute(draft, card, step, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Test the hero who is next, or by the attribute chosen."""
        match question:
            case q.SayYes():
                shields = self.harder if value == YES else 0
                heroes = tuple(draft.campaign.heroes)
                draft.do((q.NextTest(card.key, heroes, shields),))
            case q.PickHero(heroes=heroes):
                step = q.NextTest(card.key, heroes, _shields(question))
                self._ask_attribute(draft, card, step, value)
            case _:
                ChoosesAttributes.answer(self, draft, card, question, value)

    def tests_counted(self, draft: Draft, card: Card, failed: tuple[q.HeroTest, ...]) -> None:
        """Give condition and threat for a failure; a pass may end the tests."""
        if not failed and self.until_pass:
            draft.agenda = [step for step in draft.agenda if not isinstance(step, q.NextTest)]
        for test in failed:
            self._fail(draft, card, test.hero)

    def condition_of_failing(self, attribute: Attribute) -> str:
        """Name the condition that stands where the attribute does."""
        if not self.conditions:
            return ""
        return self.conditions[self.attributes.index(attribute) % len(self.conditions)]

    def _fail(self, draft: Draft, card: Card, hero: str) -> None:
        draft.do((q.GainByCard(card.key, self.threat_each),))
        condition = self.condition_of_failing(attribute_tests.newest(draft).attribute)
        if condition:
            draft.add(e.ConditionGiven(condition, card.key, hero))
        if self.fail_guide:
            draft.add(e.CardGuides(card.key))

    def _words(self) -> tuple[str, ...]:
        words = tuple(each.value for each in self.attributes)
        return (*words, NO_TEST) if self.some else words


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Burden(ChoosesAttributes):
    """Lays a token on the sheet of each hero who fails; a rest may test it off (L3).

    A defeat ends it too, and the Clean-up step after the quest.
    """

    kind: Literal["burden"] = "burden"
    by_which: ClassVar[Asks] = BURDEN_BY
    asks: ClassVar[tuple[Asks, ...]] = (BURDEN_BY, TESTS_OFF, REST_BY)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Test by the attribute chosen; whoever rests may choose to test at all."""
        if not isinstance(question, q.SayYes):
            ChoosesAttributes.answer(self, draft, card, question, value)
        elif value == YES:
            id, words, hero = draft.new_question_id(), self._words(), question.hero
            purpose, then = REST_BY.purpose, draft.take_agenda()
            draft.ask(q.PickWord(id, card.key, purpose, words, q.Audience.HERO, then, hero))

    def tests_counted(self, draft: Draft, card: Card, failed: tuple[q.HeroTest, ...]) -> None:
        """Lay a token for a failure; a pass takes it off."""
        place = mark(attribute_tests.newest(draft).hero, card.key)
        if not failed:
            draft.clear(place, e.Why.BURDEN_OFF, card.key)
        elif not draft.campaign.tokens.get(place):
            draft.transfer(SUPPLY, place, 1, e.Why.BURDEN, card.key)

    def hero_rests(self, draft: Draft, card: Card, hero: Hero) -> bool:
        """Offer a burdened hero who rests to test it off."""
        if not draft.campaign.tokens.get(mark(hero.key, card.key)):
            return False
        id, purpose = draft.new_question_id(), TESTS_OFF.purpose
        draft.ask(q.SayYes(id, card.key, purpose, q.Audience.HERO, hero.key))
        return True

    def hero_defeated(self, draft: Draft, card: Card, held: PlotCard, hero: str) -> None:
        """Take the token off a hero who is defeated."""
        draft.clear(mark(hero, card.key), e.Why.BURDEN_OFF, card.key)

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Take all tokens off."""
        for hero in draft.campaign.heroes:
            draft.clear(mark(hero, card.key), e.Why.BURDEN_OFF, card.key)


def _shields(question: q.OfCard) -> int:
    """Tell how much harder the tests are that a question is about."""
    steps = (step for step in question.then if isinstance(step, q.NextTest))
    return next((step.shields for step in steps), 0)
