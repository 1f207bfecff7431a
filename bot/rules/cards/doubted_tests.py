"""Tests that are about to count, and cards that may make them harder before they do (L3)."""

from collections.abc import Callable

from bot.rules.basics.dice_result import AttributeTest, add_up
from bot.rules.basics.stored import replace
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state.choices import TEST_DICE
from bot.rules.state.questions import CountTests, HeroTest

NO_CARD = ""


def doubted(step: CountTests, card: str, hero: str) -> CountTests:
    """Give the tests that are about to count, with a card's say on one of them heard."""
    return _with_test(step, hero, lambda test: replace(test, heard=(*test.heard, card)))


def is_passed(draft: Draft, test: HeroTest, more: int = 0, value: int | None = None) -> bool:
    """Tell whether the bot's dice pass a test with more shields, or against another value."""
    shown = add_up(draft.box.dice.faces(TEST_DICE, test.faces)).shields + test.shields
    return AttributeTest(shown + more, (test.value or 0) if value is None else value).passed


def harden(draft: Draft, card: Card, hero: str, shields: int = 0, value: int | None = None) -> bool:
    """Make a test harder that is about to count; tells whether there is one.

    With neither shields nor a lower value it fails outright. Whoever holds fortune may reroll it.
    """
    step = draft.agenda[0] if draft.agenda else None
    if not isinstance(step, CountTests):
        return False
    draft.add(e.TestHardened(card.key, hero, shields, value))
    may_reroll = bool(shields or value is not None) and draft.campaign.fortune(hero) > 0

    def change(test: HeroTest) -> HeroTest:
        now = test.value if value is None else value
        harder = replace(test, shields=test.shields + shields, value=now, passed=False)
        return replace(harder, kept=False, passed=None) if may_reroll else harder

    draft.agenda[0] = _with_test(step, hero, change)
    return True


def _with_test(step: CountTests, hero: str, change: Callable[[HeroTest], HeroTest]) -> CountTests:
    tests = tuple(change(test) if test.hero == hero else test for test in step.tests)
    return replace(step, tests=tests)
