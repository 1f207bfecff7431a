"""The campaign phase for the table: what to do in this step, and what comes next."""

from collections.abc import Iterable

from bot.pages.lookups.parts import open_cards
from bot.pages.page import Buttons, Page, lines, row
from bot.pages.phrases import sheet_selects
from bot.pages.phrases.spending import spending
from bot.pages.phrases.stages import (
    START_QUEST,
    go_to,
    next_step,
    open_form,
    search_gold,
    stage_line,
    step_name,
)
from bot.pages.voice import View, Voice
from bot.rules.basics.stage import Step
from bot.rules.economy import stages
from bot.rules.economy.threat import THREAT_PER_XP


def phase(view: View) -> Page:
    """Draw the present step; it is public."""
    voice = view.voice
    step = voice.campaign.stage.step
    if step is None:
        return Page((lines(stage_line(voice), voice.say("page-phase-none")), _outside(view)))
    lists = sheet_selects.of_step(view)
    return Page((lines(*_step(voice, step)), *lists, _buttons(view, step)))


def step_lines(voice: Voice, step: Step) -> tuple[str, ...]:
    """Say what the table does in a step, with what is at stake in it now."""
    return (voice.say(f"step-{step}-todo"), *_at_stake(voice, step))


def _step(voice: Voice, step: Step) -> tuple[str, ...]:
    title = voice.say("page-phase-title", step=step_name(step, voice))
    return (title, *step_lines(voice, step), _coming(voice))


def _at_stake(voice: Voice, step: Step) -> Iterable[str]:
    campaign = voice.campaign
    if step is Step.SHOPPING:
        yield voice.say("shopping-last-call", amount=stages.fortune_held(campaign))
    elif step is Step.SPEND_XP:
        xp, threat = campaign.xp, THREAT_PER_XP * campaign.xp
        facedown = len(campaign.cards) - len(open_cards(campaign))
        yield voice.say("page-phase-overlord-xp", xp=xp, threat=threat)
        yield voice.say("page-phase-purchases", threat=campaign.threat, facedown=facedown)


def _coming(voice: Voice) -> str:
    ahead = stages.steps_ahead(voice.campaign)
    if not ahead:
        return voice.say("page-phase-last")
    return voice.say("page-phase-coming", steps=voice.listed(step_name(s, voice) for s in ahead))


def _buttons(view: View, step: Step) -> Buttons:
    voice = view.voice
    ahead = stages.steps_ahead(voice.campaign)
    hand = view.look(voice.say("page-button-hand"), "hand") if step is Step.SPEND_XP else None
    pledge = view.look(voice.say("page-button-fortune"), "fortune")
    quest = open_form(view, START_QUEST)
    shop = pledge if step is Step.SHOPPING else None
    steps = (next_step(view), *(go_to(view, each) for each in ahead))
    return row(*spending(view), search_gold(view), *steps, quest, hand, shop)


def _outside(view: View) -> Buttons:
    return row(open_form(view, START_QUEST) if view.voice.campaign.quest is None else None)
