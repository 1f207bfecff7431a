"""Why a command at the board is not legal, as typed data."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from bot.rules.basics.keys import OwnName
from bot.rules.well.map_faults import MapFault
from bot.rules.well.spaces import Direction, Space
from bot.rules.well.templates import TemplateFault
from bot.rules.well.treachery import TreacheryKind


class WellRefusalKind(StrEnum):
    """What sort of obstacle it is; only RULE can be let through as a house rule."""

    RULE = "rule"
    BALANCE = "balance"
    IMPOSSIBLE = "impossible"


@dataclass(unsafe_hash=True)
class WellRefusal(Exception):
    """A command at the board cannot be carried out; nothing was written."""

    kind: ClassVar[WellRefusalKind] = WellRefusalKind.IMPOSSIBLE


class WellRule(WellRefusal):
    """A rule of the game forbids it."""

    kind = WellRefusalKind.RULE


Refuse = Callable[[WellRule], None]
"""Takes what a rule forbids: raises it, or lets it pass."""


def strictly(refusal: WellRule) -> None:
    """Let nothing pass."""
    raise refusal


class WellBalance(WellRefusal):
    """Something is short."""

    kind = WellRefusalKind.BALANCE


# --- names and spaces


@dataclass(unsafe_hash=True)
class NoBoard(WellRefusal):
    """No board is loaded."""


@dataclass(unsafe_hash=True)
class BoardFaulty(WellRefusal):
    """The text map has faults."""

    faults: tuple[MapFault, ...]


@dataclass(unsafe_hash=True)
class NoSuchPreset(WellRefusal):
    """There is no preset board of this name."""

    name: OwnName
    presets: tuple[OwnName, ...]


@dataclass(unsafe_hash=True)
class NotASpace(WellRefusal):
    """The text names no space."""

    text: str


@dataclass(unsafe_hash=True)
class OffBoard(WellRefusal):
    """The space, or a part of the piece, lies beyond the board."""

    space: Space
    last: Space


@dataclass(unsafe_hash=True)
class NotASize(WellRefusal):
    """The text is no size."""

    text: str


@dataclass(unsafe_hash=True)
class BadName(WellRefusal):
    """A piece needs a name of 1 to 60 characters with a letter or digit in it."""

    text: str


@dataclass(unsafe_hash=True)
class PieceNameTaken(WellRefusal):
    """A piece of this name stands on the board."""

    name: OwnName


@dataclass(unsafe_hash=True)
class NoSuchPiece(WellRefusal):
    """No piece of this name stands on the board."""

    name: OwnName
    there: tuple[OwnName, ...]


@dataclass(unsafe_hash=True)
class TooManyPieces(WellRefusal):
    """The board holds no more pieces than this."""

    most: int


@dataclass(unsafe_hash=True)
class InWall(WellRefusal):
    """The space is wall."""

    space: Space


@dataclass(unsafe_hash=True)
class SpaceTaken(WellRefusal):
    """Another piece stands on the space."""

    space: Space
    by: OwnName


@dataclass(unsafe_hash=True)
class DoorInTheWay(WellRefusal):
    """A closed door would stand inside a piece."""

    space: Space
    side: Direction


# --- order of play


@dataclass(unsafe_hash=True)
class BouldersFirst(WellRule):
    """Boulders roll before anything else in the overlord's turn (W1)."""

    waiting: tuple[OwnName, ...]


@dataclass(unsafe_hash=True)
class BouldersNotNow(WellRule):
    """Boulders roll only at the very start of the overlord's turn (W1)."""


@dataclass(unsafe_hash=True)
class BoulderNotWaiting(WellRule):
    """This boulder has rolled in this turn, or is named twice."""

    name: OwnName
    waiting: tuple[OwnName, ...]


# --- tokens, setup, treachery


@dataclass(unsafe_hash=True)
class BadAmount(WellRefusal):
    """The amount lies outside these bounds."""

    amount: int
    least: int
    most: int


@dataclass(unsafe_hash=True)
class TemplateFaulty(WellRefusal):
    """The template's picture has faults."""

    faults: tuple[TemplateFault, ...]


@dataclass(unsafe_hash=True)
class TreacheryShort(WellBalance):
    """Too little treachery of this kind is left (W8)."""

    treachery: TreacheryKind
    needed: int
    left: int


@dataclass(unsafe_hash=True)
class TreacheryNotOpen(WellRefusal):
    """No treachery is being spent."""


@dataclass(unsafe_hash=True)
class TreacherySpent(WellRefusal):
    """The treachery of this quest is settled."""


@dataclass(unsafe_hash=True)
class TreacheryChanged(WellRefusal):
    """Other cards are swapped in than somebody saw."""


@dataclass(unsafe_hash=True)
class NotSwapped(WellRefusal):
    """No card of this name was swapped in."""

    name: OwnName
