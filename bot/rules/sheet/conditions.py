"""The conditions a hero begins a turn with: each is named with its way, some are tested (V5)."""

from bot.rules.cards import attribute_tests
from bot.rules.economy.draft import Draft
from bot.rules.printed.figures import Way
from bot.rules.sheet import vitals
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.events import OnSheet


def at_turn_start(draft: Draft, hero: str) -> None:
    """Name what the hero has, and let the hero test what a test takes off."""
    words = draft.campaign.vitals_of(hero).conditions
    for word in words:
        draft.add(e.ConditionMet(hero, word))
    found = [card for card in map(draft.box.condition, words) if card is not None]
    draft.do(q.TestCondition(card.word, hero) for card in found if card.way is Way.TEST)


def test(draft: Draft, step: q.TestCondition) -> None:
    """Let a hero test to lose a condition that the hero still has."""
    card = draft.box.condition(step.condition)
    if card is None or card.attribute is None or not _has(draft, step.hero, step.condition):
        return
    attribute_tests.begin_for_condition(draft, step.condition, card.attribute, step.hero)


def tested(draft: Draft, step: q.ConditionTested) -> None:
    """Take the condition off whoever passed; who failed suffers what it says.

    It may be gone by then: whoever was knocked out meanwhile lost it.
    """
    if not _has(draft, step.hero, step.condition):
        return
    card = draft.box.condition(step.condition)
    if step.passed:
        draft.add(e.ConditionChanged(step.hero, step.condition, on=False, why=OnSheet.CONDITION))
    elif card is not None:
        vitals.fatigue(draft, step.hero, card.fail_fatigue, OnSheet.CONDITION)
        vitals.damage(draft, step.hero, card.fail_damage, OnSheet.CONDITION)


def _has(draft: Draft, hero: str, condition: str) -> bool:
    return condition in draft.campaign.vitals_of(hero).conditions
