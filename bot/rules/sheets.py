"""What a hero's attributes are now: the sheet, less what cards put on it (D2, Z6, Z8)."""

from bot.rules import find
from bot.rules.campaign import Hero
from bot.rules.draft import Draft
from bot.rules.effect_kinds import Brand, Effect
from bot.rules.options import Attribute
from bot.rules.places import brand


def attribute(draft: Draft, hero: Hero, attribute: Attribute) -> int | None:
    """Give an attribute with Branded's tokens taken off; None where it is not recorded."""
    value: int | None = getattr(hero.sheet, attribute.value)
    tokens = draft.campaign.tokens.get(brand(hero.key), 0)
    if value is None or not tokens:
        return value
    for effect in _effects(draft):
        if isinstance(effect, Brand) and attribute in effect.weakens:
            return min(value, max(effect.least, value - tokens))
    return value


def _effects(draft: Draft) -> list[Effect]:
    return [card.effect for card in find.deck(draft.campaign, draft.box).cards]
