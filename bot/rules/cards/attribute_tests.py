"""Attribute tests that cards call for, with their rerolls and what follows (R5-R9, D2, F2)."""

from bot.rules.basics.dice_result import AttributeTest, add_up
from bot.rules.basics.options import Attribute, AttributeTestsBy
from bot.rules.basics.stored import replace
from bot.rules.cards import sheets, terms
from bot.rules.cards.doubted_tests import is_passed
from bot.rules.cards.kind import effect_of
from bot.rules.cards.terms import trigger_cost
from bot.rules.economy import find, fortune
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import acts_for, answerers, is_steward, one_of_several
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import PlotCard
from bot.rules.state.choices import FAIL, KEEP, OF, PASS, REROLL, TEST_DICE
from bot.rules.state.questions import Audience, ConditionTested, CountTests, HeroTest, HeroTests

NO_CARD = ""


def begin(
    draft: Draft, card: Card, attribute: Attribute, heroes: tuple[str, ...], shields: int = 0
) -> None:
    """Let each hero test; whoever holds fortune may reroll before it counts.

    The card adds shields to what the bot rolls.
    """
    tests = tuple(_first_roll(draft, hero, attribute, shields) for hero in heroes)
    asked = HeroTests(draft.new_question_id(), card.key, attribute, tests)
    _begin(draft, asked)


def begin_for_condition(draft: Draft, condition: str, attribute: Attribute, hero: str) -> None:
    """Let a hero test to lose a condition, by the same rules (V5)."""
    tests = (_first_roll(draft, hero, attribute, 0),)
    id = draft.new_question_id()
    _begin(draft, HeroTests(id, NO_CARD, attribute, tests, condition=condition))


def _begin(draft: Draft, asked: HeroTests) -> None:
    heroes = tuple(test.hero for test in asked.tests)
    several = one_of_several(draft.campaign, asked)
    named = tuple(hero for hero in heroes if hero in several)
    _go_on(draft, replace(asked, named=named), asked=False)


def answer(draft: Draft, question: HeroTests, value: str) -> None:
    """Keep, reroll, pass or fail: the test of the hero named, else the only one of who answers."""
    word, *more = value.split(OF)
    die = more.pop(0) if word == REROLL else ""
    test = _waiting_test(draft, question, word, more[0] if more else "")
    if word in (PASS, FAIL):
        changed = replace(test, passed=word == PASS, kept=True)
    elif word == KEEP:
        changed = _settled(draft, test)
    else:
        changed = _rerolled(draft, test, die)
    tests = tuple(changed if each is test else each for each in question.tests)
    closed = all(each.kept for each in tests)
    draft.add(e.Answered(question.id, OF.join(filter(None, (word, die, test.hero))), closed))
    _go_on(draft, replace(question, tests=tests), asked=True)


def waiting(question: HeroTests) -> tuple[HeroTest, ...]:
    """Give the tests that do not count yet."""
    return tuple(test for test in question.tests if not test.kept)


def _first_roll(draft: Draft, hero_key: str, attribute: Attribute, shields: int) -> HeroTest:
    hero = draft.campaign.heroes[hero_key]
    value = sheets.attribute(draft, hero, attribute)
    if value is None or draft.campaign.settings.tests is AttributeTestsBy.TABLE:
        return HeroTest(hero_key, value)
    rolled = draft.roll(TEST_DICE, e.RollFor.CARD_TEST, hero_key)
    test = HeroTest(hero_key, value, rolled.faces, shields=shields)
    return test if draft.campaign.fortune(hero_key) else _settled(draft, test)


def _rerolled(draft: Draft, test: HeroTest, colour: str) -> HeroTest:
    hero = draft.campaign.heroes[test.hero]
    if not test.faces:
        fortune.pay_reroll(draft, hero, e.Why.REROLL_AT_TABLE)
        return test
    fortune.pay_reroll(draft, hero, e.Why.REROLL)
    position = TEST_DICE.index(colour)
    rolled = draft.roll((colour,), e.RollFor.REROLL, hero.key, position=position)
    faces = tuple(rolled.faces[0] if i == position else f for i, f in enumerate(test.faces))
    test = replace(test, faces=faces)
    return test if draft.campaign.fortune(hero.key) else _settled(draft, test)


def _settled(draft: Draft, test: HeroTest) -> HeroTest:
    return replace(test, kept=True, passed=is_passed(draft, test))


def _go_on(draft: Draft, question: HeroTests, asked: bool) -> None:
    if waiting(question):
        then = question.then if asked else draft.take_agenda()
        draft.ask(replace(question, then=then))
        return
    draft.do(question.then)
    told = question.card, question.attribute, question.tests, question.named
    draft.do((CountTests(*told, question.condition),))


def count(draft: Draft, step: CountTests) -> None:
    """Let the tests count once no card doubts one of them; one made harder may be rerolled."""
    if not all(test.kept for test in step.tests):
        again = HeroTests(draft.new_question_id(), step.card, step.attribute, step.tests)
        then = draft.take_agenda()
        draft.ask(replace(again, then=then, named=step.named, condition=step.condition))
        return
    cards = find.cards(draft.campaign, draft.box)
    for test in step.tests:
        if any(effect_of(card).doubts(draft, card, step, test) for card, _ in cards):
            return
    for test in step.tests:
        passed = bool(test.passed)
        draft.add(e.HeroTested(test.hero, step.attribute, test.value, passed, step.card))
    _count(draft, step)


def _count(draft: Draft, step: CountTests) -> None:
    failed = tuple(test for test in step.tests if not test.passed)
    if step.condition:
        each = (ConditionTested(step.condition, x.hero, bool(x.passed)) for x in step.tests)
        draft.do(each)
    else:
        card = find.card_by_key(draft, step.card)
        effect_of(card).tests_counted(draft, card, failed)
    for test in failed:
        recall(draft, step.attribute, test.hero)
    if failed:
        _follow_failure(draft)


def _follow_failure(draft: Draft) -> None:
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).test_failed(draft, card, held)


def lowered(draft: Draft, hero: str, attribute: Attribute, value: int) -> tuple[e.Lowered, ...]:
    """Name the cards that may make an attribute lower in a test, and what they make of it."""
    cards = find.cards(draft.campaign, draft.box)
    made = (
        (card.key, effect_of(card).lowers(draft.campaign, card, hero, attribute, value))
        for card, _ in cards
    )
    return tuple(e.Lowered(card, less) for card, less in made if less is not None)


def newest(draft: Draft) -> e.HeroTested:
    """Give the test of this move that has counted last."""
    return next(each for each in reversed(draft.events) if isinstance(each, e.HeroTested))


def recall_if_failed(draft: Draft, hero: str) -> None:
    """Remind of what follows a failed test, if the hero's newest roll is one (R7)."""
    last = draft.campaign.last_rolls[hero]
    if last.tested is not None:
        shown = add_up(draft.box.dice.faces(last.dice, last.faces)).shields
        if not AttributeTest(shown + last.shields, last.value).passed:
            recall(draft, last.tested, hero)
            _follow_failure(draft)


def recall(draft: Draft, attribute: Attribute, hero: str) -> None:
    """Remind of a card whose moment a failed test is (R7)."""
    for card, held in find.cards(draft.campaign, draft.box):
        if effect_of(card).follows_failed_test(attribute) and _is_open(draft, card, held):
            draft.add(e.CardRecalled(card.key, hero))


def _is_open(draft: Draft, card: Card, held: PlotCard) -> bool:
    """Tell whether a card could be triggered now."""
    payable = (trigger_cost(draft, card) or 0) <= draft.campaign.threat
    return held.is_ready and payable and terms.moment_is_now(draft, card)


def _fits(word: str, test: HeroTest) -> bool:
    """Tell whether a word may answer a test: dice of the bot are kept, those of the table told."""
    return word == REROLL or (word == KEEP) is bool(test.faces)


def _waiting_test(draft: Draft, question: HeroTests, word: str, hero: str) -> HeroTest:
    """Give the test an answer means: the hero's, else one's own, else where a steward helps."""
    campaign = draft.campaign
    tests = [each for each in waiting(question) if hero in ("", each.hero) and _fits(word, each)]
    if not tests:
        raise r.NoSuchChoice(question, word)
    own = [test for test in tests if acts_for(campaign, draft.by, campaign.heroes[test.hero])]
    if len(own) > 1:
        raise r.WhichHeroAnswers(question, tuple(test.hero for test in own))
    if own:
        draft.acting(campaign.heroes[own[0].hero])
    elif is_steward(campaign, draft.by):
        draft.steward_helps()
    else:
        raise r.NotYourQuestion(question, Audience.HERO, answerers(campaign, question))
    return (own or tests)[0]
