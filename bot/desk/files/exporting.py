"""`/campaign export`: the campaign as a file, for whoever sits at its table."""

import asyncio
import gzip
from datetime import UTC, datetime

import discord

from bot.desk.desk import Desk
from bot.log.export import MOST_BYTES, Export, written
from bot.log.upcasts import event_codec
from bot.pages.page import Document, Page, Text
from bot.pages.presses import Press
from bot.pages.text import clean
from bot.rules.basics.names import key
from bot.rules.course.moving import without_secrets
from bot.rules.economy.people import Person, has, holders, is_overlord
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.refusals import NotYours, Right
from bot.service.rules_service import RulesService

LONGEST_NAME = 40


async def command(desk: Desk, interaction: discord.Interaction) -> None:
    """Hand out the campaign of this place."""
    await desk.guard(interaction, export(desk, interaction))


async def export(desk: Desk, interaction: discord.Interaction, press: Press | None = None) -> None:
    """Hand out a campaign privately; raises NotYours for whoever has no role in it."""
    request = desk.request(interaction, press)
    at, campaign = await desk.service.look(request)
    _need_role(campaign, request.person)
    log = await desk.service.log.read(at)
    decks = await own_decks(desk.service, request.server, log)
    # Whoever is not on the overlord side must not read the facedown cards in the file (S5).
    along = decks if is_overlord(campaign, request.person) else ()
    data = await asyncio.to_thread(file_of, log, along, int(desk.service.clock()))
    names = desk.names(interaction, campaign)
    ending, most = "json", min(interaction.filesize_limit, MOST_BYTES)
    if len(data) > most:
        ending, data = "json.gz", await asyncio.to_thread(gzip.compress, data)
    if len(data) > most:
        blocks: tuple[Text | Document, ...] = (Text(names.say("file-export-too-large")),)
    else:
        name = f"{key(campaign.name)[:LONGEST_NAME]}-{_day(desk.service)}.{ending}"
        told = names.say("file-export", campaign=clean(campaign.name), entries=len(log))
        lacks = names.say("file-export-without-deck") if decks and not along else ""
        blocks = (Text("\n".join(filter(None, (told, lacks)))), Document(_plain(name), data))
    await desk.show(interaction, Page(blocks), private=True)


def file_of(log: list[Entry], decks: tuple[str, ...], at: int) -> bytes:
    """Write a log as a file, without what nobody may learn from it."""
    return written(Export(tuple(without_secrets(log)), decks), at, event_codec())


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


def _plain(name: str) -> str:
    """Keep of a file's name what every system takes."""
    return "".join(letter for letter in name if letter.isascii()).lstrip("-")
