"""Whether the log of a campaign is whole, and what stands beside it agrees with it."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from bot.log.contract import CampaignLog, CampaignRow, Entries, LogFault, LogFaultKind
from bot.log.errors import UnreadableEvent
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.soundness import Unsound, sound
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry


class Ailment(Struct, frozen=True):
    """One thing that is wrong: a fault's or a problem's word, and the entry it is at (0: none)."""

    kind: str
    seq: int = 0
    detail: str = ""


class Health(Struct, frozen=True):
    """What a campaign's log comes to; without a state where it cannot be read or is unsound."""

    row: CampaignRow
    entries: tuple[Entry, ...]
    campaign: Campaign | None
    ailments: tuple[Ailment, ...]

    @property
    def moves(self) -> int:
        """Count the moves."""
        return len({entry.move for entry in self.entries})

    @property
    def ends_otherwise(self) -> bool:
        """Tell whether the directory and the log disagree about the campaign's end."""
        return self.campaign is not None and self.campaign.ended != self.row.ended


async def health(log: CampaignLog, at: CampaignAt) -> Health | None:
    """Look through one campaign; None if there is none. Raises LogUnavailable."""
    rows = [row for row in await log.campaigns(at.server) if row.at == at]
    faults = await log.check(at.server) if rows else []
    return await examined(log, rows[0], faults) if rows else None


async def examined(log: Entries, row: CampaignRow, faults: Sequence[LogFault] = ()) -> Health:
    """Read one campaign and check it; `faults` are those of its server, found before."""
    own = [as_ailment(fault) for fault in faults if fault.campaign in (0, row.at.id)]
    try:
        entries = tuple(await log.read(row.at))
    except UnreadableEvent as wrong:
        found = Ailment(LogFaultKind.UNREADABLE, wrong.seq, wrong.kind)
        return Health(row, (), None, tuple(dict.fromkeys([*own, found])))
    try:
        campaign = await asyncio.to_thread(sound, entries)
    except Unsound as wrong:
        own.append(Ailment(wrong.problem, wrong.seq))
        return Health(row, entries, None, tuple(own))
    return Health(row, entries, campaign, tuple(own))


def as_ailment(fault: LogFault) -> Ailment:
    """Give what a look at the file found wrong as what is wrong with a campaign."""
    return Ailment(fault.kind, fault.seq, fault.detail)
