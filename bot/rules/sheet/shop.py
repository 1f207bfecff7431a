"""Items: dealt and bought in Shopping, sold, handed on, found (G2, G3, G4)."""

from collections import Counter
from collections.abc import Iterable

from bot.rules.basics.dealing import deal
from bot.rules.basics.names import by_part, index, key
from bot.rules.basics.options import CampaignAct, QuestKind, Shop
from bot.rules.basics.stage import Step
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find, stages
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import heroes_of
from bot.rules.printed.box import Box
from bot.rules.printed.sheet import STARTING_ITEM_SALE, Relic, ShopItem, sale
from bot.rules.sheet.purse import MOST_GOLD, need_gold
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.party import Item, Kit
from bot.rules.state.questions import ItemDearer
from bot.rules.state.refusals import Right

CARDS = 5
NO_PRICE = 0


def open_shop(draft: Draft) -> None:
    """Reveal what the heroes may buy: five cards; after an Interlude all that is left of act I.

    A card may make the five fewer.
    """
    campaign = draft.campaign
    if campaign.settings.shop is not Shop.BOT:
        return
    if _before_act_two(campaign):
        left = _left(campaign, draft.box, CampaignAct.I)
        _reveal(draft, tuple(left.elements()), e.Deal.LEFT_OVER)
        if campaign.act is CampaignAct.I:
            return
    _deal(draft, _on_show(draft), e.Deal.OPENED)


def reveal_more(draft: Draft, why: e.Deal) -> None:
    """Reveal one card more, where the bot deals."""
    if draft.campaign.settings.shop is Shop.BOT:
        _deal(draft, 1, why)


def open_act_two(draft: Draft) -> None:
    """Reveal act II's cards as that act begins in Shopping."""
    if draft.campaign.settings.shop is Shop.BOT:
        _deal(draft, _on_show(draft), e.Deal.ACT_TWO)


def reveal(draft: Draft, command: c.RevealItem) -> None:
    """Draw a card of the bot's deck: for sale in Shopping, else found otherwise."""
    draft.need(Right.HEROES_OR_STEWARD)
    if draft.campaign.settings.shop is not Shop.BOT:
        raise r.ShopOfTable
    shopping = draft.campaign.stage.step is Step.SHOPPING
    if not sum(_left(draft.campaign, draft.box, draft.campaign.act).values()):
        raise r.NoItemsLeft(draft.campaign.act)
    _deal(draft, 1, e.Deal.ASKED if shopping else e.Deal.FOUND)


def buy(draft: Draft, command: c.BuyItem) -> None:
    """Buy an item, in Shopping: one of the revealed, or any where the table keeps the shop."""
    hero = owner(draft, command.hero, command.item)
    draft.need(Right.HERO_OR_STEWARD, hero)
    stages.need_step(draft, Step.SHOPPING)
    name, price = _offer(draft, command)
    need_gold(draft, price)
    draft.add(e.ItemBought(hero.key, name, price))


def sell(draft: Draft, command: c.SellItem) -> None:
    """Sell an item for what the rule gives; relics stay."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO_OR_STEWARD, hero)
    item = carried(draft.campaign, hero, command.item)
    if draft.box.sheet.relic(item.name) and draft.box.sheet.item(item.name) is None:
        raise r.RelicStays(item.name)
    gold = sale_of(item, draft.box)
    draft.add(e.ItemSold(hero.key, item.name, gold, item.starting))


def give(draft: Draft, command: c.GiveItem) -> None:
    """Hand an item to another hero, at any time."""
    hero, to = find.hero(draft, command.hero), find.hero(draft, command.to)
    draft.need(Right.HERO_OR_STEWARD, hero)
    item = carried(draft.campaign, hero, command.item)
    if hero.key == to.key:
        raise r.NothingToDo
    draft.add(e.ItemGiven(hero.key, to.key, item.name))


def add(draft: Draft, command: c.AddItem) -> None:
    """Enter an item that a hero got otherwise: found, or a reward."""
    hero = find.hero(draft, command.hero)
    draft.need(Right.HERO_OR_STEWARD, hero)
    note = find.note(command.note)
    draft.add(e.ItemAdded(hero.key, named(command.item, known(draft.box)), note))


def answer_dearer(draft: Draft, question: ItemDearer, value: str) -> None:
    """Make the chosen item dearer, if it is still there."""
    draft.add(e.Answered(question.id, value, closed=True))
    if draft.campaign.party.for_sale(value):
        draft.add(e.ItemMadeDearer(value, question.amount, question.card))
    draft.do(question.then)


def owner(draft: Draft, name: str | None, item: str) -> Hero:
    """Find the hero who buys; somebody with several heroes is asked which."""
    own = heroes_of(draft.campaign, draft.by)
    if name is None and len(own) > 1:
        raise r.WhichHeroBuys(item, tuple(hero.key for hero in own))
    return find.hero(draft, name)


def carried(campaign: Campaign, hero: Hero, name: str) -> Item:
    """Find an item on a hero's sheet."""
    kit = campaign.party.kit(hero.key)
    item = _among(kit, name)
    if item is None:
        raise r.NotCarried(name, hero.key, tuple(each.name for each in kit.items))
    return item


def sale_of(item: Item, box: Box) -> int:
    """Give what an item is sold for (G3)."""
    printed = box.sheet.item(item.name)
    if item.starting:
        return STARTING_ITEM_SALE
    return printed.sale if printed else sale(item.cost)


def deck_of(campaign: Campaign, box: Box) -> tuple[str, ...]:
    """Name every card of the deck of the act and expansions in use."""
    return box.sheet.shop_deck(campaign.act, campaign.settings.expansions)


def known(box: Box) -> tuple[ShopItem | Relic, ...]:
    """Give all printed items, those of the shop first."""
    return (*box.sheet.items, *box.sheet.relics)


def named(text: str, things: Iterable[ShopItem | Relic]) -> str:
    """Name the printed item meant, or one of the group's own."""
    name, listed = find.own_name(text), list(things)
    found = index(listed).get(key(name)) or by_part(name, listed)
    return found.name if found else name


def copies(box: Box, name: str) -> int | None:
    """Tell how often an item is printed; None for one of the group's own."""
    item = box.sheet.item(name)
    if item is not None:
        return item.copies
    return None if box.sheet.relic(name) is None else 1


def _offer(draft: Draft, command: c.BuyItem) -> tuple[str, int]:
    """Name what is bought, and its price."""
    if draft.campaign.settings.shop is Shop.BOT:
        return _revealed(draft, command)
    printed = draft.box.sheet.item(command.item)
    name = printed.name if printed else named(command.item, draft.box.sheet.items)
    printed = printed or draft.box.sheet.item(name)
    if command.price is not None:
        return name, find.number(command.price, NO_PRICE, MOST_GOLD)
    if printed is None:
        raise r.PriceMissing(name)
    return printed.name, printed.cost


def _revealed(draft: Draft, command: c.BuyItem) -> tuple[str, int]:
    shop = draft.campaign.party.shop
    listed = [item for each in shop if (item := draft.box.sheet.item(each.item))]
    found = index(listed).get(key(command.item)) or by_part(command.item, listed)
    on_sale = draft.campaign.party.for_sale(found.name) if found else None
    if on_sale is None:
        raise r.NotForSale(command.item, tuple(each.item for each in shop))
    if command.price not in (None, on_sale.price):
        raise r.PriceFixed(on_sale.item, on_sale.price)
    return on_sale.item, on_sale.price


def _among(kit: Kit, name: str) -> Item | None:
    wanted = key(name)
    exact = next((each for each in kit.items if wanted and key(each.name) == wanted), None)
    if exact is not None:
        return kit.has(exact.name)
    parts = {each.name for each in kit.items if wanted and wanted in key(each.name)}
    return kit.has(next(iter(parts))) if len(parts) == 1 else None


def _on_show(draft: Draft) -> int:
    """Count the cards that a step shows, less those that Plot cards keep back (L3)."""
    lying = find.cards(draft.campaign, draft.box)
    return max(0, CARDS - sum(effect_of(card).hides_items(held) for card, held in lying))


def _deal(draft: Draft, cards: int, why: e.Deal) -> None:
    left = _left(draft.campaign, draft.box, draft.campaign.act)
    found = deal(tuple(left.elements()), cards, draft.dice.new_secret())
    _reveal(draft, found, why)


def _reveal(draft: Draft, items: tuple[str, ...], why: e.Deal) -> None:
    printed = [item for name in items if (item := draft.box.sheet.item(name))]
    if printed:
        names = tuple(item.name for item in printed)
        draft.add(e.ShopDealt(names, tuple(item.cost for item in printed), why))


def _left(campaign: Campaign, box: Box, act: CampaignAct) -> Counter[str]:
    """Count the cards of an act's deck that are neither revealed nor on a hero's sheet."""
    deck = Counter(box.sheet.shop_deck(act, campaign.settings.expansions))
    out = (*campaign.party.carried(), *(each.item for each in campaign.party.shop))
    return deck - Counter(out)


def _before_act_two(campaign: Campaign) -> bool:
    """Tell whether an Interlude has just ended: all that is left of act I is for sale (G4)."""
    last = campaign.last_quest
    return last is not None and last.kind is QuestKind.INTERLUDE
