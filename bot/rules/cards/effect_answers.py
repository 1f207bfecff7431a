"""Answers to the questions that single cards ask, and the steps between them."""

from bot.rules.basics.places import POOL, SUPPLY, brand
from bot.rules.cards import agents, attribute_tests
from bot.rules.economy import find, threat
from bot.rules.economy.draft import Draft
from bot.rules.printed import effect_kinds as kind
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import YES


def answer(draft: Draft, question: q.Question, value: str) -> None:
    """Go on with a card's ability."""
    match question:
        case q.HeroTests():
            attribute_tests.answer(draft, question, value)
        case q.PickHero():
            draft.add(e.Answered(question.id, value, closed=True))
            draft.do(question.then)
            about_hero(draft, question.card, question.purpose, value)
        case q.PickWord():
            draft.add(e.Answered(question.id, value, closed=True))
            draft.add(e.ConditionGiven(value, question.card))
            draft.do(question.then)
        case q.PickNumber():
            draft.add(e.Answered(question.id, value, closed=True))
            _number(draft, question, int(value))
        case q.SayYes():
            draft.add(e.Answered(question.id, value, closed=True))
            _yes_or_no(draft, question, value == YES)
        case _:
            raise r.NoSuchChoice(question, value)


def gain_by_card(draft: Draft, step: q.GainByCard) -> None:
    """Gain threat by a card's text (T7)."""
    draft.transfer(SUPPLY, POOL, step.amount, e.Why.CARD, step.card)


def ask_defeated(draft: Draft, step: q.AskDefeated) -> None:
    """Ask about the next hero whom a card's damage may have defeated (Z3)."""
    if not step.heroes:
        return
    hero, *others = step.heroes
    then = (q.AskDefeated(step.card, tuple(others)), *draft.take_agenda())
    id, purpose = draft.new_question_id(), q.Purpose.DEFEATED_BY_CARD
    draft.ask(q.SayYes(id, step.card, purpose, q.Audience.OVERLORD, hero, then))


def about_hero(draft: Draft, card: str, purpose: q.Purpose, hero: str) -> None:
    """Do to a hero what a card does to the one who was chosen."""
    match purpose:
        case q.Purpose.TESTED_HERO:
            draft.do((q.AttributeTests(card, (hero,)),))
        case q.Purpose.BRANDED_HERO:
            effect = find.card_by_key(draft, card).effect
            tokens = effect.tokens if isinstance(effect, kind.Brand) else 0
            draft.transfer(SUPPLY, brand(hero), tokens, e.Why.BRAND, card)
        case q.Purpose.RACKED_HERO:
            draft.add(e.HeroTokenRacked(card, hero))
        case _:
            attribute_tests.afflict(draft, card, hero)


def _number(draft: Draft, question: q.PickNumber, number: int) -> None:
    effect = find.card_by_key(draft, question.card).effect
    draft.do(question.then)
    if isinstance(effect, kind.CardsBeneath):
        draft.add(e.CardsPutBeneath(question.card, number))
        gained = number * effect.threat_each
        draft.transfer(SUPPLY, POOL, gained, e.Why.CARD, question.card)


def _yes_or_no(draft: Draft, question: q.SayYes, yes: bool) -> None:
    match question.purpose:
        case q.Purpose.USE_COUNTERS:
            agents.use_counters(draft, question, yes)
        case q.Purpose.DEFEATED_BY_CARD:
            draft.do(question.then)
            if yes:
                _defeated_by_card(draft, question)
        case q.Purpose.DISCARD_BRAND:
            draft.do(question.then)
            if yes:
                _discard_brand(draft, question)
        case _:
            raise r.NoSuchChoice(question, "yes")


def _defeated_by_card(draft: Draft, question: q.SayYes) -> None:
    effect = find.card_by_key(draft, question.card).effect
    gained = effect.threat_each if isinstance(effect, kind.SufferingCounters) else 0
    draft.transfer(SUPPLY, POOL, gained, e.Why.CARD, question.card)
    threat.note_defeat(draft, draft.campaign.heroes[question.hero])


def _discard_brand(draft: Draft, question: q.SayYes) -> None:
    effect = find.card_by_key(draft, question.card).effect
    fatigue = effect.rest_fatigue if isinstance(effect, kind.Brand) else 0
    draft.transfer(brand(question.hero), SUPPLY, 1, e.Why.BRAND_DISCARDED, question.card)
    draft.add(e.FatigueSuffered(question.hero, fatigue, question.card))
