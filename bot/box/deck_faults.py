"""Finds every fault of a deck file at once and says what is expected there."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.box.deck_file import (
    LONGEST_NAME,
    LONGEST_SUMMARY,
    MOST_NAMES,
    MOST_OF_ANYTHING,
)
from bot.box.faults import MOST_CARDS, Table
from bot.rules.basics import names
from bot.rules.cards.kinds import KIND_BY_WORD
from bot.rules.printed.decks import DeckFault, Expected

EFFECT_KINDS = tuple(KIND_BY_WORD)
MOST_LISTED = 20

# What pydantic calls it, and what we say is expected; whole numbers are the rest.
_EXPECTED = {
    "missing": Expected.GIVEN,
    "extra_forbidden": Expected.KNOWN_FIELD,
    "unexpected_keyword_argument": Expected.KNOWN_FIELD,
    "string_type": Expected.TEXT,
    "string_too_short": Expected.TEXT,
    "string_too_long": Expected.TEXT,
    "bool_type": Expected.YES_OR_NO,
    "enum": Expected.ONE_OF,
    "literal_error": Expected.ONE_OF,
    "union_tag_invalid": Expected.ONE_OF,
    "union_tag_not_found": Expected.ONE_OF,
    "tuple_type": Expected.LIST,
    "too_long": Expected.LIST,
    "too_short": Expected.LIST,
    "dict_type": Expected.TABLE,
    "dataclass_type": Expected.TABLE,
    "model_type": Expected.TABLE,
    "json_invalid": Expected.TOML,
}

# The least and most of a field, "" for every other.
_BOUNDS: dict[tuple[Expected, str], tuple[int | None, int | None]] = {
    (Expected.LIST, ""): (0, MOST_NAMES),
    (Expected.TEXT, ""): (1, LONGEST_NAME),
    (Expected.TEXT, "summary"): (0, LONGEST_SUMMARY),
    (Expected.WHOLE_NUMBER, ""): (0, MOST_OF_ANYTHING),
    (Expected.WHOLE_NUMBER, "number"): (1, MOST_CARDS),
}


def of_shape(
    wrong: ValidationError, cards: list[Table], known: Iterable[DeckFault]
) -> Iterator[DeckFault]:
    """The faults that the models found: one for each field that has no known one."""
    seen = {(fault.card, fault.field) for fault in known}
    for error in wrong.errors(include_url=False):
        fault = _fault(error, cards)
        if (fault.card, fault.field) not in seen:
            seen.add((fault.card, fault.field))
            yield fault


def _fault(error: ErrorDetails, cards: list[Table]) -> DeckFault:
    """One pydantic error as a fault: where it is, and what is expected."""
    match error["loc"]:
        case ("cards", int() as place, "effect", _, param, *_):
            card, field = title(cards, place), f"effect.{param}"
        case ("cards", int() as place, field, *_):
            card, field = title(cards, place), str(field)
        case ("cards", int() as place):
            card, field = title(cards, place), "cards"
        case (field, *_):
            card, field = "", str(field)
        case _:
            card, field = "", "file"
    expected = _EXPECTED.get(error["type"], Expected.WHOLE_NUMBER)
    least, most = _bounds(expected, field)
    return DeckFault(
        card=card,
        field="effect.kind" if field == "effect" and expected is Expected.ONE_OF else field,
        expected=expected,
        least=least,
        most=most,
        options=_options(error, expected),
    )


def _bounds(expected: Expected, field: str) -> tuple[int | None, int | None]:
    """The least and most that fit a field."""
    return _BOUNDS.get((expected, field), _BOUNDS.get((expected, ""), (None, None)))


def _options(error: ErrorDetails, expected: Expected) -> tuple[str, ...]:
    """The allowed values of a closed choice."""
    if expected is not Expected.ONE_OF:
        return ()
    if error["type"].startswith("union_tag"):
        return EFFECT_KINDS
    return tuple(re.findall(r"'([^']*)'", str(error.get("ctx", {}).get("expected", ""))))


def title(cards: list[Table], place: int) -> str:
    """What to call a card in a fault: its name, else its place in the file."""
    name = cards[place].get("name") if place < len(cards) else None
    return name[:LONGEST_NAME] if isinstance(name, str) and names.key(name) else f"#{place + 1}"


def of_sense(
    table: Table, cards: list[Table], conditions: tuple[str, ...] = ()
) -> Iterator[DeckFault]:
    """The faults between fields and cards, found whatever else is wrong."""
    yield from _nameless("", table)
    if not 1 <= len(cards) <= MOST_CARDS:
        yield DeckFault(field="cards", expected=Expected.FEW_CARDS, least=1, most=MOST_CARDS)
    yield from _wrong_basics(cards)
    yield from _twice(cards, "number", _number_of)
    yield from _twice(cards, "name", _names_of)
    for place, card in enumerate(cards):
        yield from _nameless(title(cards, place), card)
        yield from _wrong_effect(title(cards, place), card.get("effect"))
        if conditions:
            yield from _unknown_conditions(title(cards, place), card.get("effect"), conditions)


def _nameless(card: str, table: Table) -> Iterator[DeckFault]:
    also = table.get("also")
    for field, given in (("name", [table.get("name")]), ("also", also)):
        listed = given if isinstance(given, list) else []
        if any(isinstance(name, str) and name and not names.key(name) for name in listed):
            yield DeckFault(card=card, field=field, expected=Expected.NAME)


def _wrong_basics(cards: list[Table]) -> Iterator[DeckFault]:
    """A deck has exactly one card without a purchase cost (S4)."""
    free = [place for place, card in enumerate(cards) if "purchase" not in card]
    if cards and not free:
        yield DeckFault(field="cards", expected=Expected.ONE_BASIC)
    for place in free[1:]:
        yield DeckFault(card=title(cards, place), field="purchase", expected=Expected.ONE_BASIC)


def _number_of(card: Table) -> list[object]:
    return [card["number"]] if isinstance(card.get("number"), int) else []


def _names_of(card: Table) -> list[object]:
    also = card.get("also")
    listed = [card.get("name"), *(also if isinstance(also, list) else [])]
    return list({names.key(name) for name in listed if isinstance(name, str)} - {""})


def _twice(
    cards: list[Table], field: str, values: Callable[[Table], list[object]]
) -> Iterator[DeckFault]:
    """Cards that share what must be each card's own; the first keeps it."""
    seen: Counter[object] = Counter()
    for place, card in enumerate(cards):
        own = values(card)
        if any(seen[value] for value in own):
            yield DeckFault(card=title(cards, place), field=field, expected=Expected.UNIQUE)
        seen.update(own)


def _wrong_effect(card: str, effect: object) -> Iterator[DeckFault]:
    """Figures and texts of an effect out of bounds, and a summons that replaces nobody."""
    if not isinstance(effect, dict):
        return
    for field, value in effect.items():
        expected = _wrong_value(value)
        if expected is not None:
            least, most = (1, MOST_LISTED) if expected is Expected.LIST else _bounds(expected, "")
            yield DeckFault(
                card=card, field=f"effect.{field}", expected=expected, least=least, most=most
            )
    figures = [effect.get(field) for field in ("masters", "minions", "whole_group")]
    if effect.get("kind") == "summon" and not any(figures):
        yield DeckFault(card=card, field="effect.masters", expected=Expected.SOME_FIGURES)


def _unknown_conditions(
    card: str, effect: object, conditions: tuple[str, ...]
) -> Iterator[DeckFault]:
    """Conditions that the game does not have: nothing would be known to say of them."""
    word = effect.get("kind") if isinstance(effect, dict) else None
    kind = KIND_BY_WORD.get(word) if isinstance(word, str) else None
    if not isinstance(effect, dict) or kind is None or not kind.names_conditions:
        return
    field = kind.names_conditions
    named = effect.get(field)
    listed = named if isinstance(named, list) else [named]
    if any(isinstance(each, str) and each not in conditions for each in listed):
        one_of = Expected.ONE_OF
        yield DeckFault(card=card, field=f"effect.{field}", expected=one_of, options=conditions)


def _wrong_value(value: object) -> Expected | None:
    """What would be expected instead of a value of an effect, if it does not fit."""
    match value:
        case bool():
            return None
        case int() if not 0 <= value <= MOST_OF_ANYTHING:
            return Expected.WHOLE_NUMBER
        case str() if not 1 <= len(value) <= LONGEST_NAME:
            return Expected.TEXT
        case list() if not 1 <= len(value) <= MOST_LISTED:
            return Expected.LIST
        case list():
            flat = (item for item in value if not isinstance(item, list))
            return next(filter(None, map(_wrong_value, flat)), None)
    return None
