"""Decks of chance: every effect, moment and way to spend, mixed as no printed deck mixes them."""

from dataclasses import fields, replace
from enum import Enum
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from bot.rules.basics.options import Refresh
from bot.rules.cards.kind import Kind
from bot.rules.cards.kinds import Effect, Summon
from bot.rules.printed.decks import Card, Deck, Moment, Spend

CARDS = 12
# Conditions, and as good a name for a lieutenant as any.
WORDS = ("stunned", "poisoned")


def random_deck(random: Random) -> Deck:
    """Make a deck; it answers to the name By Chance."""
    cards = tuple(_card(random, number) for number in range(1, CARDS + 1))
    return Deck(name="By Chance", lieutenant="Nobody", homebrew=True, cards=cards)


def _card(random: Random, number: int) -> Card:
    spend = random.choice([*Spend])
    return Card(
        number=number,
        name=f"Card {number}",
        purchase=None if number == 1 else random.randint(0, 3),
        trigger=random.choice((None, 0, 1, 1, 2, 3)),
        printed_trigger=random.choice((None, None, 1)),
        spend=spend,
        moment=random.choice([*Moment, Moment.ANY, Moment.ANY, Moment.PLAY]),
        refresh=Refresh.NONE if spend is Spend.USE else random.choice([*Refresh]),
        refresh_also=random.choice([None, *Refresh]),
        effect=_effect(random),
    )


def _effect(random: Random) -> Effect:
    """Make an effect of any kind, as its fields allow; a summons replaces somebody."""
    kind = random.choice(get_args(Effect))
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name in _fields(kind)}
    effect: Effect = kind(**{name: _value(hint, random) for name, hint in hints.items()})
    return replace(effect, masters=1) if isinstance(effect, Summon) else effect


def _fields(kind: type[Kind]) -> set[str]:
    return {field.name for field in fields(kind)} - {"kind"}


def _value(hint: Any, random: Random) -> object:  # noqa: ANN401 - whatever a field is made of
    members = get_args(hint)
    match get_origin(hint):
        case origin if origin is Literal:
            return random.choice(members)
        case origin if origin in (Union, UnionType):
            return _value(random.choice(members), random)
        case origin if origin is tuple:
            return tuple({_value(members[0], random): None for _ in range(random.randint(1, 2))})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return random.choice([*hint])
    return {bool: random.random() < 0.5, int: random.randint(0, 3), str: random.choice(WORDS)}[hint]
