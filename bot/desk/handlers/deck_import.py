"""/plot import: takes in a group's own deck file, or says everything that is wrong with it."""

from collections.abc import Iterator

import discord

from bot.box.decks import MOST_BYTES
from bot.box.faults import DeckFaults
from bot.desk import written
from bot.desk.desk import Desk
from bot.pages.fitting import shorten
from bot.pages.page import Page, Text
from bot.pages.text import bold, clean, mention
from bot.rules.basics.keys import CampaignAt
from bot.rules.printed.decks import Deck, DeckFault, Expected
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import DeckInUse, DeckPlayed, NoCampaign, Refusal
from bot.service.imports import forget_deck, import_deck
from bot.words import Words

MOST_FAULTS = 15
LONGEST_FAULT = 220
KIB = 1024


async def take_in(desk: Desk, interaction: discord.Interaction, file: discord.Attachment) -> None:
    """Import a deck file for this server; a steward's right."""
    await desk.guard(interaction, _take_in(desk, interaction, file))


async def _take_in(desk: Desk, interaction: discord.Interaction, file: discord.Attachment) -> None:
    request = desk.request(interaction)
    await desk.service.need_steward_at(request)
    try:
        async with desk.turn_of_file(interaction):
            deck = await import_deck(desk.service, request, await _content(file))
    except DeckInUse as refused:
        raise await _told(desk, interaction, refused) from None
    except DeckFaults as wrong:
        desk.refusals += 1
        told = faults(wrong.faults, desk.words, desk.language(interaction))
        await desk.show(interaction, told, private=True)
        return
    await written.tell(interaction, _tell(desk, interaction, deck), desk.words)


async def forget(desk: Desk, interaction: discord.Interaction, name: str) -> None:
    """Take a homebrew deck off this server; a steward's right."""
    await desk.guard(interaction, _forget(desk, interaction, name))


async def _forget(desk: Desk, interaction: discord.Interaction, name: str) -> None:
    try:
        deck = await forget_deck(desk.service, desk.request(interaction), name)
    except DeckPlayed as refused:
        raise await _told(desk, interaction, refused) from None
    who, named = mention(interaction.user.id), bold(clean(deck.name))
    language = desk.table_language(await _campaign(desk, interaction), interaction.guild_id or 0)
    told = desk.words.say(language, "deck-forgotten", who=who, deck=named)
    await written.tell(interaction, desk.show(interaction, Page((Text(told),))), desk.words)


async def _told(
    desk: Desk, interaction: discord.Interaction, refused: DeckInUse | DeckPlayed
) -> Refusal:
    """Name the campaign that has the deck to those alone who can see its channel."""
    at, asker = CampaignAt(interaction.guild_id or 0, refused.id), interaction.user
    if isinstance(asker, discord.Member) and await desk.teller.entrance.shows(
        interaction, asker, at
    ):
        return refused
    return type(refused)(refused.name, "", refused.id)


async def _tell(desk: Desk, interaction: discord.Interaction, deck: Deck) -> None:
    campaign = await _campaign(desk, interaction)
    language = desk.table_language(campaign, interaction.guild_id or 0)
    await desk.show(interaction, imported(deck, interaction.user.id, desk.words, language))


async def _campaign(desk: Desk, interaction: discord.Interaction) -> Campaign:
    try:
        _, campaign = await desk.look(interaction)
    except NoCampaign:
        return Campaign()
    return campaign


async def _content(file: discord.Attachment) -> bytes:
    """Give what is in a file; one that is too large is not even fetched."""
    if file.size > MOST_BYTES:
        small = DeckFault(field="file", expected=Expected.SMALL_FILE, most=MOST_BYTES)
        raise DeckFaults([small])
    return await file.read()


def imported(deck: Deck, by: int, words: Words, language: str) -> Page:
    """Say which deck was imported, and nothing of its facedown cards (S5)."""
    lieutenant = clean(deck.lieutenant)
    said = words.say(language, "deck-imported-lieutenant", lieutenant=lieutenant)
    text = words.say(
        language,
        "deck-imported",
        who=mention(by),
        deck=bold(clean(deck.name)),
        lieutenant=said if lieutenant else "",
        cards=len(deck.cards),
        basic=bold(clean(deck.basic.name)),
    )
    return Page((Text(text),))


def faults(found: tuple[DeckFault, ...], words: Words, language: str) -> Page:
    """Say what is wrong with a file: the first faults one by one, the others by their number."""
    return Page((Text("\n".join(_lines(found, words, language))),))


def _lines(found: tuple[DeckFault, ...], words: Words, language: str) -> Iterator[str]:
    yield words.say(language, "deck-faults", count=len(found))
    for fault in found[:MOST_FAULTS]:
        yield "- " + shorten(fault_line(fault, words, language), LONGEST_FAULT)
    if len(found) > MOST_FAULTS:
        yield words.say(language, "deck-more-faults", count=len(found) - MOST_FAULTS)
    yield words.say(language, "deck-format")


def fault_line(fault: DeckFault, words: Words, language: str) -> str:
    """Say where a fault is and what is expected there."""
    at = "-at" if fault.expected is Expected.TOML and fault.line is not None else ""
    most = fault.most or 0
    figures = {"least": fault.least or 0, "most": most, "kib": most // KIB, "line": fault.line or 0}
    options = ", ".join(fault.options)
    expected = words.say(language, f"fault-{fault.expected}{at}", options=options, **figures)
    where = {"field": clean(fault.field), "expected": expected}
    if not fault.card:
        return words.say(language, "fault-of-deck", **where)
    return words.say(language, "fault-of-card", card=clean(fault.card), **where)
