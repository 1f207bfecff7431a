"""Answers to open questions, and the steps that follow (U4, U6)."""

from typing import assert_never

from bot.rules import commands as c
from bot.rules import effect_answers, effects, fortune, plot, roster, threat
from bot.rules import questions as q
from bot.rules import refusals as r
from bot.rules.choices import choices
from bot.rules.draft import Draft
from bot.rules.people import answerers, audience, is_steward, may_answer


def answer(draft: Draft, command: c.Answer) -> None:
    """Answer an open question of this move."""
    question = draft.campaign.question(command.question)
    if question is None:
        raise r.QuestionClosed
    choice = _choice(question, command.value)
    _need_voice(draft, question, choice)
    _carry_out(draft, question, command.value)
    run(draft)


def run(draft: Draft) -> None:
    """Do what is still to do, until a step asks or nothing is left."""
    while draft.agenda:
        step = draft.agenda.pop(0)
        match step:
            case q.PayTrigger():
                plot.pay(draft, step)
            case q.PlayEffect(card):
                effects.play(draft, card)
            case _:
                assert_never(step)


def _carry_out(draft: Draft, question: q.Question, value: str) -> None:
    match question:
        case q.FortuneTie():
            fortune.answer_tie(draft, question, value)
        case q.MissingCost():
            plot.answer_cost(draft, question, value)
        case q.DefeatReward():
            threat.answer_defeat(draft, question, value)
        case q.NewRound():
            fortune.answer_new_round(draft, question, value)
        case q.ShopPledge():
            fortune.answer_pledge(draft, question, value)
        case q.JoinRequest():
            roster.answer_join(draft, question, value)
        case q.PickWord(purpose=q.Purpose.SPEND):
            plot.answer_spend(draft, question, value)
        case _:
            effect_answers.answer(draft, question, value)


def _choice(question: q.Question, value: str) -> str:
    """Give the hero key a choice is about; a pledge may name the payer."""
    if isinstance(question, q.ShopPledge) and value.startswith(fortune.PUT):
        return ""
    for choice in choices(question):
        if choice.value == value:
            return choice.hero if isinstance(question, q.HeroTests) else ""
    raise r.NoSuchChoice(question, value)


def _need_voice(draft: Draft, question: q.Question, hero: str) -> None:
    campaign = draft.campaign
    if may_answer(campaign, draft.by, question, hero):
        for held in campaign.heroes.values():
            if held.key in (hero, *audience(question)[1]):
                draft.acting(held)
        return
    if not is_steward(campaign, draft.by):
        who = answerers(campaign, question)
        raise r.NotYourQuestion(question, audience(question)[0], who)
    draft.steward_helps()
