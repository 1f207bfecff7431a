"""What the overlord side can buy in Spend XP: for that side alone (P1, S5, T4)."""

from bot.pages.lookups.parts import need, table_of
from bot.pages.page import Page, lines, row
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.phrases.spending import XP, convert, purchases
from bot.pages.voice import View
from bot.rules.basics.stage import Step
from bot.rules.economy.stages import steps_ahead
from bot.rules.state.refusals import CampaignOver, Right, WrongStep


def buying(view: View) -> Page:
    """Draw it; raises NotYours for everybody else, WrongStep or CampaignOver at other times."""
    voice, campaign = view.voice, view.voice.campaign
    need(voice, Right.OVERLORD)
    if campaign.ended:
        raise CampaignOver(campaign.name)
    if campaign.stage.step is not Step.SPEND_XP:
        raise WrongStep(Step.SPEND_XP, campaign.stage, Step.SPEND_XP in steps_ahead(campaign))
    return Page(
        (
            lines(voice.say("page-buying-title"), pools_now(voice), xp_now(voice)),
            *purchases(view, table_of(voice)),
            row(convert(view) if campaign.xp >= XP else None),
        )
    )
