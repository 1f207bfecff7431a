"""Whether somebody is told of his heroes' fortune by direct message."""

import discord

from bot.desk.desk import Desk
from bot.pages.page import Page, Text
from bot.rules.basics.options import Edition
from bot.rules.state.refusals import OtherEdition


async def choose(desk: Desk, interaction: discord.Interaction, on: bool) -> None:
    """Answer a command that turns the direct messages on or off; private."""
    await desk.guard(interaction, _choose(desk, interaction, on))


async def _choose(desk: Desk, interaction: discord.Interaction, on: bool) -> None:
    seat = desk.seat(interaction)
    _, campaign = await desk.service.look(seat)
    if campaign.edition is not Edition.SECOND:
        raise OtherEdition(Edition.SECOND)
    await desk.teller.set_dms(seat.server, seat.person.user, on)
    key = "page-dms-on" if on else "page-dms-off"
    said = desk.words.say(desk.language(interaction), key)
    await desk.show(interaction, Page((Text(said),)), private=True)
