"""Whether Discord knows the bot's commands as they are, and their words in other languages."""

from collections.abc import Iterable, Mapping
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import CommandTree, TranslationContextTypes, locale_str
from discord.flags import AppCommandContext

from bot.words import FALLBACK, Words

# What makes a command what it is. Discord hands out no translations with it.
_PLAIN = ("name", "description", "type", "min_value", "max_value", "min_length", "max_length")
_FLAGS = ("required", "autocomplete")


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


class CommandWords(app_commands.Translator):
    """Says descriptions of commands and options in the languages there are words in."""

    def __init__(self, words: Words) -> None:
        """Take the words."""
        self._words = words

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Give the words of a key in a language of its own; None leaves the English."""
        key = string.extras.get("key")
        language = self._words.nearest(locale.value)
        if key is None or language == FALLBACK or not self._words.has(language, key):
            return None
        return self._words.say(language, key)
