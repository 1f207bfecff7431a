"""`/campaign board`, and the buttons about boards."""

import logging

import discord

from bot.desk.desk import Desk
from bot.desk.drawn.signs import nonce
from bot.desk.outbox import answering
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.homes import address, home_of
from bot.desk.outbox.troubles import lacking
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.pages.lookups.board import gone
from bot.pages.messages.doctor import named
from bot.pages.page import Buttons, Link, Page, Text
from bot.pages.presses import Press
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.economy.people import need_steward
from bot.rules.state.campaign import Campaign

PINS_FULL = 30003

_log = logging.getLogger(__name__)


async def command(desk: Desk, interaction: discord.Interaction) -> None:
    """Put the board up in the campaign's channel."""
    await desk.guard(interaction, put(desk, interaction))


async def put(desk: Desk, interaction: discord.Interaction, press: Press | None = None) -> None:
    """Put the board up anew, the old one goes; raises NotYours for whoever is no steward."""
    request = desk.request(interaction, press)
    at, campaign = await desk.service.look(request)
    need_steward(campaign, request.person)
    home = await home_of(desk.service, at)
    page = await desk.teller.boards.draw(at)
    try:
        sent = await _hang(desk, interaction, home, page)
    except Undelivered as undelivered:
        said = _refused(desk, home, undelivered, desk.names(interaction, campaign))
        await answering.privately(interaction, Page((Text(said),)))
        return
    if sent is not None:
        await desk.teller.boards.put_up(at, sent, page)
        await _say_where(desk, interaction, campaign, request.server, sent)
        await _pin(desk, interaction, sent, desk.names(interaction, campaign))


async def refresh(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Bring the board up to date; an old copy only says where the board is now."""
    at, campaign = await desk.look(interaction, press)
    sent, pressed = await desk.teller.boards.find(at), interaction.message
    if sent is None:
        view = View(desk.names(interaction, campaign), at)
        await answering.privately(interaction, gone(view))
        return
    if pressed is not None and _is_copy(pressed, sent):
        said = desk.names(interaction, campaign).say("board-moved", channel=f"<#{sent.channel}>")
        page = Page((Text(said), _way(desk, interaction, press.at.server, sent)))
        await answering.privately(interaction, page)
        return
    await answering.silently(interaction)
    await desk.teller.boards.redraw(at, interaction)


def _is_copy(pressed: discord.Message, sent: Sent) -> bool:
    """Tell whether a message looks like the board, and is it no more."""
    return not pressed.flags.ephemeral and pressed.id != sent.message


async def _hang(desk: Desk, interaction: discord.Interaction, home: int, page: Page) -> Sent | None:
    """Make the board the answer, or post it where the campaign lives; None if it was up already.

    Raises Undelivered.
    """
    if interaction.channel_id == home:
        try:
            return await answering.publicly(interaction, page)
        except discord.HTTPException as error:
            _log.warning("a board could not be the answer", exc_info=error)
    return await desk.teller.courier.post(home, page, nonce("board", interaction.id))


async def _say_where(
    desk: Desk, interaction: discord.Interaction, campaign: Campaign, server: int, sent: Sent
) -> None:
    """Answer an asker who does not see the board in the place of asking."""
    if interaction.response.is_done():
        return
    names = desk.names(interaction, campaign)
    said = names.say("board-elsewhere", campaign=clean(campaign.name), channel=f"<#{sent.channel}>")
    page = Page((Text(said), _way(desk, interaction, server, sent)))
    await answering.publicly(interaction, page)


async def _pin(desk: Desk, interaction: discord.Interaction, sent: Sent, names: Voice) -> None:
    """Pin the board, or say what is lacking for it."""
    try:
        await desk.teller.courier.pin(sent)
    except Undelivered as undelivered:
        _log.info("a board was not pinned", exc_info=undelivered)
        if undelivered.trouble is not Trouble.FAILING:
            said = _unpinned(sent, undelivered, names)
            await answering.privately(interaction, Page((Text(said),)))


def _unpinned(sent: Sent, undelivered: Undelivered, names: Voice) -> str:
    channel, code = f"<#{sent.channel}>", undelivered.code
    if code == PINS_FULL:
        return names.say("board-unpinned-full", channel=channel)
    if undelivered.trouble is not Trouble.FORBIDDEN:
        return names.say("board-unpinned-number", channel=channel, code=str(code))
    permission = named("pin_messages", names)
    return names.say("board-unpinned", channel=channel, permission=permission)


def _refused(desk: Desk, home: int, undelivered: Undelivered, names: Voice) -> str:
    channel = f"<#{home}>"
    match undelivered.trouble:
        case Trouble.FORBIDDEN:
            permissions = lacking(desk.teller.courier.client, home, names)
            return names.say("board-refused", channel=channel, permissions=permissions)
        case Trouble.ARCHIVED | Trouble.GONE | Trouble.FAILING as trouble:
            return names.say(f"board-refused-{trouble}", channel=channel)
        case _:
            return names.say("board-refused-number", channel=channel, code=str(undelivered.code))


def _way(desk: Desk, interaction: discord.Interaction, server: int, sent: Sent) -> Buttons:
    label = desk.words.say(desk.language(interaction), "board-button-there")
    return Buttons((Link(label, address(server, sent)),))
