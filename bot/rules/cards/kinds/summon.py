"""Cards that bring a lieutenant's agent in (A1, A2, A5)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, final

from msgspec import Struct

from bot.rules.basics.names import key, same
from bot.rules.basics.options import LieutenantFact, QuestKind
from bot.rules.cards import spending
from bot.rules.cards.kind import Asks, Kind
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.printed.figures import GroupLimit
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import YES
from bot.rules.state.touches import PAYMENT

MOST_FIGURES = 20


class ToKnow(Struct, frozen=True):
    """What only the table knows of a lieutenant, and the question that asks it."""

    fact: LieutenantFact
    asks: Asks


_NAMED = ("lieutenant",)
SACRIFICED = ToKnow(
    LieutenantFact.SACRIFICED, Asks(q.SayYes, "lieutenant-sacrificed", PAYMENT, tells=_NAMED)
)
ALLY = ToKnow(LieutenantFact.ALLY, Asks(q.SayYes, "lieutenant-ally", PAYMENT, tells=_NAMED))
TO_KNOW = (SACRIFICED, ALLY)
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
    asks: ClassVar[tuple[Asks, ...]] = tuple(each.asks for each in TO_KNOW)

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse an agent where its card or the rules forbid it (A5), or while one is there."""
        quest, campaign = draft.campaign.quest, draft.campaign
        if campaign.agent is not None:
            raise r.AgentHere(campaign.agent.lieutenant)
        if quest is not None and quest.kind in FORBIDDEN_KINDS:
            draft.refuse(r.AgentForbidden(self.lieutenant, quest_kind=quest.kind))
        if quest is not None and any(self._is(draft, name) for name in quest.lieutenants):
            draft.refuse(r.AgentForbidden(self.lieutenant))
        there = LieutenantFact.IN_QUEST
        if campaign.lieutenants_told.get((self.lieutenant, there)):
            draft.refuse(r.AgentForbidden(self.lieutenant, told=there))
        forbidden = find.deck(campaign, draft.box).forbidden_campaigns
        if any(same(name, campaign.printed_campaign) for name in forbidden):
            draft.refuse(r.AgentForbidden(self.lieutenant, campaign=campaign.printed_campaign))

        beside = self._beside(draft)
        if beside:
            draft.refuse(r.AgentForbidden(self.lieutenant, beside=beside))
        for asked in self._to_know(draft):
            if draft.campaign.lieutenants_told.get((self.lieutenant, asked.fact)):
                draft.refuse(r.AgentForbidden(self.lieutenant, told=asked.fact))

    def asks_first(self, draft: Draft, card: Card) -> bool:
        """Ask the next of those things that only the table knows, and that bar the agent (A5)."""
        told, name = draft.campaign.lieutenants_told, self.lieutenant
        to_know = self._to_know(draft)
        asked = next((each for each in to_know if (name, each.fact) not in told), None)
        if asked is not None:
            id, then = draft.new_question_id(), draft.take_agenda()
            asks, side = asked.asks, q.Audience.OVERLORD
            draft.ask(q.SayYes(id, card.key, asks.purpose, side, then=then))
        return asked is not None

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Keep what was told; the trigger goes on unless that bars the agent."""
        fact = next(each.fact for each in TO_KNOW if each.asks.fits(question))
        holds = value == YES
        draft.add(e.LieutenantTold(self.lieutenant, fact, holds))
        if holds and not draft.is_advisory:
            draft.add(e.AgentKeptOut(card.key))
            return
        if holds:
            draft.refuse(r.AgentForbidden(self.lieutenant, told=fact))
        if not self.asks_first(draft, card):
            spending.begin(draft, card)

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

    def _to_know(self, draft: Draft) -> Iterator[ToKnow]:
        """Give what of the lieutenant has to be asked in this campaign (A5)."""
        agent, campaign = draft.box.agent(self.lieutenant), draft.campaign
        if agent and agent.sacrificed_in and same(agent.sacrificed_in, campaign.printed_campaign):
            yield SACRIFICED
        if agent and agent.may_be_ally:
            yield ALLY

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
