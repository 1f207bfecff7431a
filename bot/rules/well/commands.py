"""What somebody asks at the board. Spaces, sizes and names stand as they were typed."""

from dataclasses import dataclass

from bot.rules.well.board import FigureKind
from bot.rules.well.setup import Corners, Falls
from bot.rules.well.spaces import Direction
from bot.rules.well.treachery import TreacheryKind


@dataclass(frozen=True, slots=True)
class LoadMap:
    """Lay out a board from a text map."""

    text: str


@dataclass(frozen=True, slots=True)
class LoadPreset:
    """Lay out one of the boards that come along."""

    name: str


@dataclass(frozen=True, slots=True)
class PlaceFigure:
    """Put a figure on the board; `space` is its north-west corner."""

    name: str
    kind: FigureKind
    space: str
    size: str = ""
    flying: bool = False


@dataclass(frozen=True, slots=True)
class PlaceBoulder:
    """Put a boulder on the board; without a name it gets a number, without a size the usual one."""

    space: str
    direction: Direction
    size: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class MovePiece:
    """Move a figure or boulder by hand."""

    name: str
    space: str


@dataclass(frozen=True, slots=True)
class RemovePiece:
    """Take a figure or boulder off the board."""

    name: str


@dataclass(frozen=True, slots=True)
class SetDoor:
    """Open or close a door, or put one there."""

    space: str
    side: Direction
    open: bool


@dataclass(frozen=True, slots=True)
class ChangeWellSetup:
    """Change what the group plays with; None and an empty size leave things as they are (W10)."""

    breath: tuple[str, ...] | None = None
    bolt: tuple[str, ...] | None = None
    boulder: str = ""
    corners: Corners | None = None
    falls: Falls | None = None


@dataclass(frozen=True, slots=True)
class BeginOverlordBoardTurn:
    """Begin the overlord's turn at the board: boulders roll first (W1)."""


@dataclass(frozen=True, slots=True)
class RollBoulders:
    """Roll boulders in this order; those left out wait. No order means all, as placed (W1)."""

    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BeginFigureTurn:
    """Begin a figure's turn: its bleed and daze tokens are rolled for (W6, W7)."""

    name: str


@dataclass(frozen=True, slots=True)
class AttackFigure:
    """Attack one figure; `dice` are ids of first-edition dice."""

    attacker: str
    target: str
    dice: tuple[str, ...]
    swarm: bool = False


@dataclass(frozen=True, slots=True)
class UseBreath:
    """Breathe: lay the template against a side, in one of its alignments (from 1) (W4)."""

    attacker: str
    side: Direction
    alignment: int = 1
    dice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UseBolt:
    """Hurl a bolt: lay the template against a side, in one of its alignments (from 1) (W5)."""

    attacker: str
    side: Direction
    alignment: int = 1
    dice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LoseDice:
    """Pick the dice that daze takes from the attack under way (W7)."""

    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpendEnhancements:
    """Take so many of the attack's enhancements as range, and the rest as wounds."""

    range: int


@dataclass(frozen=True, slots=True)
class DodgeAttack:
    """Let a dodging target have dice of the attack rolled again; places count from 1 (W5).

    `seen` are the faces it was asked for, if somebody looked at them before.
    """

    name: str
    places: tuple[int, ...]
    seen: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class AddBleed:
    """Put bleed tokens on a figure, or take some off (W6)."""

    name: str
    tokens: int = 1


@dataclass(frozen=True, slots=True)
class AddDaze:
    """Put daze tokens on a figure, or take some off (W7)."""

    name: str
    tokens: int = 1


@dataclass(frozen=True, slots=True)
class OpenTreachery:
    """Start to spend the treachery that a quest gives (W8)."""

    event: int
    trap: int
    monster: int
    usual: int | None = None


@dataclass(frozen=True, slots=True)
class SwapWithTreachery:
    """Swap a treachery card in; it is paid in its own kind (W8)."""

    card: str
    kind: TreacheryKind
    cost: int


@dataclass(frozen=True, slots=True)
class UndoTreacherySwap:
    """Take the newest swap of this card back."""

    card: str


@dataclass(frozen=True, slots=True)
class SettleTreachery:
    """Say that all treachery is spent (W8); `swaps` is how many somebody saw made before."""

    swaps: int | None = None


WellCommand = (
    LoadMap
    | LoadPreset
    | PlaceFigure
    | PlaceBoulder
    | MovePiece
    | RemovePiece
    | SetDoor
    | ChangeWellSetup
    | BeginOverlordBoardTurn
    | RollBoulders
    | BeginFigureTurn
    | AttackFigure
    | UseBreath
    | UseBolt
    | LoseDice
    | SpendEnhancements
    | DodgeAttack
    | AddBleed
    | AddDaze
    | OpenTreachery
    | SwapWithTreachery
    | UndoTreacherySwap
    | SettleTreachery
)
