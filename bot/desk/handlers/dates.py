"""`/campaign date`: says when the campaign is played next, in Discord's list of events too."""

import logging
from datetime import UTC, datetime, timedelta

import discord

from bot.desk import written
from bot.desk.dates import Date, read_date, zone_of
from bot.desk.desk import Desk
from bot.desk.files.exporting import file_name
from bot.desk.outbox import answering
from bot.desk.written import NO_ANSWER
from bot.pages.messages import next_date
from bot.pages.messages.next_date import NextDate
from bot.pages.voice import Voice
from bot.rules.economy.people import has, holders
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import CampaignOver, NotYours, Right

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
    now = datetime.fromtimestamp(desk.service.clock(), UTC)
    date = _dated(interaction, read_date(when, _zone(interaction), now), hours, note, now)
    language = desk.table_language(campaign, at.server)
    voice = Voice(campaign, desk.service.box_at_hand(at.server), desk.words, language)
    file = file_name(campaign, f"{date.starts:%Y-%m-%d}", "ics")
    why_not = _why_not(interaction)
    sent = await answering.publicly(interaction, next_date.page(date, voice, why_not, file))
    # What is answered already was delivered before, and has its event from there.
    if sent is not None and not why_not:
        event = await _make(interaction, date, campaign)
        page = next_date.page(date, voice, event, file)
        await written.tell(interaction, desk.show(interaction, page), desk.words)


def _zone(interaction: discord.Interaction) -> str:
    """Name the zone of the server's language, else of the asker's."""
    languages = (interaction.guild_locale, interaction.locale)
    return zone_of(each.value for each in languages if each is not None)


def _dated(
    interaction: discord.Interaction, read: Date, hours: int, note: str, now: datetime
) -> NextDate:
    ends = read.at + timedelta(hours=hours)
    place = f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}"
    by, id = interaction.user.id, interaction.id
    return NextDate(id, by, read.at, ends, read.zone, read.named, note.strip(), place, now)


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


async def _make(interaction: discord.Interaction, date: NextDate, campaign: Campaign) -> str:
    """Make the event and give its address, or say that Discord did not take it."""
    guild, channel = interaction.guild, interaction.channel
    if guild is None:
        return FAILED
    place = f"#{getattr(channel, 'name', '')}"[:_LONGEST_PLACE]
    try:
        event = await guild.create_scheduled_event(
            name=campaign.name,
            start_time=date.starts,
            end_time=date.ends,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=place,
            description=date.note or discord.utils.MISSING,
        )
    except NO_ANSWER as error:
        _log.warning("an event was not made", exc_info=error)
        return FORBIDDEN if isinstance(error, discord.Forbidden) else FAILED
    return event.url
