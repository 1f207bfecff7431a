"""Takes in a campaign's file: examines all of it, then founds the campaign it holds. Decks too.

Nothing in a file is believed. Examining takes a while and touches nothing, so it is done off the
event loop, in steps that are all short; its work has a limit, which no honest file comes near.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import AsyncExitStack
from dataclasses import replace

from msgspec import Struct

from bot.box.decks import read_deck
from bot.box.faults import DeckFaults
from bot.log.codec import Codec
from bot.log.errors import AlreadyPlayed, ChannelTaken
from bot.log.export import Export, read
from bot.log.files import off_loop
from bot.rules.basics.dice import SIDES, DiceBox
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.moving import DeckMissing, NewHome, refilled, sworn_in, users_in
from bot.rules.course.soundness import BadExport, ExportFault, Unsound, sound
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Deck
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry, Event
from bot.service.import_work import Work, weigh
from bot.service.rules_service import Request, RulesService

MOST_USERS = 100
Sayable = Callable[[tuple[Entry, ...], Campaign, Box], None]


class Plan(Struct, frozen=True):
    """What a file holds, whole and sound: the log, the state it leads to, decks new to the server.

    `users` is everybody it names.
    """

    entries: tuple[Entry, ...]
    campaign: Campaign
    decks: tuple[tuple[Deck, str], ...]
    users: frozenset[int]


def examine(
    data: bytes, box: Box, codec: Codec[Event], sayable: Sayable, work: Work | None = None
) -> Plan:
    """Read a campaign's file for a server with this box; raises BadExport at the first fault.

    `sayable` raises LookupError, TypeError or ValueError for a move that has no words.
    """
    work = work or Work()
    export = read(data, codec, work.read)
    decks = [_deck(text, box, work) for text in export.decks]
    new = tuple((deck, text) for deck, text in decks if box.deck(deck.key) is None)
    box = box.with_decks(deck for deck, _ in new)
    entries = _refilled(export, box)
    weigh(entries, work)
    campaign = _sound(entries, work)
    for entry in entries:
        _need_dice(entry, box.dice)
    # Which move can be undone is a long list, looked through for each; no sentence here needs it.
    shown = replace(campaign, newest=None)
    for move in _moves(entries):
        for entry in move:
            work.say(entry.seq)
        _need_words(move, shown, box, sayable)
    return Plan(entries, campaign, new, _users(entries))


async def found(
    service: RulesService, request: Request, plan: Plan, users: Collection[int]
) -> tuple[CampaignAt, Campaign]:
    """Found the campaign of a plan where it was asked for; gives which it is, and its state.

    `users` are those of its people who are on the server. Raises CampaignRuns, DeckNameTaken,
    TooManyDecks.
    """
    async with service.lock(CampaignAt(request.server, 0)):
        try:
            await service.need_free(request.server, request.channel)
            for deck, text in plan.decks:
                await service.own_decks.put(
                    request.server, deck, text.encode(), request.person.user
                )
            return await _found(service, request, plan, users)
        except (r.CampaignRuns, AlreadyPlayed) as refused:
            return await _again(service, request, refused)
        except ChannelTaken:
            raise r.CampaignRuns(plan.campaign.name) from None


async def import_deck(service: RulesService, request: Request, content: bytes) -> Deck:
    """Add a deck to a server, or replace it there while no campaign that runs plays with it.

    Raises DeckFaults with all that is wrong with it, or a Refusal.
    """
    await service.need_steward_at(request)
    deck = await asyncio.to_thread(read_deck, content, service.box.conditions)
    async with AsyncExitStack() as still:
        for row in await service.directory(request.server):
            if not row.ended:
                await still.enter_async_context(service.lock(row.at))
                if (await service.fold(row.at)).deck == deck.key:
                    raise r.DeckInUse(deck.name, row.name, row.at.id)
        await service.own_decks.put(request.server, deck, content, request.person.user)
    return deck


async def forget_deck(service: RulesService, request: Request, name: str) -> Deck:
    """Take a homebrew deck off a server; a steward's right. No campaign may play with it.

    One that is over counts too: its end may be undone, and its log shows the deck's cards.
    """
    await service.need_steward_at(request)
    deck = (await service.box_of(request.server)).deck(name)
    if deck is None or not deck.homebrew:
        raise r.UnknownDeck(name)
    async with AsyncExitStack() as still:
        for row in await service.directory(request.server):
            await still.enter_async_context(service.lock(row.at))
            if (await service.fold(row.at)).deck == deck.key:
                raise r.DeckPlayed(deck.name, row.name, row.at.id)
        await service.own_decks.drop(request.server, deck.key)
    return deck


async def _found(
    service: RulesService, request: Request, plan: Plan, users: Collection[int]
) -> tuple[CampaignAt, Campaign]:
    log = await off_loop(len(plan.entries), _settled, service, request, plan, users)
    try:
        id = await service.log.create(
            request.server, request.channel, plan.campaign.name, log, request.cause, log[-1].seq
        )
        if plan.campaign.ended:
            await service.log.set_ended(CampaignAt(request.server, id), ended=True)
    finally:
        service.forget(CampaignAt(request.server, 0))
    at = CampaignAt(request.server, id)
    return at, await service.fold(at)


def _settled(
    service: RulesService, request: Request, plan: Plan, users: Collection[int]
) -> list[Entry]:
    log = NewHome(request.channel, users, request.person.user).settle(plan.entries)
    now = int(service.clock())
    return log + sworn_in(log, plan.campaign, service.dice, request.person.user, now)


async def _again(
    service: RulesService, request: Request, refused: Exception
) -> tuple[CampaignAt, Campaign]:
    """Give what a redelivered cause founded the first time; else the refusal stands."""
    played = None
    if request.cause:
        played = await service.log.entries_of_cause(request.server, request.cause)
    if played is None:
        raise refused
    return played.at, await service.fold(played.at)


def _deck(text: str, box: Box, work: Work) -> tuple[Deck, str]:
    """Read a deck of the file; one that the server has already must be the same."""
    work.spend(0)
    try:
        deck = read_deck(text, box.conditions)
    except DeckFaults as wrong:
        raise BadExport(ExportFault.DECK_FILE) from wrong
    held = box.deck(deck.key)
    if held is not None and held != deck:
        raise BadExport(ExportFault.DECK_DIFFERS, field=deck.name)
    return deck, text


def _refilled(export: Export, box: Box) -> tuple[Entry, ...]:
    try:
        return tuple(refilled(export.entries, box))
    except DeckMissing as missing:
        raise BadExport(ExportFault.DECK, missing.seq, missing.deck) from missing


def _need_dice(entry: Entry, dice: DiceBox) -> None:
    match entry.event:
        case e.DiceRolled(dice=ids, faces=faces):
            known = all(id in dice.by_id for id in ids)
            shown = all(0 <= face < SIDES for face in faces)
            if not known or not shown or len(ids) != len(faces):
                raise BadExport(ExportFault.DICE, entry.seq, "body.dice")
        case _:
            pass


def _sound(entries: tuple[Entry, ...], work: Work) -> Campaign:
    try:
        return sound(entries, lambda entry: work.spend(entry.seq))
    except Unsound as wrong:
        raise BadExport(wrong.problem, wrong.seq) from wrong


def _moves(entries: Iterable[Entry]) -> Iterable[tuple[Entry, ...]]:
    moves: dict[int, list[Entry]] = {}
    for entry in entries:
        moves.setdefault(entry.move, []).append(entry)
    return map(tuple, moves.values())


def _need_words(move: tuple[Entry, ...], campaign: Campaign, box: Box, sayable: Sayable) -> None:
    try:
        sayable(move, campaign, box)
    except (AttributeError, LookupError, TypeError, ValueError) as wrong:
        raise BadExport(ExportFault.WORDS, move[0].seq) from wrong


def _users(entries: tuple[Entry, ...]) -> frozenset[int]:
    users = frozenset(users_in(entries))
    if len(users) > MOST_USERS:
        raise BadExport(ExportFault.TOO_MANY_USERS)
    return users
