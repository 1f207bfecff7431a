"""What somebody asks at the board. Spaces, sizes and names stand as they were typed."""

from msgspec import Struct

from bot.rules.well.board import FigureKind
from bot.rules.well.setup import Corners, Falls
from bot.rules.well.spaces import Direction
from bot.rules.well.treachery import TreacheryKind


class LoadMap(Struct, frozen=True):
    """Lay out a board from a text map."""

    text: str


class LoadPreset(Struct, frozen=True):
    """Lay out one of the boards that come along."""

    name: str


class PlaceFigure(Struct, frozen=True):
    """Put a figure on the board; `space` is its north-west corner."""

    name: str
    kind: FigureKind
    space: str
    size: str = ""
    flying: bool = False


class PlaceBoulder(Struct, frozen=True):
    """Put a boulder on the board; without a name it gets a number, without a size the usual one."""

    space: str
    direction: Direction
    size: str = ""
    name: str = ""


class MovePiece(Struct, frozen=True):
    """Move a figure or boulder by hand."""

    name: str
    space: str


class RemovePiece(Struct, frozen=True):
    """Take a figure or boulder off the board."""

    name: str


class SetDoor(Struct, frozen=True):
    """Open or close a door, or put one there."""

    space: str
    side: Direction
    open: bool


class ChangeWellSetup(Struct, frozen=True):
    """Change what the group plays with; None and an empty size leave things as they are (W10)."""

    breath: tuple[str, ...] | None = None
    bolt: tuple[str, ...] | None = None
    boulder: str = ""
    corners: Corners | None = None
    falls: Falls | None = None


class BeginOverlordBoardTurn(Struct, frozen=True):
    """Begin the overlord's turn at the board: boulders roll first (W1)."""


class RollBoulders(Struct, frozen=True):
    """Roll boulders in this order; those left out wait. No order means all, as placed (W1)."""

    order: tuple[str, ...] = ()


class BeginFigureTurn(Struct, frozen=True):
    """Begin a figure's turn: its bleed and daze tokens are rolled for (W6, W7)."""

    name: str


class AttackFigure(Struct, frozen=True):
    """Attack one figure; `dice` are ids of first-edition dice."""

    attacker: str
    target: str
    dice: tuple[str, ...]
    swarm: bool = False


class UseBreath(Struct, frozen=True):
    """Breathe: lay the template against a side, in one of its alignments (from 1) (W4)."""

    attacker: str
    side: Direction
    alignment: int = 1
    dice: tuple[str, ...] = ()


class UseBolt(Struct, frozen=True):
    """Hurl a bolt: lay the template against a side, in one of its alignments (from 1) (W5)."""

    attacker: str
    side: Direction
    alignment: int = 1
    dice: tuple[str, ...] = ()


class LoseDice(Struct, frozen=True):
    """Pick the dice that daze takes from the attack under way (W7)."""

    dice: tuple[str, ...]


class SpendEnhancements(Struct, frozen=True):
    """Take so many of the attack's enhancements as range, and the rest as wounds."""

    range: int


class DodgeAttack(Struct, frozen=True):
    """Let a dodging target have dice of the attack rolled again; places count from 1 (W5).

    `seen` are the faces it was asked for, if somebody looked at them before.
    """

    name: str
    places: tuple[int, ...]
    seen: tuple[int, ...] | None = None


class AddBleed(Struct, frozen=True):
    """Put bleed tokens on a figure, or take some off (W6)."""

    name: str
    tokens: int = 1


class AddDaze(Struct, frozen=True):
    """Put daze tokens on a figure, or take some off (W7)."""

    name: str
    tokens: int = 1


class OpenTreachery(Struct, frozen=True):
    """Start to spend the treachery that a quest gives (W8)."""

    event: int
    trap: int
    monster: int
    usual: int | None = None


class SwapWithTreachery(Struct, frozen=True):
    """Swap a treachery card in; it is paid in its own kind (W8)."""

    card: str
    kind: TreacheryKind
    cost: int


class UndoTreacherySwap(Struct, frozen=True):
    """Take the newest swap of this card back."""

    card: str


class SettleTreachery(Struct, frozen=True):
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
