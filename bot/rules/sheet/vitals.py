"""What comes onto a hero's sheet and goes from it: damage, fatigue, conditions (V1-V3, V6)."""

from bot.rules.basics.options import Sheet
from bot.rules.cards import sheets
from bot.rules.economy import threat
from bot.rules.economy.draft import Draft
from bot.rules.economy.stages import begin_play
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Hero
from bot.rules.state.events import OnSheet
from bot.rules.state.sheet import Vitals


def figures(draft: Draft, hero: str) -> Sheet:
    """Give a hero's figures as cards have left them."""
    return sheets.now(draft.campaign, draft.box, draft.campaign.heroes[hero])


def room(held: int, most: int | None) -> int | None:
    """Count what still fits; None without a limit, where the figure is not recorded (V1)."""
    return None if most is None else max(0, most - held)


def damage(draft: Draft, hero: str, amount: int, why: OnSheet, card: str = "") -> None:
    """Let a hero suffer damage, which at Health knocks the hero out (V3)."""
    if _is_down(draft, hero) or amount < 1:
        return
    fits = room(draft.campaign.vitals_of(hero).damage, figures(draft, hero).health)
    taken = amount if fits is None else min(amount, fits)
    if taken:
        draft.add(e.DamageChanged(hero, taken, why, card))
    if fits is not None and amount >= fits:
        fall(draft, hero)


def fatigue(draft: Draft, hero: str, amount: int, why: OnSheet, card: str = "") -> None:
    """Force fatigue on a hero: what goes beyond Stamina becomes damage, one for one (V2)."""
    if _is_down(draft, hero) or amount < 1:
        return
    fits = room(draft.campaign.vitals_of(hero).fatigue, figures(draft, hero).stamina)
    taken = amount if fits is None else min(amount, fits)
    if taken:
        draft.add(e.FatigueChanged(hero, taken, why, card))
    damage(draft, hero, amount - taken, OnSheet.OVERFLOW, card)


def would_fall(draft: Draft, hero: str, damage: int, fatigue: int) -> bool:
    """Tell whether so much, with what goes beyond Stamina, brings a hero's damage to Health."""
    held, most = draft.campaign.vitals_of(hero), figures(draft, hero)
    rested, fits = room(held.fatigue, most.stamina), room(held.damage, most.health)
    hurt = damage + (0 if rested is None else max(0, fatigue - rested))
    return fits is not None and hurt >= max(1, fits)


def afflict(draft: Draft, hero: str, condition: str, why: OnSheet, card: str = "") -> None:
    """Give a hero a condition, once (V1)."""
    if not _is_down(draft, hero) and condition not in draft.campaign.vitals_of(hero).conditions:
        draft.add(e.ConditionChanged(hero, condition, on=True, why=why, card=card))


def fall(draft: Draft, hero: str) -> None:
    """Knock a hero out; in an encounter that is the hero's defeat, whose question opens (T1, V3).

    Outside an encounter nobody asks.
    """
    lie_down(draft, hero)
    if draft.campaign.stage.in_encounter:
        held = draft.campaign.heroes[hero]
        threat.need_no_defeat_open(draft, held)
        begin_play(draft)
        threat.note_defeat(draft, held)


def lie_down(draft: Draft, hero: str) -> None:
    """Put a hero on the ground: damage at Health, fatigue at Stamina, no condition left (V3)."""
    if _is_down(draft, hero):
        return
    held, most = draft.campaign.vitals_of(hero), figures(draft, hero)
    draft.add(e.HeroKnockedOut(hero))
    if hurt := room(held.damage, most.health):
        draft.add(e.DamageChanged(hero, hurt, OnSheet.KNOCKED_OUT))
    if tired := room(held.fatigue, most.stamina):
        draft.add(e.FatigueChanged(hero, tired, OnSheet.KNOCKED_OUT))
    for condition in held.conditions:
        draft.add(e.ConditionChanged(hero, condition, on=False, why=OnSheet.KNOCKED_OUT))


def fit(draft: Draft, hero: str) -> None:
    """Let a hero bear no more than the figures just noted; damage at Health knocks out (V1, V3)."""
    held, most = draft.campaign.vitals_of(hero), figures(draft, hero)
    if most.stamina is not None and held.fatigue > most.stamina:
        draft.add(e.FatigueChanged(hero, most.stamina - held.fatigue, OnSheet.LEFT))
    if most.health is None or held.damage < most.health:
        return
    if held.damage > most.health:
        draft.add(e.DamageChanged(hero, most.health - held.damage, OnSheet.LEFT))
    if not held.down:
        fall(draft, hero)


def recover(
    draft: Draft, hero: str, damage: int, fatigue: int, why: OnSheet, card: str = ""
) -> None:
    """Take damage and fatigue off a hero's sheet, as far as there are any."""
    held = draft.campaign.vitals_of(hero)
    if healed := min(damage, held.damage):
        draft.add(e.DamageChanged(hero, -healed, why, card))
    if rested := min(fatigue, held.fatigue):
        draft.add(e.FatigueChanged(hero, -rested, why, card))


def clear(draft: Draft, hero: str, why: OnSheet) -> None:
    """Take all off a hero's sheet."""
    held = draft.campaign.vitals_of(hero)
    recover(draft, hero, held.damage, held.fatigue, why)
    for condition in held.conditions:
        draft.add(e.ConditionChanged(hero, condition, on=False, why=why))
    if held.down:
        draft.add(e.HeroStood(hero, why=why))


def need_standing(draft: Draft, hero: Hero) -> Vitals:
    """Refuse what only a standing hero can suffer or recover; gives how the hero is."""
    held = draft.campaign.vitals_of(hero.key)
    if held.down:
        raise r.KnockedOut(hero.key)
    return held


def _is_down(draft: Draft, hero: str) -> bool:
    return draft.campaign.vitals_of(hero).down
