"""Buttons that can do nothing any more go grey once somebody has found that out."""

import asyncio
import logging
from typing import Any, cast

import discord
from discord import ui

from bot.desk.outbox.undelivered import refused
from bot.log.errors import CampaignGone
from bot.rules.state import refusals as r

# What stays so, whatever is played; the rest may be otherwise after the next move.
_FOR_GOOD = (
    CampaignGone,
    r.AlreadyAdopted,
    r.MoveGone,
    r.NoCampaign,
    r.OldRoll,
    r.QuestionClosed,
    r.StepBehind,
)

_log = logging.getLogger(__name__)


def is_for_good(error: Exception) -> bool:
    """Tell whether a button that led to this will never do anything again."""
    return isinstance(error, _FOR_GOOD)


async def grey(interaction: discord.Interaction, changing: asyncio.Lock) -> None:
    """Make the pressed button grey, if it still stands there; where that fails nobody is hindered.

    The message is looked at anew while nobody else changes it: what was pressed may show an older
    form of it.
    """
    pressed, data = interaction.message, cast(dict[str, Any], interaction.data or {})
    if pressed is None or pressed.flags.ephemeral:
        return
    try:
        async with changing:
            await _grey(await pressed.fetch(), data.get("custom_id"))
    except discord.HTTPException as error:
        _log.info("a button stays as it was", exc_info=refused(error))


async def _grey(message: discord.Message, custom_id: object) -> None:
    view = ui.LayoutView.from_message(message, timeout=None)
    buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    if not _turn_off(buttons, custom_id):
        return
    _keep_pictures(view, message)
    # A stopped view is sent but not kept.
    view.stop()
    await message.edit(view=view)


def _turn_off(buttons: list[ui.Button[Any]], custom_id: object) -> bool:
    found = [each for each in buttons if each.custom_id == custom_id and not each.disabled]
    for button in found:
        button.disabled = True
    return bool(found)


def _keep_pictures(view: ui.LayoutView, message: discord.Message) -> None:
    """Let pictures point at the message's own files again instead of where Discord shows them."""
    names = {attached.url: attached.filename for attached in message.attachments}
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            for shown in item.items:
                if shown.media.url in names:
                    shown.media = discord.UnfurledMediaItem(
                        f"attachment://{names[shown.media.url]}"
                    )
