"""How heroes are, in words: damage, fatigue, conditions, who is knocked out (V1)."""

from collections.abc import Iterable, Iterator

from bot.pages.phrases.sheet_values import Values
from bot.pages.voice import Voice
from bot.rules.cards import sheets
from bot.rules.printed.figures import Way
from bot.rules.state import events as e
from bot.rules.state.campaign import Hero
from bot.rules.state.counts import Kept

_VITALS = (Kept.DAMAGE, Kept.FATIGUE, Kept.CONDITION, Kept.DOWN)
# What comes with something that is told already, or is told in one sentence for all.
_TOLD_ELSEWHERE = (e.OnSheet.CARD, e.OnSheet.KNOCKED_OUT, e.OnSheet.CLEAN_UP, e.OnSheet.LEFT)


def changed_vitals(values: Values, voice: Voice) -> Iterator[str]:
    """Write every hero who is otherwise than before, with arrows at the figures that changed."""
    for hero in voice.campaign.heroes:
        if any(values.changes(kept, hero) for kept in _VITALS):
            damage, fatigue = (values.span(kept, hero) for kept in (Kept.DAMAGE, Kept.FATIGUE))
            conditions = values.sorts(Kept.CONDITION, hero)
            down = values.span(Kept.DOWN, hero)[1]
            more = _more(voice, conditions, down=bool(down))
            yield voice.say(
                "sheet-vitals",
                hero=voice.plain_hero(hero),
                damage=voice.span(*damage),
                fatigue=voice.span(*fatigue),
                more=more,
            )


def vitals_of(voice: Voice, hero: Hero) -> Iterator[str]:
    """Write how a hero is, beside what the hero can bear where that is recorded."""
    held = voice.campaign.vitals_of(hero.key)
    now = sheets.now(voice.campaign, voice.box, hero)
    yield voice.say(
        "sheet-vitals-now",
        damage=_of(voice, held.damage, now.health),
        fatigue=_of(voice, held.fatigue, now.stamina),
        more=_more(voice, held.conditions, down=held.down),
    )


def is_quiet(event: e.Event) -> bool:
    """Tell whether something else tells of a change to how a hero is."""
    match event:
        case e.DamageChanged(why=why) | e.ConditionChanged(why=why) | e.HeroStood(why=why):
            return why in _TOLD_ELSEWHERE
        case e.FatigueChanged(amount=amount, why=e.OnSheet.FORTUNE):
            return amount != 0
        case e.FatigueChanged(why=why):
            return why in _TOLD_ELSEWHERE
        case _:
            return False


def damage_variant(event: e.DamageChanged) -> str:
    """Tell apart the changes of damage that have words of their own."""
    return "overflow" if event.why is e.OnSheet.OVERFLOW else _way_of(event.amount)


def fatigue_variant(event: e.FatigueChanged) -> str:
    """Tell apart the changes of fatigue that have words of their own."""
    if event.amount == 0:
        return "none"
    return "rest" if event.why is e.OnSheet.REST else _way_of(event.amount)


def _way_of(amount: int) -> str:
    return "suffered" if amount > 0 else "recovered"


def way(condition: str, voice: Voice) -> str:
    """Say how a condition goes; what no source tells is on the group's own card (V5)."""
    card = voice.box.condition(condition)
    if card is None or card.attribute is None:
        return voice.say(f"condition-way-{card.way if card else Way.UNKNOWN}")
    what, amount = (
        ("damage", card.fail_damage) if card.fail_damage else ("fatigue", card.fail_fatigue)
    )
    cost = voice.say(f"condition-cost-{what}", amount=amount)
    return voice.say(
        "condition-way-test", attribute=voice.say(f"attribute-{card.attribute}"), cost=cost
    )


def _of(voice: Voice, held: int, most: int | None) -> str:
    return str(held) if most is None else voice.say("sheet-of", held=held, most=most)


def _more(voice: Voice, conditions: Iterable[str], *, down: bool) -> str:
    named = [voice.say(f"choice-{each}") for each in conditions]
    named += [voice.say("sheet-down")] if down else []
    return "".join(voice.say("sheet-more", what=each) for each in named)
