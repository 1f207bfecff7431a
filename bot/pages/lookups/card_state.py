"""How a Plot card lies in the overlord's play area: its state, and what lies on it (R1, R4, Z3)."""

from collections import Counter
from collections.abc import Iterator

from bot.pages.voice import Voice
from bot.rules.basics.places import on_monster
from bot.rules.state.campaign import PlotCard


def card_state(voice: Voice, card: PlotCard) -> str:
    """Say in one line how a card lies and what lies on, beneath or because of it."""
    return "".join((_face(voice, card), *_counters(voice, card, "lies")))


def card_state_lines(voice: Voice, card: PlotCard) -> Iterator[str]:
    """Say the same with a sentence for each."""
    yield voice.say("page-card-lies", state=_face(voice, card))
    yield from _counters(voice, card, "card")


def _face(voice: Voice, card: PlotCard) -> str:
    if card.boxed:
        return voice.say("page-card-boxed")
    if not card.faceup:
        return voice.say("page-card-facedown")
    return voice.say("page-card-exhausted" if card.exhausted else "page-card-ready")


def _counters(voice: Voice, card: PlotCard, form: str) -> Iterator[str]:
    if card.beneath:
        yield voice.say(f"page-{form}-beneath", count=card.beneath)
    if card.damage:
        yield voice.say(f"page-{form}-damage", count=card.damage)
    if card.hero_tokens:
        counted = Counter(card.hero_tokens).items()
        heroes = (_share(voice, hero, count) for hero, count in counted)
        yield voice.say(f"page-{form}-hero-tokens", heroes=voice.listed(heroes))
    if voice.campaign.tokens.get(on_monster(card.key)):
        yield voice.say(f"page-{form}-marker")


def _share(voice: Voice, hero: str, count: int) -> str:
    return voice.say("page-lies-hero-token", hero=voice.plain_hero(hero), count=count)
