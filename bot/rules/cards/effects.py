"""What a triggered card does, by its effect kind."""

from typing import assert_never

from bot.rules.basics.places import POOL, SUPPLY, on_monster
from bot.rules.cards import agents, attribute_tests, effect_answers, sheets
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed import effect_kinds as kind
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Turn
from bot.rules.state.questions import (
    AskDefeated,
    AttributeTests,
    Audience,
    DescribeGroup,
    PickHero,
    PickNumber,
    PickWord,
    PlayEffect,
    Purpose,
    Step,
)


def check(draft: Draft, card: Card) -> None:
    """Refuse a trigger that its own text makes impossible, before anything is paid."""
    match card.effect:
        case kind.Summon() as summon:
            agents.need_allowed(draft, summon)
        case kind.SufferingCounters():
            agents.need_agent(draft)
        case kind.OneHeroTested() | kind.EveryHeroTested() | kind.Brand() | kind.Rack():
            if not draft.campaign.heroes:
                raise r.NoHeroes
        case _:
            pass


def discarded(card: Card) -> int:
    """Give the threat that the text discards besides the trigger cost (R3)."""
    return card.effect.tokens if isinstance(card.effect, kind.DiscardThreat) else 0


def ability(draft: Draft, card: Card) -> Step:
    """Give the step that carries a card's ability out; the hero whose turn it is now is tested."""
    match card.effect, draft.campaign.turn:
        case kind.OneHeroTested(who=kind.WhoIsTested.TURN_HERO), Turn(hero) if hero:
            return AttributeTests(card.key, (hero,))
        case _:
            return PlayEffect(card.key)


def play(draft: Draft, card_key: str) -> None:
    """Carry out a card's ability after it was paid for."""
    card = find.card_by_key(draft, card_key)
    match card.effect:
        case kind.Marker(tokens=tokens):
            draft.transfer(SUPPLY, on_monster(card.key), tokens, e.Why.MARKER, card.key)
        case kind.DiscardThreat(tokens=tokens):
            draft.transfer(POOL, SUPPLY, tokens, e.Why.CARD_PAYMENT, card.key)
        case kind.CardsBeneath(most=most):
            _ask_number(draft, card, Purpose.CARDS_BENEATH, most)
        case kind.OneHeroTested(who=who):
            heroes_choose = who is kind.WhoIsTested.HEROES_CHOOSE
            side = Audience.HEROES if heroes_choose else Audience.OVERLORD
            _about_a_hero(draft, card, Purpose.TESTED_HERO, side)
        case kind.EveryHeroTested():
            attribute_tests.begin(draft, card.key, tuple(draft.campaign.heroes))
        case kind.Experience(amount=amount, then=then):
            draft.add(e.XpChanged(amount, e.Why.CARD, card.key))
            if then == "box":
                draft.add(e.CardReturned(card.key, to_box=True))
        case kind.Summon():
            id = draft.new_question_id()
            draft.ask(DescribeGroup(id, card.key, draft.take_agenda()))
        case kind.ChooseCondition(options=options):
            _ask_condition(draft, card, options)
        case kind.SufferingCounters() as counters:
            _deal_counters(draft, card, counters)
        case kind.Brand():
            _about_a_hero(draft, card, Purpose.BRANDED_HERO, Audience.OVERLORD)
        case kind.Rack():
            _about_a_hero(draft, card, Purpose.RACKED_HERO, Audience.OVERLORD)
        case (
            kind.SeeCard()
            | kind.Guide()
            | kind.AfterFailedTest()
            | kind.SurgeFatigue()
            | kind.MonsterDies()
            | kind.ExtraDamage()
            | kind.AnotherAttack()
            | kind.Discount()
        ):
            pass
        case _:
            assert_never(card.effect)


def test_heroes(draft: Draft, step: AttributeTests) -> None:
    """Begin the tests a card calls for."""
    attribute_tests.begin(draft, step.card, step.heroes)


def _about_a_hero(draft: Draft, card: Card, purpose: Purpose, side: Audience) -> None:
    """Let a side choose the hero a card is about; a single hero needs no choosing."""
    heroes = tuple(draft.campaign.heroes)
    if len(heroes) == 1:
        effect_answers.about_hero(draft, card.key, purpose, heroes[0])
        return
    id = draft.new_question_id()
    draft.ask(PickHero(id, card.key, purpose, heroes, side, draft.take_agenda()))


def _ask_number(draft: Draft, card: Card, purpose: Purpose, most: int) -> None:
    id, then = draft.new_question_id(), draft.take_agenda()
    draft.ask(PickNumber(id, card.key, purpose, 0, most, Audience.OVERLORD, then=then))


def _ask_condition(draft: Draft, card: Card, options: tuple[str, ...]) -> None:
    id, then = draft.new_question_id(), draft.take_agenda()
    draft.ask(PickWord(id, card.key, Purpose.CONDITION, options, Audience.OVERLORD, then))


def _deal_counters(draft: Draft, card: Card, effect: kind.SufferingCounters) -> None:
    """Deal the damage on the card to every hero, less his attribute (Z3)."""
    most = draft.campaign.cards[card.key].damage
    hurt = []
    for hero in draft.campaign.heroes.values():
        less = sheets.attribute(draft, hero, effect.less)
        amount = None if less is None else max(0, most - less)
        if amount != 0 and most:
            draft.add(e.DamageSuffered(hero.key, amount, most, card.key))
            hurt.append(hero.key)
    if most:
        draft.add(e.CountersRemoved(card.key))
    draft.do((AskDefeated(card.key, tuple(hurt)),))
