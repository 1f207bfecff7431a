"""The heroes' purse with what changed it, and the shop with what the heroes carry (G)."""

from collections.abc import Iterator, Sequence

from bot.pages.page import Accent, Page, lines, row
from bot.pages.phrases import sheet_selects
from bot.pages.phrases.lines import line
from bot.pages.phrases.party_words import wares
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Shop
from bot.rules.sheet import shop as rules
from bot.rules.state import counts
from bot.rules.state.counts import Count, Kept
from bot.rules.state.events import Entry
from bot.rules.state.party import Item
from bot.rules.state.replay import live

GOLD, SHOP = "gold", "shop"
NEWEST = 10
_PURSE = Count(Kept.GOLD)


def gold(view: View) -> Page:
    """Draw the purse with its newest changes; it is public."""
    voice = view.voice
    told = list(_moved(view.entries, voice))
    newest = told[: -NEWEST - 1 : -1] or [voice.say("gold-none-yet")]
    now = voice.say("sheet-gold", gold=voice.campaign.party.gold)
    return Page(
        (
            lines(voice.say("gold-title"), now),
            lines(voice.say("gold-newest"), *newest),
            voice.text("gold-how"),
            row(view.look(voice.say("page-button-log"), "log")),
        ),
        Accent.FORTUNE,
    )


def shop(view: View) -> Page:
    """Draw what can be bought and what the heroes carry; it is public."""
    voice = view.voice
    now = voice.say("sheet-gold", gold=voice.campaign.party.gold)
    return Page(
        (
            lines(voice.say("shop-title"), _on_show(voice), now),
            lines(*_carried(voice)),
            *sheet_selects.of_step(view),
        ),
        Accent.FORTUNE,
    )


def _moved(entries: Sequence[Entry], voice: Voice) -> Iterator[str]:
    held = 0
    for entry in live(entries):
        by = counts.changes(entry.event).get(_PURSE, 0)
        if by:
            what = line(entry.event, voice)
            yield voice.say("gold-moved", before=held, after=held + by, what=what)
            held += by


def _on_show(voice: Voice) -> str:
    campaign = voice.campaign
    if campaign.settings.shop is not Shop.BOT:
        return voice.say("shop-of-table")
    on_sale = campaign.party.shop
    if not on_sale:
        return voice.say("shop-shows-nothing")
    shown = wares([each.item for each in on_sale], [each.price for each in on_sale], voice)
    return voice.say("shop-shows", wares=shown)


def _carried(voice: Voice) -> Iterator[str]:
    party = voice.campaign.party
    carrying = [hero for hero in voice.campaign.heroes if party.kit(hero).items]
    for hero in carrying:
        items = voice.listed(_item(item, voice) for item in party.kit(hero).items)
        yield voice.say("shop-carried", hero=voice.hero(hero), items=items)
    if not carrying:
        yield voice.say("shop-carries-nothing")


def _item(item: Item, voice: Voice) -> str:
    relic = voice.box.sheet.relic(item.name) is not None
    gold = rules.sale_of(item, voice.box)
    return voice.say("shop-relic" if relic else "shop-item", name=clean(item.name), gold=gold)
