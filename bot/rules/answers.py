"""Answers to open questions, and the steps that follow (U4, U6)."""

from typing import assert_never

from bot.rules.cards import agents, attribute_tests, effects, plot
from bot.rules.course import roster
from bot.rules.economy import fortune, phase, threat
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers, audience, heroes_of, is_steward, may_answer
from bot.rules.first import attacks
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import PUT, choices, of_each_hero, of_tests
from bot.rules.state.questions import Audience


def answer(draft: Draft, command: c.Answer) -> None:
    """Answer an open question of this move."""
    question = draft.campaign.question(command.question)
    if question is None:
        raise r.QuestionClosed
    _need_choice(question, command.value)
    _need_voice(draft, question)
    _carry_out(draft, question, command.value)


def answer_group(draft: Draft, command: c.AnswerGroup) -> None:
    """Answer which group an agent enters."""
    question = draft.campaign.question(command.question)
    if question is None:
        raise r.QuestionClosed
    _need_voice(draft, question)
    if not isinstance(question, q.DescribeGroup):
        raise r.QuestionClosed
    effects.describe_group(draft, question, command)


def take_step(draft: Draft, step: q.Step) -> None:
    """Do one of the steps that follow; one that asks takes those behind it along."""
    match step:
        case q.PayTrigger():
            plot.pay(draft, step)
        case q.PlayEffect():
            effects.play(draft, step)
        case q.AttributeTests():
            effects.begin_tests(draft, step)
        case q.GainByCard():
            effects.gain(draft, step)
        case q.AskDefeated():
            effects.ask_defeated(draft, step)
        case q.LetAgentGo():
            agents.go(draft, step)
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
        case q.StepCloses():
            phase.answer_closing(draft, question, value)
        case q.JoinRequest():
            roster.answer_join(draft, question, value)
        case q.PickWord(purpose=plot.SPEND.purpose):
            plot.answer_spend(draft, question, value)
        case q.DazeTakes() | q.SpendPower():
            attacks.answer(draft, question, value)
        case q.HeroTests():
            attribute_tests.answer(draft, question, value)
        case q.PickHero() | q.PickWord() | q.PickNumber() | q.SayYes():
            effects.answer(draft, question, value)
        case q.DescribeGroup():
            raise r.NoSuchChoice(question, value)
        case _:
            assert_never(question)


def _need_choice(question: q.Question, value: str) -> None:
    names_payer = isinstance(question, q.ShopPledge) and value.startswith(f"{PUT}:")
    tells_cost = isinstance(question, q.MissingCost) and plot.is_cost(value)
    offered = choices(question)
    if isinstance(question, q.HeroTests):
        offered = (*of_tests(question.tests, rerolls=True), *of_each_hero(question))
    if not (names_payer or tells_cost) and all(value != choice.value for choice in offered):
        raise r.NoSuchChoice(question, value)


def _need_voice(draft: Draft, question: q.Question) -> None:
    campaign = draft.campaign
    side, about = audience(question)
    if may_answer(campaign, draft.by, question):
        for held in heroes_of(campaign, draft.by):
            # Whose test is settled is known only when the answer is looked at.
            named = held.key in about and not isinstance(question, q.HeroTests)
            if named or side is Audience.HEROES:
                draft.acting(held)
        return
    if not is_steward(campaign, draft.by):
        who = answerers(campaign, question)
        raise r.NotYourQuestion(question, side, who)
    draft.steward_helps()
