"""What every slash command shares: its words, where it may be used, and the desk it asks."""

import inspect
from collections.abc import Callable, Coroutine
from functools import partial, wraps
from inspect import ismethod
from types import MethodType
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

from bot.desk import typed
from bot.desk.called import Spoken, in_english
from bot.desk.desk import Desk
from bot.desk.typed import LISTS
from bot.desk.whereabouts import server_of
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import NoServer, Refusal
from bot.words import ENGLISH

LONGEST_NAME = 60
LONGEST_NOTE = 200
LONGEST_LIST = 400
IN_SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
ON_SERVERS = AppInstallationType(guild=True, user=False)
BY_PEOPLE_TOO = AppInstallationType(guild=True, user=True)

Interaction = discord.Interaction
User = discord.Member | discord.User
Name = app_commands.Range[str, 1, LONGEST_NAME]
Note = app_commands.Range[str, 1, LONGEST_NOTE]
Names = app_commands.Range[str, 1, LONGEST_LIST]

_NO_OPTIONS = ("self", "interaction")
_Where = TypeVar("_Where", bound="HasDesk")
_Options = ParamSpec("_Options")
_Callback = Callable[Concatenate[_Where, Interaction, _Options], Coroutine[Any, Any, None]]


class HasDesk(Protocol):
    """Whoever commands are methods of."""

    desk: Desk


class TableGroup(app_commands.Group):
    """A group of commands of a server's tables."""

    places, installs = IN_SERVERS, ON_SERVERS

    def __init__(self, desk: Desk) -> None:
        """Take the desk that carries the commands out."""
        super().__init__(allowed_contexts=self.places, allowed_installs=self.installs)
        self.desk = desk


class PortableGroup(TableGroup):
    """A group of which people may take something along as an app of their own."""

    places, installs = EVERYWHERE, BY_PEOPLE_TOO


def said(key: str) -> app_commands.locale_str:
    """Give the words of a key, with the key for their translation."""
    return app_commands.locale_str(ENGLISH.say(key), key=key)


def called(name: str, key: str = "") -> app_commands.locale_str:
    """Give the name of a command, group or option, with the key for what others type."""
    return app_commands.locale_str(name, key=f"name-{(key or name).replace('_', '-')}")


def slash(
    path: str, *, portable: bool = False
) -> Callable[[_Callback[_Where, _Options]], app_commands.Command[Any, ..., None]]:
    """Make a method the command of this path, such as "hero add", with its words.

    One that is not portable is refused where the bot is no member of the server.
    """
    name, key = path.rsplit(maxsplit=1)[-1], path.replace(" ", "-")

    def make(callback: _Callback[_Where, _Options]) -> app_commands.Command[Any, ..., None]:
        if ismethod(callback):
            kept = _bound(callback, portable=portable)
        else:
            kept = _kept(callback, portable=portable)
        description = said(f"command-{key}")
        command = app_commands.command(name=called(name, key), description=description)
        made: app_commands.Command[Any, ..., None] = command(kept)
        options = _options(key, callback)
        # Python keeps some words to itself: an option `as` is a parameter `as_`.
        plain = {option: option.rstrip("_") for option in options}
        names = {option: called(plain[option], f"option-{plain[option]}") for option in options}
        return app_commands.rename(**names)(app_commands.describe(**options)(made))

    return make


def _bound(method: MethodType, *, portable: bool) -> Any:  # noqa: ANN401 - a method like it
    return MethodType(_kept(method.__func__, portable=portable), method.__self__)


def _kept(callback: _Callback[_Where, _Options], *, portable: bool) -> _Callback[_Where, _Options]:
    """Keep what was typed with its interaction, so that it can be done again with another name."""
    lists: dict[str, typed.Listing] = getattr(callback, LISTS, {})

    @wraps(callback)
    async def keeping(
        self: _Where, interaction: Interaction, /, *args: _Options.args, **options: _Options.kwargs
    ) -> None:
        run = partial(keeping, self)
        desk = self.desk
        table = partial(_campaign, desk, interaction)
        spoken = _spoken(desk, interaction)
        options.update(await in_english(spoken, interaction, options, lists, table))
        typed.keep(interaction, typed.Typed(run, options, lists))
        if portable or server_of(interaction):
            await callback(self, interaction, *args, **options)
        else:
            await self.desk.apologize(interaction, NoServer())

    return keeping


def _spoken(desk: Desk, interaction: Interaction) -> Spoken:
    def table(campaign: Campaign) -> str:
        return desk.languages(interaction, campaign)[1]

    return Spoken(desk.service.box.called, desk.language(interaction), table)


async def _campaign(desk: Desk, interaction: Interaction) -> Campaign | None:
    try:
        _, campaign = await desk.look(interaction)
    except Refusal:  # what was typed is carried out as it stands, and refused then
        return None
    return campaign


def alone(
    path: str, callback: Callable[..., Coroutine[Any, Any, None]], kind: type[TableGroup]
) -> app_commands.Command[Any, ..., None]:
    """Make a bound method a command outside any group, used where such a group would be."""
    portable = kind is PortableGroup
    made: app_commands.Command[Any, ..., None] = slash(path, portable=portable)(callback)
    made.allowed_contexts, made.allowed_installs = kind.places, kind.installs
    return made


def menu(callback: Callable[..., Coroutine[Any, Any, None]]) -> app_commands.ContextMenu:
    """Make a bound method an entry in the menu of what it is annotated with, with its words."""
    key = callback.__name__.replace("_", "-")
    return app_commands.ContextMenu(
        name=said(f"menu-{key}"),
        callback=callback,
        allowed_contexts=IN_SERVERS,
        allowed_installs=ON_SERVERS,
    )


def _options(key: str, callback: Callable[..., Any]) -> dict[str, app_commands.locale_str]:
    names = [name for name in inspect.signature(callback).parameters if name not in _NO_OPTIONS]
    return {name: said(_option_key(key, name)) for name in names}


def _option_key(command: str, option: str) -> str:
    """Prefer the words an option has in this command to those it has everywhere."""
    name = option.rstrip("_")
    own = f"option-{command}-{name}".replace("_", "-")
    return own if ENGLISH.has(own) else f"option-{name}".replace("_", "-")
