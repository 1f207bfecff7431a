"""Quests and encounters: start, set-up, play, end (P11, C2-C5, T3)."""

from collections.abc import Iterator

from bot.rules.basics.names import key
from bot.rules.basics.options import Winner
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards import lasting
from bot.rules.economy import find, phase
from bot.rules.economy.draft import Draft
from bot.rules.rolling.quest_dice import committed
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right

LEAST_HEROES, MOST_HEROES = 2, 4
MOST_ENCOUNTERS = 5


def start(draft: Draft, command: c.StartQuest) -> None:
    """Start a quest; skipped phase steps take their effects (C2)."""
    draft.need(Right.TABLE)
    campaign = draft.campaign
    name = find.own_name(command.name)
    find.number(command.encounters, 1, MOST_ENCOUNTERS)
    if campaign.quest is not None:
        raise r.QuestUnderWay(campaign.quest.name)
    if not LEAST_HEROES <= len(campaign.heroes) <= MOST_HEROES:
        raise r.HeroCount(len(campaign.heroes))
    lieutenants = tuple(_lieutenants(draft, command))
    passed_over = phase.leave(draft)
    heroes, act = tuple(campaign.heroes), campaign.act
    draft.add(
        e.QuestStarted(
            name, command.kind, command.encounters, lieutenants, act, heroes, passed_over
        )
    )
    draft.add(committed(draft.dice))


def _lieutenants(draft: Draft, command: c.StartQuest) -> Iterator[str]:
    """Name the quest's lieutenants; a slip would let their agents in (A5)."""
    for name in filter(key, command.lieutenants.split(",")):
        agents, own = draft.box.agents, command.own_name
        yield find.printed_or_own(name, agents, r.UnknownLieutenant, own)


def end_encounter(draft: Draft, command: c.EndEncounter) -> None:
    """End this encounter and open the set-up of the next."""
    draft.need(Right.TABLE)
    quest, encounter = draft.campaign.quest, draft.campaign.stage.encounter
    if quest is None:
        raise r.NoEncounter(draft.campaign.stage)
    if encounter >= quest.encounters:
        raise r.LastEncounter(quest.name, quest.encounters)
    _close_encounter(draft)
    draft.add(e.EncounterSetUp(encounter + 1))


def end(draft: Draft, command: c.EndQuest) -> None:
    """End the quest: threat for the overlord, markers and quest-long tokens leave (T3, C5)."""
    draft.need(Right.TABLE)
    quest = draft.campaign.quest
    if quest is None:
        raise r.NoEncounter(draft.campaign.stage)
    _close_encounter(draft)
    lasting.at_quest_end(draft)
    for hero in draft.campaign.heroes.values():
        if hero.marked:
            draft.add(e.HeroMarked(hero.key, on=False))
    draft.transfer(SUPPLY, POOL, 1, e.Why.QUEST_ENDED)
    if command.winner is Winner.OVERLORD:
        draft.transfer(SUPPLY, POOL, 1, e.Why.QUEST_WON)
    draft.add(e.QuestEnded(quest.name, command.winner))
    if draft.campaign.secret:
        draft.add(e.SecretRevealed(draft.campaign.secret))


def _close_encounter(draft: Draft) -> None:
    encounter = draft.campaign.stage.encounter
    phase.drop_pledges(draft)
    lasting.at_encounter_end(draft)
    draft.add(e.EncounterEnded(encounter))
