"""The campaign log in memory, for tests of everything above the log."""

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

from bot.log.codec import Codec, Records, Row
from bot.log.contract import (
    CampaignRow,
    LogFault,
    LogFaultKind,
    Note,
    Played,
    Post,
    Snapshot,
)
from bot.log.errors import (
    AlreadyPlayed,
    CampaignGone,
    ChannelTaken,
    LogClosed,
    LostRace,
    UnreadableEvent,
)
from bot.log.marks import Mark
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace
from bot.rules.state.events import Entry, Event

_PostKey = tuple[int, str, int, int]


@dataclass(slots=True)
class _Campaign:
    row: CampaignRow
    rows: list[Row] = field(default_factory=list)
    posts: dict[_PostKey, Post] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    snapshots: dict[int, Snapshot] = field(default_factory=dict)


@dataclass(slots=True)
class _Server:
    campaigns: dict[int, _Campaign] = field(default_factory=dict)
    causes: dict[str, tuple[CampaignAt, int, int]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    last_id: int = 0


class MemoryLog:
    """The logs of all servers, through the codec as on a disk, gone with the process."""

    def __init__(self, codec: Codec[Event]) -> None:
        self._records = Records(codec)
        self._servers: defaultdict[int, _Server] = defaultdict(_Server)
        self._marks: defaultdict[Mark, dict[int, str]] = defaultdict(dict)
        self._all_marked: set[Mark] = set()
        self._closed = False
        self._interrupted: tuple[int, ...] = ()

    async def append(
        self,
        at: CampaignAt,
        after_seq: int,
        entries: Sequence[Entry],
        cause: str | None,
        note: Note | None = None,
    ) -> None:
        """Write all entries and the note, or nothing."""
        rows = self._records.rows(entries, after_seq)
        if cause in self._look(at.server).causes:
            raise AlreadyPlayed(at.server, cause or "")
        stored = self._campaign(at)
        if len(stored.rows) != after_seq:
            raise LostRace(at)
        self._write(at.server, stored, rows, cause, note)

    async def read(self, at: CampaignAt, after: int = 0) -> list[Entry]:
        """Give the entries behind a seq, oldest first."""
        return self._records.entries(at, self._rows(at)[after:])

    async def read_move(self, at: CampaignAt, move: int) -> list[Entry]:
        """Give the entries of a move with all its answers."""
        rows = [row for row in self._rows(at) if row[1] == move]
        return self._records.entries(at, rows)

    async def page(self, at: CampaignAt, before_seq: int | None, limit: int) -> list[Entry]:
        """Give up to `limit` entries before a seq, newest first."""
        rows = self._rows(at)
        before = rows if before_seq is None else rows[: max(before_seq - 1, 0)]
        return self._records.entries(at, before[::-1][:limit])

    async def entries_of_cause(self, server: int, cause: str) -> Played | None:
        """Give what the append with this cause wrote."""
        found = self._look(server).causes.get(cause)
        if found is None:
            return None
        at, after, last = found
        return Played(at, self._records.entries(at, self._rows(at)[after:last]))

    async def rewrite(self, at: CampaignAt, entries: Sequence[Entry]) -> None:
        """Put other text in place of old entries."""
        stored = self._campaign(at)
        for seq, _, _, *new in self._records.rows(entries):
            if seq > len(stored.rows):
                raise CampaignGone(at)
            stored.rows[seq - 1] = (*stored.rows[seq - 1][:3], *new)
            stored.snapshots.clear()

    async def create(
        self,
        server: int,
        home_channel: int,
        name: str,
        entries: Sequence[Entry],
        cause: str | None,
        told: int = 0,
        note: Note | None = None,
    ) -> int:
        """Found a campaign with its first entries and give its id."""
        rows = self._records.rows(entries, 0)
        if cause in self._look(server).causes:
            raise AlreadyPlayed(server, cause or "")
        self._must_be_free(server, home_channel)
        place = self._servers[server]
        place.last_id += 1
        at = CampaignAt(server, place.last_id)
        row = CampaignRow(at, home_channel, name, ended=False, told=told, last=0)
        place.campaigns[at.id] = _Campaign(row)
        self._write(server, place.campaigns[at.id], rows, cause, note)
        return at.id

    async def campaigns(self, server: int) -> list[CampaignRow]:
        """Give the server's directory, oldest campaign first."""
        return [stored.row for stored in self._look(server).campaigns.values()]

    async def set_ended(self, at: CampaignAt, ended: bool) -> None:
        """Mark a campaign as ended or running."""
        stored = self._campaign(at)
        if not ended:
            self._must_be_free(at.server, stored.row.home_channel, at.id)
        stored.row = replace(stored.row, ended=ended)

    async def set_home(self, at: CampaignAt, channel: int) -> None:
        """Move a campaign to another channel."""
        stored = self._campaign(at)
        if not stored.row.ended:
            self._must_be_free(at.server, channel, at.id)
        stored.row = replace(stored.row, home_channel=channel)

    async def delete(self, at: CampaignAt) -> None:
        """Erase a campaign."""
        place = self._look(at.server)
        place.campaigns.pop(at.id, None)
        for cause in [cause for cause, found in place.causes.items() if found[0] == at]:
            del place.causes[cause]

    async def told(self, at: CampaignAt) -> int:
        """Give the seq up to which everything was posted."""
        return self._campaign(at).row.told

    async def deliver(
        self, at: CampaignAt, posts: Sequence[Post] = (), told: int = 0, found: Sequence[str] = ()
    ) -> None:
        """Note where moves were told, and how far; drop what was found out about."""
        stored = self._campaign(at)
        stored.row = replace(stored.row, told=max(stored.row.told, told))
        for post in posts:
            stored.posts[post.move, post.kind, post.user, post.channel] = post
        for key in found:
            stored.notes.pop(key, None)

    async def posts_of(self, at: CampaignAt, move: int) -> list[Post]:
        """Give all messages that told a move."""
        stored = self._look(at.server).campaigns.get(at.id)
        posts = sorted(stored.posts.items()) if stored else []
        return [post for _, post in posts if post.move == move]

    async def posts_to(self, at: CampaignAt, user: int) -> list[Post]:
        """Give all messages of a campaign that were for one person alone, by move."""
        stored = self._look(at.server).campaigns.get(at.id)
        posts = sorted(stored.posts.items()) if stored else []
        return [post for _, post in posts if post.user == user]

    async def posts_marked(self, at: CampaignAt, mark: str, most: int) -> list[Post]:
        """Give the newest messages for everybody whose digest begins with a mark."""
        marked = [x for x in await self.posts_to(at, 0) if (x.body_hash or "").startswith(mark)]
        return sorted(marked, key=lambda post: post.message, reverse=True)[:most]

    async def posts_forget(self, server: int, user: int) -> None:
        """Forget every message that was for one person alone."""
        for stored in self._look(server).campaigns.values():
            stored.posts = {key: post for key, post in stored.posts.items() if post.user != user}

    async def notes(self, at: CampaignAt) -> dict[str, str]:
        """Give the notes of a campaign, or of the whole server."""
        return dict(sorted(self._notes(at).items()))

    async def note_put(self, at: CampaignAt, key: str, value: str) -> None:
        """Write a note, over an older one of that key."""
        self._must_be_open()
        place = self._campaign(at) if at.id else self._servers[at.server]
        place.notes[key] = value

    async def note_drop(self, at: CampaignAt, key: str) -> None:
        """Erase a note if there is one."""
        self._notes(at).pop(key, None)

    async def snapshots(self, at: CampaignAt) -> list[Snapshot]:
        """Give a campaign's snapshots, the newest first."""
        stored = self._look(at.server).campaigns.get(at.id)
        return sorted(stored.snapshots.values(), key=lambda each: -each.seq) if stored else []

    async def snapshot_put(self, at: CampaignAt, snapshot: Snapshot) -> None:
        """Keep a snapshot and the one before it."""
        stored = self._campaign(at)
        stored.snapshots[snapshot.seq] = snapshot
        for seq in sorted(stored.snapshots)[:-2]:
            del stored.snapshots[seq]

    async def servers(self) -> list[int]:
        """Give the servers that have something."""
        return list(self._servers)

    async def interrupted(self) -> AsyncIterator[int]:
        """Give none: nothing outlives the process."""
        for server in self._interrupted:
            yield server

    async def put_back(self) -> list[int]:
        """Give none: nothing can be put back."""
        return []

    def remind(self, server: int) -> None:
        """Do nothing: nothing outlives the process."""

    async def forget(self, server: int) -> None:
        """Erase everything a server has."""
        self._servers.pop(server, None)
        for mark in Mark:
            await self.unmark(server, mark)

    async def marked(self, mark: Mark) -> dict[int, str]:
        """Give the marked servers, and what their marks say."""
        return dict(self._marks[mark])

    async def all_marked(self, mark: Mark) -> bool:
        """Tell whether every server that is to be marked is."""
        return mark in self._all_marked

    async def set_all_marked(self, mark: Mark) -> None:
        """Say that every server that is to be marked is, from here on."""
        self._all_marked.add(mark)

    async def mark(self, server: int, mark: Mark, text: str = "") -> None:
        """Mark a server that has something."""
        if server in self._servers:
            self._marks[mark][server] = text

    async def unmark(self, server: int, mark: Mark) -> None:
        """Take a mark off."""
        self._marks[mark].pop(server, None)

    async def name_goes(self, server: int, user: int) -> None:
        """Do nothing: no copy of it is ever put back."""

    async def check(self, server: int) -> list[LogFault]:
        """Give what is wrong: told beyond the end, or events that cannot be read."""
        faults = []
        for campaign, stored in self._look(server).campaigns.items():
            if stored.row.told > len(stored.rows):
                faults.append(LogFault(LogFaultKind.TOLD_TOO_FAR, campaign, stored.row.told))
            for row in stored.rows:
                try:
                    self._records.entry(CampaignAt(server, campaign), row)
                except UnreadableEvent as error:
                    faults.append(
                        LogFault(LogFaultKind.UNREADABLE, campaign, error.seq, error.kind)
                    )
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

    def _campaign(self, at: CampaignAt) -> _Campaign:
        try:
            return self._look(at.server).campaigns[at.id]
        except KeyError:
            raise CampaignGone(at) from None

    def _rows(self, at: CampaignAt) -> list[Row]:
        stored = self._look(at.server).campaigns.get(at.id)
        return stored.rows if stored else []

    def _notes(self, at: CampaignAt) -> dict[str, str]:
        place = self._look(at.server)
        holder = place.campaigns.get(at.id) if at.id else place
        return holder.notes if holder else {}

    def _write(
        self,
        server: int,
        stored: _Campaign,
        rows: list[Row],
        cause: str | None,
        note: Note | None,
    ) -> None:
        first = len(stored.rows)
        stored.rows += rows
        stored.row = replace(stored.row, last=len(stored.rows))
        if note is not None:
            stored.notes[note.key] = note.value
        if cause is not None:
            self._servers[server].causes[cause] = stored.row.at, first, len(stored.rows)

    def _must_be_free(self, server: int, channel: int, but: int = 0) -> None:
        for row in (stored.row for stored in self._look(server).campaigns.values()):
            if row.home_channel == channel and not row.ended and row.at.id != but:
                raise ChannelTaken(server, channel)
