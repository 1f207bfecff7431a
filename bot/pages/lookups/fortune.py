"""The heroes' fortune: who holds what, what 1 and 2 buy, and the buttons for it."""

from bot.pages.page import Accent, Block, Button, Page, lines, row
from bot.pages.phrases import asking
from bot.pages.phrases.pools import pools_now
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import FortuneUse
from bot.rules.basics.stage import Step
from bot.rules.economy.fortune import PRICE, SHOP_PRICE
from bot.rules.economy.phase import fortune_held
from bot.rules.state.campaign import Hero
from bot.rules.state.questions import ShopPledge


def fortune(view: View) -> Page:
    """Draw every hero's fortune; it is public."""
    voice = view.voice
    heroes = voice.campaign.heroes.values()
    nobody = "" if heroes else voice.say("page-heroes-none")
    told = (_hero(voice, hero) for hero in heroes)
    return Page(
        (
            lines(voice.say("page-fortune-title"), nobody, *told, pools_now(voice)),
            voice.text("page-fortune-buys"),
            *_now(view),
        ),
        Accent.FORTUNE,
    )


def _hero(voice: Voice, hero: Hero) -> str:
    held = voice.campaign.fortune(hero.key)
    return voice.say("page-fortune-hero", hero=clean(hero.name), fortune=held)


def _now(view: View) -> tuple[Block, ...]:
    voice = view.voice
    campaign = voice.campaign
    if campaign.stage.in_encounter:
        return (row(*(_spend(view, use) for use in FortuneUse if _payable(voice, use))),)
    if campaign.stage.step is not Step.SHOPPING:
        return ()
    held = fortune_held(campaign)
    last_call = voice.text("shopping-last-call", amount=held)
    return (last_call, *_pledge(view, held))


def _payable(voice: Voice, use: FortuneUse) -> bool:
    return any(voice.campaign.fortune(hero) >= PRICE[use] for hero in voice.campaign.heroes)


def _spend(view: View, use: FortuneUse) -> Button:
    return view.button(view.voice.say(f"button-{use}"), Act.SPEND, str(use), "")


def _pledge(view: View, held: int) -> tuple[Block, ...]:
    pledges = [q for q in view.voice.campaign.questions if isinstance(q, ShopPledge)]
    if pledges:
        return tuple(asking.blocks(pledges, view))
    shut = held < SHOP_PRICE
    return (row(view.button(view.voice.say("page-button-shop"), Act.SHOP, off=shut)),)
