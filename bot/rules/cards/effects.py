"""A card's ability on its way: what its kind does, asks, and does once it is answered."""

from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r


def play(draft: Draft, step: q.PlayEffect) -> None:
    """Carry out a card's ability after it was paid for."""
    card = find.card_by_key(draft, step.card)
    effect_of(card).play(draft, card)


def begin_tests(draft: Draft, step: q.AttributeTests) -> None:
    """Begin the tests a card calls for."""
    card = find.card_by_key(draft, step.card)
    effect_of(card).begin_tests(draft, card, step.heroes)


def gain(draft: Draft, step: q.GainByCard) -> None:
    """Gain threat by a card's text (T7)."""
    draft.transfer(SUPPLY, POOL, step.amount, e.Why.CARD, step.card)


def ask_defeated(draft: Draft, step: q.AskDefeated) -> None:
    """Ask about the next hero whom a card's damage may have defeated (Z3)."""
    card = find.card_by_key(draft, step.card)
    effect_of(card).ask_defeated(draft, card, step.heroes)


def answer(draft: Draft, question: q.OfCard, value: str) -> None:
    """Go on with the ability of the card that asked."""
    card = find.card_by_key(draft, question.card)
    effect = effect_of(card)
    if not any(asked.fits(question) for asked in effect.asks):
        raise r.NoSuchChoice(question, value)
    draft.add(e.Answered(question.id, value, closed=True))
    draft.do(question.then)
    effect.answer(draft, card, question, value)


def describe_group(draft: Draft, question: q.DescribeGroup, command: c.AnswerGroup) -> None:
    """Go on with the ability of the card that asked for a group."""
    card = find.card_by_key(draft, question.card)
    effect_of(card).describe_group(draft, card, command)
    draft.do(question.then)
