"""A hero's rest action, and what it allows (Z6)."""

from bot.rules.basics.places import brand
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers
from bot.rules.economy.phase import begin_play
from bot.rules.printed.effect_kinds import Brand
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Hero
from bot.rules.state.questions import Audience, Purpose, SayYes
from bot.rules.state.refusals import Right


def rest(draft: Draft, command: c.RestHero) -> None:
    """Note a rest action; a branded hero may discard one token, once for this rest."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO, hero)
    if not draft.campaign.stage.in_encounter:
        draft.refuse(r.NoEncounter(draft.campaign.stage))
    _need_no_rest_open(draft, hero)
    begin_play(draft)
    draft.add(e.HeroRested(hero.key))
    if not draft.campaign.tokens.get(brand(hero.key)):
        return
    for card in find.deck(draft.campaign, draft.box).cards:
        if isinstance(card.effect, Brand):
            id, purpose = draft.new_question_id(), Purpose.DISCARD_BRAND
            draft.ask(SayYes(id, card.key, purpose, Audience.HERO, hero.key))
            return


def _need_no_rest_open(draft: Draft, hero: Hero) -> None:
    """Refuse while his last rest still asks: each answer is one token, and he may hold one."""
    asked = (each for each in draft.campaign.questions if isinstance(each, SayYes))
    rests = (each for each in asked if each.purpose is Purpose.DISCARD_BRAND)
    waiting = next((each for each in rests if each.hero == hero.key), None)
    if waiting is not None:
        raise r.QuestionOpen(waiting, answerers(draft.campaign, waiting))
