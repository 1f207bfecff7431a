"""What Plot cards cost now (Z0, Z1, Z9, P8)."""

from bot.rules.basics.options import Costs
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state.campaign import Campaign


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
    others = [each for each in find.cards(draft.campaign, draft.box) if each[0].key != card.key]
    return max(0, cost - sum(effect_of(other).discount(held) for other, held in others))
