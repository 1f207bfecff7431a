"""Buttons that can do nothing any more go grey at the latest when somebody presses them in vain."""

import asyncio
import logging
from typing import Any, cast

import discord

from bot.desk.outbox.undelivered import refused
from bot.desk.pressed.buttons import Control
from bot.desk.pressed.recolouring import Stands, Verdict, recolour
from bot.desk.pressed.spent import Judge, may_pass
from bot.pages.presses import Press
from bot.service.rules_service import RulesService

_log = logging.getLogger(__name__)


async def look_through(
    interaction: discord.Interaction, press: Press, service: RulesService, changing: asyncio.Lock
) -> tuple[Stands, ...]:
    """Make grey, in the message of a press that was refused, what can do nothing any more.

    Gives how the buttons in it stand now; none where nobody has looked.
    """
    at = press.at
    if not at.id:
        return ()
    there = any(row.at == at for row in await service.directory(at.server))
    campaign = await service.fold(at) if there else None
    judge = Judge(campaign, service.box_at_hand(at.server))
    if not judge.is_press_spent(press):
        return ()
    pressed = _pressed(interaction)

    def is_grey(control: Control, grey: bool) -> bool:
        judged = control.custom_id == pressed or may_pass(control, at)
        return grey or (judged and judge.is_spent(control))

    return await _recolour(interaction, is_grey, changing)


async def grey(interaction: discord.Interaction) -> None:
    """Make a pressed button grey that is of another version, or never was one of the bot's."""
    pressed = _pressed(interaction)
    await _recolour(
        interaction, lambda control, grey: grey or control.custom_id == pressed, asyncio.Lock()
    )


def _pressed(interaction: discord.Interaction) -> object:
    return cast(dict[str, Any], interaction.data or {}).get("custom_id")


async def _recolour(
    interaction: discord.Interaction, is_grey: Verdict, changing: asyncio.Lock
) -> tuple[Stands, ...]:
    """Change the pressed message, as it stands now; where that fails nobody is hindered.

    It is looked at anew while nobody else changes it: what was pressed may show an older form.
    """
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral:
        return ()
    try:
        async with changing:
            return await recolour(await pressed.fetch(), is_grey)
    except discord.HTTPException as error:
        _log.info("a button stays as it was", exc_info=refused(error))
    return ()
