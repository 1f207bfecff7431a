"""The lines a rehearsal script is made of, one class per kind of line.

`who` acts: "olga", or "olga@dm" for olga's direct messages with the bot.
"""

from pathlib import PurePath
from typing import Literal

from msgspec import Struct

from bot.practice.faults import At

Value = str | PurePath
Where = Literal["post", "private", "dm", "board"]


class Slash(Struct, frozen=True):
    """Somebody uses a slash command: its words, and its options as typed."""

    at: At
    who: str
    path: str
    options: tuple[tuple[str, Value], ...]


class Click(Struct, frozen=True):
    """Somebody presses a button or picks an option of a select, by its label."""

    at: At
    who: str
    label: str


class Fill(Struct, frozen=True):
    """Somebody fills one field of the modal that is open."""

    at: At
    who: str
    label: str
    value: str


class Seed(Struct, frozen=True):
    """Every source of dice starts anew from this number."""

    at: At
    number: int


class Force(Struct, frozen=True):
    """The next dice of these colours show these faces, in order."""

    at: At
    faces: tuple[tuple[str, str], ...]


class Restart(Struct, frozen=True):
    """The bot ends and starts again on the same data."""

    at: At


class Resend(Struct, frozen=True):
    """Discord delivers the last interaction a second time."""

    at: At


class Advance(Struct, frozen=True):
    """Time passes, in seconds."""

    at: At
    seconds: float


class Toward(Struct, frozen=True):
    """Something happens to one person: the DMs close or open, managing, leaving, joining."""

    at: At
    deed: Literal["closed-dms", "open-dms", "manager", "leave", "join"]
    user: str


class Language(Struct, frozen=True):
    """Somebody's Discord is in this language from here on."""

    at: At
    user: str
    locale: str


class ServerLanguage(Struct, frozen=True):
    """The server's own language is this one from here on."""

    at: At
    locale: str


class Server(Struct, frozen=True):
    """The next lines happen on this server, where they last did there."""

    at: At
    name: str


class Permit(Struct, frozen=True):
    """The bot may do this in the current channel from here on, or may not."""

    at: At
    right: str
    allowed: bool


class GoTo(Struct, frozen=True):
    """The next lines happen in this channel, or in this thread under the current channel."""

    at: At
    kind: Literal["channel", "thread"]
    name: str


class ExpectText(Struct, frozen=True):
    """A message of the last act, or else the newest, contains or lacks this text."""

    at: At
    where: Where
    user: str
    contains: bool
    text: str


class ExpectPage(Struct, frozen=True):
    """The newest page that was attached contains or lacks this text, as it stands in the file."""

    at: At
    contains: bool
    text: str


class ExpectNone(Struct, frozen=True):
    """The last act created or edited no such message."""

    at: At
    where: Literal["post", "dm"]
    user: str


class ExpectRefused(Struct, frozen=True):
    """The last act was refused and the log did not grow."""

    at: At


Expect = ExpectText | ExpectPage | ExpectNone | ExpectRefused
Line = (
    Slash
    | Click
    | Fill
    | Seed
    | Force
    | Restart
    | Resend
    | Advance
    | Toward
    | Language
    | ServerLanguage
    | Server
    | Permit
    | GoTo
    | Expect
)
