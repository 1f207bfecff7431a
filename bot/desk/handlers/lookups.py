"""How pages get to whoever asks for them: privately, to all, in place, drawn on or off the loop."""

import asyncio
from collections.abc import Sequence

import discord

from bot.desk.desk import Desk
from bot.desk.drawn.drawing import LONG_LOG
from bot.desk.typed import is_again
from bot.desk.whereabouts import language_there, no_table, server_of
from bot.log.errors import LogError
from bot.pages.lookups.helping import Topic, about_page, help_page
from bot.pages.lookups.listing import Listed, campaigns
from bot.pages.lookups.log import args as log_args
from bot.pages.lookups.register import LOOKUPS, Lookup
from bot.pages.lookups.status import SHOWN
from bot.pages.page import Page, Text, row
from bot.pages.presses import Act, Press
from bot.pages.voice import EVERYBODY, View, Voice
from bot.rules.basics.keys import NOWHERE, CampaignAt
from bot.rules.basics.stored import replace
from bot.rules.economy import find
from bot.rules.offers import Table
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import NoCampaign, NotKept, OtherEdition

HELP, LIST, STATUS = "help", "list", "status"
# Pages turned in place; another page pressed from one of these stands beside it.
TURNED = ("log", "decks", "deck", "agent")


async def show(desk: Desk, interaction: discord.Interaction, name: str, *args: str) -> None:
    """Answer a command with a look at the campaign here."""
    await desk.guard(interaction, _show(desk, interaction, name, args))


async def show_log(
    desk: Desk,
    interaction: discord.Interaction,
    page: int,
    hero: str | None,
    card: str | None,
    user: int | None,
) -> None:
    """Answer a command with a page of the log; hero and card are names as typed."""
    await desk.guard(interaction, _log(desk, interaction, page, (hero, card, user)))


async def show_hero(desk: Desk, interaction: discord.Interaction, hero: str | None) -> None:
    """Answer a command with a hero's sheet: that of the hero named, else of the asker's own."""
    await desk.guard(interaction, _hero(desk, interaction, hero))


async def show_list(desk: Desk, interaction: discord.Interaction) -> None:
    """Answer a command with the campaigns of the server."""
    await desk.guard(interaction, _list(desk, interaction))


async def explain(desk: Desk, interaction: discord.Interaction, topic: Topic | None) -> None:
    """Answer a command with help."""
    await desk.guard(interaction, _help(desk, interaction, topic))


async def tell_about(desk: Desk, interaction: discord.Interaction) -> None:
    """Answer a command with what the bot is."""
    page = about_page(desk.names(interaction, Campaign()), server_of(interaction))
    await desk.guard(interaction, desk.show(interaction, page, private=True))


async def press(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Answer a press that shows something: privately, or in place if nobody else sees it."""
    name, *args = press.args
    if name == HELP:
        await _help(desk, interaction, Topic(args[0]))
    elif name == LIST:
        await _list(desk, interaction, *args)
    elif name not in LOOKUPS:
        await desk.unknown(interaction)
    else:
        await _show(desk, interaction, name, args, press)


async def post(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Show everybody what somebody has looked at privately, as everybody may see it."""
    name, *args = press.args or ("",)
    look = LOOKUPS.get(name)
    at, campaign = await desk.service.look(desk.request(interaction, press))
    box = desk.service.box_at_hand(at.server)
    everybody = Table(campaign, EVERYBODY, box)
    if look is None or not _may_post(interaction, look, everybody, *args):
        await desk.unknown(interaction)
        return
    if look.edition not in (None, campaign.edition):
        raise OtherEdition(look.edition)
    _need_kept(campaign, look)
    language = desk.table_language(campaign, at.server)
    view = View(Voice(campaign, box, desk.words, language), at)
    await desk.show_look(interaction, at, await draw(desk, look, view, args))


def alone(interaction: discord.Interaction) -> bool:
    """Tell whether a press turns a page that only the presser sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral and not is_again(interaction)


async def _help(desk: Desk, interaction: discord.Interaction, topic: Topic | None) -> None:
    page = help_page(desk.names(interaction, await _played_here(desk, interaction)), topic)
    await desk.show(interaction, page, private=True, edit=alone(interaction))


async def _played_here(desk: Desk, interaction: discord.Interaction) -> Campaign:
    """Give the campaign that runs here; help is wanted where there is none, or no log, too."""
    try:
        _, campaign = await desk.look(interaction)
    except (NoCampaign, LogError):
        return Campaign()
    return campaign


async def _log(
    desk: Desk,
    interaction: discord.Interaction,
    page: int,
    wanted: tuple[str | None, str | None, int | None],
) -> None:
    _, campaign = await desk.look(interaction)
    request = desk.request(interaction)
    table = Table(campaign, request.person, desk.service.box_at_hand(request.server))
    await _show(desk, interaction, "log", log_args(table, page, *wanted))


async def _hero(desk: Desk, interaction: discord.Interaction, hero: str | None) -> None:
    _, campaign = await desk.look(interaction)
    request = desk.request(interaction)
    table = Table(campaign, request.person, desk.service.box_at_hand(request.server))
    await _show(desk, interaction, SHOWN, (find.hero(table.draft, hero).key,))


async def _list(desk: Desk, interaction: discord.Interaction, page: str = "1") -> None:
    server, asker = server_of(interaction), interaction.user
    rows = [
        Listed(each.at, each.name, each.home_channel, each.ended)
        for each in await desk.service.directory(server)
        if isinstance(asker, discord.Member)
        and await desk.teller.entrance.shows(interaction, asker, each.at)
    ]
    guild = interaction.guild
    places = [guild.get_channel_or_thread(each.home) for each in rows] if guild else []
    channels = {place.id: place.name for place in places if place is not None}
    drawn = campaigns(desk.names(interaction, Campaign()), server, rows, page, channels)
    await desk.show(interaction, drawn, private=True, edit=alone(interaction))


async def _show(
    desk: Desk,
    interaction: discord.Interaction,
    name: str,
    args: Sequence[str],
    press: Press | None = None,
) -> None:
    look, request = LOOKUPS[name], desk.request(interaction, press)
    if look.portable and not request.server:
        at, table = NOWHERE, no_table(request.person.user, desk.service.box)
    else:
        at, campaign = await desk.service.look(request)
        table = Table(campaign, request.person, desk.service.box_at_hand(request.server))
    if look.edition not in (None, table.campaign.edition):
        raise OtherEdition(look.edition)
    _need_kept(table.campaign, look)
    everybody = replace(table, by=EVERYBODY)
    private = press is not None or not look.is_public(table, *args)
    language = desk.language(interaction)
    if not private:
        language = _table_language(desk, interaction, table.campaign, at)
    reader = table.by if private else EVERYBODY
    view = View(Voice(table.campaign, table.box, desk.words, language, reader), at)
    page = await draw(desk, look, view, args)
    if name == STATUS:
        page = _with_waiting(desk, page, view)
        page = _to_take_along(page, view) if press is not None else page
    if not private:
        await desk.show_look(interaction, at, page)
        return
    if _may_post(interaction, look, everybody, *args):
        page = _to_post(page, view, name, *args)
    await desk.show(interaction, page, private=True, edit=name in TURNED and alone(interaction))


def _need_kept(campaign: Campaign, look: Lookup) -> None:
    """Refuse a look at what the group does not want kept here; raises NotKept."""
    if not campaign.keeps(look.level):
        raise NotKept(look.level, campaign.settings.track)


def _table_language(
    desk: Desk, interaction: discord.Interaction, campaign: Campaign, at: CampaignAt
) -> str:
    if at == NOWHERE:
        return language_there(interaction)
    return desk.table_language(campaign, at.server)


def _with_waiting(desk: Desk, page: Page, view: View) -> Page:
    """Say, below how the campaign stands, which of its moves wait to be told."""
    waiting = desk.teller.waiting(view.at, view.voice.campaign.home)
    if waiting is None:
        return page
    first, *rest = page.blocks
    return replace(page, blocks=(first, Text(waiting.text(view.voice.say)), *rest))


def _may_post(interaction: discord.Interaction, look: Lookup, everybody: Table, *args: str) -> bool:
    """Tell whether a look may be shown to everybody here: elsewhere its channel may be hidden."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
    home = everybody.campaign.home
    at_home = bool(home) and home in (interaction.channel_id, parent)
    return at_home and look.may_be_posted(everybody, *args)


def _to_post(page: Page, view: View, name: str, *args: str) -> Page:
    """Offer to show everybody what everybody may see."""
    post = view.button(view.voice.say("button-post"), Act.POST, name, *args)
    return replace(page, blocks=(*page.blocks, row(post)))


def _to_take_along(page: Page, view: View) -> Page:
    """Offer the campaign as a file: looked up in the list, its own channel may be gone."""
    export = view.button(view.voice.say("file-button-export"), Act.EXPORT)
    return replace(page, blocks=(*page.blocks, row(export)))


async def draw(desk: Desk, look: Lookup, view: View, args: Sequence[str] = ()) -> Page:
    """Draw a look as somebody sees it; a slow one, or one of a long log, off the event loop."""
    look = look.of(view.voice.campaign.edition)
    if not (look.reads_log or look.counts):
        return await _drawn(look, view, args)
    async with desk.teller.drawing.long_work(view.at.server, view.voice.campaign.seq):
        if look.counts:
            view = view.counted(await desk.service.sums(view.at))
        if look.reads_log:
            log = await desk.service.log.read(view.at)
            view = view.reading(log, desk.service.dice.forced)
        return await _drawn(look, view, args)


async def _drawn(look: Lookup, view: View, args: Sequence[str]) -> Page:
    if len(view.entries) <= LONG_LOG and not look.slow:
        return look.draw(view, *args)
    return await asyncio.to_thread(look.draw, view, *args)
