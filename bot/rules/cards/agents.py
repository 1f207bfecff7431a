"""Agents: who may enter, the group they enter, and how they leave (A1-A8, Z3)."""

from bot.rules.basics.names import key, same
from bot.rules.basics.options import QuestKind
from bot.rules.cards.plot_costs import trigger_cost
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.phase import begin_play
from bot.rules.printed.decks import Card
from bot.rules.printed.effect_kinds import SufferingCounters, Summon
from bot.rules.printed.figures import GroupLimit
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Agent, PlotCard
from bot.rules.state.questions import (
    Audience,
    DescribeGroup,
    LetAgentGo,
    PayTrigger,
    PlayEffect,
    Purpose,
    SayYes,
)
from bot.rules.state.refusals import Right

MOST_FIGURES = 20
FORBIDDEN_KINDS = (QuestKind.INTERLUDE, QuestKind.FINALE)


def need_allowed(draft: Draft, summon: Summon) -> None:
    """Refuse an agent where its card or the rules forbid it (A5), or while one is there."""
    quest, campaign = draft.campaign.quest, draft.campaign
    if campaign.agent is not None:
        raise r.AgentHere(campaign.agent.lieutenant)
    if quest is not None and quest.kind in FORBIDDEN_KINDS:
        draft.refuse(r.AgentForbidden(summon.lieutenant, quest_kind=quest.kind))
    if quest is not None and any(_is(draft, name, summon) for name in quest.lieutenants):
        draft.refuse(r.AgentForbidden(summon.lieutenant))
    forbidden = find.deck(campaign, draft.box).forbidden_campaigns
    if any(same(name, campaign.printed_campaign) for name in forbidden):
        draft.refuse(r.AgentForbidden(summon.lieutenant, campaign=campaign.printed_campaign))


def describe(draft: Draft, command: c.AnswerGroup) -> None:
    """Let the agent enter the group described; too small a group is replaced whole (A2)."""
    question = draft.campaign.question(command.question)
    if not isinstance(question, DescribeGroup):
        raise r.QuestionClosed
    group = find.own_name(command.group)
    masters, minions = _figures(draft, group, command)
    draft.add(e.Answered(question.id, group, closed=True))
    summon = find.card_by_key(draft, question.card).effect
    assert isinstance(summon, Summon)  # noqa: S101 - only Summon cards ask for a group
    whole = summon.whole_group or masters < summon.masters or minions < summon.minions
    taken = (masters, minions) if whole else (summon.masters, summon.minions)
    draft.add(e.AgentSummoned(summon.lieutenant, question.card, group, *taken, whole))
    draft.do(question.then)


def attacked(draft: Draft, command: c.AttackAgent) -> None:
    """Note an attack that affects the agent; Long Suffering counts it, while faceup (Z3)."""
    draft.need(Right.TABLE)
    agent = need_agent(draft)
    begin_play(draft)
    draft.add(e.AgentAttacked(agent.lieutenant))
    for card, held in _counters(draft):
        if held.faceup:
            draft.add(e.DamageCounted(card.key))


def defeated(draft: Draft, command: c.DefeatAgent) -> None:
    """Note the agent's defeat; Long Suffering is offered before it leaves (Z3, A4)."""
    draft.need(Right.TABLE)
    need_agent(draft)
    begin_play(draft)
    draft.do((LetAgentGo(),))


def go(draft: Draft, step: LetAgentGo) -> None:
    """Offer the next card that counts the agent's wounds, or take the agent off the map."""
    for card, held in _counters(draft):
        if card.key not in step.offered and _usable(draft, card, held):
            then = (LetAgentGo((*step.offered, card.key)), *draft.take_agenda())
            id, purpose = draft.new_question_id(), Purpose.USE_COUNTERS
            draft.ask(SayYes(id, card.key, purpose, Audience.OVERLORD, then=then))
            return
    let_go(draft, defeated=True)


def use_counters(draft: Draft, question: SayYes, yes: bool) -> None:
    """Use Long Suffering, or not, before the agent leaves."""
    steps = (PayTrigger(question.card, exhaust=False), PlayEffect(question.card)) if yes else ()
    draft.do((*steps, *question.then))


def let_go(draft: Draft, defeated: bool) -> None:
    """Take the agent off the map; a defeated one's Summon card returns to the deck (A4, A8)."""
    agent = draft.campaign.agent
    if agent is None:
        return
    draft.add(e.AgentLeft(agent.lieutenant, defeated))
    if defeated:
        draft.add(e.CardReturned(agent.card, to_box=False))
    for card, held in _counters(draft):
        if held.damage:
            draft.add(e.CountersRemoved(card.key))


def need_agent(draft: Draft) -> Agent:
    """Refuse what is about an agent while none is on the map."""
    agent = draft.campaign.agent
    if agent is None:
        raise r.NoAgent
    return agent


def _usable(draft: Draft, card: Card, held: PlotCard) -> bool:
    payable = (trigger_cost(draft, card) or 0) <= draft.campaign.threat
    return held.faceup and bool(held.damage) and payable


def _counters(draft: Draft) -> list[tuple[Card, PlotCard]]:
    held = draft.campaign.cards
    cards = find.deck(draft.campaign, draft.box).cards if draft.campaign.deck else ()
    return [(c, held[c.key]) for c in cards if isinstance(c.effect, SufferingCounters)]


def _figures(draft: Draft, group: str, command: c.AnswerGroup) -> tuple[int, int]:
    masters, minions = command.masters, command.minions
    limit = _limit(draft, group)
    if limit is not None:
        masters = limit.masters if masters is None else masters
        minions = limit.minions if minions is None else minions
    if masters is None or minions is None:
        raise r.GroupUnknown(group)
    find.number(masters, 0, MOST_FIGURES)
    find.number(minions, 0, MOST_FIGURES)
    if masters + minions == 0:
        raise r.BadNumber(0, 1, MOST_FIGURES)
    return masters, minions


def _limit(draft: Draft, group: str) -> GroupLimit | None:
    """Give the printed limit of a monster group with this many heroes, where one is known."""
    printed, heroes = draft.box.monster(group), len(draft.campaign.heroes)
    limits = printed.groups if printed else ()
    return next((limit for limit in limits if limit.heroes == heroes), None)


def _is(draft: Draft, name: str, summon: Summon) -> bool:
    agent = draft.box.agent(summon.lieutenant)
    known = (agent.name, *agent.also) if agent else (summon.lieutenant,)
    return any(key(name) == key(each) for each in known)
