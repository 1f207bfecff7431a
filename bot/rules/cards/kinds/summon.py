"""Cards that bring a lieutenant's agent in (A1, A2, A5)."""

from dataclasses import dataclass
from typing import Literal, final

from bot.rules.basics.names import key, same
from bot.rules.basics.options import QuestKind
from bot.rules.cards.kind import Kind
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.printed.figures import GroupLimit
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r

MOST_FIGURES = 20
FORBIDDEN_KINDS = (QuestKind.INTERLUDE, QuestKind.FINALE)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Summon(Kind):
    """Brings the lieutenant's agent in for masters and minions, or for a whole group (A1, A2)."""

    kind: Literal["summon"] = "summon"
    lieutenant: str
    masters: int = 0
    minions: int = 0
    whole_group: bool = False

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse an agent where its card or the rules forbid it (A5), or while one is there."""
        quest, campaign = draft.campaign.quest, draft.campaign
        if campaign.agent is not None:
            raise r.AgentHere(campaign.agent.lieutenant)
        if quest is not None and quest.kind in FORBIDDEN_KINDS:
            draft.refuse(r.AgentForbidden(self.lieutenant, quest_kind=quest.kind))
        if quest is not None and any(self._is(draft, name) for name in quest.lieutenants):
            draft.refuse(r.AgentForbidden(self.lieutenant))
        forbidden = find.deck(campaign, draft.box).forbidden_campaigns
        if any(same(name, campaign.printed_campaign) for name in forbidden):
            draft.refuse(r.AgentForbidden(self.lieutenant, campaign=campaign.printed_campaign))

        beside = self._beside(draft)
        if beside:
            draft.refuse(r.AgentForbidden(self.lieutenant, beside=beside))

    def play(self, draft: Draft, card: Card) -> None:
        """Ask which group the agent enters."""
        id = draft.new_question_id()
        draft.ask(q.DescribeGroup(id, card.key, draft.take_agenda()))

    def describe_group(self, draft: Draft, card: Card, command: c.AnswerGroup) -> None:
        """Let the agent enter the group described; too small a group is replaced whole (A2)."""
        group = find.own_name(command.group)
        masters, minions = _figures(draft, group, command)
        draft.add(e.Answered(command.question, group, closed=True))
        whole = self.whole_group or masters < self.masters or minions < self.minions
        taken = (masters, minions) if whole else (self.masters, self.minions)
        draft.add(e.AgentSummoned(self.lieutenant, card.key, group, *taken, whole))

    def _beside(self, draft: Draft) -> str:
        """Name a lieutenant of the quest or a hero beside whom the agent may not enter (A5)."""
        agent, quest = draft.box.agent(self.lieutenant), draft.campaign.quest
        there = [hero.name for hero in draft.campaign.heroes.values()]
        there += quest.lieutenants if quest is not None else ()
        barred = agent.not_with if agent else ()
        return next((name for name in barred if any(same(name, each) for each in there)), "")

    def _is(self, draft: Draft, name: str) -> bool:
        agent = draft.box.agent(self.lieutenant)
        known = (agent.name, *agent.also) if agent else (self.lieutenant,)
        return any(key(name) == key(each) for each in known)


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
