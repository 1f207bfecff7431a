"""/well: the map, its pieces and doors, turns, boulders, and what the group plays with."""

from collections.abc import Iterable

from discord import Attachment

from bot.desk.handlers import lookups, well_moves
from bot.pages.lookups import well
from bot.pages.well import offers
from bot.rules.printed.first import FirstMonster
from bot.rules.state import commands as c
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from cogs._offering import Typing, at_table, last_of, offered
from cogs._slash import Interaction, Name, Names, TableGroup, called, said, slash
from cogs._values import (
    Armour,
    CapWord,
    CornersWord,
    DoorWord,
    FallsWord,
    FigureWord,
    MapAction,
    MapWord,
    Monsters,
    Shape,
    SideWord,
    StairsWord,
    Wounds,
    YesNo,
)

_PIECES = at_table(lambda typing: offers.pieces(typing.table))


def _places(typing: Typing) -> Iterable[str]:
    return offers.free_spaces(typing.table, typing.typed, typing.of("size", ""))


def _newcomers(typing: Typing) -> Iterable[str]:
    """Name who may come: heroes, or printed monsters, as the option beside it says."""
    kind = typing.of("kind", FigureKind.HERO)
    if kind == FigureKind.MONSTER:
        return (monster.name for monster in offers.monsters(typing.table))
    return offers.newcomers(typing.table)


def _monsters(typing: Typing) -> Iterable[FirstMonster]:
    return offers.monsters(typing.table)


def _places_of_boulders(typing: Typing) -> Iterable[str]:
    usual = offers.usual_boulder(typing.table)
    return offers.free_spaces(typing.table, typing.typed, typing.of("size", usual))


def _ways(typing: Typing) -> Iterable[str]:
    return offers.free_spaces(typing.table, typing.typed, moving=typing.of("name", ""))


def _doors(typing: Typing) -> Iterable[str]:
    side = typing.of("side")
    return offers.door_spaces(typing.table, typing.typed, Direction(side) if side else None)


def _centres(typing: Typing) -> Iterable[str]:
    """Name the spaces to look at: those of figures first."""
    laid_out = typing.table.campaign.well.map
    if laid_out is None:
        return ()
    figures = (one.space for one in laid_out.figures)
    return dict.fromkeys(str(space) for space in (*figures, *laid_out.spaces()))


class MapPart(TableGroup, name=called("well"), description=said("command-well")):
    """Commands about what stands on the map."""

    @slash("well board")
    @offered(preset=at_table(lambda typing: offers.presets(typing.table)), space=at_table(_centres))
    async def board(
        self,
        interaction: Interaction,
        action: MapWord,
        preset: Name = "",
        file: Attachment | None = None,
        space: Name = "",
    ) -> None:
        """Lay a map out, or show it."""
        if action is MapAction.SHOW:
            await lookups.show(self.desk, interaction, well.MAP, space)
        else:
            await well_moves.load(self.desk, interaction, preset, file)

    @slash("well place")
    @offered(name=at_table(_newcomers), space=at_table(_places))
    async def place(
        self,
        interaction: Interaction,
        name: Name,
        kind: FigureWord,
        space: Name,
        size: Name = "",
        flying: bool = False,
        master: YesNo = False,
        wounds: Wounds | None = None,
        armour: Armour | None = None,
    ) -> None:
        """Put a figure on the map."""
        command = c.PlaceFigure(name, kind, space, size, flying, master, wounds, armour)
        await self.desk.play(interaction, command)

    @slash("well monster")
    @offered(name=at_table(_monsters), space=at_table(_places))
    async def monster(
        self,
        interaction: Interaction,
        name: Name,
        count: Monsters,
        master: YesNo = False,
        space: Name = "",
    ) -> None:
        """Put printed monsters on the map."""
        await self.desk.play(interaction, c.PlaceMonsters(name, count, master, space))

    @slash("well boulder")
    @offered(space=at_table(_places_of_boulders))
    async def boulder(
        self,
        interaction: Interaction,
        space: Name,
        direction: SideWord,
        size: Name = "",
        name: Name = "",
    ) -> None:
        """Put a boulder on the map."""
        command = c.PlaceBoulder(space, direction, size, name)
        await self.desk.play(interaction, command)

    @slash("well move")
    @offered(name=_PIECES, space=at_table(_ways))
    async def move(self, interaction: Interaction, name: Name, space: Name) -> None:
        """Move a figure or boulder by hand."""
        await self.desk.play(interaction, c.MovePiece(name, space))

    @slash("well remove")
    @offered(name=_PIECES)
    async def remove(self, interaction: Interaction, name: Name) -> None:
        """Take a figure or boulder off the map."""
        await self.desk.play(interaction, c.RemovePiece(name))

    @slash("well door")
    @offered(space=at_table(_doors))
    async def door(
        self, interaction: Interaction, space: Name, side: SideWord, state: DoorWord
    ) -> None:
        """Open or close a door, or put one there."""
        await self.desk.play(interaction, c.SetDoor(space, side, state))

    @slash("well turn")
    @offered(name=at_table(lambda typing: offers.turns(typing.table)))
    async def turn(self, interaction: Interaction, name: Name) -> None:
        """Begin the turn of the overlord or of a figure."""
        await self.desk.play(interaction, well_moves.turn(name))

    @slash("well boulders")
    @offered(order=last_of(at_table(lambda typing: offers.waiting(typing.table))))
    async def boulders(self, interaction: Interaction, order: Names = "") -> None:
        """Roll the boulders in this order."""
        named = tuple(name.strip() for name in order.split(",") if name.strip())
        await self.desk.play(interaction, c.RollBoulders(named))

    @slash("well setup")
    async def setup(
        self,
        interaction: Interaction,
        breath: Shape = "",
        bolt: Shape = "",
        boulder: Name = "",
        corners: CornersWord | None = None,
        falls: FallsWord | None = None,
        stairs: StairsWord | None = None,
        cap: CapWord | None = None,
    ) -> None:
        """Show what the group plays with, or change some of it."""
        others = c.ChangeWellSetup(
            boulder=boulder, corners=corners, falls=falls, stairs=stairs, cap=cap
        )
        command = well_moves.setup(self.desk, breath, bolt, others)
        if command == c.ChangeWellSetup():
            await lookups.show(self.desk, interaction, well.SETUP)
        else:
            await self.desk.play(interaction, command)
