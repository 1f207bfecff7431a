"""Whether Discord knows the bot's commands as they are, and their words in other languages."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from discord import HTTPException, Locale, app_commands
from discord.app_commands import (
    CommandTree,
    TranslationContextLocation,
    TranslationContextTypes,
    locale_str,
)
from discord.app_commands.commands import VALID_SLASH_COMMAND_NAME
from discord.ext import commands
from discord.http import Route

from bot.desk import compared
from bot.desk.outbox.jobs import Jobs, Later
from bot.desk.written import NO_ANSWER
from bot.words import Words

Known = Sequence[Mapping[str, Any]]
"""Commands as Discord gives them out."""

LONGEST_DESCRIPTION = 100
"""Letters of a description, and of a choice's name."""
LONGEST_OPTION = 80
"""Letters of an option's description, so that all of a long command has room in any language."""
LONGEST_MENU = 32
"""Letters of an entry in the menu of a member or message."""
NAME = "name-"
"""How the keys of commands' and options' names begin, which other languages alone have."""

# What makes a command what it is, beside its names and descriptions in other languages.
_PLAIN = ("name", "type", "min_value", "max_value", "min_length", "max_length")
_FLAGS = ("required", "autocomplete")
_IN_OTHERS = ("name_localizations", "description_localizations")
# The kind of a command that opens an Activity. The library has no name for it (2.7.1).
_ENTRY_POINT = 4
# What Discord takes back of such a command as it has given it out.
_KEPT = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "handler"),
)
_COMMANDS, _MENU, _OPTION = "commands", "menu-", "option-"
_TOO_MANY, _SERVERS_FAULT = 429, 500
_NOT_UNDERSTOOD = 50035  # Discord's number for a form it cannot read
_NAMES = (
    TranslationContextLocation.command_name,
    TranslationContextLocation.group_name,
    TranslationContextLocation.parameter_name,
)

_log = logging.getLogger(__name__)


class Registering:
    """Makes the commands known to Discord; what fails is tried again while the bot serves."""

    def __init__(
        self, client: commands.Bot | commands.AutoShardedBot, jobs: Jobs, home: Path | None = None
    ) -> None:
        """Take the client whose commands they are, what tries again later, and where to note it."""
        self._client = client
        self._home = home
        self._later: Later[str] = Later(lambda _: jobs.start(self.attempt()))
        self.added: tuple[str, ...] = ()
        """The commands that Discord has added, as it does once Activities are switched on."""
        self._known = True

    async def attempt(self) -> None:
        """Register the commands only where they differ: Discord allows few registrations a day.

        Raises discord.HTTPException if Discord refuses them and has none of an earlier start.
        """
        try:
            await self._register()
        except NO_ANSWER as error:
            refused = isinstance(error, HTTPException) and not may_pass(error)
            if refused and not self._known:
                raise
            _log.exception("the commands could not be looked through or registered")
            self._later.put(_COMMANDS, lasting=refused)
        else:
            self._later.over(_COMMANDS)

    def give_up(self) -> None:
        """Try no more: the client closes."""
        self._later.over(_COMMANDS)

    async def _register(self) -> None:
        tree = self._client.tree
        known = await fetched(tree)
        self.added = added(known)
        self._known = len(known) > len(self.added)
        if await self._is_registered(known):
            return
        try:
            await self._upload(known, tree.translator)
        except HTTPException as refusal:
            if refusal.code != _NOT_UNDERSTOOD or tree.translator is None:
                raise
            _log.exception("Discord refuses the commands; they go without translations")
            await self._upload(known, None)

    async def _is_registered(self, known: Known) -> bool:
        """Tell whether Discord knows the commands, as found out now or at an earlier start."""
        tree = self._client.tree
        if self._home is None:
            return await is_registered(tree, known)
        found = compared.pair(tree, known)
        if compared.is_noted(self._home, found):
            return True
        if not await is_registered(tree, known):
            return False
        compared.note(self._home, found)
        return True

    async def _upload(self, known: Known, translator: app_commands.Translator | None) -> None:
        """Send all commands, and what Discord has added: it refuses to lose that.

        The library would leave it out, since it knows no commands of that kind.
        """
        payload = await _described(self._client.tree, translator)
        kept = [_kept(each) for each in known if _is_added(each)]
        application = self._client.application_id or 0
        await self._client.http.bulk_upsert_global_commands(application, [*payload, *kept])


async def fetched(tree: CommandTree[Any]) -> Known:
    """Ask Discord for the commands it knows; raises discord.HTTPException.

    With their words in all languages: the library does not ask for these (2.7.1).
    """
    application = tree.client.application_id or 0
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known: Known = await tree.client.http.request(route, params={"with_localizations": "true"})
    return known


async def is_registered(tree: CommandTree[Any], known: Known) -> bool:
    """Tell whether Discord knows just the commands of this tree, beside what it has added."""
    own = await _described(tree, tree.translator)
    return _shapes(each for each in known if not _is_added(each)) == _shapes(own)


async def _described(
    tree: CommandTree[Any], translator: app_commands.Translator | None
) -> list[dict[str, Any]]:
    """Write all commands as Discord takes them, in every language there are words in."""
    own = tree.get_commands()
    if translator is None:
        return [each.to_dict(tree) for each in own]
    return [await each.get_translated_payload(tree, translator) for each in own]


def added(known: Known) -> tuple[str, ...]:
    """Name the commands that Discord has added by itself."""
    return tuple(each["name"] for each in known if _is_added(each))


def may_pass(error: Exception) -> bool:
    """Tell whether what failed may go through later, with nothing changed by anybody."""
    if isinstance(error, HTTPException):
        return error.status == _TOO_MANY or error.status >= _SERVERS_FAULT
    return isinstance(error, NO_ANSWER)


def _is_added(command: Mapping[str, Any]) -> bool:
    return command.get("type") == _ENTRY_POINT


def _kept(command: Mapping[str, Any]) -> dict[str, Any]:
    return {name: command[name] for name in _KEPT if name in command}


def _shapes(listed: Iterable[Mapping[str, Any]]) -> dict[tuple[str, int], Any]:
    return {(command["name"], command["type"]): _shape(command) for command in listed}


def _shape(part: Mapping[str, Any]) -> dict[str, Any]:
    """Give a command, group or option in one form, whichever side described it."""
    shape: dict[str, Any] = {name: part.get(name) for name in _PLAIN}
    shape |= {name: bool(part.get(name)) for name in _FLAGS}
    # Entries in menus have no description, which Discord gives out as an empty one.
    shape["description"] = part.get("description") or ""
    for places in ("contexts", "integration_types"):
        shape[places] = sorted(part.get(places) or ())
    shape |= {each: part.get(each) or {} for each in _IN_OTHERS}
    shape["options"] = [_shape(option) for option in part.get("options") or ()]
    choices = part.get("choices") or ()
    shape["choices"] = [
        (choice["name"], choice["value"], choice.get("name_localizations") or {})
        for choice in choices
    ]
    return shape


def is_of_command(key: str) -> bool:
    """Tell whether a key is that of a command's or option's description, or of a menu's entry."""
    return key.startswith(("command-", _OPTION, _MENU))


def is_accepted(text: str, *, key: str = "", name: bool = False) -> bool:
    """Tell whether Discord would take a text as a description, a choice, or a command's name.

    The name of an entry in a menu is written as people write; its key says that it is one. All of
    a command together must have room too, so an option has less than Discord would take of one.
    """
    if key.startswith(_MENU):
        return 0 < len(text.strip()) <= len(text) <= LONGEST_MENU
    if name:
        return bool(VALID_SLASH_COMMAND_NAME.fullmatch(text)) and text == text.lower()
    most = LONGEST_OPTION if key.startswith(_OPTION) else LONGEST_DESCRIPTION
    return 0 < len(text.strip()) <= len(text) <= most


class CommandWords(app_commands.Translator):
    """Says commands, options and choices in the languages there are words in.

    What Discord would refuse is left out: it would refuse all commands with it.
    """

    def __init__(self, words: Words) -> None:
        """Take the words."""
        self._words = words

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Give the words of a key in a language of its own; None leaves the English."""
        key: str = string.extras.get("key", "")
        said = self._words.own(locale.value, key) if key else None
        if said is None or is_accepted(said, key=key, name=context.location in _NAMES):
            return said
        facts = {"language": locale.value, "key": key}
        _log.warning("a translation is left out: Discord would refuse it", extra=facts)
        return None
