"""`/campaign doctor`: looks a campaign through, mends what needs nobody's leave, and reports."""

import asyncio
from collections.abc import Sequence

import discord
from msgspec import Struct, field

from bot.desk.desk import Desk
from bot.desk.outbox.homes import address, question_links
from bot.desk.outbox.permissions import place
from bot.desk.registering import Registering
from bot.log.errors import CampaignGone, ChannelTaken, UnreadableEvent
from bot.log.notes import CANNOT_POST, DMS
from bot.pages.messages.doctor import ChannelRights, DoctorReport, Kept
from bot.pages.page import Page, Text
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.waits import waits
from bot.rules.economy.people import need_steward, seated
from bot.service.log_health import Ailment, Health, health


class Checkup(Struct):
    """What was found in one campaign, and what was done about it (keys of words)."""

    health: Health
    places: tuple[ChannelRights, ...]
    ailments: list[Ailment]
    mended: list[str] = field(default_factory=list)
    left: tuple[int, ...] = ()
    untold: int = 0


async def checkup(desk: Desk, at: CampaignAt, here: int) -> Checkup | None:
    """Examine a campaign and mend it; None if it is gone. Raises LogUnavailable."""
    async with desk.service.lock(at):
        found = await health(desk.service.log, at)
        if found is None:
            return None
        client = desk.teller.courier.client
        channels = dict.fromkeys((found.row.home_channel, here))
        places = tuple(place(client, channel) for channel in channels)
        seen = Checkup(found, places, list(found.ailments))
        await _mend_state(desk, seen)
        await _mend_directory(desk, seen)
    await _mend_telling(desk, seen)
    await _mend_roster(desk, seen)
    return seen


async def _mend_state(desk: Desk, seen: Checkup) -> None:
    """Forget what memory holds of a campaign, where a replay of its log says otherwise."""
    campaign = seen.health.campaign
    if campaign is None:
        return
    at = seen.health.row.at
    if await desk.service.fold(at) != campaign:
        desk.service.forget(at)
        seen.mended.append("doctor-mended-state")


async def _mend_directory(desk: Desk, seen: Checkup) -> None:
    """Let the directory say whether the campaign is over, as its log does."""
    campaign, at = seen.health.campaign, seen.health.row.at
    if campaign is None or not seen.health.ends_otherwise:
        return
    try:
        await desk.service.log.set_ended(at, campaign.ended)
    except ChannelTaken:
        seen.ailments.append(Ailment("directory"))
    else:
        seen.mended.append("doctor-mended-directory")
    finally:
        desk.service.forget(at)


async def _mend_telling(desk: Desk, seen: Checkup) -> None:
    """Tell what is untold, and let a channel that is well again be complained of anew."""
    row, log = seen.health.row, desk.service.log
    home = seen.places[0]
    if home.is_well and await CANNOT_POST.get(log, row.at):
        await CANNOT_POST.drop(log, row.at)
        seen.mended.append("doctor-mended-complaint")
    seen.untold = max(0, row.last - row.told)
    if seen.untold and seen.health.campaign is not None:
        await desk.teller.catch_up(row.at)
        seen.untold = max(0, row.last - await log.told(row.at))
        if not seen.untold:
            seen.mended.append("doctor-mended-telling")
    desk.teller.boards.hear(row.at)


async def _mend_roster(desk: Desk, seen: Checkup) -> None:
    """Leave the places empty of people who left the server."""
    campaign, at = seen.health.campaign, seen.health.row.at
    if campaign is None or campaign.ended:
        return
    leavers = desk.teller.leavers
    found = [user for user in seated(campaign) if await leavers.note(at, user)]
    seen.left = tuple(found)


async def command(desk: Desk, interaction: discord.Interaction) -> None:
    """Examine the campaign here and tell a steward privately."""
    await desk.guard(interaction, visit(desk, interaction))


async def visit(desk: Desk, interaction: discord.Interaction) -> None:
    """Examine, mend and report; raises NotYours for whoever is no steward."""
    request = desk.request(interaction)
    try:
        at, campaign = await desk.service.look(request)
    except UnreadableEvent as wrong:
        if not request.person.manages:
            raise
        await _say_unreadable(desk, interaction, wrong)
        return
    need_steward(campaign, request.person)
    seen = await checkup(desk, at, request.channel)
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


async def _report(desk: Desk, interaction: discord.Interaction, seen: Checkup) -> DoctorReport:
    service, at = desk.service, seen.health.row.at
    campaign = await service.fold(at)
    found = await asyncio.to_thread(waits, campaign, seen.health.entries)
    asked = tuple(wait.question for wait in found if wait.question is not None)
    board = await desk.teller.boards.find(at)
    waiting = desk.teller.waiting(at, seen.health.row.home_channel)
    ailments = [(ailment.kind, ailment.seq) for ailment in seen.ailments]
    return DoctorReport(
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
        added=_added(interaction.client),
    )


def _added(client: discord.Client) -> Sequence[str]:
    registering = getattr(client, "registering", None)
    return registering.added if isinstance(registering, Registering) else ()
