"""Takes in a deck that a group has made itself, for one server."""

import asyncio
from contextlib import AsyncExitStack

from bot.box.decks import read_deck
from bot.rules.printed.decks import Deck
from bot.rules.state.refusals import DeckInUse
from bot.service.rules_service import RulesService, Seat


async def import_deck(service: RulesService, seat: Seat, content: bytes) -> Deck:
    """Add a deck to a server, or replace it there while no campaign that runs plays with it.

    Raises DeckFaults with all that is wrong with it, or a Refusal.
    """
    await service.need_steward_at(seat)
    deck = await asyncio.to_thread(read_deck, content, service.box.conditions)
    async with AsyncExitStack() as still:
        for row in await service.directory(seat.server):
            if not row.ended:
                await still.enter_async_context(service.lock(seat.server, row.campaign))
                if (await service.fold(seat.server, row.campaign)).deck == deck.key:
                    raise DeckInUse(deck.name, row.name)
        await service.own_decks.put(seat.server, deck, content)
    return deck
