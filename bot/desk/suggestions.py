"""Did you mean: names near one that was refused, each a button that redoes the command."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import discord
from cachetools import TTLCache

from bot.desk import typed
from bot.desk.typed import Typed
from bot.pages.messages.refusing import Meant
from bot.rules.basics.names import near
from bot.rules.basics.stored import replace
from bot.rules.state import commands as c
from bot.rules.state import refusals as r

LIFE = 15 * 60
"""Seconds that a suggestion is kept."""
MOST_KEPT = 2_000

Play = Callable[..., Awaitable[None]]
Redo = Callable[[discord.Interaction], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class _Kept:
    """Whose suggestions they are, and what each of them does."""

    user: int
    redoes: tuple[Redo, ...]


class Suggestions:
    """Keeps what the newest suggestions of everybody do."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Take the time in seconds."""
        self._kept: TTLCache[str, _Kept] = TTLCache(MOST_KEPT, LIFE, clock)

    async def find(
        self, interaction: discord.Interaction, refusal: r.Refusal, play: Play
    ) -> Meant | None:
        """Give what somebody may have meant by a name that was refused; None without an idea.

        Looked for only among what the list of that option offers this person (S5). Where the name
        may be one of the group's own, it can be insisted on.
        """
        command = typed.typed(interaction)
        if command is None or not isinstance(refusal, r.Misnamed):
            return None
        first = typed.first_of(interaction)
        found: dict[str, Redo] = {}
        for option in command.misspelt(refusal.name):
            for right in near(refusal.name, await command.lists[option](first)):
                corrected = command.corrected(option, refusal.name, right)
                found.setdefault(right, partial(_redo, first=first, command=corrected))
        if not found:
            return None
        own = _insisting(interaction, play)
        redoes = (*found.values(), *own)
        self._kept[str(interaction.id)] = _Kept(interaction.user.id, redoes)
        return Meant(str(interaction.id), tuple(found), bool(own))

    def take(self, mark: str, place: int, user: int) -> Redo | None:
        """Give what a suggestion does, once; None for one of somebody else, or gone by now."""
        kept = self._kept.get(mark)
        if kept is None or kept.user != user or place >= len(kept.redoes):
            return None
        del self._kept[mark]
        return kept.redoes[place]


def _insisting(interaction: discord.Interaction, play: Play) -> tuple[Redo, ...]:
    """Play the command with the name as it is, if that may be the group's own."""
    command = typed.command_of(interaction)
    if not isinstance(command, c.CreateCampaign | c.ChangeSettings):
        return ()
    return (partial(play, command=replace(command, own_name=True)),)


async def _redo(
    interaction: discord.Interaction, first: discord.Interaction, command: Typed
) -> None:
    await typed.again(interaction, first, command)
