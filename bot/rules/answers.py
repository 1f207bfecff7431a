"""Open questions: which moves wait for which of them, and what their answers lead to (U4-U6)."""

from typing import assert_never

from bot.rules.cards import agents, attribute_tests, plot, spending
from bot.rules.cards.kinds import ASKED
from bot.rules.course import roster
from bot.rules.economy import fortune, phase, threat
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers, audience, heroes_of, is_steward, may_answer
from bot.rules.first import attacks
from bot.rules.first import economy as first_economy
from bot.rules.sheet import conditions, learning, shop
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import (
    GO_ON,
    OVERLORD_CARD,
    PUT,
    REROLL,
    choices,
    of_each_hero,
    of_tests,
)
from bot.rules.state.questions import Audience
from bot.rules.state.touches import AGENT, COSTS, NOTHING, STAGE, TOKENS, Touches


def held_by(question: q.Question) -> Touches:
    """Tell what a question and the steps behind it hold until it is answered."""
    leaving = any(isinstance(step, q.LetAgentGo) for step in question.then)
    return _held_by(question) | (AGENT if leaving else NOTHING)


def _held_by(question: q.Question) -> Touches:
    """Tell what a question holds by itself; what a card asks, by its kind."""
    if isinstance(question, q.OfCard):
        return ASKED[question.purpose].holds
    return question.holds


def blocking(command: c.Command, questions: tuple[q.Question, ...]) -> q.Question | None:
    """Find an open question that the command must wait for."""
    touched = _touched(command, questions)
    own = command.question if isinstance(command, c.Answer | c.AnswerGroup) else ""
    others = (each for each in questions if each.id != own)
    return next((each for each in others if touched & held_by(each)), None)


def _touched(command: c.Command, questions: tuple[q.Question, ...]) -> Touches:
    match command:
        case c.ChangeSettings(costs=costs) if costs is not None:
            return COSTS
        case c.Answer(id, value):
            answered = next((each for each in questions if each.id == id), None)
            if isinstance(answered, q.StepCloses):
                return STAGE if value == GO_ON else NOTHING
            return TOKENS if answered and _moves_tokens(answered, value) else NOTHING
        case _:
            return command.touches


def _moves_tokens(question: q.Question, value: str) -> bool:
    """Tell whether an answer moves tokens, which waits for another open payment (U4)."""
    if isinstance(question, q.DefeatReward):
        return value != OVERLORD_CARD or bool(question.then)
    if isinstance(question, q.OfCard):
        return ASKED[question.purpose].moves_tokens
    if isinstance(question, q.HeroTests) and question.condition:
        # What follows a condition's test is on the sheet alone; a reroll costs a token.
        return value.startswith(REROLL)
    return question.moves_tokens


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
    plot.describe_group(draft, question, command)


def take_step(draft: Draft, step: q.Step) -> None:
    """Do one of the steps that follow; one that asks takes those behind it along."""
    match step:
        case q.PayTrigger():
            plot.pay(draft, step)
        case q.PlayEffect():
            plot.play_effect(draft, step)
        case q.AttributeTests():
            plot.begin_tests(draft, step)
        case q.GainByCard():
            plot.gain(draft, step)
        case q.TestCondition():
            conditions.test(draft, step)
        case q.ConditionTested():
            conditions.tested(draft, step)
        case q.NextTest():
            plot.next_test(draft, step)
        case q.CountTests():
            attribute_tests.count(draft, step)
        case q.AskDefeated():
            plot.ask_defeated(draft, step)
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
        case q.PickWord(purpose=spending.SPEND.purpose):
            spending.answer(draft, question, value)
        case q.DazeTakes() | q.SpendPower():
            attacks.answer(draft, question, value)
        case q.DiscardDown():
            first_economy.answer_discard(draft, question, value)
        case q.ConquestValue():
            first_economy.answer_value(draft, question, value)
        case q.HeroTests():
            attribute_tests.answer(draft, question, value)
        case q.PickHero() | q.PickWord() | q.PickNumber() | q.SayYes():
            plot.answer_effect(draft, question, value)
        case q.ItemDearer():
            shop.answer_dearer(draft, question, value)
        case q.ClassAlong():
            learning.answer_along(draft, question, value)
        case q.DescribeGroup():
            raise r.NoSuchChoice(question, value)
        case _:
            assert_never(question)


def _need_choice(question: q.Question, value: str) -> None:
    names_payer = isinstance(question, q.ShopPledge) and value.startswith(f"{PUT}:")
    tells_cost = isinstance(question, q.MissingCost) and plot.is_cost(value)
    tells_value = isinstance(question, q.ConquestValue) and first_economy.is_value(value)
    typed = names_payer or tells_cost or tells_value
    offered = choices(question)
    if isinstance(question, q.HeroTests):
        offered = (*of_tests(question.tests, rerolls=True), *of_each_hero(question))
    if not typed and all(value != choice.value for choice in offered):
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
