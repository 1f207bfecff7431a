"""Buttons that can do nothing any more go grey once somebody has found that out."""

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


async def grey(interaction: discord.Interaction) -> None:
    """Make the pressed button grey; nobody is hindered where that is not possible."""
    message, data = interaction.message, cast(dict[str, Any], interaction.data or {})
    if message is None or message.flags.ephemeral:
        return
    view = ui.LayoutView.from_message(message, timeout=None)
    buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    if not _turn_off(buttons, data.get("custom_id")):
        return
    _keep_pictures(view, message)
    # A stopped view is sent but not kept.
    view.stop()
    try:
        await message.edit(view=view)
    except discord.HTTPException as error:
        _log.info("a button stays as it was", exc_info=refused(error))


def _turn_off(buttons: list[ui.Button[Any]], custom_id: object) -> bool:
    found = [button for button in buttons if button.custom_id == custom_id]
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
