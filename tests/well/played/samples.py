"""One of each event and refusal of the map, with every variant that has words of its own."""

from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.well.bodies import Blow, Body
from bot.rules.well.dice import Sum
from bot.rules.well.map import Boulder, Corners, Door, Figure, FigureKind, Map
from bot.rules.well.map_faults import MapFault, MapFaultKind
from bot.rules.well.reach import Area, AttackKind
from bot.rules.well.setup import Falls, WellSetup
from bot.rules.well.spaces import Direction, Size, Space
from bot.rules.well.templates import Template, TemplateFault
from bot.rules.well.treachery import Swap, TreacheryKind

C7, D7, LAST = Space(2, 6), Space(3, 6), Space(15, 10)
RED, BLACK, WHITE = "first:red", "first:black", "first:white"
ROLL = e.DiceRolled(7, (RED, BLACK), (1, 5), e.RollFor.POOL)
REROLL = e.DiceRolled(9, (RED,), (2,), e.RollFor.POOL)
BLEEDING = e.DiceRolled(8, (WHITE, WHITE), (0, 1), e.RollFor.POOL)
SUM = Sum(1, 3, 2, 0, missed=False)
OGRE = Figure("Ogre", FigureKind.MONSTER, C7, Size(2, 2), flying=True)
LEORIC = Figure("Leoric", FigureKind.HERO, D7)
SETUP = WellSetup(Template(("x",)), Template(("xx",)), Size(2, 2), Corners.SQUARE, Falls.AT_END)
AREA = Area(Direction.EAST, 2, (C7, D7), (D7,), ("Leoric",))
BODY = Body(5, 6, 4, 3, (RED, BLACK))
HURT = replace(OGRE, body=BODY)
ATTACK = e.HurtBy.ATTACK
PLAIN = e.WellAttackDeclared(AttackKind.PLAIN, "Ogre", ("Leoric",), (RED, BLACK))
BREATH = e.WellAttackDeclared(AttackKind.BREATH, "Ogre", ("Leoric",), (RED,), area=AREA)

OF_OLD: list[e.WellEvent] = [
    e.BoardLoaded(Map(("...", "...")), "rolling-hall"),
    e.BoardLoaded(Map(("...", "...")), ""),
    e.FigurePlaced(OGRE),
    e.FigurePlaced(LEORIC),
    e.BoulderPlaced(Boulder("1", C7, Direction.WEST, Size(2, 2))),
    e.PieceMoved("Leoric", C7, D7),
    e.PieceRemoved("Leoric", C7),
    *(e.DoorSet(Door(C7, Direction.EAST, open=state), state) for state in (True, False)),
    *(e.DoorSet(Door(C7, Direction.EAST, open=state), not state) for state in (True, False)),
    e.WellSetupChanged(SETUP),
    e.BouldersAwaited(("1", "2")),
    e.BouldersAwaited(()),
    *(e.BoulderRolled("1", ROLL, distance) for distance in (0, 1, 4)),
    e.BoulderAdvanced("1", D7),
    e.RubbleCleared("1", D7),
    e.FigureCrushed("1", "Leoric", FigureKind.HERO, D7),
    e.FigureCrushed("1", "Ogre", FigureKind.MONSTER, D7),
    e.FigureSpared("1", "Leoric", D7),
    e.BoulderTurned("1", D7, Direction.SOUTH),
    *(e.BoulderShattered("1", D7, cause, "2") for cause in e.Shattering),
    e.BoulderFell("1", D7),
    PLAIN,
    replace(PLAIN, swarm=True),
    replace(PLAIN, swarm=True, helpers=("Rat",), gained=(BLACK,), lose=1),
    replace(PLAIN, swarm=True, helpers=("Rat", "Bat"), gained=(BLACK, BLACK), lose=2),
    replace(PLAIN, swarm=True, helpers=("Rat", "Bat")),
    BREATH,
    replace(BREATH, targets=(), dice=()),
    replace(BREATH, kind=AttackKind.BOLT, lose=1),
    replace(BREATH, kind=AttackKind.BOLT, targets=(), dice=()),
    e.DazeDiceLost("Ogre", (BLACK,)),
    e.WellAttackRolled(ROLL, SUM),
    e.WellAttackDodged("Leoric", (1,), (1,), REROLL, (2, 5), SUM),
    e.WellAttackSettled(missed=True, range=0, wounds=0, surges=0),
    e.WellAttackSettled(missed=False, range=1, wounds=1, surges=1),
    e.WellAttackSettled(missed=False, range=4, wounds=0, surges=0),
    e.WellAttackSettled(missed=False, range=None, wounds=2, surges=2),
    e.BleedSet("Leoric", 0, 2),
    e.DazeSet("Leoric", 2, 0),
    e.FigureTurnBegan("Leoric"),
    *(e.BleedRolled("Leoric", BLEEDING, wounds) for wounds in (0, 1, 4)),
    *(e.DazeRolled("Leoric", ROLL, 3 - left, left) for left in (0, 1, 2, 3)),
    e.TreacheryOpened(3, 2, 4, 3),
    *(e.TreacherySwapped(Swap("Mimic", kind, 2)) for kind in TreacheryKind),
    *(e.TreacherySwapUndone(Swap("Mimic", kind, 2)) for kind in TreacheryKind),
    e.TreacherySettled(2, 5, 2, 5),
    e.TreacherySettled(0, 1, 0, 1),
    e.TreacherySettled(1, 2, 1, 4),
]
EVENTS: list[e.WellEvent] = [
    *OF_OLD,
    *(e.PowerDiceCapped("Ogre", (BLACK,) * count) for count in (1, 2)),
    e.WellAttackSettled(missed=True, range=2, wounds=3, surges=1, short=4),
    e.FigurePlaced(HURT),
    e.FigurePlaced(replace(HURT, body=replace(BODY, armour=None, speed=None, dice=()))),
    *(
        replace(PLAIN, blow=blow)
        for blow in (Blow(bleed=True, daze=True), Blow(damage=2, pierce=3))
    ),
    e.FiguresEquipped((HURT, replace(HURT, name="Rat", body=replace(BODY, armour=None)))),
    *(e.FigureHurt(HURT, 5, lost, ATTACK, 4) for lost in (0, 1, 2)),
    *(e.FigureHurt(HURT, 2, lost, ATTACK, 0) for lost in (0, 1, 2)),
    *(e.FigureHurt(HURT, 2, lost, ATTACK) for lost in (0, 1, 2)),
    e.FigureHurt(HURT, 5, 1, ATTACK, 4, bleed=1, daze=1),
    *(e.FigureHurt(OGRE, 5, 0, ATTACK, bleed=bleed, daze=1) for bleed in (0, 1)),
    *(e.FigureHurt(HURT, lost, lost, e.HurtBy.BLEED) for lost in (1, 2)),
    *(e.FigureHurt(HURT, lost, lost, e.HurtBy.HAND) for lost in (1, 2, -1, -2)),
    *(e.FigureHurt(HURT, lost, lost, e.HurtBy.HAND, note="a potion") for lost in (1, -1)),
    *(e.FigureDied("Leoric", kind, D7, ATTACK) for kind in FigureKind),
    e.HarmLifted(HURT, 2),
    e.FigureReturned(HURT),
    *(e.AttackAdjusted(more) for more in (1, 2, -1, -2)),
    e.AttackAdjusted(pierce=1),
]

REFUSALS: list[r.Refusal] = [
    r.NoMap(),
    *(r.MapFaulty((MapFault(kind, 3, 4, "Z9", "C2"),)) for kind in MapFaultKind),
    r.MapFaulty((MapFault(MapFaultKind.EMPTY, 1, 1),) * 30),
    r.NoSuchPreset("nowhere", ("rolling-hall",)),
    r.NoSuchPreset("", ("rolling-hall",)),
    r.NotASpace("7C"),
    r.OffMap(C7, LAST),
    r.NotASize("big"),
    r.BadPieceName("x" * 60),
    r.PieceNameTaken("Leoric"),
    r.NoSuchPiece("Nobody", ("Leoric", "Ogre")),
    r.NoSuchPiece("Nobody", ()),
    r.UnknownMonster("Rat"),
    r.NoRoomForMonsters("Ogre", 3),
    r.WoundsNotKept(),
    r.WoundsUnknown("Rat"),
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
    r.ChoiceOpen("Ogre"),
    r.NotAFirstEditionDie("brown"),
    r.AttackWithoutDice(),
    r.TooManyPowerDice(5),
    r.AttackOnItself("Ogre"),
    r.NoSuchAlignment(9, 4),
    r.NoAttack(),
    r.OtherAttack(),
    r.NotATarget("Rat", ("Leoric",)),
    r.NotATarget("Rat", ()),
    r.AttackMissed(),
    r.DodgedAlready("Leoric"),
    r.NoSuchDie(3),
]
