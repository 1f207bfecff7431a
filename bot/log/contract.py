"""What every kind of campaign log offers, and the rows it hands out."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from bot.log.marks import Mark
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry


class CampaignRow(Struct, frozen=True):
    """One line of a server's directory; `last` is the newest seq, `told` how far it was posted."""

    at: CampaignAt
    home_channel: int
    name: str
    ended: bool
    told: int
    last: int


OPEN, SLOW, GREY = "+", "~", "-"
"""What a message's digest begins with if a later move may leave buttons in it without use: at once,
only after a while, or not any more, since all of them have gone grey."""


class Post(Struct, frozen=True):
    """One message that told a move; `user` is 0 where it was not for one person alone.

    Of a look that everybody sees `move` is 0, and its `kind` names the message.

    `body_hash` tells the form it shows: a digest, behind OPEN, SLOW or GREY where one of these is
    true.
    """

    move: int
    kind: str
    user: int
    channel: int
    message: int
    body_hash: str | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """A small thing as it is kept; `bot.log.notes` says what each is about."""

    key: str
    value: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a log had come to at an entry, as it is kept; `bot.log.snapshots` says when it counts.

    `code`, `entry` and `sum` are digests: of what wrote it, of the entry, of all the rest.
    """

    seq: int
    code: str
    entry: str
    sum: str
    body: bytes = field(repr=False)


class Played(Struct, frozen=True):
    """What one append wrote, found again by its cause."""

    at: CampaignAt
    entries: list[Entry]


class LogFaultKind(StrEnum):
    """What a check of a server's log can find wrong."""

    DAMAGED = "damaged"
    GAP = "gap"
    TOLD_TOO_FAR = "told-too-far"
    UNREADABLE = "unreadable"


class LogFault(Struct, frozen=True):
    """One finding; `campaign` and `seq` are 0 where none is meant, `detail` is for the host."""

    kind: LogFaultKind
    campaign: int = 0
    seq: int = 0
    detail: str = ""


class Entries(Protocol):
    """The append-only logs of all campaigns of all servers."""

    async def append(
        self,
        at: CampaignAt,
        after_seq: int,
        entries: Sequence[Entry],
        cause: str | None,
        note: Note | None = None,
    ) -> None:
        """Write all entries, with a note beside them, or nothing; on disk when this returns.

        Raises AlreadyPlayed (before LostRace, when both are true), LostRace, CampaignGone.
        """

    async def read(self, at: CampaignAt, after: int = 0) -> list[Entry]:
        """Give the entries behind seq `after`, oldest first; raises UnreadableEvent."""

    async def read_move(self, at: CampaignAt, move: int) -> list[Entry]:
        """Give the entries of a move with all its answers; raises UnreadableEvent."""

    async def page(self, at: CampaignAt, before_seq: int | None, limit: int) -> list[Entry]:
        """Give up to `limit` entries before a seq (None: the end), newest first."""

    async def entries_of_cause(self, server: int, cause: str) -> Played | None:
        """Give what the append with this cause wrote; raises UnreadableEvent."""

    async def rewrite(self, at: CampaignAt, entries: Sequence[Entry]) -> None:
        """Put other text in place of old entries, to erase a person; the old text is gone after.

        Keeps seq, move and time. Raises CampaignGone, also for an entry that is not there.
        """


class Directory(Protocol):
    """Which servers have which campaigns, and where each lives."""

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
        """Found a campaign with its first entries (any number) and give its id, used never again.

        `told` is the seq up to which nothing needs to be posted. Raises AlreadyPlayed, or
        ChannelTaken where another campaign runs in the channel.
        """

    async def campaigns(self, server: int) -> list[CampaignRow]:
        """Give the server's directory, oldest campaign first."""

    async def set_ended(self, at: CampaignAt, ended: bool) -> None:
        """Mark a campaign as ended or running; raises CampaignGone, ChannelTaken."""

    async def set_home(self, at: CampaignAt, channel: int) -> None:
        """Move a campaign to another channel; raises CampaignGone, ChannelTaken."""

    async def delete(self, at: CampaignAt) -> None:
        """Erase a campaign: its entries, posts and notes, and their text from the disk."""

    async def servers(self) -> list[int]:
        """Give the ids of all servers that have a log, without opening any."""

    async def forget(self, server: int) -> None:
        """Erase everything a server has."""

    async def name_goes(self, server: int, user: int) -> None:
        """Write down, for nobody to read, that somebody's name is about to be removed.

        A copy of the server's log that is put back later does without it too.
        """

    async def check(self, server: int) -> list[LogFault]:
        """Give what is wrong with a server's log: nothing, if all is well."""


class Deliveries(Protocol):
    """How far each campaign was told, and by which messages."""

    async def told(self, at: CampaignAt) -> int:
        """Give the seq up to which everything was posted; raises CampaignGone."""

    async def deliver(
        self, at: CampaignAt, posts: Sequence[Post] = (), told: int = 0, found: Sequence[str] = ()
    ) -> None:
        """Note together where moves were told, and up to which seq everything was posted.

        A post is kept once per (move, kind, user, channel); `told` never goes back; the notes whose
        keys were `found` out about are dropped. All of it or nothing; raises CampaignGone.
        """

    async def posts_of(self, at: CampaignAt, move: int) -> list[Post]:
        """Give all messages that told a move."""

    async def posts_to(self, at: CampaignAt, user: int) -> list[Post]:
        """Give all messages of a campaign that were for one person alone, by move."""

    async def posts_marked(self, at: CampaignAt, mark: str, most: int) -> list[Post]:
        """Give the newest messages for everybody whose digest begins with a mark, up to `most`.

        The newest by when they were sent: a look at a campaign tells no move.
        """

    async def posts_forget(self, server: int, user: int) -> None:
        """Forget every message that was for one person alone."""

    def interrupted(self) -> AsyncIterator[int]:
        """Give the servers whose log was open when the bot last died, without opening any.

        A server that `remind` was called for is given too, once.
        """

    async def put_back(self) -> list[int]:
        """Give the servers whose log was put back from a copy, without opening any.

        Whoever looks into one of them gives new ids to its campaigns and notes RESTORED.
        """

    def remind(self, server: int) -> None:
        """Have the next life's `interrupted` name a server, though its log is closed in peace."""


class Notes(Protocol):
    """Small things kept about a campaign or a server; `bot.log.notes` names them all."""

    async def notes(self, at: CampaignAt) -> dict[str, str]:
        """Give the notes of a campaign, or of the whole server (id 0)."""

    async def note_put(self, at: CampaignAt, key: str, value: str) -> None:
        """Write a note, over an older one of that key; raises CampaignGone."""

    async def note_drop(self, at: CampaignAt, key: str) -> None:
        """Erase a note if there is one."""


class Snapshots(Protocol):
    """What campaigns had come to at some entry: never more than a shortcut, the log is the truth.

    Whatever changes an entry that is there, or erases it, erases the campaign's snapshots.
    """

    async def snapshots(self, at: CampaignAt) -> list[Snapshot]:
        """Give a campaign's snapshots, the newest first."""

    async def snapshot_put(self, at: CampaignAt, snapshot: Snapshot) -> None:
        """Keep a snapshot and the one before it; raises CampaignGone."""


class Marks(Protocol):
    """Which servers' logs to look into, known without opening any."""

    async def marked(self, mark: Mark) -> dict[int, str]:
        """Give the marked servers, and what their marks say.

        Whose log was put back from a copy is marked with NUDGING when somebody first looks into it.
        """

    async def all_marked(self, mark: Mark) -> bool:
        """Tell whether every server that is to be marked is: no earlier version marked any."""

    async def set_all_marked(self, mark: Mark) -> None:
        """Say that every server that is to be marked is, from here on."""

    async def mark(self, server: int, mark: Mark, text: str = "") -> None:
        """Mark a server that has a log; on disk when this returns."""

    async def unmark(self, server: int, mark: Mark) -> None:
        """Take a mark off; it is off when this returns."""


class CampaignLog(Entries, Directory, Deliveries, Notes, Snapshots, Marks, Protocol):
    """Everything that is stored, of all campaigns of all servers.

    Every method may raise LogUnavailable. Looking at a server that has nothing finds nothing and
    creates nothing. A write that was begun is finished even when the caller is cancelled.
    """

    async def close(self) -> None:
        """Finish what was begun and let go of everything; what comes later raises LogClosed."""
