"""What events of the first edition do to its map and to the attack under way: no rules."""

from typing import assert_never

from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.well.map import Figure, Map, Terrain
from bot.rules.well.spaces import Direction, Space
from bot.rules.well.state import AttackStage, AttackUnderWay


def moved(map: Map, name: str, end: Space) -> Map:
    """Give the map after a piece was moved by hand."""
    figure = next((one for one in map.figures if one.name == name), None)
    if figure is not None:
        return map.with_figure(replace(figure, space=end))
    return _rolled(map, name, space=end)


def bleeding(map: Map, name: str, tokens: int) -> Map:
    """Give the map with so many bleed tokens on a figure."""
    return map.with_figure(replace(_figure(map, name), bleed=tokens))


def dazed(map: Map, name: str, tokens: int) -> Map:
    """Give the map with so many daze tokens on a figure."""
    return map.with_figure(replace(_figure(map, name), daze=tokens))


def after(map: Map, event: e.BoulderEvent) -> Map:
    """Give the map after something happened on a boulder's way."""
    match event:
        case e.BoulderAdvanced(name, space):
            return _rolled(map, name, space=space)
        case e.BoulderTurned(name, _, direction):
            return _rolled(map, name, direction=direction)
        case e.RubbleCleared(_, space):
            return map.with_terrain(space, Terrain.FLOOR)
        case e.FigureCrushed(_, name) | e.BoulderShattered(name) | e.BoulderFell(name):
            return map.without(name)
        case e.FigureSpared():
            return map
        case _:
            assert_never(event)


def begun(declared: e.WellAttackDeclared) -> AttackUnderWay:
    """Give the attack that a declaration begins."""
    pool = declared.dice + declared.gained
    stage = AttackStage.ROLLING if pool else AttackStage.SETTLED
    return AttackUnderWay(
        declared.kind,
        declared.attacker,
        declared.targets,
        pool,
        declared.lose,
        AttackStage.LOSING if declared.lose else stage,
        declared.area,
        gained=len(declared.gained),
        blow=declared.blow,
    )


def _rolled(
    map: Map, name: str, space: Space | None = None, direction: Direction | None = None
) -> Map:
    boulder = next(one for one in map.boulders if one.name == name)
    return map.with_boulder(
        replace(boulder, space=space or boulder.space, direction=direction or boulder.direction)
    )


def _figure(map: Map, name: str) -> Figure:
    return next(one for one in map.figures if one.name == name)
