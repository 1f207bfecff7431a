"""What is erased on request, each asked first: a campaign, or somebody's name on a server."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import discord

from bot.desk import written
from bot.desk.desk import Desk
from bot.desk.drawn.signs import nonce
from bot.desk.outbox import answering
from bot.desk.outbox.homes import home_of
from bot.desk.outbox.undelivered import Undelivered
from bot.log.contract import CampaignRow
from bot.pages.lookups.listing import YES as ERASE
from bot.pages.page import Button, Buttons, Page, Style, Text
from bot.pages.presses import Act, Press
from bot.pages.text import clean, mention
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.campaign import Campaign
from bot.service.erasure import Trace, erase, is_noted, traces

YES, NO = "yes", "no"


async def erase_campaign(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Erase the campaign for good, or leave it; raises NotYours for whoever is no steward."""
    if press.args[0] != ERASE:
        kept = desk.words.say(desk.language(interaction), "page-delete-kept")
        await desk.show(interaction, Page((Text(kept),)), edit=True)
        return
    request = desk.request(interaction, press)
    at, campaign = await desk.service.look(request)
    board = await desk.teller.boards.find(at)
    row = await desk.service.delete(request)
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


async def erase_name(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Say what would go, do it after a Yes, or leave it."""
    [answer] = press.args
    if answer == YES:
        await _forget(desk, interaction, press)
    elif answer == NO:
        await answering.in_place(interaction, desk.said(interaction, "privacy-left"))
    else:
        await _ask(desk, interaction, press)


async def _ask(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    found = await traces(desk.service, press.at.server, interaction.user.id)
    if not found and not await is_noted(desk.service, press.at.server, interaction.user.id):
        await answering.privately(interaction, desk.said(interaction, "privacy-unknown"))
        return
    told = "\n".join(_consequences(desk, interaction, found))
    buttons = (_button(desk, interaction, press.at.server, answer) for answer in (YES, NO))
    await answering.privately(interaction, Page((Text(told), Buttons(tuple(buttons)))))


async def _forget(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    user, server = interaction.user.id, press.at.server
    found = await erase(desk.service, server, user)
    await answering.in_place(interaction, desk.said(interaction, "privacy-done"))
    for trace in found:
        desk.teller.boards.hear(trace.at)
        if trace.heroes:
            await _tell_table(desk, trace)


async def _tell_table(desk: Desk, trace: Trace) -> None:
    """Say, without the name, which heroes have no player now."""
    campaign = await desk.service.fold(trace.at)
    if campaign.ended:
        return
    names = desk.teller.drawing.table_names(campaign, trace.at.server)
    said = names.say("privacy-told", heroes=names.heroes(trace.heroes), left=len(trace.heroes))
    home = await home_of(desk.service, trace.at)
    own = nonce("forgotten", *trace.at, campaign.seq, *trace.heroes)
    with suppress(Undelivered):
        await desk.teller.courier.post(home, Page((Text(said),)), own)


def _consequences(
    desk: Desk, interaction: discord.Interaction, found: Sequence[Trace]
) -> Iterator[str]:
    language = desk.language(interaction)
    entries = sum(len(trace.nameless) for trace in found)
    heroes = sum(len(trace.heroes) for trace in found)
    yield desk.words.say(
        language, "privacy-ask", campaigns=len(found), entries=entries, heroes=heroes
    )
    yield desk.words.say(language, "privacy-seats")
    yield desk.words.say(language, "privacy-stays")


def _button(desk: Desk, interaction: discord.Interaction, server: int, answer: str) -> Button:
    label = desk.words.say(desk.language(interaction), f"choice-{answer}")
    style = Style.DANGER if answer == YES else Style.SECONDARY
    return Button(label, Press(Act.FORGET_ME, CampaignAt(server, 0), (answer,)), style)
