"""Autocomplete: what is legal now for whoever types, best first."""

import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import partial
from typing import Any, Protocol, TypeVar, cast

from discord import Interaction, app_commands
from discord.app_commands import Choice, Namespace
from msgspec import Struct

from bot.desk.desk import Desk
from bot.desk.typed import LISTS, Listing, kinds_of
from bot.desk.whereabouts import no_table, server_of
from bot.pages.fitting import shorten
from bot.pages.phrases.dice_words import in_words
from bot.pages.voice import Voice
from bot.rules import offers
from bot.rules.basics.keys import UserId
from bot.rules.basics.names import key
from bot.rules.basics.spoken import bare
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.printed.called import forms
from bot.rules.printed.decks import Card
from bot.rules.state.campaign import Campaign
from bot.rules.state.commands import Command
from bot.rules.state.refusals import Refusal

MOST = 25
LONGEST_CHOICE = 100

Autocomplete = Callable[[Interaction[Any], str], Coroutine[Any, Any, list[Choice[str]]]]
Numbers = Callable[[Interaction[Any], int], Coroutine[Any, Any, list[Choice[int]]]]
Called = Callable[[str], tuple[str, ...]]
"""What printings in somebody's language call a thing, by its English name."""

_Typed = TypeVar("_Typed", str, int)
_Found = TypeVar("_Found")
_Callback = TypeVar("_Callback", bound=Callable[..., Coroutine[Any, Any, None]])
log = logging.getLogger(__name__)


class Offered(Protocol):
    """Anything with a name to offer."""

    @property
    def name(self) -> str:
        """The name, shown and sent."""


class Labelled(Struct, frozen=True):
    """A thing that is listed under a label of its own, and sent by its bare name."""

    name: str
    also: tuple[str, ...]
    label: str


class Typing(Struct, frozen=True):
    """Somebody filling in a command: the table, the printed things, the other options so far."""

    table: Table
    box: Box
    filled: Namespace
    typed: str
    names: Voice

    def of(self, option: str, otherwise: Any = None) -> Any:  # noqa: ANN401 - any option's value
        """Give another option as filled in so far."""
        return getattr(self.filled, option, None) or otherwise


class Names(Struct, frozen=True):
    """What an option may name: completed while somebody types, and all of it."""

    complete: Autocomplete
    all: Listing
    of: Callable[[tuple[str, ...]], "Names"]
    """The same for an option that names things of these kinds, other printings' names too."""


def offered(**completes: Names | Numbers) -> Callable[[_Callback], _Callback]:
    """Give options of a command their autocomplete, and keep what they could name."""
    named = {
        option: each.of(kinds_of(option))
        for option, each in completes.items()
        if isinstance(each, Names)
    }
    complete = {**completes, **{option: each.complete for option, each in named.items()}}

    def give(callback: _Callback) -> _Callback:
        setattr(callback, LISTS, {option: each.all for option, each in named.items()})
        return app_commands.autocomplete(**cast(Any, complete))(callback)

    return give


def at_table(find: Callable[[Typing], Iterable[Offered | str]]) -> Names:
    """Offer what is found at the campaign of this place; nothing where none runs."""

    async def found(interaction: Interaction[Any], typed: str) -> Iterable[Offered | str]:
        return find(await _typing(interaction, typed))

    return _names(found)


def of_dice(find: Callable[[Typing], Iterable[str]]) -> Names:
    """Offer dice under what the language of whoever types calls them."""

    def labelled(typing: Typing) -> Iterator[Offered | str]:
        for typed in find(typing):
            label = in_words(typed, typing.names)
            yield typed if label == typed else Labelled(typed, (label,), label)

    return at_table(labelled)


def numbered(find: Callable[[Typing], Iterable[tuple[str, int]]]) -> Numbers:
    """Offer numbers, each under a label of its own; nothing where none runs."""

    async def complete(interaction: Interaction[Any], typed: int) -> list[Choice[int]]:
        found = list(find(await _typing(interaction, str(typed))))
        return [Choice(name=label, value=number) for label, number in found[:MOST]]

    return _guarded(complete)


def from_box(find: Callable[[Box], Iterable[Offered | str]]) -> Names:
    """Offer printed things, whatever runs here."""

    async def found(interaction: Interaction[Any], typed: str) -> Iterable[Offered | str]:
        return find(_desk(interaction).service.box)

    return _names(found)


def _names(
    find: Callable[[Interaction[Any], str], Coroutine[Any, Any, Iterable[Offered | str]]],
    kinds: tuple[str, ...] = (),
) -> Names:
    async def called(interaction: Interaction[Any]) -> Called:
        desk = _desk(interaction)
        languages = desk.languages(interaction, await _campaign(interaction))
        return partial(desk.service.box.called.among(*languages).called, kinds)

    async def complete(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return fitting(typed, await find(interaction, typed), await called(interaction))

    async def everything(interaction: Interaction[Any], _: str) -> list[tuple[str, ...]]:
        own = await called(interaction)
        return [(*_called(thing), *own(_name(thing))) for thing in await find(interaction, "")]

    listing = _guarded(everything)
    return Names(
        _guarded(complete), lambda interaction: listing(interaction, ""), partial(_names, find)
    )


def last_of(names: Names) -> Names:
    """Complete the last name of a list of names parted by commas."""
    complete = names.complete

    async def last(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        before, comma, name = typed.rpartition(",")
        lead = f"{before.rstrip()}{comma} ".lstrip()
        found = [f"{lead}{choice.value}" for choice in await complete(interaction, name)]
        return [Choice(name=each, value=each) for each in found if len(each) <= LONGEST_CHOICE]

    return Names(last, names.all, lambda kinds: last_of(names.of(kinds)))


def priced(find: Callable[[Typing], Iterable[tuple[Card, int | None]]]) -> Names:
    """Offer Plot cards under their names and what each costs, where that is known."""

    def labelled(typing: Typing) -> Iterator[Offered]:
        for card, cost in find(typing):
            if cost is None:
                yield card
            else:
                label = typing.names.say("priced", name=card.name, cost=cost)
                yield Labelled(card.name, card.also, label)

    return at_table(labelled)


def heroes(make: Callable[[str], Command]) -> Names:
    """Offer the heroes whom a command may name now."""
    return at_table(lambda typing: offers.heroes(typing.table, make))


def heroes_for(find: Callable[[Table, str | None], Iterable[Offered]], option: str) -> Names:
    """Offer the heroes for whom another option is filled in as it is so far."""
    return at_table(lambda typing: find(typing.table, typing.of(option)))


def fitting(
    typed: str, things: Iterable[Offered | str], called: Called = lambda _: ()
) -> list[Choice[str]]:
    """Keep what the typed text fits by the name rule, names that begin so first; at most 25.

    What it fits by its name in another language's printing is listed under both.
    """
    wanted = bare(key(typed))
    found: list[tuple[bool, str, str]] = []
    for thing in things:
        shown, name = _shown(thing), _name(thing)
        if any(wanted in own for own in _keys(thing)):
            found.append((not bare(key(shown)).startswith(wanted), shown, name))
            continue
        own = next((each for each in called(name) if any(wanted in o for o in forms(each))), "")
        if own:
            begins = any(form.startswith(wanted) for form in forms(own))
            found.append((not begins, f"{shown} ({own})", name))
    found.sort(key=lambda each: each[0])
    return [
        Choice(name=shorten(label, LONGEST_CHOICE), value=name) for _, label, name in found[:MOST]
    ]


def _shown(thing: Offered | str) -> str:
    label: str = getattr(thing, "label", "")
    return label or _name(thing)


def _name(thing: Offered | str) -> str:
    return thing if isinstance(thing, str) else thing.name


def _called(thing: Offered | str) -> tuple[str, ...]:
    also: tuple[str, ...] = getattr(thing, "also", ())
    return (_name(thing), *also)


def _keys(thing: Offered | str) -> list[str]:
    return [bare(key(name)) for name in _called(thing)]


def _guarded(
    complete: Callable[[Interaction[Any], _Typed], Coroutine[Any, Any, list[_Found]]],
) -> Callable[[Interaction[Any], _Typed], Coroutine[Any, Any, list[_Found]]]:
    """Offer nothing where something fails: nobody else would catch it."""

    async def guarded(interaction: Interaction[Any], typed: _Typed) -> list[_Found]:
        try:
            return await complete(interaction, typed)
        except Refusal:
            return []
        except Exception:
            log.exception("autocomplete failed")
            return []

    return guarded


async def _campaign(interaction: Interaction[Any]) -> Campaign:
    """Give the campaign here; one of no language where none runs."""
    try:
        _, campaign = await _desk(interaction).look(interaction)
    except Refusal:  # printed things are listed all the same
        return Campaign()
    return campaign


async def _typing(interaction: Interaction[Any], typed: str) -> Typing:
    """Give what somebody is filling in; raises NoCampaign."""
    desk, server = _desk(interaction), server_of(interaction)
    if server:
        _, campaign = await desk.look(interaction)
        box = desk.service.box_at_hand(server)
        table = Table(campaign, desk.request(interaction).person, box)
    else:
        table = no_table(UserId(interaction.user.id), desk.service.box)
    names = desk.names(interaction, table.campaign)
    return Typing(table, table.box, interaction.namespace, typed, names)


def _desk(interaction: Interaction[Any]) -> Desk:
    """Find the desk of the command being typed."""
    return cast(Desk, cast(Any, interaction.command).binding.desk)
