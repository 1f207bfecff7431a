"""First-edition quests and their turns (E1, E2)."""

from bot.rules.basics.options import CampaignAct, QuestKind
from bot.rules.economy import find, lateness
from bot.rules.economy.draft import Draft
from bot.rules.economy.stages import LEAST_HEROES, MOST_HEROES, begin_play, round_of
from bot.rules.first import boulders, order, tokens, wounds
from bot.rules.first.economy import (
    income,
    is_overlords_turn,
    need_dungeon,
    waits_for_income,
)
from bot.rules.first.look import check_amount
from bot.rules.first.samples import lay_out, sample
from bot.rules.rolling.verification import committed
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right

MOST_CONQUEST = 60
MOST_TREACHERY = 20


def start(draft: Draft, command: c.StartQuest) -> None:
    """Start a quest with its conquest, and the treachery it gives (E1, W8)."""
    draft.need(Right.TABLE)
    _need_no_encounters(command)
    campaign = draft.campaign
    ours = sample(draft, command.name)
    name = ours.name if ours else find.own_name(command.name)
    if campaign.quest is not None:
        raise r.QuestUnderWay(campaign.quest.name)
    if not LEAST_HEROES <= len(campaign.heroes) <= MOST_HEROES:
        raise r.HeroCount(len(campaign.heroes))
    conquest = _conquest(draft, command)
    heroes = tuple(campaign.heroes)
    kind, act = QuestKind.NORMAL, CampaignAct.I
    draft.add(e.QuestStarted(name, kind, 1, (), act, heroes, ()))
    _treachery(draft, command)
    cards = _deck_size(draft)
    hand = min(starting_hand(draft), cards)
    draft.add(e.DungeonBegan(conquest, hand, cards - hand))
    if ours is not None:
        lay_out(draft, ours)
    else:
        wounds.equip(draft, anew=True)
        _tell_old_board(draft)
    draft.add(committed(draft.dice))


def _need_no_encounters(command: c.StartQuest) -> None:
    """Refuse what only a quest of the second edition has (E6)."""
    typed = {
        "kind": command.kind is not QuestKind.NORMAL,
        "encounters": command.encounters is not None,
        "lieutenants": bool(command.lieutenants.strip()),
    }
    for option in filter(typed.get, typed):
        raise r.OfSecondEditionOnly(option)


def _tell_old_board(draft: Draft) -> None:
    """Say that the last quest's map still lies there; one laid out since is meant for this."""
    if draft.campaign.well.played:
        draft.add(e.Warned(e.Oddity.OLD_BOARD))


def _conquest(draft: Draft, command: c.StartQuest) -> int:
    """Take what is typed, else what a source gives; raises ConquestUnknown."""
    if command.conquest is not None:
        return find.number(command.conquest, 0, MOST_CONQUEST)
    printed = draft.box.first.quest(command.name)
    known = printed.conquest if printed else None
    ours = sample(draft, command.name)
    if known is None and ours is None:
        raise r.ConquestUnknown(command.name)
    return ours.conquest if ours else known or 0


def _treachery(draft: Draft, command: c.StartQuest) -> None:
    """Open the spending of the treachery that is typed, else of what a source gives."""
    typed = (command.treachery_event, command.treachery_trap, command.treachery_monster)
    if all(points is None for points in typed):
        if draft.campaign.well.treachery is not None:
            return
        given = _given(draft, command.name)
        if given is None:
            return
        typed = given
    event, trap, monster = (points or 0 for points in typed)
    for points in (event, trap, monster):
        check_amount(points, 0, MOST_TREACHERY)
    if not (event or trap or monster) and draft.campaign.well.treachery is None:
        return
    usual = draft.box.well.printed.usual_start_cards
    draft.add(e.TreacheryOpened(event, trap, monster, usual))


def _given(draft: Draft, name: str) -> tuple[int, int, int] | None:
    """Give the treachery that a source names for a quest, or one of ours gives."""
    printed, ours = draft.box.first.quest(name), sample(draft, name)
    if ours is not None:
        return ours.treachery
    given = printed.treachery if printed else None
    return (given.event, given.trap, given.monster) if given else None


def starting_hand(draft: Draft) -> int:
    """Count the cards to start with: the usual ones until treachery is settled (E1, W8)."""
    printed, spent = draft.box.well.printed, draft.campaign.well.treachery
    if spent is None or not spent.done:
        return printed.usual_start_cards
    return spent.start_cards(printed.points_per_card, printed.most_start_cards)


def _deck_size(draft: Draft) -> int:
    campaign = draft.campaign
    return campaign.deck_size or draft.box.first.deck_size(campaign.settings.expansions)


def end(draft: Draft, command: c.EndQuest) -> None:
    """End the quest; each starts anew (E1)."""
    draft.need(Right.TABLE)
    quest = draft.campaign.quest
    if quest is None:
        raise r.NoQuest
    lateness.need(command.of, lateness.quest(draft.campaign))
    for question in draft.campaign.questions:
        if isinstance(question, q.DiscardDown):
            draft.withdraw(question)
    draft.add(e.EncounterEnded(draft.campaign.stage.encounter))
    draft.add(e.QuestEnded(quest.name, command.winner))
    if draft.campaign.secret:
        draft.add(e.SecretRevealed(draft.campaign.secret))


def start_overlord_turn(draft: Draft, command: c.StartOverlordTurn) -> None:
    """Begin the overlord's turn: boulders, threat, cards, and the hand down to its limit (E2)."""
    draft.need(Right.TABLE)
    if need_dungeon(draft).paid and is_overlords_turn(draft.campaign):
        draft.refuse(r.TurnPaid())
    order.need_no_choice(draft)
    if not waits_for_income(draft.campaign):
        begin_play(draft)
        draft.add(e.OverlordTurnBegan())
        boulders.await_all(draft)
    boulders.roll_all(draft, draft.campaign.well.waiting)
    income(draft)


def start_hero_turn(draft: Draft, command: c.StartHeroTurn) -> None:
    """Begin a hero's turn, with what bleed and daze on the map do to the figure (W6, W7)."""
    draft.need(Right.TABLE)
    hero = find.hero(draft, command.hero)
    need_dungeon(draft)
    order.need_no_boulders(draft)
    if command.once:
        lateness.need_uncalled(draft.campaign, hero.key)
    begin_play(draft)
    draft.add(e.HeroTurnBegan(hero.key, round_of(draft.campaign)))
    map = draft.campaign.well.map
    figure = map.figure(hero.name) if map else None
    if figure is not None:
        order.need_no_choice(draft)
        tokens.turn_of(draft, figure)


def end_turn(draft: Draft, command: c.EndTurn) -> None:
    """Call the turn under way over."""
    draft.need(Right.TABLE)
    need_dungeon(draft)
    turn = draft.campaign.turn
    if turn is None or turn.ended:
        raise r.NoTurn
    lateness.need(command.of, lateness.turn(draft.campaign))
    draft.add(e.TurnEnded(turn.hero))
