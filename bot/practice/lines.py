"""The lines a rehearsal script is made of, one class per kind of line.

`who` acts: "olga", or "olga@dm" for olga's direct messages with the bot.
"""

from dataclasses import dataclass
from pathlib import PurePath
from typing import Literal

from bot.practice.faults import At

Value = str | PurePath
Where = Literal["post", "private", "dm", "board"]


@dataclass(frozen=True, slots=True)
class Slash:
    """Somebody uses a slash command: its words, and its options as typed."""

    at: At
    who: str
    path: str
    options: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Click:
    """Somebody presses a button or picks an option of a select, by its label."""

    at: At
    who: str
    label: str


@dataclass(frozen=True, slots=True)
class Fill:
    """Somebody fills one field of the modal that is open."""

    at: At
    who: str
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Seed:
    """Every source of dice starts anew from this number."""

    at: At
    number: int


@dataclass(frozen=True, slots=True)
class Force:
    """The next dice of these colours show these faces, in order."""

    at: At
    faces: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Restart:
    """The bot ends and starts again on the same data."""

    at: At


@dataclass(frozen=True, slots=True)
class Resend:
    """Discord delivers the last interaction a second time."""

    at: At


@dataclass(frozen=True, slots=True)
class Advance:
    """Time passes, in seconds."""

    at: At
    seconds: float


@dataclass(frozen=True, slots=True)
class Toward:
    """Something happens to one person: the DMs close or open, managing, leaving."""

    at: At
    deed: Literal["closed-dms", "open-dms", "manager", "leave"]
    user: str


@dataclass(frozen=True, slots=True)
class GoTo:
    """The next lines happen in this channel, or in this thread under the current channel."""

    at: At
    kind: Literal["channel", "thread"]
    name: str


@dataclass(frozen=True, slots=True)
class ExpectText:
    """A message of the last act, or else the newest, contains or lacks this text."""

    at: At
    where: Where
    user: str
    contains: bool
    text: str


@dataclass(frozen=True, slots=True)
class ExpectPage:
    """The newest page that was attached contains or lacks this text, as it stands in the file."""

    at: At
    contains: bool
    text: str


@dataclass(frozen=True, slots=True)
class ExpectNone:
    """The last act created or edited no such message."""

    at: At
    where: Literal["post", "dm"]
    user: str


@dataclass(frozen=True, slots=True)
class ExpectRefused:
    """The last act was refused and the log did not grow."""

    at: At


Expect = ExpectText | ExpectPage | ExpectNone | ExpectRefused
Line = Slash | Click | Fill | Seed | Force | Restart | Resend | Advance | Toward | GoTo | Expect
