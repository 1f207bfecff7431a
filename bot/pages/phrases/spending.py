"""What Spend XP is for on the overlord's side: threat for experience, and Plot cards."""

from collections.abc import Iterator

from bot.pages.page import Block, Button, Option, Select, Style, lines
from bot.pages.presses import BUYING, Act, Press
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import card_offers
from bot.rules.basics.options import Track
from bot.rules.basics.stage import Step
from bot.rules.economy import find, lateness
from bot.rules.economy.threat import THREAT_PER_XP
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card
from bot.rules.state.campaign import Campaign

LEARNING = "overlord-deck"
XP = 1


def spending(view: View) -> Iterator[Button]:
    """Offer both to the table where the pool can pay; which cards, it does not say (S5)."""
    campaign, box = view.voice.campaign, view.voice.box
    if not is_open(campaign):
        return
    if campaign.xp >= XP:
        yield convert(view)
    if can_buy(campaign, box):
        yield view.look(view.voice.say("button-buy-a-card"), BUYING)
    if campaign.xp >= XP and campaign.keeps(Track.SHEET):
        yield view.look(view.voice.say("button-learn-a-card"), LEARNING)


def is_open(campaign: Campaign) -> bool:
    """Tell whether the overlord's purchases are made now."""
    return not campaign.ended and campaign.stage.step is Step.SPEND_XP


def can_buy(campaign: Campaign, box: Box) -> bool:
    """Tell whether the pool can pay for a facedown card: the chosen deck is printed for all."""
    threat = campaign.threat
    return any(find.purchase_cost(campaign, card) <= threat for card in _for_sale(campaign, box))


def has_something_to_spend(campaign: Campaign, box: Box) -> bool:
    """Tell whether the overlord side can still buy something, or turn experience into threat."""
    return is_open(campaign) and (campaign.xp >= XP or can_buy(campaign, box))


def convert(view: View) -> Button:
    """Offer threat for one point of experience, once."""
    label = view.voice.say("button-convert-xp", xp=XP, threat=THREAT_PER_XP * XP)
    held = lateness.experience(view.voice.campaign)
    return view.button(label, Act.CONVERT_XP, *held, style=Style.PRIMARY)


def purchases(view: View, table: Table) -> Iterator[Block]:
    """Offer the cards that the pool can pay, and name the dearer: for the overlord side alone.

    Without a Plot deck nothing is said of cards.
    """
    voice = view.voice
    if not voice.campaign.deck:
        return
    cards = card_offers.cards_to_buy(table, timely=True)
    none = "" if cards else voice.say("page-buying-none")
    yield lines(none, _too_dear(voice))
    press = Press(Act.BUY, view.at, ("",))
    options = tuple(_option(voice, card) for card in cards)
    yield Select(voice.say("page-buying-select"), press, options)


def _option(voice: Voice, card: Card) -> Option:
    return Option(_priced(voice, card, card.name), card.key, voice.plain_summary(card))


def _for_sale(campaign: Campaign, box: Box) -> Iterator[Card]:
    return (card for card, held in find.cards(campaign, box) if not (held.faceup or held.boxed))


def _priced(voice: Voice, card: Card, name: str) -> str:
    return voice.say("priced", name=name, cost=find.purchase_cost(voice.campaign, card))


def _too_dear(voice: Voice) -> str:
    campaign = voice.campaign
    facedown = _for_sale(campaign, voice.box)
    dear = (card for card in facedown if find.purchase_cost(campaign, card) > campaign.threat)
    cards = [_priced(voice, card, clean(card.name)) for card in dear]
    return voice.say("page-buying-too-dear", cards=voice.listed(cards)) if cards else ""
