"""The campaign log in memory, for tests of everything above the log."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from bot.log.codec import Codec
from bot.log.contract import CampaignRow, Fault, FaultKind, Played, Post
from bot.log.errors import (
    AlreadyPlayed,
    CampaignGone,
    ChannelTaken,
    LogClosed,
    LostRace,
    UnreadableEvent,
)
from bot.log.records import Records, Row
from bot.rules.state.events import Entry, Event

_PostKey = tuple[int, str, int, int]


@dataclass(slots=True)
class _Campaign:
    row: CampaignRow
    rows: list[Row] = field(default_factory=list)
    posts: dict[_PostKey, Post] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class _Server:
    campaigns: dict[int, _Campaign] = field(default_factory=dict)
    causes: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    last_id: int = 0


class MemoryLog:
    """The logs of all servers, through the codec as on a disk, gone with the process."""

    def __init__(self, codec: Codec[Event]) -> None:
        self._records = Records(codec)
        self._servers: defaultdict[int, _Server] = defaultdict(_Server)
        self._closed = False

    async def append(
        self,
        server: int,
        campaign: int,
        after_seq: int,
        entries: Sequence[Entry],
        cause: str | None,
    ) -> None:
        """Write all entries or none."""
        rows = self._records.rows(entries, after_seq)
        if cause in self._look(server).causes:
            raise AlreadyPlayed(server, cause or "")
        stored = self._campaign(server, campaign)
        if len(stored.rows) != after_seq:
            raise LostRace(server, campaign)
        self._write(server, stored, rows, cause)

    async def read(self, server: int, campaign: int, after: int = 0) -> list[Entry]:
        """Give the entries behind a seq, oldest first."""
        return self._records.entries(server, campaign, self._rows(server, campaign)[after:])

    async def read_move(self, server: int, campaign: int, move: int) -> list[Entry]:
        """Give the entries of a move with all its answers."""
        rows = [row for row in self._rows(server, campaign) if row[1] == move]
        return self._records.entries(server, campaign, rows)

    async def page(
        self, server: int, campaign: int, before_seq: int | None, limit: int
    ) -> list[Entry]:
        """Give up to `limit` entries before a seq, newest first."""
        rows = self._rows(server, campaign)
        before = rows if before_seq is None else rows[: max(before_seq - 1, 0)]
        return self._records.entries(server, campaign, before[::-1][:limit])

    async def entries_of_cause(self, server: int, cause: str) -> Played | None:
        """Give what the append with this cause wrote."""
        found = self._look(server).causes.get(cause)
        if found is None:
            return None
        campaign, after, last = found
        rows = self._rows(server, campaign)[after:last]
        return Played(campaign, self._records.entries(server, campaign, rows))

    async def rewrite(self, server: int, campaign: int, entries: Sequence[Entry]) -> None:
        """Put other text in place of old entries."""
        stored = self._campaign(server, campaign)
        for seq, _, _, *new in self._records.rows(entries):
            if seq > len(stored.rows):
                raise CampaignGone(server, campaign)
            stored.rows[seq - 1] = (*stored.rows[seq - 1][:3], *new)

    async def create(
        self,
        server: int,
        home_channel: int,
        name: str,
        entries: Sequence[Entry],
        cause: str | None,
        told: int = 0,
    ) -> int:
        """Found a campaign with its first entries and give its id."""
        rows = self._records.rows(entries, 0)
        if cause in self._look(server).causes:
            raise AlreadyPlayed(server, cause or "")
        self._must_be_free(server, home_channel)
        place = self._servers[server]
        place.last_id += 1
        row = CampaignRow(place.last_id, home_channel, name, ended=False, told=told, last=0)
        place.campaigns[row.campaign] = _Campaign(row)
        self._write(server, place.campaigns[row.campaign], rows, cause)
        return row.campaign

    async def campaigns(self, server: int) -> list[CampaignRow]:
        """Give the server's directory, oldest campaign first."""
        return [stored.row for stored in self._look(server).campaigns.values()]

    async def set_ended(self, server: int, campaign: int, ended: bool) -> None:
        """Mark a campaign as ended or running."""
        stored = self._campaign(server, campaign)
        if not ended:
            self._must_be_free(server, stored.row.home_channel, campaign)
        stored.row = replace(stored.row, ended=ended)

    async def set_home(self, server: int, campaign: int, channel: int) -> None:
        """Move a campaign to another channel."""
        stored = self._campaign(server, campaign)
        if not stored.row.ended:
            self._must_be_free(server, channel, campaign)
        stored.row = replace(stored.row, home_channel=channel)

    async def delete(self, server: int, campaign: int) -> None:
        """Erase a campaign."""
        place = self._look(server)
        place.campaigns.pop(campaign, None)
        for cause in [cause for cause, found in place.causes.items() if found[0] == campaign]:
            del place.causes[cause]

    async def told(self, server: int, campaign: int) -> int:
        """Give the seq up to which everything was posted."""
        return self._campaign(server, campaign).row.told

    async def set_told(self, server: int, campaign: int, seq: int) -> None:
        """Note that everything up to `seq` was posted; never goes back."""
        stored = self._campaign(server, campaign)
        stored.row = replace(stored.row, told=max(stored.row.told, seq))

    async def post_put(self, server: int, campaign: int, post: Post) -> None:
        """Remember where a move was told."""
        key = post.move, post.kind, post.user, post.channel
        self._campaign(server, campaign).posts[key] = post

    async def posts_of(self, server: int, campaign: int, move: int) -> list[Post]:
        """Give all messages that told a move."""
        stored = self._look(server).campaigns.get(campaign)
        posts = sorted(stored.posts.items()) if stored else []
        return [post for _, post in posts if post.move == move]

    async def posts_forget(self, server: int, user: int) -> None:
        """Forget every message that was for one person alone."""
        for stored in self._look(server).campaigns.values():
            stored.posts = {key: post for key, post in stored.posts.items() if post.user != user}

    async def notes(self, server: int, campaign: int | None) -> dict[str, str]:
        """Give the notes of a campaign, or of the whole server."""
        return dict(sorted(self._notes(server, campaign).items()))

    async def note_put(self, server: int, campaign: int | None, key: str, value: str) -> None:
        """Write a note, over an older one of that key."""
        self._must_be_open()
        place = self._servers[server] if campaign is None else self._campaign(server, campaign)
        place.notes[key] = value

    async def note_drop(self, server: int, campaign: int | None, key: str) -> None:
        """Erase a note if there is one."""
        self._notes(server, campaign).pop(key, None)

    def servers(self) -> Iterator[int]:
        """Give the servers that have something."""
        return iter(list(self._servers))

    def interrupted(self) -> Iterator[int]:
        """Give none: nothing outlives the process."""
        return iter(())

    async def put_back(self) -> list[int]:
        """Give none: nothing can be put back."""
        return []

    def remind(self, server: int) -> None:
        """Do nothing: nothing outlives the process."""

    async def forget(self, server: int) -> None:
        """Erase everything a server has."""
        self._servers.pop(server, None)

    async def check(self, server: int) -> list[Fault]:
        """Give what is wrong: told beyond the end, or events that cannot be read."""
        faults = []
        for campaign, stored in self._look(server).campaigns.items():
            if stored.row.told > len(stored.rows):
                faults.append(Fault(FaultKind.TOLD_TOO_FAR, campaign, stored.row.told))
            for row in stored.rows:
                try:
                    self._records.entry(server, campaign, row)
                except UnreadableEvent as error:
                    faults.append(Fault(FaultKind.UNREADABLE, campaign, error.seq, error.kind))
        return faults

    async def close(self) -> None:
        """Let go of everything."""
        self._closed = True

    def _must_be_open(self) -> None:
        if self._closed:
            raise LogClosed

    def _look(self, server: int) -> _Server:
        self._must_be_open()
        return self._servers.get(server, _Server())

    def _campaign(self, server: int, campaign: int) -> _Campaign:
        try:
            return self._look(server).campaigns[campaign]
        except KeyError:
            raise CampaignGone(server, campaign) from None

    def _rows(self, server: int, campaign: int) -> list[Row]:
        stored = self._look(server).campaigns.get(campaign)
        return stored.rows if stored else []

    def _notes(self, server: int, campaign: int | None) -> dict[str, str]:
        place = self._look(server)
        holder = place if campaign is None else place.campaigns.get(campaign)
        return holder.notes if holder else {}

    def _write(self, server: int, stored: _Campaign, rows: list[Row], cause: str | None) -> None:
        first = len(stored.rows)
        stored.rows += rows
        stored.row = replace(stored.row, last=len(stored.rows))
        if cause is not None:
            self._servers[server].causes[cause] = stored.row.campaign, first, len(stored.rows)

    def _must_be_free(self, server: int, channel: int, but: int = 0) -> None:
        for row in (stored.row for stored in self._look(server).campaigns.values()):
            if row.home_channel == channel and not row.ended and row.campaign != but:
                raise ChannelTaken(server, channel)
