"""What Spend XP is for on the overlord's side: threat for experience, and Plot cards."""

from collections.abc import Iterator

from bot.pages.page import Block, Button, Option, Select, Style, lines
from bot.pages.presses import Act, Press
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import offers
from bot.rules.basics.options import Track
from bot.rules.basics.stage import Step
from bot.rules.economy import find
from bot.rules.economy.threat import THREAT_PER_XP
from bot.rules.offers import Table
from bot.rules.printed.decks import Card
from bot.rules.state.campaign import PlotCard

BUYING, LEARNING = "buying", "overlord-deck"
XP = 1


def spending(view: View) -> Iterator[Button]:
    """Offer both to the table in that step; which cards there are, it does not say (S5)."""
    campaign = view.voice.campaign
    if campaign.ended or campaign.stage.step is not Step.SPEND_XP:
        return
    if campaign.xp >= XP:
        yield convert(view)
    if any(map(_is_for_sale, campaign.cards.values())):
        yield view.look(view.voice.say("button-buy-a-card"), BUYING)
    if campaign.xp >= XP and campaign.keeps(Track.SHEET):
        yield view.look(view.voice.say("button-learn-a-card"), LEARNING)


def convert(view: View) -> Button:
    """Offer threat for one point of experience."""
    label = view.voice.say("button-convert-xp", xp=XP, threat=THREAT_PER_XP * XP)
    return view.button(label, Act.CONVERT_XP, style=Style.PRIMARY)


def purchases(view: View, table: Table) -> Iterator[Block]:
    """Offer the cards that the pool can pay, and name the dearer: for the overlord side alone."""
    voice = view.voice
    cards = offers.cards_to_buy(table, timely=True)
    none = "" if cards else voice.say("page-buying-none")
    yield lines(none, _too_dear(voice))
    press = Press(Act.BUY, view.at, ("",))
    options = tuple(_option(voice, card) for card in cards)
    yield Select(voice.say("page-buying-select"), press, options)


def _option(voice: Voice, card: Card) -> Option:
    return Option(_priced(voice, card, card.name), card.key, " ".join(card.summary.split()))


def _is_for_sale(card: PlotCard) -> bool:
    return not (card.faceup or card.boxed)


def _priced(voice: Voice, card: Card, name: str) -> str:
    return voice.say("priced", name=name, cost=find.purchase_cost(voice.campaign, card))


def _too_dear(voice: Voice) -> str:
    campaign = voice.campaign
    facedown = (card for card, held in find.cards(campaign, voice.box) if _is_for_sale(held))
    dear = (card for card in facedown if find.purchase_cost(campaign, card) > campaign.threat)
    cards = [_priced(voice, card, clean(card.name)) for card in dear]
    return voice.say("page-buying-too-dear", cards=voice.listed(cards)) if cards else ""
