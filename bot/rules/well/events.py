"""What happened at the board: everything that is needed to replay it, in the past tense."""

from bot.rules.basics.keys import OwnName
from bot.rules.basics.stored import Variant
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


class BoardLoaded(Variant, frozen=True):
    """A board was laid out; `preset` is empty for a group's own map."""

    board: Board
    preset: OwnName


class FigurePlaced(Variant, frozen=True):
    """A figure was put on the board."""

    figure: Figure


class BoulderPlaced(Variant, frozen=True):
    """A boulder was put on the board."""

    boulder: Boulder


class PieceMoved(Variant, frozen=True):
    """A figure or boulder was moved by hand."""

    name: OwnName
    start: Space
    end: Space


class PieceRemoved(Variant, frozen=True):
    """A figure or boulder was taken off the board by hand."""

    name: OwnName
    space: Space


class DoorSet(Variant, frozen=True):
    """A door was opened, closed, or put there (`added`)."""

    door: Door
    added: bool


class WellSetupChanged(Variant, frozen=True):
    """The group plays with other templates, boulder size or rulings from here on (W10)."""

    setup: WellSetup


# --- bleed and daze (W6, W7)


class BleedSet(Variant, frozen=True):
    """A figure has so many bleed tokens now."""

    name: OwnName
    before: int
    after: int


class DazeSet(Variant, frozen=True):
    """A figure has so many daze tokens now."""

    name: OwnName
    before: int
    after: int


class FigureTurnBegan(Variant, frozen=True):
    """A figure's turn began."""

    name: OwnName


class BleedRolled(Variant, frozen=True):
    """A figure bled: wounds that armour does not stop; all its bleed tokens go (W6)."""

    name: OwnName
    roll: RolledDice
    wounds: int


class DazeRolled(Variant, frozen=True):
    """A figure shook off one daze token per surge; so many are left (W7)."""

    name: OwnName
    roll: RolledDice
    removed: int
    left: int


# --- treachery (W8)


class TreacheryOpened(Variant, frozen=True):
    """The overlord spends the treachery that a quest gives."""

    event: int
    trap: int
    monster: int
    usual: int


class TreacherySwapped(Variant, frozen=True):
    """A treachery card took a basic card's place."""

    swap: Swap


class TreacherySwapUndone(Variant, frozen=True):
    """A swap was taken back."""

    swap: Swap


class TreacherySettled(Variant, frozen=True):
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
