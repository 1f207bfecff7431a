"""When a Plot card may be triggered, what that costs now, and what refreshes it.

P3, P7, P8, P11, L1, L2, Z0, Z1, Z9.
"""

from typing import assert_never

from bot.rules.basics.options import Costs, Refresh
from bot.rules.basics.stage import BEFORE, StageKind, Step, set_up
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.stages import begin_play, steps_ahead
from bot.rules.printed.decks import Card, Moment, Spend
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign

OF_STEPS = {
    Moment.XP_STEP: Step.SPEND_XP,
    Moment.SHOPPING_STEP: Step.SHOPPING,
    Moment.TRAVEL_STEP: Step.TRAVEL,
    Moment.QUEST_END: Step.GOLD,
    Moment.NEXT_QUEST_STEP: Step.CHOOSE_QUEST,
    Moment.QUEST_PREPARATION: Step.QUEST_SET_UP,
}
OF_PLAY = (
    Moment.OVERLORD_TURN,
    Moment.HERO_TURN,
    Moment.PLAY,
    Moment.ENCOUNTER_END,
    Moment.KNOCK_OUT,
)
MOST_COST = 20
EXHAUSTS = (Spend.EXHAUST, Spend.HERO_EXHAUSTS)


def spend(campaign: Campaign, card: Card) -> Spend:
    """Tell what triggering does to a card: the group's own card says it before the data (L1)."""
    told = campaign.spends.get(card.key)
    if told is None or (told and card.spend is Spend.HERO_EXHAUSTS):
        return card.spend
    return Spend.EXHAUST if told else Spend.USE


def refreshes(campaign: Campaign, card: Card) -> tuple[Refresh, ...]:
    """Name what refreshes a card, whichever is first.

    What the group's own card says comes before the data. One that it exhausts refreshes as normal
    where the data names no moment, and so does one that is exhausted though no trigger exhausts it
    any more (L1).
    """
    printed = (card.refresh,) if card.refresh_also is None else (card.refresh, card.refresh_also)
    told = campaign.spends.get(card.key)
    if told is False:
        return (Refresh.TURN,)
    if card.key in campaign.refreshes:
        return (campaign.refreshes[card.key],)
    return (Refresh.TURN,) if told and card.refresh is Refresh.NONE else printed


def need_moment(draft: Draft, card: Card) -> None:
    """Refuse a card whose moment is known not to be now; unknown never refuses."""
    campaign = draft.campaign
    if not _stage_fits(campaign, card.moment):
        step = OF_STEPS.get(card.moment)
        ahead = step if step in steps_ahead(campaign) else None
        draft.refuse(r.WrongMoment(card.key, card.moment.value, campaign.stage, ahead))
    elif not _turn_fits(campaign, card.moment) and campaign.turn is not None:
        draft.refuse(r.NotInThisTurn(campaign.turn.hero, card=card.key))


def need_overlord_turn(draft: Draft, card: Card) -> None:
    """Refuse what belongs to the overlord's turn where it is known to be another's."""
    turn = draft.campaign.turn
    if turn is not None and turn.hero:
        draft.refuse(r.NotInThisTurn(turn.hero, card=card.key))


def moment_is_now(draft: Draft, card: Card) -> bool:
    """Tell whether a card's moment may be now, as far as the table has said."""
    campaign = draft.campaign
    return _stage_fits(campaign, card.moment) and _turn_fits(campaign, card.moment)


def begin_play_for(draft: Draft, card: Card) -> None:
    """End the set-up with the first card of play (P11)."""
    if card.moment in OF_PLAY:
        begin_play(draft)


def _stage_fits(campaign: Campaign, moment: Moment) -> bool:
    stage = campaign.stage
    if stage.step is not None and stage.step is OF_STEPS.get(moment):
        return True
    match moment:
        case Moment.ANY | Moment.BEFORE_TRIGGER:
            return True
        case Moment.XP_STEP | Moment.SHOPPING_STEP | Moment.NEXT_QUEST_STEP | Moment.QUEST_END:
            return False
        case Moment.TRAVEL_STEP:
            passed = campaign.quest is not None and campaign.quest.travel_passed_over
            return stage == set_up(1) and passed
        case Moment.QUEST_PREPARATION:
            return stage in (BEFORE, set_up(1))
        case Moment.SET_UP | Moment.ENCOUNTER_START:
            return stage.kind is StageKind.SET_UP
        case Moment.FIRST_SET_UP:
            return stage == set_up(1)
        case (
            Moment.OVERLORD_TURN
            | Moment.HERO_TURN
            | Moment.PLAY
            | Moment.ENCOUNTER_END
            | Moment.KNOCK_OUT
        ):
            return stage.in_encounter
        case _:
            assert_never(moment)


def _turn_fits(campaign: Campaign, moment: Moment) -> bool:
    if campaign.turn is None:
        return True
    if moment is Moment.OVERLORD_TURN:
        return campaign.turn.hero == ""
    return moment is not Moment.HERO_TURN or campaign.turn.hero != ""


def printed_trigger(campaign: Campaign, card: Card) -> int | None:
    """Give the trigger cost in the columns in force; None where they lack it."""
    return card.costs(printed=campaign.settings.costs is Costs.PRINTED).trigger


def trigger_cost(draft: Draft, card: Card) -> int | None:
    """Give what a trigger costs now; None where nobody has told it yet."""
    cost = printed_trigger(draft.campaign, card)
    cost = draft.campaign.costs.get(card.key) if cost is None else cost
    return None if cost is None else reduced(draft, card, cost)


def reduced(draft: Draft, card: Card, cost: int) -> int:
    """Give what is left of a trigger cost, never below 0; no card makes itself cheaper (Z9, P8)."""
    campaign = draft.campaign
    others = [each for each in find.cards(campaign, draft.box) if each[0].key != card.key]
    cheaper = (effect_of(other).discount(campaign, held) for other, held in others)
    return max(0, cost - sum(cheaper))
