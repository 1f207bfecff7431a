"""What a hero's figures are now: the sheet, less what cards put on it (D2, Z6, Z8)."""

from collections.abc import Iterable
from functools import cache

from bot.rules.basics.options import Attribute, Sheet, Track
from bot.rules.basics.stored import replace
from bot.rules.cards.kind import Kind, effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero

_HOOK = "weakened"


def now(campaign: Campaign, box: Box, hero: Hero) -> Sheet:
    """Give a hero's figures as cards have left them; None stays what is not recorded."""
    sheet = hero.sheet
    for card, _ in find.cards(campaign, box):
        if _weakens(type(card.effect)):
            sheet = effect_of(card).weakened(sheet, campaign, card, hero)
    return sheet


@cache
def _weakens(kind: type) -> bool:
    """Tell whether a kind lowers any figure: few do, and the board asks for every hero."""
    return getattr(kind, _HOOK) is not getattr(Kind, _HOOK)


def tell(draft: Draft, card: Card, hero: str, figures: Iterable[str]) -> None:
    """Write down what a card has left of these figures, as far as they are recorded."""
    left = now(draft.campaign, draft.box, draft.campaign.heroes[hero])
    sheet = Sheet(**{name: getattr(left, name) for name in figures})
    if sheet != Sheet():
        draft.add(e.FiguresNow(hero, card.key, sheet))


def attribute(draft: Draft, hero: Hero, attribute: Attribute) -> int | None:
    """Give an attribute as cards have left it; None where it is not recorded."""
    value: int | None = getattr(now(draft.campaign, draft.box, hero), attribute.value)
    return value


def need_room_to_pay(draft: Draft, hero: str, fatigue: int) -> None:
    """Refuse to pay a card with fatigue beyond Stamina, where fatigue is kept (V2)."""
    held = draft.campaign.vitals_of(hero).fatigue
    stamina = now(draft.campaign, draft.box, draft.campaign.heroes[hero]).stamina
    kept = draft.campaign.keeps(Track.EVERYTHING)
    if kept and stamina is not None and held + fatigue > stamina:
        raise r.TooTiredToPay(hero, fatigue, held, stamina)


def lowered(sheet: Sheet, figures: tuple[str, ...], by: int, least: int) -> Sheet:
    """Lower figures, none below `least`; one that is below it already stays as it is."""
    if not by:
        return sheet
    known = {name: getattr(sheet, name) for name in figures if getattr(sheet, name) is not None}
    lowered = {name: min(value, max(least, value - by)) for name, value in known.items()}
    return replace(sheet, **lowered)
