"""Did you mean: names near one that was refused, each a button that redoes the command."""

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import islice

import discord
from cachetools import TTLCache
from msgspec import Struct

from bot.desk import typed
from bot.pages.messages.refusing import Meant
from bot.rules.basics.names import near
from bot.rules.basics.stored import replace
from bot.rules.state import commands as c
from bot.rules.state import refusals as r

LIFE = 15 * 60
"""Seconds that a suggestion is kept."""
MOST_KEPT = 2_000
MOST = 3

Play = Callable[..., Awaitable[None]]
Redo = Callable[[discord.Interaction], Awaitable[None]]


class _Kept(Struct, frozen=True):
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

        Looked for only among what the list of that option offers this person (S5), or, where the
        name may be one of the group's own, among what is printed: then it can be insisted on.
        """
        own: tuple[Redo, ...] = ()
        match refusal:
            case r.UnknownPrintedCampaign() | r.UnknownLieutenant() | r.NearlyHero():
                redoes, own = _nearly(interaction, refusal, play), _insisting(interaction, play)
            case _ if isinstance(refusal, r.Misnamed):
                redoes = await _listed(interaction, refusal)
            case _:
                return None
        if not redoes:
            return None
        mark = str(interaction.id)
        self._kept[mark] = _Kept(interaction.user.id, (*redoes.values(), *own))
        return Meant(mark, tuple(redoes), refusal.name if own else "")

    def take(self, mark: str, place: int, user: int) -> Redo | None:
        """Give what a suggestion does, once; None for one of somebody else, or gone by now."""
        kept = self._kept.get(mark)
        if kept is None or kept.user != user or place >= len(kept.redoes):
            return None
        del self._kept[mark]
        return kept.redoes[place]


async def _listed(interaction: discord.Interaction, refusal: r.Misnamed) -> dict[str, Redo]:
    """Redo what was typed with names of the option's list, which holds what this person may see."""
    command, found = typed.typed(interaction), dict[str, Redo]()
    if command is None:
        return found
    first = typed.first_of(interaction)
    for option in command.misspelt(refusal.name):
        for right in near(refusal.name, await command.lists[option](first), MOST):
            corrected = command.corrected(option, refusal.name, right)
            found.setdefault(right, partial(typed.again, first=first, command=corrected))
    return dict(islice(found.items(), MOST))


def _nearly(
    interaction: discord.Interaction, refusal: r.NearlyOther, play: Play
) -> dict[str, Redo]:
    """Play the command with the names that are like the one typed."""
    command = typed.command_of(interaction)
    right = {each: _corrected(command, refusal.name, each) for each in refusal.near}
    return {each: partial(play, command=done) for each, done in right.items() if done is not None}


def _corrected(command: c.Command | None, name: str, right: str) -> c.Command | None:
    match command:
        case c.CreateCampaign() | c.ChangeSettings():
            return replace(command, printed_campaign=right)
        case c.StartQuest(lieutenants=typed_so):
            return replace(command, lieutenants=typed.put_right(typed_so, name, right))
        case c.PlaceFigure():
            return replace(command, name=right)
        case _:
            return None


def _insisting(interaction: discord.Interaction, play: Play) -> tuple[Redo, ...]:
    """Play the command with the name as it is: it is the group's own."""
    command = typed.command_of(interaction)
    if not isinstance(command, c.CreateCampaign | c.ChangeSettings | c.StartQuest | c.PlaceFigure):
        return ()
    return (partial(play, command=replace(command, own_name=True)),)
