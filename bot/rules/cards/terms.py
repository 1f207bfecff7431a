"""When a Plot card may be triggered, and what that costs now (P3, P8, P11, Z0, Z1, Z9)."""

from typing import assert_never

from bot.rules.basics.options import Costs
from bot.rules.basics.stage import StageKind, Step, set_up
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.phase import begin_play, steps_ahead
from bot.rules.printed.decks import Card, Moment
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign

OF_STEPS = {
    Moment.XP_STEP: Step.SPEND_XP,
    Moment.SHOPPING_STEP: Step.SHOPPING,
    Moment.TRAVEL_STEP: Step.TRAVEL,
}
OF_PLAY = (Moment.OVERLORD_TURN, Moment.HERO_TURN, Moment.PLAY)


def need_moment(draft: Draft, card: Card) -> None:
    """Refuse a card whose moment is known not to be now; unknown never refuses."""
    campaign = draft.campaign
    if not _stage_fits(campaign, card.moment):
        step = OF_STEPS.get(card.moment)
        ahead = step if step in steps_ahead(campaign) else None
        draft.refuse(r.WrongMoment(card.key, card.moment.value, campaign.stage, ahead))
    elif not _turn_fits(campaign, card.moment) and campaign.turn is not None:
        draft.refuse(r.NotInThisTurn(campaign.turn.hero, card=card.key))


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
    match moment:
        case Moment.ANY:
            return True
        case Moment.XP_STEP:
            return stage.step is Step.SPEND_XP
        case Moment.SHOPPING_STEP:
            return stage.step is Step.SHOPPING
        case Moment.TRAVEL_STEP:
            passed = campaign.quest is not None and campaign.quest.travel_passed_over
            return stage.step is Step.TRAVEL or (stage == set_up(1) and passed)
        case Moment.SET_UP:
            return stage.kind is StageKind.SET_UP
        case Moment.FIRST_SET_UP:
            return stage == set_up(1)
        case Moment.OVERLORD_TURN | Moment.HERO_TURN | Moment.PLAY:
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
    others = [each for each in find.cards(draft.campaign, draft.box) if each[0].key != card.key]
    return max(0, cost - sum(effect_of(other).discount(held) for other, held in others))
