"""One of each event and refusal of the board, with every variant that has words of its own."""

from bot.rules.basics.stored import replace
from bot.rules.well import attack_events as a
from bot.rules.well import attack_refusals as ar
from bot.rules.well import boulder_events as b
from bot.rules.well import events as w
from bot.rules.well import refusals as r
from bot.rules.well.board import Board, Boulder, Door, Figure, FigureKind
from bot.rules.well.dice import RolledDice, Sum
from bot.rules.well.map_faults import FaultKind, MapFault
from bot.rules.well.reach import Area
from bot.rules.well.setup import Corners, Falls, WellSetup
from bot.rules.well.spaces import Direction, Size, Space
from bot.rules.well.templates import Template, TemplateFault
from bot.rules.well.treachery import Swap, TreacheryKind

C7, D7, LAST = Space(2, 6), Space(3, 6), Space(15, 10)
RED, BLACK, WHITE = "first:red", "first:black", "first:white"
ROLL = RolledDice(7, (RED, BLACK), (1, 5))
BLEEDING = RolledDice(8, (WHITE, WHITE), (0, 1))
SUM = Sum(1, 3, 2, 0, missed=False)
OGRE = Figure("Ogre", FigureKind.MONSTER, C7, Size(2, 2), flying=True)
LEORIC = Figure("Leoric", FigureKind.HERO, D7)
SETUP = WellSetup(Template(("x",)), Template(("xx",)), Size(2, 2), Corners.SQUARE, Falls.AT_END)
AREA = Area(Direction.EAST, 2, (C7, D7), (D7,), ("Leoric",))
PLAIN = a.WellAttackDeclared(a.AttackKind.PLAIN, "Ogre", ("Leoric",), (RED, BLACK))
BREATH = a.WellAttackDeclared(a.AttackKind.BREATH, "Ogre", ("Leoric",), (RED,), area=AREA)

EVENTS: list[w.WellEvent] = [
    w.BoardLoaded(Board(("...", "...")), "rolling-hall"),
    w.BoardLoaded(Board(("...", "...")), ""),
    w.FigurePlaced(OGRE),
    w.FigurePlaced(LEORIC),
    w.BoulderPlaced(Boulder("1", C7, Direction.WEST, Size(2, 2))),
    w.PieceMoved("Leoric", C7, D7),
    w.PieceRemoved("Leoric", C7),
    *(w.DoorSet(Door(C7, Direction.EAST, open=state), state) for state in (True, False)),
    *(w.DoorSet(Door(C7, Direction.EAST, open=state), not state) for state in (True, False)),
    w.WellSetupChanged(SETUP),
    b.BouldersAwaited(("1", "2")),
    b.BouldersAwaited(()),
    *(b.BoulderRolled("1", ROLL, distance) for distance in (0, 1, 4)),
    b.BoulderAdvanced("1", D7),
    b.RubbleCleared("1", D7),
    b.FigureCrushed("1", "Leoric", FigureKind.HERO, D7),
    b.FigureCrushed("1", "Ogre", FigureKind.MONSTER, D7),
    b.FigureSpared("1", "Leoric", D7),
    b.BoulderTurned("1", D7, Direction.SOUTH),
    *(b.BoulderShattered("1", D7, cause, "2") for cause in b.Shattering),
    b.BoulderFell("1", D7),
    PLAIN,
    replace(PLAIN, swarm=True),
    replace(PLAIN, swarm=True, helpers=("Rat",), gained=(BLACK,), lose=1),
    replace(PLAIN, swarm=True, helpers=("Rat", "Bat"), gained=(BLACK, BLACK), lose=2),
    replace(PLAIN, swarm=True, helpers=("Rat", "Bat")),
    BREATH,
    replace(BREATH, targets=(), dice=()),
    replace(BREATH, kind=a.AttackKind.BOLT, lose=1),
    replace(BREATH, kind=a.AttackKind.BOLT, targets=(), dice=()),
    a.DazeDiceLost("Ogre", (BLACK,)),
    a.WellAttackRolled(ROLL, SUM),
    a.WellAttackDodged("Leoric", (1,), (1,), RolledDice(9, (RED,), (2,)), (2, 5), SUM),
    a.WellAttackSettled(missed=True, range=0, wounds=0, surges=0),
    a.WellAttackSettled(missed=False, range=1, wounds=1, surges=1),
    a.WellAttackSettled(missed=False, range=4, wounds=0, surges=0),
    a.WellAttackSettled(missed=False, range=None, wounds=2, surges=2),
    w.BleedSet("Leoric", 0, 2),
    w.DazeSet("Leoric", 2, 0),
    w.FigureTurnBegan("Leoric"),
    *(w.BleedRolled("Leoric", BLEEDING, wounds) for wounds in (0, 1, 4)),
    *(w.DazeRolled("Leoric", ROLL, 3 - left, left) for left in (0, 1, 2, 3)),
    w.TreacheryOpened(3, 2, 4, 3),
    *(w.TreacherySwapped(Swap("Mimic", kind, 2)) for kind in TreacheryKind),
    *(w.TreacherySwapUndone(Swap("Mimic", kind, 2)) for kind in TreacheryKind),
    w.TreacherySettled(2, 5, 2, 5),
    w.TreacherySettled(0, 1, 0, 1),
    w.TreacherySettled(1, 2, 1, 4),
]

REFUSALS: list[r.WellRefusal] = [
    r.NoBoard(),
    *(r.BoardFaulty((MapFault(kind, 3, 4, "Z9", "C2"),)) for kind in FaultKind),
    r.BoardFaulty((MapFault(FaultKind.EMPTY, 1, 1),) * 30),
    r.NoSuchPreset("nowhere", ("rolling-hall",)),
    r.NoSuchPreset("", ("rolling-hall",)),
    r.NotASpace("7C"),
    r.OffBoard(C7, LAST),
    r.NotASize("big"),
    r.BadName("x" * 60),
    r.PieceNameTaken("Leoric"),
    r.NoSuchPiece("Nobody", ("Leoric", "Ogre")),
    r.NoSuchPiece("Nobody", ()),
    r.TooManyPieces(200),
    r.InWall(C7),
    r.SpaceTaken(C7, "Leoric"),
    r.DoorInTheWay(C7, Direction.EAST),
    r.BouldersFirst(("1", "2")),
    r.BouldersNotNow(),
    r.BoulderNotWaiting("3", ("1", "2")),
    r.BadAmount(99, 1, 20),
    r.TemplateFaulty(tuple(TemplateFault)),
    *(r.TreacheryShort(kind, 3, 2) for kind in TreacheryKind),
    r.TreacheryNotOpen(),
    r.TreacherySpent(),
    r.TreacheryChanged(),
    r.NotSwapped("Mimic"),
    ar.ChoiceOpen("Ogre"),
    ar.NotAFirstEditionDie("brown"),
    ar.AttackWithoutDice(),
    ar.TooManyPowerDice(5),
    ar.AttackOnItself("Ogre"),
    ar.NoSuchAlignment(9, 4),
    ar.NoAttack(),
    ar.OtherAttack(),
    ar.NotATarget("Rat", ("Leoric",)),
    ar.NotATarget("Rat", ()),
    ar.AttackMissed(),
    ar.DodgedAlready("Leoric"),
    ar.NoSuchDie(3),
    ar.NotThisLoss(1, (BLACK, "first:green")),
    ar.NotSoMuchRange(2),
]
