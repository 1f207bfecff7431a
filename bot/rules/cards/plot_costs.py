"""What Plot cards cost now (Z0, Z1, Z9, P8)."""

from bot.rules.basics.options import Costs
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.printed.effect_kinds import Discount
from bot.rules.state.campaign import Campaign


def purchase_cost(campaign: Campaign, card: Card) -> int:
    """Give a card's purchase cost by the columns in force (Z0); 0 for a basic card."""
    return card.costs(printed=campaign.settings.costs is Costs.PRINTED).purchase or 0


def printed_trigger(campaign: Campaign, card: Card) -> int | None:
    """Give the trigger cost in the columns in force; None where they lack it."""
    return card.costs(printed=campaign.settings.costs is Costs.PRINTED).trigger


def trigger_cost(draft: Draft, card: Card) -> int | None:
    """Give what a trigger costs now; None where nobody has told it yet."""
    cost = printed_trigger(draft.campaign, card)
    cost = draft.campaign.costs.get(card.key) if cost is None else cost
    return None if cost is None else reduced(draft, card, cost)


def reduced(draft: Draft, card: Card, cost: int) -> int:
    """Give what is left of a trigger cost, never below 0; no card makes itself cheaper (Z9, P8)."""
    others = [held for held in draft.campaign.cards.values() if held.key != card.key]
    exhausted = [held for held in others if held.exhausted and held.faceup]
    kinds = [find.card_by_key(draft, held.key).effect for held in exhausted]
    return max(0, cost - sum(kind.amount for kind in kinds if isinstance(kind, Discount)))
