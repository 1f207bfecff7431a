"""The campaign phase: steps that only go forward, with what each does by itself (C1-C3, F7)."""

from bot.rules.basics.places import fortune
from bot.rules.basics.stage import StageKind, Step
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers, is_overlord
from bot.rules.economy.stages import drop, steps_ahead
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.choices import GO_ON
from bot.rules.state.questions import ShopPledge, StepCloses
from bot.rules.state.refusals import Right

XP_AT_REWARDS = 1


def next_step(draft: Draft, command: c.NextStep) -> None:
    """Go to the next step."""
    draft.need(Right.TABLE)
    _need_phase(draft)
    ahead = steps_ahead(draft.campaign)
    if not ahead:
        raise r.LastStep
    _go(draft, ahead[0])


def go_to(draft: Draft, command: c.GoToStep) -> None:
    """Go forward to a later step, passing over those between."""
    draft.need(Right.TABLE)
    _need_phase(draft)
    if command.step not in steps_ahead(draft.campaign):
        now = draft.campaign.stage.step or Step.GOLD
        raise r.StepBehind(command.step, now)
    _go(draft, command.step)


def answer_closing(draft: Draft, question: StepCloses, value: str) -> None:
    """Go on past Spend XP, or leave it open for the overlord."""
    draft.add(e.Answered(question.id, value, closed=True))
    if value == GO_ON and question.step in steps_ahead(draft.campaign):
        _enter(draft, question.step)


def leave(draft: Draft) -> tuple[Step, ...]:
    """Do what the present and the skipped steps do by themselves as a quest starts (C2)."""
    drop(draft, ShopPledge, StepCloses)
    if draft.campaign.stage.kind is not StageKind.PHASE:
        return ()
    ahead = steps_ahead(draft.campaign)
    _leave_present(draft)
    for step in ahead:
        _pass_over(draft, step)
    return ahead


def _need_phase(draft: Draft) -> None:
    if draft.campaign.stage.kind is not StageKind.PHASE:
        raise r.NoPhase(draft.campaign.stage)


def _go(draft: Draft, step: Step) -> None:
    """Enter a step; who would end Spend XP over the overlord's head is asked first (C2)."""
    xp, threat = _still_to_spend(draft, step)
    if (xp or threat) and not is_overlord(draft.campaign, draft.by):
        for question in draft.campaign.questions:
            if isinstance(question, StepCloses):
                raise r.QuestionOpen(question, answerers(draft.campaign, question))
        draft.ask(StepCloses(draft.new_question_id(), step, xp, threat))
        return
    _enter(draft, step)


def _still_to_spend(draft: Draft, step: Step) -> tuple[int, int]:
    """Count the XP, and the threat that buys a Plot card, that a step would close out."""
    campaign = draft.campaign
    ahead = steps_ahead(campaign)
    passed = (campaign.stage.step, *ahead[: ahead.index(step)])
    if Step.SPEND_XP not in passed:
        return 0, 0
    rewarded = XP_AT_REWARDS if Step.REWARDS in passed[1:] else 0
    held = find.cards(campaign, draft.box)
    facedown = [card for card, card_held in held if not (card_held.faceup or card_held.boxed)]
    costs = [find.purchase_cost(campaign, card) for card in facedown]
    buys = any(cost <= campaign.threat for cost in costs)
    return campaign.xp + rewarded, campaign.threat if buys else 0


def _enter(draft: Draft, step: Step) -> None:
    ahead = steps_ahead(draft.campaign)
    skipped = ahead[: ahead.index(step)]
    _leave_present(draft)
    for each in skipped:
        _pass_over(draft, each)
    draft.add(e.PhaseEntered(step, skipped))
    _on_entering(draft, step)


def _pass_over(draft: Draft, step: Step) -> None:
    _on_entering(draft, step)
    if step is Step.SHOPPING:
        _end_shopping(draft)


def _on_entering(draft: Draft, step: Step) -> None:
    if step is Step.REWARDS:
        draft.add(e.XpChanged(XP_AT_REWARDS, e.Why.REWARDS))


def _leave_present(draft: Draft) -> None:
    drop(draft, ShopPledge, StepCloses)
    if draft.campaign.stage.step is Step.SHOPPING:
        _end_shopping(draft)


def _end_shopping(draft: Draft) -> None:
    for hero in draft.campaign.heroes:
        draft.clear(fortune(hero), e.Why.SHOPPING_ENDED)
