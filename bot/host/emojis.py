"""`overlord emojis`: puts the bot's emojis up on Discord, or takes them away."""

import discord

from bot.box.box import load_box
from bot.desk import emojis
from bot.desk.emojis import EmojisRefused
from bot.host.settings import HostSettings


async def change(settings: HostSettings, *, remove: bool) -> int:
    """Put up what lacks, or take all away, and count; raises EmojisRefused."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token().get_secret_value())
        return await changed(client, remove=remove)


async def changed(client: discord.Client, *, remove: bool) -> int:
    """Do so with a client that is logged in."""
    work = emojis.take_away if remove else emojis.put_up
    try:
        return await work(client, load_box().dice)
    except discord.HTTPException as error:
        raise EmojisRefused(error.text or str(error.status)) from error
