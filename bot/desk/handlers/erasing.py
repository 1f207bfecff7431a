"""The answer to whether a campaign is to be erased."""

import discord

from bot.desk.desk import Desk
from bot.pages.looks.listing import YES
from bot.pages.page import Page, Text
from bot.pages.presses import Press
from bot.pages.text import clean, mention


async def press(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Erase the campaign for good, or leave it; raises NotYours for whoever is no steward."""
    if press.args[0] != YES:
        kept = desk.words.say(desk.language(interaction), "page-delete-kept")
        await desk.show(interaction, Page((Text(kept),)), edit=True)
        return
    seat = desk.seat(interaction, press)
    id, campaign = await desk.service.look(seat)
    board = await desk.teller.boards.find(seat.server, id)
    row = await desk.service.delete(seat)
    language = desk.table_language(campaign, seat.server)
    who = mention(interaction.user.id)
    gone = desk.words.say(language, "page-delete-gone", campaign=clean(row.name), who=who)
    await desk.show(interaction, Page((Text(gone),)))
    desk.teller.boards.forget(seat.server, id)
    if board is not None:
        await desk.teller.boards.remove(board)
