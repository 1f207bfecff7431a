"""The command: who may call the doctor, and what is gathered for his report."""

import asyncio

import discord

from bot.desk.desk import Desk
from bot.desk.doctor.mending import Checkup, checkup
from bot.desk.outbox.homes import address, question_links
from bot.log.errors import CampaignGone, UnreadableEvent
from bot.log.notes import DMS
from bot.pages.messages.doctor import Kept, Report
from bot.pages.page import Page, Text
from bot.rules.course.waits import waits
from bot.rules.economy.people import need_steward


async def command(desk: Desk, interaction: discord.Interaction) -> None:
    """Examine the campaign here and tell a steward privately."""
    await desk.guard(interaction, visit(desk, interaction))


async def visit(desk: Desk, interaction: discord.Interaction) -> None:
    """Examine, mend and report; raises NotYours for whoever is no steward."""
    seat = desk.seat(interaction)
    try:
        at, campaign = await desk.service.look(seat)
    except UnreadableEvent as wrong:
        if not seat.person.manages:
            raise
        await _say_unreadable(desk, interaction, wrong)
        return
    need_steward(campaign, seat.person)
    seen = await checkup(desk, at, seat.channel)
    if seen is None:
        raise CampaignGone(at)
    report = await _report(desk, interaction, seen)
    await desk.show(interaction, report.page(), private=True)


async def _say_unreadable(
    desk: Desk, interaction: discord.Interaction, wrong: UnreadableEvent
) -> None:
    """Name the place to whoever manages the server: who else is a steward, nobody can read."""
    language = desk.language(interaction)
    place = desk.words.say(language, "doctor-ailment-unreadable", seq=wrong.seq)
    host = desk.words.say(language, "doctor-host")
    await desk.show(interaction, Page((Text(f"{place} {host}"),)), private=True)


async def _report(desk: Desk, interaction: discord.Interaction, seen: Checkup) -> Report:
    service, at = desk.service, seen.health.row.at
    campaign = await service.fold(at)
    found = await asyncio.to_thread(waits, campaign, seen.health.entries)
    asked = tuple(wait.question for wait in found if wait.question is not None)
    board = await desk.teller.boards.find(at)
    waiting = desk.teller.waiting(at, seen.health.row.home_channel)
    ailments = [(ailment.kind, ailment.seq) for ailment in seen.ailments]
    return Report(
        campaign=campaign,
        places=seen.places,
        kept=Kept(seen.health.row.last, seen.health.moves, seen.untold, ailments, waiting),
        mended=seen.mended,
        left=seen.left,
        board=address(at.server, board) if board else "",
        dms={**await DMS.all(service.log, at.server)},
        waits=found,
        links=await question_links(service, at, asked),
        voice=desk.names(interaction, campaign),
    )
