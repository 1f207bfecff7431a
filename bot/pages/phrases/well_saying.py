"""Turns events and refusals of the board into arguments for their words, by the fields' types."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.pages.phrases import dice_words
from bot.pages.phrases.fields import said_of
from bot.pages.voice import Voice
from bot.rules.basics.holding import annotations
from bot.rules.basics.stored import Stored
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.well.dice import RolledDice
from bot.rules.well.spaces import Direction, Space

Arguments = dict[str, str | int]


def arguments(thing: Any, names: Voice) -> Arguments:  # noqa: ANN401
    """Give what the words of a dataclass may use; what it holds of others counts as its own."""
    given: Arguments = {}
    for name, hint in annotations(thing.__class__):
        value = getattr(thing, name)
        said = said_of(hint, value, names)
        if said is not None:
            given[name] = said
        elif isinstance(value, RolledDice):
            given |= {"roll": roll(value, names), "number": value.number}
        elif isinstance(value, Stored):
            given |= arguments(value, names)
    return given


def roll(rolled: RolledDice, names: Voice, old: Sequence[int] = ()) -> str:
    """Write dice with their faces, and struck through what they showed before."""
    struck: list[tuple[int, ...]] = [(face,) for face in old] or [()] * len(rolled.dice)
    return dice_words.shown(map(RolledDie, rolled.dice, rolled.faces, struck), names)


def side(direction: Direction, names: Voice) -> str:
    """Name a side of the board."""
    return names.say(f"side-{direction}")


def run(first: Space, last: Space, names: Voice) -> str:
    """Write the spaces between two corners."""
    if first == last:
        return names.say("spaces-one", space=str(first))
    return names.say("spaces-run", first=str(first), last=str(last))


def spaces(listed: Iterable[Space], names: Voice) -> str:
    """List spaces, those side by side in a row as one run."""
    rows = sorted(set(listed), key=lambda space: (space.row, space.column))
    numbered = enumerate(rows)
    runs = groupby(numbered, key=lambda each: (each[1].row, each[1].column - each[0]))
    ends = ([space for _, space in group] for _, group in runs)
    return ", ".join(run(each[0], each[-1], names) for each in ends)
