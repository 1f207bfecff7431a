"""Looks through a campaign and mends what can be mended without anybody's leave."""

from dataclasses import dataclass, field

from bot.desk.desk import Desk
from bot.desk.doctor.places import place
from bot.log.errors import ChannelTaken
from bot.log.notes import CANNOT_POST
from bot.pages.messages.doctor import Place
from bot.rules.basics.keys import CampaignAt
from bot.rules.economy.people import seated
from bot.service.log_health import Ailment, Health, health


@dataclass(slots=True)
class Checkup:
    """What was found in one campaign, and what was done about it (keys of words)."""

    health: Health
    places: tuple[Place, ...]
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
