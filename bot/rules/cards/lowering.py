"""An attribute that a card makes lower in a test where it holds, which the table is asked (L3)."""

from bot.rules.cards import doubted_tests
from bot.rules.cards.kind import Asks, effect_of
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import questions as q
from bot.rules.state.choices import YES


def lower(value: int, by: int, least: int) -> int | None:
    """Give what an attribute becomes, not below `least`; None where it stays as it is."""
    less = max(least, value - by)
    return less if less < value else None


def ask(draft: Draft, card: Card, asked: Asks, tests: q.CountTests, test: q.HeroTest) -> bool:
    """Ask the overlord whether the card holds, if a passed test then fails; tells whether it does.

    Dice thrown at the table are counted there, by the attribute as it is there.
    """
    if not test.passed or not test.faces or test.value is None or card.key in test.heard:
        return False
    campaign, effect = draft.campaign, effect_of(card)
    less = effect.lowers(campaign, card, test.hero, tests.attribute, test.value)
    if less is None or doubted_tests.is_passed(draft, test, value=less):
        return False
    step = doubted_tests.doubted(tests, card.key, test.hero)
    id, then = draft.new_question_id(), (step, *draft.take_agenda())
    draft.ask(q.SayYes(id, card.key, asked.purpose, q.Audience.OVERLORD, test.hero, then))
    return True


def answered(draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
    """Lower the attribute in the test that was asked about, if the card holds."""
    step = draft.agenda[0] if draft.agenda else None
    if value != YES or not isinstance(question, q.SayYes) or not isinstance(step, q.CountTests):
        return
    held = next(test for test in step.tests if test.hero == question.hero)
    now = held.value or 0
    less = effect_of(card).lowers(draft.campaign, card, held.hero, step.attribute, now)
    if less is not None:
        doubted_tests.harden(draft, card, held.hero, value=less)
