"""Gold, experience, items and the overlord's hand in words (G, X, O)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.pages.phrases.moves import Move
from bot.pages.phrases.sheet_values import Values
from bot.pages.text import bold, clean
from bot.pages.voice import Voice
from bot.rules.sheet.overlord_deck import LEAST
from bot.rules.state import events as e
from bot.rules.state.campaign import Hero
from bot.rules.state.counts import Kept
from bot.rules.state.party import Kit

# What another event tells, so that the values alone say the rest.
_TOLD = (e.HandWhy.DRAWN, e.HandWhy.BENEATH)


def is_quiet(event: e.Event) -> bool:
    """Tell whether something else tells the event."""
    match event:
        case e.HandChanged(why=why):
            return why in _TOLD
        case e.HeroXpChanged(note=note):
            return not note
        case _:
            return False


def changed_party(values: Values, voice: Voice) -> Iterator[str]:
    """Write what a move changed."""
    if values.changes(Kept.GOLD):
        yield voice.say("sheet-gold", gold=voice.span(*values.span(Kept.GOLD)))
    heroes = [key for key in voice.campaign.names if values.changes(Kept.XP, key)]
    if heroes:
        yield _xp(voice, ((key, voice.span(*values.span(Kept.XP, key))) for key in heroes))
    if values.changes(Kept.HAND):
        yield voice.say("sheet-hand", hand=voice.span(*values.span(Kept.HAND)))


def party_of(voice: Voice) -> Iterator[str]:
    """Write the purse and the overlord's hand as they are."""
    yield voice.say("sheet-gold", gold=voice.campaign.party.gold)
    yield voice.say("sheet-hand-now", hand=voice.campaign.party.hand)


def kit_of(voice: Voice, hero: Hero) -> Iterator[str]:
    """Write a hero's class, experience, skills and items."""
    kit = voice.campaign.party.kit(hero.key)
    yield _class(kit, voice)
    skills = (*kit.starting, *kit.skills)
    if skills:
        yield voice.say("sheet-kit-skills", skills=named(skills, voice))
    if kit.items:
        yield voice.say("sheet-kit-items", items=named((x.name for x in kit.items), voice))


def named(things: Iterable[str], voice: Voice) -> str:
    """Name things one after the other."""
    return voice.listed(map(clean, things))


def wares(items: Iterable[str], costs: Iterable[int], voice: Voice) -> str:
    """Name items with their prices."""
    priced = zip(items, costs, strict=False)  # a file from elsewhere may say anything
    return voice.listed(voice.say("priced-gold", name=bold(clean(x)), gold=y) for x, y in priced)


def cards_in_secret(move: Move, voice: Voice) -> str:
    """Tell the overlord side alone which Overlord cards a move is about; empty for none (O2)."""
    told = {
        "learnt-in-secret": move.learnt,
        "left-out-in-secret": move.left_out,
        "taken-in-in-secret": move.taken_in,
    }
    return "\n".join(voice.say(key, cards=cards) for key, cards in told.items() if cards)


def _xp(voice: Voice, heroes: Iterable[tuple[str, str]]) -> str:
    each = (voice.say("sheet-xp-hero", hero=voice.plain_hero(key), xp=xp) for key, xp in heroes)
    return voice.say("sheet-xp", heroes=", ".join(each))


def _class(kit: Kit, voice: Voice) -> str:
    if not kit.taken:
        return voice.say("sheet-kit-no-class", xp=kit.xp)
    key = "sheet-kit-along" if kit.along else "sheet-kit-class"
    return voice.say(key, taken=clean(kit.taken), along=clean(kit.along), xp=kit.xp)


def of_gold(event: e.GoldChanged) -> str:
    """Tell apart why the purse changed."""
    return event.why.value


def of_hand(event: e.HandChanged) -> str:
    """Tell apart why the hand changed."""
    return event.why.value


def of_card(event: e.OverlordCardLearnt) -> str:
    """Tell apart what was learnt, what was there already, and rewards."""
    if not event.owned:
        return ""
    return "owned" if event.level else "reward"


VARIANTS: Mapping[type[Any], Any] = {
    e.GoldChanged: of_gold,
    e.ShopDealt: lambda event: event.why.value,
    e.ItemSold: lambda event: "" if event.gold else "nothing",
    e.HeroXpChanged: lambda event: "gained" if event.amount > 0 else "lost",
    e.ClassTaken: lambda event: "along" if event.along else "",
    e.SkillLearnt: lambda event: "owned" if event.owned else "",
    e.HandChanged: of_hand,
    e.OverlordCardLeftOut: lambda event: "few" if event.cards < LEAST else "",
    e.OverlordCardTakenIn: lambda event: "few" if event.cards < LEAST else "",
    e.OverlordCardLearnt: of_card,
}


def _comes(event: e.ClassTaken, voice: Voice) -> dict[str, str | int]:
    things = (*event.skills, *event.items)
    comes = voice.say("event-class-comes", things=named(things, voice)) if things else ""
    return {"comes": comes}


def _entered(event: e.SheetEntered, voice: Voice) -> dict[str, str | int]:
    xp = [voice.say("entered-xp", xp=event.xp)] if event.xp else []
    return {"things": voice.listed((*xp, *map(clean, (*event.skills, *event.items))))}


def _noted(event: e.HandChanged, voice: Voice) -> dict[str, str | int]:
    noted = voice.say("event-hand-noted", note=clean(event.note)) if event.note else ""
    return {"lost": -event.amount, "noted": noted}


MORE: Mapping[type[Any], Any] = {
    e.GoldChanged: lambda event, _: {"spent": -event.amount},
    e.HeroXpChanged: lambda event, _: {"spent": -event.amount},
    e.ShopDealt: lambda event, voice: {"wares": wares(event.items, event.costs, voice)},
    e.ClassTaken: _comes,
    e.HandChanged: _noted,
    e.SheetEntered: _entered,
    e.OverlordCardLeftOut: lambda *_: {"least": LEAST},
    e.OverlordCardTakenIn: lambda *_: {"least": LEAST},
}
