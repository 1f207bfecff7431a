"""Commands that give somebody a seat: he must be on the server."""

import discord

from bot.desk.desk import Desk
from bot.rules.basics.keys import UserId
from bot.rules.state.commands import Command
from bot.rules.state.refusals import NotOnServer

Named = discord.Member | discord.User


async def play(
    desk: Desk, interaction: discord.Interaction, command: Command, user: Named | None
) -> None:
    """Carry out a command that names a user; one who is not on the server is refused.

    Discord says so with the command. Should he sit at the table, he has left it.
    """
    if user is None or isinstance(user, discord.Member):
        await desk.play(interaction, command)
    else:
        await desk.guard(interaction, _refuse(desk, interaction, user))


async def _refuse(desk: Desk, interaction: discord.Interaction, user: discord.User) -> None:
    at, campaign = await desk.look(interaction)
    await desk.teller.leavers.look_after(at, campaign, (user.id,))
    raise NotOnServer(UserId(user.id))
