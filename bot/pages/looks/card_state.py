"""How a Plot card lies in the overlord's play area: its state, and what lies on it (R1, R4, Z3)."""

from collections import Counter
from collections.abc import Iterator

from bot.pages.looks.parts import card_state
from bot.pages.looks.view import View
from bot.rules.basics.places import on_monster
from bot.rules.state.campaign import PlotCard


def lies(view: View, card: PlotCard) -> str:
    """Say in one line how a card lies and what lies on, beneath or because of it."""
    return "".join((card_state(view, card), *_counters(view, card)))


def _counters(view: View, card: PlotCard) -> Iterator[str]:
    if card.beneath:
        yield view.say("page-lies-beneath", count=card.beneath)
    if card.damage:
        yield view.say("page-lies-damage", count=card.damage)
    if card.hero_tokens:
        counted = Counter(card.hero_tokens).items()
        heroes = (_share(view, hero, count) for hero, count in counted)
        yield view.say("page-lies-hero-tokens", heroes=view.listed(*heroes))
    if view.campaign.tokens.get(on_monster(card.key)):
        yield view.say("page-lies-marker")


def _share(view: View, hero: str, count: int) -> str:
    return view.say("page-lies-hero-token", hero=view.hero(hero), count=count)
