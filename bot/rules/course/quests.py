"""Quests and what goes on in them: encounters, turns, rest (P11, C2-C5, T3, Z6)."""

from collections.abc import Iterator

from bot.rules.basics.names import key
from bot.rules.basics.options import LieutenantFact, Track, Winner
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards import lasting
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find, lateness, phase, stages
from bot.rules.economy.draft import Draft
from bot.rules.economy.stages import LEAST_HEROES, MOST_HEROES, begin_play, round_of
from bot.rules.rolling.verification import committed
from bot.rules.sheet import path, vitals
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right

MOST_ENCOUNTERS = 5


def start(draft: Draft, command: c.StartQuest) -> None:
    """Start a quest; skipped phase steps take their effects (C2)."""
    draft.need(Right.TABLE)
    campaign = draft.campaign
    lateness.need(command.after, lateness.phase(campaign))
    printed = path.printed(campaign, draft.box, command.name)
    command = path.filled(command, printed)
    name = find.own_name(command.name)
    said = path.USUAL_ENCOUNTERS if command.encounters is None else command.encounters
    encounters = find.number(said, 1, MOST_ENCOUNTERS)
    _need_no_dungeon(command)
    if campaign.quest is not None:
        raise r.QuestUnderWay(campaign.quest.name)
    if not LEAST_HEROES <= len(campaign.heroes) <= MOST_HEROES:
        raise r.HeroCount(len(campaign.heroes))
    lieutenants = tuple(_lieutenants(draft, command))
    if draft.trial:
        return
    passed_over = phase.leave(draft)
    heroes, act = tuple(campaign.heroes), (printed and printed.act) or campaign.act
    draft.add(e.QuestStarted(name, command.kind, encounters, lieutenants, act, heroes, passed_over))
    draft.add(committed(draft.dice))
    lasting.at_encounter_start(draft)


def _need_no_dungeon(command: c.StartQuest) -> None:
    """Refuse what only a quest of the first edition gives (E6)."""
    for option in ("conquest", "treachery_event", "treachery_trap", "treachery_monster"):
        if getattr(command, option) is not None:
            raise r.OfFirstEditionOnly(option)


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
    lateness.need(command.of, lateness.encounter(draft.campaign))
    if encounter >= quest.encounters:
        raise r.LastEncounter(quest.name, quest.encounters)
    if draft.trial:
        return
    _close_encounter(draft)
    draft.add(e.EncounterSetUp(encounter + 1))
    lasting.at_encounter_start(draft)


def end(draft: Draft, command: c.EndQuest) -> None:
    """End the quest: threat for the overlord, markers and quest-long tokens leave (T3, C5)."""
    draft.need(Right.TABLE)
    quest = draft.campaign.quest
    if quest is None:
        raise r.NoEncounter(draft.campaign.stage)
    lateness.need(command.of, lateness.quest(draft.campaign))
    if draft.trial:
        return
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
    stages.drop_pledges(draft)
    lasting.at_encounter_end(draft)
    draft.add(e.EncounterEnded(encounter))


def start_overlord_turn(draft: Draft, command: c.StartOverlordTurn) -> None:
    """Begin the overlord's turn: markers return, cards refresh (P7)."""
    draft.need(Right.TABLE)
    _need_encounter(draft)
    if command.once:
        lateness.need_uncalled(draft.campaign, "")
    if draft.trial:
        return
    begin_play(draft)
    lasting.at_overlord_turn_end(draft)
    draft.add(e.OverlordTurnBegan())
    lasting.at_overlord_turn(draft)


def start_hero_turn(draft: Draft, command: c.StartHeroTurn) -> None:
    """Begin a hero's turn; the first after the overlord's opens a new round."""
    draft.need(Right.TABLE)
    held = find.hero(draft, command.hero)
    _need_encounter(draft)
    if command.once:
        lateness.need_uncalled(draft.campaign, held.key)
    if draft.trial:
        return
    begin_play(draft)
    lasting.at_overlord_turn_end(draft)
    draft.add(e.HeroTurnBegan(held.key, round_of(draft.campaign)))
    if held.key in draft.campaign.stood:
        # Who does not call the overlord's turns may well be in the next round.
        draft.add(e.Warned(e.Oddity.STOOD_UP))


def end_turn(draft: Draft, command: c.EndTurn) -> None:
    """Call the turn under way over; its window stays open until the next turn."""
    draft.need(Right.TABLE)
    _need_encounter(draft)
    turn = draft.campaign.turn
    if turn is None or turn.ended:
        raise r.NoTurn
    lateness.need(command.of, lateness.turn(draft.campaign))
    if draft.trial:
        return
    draft.add(e.TurnEnded(turn.hero))
    lasting.at_overlord_turn_end(draft)


def tell_lieutenant(draft: Draft, command: c.TellLieutenant) -> None:
    """Say whether a lieutenant is in the quest, where its agent waits for that (A5, Q1)."""
    draft.need(Right.TABLE)
    if draft.campaign.quest is None:
        raise r.NoQuest
    lateness.need(command.of, lateness.quest(draft.campaign))
    agent = draft.box.agent(command.lieutenant)
    if agent is None:
        raise r.UnknownAgent(command.lieutenant)
    fact = LieutenantFact.IN_QUEST
    if draft.campaign.lieutenants_told.get((agent.name, fact)) is command.holds:
        raise r.NothingToDo
    draft.add(e.LieutenantTold(agent.name, fact, command.holds))


def rest(draft: Draft, command: c.RestHero) -> None:
    """Note a rest action, and what a card allows whoever rests."""
    held = find.hero(draft, command.hero)
    draft.need(Right.HERO, held)
    if not draft.campaign.stage.in_encounter:
        draft.refuse(r.NoEncounter(draft.campaign.stage))
    if draft.campaign.keeps(Track.EVERYTHING):
        vitals.need_standing(draft, held)
    begin_play(draft)
    draft.add(e.HeroRested(held.key))
    for card, _ in find.cards(draft.campaign, draft.box):
        if effect_of(card).hero_rests(draft, card, held):
            return


def _need_encounter(draft: Draft) -> None:
    if not draft.campaign.stage.in_encounter:
        raise r.NoEncounter(draft.campaign.stage)
