"""Commands about single people: a seat, for whoever is on the server; direct messages."""

import discord

from bot.desk.desk import Desk
from bot.pages.page import Page, Text
from bot.rules.basics.keys import UserId
from bot.rules.basics.options import Edition
from bot.rules.state.commands import Command
from bot.rules.state.refusals import NotOnServer, OtherEdition

Named = discord.Member | discord.User


async def play(
    desk: Desk, interaction: discord.Interaction, command: Command, user: Named | None
) -> None:
    """Carry out a command that names a user; one who is not on the server is refused.

    Discord says so with the command. Should they sit at the table, they have left it.
    """
    if user is None or isinstance(user, discord.Member):
        await desk.play(interaction, command)
    else:
        await desk.guard(interaction, _refuse(desk, interaction, user))


async def _refuse(desk: Desk, interaction: discord.Interaction, user: discord.User) -> None:
    at, campaign = await desk.look(interaction)
    await desk.teller.leavers.look_after(at, campaign, (user.id,))
    raise NotOnServer(UserId(user.id))


async def choose_dms(desk: Desk, interaction: discord.Interaction, on: bool) -> None:
    """Answer a command that turns the direct messages on or off; private."""
    await desk.guard(interaction, _choose(desk, interaction, on))


async def _choose(desk: Desk, interaction: discord.Interaction, on: bool) -> None:
    request = desk.request(interaction)
    _, campaign = await desk.service.look(request)
    if campaign.edition is not Edition.SECOND:
        raise OtherEdition(Edition.SECOND)
    await desk.teller.set_dms(request.server, request.person.user, on)
    key = "page-dms-on" if on else "page-dms-off"
    said = desk.words.say(desk.language(interaction), key)
    await desk.show(interaction, Page((Text(said),)), private=True)
