"""`/campaign date`: says when the campaign is played next, in Discord's list of events too."""

import logging
from datetime import UTC, datetime, timedelta

import discord

from bot.desk import written
from bot.desk.dates import ZONES, Date, read_date, zone_of
from bot.desk.desk import Desk
from bot.desk.files.exporting import file_name
from bot.desk.outbox import answering
from bot.desk.written import NO_ANSWER
from bot.log.notes import PLANNED, ZONE, Planned
from bot.pages.messages import next_date
from bot.pages.messages.next_date import UNKNOWN_ZONE, NextDate, ZoneSource
from bot.pages.presses import Press
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.economy.people import has, holders
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import CampaignOver, NoTimeZone, NotYours, Right, TableMovedOn

FORBIDDEN, HIDDEN, FAILED = "forbidden", "hidden", "failed"
_RIGHT = Right.OVERLORD_OR_STEWARD
_LONGEST_PLACE = 100

_log = logging.getLogger(__name__)


async def command(
    desk: Desk, interaction: discord.Interaction, when: str, hours: int, note: str
) -> None:
    """Tell everybody the next date; a steward's or the overlord side's right."""
    await desk.guard(interaction, _tell(desk, interaction, when, hours, note))


async def _tell(
    desk: Desk, interaction: discord.Interaction, when: str, hours: int, note: str
) -> None:
    request = desk.request(interaction)
    at, campaign = await desk.service.look(request)
    if not has(campaign, request.person, _RIGHT):
        raise NotYours(_RIGHT, holders(campaign, _RIGHT))
    if campaign.ended:
        raise CampaignOver(campaign.name)
    now = _now(desk)
    usual, source = await _zone(desk, interaction, at.server)
    read = read_date(when, usual, now)
    source = ZoneSource.NAMED if read.named else source
    date = _dated(
        interaction, Planned(interaction.id, 0, hours, read.when, note), read, source, now
    )
    view, file = _view(desk, campaign, at), _file(campaign, date)
    why_not = _why_not(interaction)
    sent = await answering.publicly(interaction, next_date.page(date, view, why_not, file))
    if sent is None:
        return  # What is answered already was delivered before, and has its event from there.
    event = None if why_not else await _make(interaction, date, campaign)
    if date.zones:
        made = event.id if isinstance(event, discord.ScheduledEvent) else 0
        await PLANNED.put(desk.service.log, at, Planned(date.id, made, hours, read.when, date.note))
    if event is not None:
        page = next_date.page(date, view, _told(event), file)
        await written.tell(interaction, desk.show(interaction, page), desk.words)


async def choose_zone(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Read a date in another zone, and all to come; the right of whoever may tell one."""
    request = desk.request(interaction, press)
    at, campaign = await desk.service.look(request)
    id, zone = press.args
    if not has(campaign, request.person, _RIGHT):
        raise NotYours(_RIGHT, holders(campaign, _RIGHT))
    planned = await PLANNED.get(desk.service.log, at)
    if planned is None or id != str(planned.id) or campaign.ended:
        raise TableMovedOn
    if zone not in ZONES:
        raise NoTimeZone(zone)
    now = _now(desk)
    read = read_date(planned.when, zone, now)
    date = _dated(interaction, planned, read, ZoneSource.CHOSEN, now)
    await ZONE.put(desk.service.log, at.server, zone)
    event = await _move(interaction, planned, date)
    page = next_date.page(date, _view(desk, campaign, at), event, _file(campaign, date))
    await desk.show(interaction, page, edit=True)


def _now(desk: Desk) -> datetime:
    return datetime.fromtimestamp(desk.service.clock(), UTC)


def _view(desk: Desk, campaign: Campaign, at: CampaignAt) -> View:
    language = desk.table_language(campaign, at.server)
    return View(Voice(campaign, desk.service.box_at_hand(at.server), desk.words, language), at)


def _file(campaign: Campaign, date: NextDate) -> str:
    return file_name(campaign, date.day, "ics")


async def _zone(
    desk: Desk, interaction: discord.Interaction, server: int
) -> tuple[str, ZoneSource]:
    """Name the zone chosen on the server, else that of the server's language or the asker's."""
    chosen = await ZONE.get(desk.service.log, server)
    if chosen is not None:
        return chosen, ZoneSource.CHOSEN
    languages = (interaction.guild_locale, interaction.locale)
    zone = zone_of(each.value for each in languages if each is not None)
    return zone, ZoneSource.UNKNOWN if zone == UNKNOWN_ZONE else ZoneSource.GUESSED


def _dated(
    interaction: discord.Interaction,
    planned: Planned,
    read: Date,
    source: ZoneSource,
    now: datetime,
) -> NextDate:
    ends = read.at + timedelta(hours=planned.hours)
    place = f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}"
    zones = ZONES if source in (ZoneSource.UNKNOWN, ZoneSource.CHOSEN) else ()
    return NextDate(
        id=planned.id,
        by=interaction.user.id,
        starts=read.at,
        ends=ends,
        zone=read.zone,
        source=source,
        note=planned.note.strip(),
        place=place,
        made=now,
        day=read.day,
        time=read.time,
        typed=read.when.split()[-1] if read.is_skipped else "",
        zones=zones,
    )


def _why_not(interaction: discord.Interaction) -> str:
    """Tell what is in the way of an event, which the whole server sees."""
    held, guild, channel = interaction.app_permissions, interaction.guild, interaction.channel
    if not (held.create_events or held.manage_events):
        return FORBIDDEN
    if guild is None or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return FAILED
    private = isinstance(channel, discord.Thread) and channel.is_private()
    if private or not channel.permissions_for(guild.default_role).view_channel:
        return HIDDEN
    return ""


async def _make(
    interaction: discord.Interaction, date: NextDate, campaign: Campaign
) -> discord.ScheduledEvent | str:
    """Make the event, or say that Discord did not take it."""
    guild, channel = interaction.guild, interaction.channel
    if guild is None:
        return FAILED
    place = f"#{getattr(channel, 'name', '')}"[:_LONGEST_PLACE]
    try:
        return await guild.create_scheduled_event(
            name=campaign.name,
            start_time=date.starts,
            end_time=date.ends,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=place,
            description=date.note or discord.utils.MISSING,
        )
    except NO_ANSWER as error:
        return _failed(error)


async def _move(interaction: discord.Interaction, planned: Planned, date: NextDate) -> str:
    """Move a date's event in time and give its address, or say that Discord did not take it."""
    guild = interaction.guild
    if not planned.event or guild is None:
        return _why_not(interaction) or FAILED
    try:
        event = await guild.fetch_scheduled_event(planned.event)
        return _told(await event.edit(start_time=date.starts, end_time=date.ends))
    except NO_ANSWER as error:
        return _failed(error)


def _told(event: discord.ScheduledEvent | str) -> str:
    return event if isinstance(event, str) else event.url


def _failed(error: Exception) -> str:
    _log.warning("an event was not made or moved", exc_info=error)
    return FORBIDDEN if isinstance(error, discord.Forbidden) else FAILED
