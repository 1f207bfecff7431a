"""Turns the fields of an event, question or refusal into arguments for its words, by field name."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from bot.pages.text import bold, clean
from bot.pages.voice import Voice
from bot.rules.basics.options import Attribute, QuestKind
from bot.rules.basics.places import Place, PlaceKind
from bot.rules.basics.stage import Step
from bot.rules.well.dice import Sum
from bot.rules.well.map import Boulder, Door, Figure
from bot.rules.well.spaces import Direction, Size, Space

NOBODY = "none"

_HEROES = ("hero", "target", "turn")
_PEOPLE = ("player", "user", "overlord", "creator")
_OWN_WORDS = ("name", "group", "quest", "printed_campaign", "boulder", "by", "preset")
_QUOTED = ("note", "digest", "secret", "text", "value", "die")
_PARTS = (Figure, Boulder, Door, Sum)
_BY_TYPE = {Step: "step-{}", Attribute: "attribute-{}", QuestKind: "kind-{}"}
_BY_WORD = {"condition": "choice-{}", "moment": "moment-{}"}


def arguments(thing: object, voice: Voice) -> dict[str, str | int]:
    """Give the arguments that the words of a thing may use, each fit for a sentence.

    What a figure, a boulder, a door or a sum of dice holds counts as its own.
    """
    given: dict[str, str | int] = {}
    for name in type(thing).__match_args__:  # type: ignore[attr-defined]
        value = getattr(thing, name)
        if isinstance(value, _PARTS):
            given |= arguments(value, voice)
        elif (said := _said(name, value, voice)) is not None:
            given[name] = said
    return given


def _said(name: str, value: Any, voice: Voice) -> str | int | None:  # noqa: ANN401 - any field
    match value:
        case None:
            return NOBODY
        case bool():
            return "yes" if value else "no"
        case Direction():
            return voice.say(f"side-{value}")
        case StrEnum():
            words = _BY_TYPE.get(type(value))
            return voice.say(words.format(value)) if words else value.value
        case int():
            return voice.person(value) if name in _PEOPLE else value
        case str():
            return _text(name, value, voice)
        case tuple():
            return _row(name, value, voice)
        case Space() | Size():
            return str(value)
        case Place(kind, owner) if kind in (PlaceKind.FORTUNE, PlaceKind.BRAND):
            return voice.hero(owner)
        case _:
            return None


def _text(name: str, value: str, voice: Voice) -> str:
    if not value:
        return NOBODY
    if name in _HEROES:
        return voice.hero(value)
    if name in _BY_WORD:
        return voice.say(_BY_WORD[name].format(value))
    named = _NAMED.get(name)
    if named is not None:
        return named(voice, value)
    return bold(clean(value)) if name in _OWN_WORDS else clean(value)


def _row(name: str, value: tuple[Any, ...], voice: Voice) -> str | int | None:
    if name in _ROWS:
        return _ROWS[name](voice, value) or NOBODY
    return len(value)


_NAMED: Mapping[str, Callable[[Voice, str], str]] = {
    "card": Voice.card,
    "deck": Voice.deck,
    "lieutenant": Voice.agent,
}
_ROWS: Mapping[str, Callable[[Voice, tuple[Any, ...]], str]] = {
    "options": lambda voice, row: voice.row(f"`{each}`" for each in row),
    "waiting": lambda voice, row: voice.row(map(voice.own, row)),
    "targets": lambda voice, row: voice.row(map(voice.own, row)),
    "presets": lambda voice, row: voice.row(map(voice.own, row)),
    "there": lambda voice, row: voice.row(map(voice.own, row)),
    "known": lambda voice, row: voice.row(map(clean, row)),
    "dice": lambda voice, row: voice.row(map(clean, row)),
    "heroes": Voice.heroes,
    "tied": Voice.heroes,
    "cards": Voice.cards,
    "basic": Voice.cards,
    "who": Voice.people,
    "lieutenants": lambda voice, row: voice.row(map(voice.agent, row)),
    "before": Voice.people,
    "after": Voice.people,
    "passed_over": lambda voice, row: voice.row(voice.say(f"step-{step}") for step in row),
}
