"""What the sheets do by themselves once something has happened: they move along with it (V6).

Nothing here asks whether a move is legal: it is, and the sheets follow it.
"""

from bot.rules.basics.dice_result import add_up
from bot.rules.basics.options import Edition, FortuneUse, Track
from bot.rules.basics.stage import Step
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.sheet import conditions, course, vitals
from bot.rules.state import events as e
from bot.rules.state.events import OnSheet


def follow(draft: Draft) -> None:
    """Let the sheets follow what has happened in the move since they last did."""
    if draft.trial or draft.followed == len(draft.events):
        return
    if not draft.campaign.keeps(Track.SHEET):
        draft.followed = len(draft.events)
        return
    while draft.followed < len(draft.events):
        event = draft.events[draft.followed]
        draft.followed += 1
        if draft.campaign.edition is Edition.SECOND:
            course.follow(draft, event)
        if draft.campaign.keeps(Track.EVERYTHING):
            _follow(draft, event)


def _follow(draft: Draft, event: e.Event) -> None:
    match event:
        case e.FatigueSuffered() | e.DamageSuffered() | e.ConditionGiven():
            _suffer_by_card(draft, event)
        case e.HeroDefeated(hero):
            vitals.lie_down(draft, hero)
        case e.SheetChanged(hero):
            vitals.fit(draft, hero)
        case e.FortuneUsed(hero, FortuneUse.RECOVER_FATIGUE):
            _recover_by_fortune(draft, hero)
        case e.CardRefreshed(card):
            _pay_for_surges(draft, card)
        case e.TurnEnded() | e.OverlordTurnBegan() | e.EncounterEnded():
            _end_turn(draft)
        case e.HeroTurnBegan(hero):
            _end_turn(draft)
            conditions.at_turn_start(draft, hero)
        case e.PhaseEntered(step, passed_over) if Step.CLEAN_UP in (*passed_over, step):
            _clean_up(draft)
        case e.QuestStarted(passed_over=passed_over) if Step.CLEAN_UP in passed_over:
            _clean_up(draft)
        case _:
            pass


def _suffer_by_card(
    draft: Draft, event: e.FatigueSuffered | e.DamageSuffered | e.ConditionGiven
) -> None:
    """Put on the sheet what a card says, where it says how much, and for whom."""
    match event:
        case e.FatigueSuffered(hero, int(amount), card):
            vitals.fatigue(draft, hero, amount, OnSheet.CARD, card)
        case e.DamageSuffered(hero, int(amount), _, card):
            vitals.damage(draft, hero, amount, OnSheet.CARD, card)
        case e.ConditionGiven(condition, card, hero) if hero:
            vitals.afflict(draft, hero, condition, OnSheet.CARD, card)
        case _:
            pass


def _recover_by_fortune(draft: Draft, hero: str) -> None:
    """Lower fatigue by 1; a sheet that shows none says so, since a group may count elsewhere."""
    if draft.campaign.vitals_of(hero).fatigue:
        vitals.recover(draft, hero, 0, 1, OnSheet.FORTUNE)
    else:
        draft.add(e.FatigueChanged(hero, 0, OnSheet.FORTUNE))


def _pay_for_surges(draft: Draft, card: str = "") -> None:
    """Let heroes suffer what cards, or a card, make of the surges of their newest attacks (Z1).

    By then their dice are rerolled no more; whoever is quicker enters it before.
    """
    for hero, (roll, cards) in draft.began.owed.items():
        last = draft.began.last_rolls.get(hero)
        waits = hero in draft.campaign.heroes and (roll, hero) not in draft.campaign.settled
        if not waits or last is None or last.number != roll or card not in ("", *cards):
            continue
        draft.add(e.RollSettled(hero, roll))
        surges = add_up(draft.box.dice.faces(last.dice, last.faces)).surge
        for each in cards:
            printed, _ = find.card(draft, each)
            if amount := surges * effect_of(printed).fatigue_each_surge:
                draft.add(e.FatigueSuffered(hero, amount, each))


def _end_turn(draft: Draft) -> None:
    """Let what a turn has led to come about as it ends."""
    _pay_for_surges(draft)
    _end_rests(draft)


def _end_rests(draft: Draft) -> None:
    """Clear the fatigue of whoever rested in the turn that ends."""
    for hero in draft.began.resting:
        held = draft.campaign.vitals_of(hero)
        if not held.down:
            vitals.recover(draft, hero, 0, held.fatigue, OnSheet.REST)


def _clean_up(draft: Draft) -> None:
    """Take all off every sheet."""
    hurt = tuple(hero for hero in draft.campaign.heroes if hero in draft.campaign.vitals)
    for hero in hurt:
        vitals.clear(draft, hero, OnSheet.CLEAN_UP)
    if hurt:
        draft.add(e.SheetsCleared(hurt))
