"""Names that somebody typed as a printing in their language has them, put into English.

Their own language counts first, then the table's.

What the table itself calls so is meant first: a hero of the group's own name keeps it, and a quest
or hero is named freely but for what the option lists. A name that several things have is left as it
was typed where not just one of them is listed; then it is asked about like any that nobody knows.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import discord
from msgspec import Struct

from bot.desk.typed import Listing, Names, kinds_of
from bot.rules.basics.names import key, stored_key
from bot.rules.economy.find import called
from bot.rules.printed.called import CalledBox, unnumbered
from bot.rules.state.campaign import Campaign

Finding = Callable[[], Awaitable[Campaign | None]]
"""Finds the campaign that is played where somebody types, if any."""


class Spoken(Struct, frozen=True):
    """What languages call things, which of them the asker has, and how to tell a table's."""

    box: CalledBox
    own: str
    at: Callable[[Campaign], str]


_FREE = "name"
"""The option that may name something new."""


async def in_english(
    spoken: Spoken,
    interaction: discord.Interaction,
    options: Mapping[str, Any],
    lists: Mapping[str, Listing],
    campaign: Finding,
) -> dict[str, str]:
    """Give the options that name things as a language has them, in English."""
    found: dict[str, str] = {}
    for option, listing in lists.items():
        value, kinds = options.get(option), kinds_of(option)
        if not kinds or not isinstance(value, str):
            continue
        offered = partial(listing, interaction)
        named = _Named(spoken, kinds, offered, campaign, free=option == _FREE)
        english = await named.english(value)
        if english == value and "," in value:
            english = ", ".join([await named.english(part.strip()) for part in value.split(",")])
        if english != value:
            found[option] = english
    return found


class _Named:
    """One option being read."""

    def __init__(
        self,
        spoken: Spoken,
        kinds: tuple[str, ...],
        listed: Callable[[], Awaitable[list[Names]]],
        campaign: Finding,
        *,
        free: bool,
    ) -> None:
        self._spoken = spoken
        self._kinds = kinds
        self._listed = listed
        self._campaign = campaign
        self._free = free

    async def english(self, typed: str) -> str:
        """Give the English name of the one thing meant, or what was typed."""
        meant = await self._meant(typed)
        if not meant:
            return typed
        listed = {key(names[0]) for names in await self._listed()}
        if key(typed) in listed or await self._is_hero(typed):
            return typed
        # Where a new figure is named, its kind is listed.
        offered = tuple(x for x in meant if not listed.isdisjoint({key(x), key(unnumbered(x))}))
        likely = offered or (() if self._free else meant)
        if len(likely) > 1:
            likely = await self._of_the_table(likely)
        return likely[0] if len(likely) == 1 else typed

    async def _meant(self, typed: str) -> tuple[str, ...]:
        """Find what is called so; the table's language is asked for only if some language helps."""
        own, box = self._spoken.own, self._spoken.box
        meant = box.of(own).meant(self._kinds, typed)
        if meant or not box.all().meant(self._kinds, typed):
            return meant
        table = self._spoken.at(await self._campaign() or Campaign())
        return box.of(table).meant(self._kinds, typed)

    async def _of_the_table(self, meant: tuple[str, ...]) -> tuple[str, ...]:
        """Of several things called alike, those that are cards of the table's own deck."""
        campaign = await self._campaign()
        return tuple(name for name in meant if campaign and stored_key(name) in campaign.cards)

    async def _is_hero(self, typed: str) -> bool:
        if "heroes" not in self._kinds:
            return False
        campaign = await self._campaign()
        return campaign is not None and called(campaign, typed) is not None
