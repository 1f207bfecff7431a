"""`/campaign export`: the campaign as a file for its table, or as a page for everybody."""

import asyncio
import gzip
from datetime import UTC, datetime

import discord

from bot.desk.desk import Desk
from bot.desk.people.members import ServerSilent
from bot.log.export import MOST_BYTES, Export, written
from bot.log.upcasts import event_codec
from bot.pages.page import Document, Page, Text
from bot.pages.presses import Press
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.pages.web.document import document
from bot.rules.basics.names import key
from bot.rules.basics.options import ExportKind
from bot.rules.course.moving import users_in, without_secrets
from bot.rules.economy.find import tidy
from bot.rules.economy.people import Person, has, holders, is_overlord
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.refusals import NotYours, Right
from bot.service.rules_service import RulesService

LONGEST_NAME = 40
MOST_PEOPLE = 60
"""People whose names are asked for; there is one request to Discord for each."""


async def command(
    desk: Desk, interaction: discord.Interaction, kind: ExportKind = ExportKind.FILE
) -> None:
    """Hand out the campaign of this place."""
    work = _page if kind is ExportKind.PAGE else export
    await desk.guard(interaction, work(desk, interaction))


async def export(desk: Desk, interaction: discord.Interaction, press: Press | None = None) -> None:
    """Hand out a campaign privately; raises NotYours for whoever has no role in it."""
    request = desk.request(interaction, press)
    at, campaign = await desk.service.look(request)
    _need_role(campaign, request.person)
    log = await desk.service.log.read(at)
    decks = await own_decks(desk.service, request.server, log)
    # Whoever is not on the overlord side must not read the facedown cards in the file (S5).
    along = decks if is_overlord(campaign, request.person) else ()
    side, now = is_overlord(campaign, request.person), int(desk.service.clock())
    data = await asyncio.to_thread(file_of, log, along, now, overlord=side)
    names = desk.names(interaction, campaign)
    ending, most = "json", min(interaction.filesize_limit, MOST_BYTES)
    if len(data) > most:
        ending, data = "json.gz", await asyncio.to_thread(gzip.compress, data)
    if len(data) > most:
        blocks: tuple[Text | Document, ...] = (Text(names.say("file-export-too-large")),)
    else:
        name = file_name(campaign, _day(desk.service), ending)
        told = names.say("file-export", campaign=clean(campaign.name), entries=len(log))
        lacks = names.say("file-export-without-deck") if decks and not along else ""
        blocks = (Text("\n".join(filter(None, (told, lacks)))), Document(name, data))
    await desk.show(interaction, Page(blocks), private=True)


async def _page(desk: Desk, interaction: discord.Interaction) -> None:
    """Hand out a campaign as a page that shows what everybody here may see."""
    request = desk.request(interaction)
    at, campaign = await desk.service.look(request)
    box, language = (
        desk.service.box_at_hand(at.server),
        desk.table_language(campaign, at.server),
    )
    async with desk.teller.drawing.long_work(at.server, campaign.seq):
        log = await desk.service.log.read(at)
        people = await _people(desk, at.server, log)
        view = View(Voice(campaign, box, desk.words, language), at)
        view = view.reading(log, desk.service.dice.forced)
        data = await asyncio.to_thread(document, view, people, int(desk.service.clock()))
    names = desk.names(interaction, campaign)
    if len(data) > interaction.filesize_limit:
        blocks: tuple[Text | Document, ...] = (Text(names.say("file-page-too-large")),)
    else:
        told = names.say("file-page", campaign=clean(campaign.name))
        blocks = (Text(told), Document(file_name(campaign, _day(desk.service), "html"), data))
    await desk.show(interaction, Page(blocks), private=True)


async def _people(desk: Desk, server: int, log: list[Entry]) -> dict[int, str]:
    """Name the people of a log as the server knows them; who is not there any more has no name."""
    people: dict[int, str] = {}
    for user in sorted(users_in(log))[:MOST_PEOPLE]:
        try:
            member = await desk.teller.members.find(server, user)
        except ServerSilent:
            return people
        if member is not None:
            people[user] = tidy(member.display_name)
    return people


def file_of(log: list[Entry], decks: tuple[str, ...], at: int, *, overlord: bool = False) -> bytes:
    """Write a log as a file, without what nobody may learn from it.

    What the overlord side has learnt stands only in a file of its own (O2).
    """
    entries = tuple(without_secrets(log, learnt=overlord))
    return written(Export(entries, decks), at, event_codec())


async def own_decks(service: RulesService, server: int, log: list[Entry]) -> tuple[str, ...]:
    """Give the text of the group's own decks that a campaign was played with."""
    events = (entry.event for entry in log)
    chosen = dict.fromkeys(event.deck for event in events if isinstance(event, e.DeckChosen))
    texts = [await service.own_decks.text(server, deck) for deck in chosen]
    return tuple(text for text in texts if text)


def _need_role(campaign: Campaign, person: Person) -> None:
    if not has(campaign, person, Right.TABLE):
        raise NotYours(Right.TABLE, holders(campaign, Right.TABLE))


def _day(service: RulesService) -> str:
    return datetime.fromtimestamp(service.clock(), UTC).date().isoformat()


def file_name(campaign: Campaign, day: str, ending: str) -> str:
    """Name a file of a day in letters that every system takes."""
    name = f"{key(campaign.name)[:LONGEST_NAME]}-{day}.{ending}"
    return "".join(letter for letter in name if letter.isascii()).lstrip("-")
