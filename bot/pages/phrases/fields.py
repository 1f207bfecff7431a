"""Turns the fields of events, questions and refusals into arguments for words, by their types."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, get_args

from bot.pages.text import clean
from bot.pages.voice import Voice
from bot.rules.basics import keys as k
from bot.rules.basics.keys import annotations, of_which
from bot.rules.basics.options import Attribute, QuestKind, Refresh
from bot.rules.basics.places import OF_HEROES, Place
from bot.rules.basics.stage import Step
from bot.rules.well.bodies import Body
from bot.rules.well.dice import Sum
from bot.rules.well.map import Boulder, Door, Figure
from bot.rules.well.spaces import Direction, Size, Space

NOBODY = "none"

Hint = Any  # a type hint has no narrower type
_PARTS = (Figure, Boulder, Door, Sum, Body)


def arguments(thing: Any, voice: Voice) -> dict[str, str | int]:  # noqa: ANN401
    """Give the arguments that the words of a class may use, each fit for a sentence.

    What a figure, its body, a boulder, a door or a sum of dice holds counts as its own.
    """
    given: dict[str, str | int] = {}
    for name, hint in annotations(thing.__class__):
        value = getattr(thing, name)
        if isinstance(value, _PARTS):
            given |= arguments(value, voice)
        elif (said := said_of(hint, value, voice)) is not None:
            given[name] = said
    return given


def said_of(hint: Hint, value: Any, voice: Voice) -> str | int | None:  # noqa: ANN401 - any field
    """Say a value as its annotation wants it; None for what has no words of its own."""
    kind = value.__class__
    match value:
        case None:
            return NOBODY
        case bool():
            return "yes" if value else "no"
        case StrEnum():
            words = _ENUMS.get(kind)
            return voice.say(words.format(value)) if words else value.value
        case int():
            return voice.person(value) if of_which(hint, kind) == k.UserId else value
        case str():
            return _text(of_which(hint, kind), value, voice)
        case tuple():
            return _row(of_which(hint, kind), value, voice)
        case Space() | Size():
            return str(value)
        case Place(kind, owner) if kind in OF_HEROES:
            return voice.hero(owner)
        case _:
            return None


def _text(hint: Hint, value: str, voice: Voice) -> str:
    if not value:
        return NOBODY
    said = _TEXTS.get(hint)
    return said(voice, value) if said else clean(value)


def _row(hint: Hint, value: tuple[Any, ...], voice: Voice) -> str | int:
    said = _ROWS.get(get_args(hint)[0])
    return said(voice, value) or NOBODY if said else len(value)


def _die(voice: Voice, id: str) -> str:
    die = voice.box.dice.by_id.get(id)
    return voice.say(f"die-{die.colour}") if die else clean(id)


_ENUMS = {
    Step: "step-{}",
    Attribute: "attribute-{}",
    QuestKind: "kind-{}",
    Refresh: "refresh-{}",
    Direction: "side-{}",
}
_TEXTS: Mapping[Hint, Callable[[Voice, str], str]] = {
    k.HeroKey: Voice.hero,
    k.CardKey: Voice.card,
    k.DeckKey: Voice.deck,
    k.AgentName: Voice.agent,
    k.OwnName: Voice.own,
    k.Condition: lambda voice, word: voice.say(f"choice-{word}"),
    k.Moment: lambda voice, word: voice.say(f"moment-{word}"),
    k.DieId: _die,
}
_ROWS: Mapping[Hint, Callable[[Voice, tuple[Any, ...]], str]] = {
    k.HeroKey: Voice.heroes,
    k.CardKey: Voice.cards,
    k.UserId: Voice.people,
    k.AgentName: lambda voice, row: voice.row(map(voice.agent, row)),
    k.OwnName: lambda voice, row: voice.row(map(voice.own, row)),
    k.OptionName: lambda voice, row: voice.row(f"`{each}`" for each in row),
    k.Quoted: lambda voice, row: voice.row(map(clean, row)),
    k.DieId: lambda voice, row: voice.row(_die(voice, each) for each in row),
    Step: lambda voice, row: voice.row(voice.say(f"step-{step}") for step in row),
}
