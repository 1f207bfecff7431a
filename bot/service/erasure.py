"""Takes somebody's name out of the rosters and logs of a server: his moves stay, without him."""

import asyncio
from dataclasses import dataclass

from bot.log.errors import UnreadableEvent
from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.state.events import Entry
from bot.rules.state.identities import with_users
from bot.service.rules_service import RulesService


@dataclass(frozen=True, slots=True)
class Trace:
    """What a campaign holds of somebody: its id, his entries as they are without his name, heroes.

    `heroes` are the heroes he plays now.
    """

    campaign: int
    nameless: tuple[Entry, ...]
    heroes: tuple[str, ...]


async def traces(service: RulesService, server: int, user: int) -> list[Trace]:
    """Find somebody in every campaign of a server; raises UnreadableEvent, LogUnavailable."""
    found = []
    for row in await service.log.campaigns(server):
        trace = await _trace(service, server, row.campaign, user)
        if trace.nameless:
            found.append(trace)
    return found


async def erase(service: RulesService, server: int, user: int) -> list[Trace]:
    """Take somebody's name out of every campaign of a server; gives what there was of him.

    A campaign that cannot be read is left out, and raises UnreadableEvent when all others are done.
    """
    found, unreadable = [], None
    for row in await service.log.campaigns(server):
        async with service.lock(server, row.campaign):
            try:
                trace = await _trace(service, server, row.campaign, user)
            except UnreadableEvent as wrong:
                unreadable = wrong
                continue
            if trace.nameless:
                await service.log.rewrite(server, row.campaign, trace.nameless)
                service.forget(server, row.campaign)
                found.append(trace)
    await service.log.posts_forget(server, user)
    if unreadable is not None:
        raise unreadable
    return found


async def _trace(service: RulesService, server: int, id: int, user: int) -> Trace:
    log = await service.log.read(server, id)
    nameless = await asyncio.to_thread(_without, log, user)
    heroes = (await service.fold(server, id)).heroes.values() if nameless else ()
    return Trace(id, nameless, tuple(hero.key for hero in heroes if hero.player == user))


def _without(log: list[Entry], user: int) -> tuple[Entry, ...]:
    def change(one: UserId) -> UserId:
        return NOBODY if one == user else one

    renamed = ((entry, with_users(entry, change)) for entry in log)
    return tuple(new for old, new in renamed if new != old)
