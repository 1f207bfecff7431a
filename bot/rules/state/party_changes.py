"""How gold, items, experience and the overlord's cards follow what happens (G, X, O)."""

from collections.abc import Callable
from dataclasses import replace

from bot.rules.state import events as e
from bot.rules.state.party import ForSale, Item, Kit, Learnt, Party


def after(party: Party, event: e.PartyEvent) -> Party:
    """Give what everybody has after an event."""
    match event:
        case e.GoldChanged(amount, why):
            searched = party.searched or why is e.GoldWhy.SEARCH
            return replace(party, gold=party.gold + amount, searched=searched)
        case e.RewardTaken():
            return replace(party, rewarded=True)
        case e.ShopDealt(items, costs, why):
            dealt = () if why is e.Deal.FOUND else tuple(map(ForSale, items, costs))
            return replace(party, shop=(*party.shop, *dealt))
        case e.ItemMadeDearer(item, amount):
            return replace(party, shop=_dearer(party.shop, item, amount))
        case e.ItemBought(hero, item, cost):
            bought = replace(party, gold=party.gold - cost, shop=_without(party.shop, item))
            return _kit(bought, hero, lambda kit: kit.carrying(Item(item, cost)))
        case e.ItemSold(hero, item, gold):
            sold = replace(party, gold=party.gold + gold)
            return _kit(sold, hero, lambda kit: _laid_down(kit, item))
        case e.ItemGiven(hero, to, item):
            given = party.kit(hero).has(item) or Item(item)
            without = _kit(party, hero, lambda kit: _laid_down(kit, item))
            return _kit(without, to, lambda kit: kit.carrying(given))
        case e.ItemAdded(hero, item):
            return _kit(party, hero, lambda kit: kit.carrying(Item(item)))
        case e.HeroesRewarded(heroes, amount):
            for hero in heroes:
                party = _kit(party, hero, lambda kit: replace(kit, xp=kit.xp + amount))
            return party
        case e.HeroXpChanged(hero, amount):
            return _kit(party, hero, lambda kit: replace(kit, xp=kit.xp + amount))
        case e.ClassTaken(hero):
            return _kit(party, hero, lambda kit: _in_class(kit, event))
        case e.SheetEntered(hero):
            return _kit(party, hero, lambda kit: _entered(kit, event))
        case e.SkillLearnt(hero, skill, cost):
            return _kit(
                party,
                hero,
                lambda kit: replace(kit, xp=kit.xp - cost, skills=(*kit.skills, skill)),
            )
        case e.HandChanged(amount):
            return replace(party, hand=party.hand + amount)
        case (
            e.BasicDeckChosen()
            | e.OverlordCardLearnt()
            | e.OverlordCardNamed()
            | e.OverlordCardLeftOut()
            | e.OverlordCardTakenIn()
        ):
            return _of_deck(party, event)


def out_of_shop(party: Party) -> Party:
    """Put the revealed cards away, as another step begins."""
    return replace(party, shop=()) if party.shop else party


def unsearched(party: Party) -> Party:
    """Let the next phase have Search cards, and a reward, of its own."""
    fresh = not (party.searched or party.rewarded)
    return party if fresh else replace(party, searched=False, rewarded=False)


def without_hero(party: Party, hero: str) -> Party:
    """Let go of what a hero has who leaves the roster."""
    kits = {key: kit for key, kit in party.kits.items() if key != hero}
    return replace(party, kits=kits) if kits != party.kits else party


def _of_deck(party: Party, event: e.DeckEvent) -> Party:
    """Give what the overlord's deck is built of after an event."""
    match event:
        case e.BasicDeckChosen(deck):
            kept = tuple(each for each in party.left_out if _is_learnt(party, each))
            return replace(party, basic=deck, left_out=kept)
        case e.OverlordCardLearnt(card, level):
            return replace(party, learnt=(*party.learnt, Learnt(level, card)))
        case e.OverlordCardNamed(card, level):
            return replace(party, learnt=_named(party.learnt, Learnt(level, card)))
        case e.OverlordCardLeftOut(card, level):
            return replace(party, left_out=(*party.left_out, Learnt(level, card)))
        case e.OverlordCardTakenIn(card, level):
            return replace(party, left_out=_taken_in(party.left_out, Learnt(level, card)))


def _kit(party: Party, hero: str, change: Callable[[Kit], Kit]) -> Party:
    return replace(party, kits={**party.kits, hero: change(party.kit(hero))})


def _laid_down(kit: Kit, item: str) -> Kit:
    held = kit.has(item)
    return kit.without(held) if held else kit


def _in_class(kit: Kit, event: e.ClassTaken) -> Kit:
    """Give a kit with what comes with the class, in the place of what came with another."""
    kept = tuple(item for item in kit.items if not item.starting)
    came = tuple(Item(item, starting=True) for item in event.items)
    classes = replace(kit, taken=event.taken, along=event.along, starting=event.skills)
    return replace(classes, items=(*came, *kept))


def _entered(kit: Kit, event: e.SheetEntered) -> Kit:
    """Give a kit with what a hero had before."""
    items = (*kit.items, *map(Item, event.items))
    skills = (*kit.skills, *event.skills)
    return replace(kit, xp=kit.xp + event.xp, skills=skills, items=items)


def _dearer(shop: tuple[ForSale, ...], item: str, amount: int) -> tuple[ForSale, ...]:
    """Make the first such card dearer."""
    place = next((n for n, each in enumerate(shop) if each.item == item), None)
    if place is None:
        return shop
    dear = replace(shop[place], more=shop[place].more + amount)
    return (*shop[:place], dear, *shop[place + 1 :])


def _without(shop: tuple[ForSale, ...], item: str) -> tuple[ForSale, ...]:
    place = next((n for n, each in enumerate(shop) if each.item == item), None)
    return shop if place is None else shop[:place] + shop[place + 1 :]


def _is_learnt(party: Party, card: Learnt) -> bool:
    """Tell whether a card was learnt; one that came here without its name, by its level."""
    learnt = (each for each in party.learnt if each.level == card.level)
    return any(not card.card or each.card in ("", card.card) for each in learnt)


def _taken_in(left_out: tuple[Learnt, ...], card: Learnt) -> tuple[Learnt, ...]:
    """Take the card back; one that came here without its name by its level."""
    found = next((each for each in (card, Learnt(card.level)) if each in left_out), None)
    if found is None:
        return left_out
    place = left_out.index(found)
    return (*left_out[:place], *left_out[place + 1 :])


def _named(learnt: tuple[Learnt, ...], card: Learnt) -> tuple[Learnt, ...]:
    """Name the first card of its level that has no name."""
    nameless = Learnt(card.level)
    if nameless not in learnt:
        return learnt
    place = learnt.index(nameless)
    return (*learnt[:place], card, *learnt[place + 1 :])
