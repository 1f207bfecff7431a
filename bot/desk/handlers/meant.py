"""The press of a name that somebody meant: the command is done again with it."""

import discord

from bot.desk.desk import Desk
from bot.pages.presses import Press


async def press(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Carry out what was typed with the name pressed, for whoever typed it and nobody else."""
    mark, place = press.args
    redo = desk.suggestions.take(mark, int(place), interaction.user.id)
    if redo is None:
        desk.refusals += 1
        await desk.show(interaction, desk.said(interaction, "meant-gone"), private=True)
    else:
        await redo(interaction)
