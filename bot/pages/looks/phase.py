"""The campaign phase for the table: what to do in this step, and what comes next."""

from collections.abc import Iterable

from bot.pages.looks.parts import next_step, open_cards, stage, start_quest, step_name
from bot.pages.looks.view import View
from bot.pages.page import Button, Buttons, Page, lines, row
from bot.pages.presses import Act
from bot.rules.basics.stage import Step
from bot.rules.economy import phase as rules
from bot.rules.economy.threat import THREAT_PER_XP


def phase(view: View) -> Page:
    """Draw the present step; it is public."""
    step = view.campaign.stage.step
    if step is None:
        return Page((lines(stage(view), view.say("page-phase-none")), _outside(view)))
    return Page((lines(*_step(view, step)), _buttons(view, step)))


def step_lines(view: View, step: Step) -> tuple[str, ...]:
    """Say what the table does in a step, with what is at stake in it now."""
    return (view.say(f"step-{step}-todo"), *_at_stake(view, step))


def _step(view: View, step: Step) -> tuple[str, ...]:
    title = view.say("page-phase-title", step=step_name(view, step))
    return (title, *step_lines(view, step), _coming(view))


def _at_stake(view: View, step: Step) -> Iterable[str]:
    campaign = view.campaign
    if step is Step.SHOPPING:
        yield view.say("shopping-last-call", amount=rules.fortune_held(campaign))
    elif step is Step.SPEND_XP:
        xp, threat = campaign.xp, THREAT_PER_XP * campaign.xp
        facedown = len(campaign.cards) - len(open_cards(campaign))
        yield view.say("page-phase-overlord-xp", xp=xp, threat=threat)
        yield view.say("page-phase-purchases", threat=campaign.threat, facedown=facedown)


def _coming(view: View) -> str:
    ahead = rules.steps_ahead(view.campaign)
    if not ahead:
        return view.say("page-phase-last")
    return view.say("page-phase-coming", steps=view.listed(*(step_name(view, s) for s in ahead)))


def _buttons(view: View, step: Step) -> Buttons:
    ahead = rules.steps_ahead(view.campaign)
    hand = view.look(view.say("page-button-hand"), "hand") if step is Step.SPEND_XP else None
    pledge = view.look(view.say("page-button-fortune"), "fortune")
    quest = start_quest(view)
    shop = pledge if step is Step.SHOPPING else None
    return row(next_step(view), *(_go_to(view, each) for each in ahead), quest, hand, shop)


def _go_to(view: View, step: Step) -> Button:
    label = view.say("button-go-to", step=step_name(view, step))
    return view.button(label, Act.GO_TO, str(step))


def _outside(view: View) -> Buttons:
    return row(start_quest(view) if view.campaign.quest is None else None)
