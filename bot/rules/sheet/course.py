"""What comes onto the sheets by itself once something has happened in a move (G, X1, O1)."""

from bot.rules.basics.options import CampaignAct
from bot.rules.basics.stage import Step
from bot.rules.economy.draft import Draft
from bot.rules.sheet import shop
from bot.rules.sheet.overlord_cards import draw
from bot.rules.state import events as e

XP_AT_REWARDS = 1


def follow(draft: Draft, event: e.Event) -> None:
    """Let gold, experience and cards follow what has happened."""
    match event:
        case e.PhaseEntered(step, passed_over):
            _pass_steps(draft, (*passed_over, step))
            if step is Step.SHOPPING:
                shop.open_shop(draft)
        case e.QuestStarted(heroes=heroes, passed_over=passed_over):
            _pass_steps(draft, passed_over)
            draw(draft, len(heroes) - draft.campaign.party.hand, e.HandWhy.QUEST)
        case e.OverlordTurnBegan():
            draw(draft, 1, e.HandWhy.TURN)
        case e.OverlordCardDrawn(amount):
            draw(draft, amount, e.HandWhy.DRAWN)
        case e.CardsPutBeneath(_, amount):
            draw(draft, -amount, e.HandWhy.BENEATH)
        case e.ShopCardDrawn():
            shop.reveal_more(draft, e.Deal.PLEDGE)
        case e.ActSet(CampaignAct.II) if draft.campaign.stage.step is Step.SHOPPING:
            shop.open_act_two(draft)
        case e.SettingsChanged() if draft.campaign.stage.step is Step.SHOPPING:
            _open_late(draft)
        case _:
            pass


def _open_late(draft: Draft) -> None:
    """Open the bot's shop where a group comes to want it in the middle of Shopping."""
    if not draft.campaign.party.shop:
        shop.open_shop(draft)


def _pass_steps(draft: Draft, steps: tuple[Step, ...]) -> None:
    heroes = tuple(draft.campaign.heroes)
    if Step.REWARDS in steps and heroes:
        draft.add(e.HeroesRewarded(heroes, XP_AT_REWARDS))
