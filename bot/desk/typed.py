"""What somebody typed, kept with its interaction: to be carried out again with another name."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import discord
from msgspec import Struct

from bot.rules.basics.names import key
from bot.rules.state.commands import Command

LISTS = "__lists_of_options__"
"""Where a method keeps what its options could name."""

_TYPED, _FIRST, _COMMAND = "typed", "first", "command"

_TYPING = (discord.InteractionType.application_command, discord.InteractionType.autocomplete)

_FIGURES = ("heroes", "monsters")
_KINDS = {
    "hero": ("heroes",),
    "to": ("heroes",),
    "by": ("heroes",),
    "target": (*_FIGURES, "agents"),
    "attacker": _FIGURES,
    "figure": _FIGURES,
    "order": _FIGURES,
    "monster": ("monsters",),
    "name": (*_FIGURES, "quests"),
    "quest": ("quests",),
    "class": ("classes",),
    "classes": ("classes",),
    "skill": ("skills",),
    "skills": ("skills",),
    "item": ("items",),
    "items": ("items",),
    "deck": ("decks",),
    "card": ("cards",),
    "cards": ("cards",),
    "leave_out": ("cards",),
    "take_in": ("cards",),
    "lieutenant": ("agents",),
    "lieutenants": ("agents",),
    "printed_campaign": ("campaigns",),
}

Names = tuple[str, ...]
"""All the names that a thing answers to, the one to show first."""
Listing = Callable[[discord.Interaction], Awaitable[list[Names]]]
Run = Callable[..., Awaitable[None]]


class Typed(Struct, frozen=True):
    """A command: what carries it out, its options, and for each option what its list offers."""

    run: Run
    options: Mapping[str, Any]
    lists: Mapping[str, Listing]

    def misspelt(self, name: str) -> Iterator[str]:
        """Give the options with a list of names in which somebody typed this name."""
        for option in self.lists:
            value = self.options.get(option)
            if isinstance(value, str) and _is_in(name, value):
                yield option

    def corrected(self, option: str, name: str, right: str) -> "Typed":
        """Give the same command with the right name in an option."""
        value = put_right(str(self.options[option]), name, right)
        return Typed(self.run, {**self.options, option: value}, self.lists)


def keep(interaction: discord.Interaction, typed: Typed) -> None:
    """Keep what was typed with the interaction it came by."""
    interaction.extras[_TYPED] = typed


def typed(interaction: discord.Interaction) -> Typed | None:
    """Give what was typed, or is being carried out again."""
    kept: Typed | None = interaction.extras.get(_TYPED)
    return kept


async def again(
    interaction: discord.Interaction, first: discord.Interaction, command: Typed
) -> None:
    """Carry a command out by a press, in place of the interaction it was first typed with."""
    interaction.extras[_FIRST] = first
    await command.run(interaction, **command.options)


def note(interaction: discord.Interaction, command: Command) -> None:
    """Keep the command of the rules that an interaction led to."""
    interaction.extras[_COMMAND] = command


def command_of(interaction: discord.Interaction) -> Command | None:
    """Give the command of the rules that an interaction led to."""
    command: Command | None = interaction.extras.get(_COMMAND)
    return command


def first_of(interaction: discord.Interaction) -> discord.Interaction:
    """Give the interaction that a command was typed with, or, where it is not done again, this."""
    first: discord.Interaction = interaction.extras.get(_FIRST, interaction)
    return first


def is_again(interaction: discord.Interaction) -> bool:
    """Tell whether a press carries out what was typed."""
    return _FIRST in interaction.extras


def is_typed(interaction: discord.Interaction) -> bool:
    """Tell whether names come from a command that somebody types, and from no button or form."""
    return interaction.type in _TYPING or is_again(interaction)


def put_right(text: str, name: str, right: str) -> str:
    """Put the right name in the place of another, in a list of names parted by commas."""
    if _means(name, text):
        return right
    parts = (part.strip() for part in text.split(","))
    return ", ".join(right if _means(name, part) else part for part in parts)


def _is_in(name: str, value: str) -> bool:
    return any(_means(name, part) for part in (value, *value.split(",")))


def _means(name: str, part: str) -> bool:
    return part.strip() == name.strip() or (bool(key(name)) and key(part) == key(name))


def kinds_of(option: str) -> tuple[str, ...]:
    """Give the kinds of things that an option names."""
    return _KINDS.get(option.rstrip("_"), ())
