"""The answer to whether a campaign is to be erased."""

import discord

from bot.desk import written
from bot.desk.desk import Desk
from bot.log.contract import CampaignRow
from bot.pages.looks.listing import YES
from bot.pages.page import Page, Text
from bot.pages.presses import Press
from bot.pages.text import clean, mention
from bot.rules.state.campaign import Campaign


async def press(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Erase the campaign for good, or leave it; raises NotYours for whoever is no steward."""
    if press.args[0] != YES:
        kept = desk.words.say(desk.language(interaction), "page-delete-kept")
        await desk.show(interaction, Page((Text(kept),)), edit=True)
        return
    seat = desk.seat(interaction, press)
    at, campaign = await desk.service.look(seat)
    board = await desk.teller.boards.find(at)
    row = await desk.service.delete(seat)
    await written.tell(interaction, _tell(desk, interaction, campaign, row), desk.words)
    desk.teller.boards.forget(at)
    if board is not None:
        await desk.teller.boards.remove(board)


async def _tell(
    desk: Desk, interaction: discord.Interaction, campaign: Campaign, row: CampaignRow
) -> None:
    language = desk.table_language(campaign, interaction.guild_id or 0)
    who = mention(interaction.user.id)
    gone = desk.words.say(language, "page-delete-gone", campaign=clean(row.name), who=who)
    await desk.show(interaction, Page((Text(gone),)))
