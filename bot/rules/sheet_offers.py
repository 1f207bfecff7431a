"""What of the sheets somebody could change now: gold, items, classes, skills, Overlord cards."""

from bot.rules.basics.names import key
from bot.rules.basics.options import Edition, Shop, Track
from bot.rules.basics.stage import Step
from bot.rules.economy import find
from bot.rules.economy.people import heroes_of
from bot.rules.offers import Table, legal, own_first
from bot.rules.printed.first import BASE_GAME
from bot.rules.printed.quests import PrintedQuest
from bot.rules.printed.sheet import CardDeck, HeroClass, LearntCard, Skill
from bot.rules.sheet import learning, overlord_cards, overlord_deck, path, shop
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero

NOTE = "offer"
Priced = tuple[tuple[str, int | None], ...]


def is_kept(table: Table) -> bool:
    """Tell whether gold, items, experience and cards are kept here."""
    second = table.campaign.edition is Edition.SECOND
    return second and table.campaign.keeps(Track.SHEET)


def heroes_to_buy(table: Table, item: str | None) -> tuple[Hero, ...]:
    """Give the heroes who may buy the item typed so far, or something, now."""
    if table.campaign.stage.step is not Step.SHOPPING:
        return ()
    own = _own(table)
    if item is None:
        return own
    price = _any_price(table, item)
    return legal(table, ((hero, c.BuyItem(item, hero.name, price)) for hero in own))


def heroes_to_sell(table: Table, item: str | None) -> tuple[Hero, ...]:
    """Give the heroes who may sell or hand on an item, or anything."""
    return tuple(
        hero
        for hero in _own(table)
        if any(item is None or key(item) == key(each) for each in _items(table, hero))
    )


def heroes_to_equip(table: Table) -> tuple[Hero, ...]:
    """Give the heroes for whom the asker may enter an item, or a class."""
    return _own(table)


def heroes_to_receive(table: Table, giver: str | None) -> tuple[Hero, ...]:
    """Give the heroes to whom an item may be handed."""
    held = own_first(table)
    return tuple(
        hero
        for hero in held
        if giver is None or hero != find.hero_meant(table.campaign, giver, typed=True)
    )


def items_to_buy(table: Table, hero: str | None = None) -> Priced:
    """Give what may be bought now, each with its price, what the purse can pay first."""
    if not is_kept(table):
        return ()
    gold = table.campaign.party.gold
    found = _for_sale(table)
    dear = [each for each in found if each[1] > gold]
    return (*(each for each in found if each[1] <= gold), *dear)


def items_to_sell(table: Table, hero: str | None = None) -> Priced:
    """Give what heroes of the asker may sell, each with what it brings."""
    found = dict.fromkeys(
        (item.name, shop.sale_of(item, table.box))
        for held in _named(table, hero)
        for item in table.campaign.party.kit(held.key).items
        if table.box.sheet.relic(item.name) is None
    )
    return tuple(found)


def items_to_give(table: Table, hero: str | None = None) -> tuple[str, ...]:
    """Give what heroes of the asker carry."""
    return tuple(dict.fromkeys(x for held in _named(table, hero) for x in _items(table, held)))


def items_to_add(table: Table) -> tuple[str, ...]:
    """Give the printed items that a hero may have found, those of the shop's deck first."""
    if not is_kept(table):
        return ()
    deck = dict.fromkeys(shop.deck_of(table.campaign, table.box))
    return tuple(dict.fromkeys((*deck, *(each.name for each in shop.known(table.box)))))


def classes(table: Table, hero: str | None) -> tuple[HeroClass, ...]:
    """Give the classes that a hero may take."""
    if not is_kept(table):
        return ()
    found = dict.fromkeys(
        x for held in _named(table, hero) for x in learning.classes_for(table.box, held)
    )
    return tuple(found)


def skills(table: Table, hero: str | None, *, owned: bool) -> tuple[Skill, ...]:
    """Give the skills that a hero may buy; or any that may be entered."""
    if not is_kept(table):
        return ()
    kits = [table.campaign.party.kit(held.key) for held in _named(table, hero)]
    if owned:
        own = (skill for kit in kits for skill in learning.skills_of(table.box, kit))
        return tuple(dict.fromkeys((*own, *learning.every_skill(table.box))))
    return tuple(dict.fromkeys(x for kit in kits for x in learning.skills_to_buy(table.box, kit)))


def skills_to_learn(table: Table) -> tuple[tuple[Hero, Skill], ...]:
    """Give what each hero could buy now: for the whole table to see."""
    campaign = table.campaign
    return tuple(
        (hero, skill)
        for hero in campaign.heroes.values()
        for skill in learning.skills_to_buy(table.box, campaign.party.kit(hero.key))
        if (skill.xp or 0) <= campaign.party.kit(hero.key).xp
    )


def cards_to_learn(table: Table, *, owned: bool) -> tuple[LearntCard, ...]:
    """Give the cards that the overlord could learn; nothing to anybody else."""
    if not (is_kept(table) and table.sees_facedown):
        return ()
    if owned:
        basic = {deck.name for deck in table.box.sheet.basic_decks}
        return tuple(card for card in table.box.sheet.cards if card.deck not in basic)
    found = overlord_cards.for_sale(table.draft)
    return tuple(sorted(found, key=lambda card: (card.xp or 0) > table.campaign.xp))


def cards_to_leave_out(table: Table) -> tuple[str, ...]:
    """Name the cards that the overlord may leave out of the deck; none to anybody else."""
    if not (is_kept(table) and table.sees_facedown):
        return ()
    named = overlord_deck.cards_in(table.campaign, table.box)
    return legal(table, ((name, c.BuildOverlordDeck(leave_out=name)) for name in named))


def cards_to_take_in(table: Table) -> tuple[str, ...]:
    """Name the cards that the overlord may take back; none to anybody else."""
    if not (is_kept(table) and table.sees_facedown):
        return ()
    named = overlord_deck.cards_out(table.campaign)
    return legal(table, ((name, c.BuildOverlordDeck(take_in=name)) for name in named))


def basic_decks(table: Table, *, timely: bool = False) -> tuple[CardDeck, ...]:
    """Give the basic decks that may be chosen now; `timely` those that need no house rule."""
    if not is_kept(table):
        return ()
    decks = ((deck, c.ChooseBasicDeck(deck.name)) for deck in table.box.sheet.basic_decks)
    return legal(table, decks, timely=timely)


def quests(table: Table) -> tuple[PrintedQuest, ...]:
    """Give the quests that may begin: those that may come next, the others, those beside."""
    if not is_kept(table):
        return ()
    way = path.way(table.campaign, table.box)
    first, others = (way.next(), way.left) if way else ((), ())
    side = path.side_quests(table.campaign, table.box)
    found = dict.fromkeys((*first, *side, *others))
    return legal(table, ((quest, c.StartQuest(quest.name)) for quest in found))


def quests_next(table: Table) -> tuple[PrintedQuest, ...]:
    """Give the quests that may come next by the book."""
    way = path.way(table.campaign, table.box)
    return way.next() if way else ()


def rumors(table: Table) -> tuple[str, ...]:
    """Name the printed Rumor cards, those of the expansions in use first."""
    if not is_kept(table):
        return ()
    used = {BASE_GAME, *table.campaign.settings.expansions}
    known = sorted(table.box.sheet.rumors, key=lambda rumor: rumor.expansion not in used)
    return tuple(rumor.name for rumor in known)


def _for_sale(table: Table) -> list[tuple[str, int]]:
    campaign = table.campaign
    if campaign.settings.shop is Shop.BOT:
        return [(each.item, each.price) for each in campaign.party.shop]
    printed = table.box.sheet.shop_items(campaign.act, campaign.settings.expansions)
    return [(item.name, item.cost) for item in printed if item.copies]


def _any_price(table: Table, item: str) -> int | None:
    """Give a price for what has none printed, to try whether somebody may buy."""
    known = table.box.sheet.item(item) is not None or table.campaign.settings.shop is Shop.BOT
    return None if known else 0


def _own(table: Table) -> tuple[Hero, ...]:
    """Give the heroes whose sheets the asker may change."""
    if not is_kept(table):
        return ()
    held = own_first(table)
    return legal(table, ((hero, c.AddItem(NOTE, hero.name, NOTE)) for hero in held))


def _named(table: Table, hero: str | None) -> tuple[Hero, ...]:
    """Give the hero typed so far; else the asker's, else all whose sheets the asker may change."""
    if not is_kept(table):
        return ()
    named = find.hero_meant(table.campaign, hero, typed=True) if hero else None
    if named is not None:
        return (named,)
    return heroes_of(table.campaign, table.by) or _own(table)


def _items(table: Table, hero: Hero) -> tuple[str, ...]:
    return tuple(item.name for item in table.campaign.party.kit(hero.key).items)
