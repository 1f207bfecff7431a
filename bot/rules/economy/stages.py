"""Where a campaign stands: the steps ahead, its rounds, and that a set-up ends by itself (P11)."""

from bot.rules.basics.options import StepOrder
from bot.rules.basics.places import PlaceKind
from bot.rules.basics.stage import FAQ_ORDER, RULEBOOK_ORDER, StageKind, Step
from bot.rules.economy.draft import Draft
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.questions import Question, ShopPledge

LEAST_HEROES, MOST_HEROES = 2, 4
OVERLORD = ""


def order(campaign: Campaign) -> tuple[Step, ...]:
    """Give the steps in the order in force."""
    return FAQ_ORDER if campaign.settings.steps is StepOrder.FAQ else RULEBOOK_ORDER


def steps_ahead(campaign: Campaign) -> tuple[Step, ...]:
    """Give the steps after the present one; none outside a campaign phase."""
    if campaign.stage.step is None:
        return ()
    steps = order(campaign)
    return steps[steps.index(campaign.stage.step) + 1 :]


def need_step(draft: Draft, step: Step) -> None:
    """Refuse outside a step of the campaign phase."""
    if draft.campaign.stage.step is not step:
        ahead = step in steps_ahead(draft.campaign)
        draft.refuse(r.WrongStep(step, draft.campaign.stage, ahead))


def fortune_held(campaign: Campaign) -> int:
    """Count the fortune on all hero sheets."""
    tokens = campaign.tokens.items()
    return sum(count for place, count in tokens if place.kind is PlaceKind.FORTUNE)


def drop_pledges(draft: Draft) -> None:
    """Let an unfinished pledge lapse (U5)."""
    drop(draft, ShopPledge)


def drop(draft: Draft, *kinds: type[Question]) -> None:
    """Withdraw the open questions of these kinds."""
    for question in draft.campaign.questions:
        if isinstance(question, kinds):
            draft.withdraw(question)


def round_of(campaign: Campaign) -> int:
    """Give the round that a hero's turn would be in: the first after the overlord's opens one."""
    after_overlord = campaign.turn is not None and campaign.turn.hero == OVERLORD
    return campaign.round + 1 if after_overlord or campaign.round == 0 else campaign.round


def begin_play(draft: Draft) -> None:
    """End the set-up, if it is still under way (P11)."""
    if draft.campaign.stage.kind is StageKind.SET_UP:
        draft.add(e.PlayBegan())
