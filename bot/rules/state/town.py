"""Killed heroes of the first edition on their way back from the town (E5, E7)."""

from bot.rules.basics.keys import HeroKey
from bot.rules.basics.names import key
from bot.rules.state import events as e
from bot.rules.state.dungeon import Town
from bot.rules.well.map import FigureKind, Map


def after(town: Town, event: e.Event) -> Town:
    """Give who is in the town after an event."""
    match event:
        case e.ConquestChanged(why=e.DungeonWhy.KILLED, hero=hero):
            return Town((*_but(town.resting, hero), hero), town.off_map)
        case e.FigureDied(name=name, kind=FigureKind.HERO):
            return _off_map(town, key(name))
        case e.FigureCrushed(name=name, kind=FigureKind.HERO):
            return _off_map(town, key(name))
        case e.HeroTurnBegan(hero) if town.resting:
            return Town(_but(town.resting, hero), town.off_map)
        case e.ConquestChanged(why=e.DungeonWhy.SPARED, hero=hero):
            return _without(town, hero)
        case e.FigurePlaced(figure) | e.HarmLifted(figure) | e.FigureReturned(figure):
            return _without(town, key(figure.name))
        case e.PieceMoved(name):
            return _without(town, key(name))
        case e.BoardLoaded(map):
            return _elsewhere(town, map)
        case _:
            return town


def _off_map(town: Town, hero: HeroKey) -> Town:
    return Town(town.resting, (*_but(town.off_map, hero), hero))


def _without(town: Town, hero: HeroKey) -> Town:
    if hero not in town.heroes:
        return town
    return Town(_but(town.resting, hero), _but(town.off_map, hero))


def _elsewhere(town: Town, map: Map) -> Town:
    """Forget the map that another takes the place of; whoever stands on that one is back."""
    there = {key(one.name) for one in map.figures}
    return Town(tuple(hero for hero in town.heroes if hero not in there))


def _but(heroes: tuple[HeroKey, ...], hero: HeroKey) -> tuple[HeroKey, ...]:
    return tuple(each for each in heroes if each != hero)
