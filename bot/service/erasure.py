"""Takes somebody's name out of the rosters and logs of a server: the moves stay, without it."""

import asyncio

from msgspec import Struct

from bot.log.errors import UnreadableEvent
from bot.log.notes import DECKS_BY, DMS, LANGUAGES
from bot.rules.basics.keys import NOBODY, CampaignAt, UserId
from bot.rules.course.moving import with_users
from bot.rules.state.events import Entry
from bot.service.rules_service import RulesService


class Trace(Struct, frozen=True):
    """What a campaign holds of somebody: their entries as they are without the name, and heroes.

    `heroes` are those they play now.
    """

    at: CampaignAt
    nameless: tuple[Entry, ...]
    heroes: tuple[str, ...]


async def traces(service: RulesService, server: int, user: int) -> list[Trace]:
    """Find somebody in every campaign of a server; raises UnreadableEvent, LogUnavailable."""
    found = []
    for row in await service.log.campaigns(server):
        trace = await _trace(service, row.at, user)
        if trace.nameless:
            found.append(trace)
    return found


async def is_noted(service: RulesService, server: int, user: int) -> bool:
    """Tell whether notes name somebody: no direct messages, an own language, a deck brought."""
    brought = (await DECKS_BY.all(service.log, server)).values()
    named = {*brought, *await DMS.all(service.log, server)}
    return user in named or user in await LANGUAGES.all(service.log, server)


async def erase(service: RulesService, server: int, user: int) -> list[Trace]:
    """Take somebody's name out of every campaign of a server; gives what there was.

    A campaign that cannot be read is left out, and raises UnreadableEvent when all others are done.
    """
    await service.log.name_goes(server, user)
    found, unreadable = [], None
    for row in await service.log.campaigns(server):
        async with service.lock(row.at):
            try:
                trace = await _trace(service, row.at, user)
            except UnreadableEvent as wrong:
                unreadable = wrong
                continue
            if trace.nameless:
                await service.log.rewrite(row.at, trace.nameless)
                service.forget(row.at)
                found.append(trace)
    await _forget_notes(service, server, user)
    # Scrubs the disk: whatever is to go from it goes before.
    await service.log.posts_forget(server, user)
    if unreadable is not None:
        raise unreadable
    return found


async def _forget_notes(service: RulesService, server: int, user: int) -> None:
    """Drop what else names somebody: no wish for messages, a language, who brought which deck."""
    await DMS.drop(service.log, server, user)
    await LANGUAGES.drop(service.log, server, user)
    for deck, by in (await DECKS_BY.all(service.log, server)).items():
        if by == user:
            await DECKS_BY.drop(service.log, server, deck)


async def _trace(service: RulesService, at: CampaignAt, user: int) -> Trace:
    log = await service.log.read(at)
    nameless = await asyncio.to_thread(_without, log, user)
    heroes = (await service.fold(at)).heroes.values() if nameless else ()
    return Trace(at, nameless, tuple(hero.key for hero in heroes if hero.player == user))


def _without(log: list[Entry], user: int) -> tuple[Entry, ...]:
    def change(one: UserId) -> UserId:
        return NOBODY if one == user else one

    renamed = ((entry, with_users(entry, change)) for entry in log)
    return tuple(new for old, new in renamed if new != old)
