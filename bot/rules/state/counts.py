"""What the sheets hold, as plain counts: a move's line, the log's proof and tests add them up.

Every part of the sheets that can be counted says here how its events change its counts; the one
that a move began with is what it ended with, less what its events add up to.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple, get_args

from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign

_OF_SHEETS = frozenset(get_args(e.SheetEvent))


class Kept(StrEnum):
    """What is counted."""

    DAMAGE = "damage"
    FATIGUE = "fatigue"
    CONDITION = "condition"
    DOWN = "down"
    GOLD = "gold"
    XP = "xp"
    HAND = "hand"


class Count(NamedTuple):
    """One count: what it is of, whose, and of which sort where there are several."""

    kept: Kept
    owner: str = ""
    sort: str = ""


def is_of_sheets(event: e.Event) -> bool:
    """Tell whether something happened on the sheets; quickly, since every entry is asked."""
    return type(event) in _OF_SHEETS


def changes(event: e.Event) -> Mapping[Count, int]:
    """Tell by how much an event changes each count."""
    match event:
        case e.DamageChanged(hero, amount):
            return {Count(Kept.DAMAGE, hero): amount}
        case e.FatigueChanged(hero, amount):
            return {Count(Kept.FATIGUE, hero): amount}
        case e.ConditionChanged(hero, condition, on):
            return {Count(Kept.CONDITION, hero, condition): 1 if on else -1}
        case e.HeroKnockedOut(hero):
            return {Count(Kept.DOWN, hero): 1}
        case e.HeroStood(hero):
            return {Count(Kept.DOWN, hero): -1}
        case e.GoldChanged(amount):
            return {Count(Kept.GOLD): amount}
        case e.ItemBought(cost=cost) if cost:
            return {Count(Kept.GOLD): -cost}
        case e.ItemSold(gold=gold) if gold:
            return {Count(Kept.GOLD): gold}
        case e.HeroesRewarded(heroes, amount):
            return {Count(Kept.XP, hero): amount for hero in heroes}
        case e.HeroXpChanged(hero, amount):
            return {Count(Kept.XP, hero): amount}
        case e.SheetEntered(hero, xp) if xp:
            return {Count(Kept.XP, hero): xp}
        case e.SkillLearnt(hero, cost=cost) if cost:
            return {Count(Kept.XP, hero): -cost}
        case e.HandChanged(amount):
            return {Count(Kept.HAND): amount}
        case _:
            return {}


def added_up(events: Iterable[e.Event]) -> dict[Count, int]:
    """Add up what events did to each count that they changed."""
    sums: Counter[Count] = Counter()
    for event in events:
        # Not `update` alone: what came to 0 again was changed all the same.
        for count, by in changes(event).items():
            sums[count] += by
    return dict(sums)


def held(campaign: Campaign) -> dict[Count, int]:
    """Give every count that is not 0."""
    counts: dict[Count, int] = {}
    for hero, vitals in campaign.vitals.items():
        counts[Count(Kept.DAMAGE, hero)] = vitals.damage
        counts[Count(Kept.FATIGUE, hero)] = vitals.fatigue
        counts[Count(Kept.DOWN, hero)] = int(vitals.down)
        counts |= {Count(Kept.CONDITION, hero, each): 1 for each in vitals.conditions}
    party = campaign.party
    counts |= {Count(Kept.XP, hero): kit.xp for hero, kit in party.kits.items()}
    counts |= {Count(Kept.GOLD): party.gold, Count(Kept.HAND): party.hand}
    return {count: amount for count, amount in counts.items() if amount}
