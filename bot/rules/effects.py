"""What a triggered card does, by its effect kind."""

from typing import assert_never

from bot.rules import agents, attribute_tests, find, sheets
from bot.rules import effect_kinds as kind
from bot.rules import events as e
from bot.rules import refusals as r
from bot.rules.draft import Draft
from bot.rules.places import POOL, SUPPLY, on_monster
from bot.rules.plot_costs import trigger_cost
from bot.rules.printed import Card
from bot.rules.questions import (
    AskDefeated,
    AttributeTests,
    Audience,
    DescribeGroup,
    PickHero,
    PickNumber,
    PickWord,
    Purpose,
)


def check(draft: Draft, card: Card) -> None:
    """Refuse a trigger that its own text makes impossible, before anything is paid."""
    match card.effect:
        case kind.Summon() as summon:
            agents.need_allowed(draft, summon)
        case kind.SufferingCounters():
            agents.need_agent_for(draft, card)
        case kind.DiscardThreat(tokens=tokens):
            needed = tokens + (trigger_cost(draft, card) or 0)
            if needed > draft.campaign.threat:
                raise r.NotEnoughThreat(needed, draft.campaign.threat, card.key)
        case _:
            pass


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
        case kind.OneHeroTested() as effect:
            _test_one(draft, card, effect)
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
            _ask_hero(draft, card, Purpose.BRANDED_HERO, Audience.OVERLORD)
        case kind.Rack():
            _ask_hero(draft, card, Purpose.RACKED_HERO, Audience.OVERLORD)
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


def _test_one(draft: Draft, card: Card, effect: kind.OneHeroTested) -> None:
    if effect.who is kind.WhoIsTested.HEROES_CHOOSE:
        _ask_hero(draft, card, Purpose.TESTED_HERO, Audience.HEROES)
        return
    turn = draft.campaign.turn
    if turn is not None and turn.hero in draft.campaign.heroes:
        attribute_tests.begin(draft, card.key, (turn.hero,))
    else:
        _ask_hero(draft, card, Purpose.TESTED_HERO, Audience.OVERLORD)


def _ask_hero(draft: Draft, card: Card, purpose: Purpose, side: Audience) -> None:
    id, heroes = draft.new_question_id(), tuple(draft.campaign.heroes)
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
    draft.add(e.CountersRemoved(card.key))
    draft.do((AskDefeated(card.key, tuple(hurt)),))
