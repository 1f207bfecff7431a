"""Dice, chances and means in words: short for eyes, in full for screen readers."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from babel.core import Locale
from babel.numbers import format_decimal, format_percent

from bot.pages.voice import Voice
from bot.rules.basics.dice import Die, DieKind, Face, Power
from bot.rules.basics.options import Edition
from bot.rules.rolling.table_rolls import RolledDie
from bot.words import FALLBACK, locale_of

LEAST, MOST = 0.001, 0.999


def die_name(die: Die, voice: Voice) -> str:
    """Name a die by its colour."""
    return voice.say(f"die-{die.colour}")


def die_of_edition(die: Die, voice: Voice) -> str:
    """Name a die by its colour and its edition."""
    return voice.say("die-of-edition", die=die_name(die, voice), edition=die.edition)


def labels(dice: Iterable[Die], voice: Voice) -> tuple[str, ...]:
    """Name the dice of a roll: "red", or "red 1", "red 2" where a colour lies there twice."""
    listed = list(dice)
    colours = [die_name(die, voice) for die in listed]
    numbers = [colours[:place].count(colour) + 1 for place, colour in enumerate(colours)]
    return tuple(
        voice.say("die-numbered", die=colour, number=number)
        if colours.count(colour) > 1
        else colour
        for colour, number in zip(colours, numbers, strict=True)
    )


def in_words(typed: str, voice: Voice) -> str:
    """Write a pool or a die of a roll as the language calls the dice, for whoever chooses it.

    What is typed for it stays: "2 red blue" is "rouge rouge bleu", "red 2" is "rouge 2".
    """
    if voice.words.nearest(voice.language) == FALLBACK:
        return typed
    told, count = list[str](), 1
    for word in typed.split():
        if not word.isdecimal():
            told += [voice.say(f"die-{word}")] * count
            count = 1
        elif told and typed.endswith(f" {word}"):
            told.append(word)
        else:
            count = int(word)
    return " ".join(told)


def shown(rolled: Iterable[RolledDie], voice: Voice) -> str:
    """Write dice with their faces, rerolled ones struck through (D4)."""
    return ", ".join(_shown(one, voice) for one in rolled)


def told(rolled: Iterable[RolledDie], voice: Voice) -> str:
    """Say in full what dice show, and what the rerolled ones showed before."""
    return voice.apart(_told(one, voice) for one in rolled)


def face_in_full(die: Die, face: Face, voice: Voice) -> str:
    """Say in full what a face shows."""
    if face.miss:
        return voice.say("face-miss")
    if face.power is not Power.NONE:
        return voice.say(f"face-{face.power}")
    parts = list(_parts(face, die.edition, voice))
    return voice.row(parts) if parts else voice.say("face-nothing")


def _shown(one: RolledDie, voice: Voice) -> str:
    die = voice.box.dice[one.die]
    old = (f"~~{_written(die, face, voice)}~~" for face in one.struck)
    return " ".join((die_name(die, voice), *old, _written(die, one.face, voice)))


def _written(die: Die, face: int, voice: Voice) -> str:
    if die.kind is DieKind.POWER:
        return voice.say(f"face-{die.faces[face].power}")
    return die.written(face)


def _told(one: RolledDie, voice: Voice) -> str:
    die = voice.box.dice[one.die]
    face = face_in_full(die, die.faces[one.face], voice)
    if not one.struck:
        return voice.say("die-told", die=die_name(die, voice), face=face)
    old = voice.row(face_in_full(die, die.faces[each], voice) for each in one.struck)
    return voice.say("die-told-rerolled", die=die_name(die, voice), face=face, old=old)


def _parts(face: Face, edition: Edition, voice: Voice) -> Iterator[str]:
    if face.range:
        yield voice.say("face-range", range=face.range)
    if face.damage:
        yield voice.say("face-damage", damage=face.damage, edition=edition.value)
    if face.surge:
        yield voice.say("face-surges", surges=face.surge)
    if face.shields:
        yield voice.say("face-shields", shields=face.shields)


def percent(chance: float, voice: Voice) -> str:
    """Write a chance; one that is not quite 0 or 1 is never written as if it were."""
    if 0 < chance < LEAST:
        return voice.say("chance-below", chance=_percent(LEAST, voice))
    if MOST < chance < 1:
        return voice.say("chance-above", chance=_percent(MOST, voice))
    return _percent(chance, voice)


def decimal(number: float, voice: Voice) -> str:
    """Write a number, not below 0, with two places."""
    return format_decimal(number, "0.00", locale=_locale(voice))


def tenths(number: float, voice: Voice) -> str:
    """Write a number, not below 0, with one place."""
    return format_decimal(number, "0.0", locale=_locale(voice))


def signed(number: float, voice: Voice) -> str:
    """Write a number with its sign and one place."""
    return f"{'−' if number < 0 else '+'}{tenths(abs(number), voice)}"


def _percent(chance: float, voice: Voice) -> str:
    whole = chance in (0, 1)
    locale = _locale(voice)
    return format_percent(chance, _percents(locale, "0" if whole else "0.0"), locale=locale)


@lru_cache(maxsize=64)
def _percents(locale: str, digits: str) -> str:
    """Put the sign where the language has it, after a space in French, around so many digits."""
    before, after = re.split(r"[#,.0]+", Locale.parse(locale).percent_formats[None].pattern)
    return f"{before}{digits}{after}"


def _locale(voice: Voice) -> str:
    return locale_of(voice.words.nearest(voice.language))
