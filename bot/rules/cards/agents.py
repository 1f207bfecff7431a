"""The agent on the map: attacked, defeated, and how it leaves (A1-A8, Z3)."""

from typing import Literal

from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.stages import begin_play
from bot.rules.printed.decks import Card
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Agent
from bot.rules.state.questions import LetAgentGo
from bot.rules.state.refusals import Right

# What of the agent a card waits for.
Awaited = Literal["", "agent-summoned", "agent-defeated"]


def attacked(draft: Draft, command: c.AttackAgent) -> None:
    """Note an attack that affects the agent; a card may count it (Z3)."""
    draft.need(Right.TABLE)
    agent = need_agent(draft)
    begin_play(draft)
    draft.add(e.AgentAttacked(agent.lieutenant))
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).agent_attacked(draft, card, held)


def defeated(draft: Draft, command: c.DefeatAgent) -> None:
    """Note the agent's defeat; cards offer themselves before it leaves (Z3, A4)."""
    draft.need(Right.TABLE)
    need_agent(draft)
    begin_play(draft)
    draft.do((LetAgentGo(),))


def go(draft: Draft, step: LetAgentGo) -> None:
    """Let the next card offer itself, or take the agent off the map."""
    for card, held in find.cards(draft.campaign, draft.box):
        offered = card.key in step.offered
        if not offered and effect_of(card).agent_falls(draft, card, held, step):
            return
    let_go(draft, defeated=True)


def let_go(draft: Draft, defeated: bool) -> None:
    """Take the agent off the map; a defeated one's Summon card returns to the deck (A4, A8)."""
    agent = draft.campaign.agent
    if agent is None:
        return
    draft.add(e.AgentLeft(agent.lieutenant, defeated))
    if defeated:
        draft.add(e.CardReturned(agent.card, to_box=False))
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).agent_left(draft, card, held)


def need_agent(draft: Draft) -> Agent:
    """Refuse what is about an agent while none is on the map."""
    agent = draft.campaign.agent
    if agent is None:
        raise r.NoAgent
    return agent


def need_awaited(draft: Draft, card: Card, awaited: Awaited) -> None:
    """Refuse a card that waits for an agent's coming or defeat: before it, and a second time."""
    if awaited == "agent-summoned":
        need_agent(draft)
    elif awaited and not draft.campaign.agent_fell:
        draft.refuse(r.AgentNotDefeated(card.key))
    if awaited and card.key in draft.campaign.since_agent:
        draft.refuse(r.AgentAnswered(card.key))
