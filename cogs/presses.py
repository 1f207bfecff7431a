"""Presses that look, confirm or open what has no form; commands of their own they have none."""

from functools import partial

import discord

from bot.client import OverlordBot
from bot.rules import commands as c
from bot.telling.desk import Desk
from bot.telling.pages import erasing, looks
from bot.telling.presses import Act, Press


async def shop(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Open the pledge for a Shop Item card."""
    await desk.play(interaction, c.OpenShopPledge(), press)


async def setup(bot: OverlordBot) -> None:
    """Let the desk hand these presses over."""
    bot.desk.on(Act.SHOW, partial(looks.press, bot.desk))
    bot.desk.on(Act.CONFIRM, partial(erasing.press, bot.desk))
    bot.desk.on(Act.SHOP, partial(shop, bot.desk))
