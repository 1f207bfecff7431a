"""Token movements as sentences; several of one sort make one sentence."""

from collections.abc import Sequence

from bot.pages.voice import Voice
from bot.rules.basics.places import POOL, Place, PlaceKind
from bot.rules.state import events as e

# Movements that the event before or after them tells.
QUIET_WHYS = (e.Why.PURCHASE, e.Why.RECOVER_FATIGUE, e.Why.EXTRA_ACTION, e.Why.CAMPAIGN_ENDED)
# How a hero stands in a sentence, where it is not by name alone.
_HERO_KEYS = {
    e.Why.TRIGGER: "hero-gain",
    e.Why.SHOPPING_ENDED: "hero-loss",
    e.Why.SHOP_CARD: "hero-loss",
}


def transfers(moved: Sequence[e.TokensMoved], voice: Voice) -> str:
    """Say movements of one sort; empty where something else tells them."""
    told = [each for each in moved if not is_quiet(each)]
    if not told:
        return ""
    first, sums = told[0], _by_hero(told)
    heroes = (_share(first.why, *share, voice) for share in sums.items() if share[0])
    return voice.say(
        f"event-tokens-moved-{variant(first)}",
        amount=sum(sums.values()),
        heroes=voice.row(heroes),
        card=voice.card(first.card) if first.card else "",
        note=voice.quoted(first.note),
    )


def is_quiet(event: e.TokensMoved) -> bool:
    """Tell whether something else tells a movement."""
    return event.why in QUIET_WHYS or event.to.kind is PlaceKind.AWAITING


def variant(event: e.TokensMoved) -> str:
    """Tell apart the sorts of movement that have words of their own."""
    match event.why:
        case e.Why.CORRECTION:
            gained = event.source.kind is PlaceKind.SUPPLY
            what = "threat" if POOL in (event.source, event.to) else "fortune"
            return f"correction-{what}-{'gained' if gained else 'lost'}"
        case e.Why.CARD if not event.card:
            return "card-note-only"
        case e.Why.CARD if event.note:
            return "card-note"
        case why:
            return why.value


def _by_hero(moved: Sequence[e.TokensMoved]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for each in moved:
        hero = _hero(each.to) or _hero(each.source)
        sums[hero] = sums.get(hero, 0) + each.amount
    return sums


def _share(why: e.Why, hero: str, amount: int, voice: Voice) -> str:
    words = _HERO_KEYS.get(why)
    if words is None:
        return voice.hero(hero)
    return voice.say(words, hero=voice.hero(hero), amount=amount)


def _hero(place: Place) -> str:
    return place.owner if place.kind in (PlaceKind.FORTUNE, PlaceKind.BRAND) else ""
