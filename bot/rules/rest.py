"""A hero's rest action, and what it allows (Z6)."""

from bot.rules import commands as c
from bot.rules import events as e
from bot.rules import find
from bot.rules import refusals as r
from bot.rules.draft import Draft
from bot.rules.quests import begin_play
from bot.rules.refusals import Right


def rest(draft: Draft, command: c.RestHero) -> None:
    """Note a rest action."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO_OR_STEWARD, hero)
    if not draft.campaign.stage.in_encounter:
        raise r.NoEncounter(draft.campaign.stage)
    begin_play(draft)
    draft.add(e.HeroRested(hero.key))
