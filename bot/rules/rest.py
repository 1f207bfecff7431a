"""A hero's rest action, and what it allows (Z6)."""

from bot.rules import commands as c
from bot.rules import events as e
from bot.rules import find
from bot.rules import refusals as r
from bot.rules.draft import Draft
from bot.rules.effect_kinds import Brand
from bot.rules.places import brand
from bot.rules.playing import begin_play
from bot.rules.questions import Audience, Purpose, SayYes
from bot.rules.refusals import Right


def rest(draft: Draft, command: c.RestHero) -> None:
    """Note a rest action; a branded hero may discard one token, once for this rest."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO_OR_STEWARD, hero)
    if not draft.campaign.stage.in_encounter:
        raise r.NoEncounter(draft.campaign.stage)
    draft.acting(hero)
    begin_play(draft)
    draft.add(e.HeroRested(hero.key))
    if not draft.campaign.tokens.get(brand(hero.key)):
        return
    for card in find.deck(draft.campaign, draft.box).cards:
        if isinstance(card.effect, Brand):
            id, purpose = draft.new_question_id(), Purpose.DISCARD_BRAND
            draft.ask(SayYes(id, card.key, purpose, Audience.HERO, hero.key))
            return
