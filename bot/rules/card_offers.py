"""What somebody could do now with Plot cards: buy, trigger, refresh them, and at what cost."""

from collections.abc import Iterable

from msgspec import Struct

from bot.rules.basics.keys import NOBODY
from bot.rules.basics.stored import replace
from bot.rules.cards import terms
from bot.rules.economy import find
from bot.rules.economy.people import Person, players
from bot.rules.offers import Table, legal
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Moment, Spend
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign, PlotCard

_BOTH = (True, False)


class Trigger(Struct, frozen=True):
    """A card that can be triggered, and what that costs; None where nobody has told it yet."""

    card: Card
    cost: int | None


def cards_to_buy(table: Table, *, timely: bool = False) -> tuple[Card, ...]:
    """Give the cards that may be purchased now; with `timely` none that needs a house rule."""
    tried = ((card, c.BuyPlotCard(card.name)) for card in _known(table))
    return legal(table, tried, timely=timely)


def cards_to_trigger(table: Table, *, timely: bool = False) -> tuple[Card, ...]:
    """Give the cards that may be triggered now, payable ones first; `timely` as for buying."""
    tried = ((card, c.TriggerPlotCard(card.name)) for card in _known(table))
    found = legal(table, tried, timely=timely)
    return tuple(sorted(found, key=lambda card: not affordable(table, card)))


def cards_ready(table: Table) -> tuple[Card, ...]:
    """Give the faceup cards that may be triggered now, and that the pool can pay."""
    held = table.campaign.cards
    ready = (card for card in _known(table) if held[card.key].is_ready and affordable(table, card))
    return legal(table, ((card, c.TriggerPlotCard(card.name)) for card in ready), timely=True)


def purchases(table: Table) -> tuple[tuple[Card, int | None], ...]:
    """Give the cards that may be purchased now, each with what it costs."""
    cards = cards_to_buy(table)
    return tuple((card, find.purchase_cost(table.campaign, card)) for card in cards)


def trigger_costs(table: Table) -> tuple[tuple[Card, int | None], ...]:
    """Give the cards that may be triggered now, each with what that costs, where it is known."""
    return tuple((card, trigger_cost(table, card)) for card in cards_to_trigger(table))


def triggers(campaign: Campaign, box: Box, *moments: Moment) -> tuple[Trigger, ...]:
    """Give the faceup ready cards that can be triggered now, by whoever may, and be paid for.

    With `moments` only those that have one of them; none needs a house rule.
    """
    if campaign.ended or not campaign.deck:
        return ()
    found: dict[Card, int | None] = {}
    for table in _who_trigger(campaign, box):
        found |= {card: trigger_cost(table, card) for card in cards_ready(table)}
    kept = (Trigger(card, cost) for card, cost in found.items())
    return tuple(each for each in kept if not moments or each.card.moment in moments)


def triggers_later(campaign: Campaign, box: Box, now: Iterable[Trigger]) -> tuple[Trigger, ...]:
    """Give the faceup ready cards beside those to trigger now: too dear, or of another moment."""
    ready = {each.card.key for each in now}
    draft = Table(campaign, Person(NOBODY), box).draft
    others = [
        card
        for card, _ in find.cards(campaign, box)
        if campaign.cards[card.key].is_ready and card.key not in ready
    ]
    played = (card for card in others if terms.spend(campaign, card) is not Spend.PASSIVE)
    return tuple(Trigger(card, terms.trigger_cost(draft, card)) for card in played)


def cards_to_refresh(table: Table) -> tuple[Card, ...]:
    """Give the cards the asker may refresh by hand."""
    return legal(table, ((card, c.RefreshPlotCard(card.name)) for card in _known(table)))


def cards_to_take_off(table: Table) -> tuple[Card, ...]:
    """Give the cards off which, or off what they mark, the asker may take tokens."""
    return legal(table, ((card, c.TakeTokensOff(card.name)) for card in _known(table)))


def cards_to_exhaust(table: Table) -> tuple[Card, ...]:
    """Give the cards that may be exhausted by hand."""
    return legal(table, ((card, c.ExhaustPlotCard(card.name)) for card in _known(table)))


def cards_to_spend(table: Table) -> tuple[Card, ...]:
    """Give the cards of which the asker may say otherwise whether a trigger exhausts them."""
    tried = ((x, c.RecordPlotSpend(x.name, exhausts)) for x in _known(table) for exhausts in _BOTH)
    return tuple(dict.fromkeys(legal(table, tried)))


def cards_to_cost(table: Table) -> tuple[Card, ...]:
    """Give the cards whose trigger cost the asker may tell."""
    return legal(table, ((card, c.RecordPlotCost(card.name, 0)) for card in _known(table)))


def cards_for_gain(table: Table, command: c.GainThreat) -> tuple[Card, ...]:
    """Give the cards the asker may name as the reason for threat."""
    known = _known(table)
    return legal(table, ((card, replace(command, card=card.name)) for card in known))


def cards_to_adopt(table: Table) -> tuple[Card, ...]:
    """Give the cards that may be named as bought before; facedown ones for the overlord (S5)."""
    facedown = (card for card in _known(table) if not table.campaign.cards[card.key].faceup)
    known = facedown if table.sees_facedown else ()
    return legal(table, ((card, c.AdoptCampaign(cards=card.name)) for card in known))


def cards_seen(table: Table) -> tuple[Card, ...]:
    """Give the chosen deck's cards to look at (S5): facedown ones for the overlord alone."""
    held = table.campaign.cards
    return tuple(card for card in _known(table) if table.sees_facedown or is_open(held[card.key]))


def trigger_cost(table: Table, card: Card) -> int | None:
    """Give what a trigger costs now; None where nobody has told it yet."""
    return terms.trigger_cost(table.draft, card)


def affordable(table: Table, card: Card) -> bool:
    """Tell whether the pool can pay a trigger; a cost nobody has told yet counts as payable."""
    return (trigger_cost(table, card) or 0) <= table.campaign.threat


def is_open(card: PlotCard) -> bool:
    """Tell whether everybody may look at a card: faceup, basic or in the box (S5)."""
    return card.faceup or card.basic or card.boxed


def _who_trigger(campaign: Campaign, box: Box) -> tuple[Table, ...]:
    """See the table as its first overlord does, and as those do whose heroes exhaust cards (L4)."""
    cards = find.cards(campaign, box)
    heroes = any(terms.spend(campaign, card) is Spend.HERO_EXHAUSTS for card, _ in cards)
    first = next(iter(campaign.overlords), NOBODY)
    people = (first, *(players(campaign) if heroes else ()))
    return tuple(Table(campaign, Person(user), box) for user in people)


def _known(table: Table) -> tuple[Card, ...]:
    return tuple(card for card, _ in find.cards(table.campaign, table.box))
