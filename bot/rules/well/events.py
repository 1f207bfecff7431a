"""What happened at the board: everything that is needed to replay it, in the past tense."""

from dataclasses import dataclass

from bot.rules.well.attack_events import (
    DazeDiceLost,
    WellAttackDeclared,
    WellAttackDodged,
    WellAttackRolled,
    WellAttackSettled,
)
from bot.rules.well.board import Board, Boulder, Door, Figure
from bot.rules.well.boulder_events import BoulderEvent, BoulderRolled, BouldersAwaited
from bot.rules.well.dice import RolledDice
from bot.rules.well.setup import WellSetup
from bot.rules.well.spaces import Space
from bot.rules.well.treachery import Swap

# --- the board and its pieces


@dataclass(frozen=True, slots=True)
class BoardLoaded:
    """A board was laid out; `preset` is empty for a group's own map."""

    board: Board
    preset: str


@dataclass(frozen=True, slots=True)
class FigurePlaced:
    """A figure was put on the board."""

    figure: Figure


@dataclass(frozen=True, slots=True)
class BoulderPlaced:
    """A boulder was put on the board."""

    boulder: Boulder


@dataclass(frozen=True, slots=True)
class PieceMoved:
    """A figure or boulder was moved by hand."""

    name: str
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class PieceRemoved:
    """A figure or boulder was taken off the board by hand."""

    name: str
    space: Space


@dataclass(frozen=True, slots=True)
class DoorSet:
    """A door was opened, closed, or put there (`added`)."""

    door: Door
    added: bool


@dataclass(frozen=True, slots=True)
class WellSetupChanged:
    """The group plays with other templates, boulder size or rulings from here on (W10)."""

    setup: WellSetup


# --- bleed and daze (W6, W7)


@dataclass(frozen=True, slots=True)
class BleedSet:
    """A figure has so many bleed tokens now."""

    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DazeSet:
    """A figure has so many daze tokens now."""

    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class FigureTurnBegan:
    """A figure's turn began."""

    name: str


@dataclass(frozen=True, slots=True)
class BleedRolled:
    """A figure bled: wounds that armour does not stop; all its bleed tokens go (W6)."""

    name: str
    roll: RolledDice
    wounds: int


@dataclass(frozen=True, slots=True)
class DazeRolled:
    """A figure shook off one daze token per surge; so many are left (W7)."""

    name: str
    roll: RolledDice
    removed: int
    left: int


# --- treachery (W8)


@dataclass(frozen=True, slots=True)
class TreacheryOpened:
    """The overlord spends the treachery that a quest gives."""

    event: int
    trap: int
    monster: int
    usual: int


@dataclass(frozen=True, slots=True)
class TreacherySwapped:
    """A treachery card took a basic card's place."""

    swap: Swap


@dataclass(frozen=True, slots=True)
class TreacherySwapUndone:
    """A swap was taken back."""

    swap: Swap


@dataclass(frozen=True, slots=True)
class TreacherySettled:
    """Treachery is spent: cards swapped in, points left over, cards to start with."""

    swapped: int
    left_over: int
    extra: int
    start_cards: int


WellEvent = (
    BoardLoaded
    | FigurePlaced
    | BoulderPlaced
    | PieceMoved
    | PieceRemoved
    | DoorSet
    | WellSetupChanged
    | BouldersAwaited
    | BoulderRolled
    | BoulderEvent
    | WellAttackDeclared
    | DazeDiceLost
    | WellAttackRolled
    | WellAttackDodged
    | WellAttackSettled
    | BleedSet
    | DazeSet
    | FigureTurnBegan
    | BleedRolled
    | DazeRolled
    | TreacheryOpened
    | TreacherySwapped
    | TreacherySwapUndone
    | TreacherySettled
)
