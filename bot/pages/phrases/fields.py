"""Turns the fields of an event, question or refusal into arguments for its words, by field name."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from bot.pages.phrases.naming import Naming
from bot.pages.text import bold, clean
from bot.rules.basics.options import Attribute, QuestKind
from bot.rules.basics.places import Place, PlaceKind
from bot.rules.basics.stage import Step

NOBODY = "none"

_HEROES = ("hero", "target", "turn")
_PEOPLE = ("player", "user", "overlord", "creator")
_OWN_WORDS = ("name", "group", "quest", "printed_campaign")
_QUOTED = ("note", "digest", "secret", "text", "value", "die")
_BY_TYPE = {Step: "step-{}", Attribute: "attribute-{}", QuestKind: "kind-{}"}
_BY_WORD = {"condition": "choice-{}", "moment": "moment-{}"}


def arguments(thing: object, names: Naming) -> dict[str, str | int]:
    """Give the arguments that the words of a dataclass may use, each fit for a sentence."""
    given = {name: getattr(thing, name) for name in type(thing).__match_args__}  # type: ignore[attr-defined]
    said = {name: _said(name, value, names) for name, value in given.items()}
    return {name: value for name, value in said.items() if value is not None}


def _said(name: str, value: Any, names: Naming) -> str | int | None:  # noqa: ANN401 - any field
    match value:
        case None:
            return NOBODY
        case bool():
            return "yes" if value else "no"
        case StrEnum():
            words = _BY_TYPE.get(type(value))
            return names.say(words.format(value)) if words else value.value
        case int():
            return names.person(value) if name in _PEOPLE else value
        case str():
            return _text(name, value, names)
        case tuple():
            return _row(name, value, names)
        case Place(kind, owner) if kind in (PlaceKind.FORTUNE, PlaceKind.BRAND):
            return names.hero(owner)
        case _:
            return None


def _text(name: str, value: str, names: Naming) -> str:
    if not value:
        return NOBODY
    if name in _HEROES:
        return names.hero(value)
    if name in _BY_WORD:
        return names.say(_BY_WORD[name].format(value))
    named = _NAMED.get(name)
    if named is not None:
        return named(names, value)
    return bold(clean(value)) if name in _OWN_WORDS else clean(value)


def _row(name: str, value: tuple[Any, ...], names: Naming) -> str | int | None:
    if name in _ROWS:
        return _ROWS[name](names, value) or NOBODY
    return len(value)


_NAMED: Mapping[str, Callable[[Naming, str], str]] = {
    "card": Naming.card,
    "deck": Naming.deck,
    "lieutenant": Naming.agent,
}
_ROWS: Mapping[str, Callable[[Naming, tuple[Any, ...]], str]] = {
    "options": lambda names, row: names.row(f"`{each}`" for each in row),
    "known": lambda names, row: names.row(map(clean, row)),
    "dice": lambda names, row: names.row(map(clean, row)),
    "heroes": Naming.heroes,
    "tied": Naming.heroes,
    "cards": Naming.cards,
    "basic": Naming.cards,
    "who": Naming.people,
    "lieutenants": lambda names, row: names.row(map(names.agent, row)),
    "before": Naming.people,
    "after": Naming.people,
    "passed_over": lambda names, row: names.row(names.say(f"step-{step}") for step in row),
}
