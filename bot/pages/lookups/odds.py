"""The exact odds of an attack or an attribute test, in figures and as a chart."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.pages.page import Page, Picture, Text
from bot.pages.phrases.dice_words import LEAST, decimal, in_words, percent
from bot.pages.pictures.drawn import bar_chart
from bot.pages.pictures.shown import Bar, Panel
from bot.pages.voice import Voice
from bot.rules.basics.dice import Die
from bot.rules.rolling.dice_pool import write_pool
from bot.rules.rolling.odds import AttackOdds, attack_odds, attribute_odds
from bot.rules.rolling.reroll import reroll_gain

MOST_NOTES = 10
ATTRIBUTES = range(8)


class AskedAttack(Struct, frozen=True):
    """An attack whose odds are asked for; melee has no distance."""

    attack: tuple[Die, ...]
    defence: tuple[Die, ...]
    distance: int | None


def attack(asked: AskedAttack, voice: Voice) -> Page:
    """Draw the odds of an attack: some hundredths of a second, so not on the event loop."""
    odds = attack_odds(asked.attack, asked.defence, asked.distance)
    gain = reroll_gain(asked.attack, asked.defence, asked.distance)
    said = (
        _title(asked, voice),
        voice.say("odds-hit", chance=percent(odds.hit, voice)),
        voice.say("odds-mean", mean=decimal(odds.mean, voice)),
        *_beside_the_chart(odds, voice),
        voice.say("odds-surges", chances=_surges(odds, voice)),
        voice.say("odds-reroll", gain=decimal(gain, voice)),
    )
    return Page((Text("\n".join(said)), _attack_chart(odds, voice)))


def attribute_test(dice: Sequence[Die], value: int, voice: Voice) -> Page:
    """Draw the odds of a test with these dice, and how they change with the attribute."""
    odds = attribute_odds(dice, value)
    said = voice.say(
        "odds-test",
        value=value,
        passes=odds.passes,
        rolls=odds.rolls,
        chance=percent(odds.chance, voice),
        rerolled=percent(odds.with_reroll, voice),
    )
    return Page((Text(said), _test_chart(dice, voice)))


def _title(asked: AskedAttack, voice: Voice) -> str:
    box = voice.box.dice
    return voice.say(
        "odds-title",
        attack=in_words(write_pool([die.id for die in asked.attack], box), voice),
        defence=in_words(write_pool([die.id for die in asked.defence], box), voice) or "none",
        distance="none" if asked.distance is None else asked.distance,
    )


def _damage(odds: AttackOdds, voice: Voice) -> str:
    shown = _worth_saying(odds)
    listed = [_exactly(n, chance, voice) for n, chance in enumerate(shown)]
    rest = sum(odds.damage[len(shown) :])
    if rest:
        more = percent(rest, voice)
        listed.append(voice.say("odds-or-more", number=len(shown), chance=more))
    return ", ".join(listed)


def _beside_the_chart(odds: AttackOdds, voice: Voice) -> Iterator[str]:
    """Say the chance of each damage only where the bars are too many to have it beside them."""
    if not _is_noted(_worth_saying(odds)):
        yield voice.say("odds-damage", chances=_damage(odds, voice))


def _worth_saying(odds: AttackOdds) -> Sequence[float]:
    """Leave out the tail that nobody will see."""
    tails = (sum(odds.damage[n:]) for n in range(len(odds.damage)))
    return odds.damage[: sum(tail >= LEAST for tail in tails)]


def _surges(odds: AttackOdds, voice: Voice) -> str:
    return ", ".join(
        voice.say("odds-at-least", number=n, chance=percent(chance, voice))
        for n, chance in enumerate(odds.surges[1:], 1)
        if chance >= LEAST
    )


def _exactly(number: int, chance: float, voice: Voice) -> str:
    return voice.say("odds-exactly", number=number, chance=percent(chance, voice))


def _attack_chart(odds: AttackOdds, voice: Voice) -> Picture:
    return _chart("odds-chart-damage", _worth_saying(odds), _damage(odds, voice), voice)


def _test_chart(dice: Sequence[Die], voice: Voice) -> Picture:
    chances = [attribute_odds(dice, attribute).chance for attribute in ATTRIBUTES]
    said = ", ".join(_exactly(n, chance, voice) for n, chance in enumerate(chances))
    return _chart("odds-chart-test", chances, said, voice)


def _chart(key: str, chances: Sequence[float], said: str, voice: Voice) -> Picture:
    heading, noted = voice.say(key), _is_noted(chances)
    bars = (
        Bar(str(n), chance, percent(chance, voice) if noted else "")
        for n, chance in enumerate(chances)
    )
    png = bar_chart(Panel(heading, tuple(bars)))
    return Picture("odds.png", png, voice.say("odds-alt", heading=heading, chances=said))


def _is_noted(chances: Sequence[float]) -> bool:
    """Tell whether each bar of a chart has its chance written beside it."""
    return len(chances) <= MOST_NOTES
