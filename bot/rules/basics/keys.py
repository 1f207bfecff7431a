"""What a text or number of an event stands for: privacy, log filters and sentences go by it.

A field that holds one has its type: alone, in a tuple, or beside None. Whoever an event names by a
`UserId`, however deep in it, can be forgotten; heroes, cards and people are said by their names.

What a class holds of a type is found by its annotations alone, walked once a class. What is
annotated in a way that cannot be walked is an error, never passed by: whoever is to be forgotten
must not stay in a corner.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NamedTuple,
    NewType,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

UserId = NewType("UserId", int)
MoveNumber = NewType("MoveNumber", int)
DeckKey = NewType("DeckKey", str)

NOBODY = UserId(0)
"""Stands for a user who is no longer named: a former player."""

NO_DECK = DeckKey("")

# To mypy these are plain texts. A key is what the name rule makes of a name.
HeroKey = Annotated[str, "the key of a hero"]
CardKey = Annotated[str, "the key of a Plot card"]
FacedownCard = Annotated[str, "the key of a Plot card that the table does not see"]
OwnName = Annotated[str, "a name that people gave, or that stands on something of theirs"]
SecretCard = Annotated[str, "the name of an Overlord card that the table does not know"]
AgentName = Annotated[str, "the name of an agent or a lieutenant"]
Condition = Annotated[str, "the word of a condition"]
Moment = Annotated[str, "the word of a moment at which a card can be played"]
OptionName = Annotated[str, "the name of an option of a command"]
DieId = Annotated[str, "the id of a die"]
Quoted = Annotated[str, "a word of people's own, or one for them to type"]

Hint = Any  # a type hint has no narrower type
Change = Callable[[Any], Any]
AStruct = TypeVar("AStruct", bound=Struct)


class CampaignAt(NamedTuple):
    """Which campaign of which server; `id` is 0 where the server itself is meant."""

    server: int
    id: int


NOWHERE = CampaignAt(0, 0)
"""Where no campaign is, nor a server."""


def held(thing: Struct, wanted: Hint) -> Iterator[Any]:
    """Give every value of the wanted type in a thing, and in what it holds."""
    for name, hint in _holding(type(thing), wanted):
        yield from _held(getattr(thing, name), hint, wanted)


def changed(thing: AStruct, wanted: Hint, change: Change) -> AStruct:
    """Give a thing with every value of the wanted type changed.

    Where there may be None, it takes the place of what is nothing now.
    """
    fields = _holding(type(thing), wanted)
    if not fields:
        return thing
    new = {name: _changed(getattr(thing, name), hint, wanted, change) for name, hint in fields}
    return msgspec.structs.replace(thing, **new)


@cache
def annotations(kind: Any) -> tuple[tuple[str, Hint], ...]:  # noqa: ANN401 - dataclass or Struct
    """Give the fields of a class with their annotations, in order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hints[name]) for name in kind.__match_args__)


@cache
def of_which(hint: Hint, kind: type) -> Hint:
    """Give the member of a union that a value of a class is of; any other hint is its own."""
    if _origin(hint) not in (Union, UnionType):
        return hint
    return next(each for each in get_args(hint) if kind is _stands_for(each))


@cache
def _holding(kind: type, wanted: Hint) -> tuple[tuple[str, Hint], ...]:
    return tuple(
        (name, hint) for name, hint in annotations(kind) if _reaches(hint, wanted, frozenset())
    )


def _reaches(hint: Hint, wanted: Hint, met: frozenset[type]) -> bool:
    if hint == wanted:
        return True
    if _origin(hint) is Annotated or hint in met:
        return False
    if isinstance(hint, type) and issubclass(hint, Struct):
        return any(_reaches(each, wanted, met | {hint}) for _, each in annotations(hint))
    return any(_reaches(each, wanted, met) for each in get_args(hint))


def _held(value: Any, hint: Hint, wanted: Hint) -> Iterator[Any]:  # noqa: ANN401
    if type(value) is wanted:
        yield value
    elif isinstance(value, Struct):
        yield from held(value, wanted)
    elif (hint := of_which(hint, value.__class__)) == wanted:
        yield value
    elif isinstance(value, tuple):
        for part, each in zip(value, _members(hint, value), strict=True):
            yield from _held(part, each, wanted)
    else:
        _need_bare(hint, wanted)


def _changed(value: Any, hint: Hint, wanted: Hint, change: Change) -> Any:  # noqa: ANN401
    if isinstance(value, Struct):
        return changed(value, wanted, change)
    may_be_none = NoneType in get_args(hint)
    hint = of_which(hint, value.__class__)
    if hint == wanted:
        return change(value) or None if may_be_none else change(value)
    if isinstance(value, tuple):
        parts = zip(value, _members(hint, value), strict=True)
        return tuple(_changed(part, each, wanted, change) for part, each in parts)
    _need_bare(hint, wanted)
    return value


def _members(hint: Hint, value: tuple[Any, ...]) -> tuple[Hint, ...]:
    """Give the annotation of each part of a tuple."""
    members = get_args(hint)
    return members[:1] * len(value) if members[1:] == (Ellipsis,) else members


def _need_bare(hint: Hint, wanted: Hint) -> None:
    """Raise TypeError for what may hold the wanted type in a form that nobody can walk."""
    if _reaches(hint, wanted, frozenset()):
        raise TypeError(hint)


def _stands_for(hint: Hint) -> Hint:
    """Give the class of the values of a hint."""
    if _origin(hint) is Annotated:
        return _stands_for(get_args(hint)[0])
    return _origin(hint) or getattr(hint, "__supertype__", hint)


def _origin(hint: Hint) -> Any:  # noqa: ANN401 - mypy thinks that it is a ParamSpec
    return get_origin(hint)
