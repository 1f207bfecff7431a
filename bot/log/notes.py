"""Every kind of note that is stored: its key, whose it is, how its value is read and written.

Keys and values are stored format. A kind is never renamed, and a value written by any earlier
version must go on being read.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Generic, TypeVar

from msgspec import Struct

from bot.log.contract import Note, Notes
from bot.rules.basics.keys import CampaignAt

K = TypeVar("K", int, str)
V = TypeVar("V")


class OfCampaign(Struct, Generic[V], frozen=True):
    """A kind of which every campaign has one note at most."""

    key: str
    read: Callable[[str], V]
    write: Callable[[V], str] = str

    def of(self, value: V) -> Note:
        """Give it as it is kept."""
        return Note(self.key, self.write(value))

    async def get(self, notes: Notes, at: CampaignAt) -> V | None:
        """Give a campaign's note, if it has one."""
        value = (await notes.notes(at)).get(self.key)
        return None if value is None else self.read(value)

    async def put(self, notes: Notes, at: CampaignAt, value: V) -> None:
        """Write it, over an older one; raises CampaignGone."""
        await notes.note_put(at, self.key, self.write(value))

    async def drop(self, notes: Notes, at: CampaignAt) -> None:
        """Erase it, if there is one."""
        await notes.note_drop(at, self.key)


class OfServer(Struct, Generic[V], frozen=True):
    """A kind of which every server has one note at most."""

    key: str
    read: Callable[[str], V]
    write: Callable[[V], str] = str

    async def get(self, notes: Notes, server: int) -> V | None:
        """Give a server's note, if it has one."""
        value = (await notes.notes(CampaignAt(server, 0))).get(self.key)
        return None if value is None else self.read(value)

    async def put(self, notes: Notes, server: int, value: V) -> None:
        """Write it, over an older one."""
        await notes.note_put(CampaignAt(server, 0), self.key, self.write(value))

    async def drop(self, notes: Notes, server: int) -> None:
        """Erase it, if there is one."""
        await notes.note_drop(CampaignAt(server, 0), self.key)


class OfServerFor(Struct, Generic[K, V], frozen=True):
    """A kind of which every server has one note for each of something: a user, a campaign."""

    prefix: str
    name: Callable[[str], K]
    read: Callable[[str], V]
    write: Callable[[V], str] = str

    async def all(self, notes: Notes, server: int) -> dict[K, V]:
        """Give a server's notes of this kind by whom or what they are for."""
        found = await notes.notes(CampaignAt(server, 0))
        return {
            self.name(key.removeprefix(self.prefix)): self.read(value)
            for key, value in found.items()
            if key.startswith(self.prefix)
        }

    async def put(self, notes: Notes, server: int, one: K, value: V) -> None:
        """Write the note for one, over an older one."""
        await notes.note_put(CampaignAt(server, 0), self.key(one), self.write(value))

    async def drop(self, notes: Notes, server: int, one: K) -> None:
        """Erase the note for one, if there is one."""
        await notes.note_drop(CampaignAt(server, 0), self.key(one))

    def key(self, one: K) -> str:
        """Give the key under which the note for one is stored."""
        return f"{self.prefix}{one}"


class BoardPlace(Struct, frozen=True):
    """A message of ours, by its channel and its id."""

    channel: int
    message: int

    @staticmethod
    def read(value: str) -> "BoardPlace":
        """Read it back."""
        channel, _, message = value.partition(":")
        return BoardPlace(int(channel), int(message))

    def __str__(self) -> str:
        """Write it as it is stored."""
        return f"{self.channel}:{self.message}"


class Answering(Struct, frozen=True):
    """How Discord can be asked whether the move behind `seq` was answered, and in which channel.

    Earlier versions noted no channel; it is 0 then.
    """

    seq: int
    application: int
    token: str
    channel: int = 0

    @staticmethod
    def read(value: str) -> "Answering":
        """Read it back."""
        seq, application, rest = value.split(":", 2)
        channel, _, token = rest.partition(":")
        if channel.isdecimal() and token:
            return Answering(int(seq), int(application), token, int(channel))
        return Answering(int(seq), int(application), rest)

    def __str__(self) -> str:
        """Write it as it is stored."""
        return f"{self.seq}:{self.application}:{self.channel}:{self.token}"


class ErasedUpTo(Struct, frozen=True):
    """So many lines of a register of what was erased."""

    register: str
    lines: int

    @staticmethod
    def read(value: str) -> "ErasedUpTo":
        """Read it back."""
        register, _, lines = value.partition(":")
        return ErasedUpTo(register, int(lines))

    def __str__(self) -> str:
        """Write it as it is stored."""
        return f"{self.register}:{self.lines}"


class Planned(Struct, frozen=True):
    """A next date as it was typed, in no zone; `event` is Discord's, 0 where there is none."""

    id: int
    event: int
    hours: int
    when: str
    note: str

    @staticmethod
    def read(value: str) -> "Planned":
        """Read it back."""
        id, event, hours, day, time, note = value.split(" ", 5)
        return Planned(int(id), int(event), int(hours), f"{day} {time}", note)

    def __str__(self) -> str:
        """Write it as it is stored."""
        return f"{self.id} {self.event} {self.hours} {self.when} {self.note}"


class Dms(StrEnum):
    """Why somebody gets no direct messages: turned off, or Discord does not carry them."""

    OFF = "off"
    REFUSED = "refused"


def _words(value: str) -> tuple[str, ...]:
    return tuple(value.split())


BOARD = OfCampaign("board", BoardPlace.read)
"""The message that is the live board."""
BOARD_TROUBLE = OfCampaign("board-trouble", str)
"""The trouble with the live board that its table was told of."""
CANNOT_POST = OfCampaign("cannot-post", str)
"""The trouble with posting moves that the table was told of."""
NUDGED = OfCampaign("nudged", _words, " ".join)
"""The keys of the waits that were mentioned, the newest last."""
RESTORED = OfCampaign("restored", int)
"""The last seq of a log that was put back from a copy, until its channel was told."""
BORN = OfCampaign("born", int)
"""The id that a campaign was founded with, where it was put back from a copy and has another."""
PLANNED = OfCampaign("planned-date", Planned.read)
"""The date last told whose time zone nobody had named."""
ANSWERINGS = tuple(OfCampaign(f"answering-{slot}", Answering.read) for slot in range(16))
"""How the latest moves were answered: each is written over by the 16th after it."""


DECKS = OfServerFor("deck:", str, str)
"""The text of a deck that a group made, by the deck's key."""
DECKS_BY = OfServerFor("deck-by:", str, int)
"""Who brought a deck, by the deck's key."""
DMS = OfServerFor("dms-", int, Dms)
"""Who gets no direct messages, by user."""
LANGUAGES = OfServerFor("language-", int, str)
"""The languages of players who do not have their table's, by user."""
ZONE = OfServer("time-zone", str)
"""The time zone that somebody has chosen for dates, by its name."""
LEFT = OfServer("left", int)
"""Since when, in unix seconds, the bot is no longer in the server."""
OVERDUE = OfServer("left-overdue", int)
"""When, in unix seconds, it was first found to have left that long ago."""
NUDGING = OfServerFor("nudge-", int, str)
"""The campaigns that want nudges: their notes say "on"."""


# Notes of a file itself, which are nobody's business but the log's.
OF_FILE = "file:"
WRITTEN_BY = f"{OF_FILE}written-by"
"""The newest version of the bot that has written into the file."""
ERASED = f"{OF_FILE}erased"
"""How much of the register of what was erased has been done with the file: an ErasedUpTo."""


def answer_note(asked: Answering, *, at_home: bool) -> Note:
    """Give the note by which the next life finds an answer; at home it would find it itself."""
    kind = answering(asked.seq) if at_home else answered_elsewhere(asked.seq)
    return kind.of(asked)


def answering(seq: int) -> OfCampaign[Answering]:
    """Give the kind of note that tells how the move behind a seq was answered."""
    return ANSWERINGS[seq % len(ANSWERINGS)]


def answered_elsewhere(seq: int) -> OfCampaign[Answering]:
    """Give the likewise kind for an answer elsewhere than at home: it stays until that is told."""
    return OfCampaign(f"answered-{seq}", Answering.read)
