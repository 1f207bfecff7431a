"""Chances and means as people write them."""

from babel.numbers import format_decimal, format_percent

from bot.pages.phrases.naming import Naming

LEAST, MOST = 0.001, 0.999


def percent(chance: float, names: Naming) -> str:
    """Write a chance; one that is not quite 0 or 1 is never written as if it were."""
    if 0 < chance < LEAST:
        return names.say("chance-below", chance=_percent(LEAST, names))
    if MOST < chance < 1:
        return names.say("chance-above", chance=_percent(MOST, names))
    return _percent(chance, names)


def decimal(number: float, names: Naming) -> str:
    """Write a number, not below 0, with two places."""
    return format_decimal(number, "0.00", locale=_locale(names))


def tenths(number: float, names: Naming) -> str:
    """Write a number, not below 0, with one place."""
    return format_decimal(number, "0.0", locale=_locale(names))


def signed(number: float, names: Naming) -> str:
    """Write a number with its sign and one place."""
    return f"{'−' if number < 0 else '+'}{tenths(abs(number), names)}"


def _percent(chance: float, names: Naming) -> str:
    whole = chance in (0, 1)
    return format_percent(chance, "0%" if whole else "0.0%", locale=_locale(names))


def _locale(names: Naming) -> str:
    return names.words.nearest(names.language).replace("-", "_")
