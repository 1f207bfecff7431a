"""Chances and means as people write them."""

from babel.numbers import format_decimal, format_percent

from bot.pages.voice import Voice
from bot.words import locale_of

LEAST, MOST = 0.001, 0.999


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
    return format_percent(chance, "0%" if whole else "0.0%", locale=_locale(voice))


def _locale(voice: Voice) -> str:
    return locale_of(voice.words.nearest(voice.language))
