"""The heroes' fortune: who holds what, what 1 and 2 buy, and the buttons for it."""

from bot.pages.looks.parts import pools
from bot.pages.looks.questions import asked
from bot.pages.looks.view import View
from bot.pages.page import Accent, Block, Button, Page, lines, row
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.rules.basics.options import FortuneUse
from bot.rules.basics.stage import Step
from bot.rules.economy.fortune import PRICE, SHOP_PRICE
from bot.rules.economy.phase import fortune_held
from bot.rules.state.campaign import Hero
from bot.rules.state.questions import ShopPledge


def fortune(view: View) -> Page:
    """Draw every hero's fortune; it is public."""
    heroes = view.campaign.heroes.values()
    nobody = "" if heroes else view.say("page-heroes-none")
    told = (_hero(view, hero) for hero in heroes)
    return Page(
        (
            lines(view.say("page-fortune-title"), nobody, *told, pools(view)),
            view.text("page-fortune-buys"),
            *_now(view),
        ),
        Accent.FORTUNE,
    )


def _hero(view: View, hero: Hero) -> str:
    held = view.campaign.fortune(hero.key)
    return view.say("page-fortune-hero", hero=clean(hero.name), fortune=held)


def _now(view: View) -> tuple[Block, ...]:
    campaign = view.campaign
    if campaign.stage.in_encounter:
        return (row(*(_spend(view, use) for use in FortuneUse if _payable(view, use))),)
    if campaign.stage.step is not Step.SHOPPING:
        return ()
    held = fortune_held(campaign)
    last_call = view.text("shopping-last-call", amount=held)
    return (last_call, *_pledge(view, held))


def _payable(view: View, use: FortuneUse) -> bool:
    return any(view.campaign.fortune(hero) >= PRICE[use] for hero in view.campaign.heroes)


def _spend(view: View, use: FortuneUse) -> Button:
    return view.button(view.say(f"button-{use}"), Act.SPEND, str(use), "")


def _pledge(view: View, held: int) -> tuple[Block, ...]:
    pledges = [q for q in view.campaign.questions if isinstance(q, ShopPledge)]
    if pledges:
        return tuple(block for question in pledges for block in asked(view, question))
    shut = held < SHOP_PRICE
    return (row(view.button(view.say("page-button-shop"), Act.SHOP, off=shut)),)
