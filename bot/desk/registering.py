"""Whether Discord knows the bot's commands as they are, and their words in other languages."""

import logging
from collections.abc import Iterable, Mapping
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import (
    CommandTree,
    TranslationContextLocation,
    TranslationContextTypes,
    locale_str,
)
from discord.app_commands.commands import VALID_SLASH_COMMAND_NAME
from discord.flags import AppCommandContext

from bot.words import Words

LONGEST_DESCRIPTION = 100
"""Letters of a description, and of a choice's name."""

# What makes a command what it is. Discord hands out no translations with it.
_PLAIN = ("name", "description", "type", "min_value", "max_value", "min_length", "max_length")
_FLAGS = ("required", "autocomplete")
_NAMES = (
    TranslationContextLocation.command_name,
    TranslationContextLocation.group_name,
    TranslationContextLocation.parameter_name,
)

_log = logging.getLogger(__name__)


async def is_registered(tree: CommandTree[Any]) -> bool:
    """Ask Discord whether it knows just the commands of this tree."""
    known = [command.to_dict() for command in await tree.fetch_commands()]
    own = [_as_fetched(command.to_dict(tree)) for command in tree.get_commands()]
    return _shapes(known) == _shapes(own)


def _as_fetched(command: dict[str, Any]) -> dict[str, Any]:
    """Give a command as discord.py would fetch it: it reads contexts one too low (2.7.1)."""
    contexts = AppCommandContext._from_value(command.get("contexts") or ())
    return {**command, "contexts": contexts.to_array()}


def _shapes(commands: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    return {command["name"]: _shape(command) for command in commands}


def _shape(part: Mapping[str, Any]) -> dict[str, Any]:
    """Give a command, group or option in one form, whichever side described it."""
    shape: dict[str, Any] = {name: part.get(name) for name in _PLAIN}
    shape |= {name: bool(part.get(name)) for name in _FLAGS}
    shape["contexts"] = sorted(part.get("contexts") or ())
    shape["options"] = [_shape(option) for option in part.get("options") or ()]
    choices = part.get("choices") or ()
    shape["choices"] = [(choice["name"], choice["value"]) for choice in choices]
    return shape


def is_of_command(key: str) -> bool:
    """Tell whether a key is that of a command's or an option's description."""
    return key.startswith(("command-", "option-"))


def is_accepted(text: str, *, name: bool = False) -> bool:
    """Tell whether Discord would take a text as a description, or as the name of a command."""
    if name:
        return bool(VALID_SLASH_COMMAND_NAME.fullmatch(text)) and text == text.lower()
    return len(text.strip()) > 0 and len(text) <= LONGEST_DESCRIPTION


class CommandWords(app_commands.Translator):
    """Says descriptions of commands and options in the languages there are words in.

    What Discord would refuse is left out: it would refuse all commands with it.
    """

    def __init__(self, words: Words) -> None:
        """Take the words."""
        self._words = words

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Give the words of a key in a language of its own; None leaves the English."""
        key = string.extras.get("key")
        said = self._words.own(locale.value, key) if key is not None else None
        if said is None or is_accepted(said, name=context.location in _NAMES):
            return said
        facts = {"language": locale.value, "key": key}
        _log.warning("a translation is left out: Discord would refuse it", extra=facts)
        return None
