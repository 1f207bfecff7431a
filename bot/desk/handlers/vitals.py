"""Presses about how heroes are that no post answers: the board's select and a hero's panel."""

import asyncio

import discord

from bot.desk.desk import Desk
from bot.desk.outbox import answering
from bot.pages.lookups.vitals_panel import panel
from bot.pages.messages import rolls
from bot.pages.messages.enhancing import RollView
from bot.pages.phrases import vitals_presses
from bot.pages.presses import Press, unfold
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Track
from bot.rules.economy.people import has, holders
from bot.rules.rolling.table_rolls import read_roll
from bot.rules.state.commands import Command
from bot.rules.state.refusals import NotKept, NotYours, QuestionClosed, Right


async def from_board(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Enter what was chosen on the board, or open the panel of a hero to whoever chose."""
    choice = press.args[-1]
    command = vitals_presses.from_board(choice)
    if command is None:
        await _show(desk, interaction, press, choice.partition(":")[2], edit=False)
        return
    await _enter(desk, interaction, press, command)
    await answering.silently(interaction)


async def from_panel(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Enter what was pressed on a hero's panel, and show in it how the hero is now."""
    _, campaign = await desk.look(interaction, press)
    args = tuple(unfold(arg, campaign.names) for arg in press.args)
    try:
        command = vitals_presses.from_panel(args)
    except (LookupError, ValueError):  # nothing that a panel offers
        raise QuestionClosed from None
    await _enter(desk, interaction, press, command)
    await _show(desk, interaction, press, args[0], edit=True)


async def other_amount(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Offer on a roll's message that its target suffers more, or less, than the dice say."""
    at, campaign = await desk.look(interaction, press)
    by = desk.request(interaction, press).person
    if not has(campaign, by, Right.TABLE):
        raise NotYours(Right.TABLE, holders(campaign, Right.TABLE))
    if not vitals_presses.is_kept(campaign):
        raise NotKept(Track.EVERYTHING, campaign.settings.track)
    move, amount = map(int, press.args)
    entries = await desk.service.log.read(at, move - 1)
    voice = desk.teller.drawing.table_names(campaign, at.server)
    view = RollView(read_roll(entries), voice, at, move, suffers=amount)
    await desk.show(interaction, await asyncio.to_thread(rolls.page, view), edit=True)


async def _enter(
    desk: Desk, interaction: discord.Interaction, press: Press, command: Command
) -> None:
    """Play a command; its post at home tells it, as soon as it is told, and not the answer."""
    outcome = await desk.service.play(desk.request(interaction, press), command)
    if not outcome.again:
        await desk.teller.announce(outcome)


async def _show(
    desk: Desk, interaction: discord.Interaction, press: Press, hero: str, *, edit: bool
) -> None:
    at, campaign = await desk.look(interaction, press)
    request = desk.request(interaction, press)
    box = desk.service.box_at_hand(at.server)
    voice = Voice(campaign, box, desk.words, desk.language(interaction), request.person)
    page = panel(View(voice, at), unfold(hero, campaign.names))
    await desk.show(interaction, page, private=True, edit=edit)
