"""Sample quests on the boards that come along: laid out with heroes and monsters as they start."""

from bot.rules.basics import names
from bot.rules.basics.stored import replace
from bot.rules.economy.draft import Draft
from bot.rules.first.arrivals import newcomers
from bot.rules.first.wounds import bodied
from bot.rules.state import events as e
from bot.rules.well.map import Figure, FigureKind, Map
from bot.rules.well.setup import SampleQuest


def sample(draft: Draft, name: str) -> SampleQuest | None:
    """Find the sample quest of a name; one that is printed goes before it."""
    if draft.box.first.quest(name) is not None:
        return None
    listed = draft.box.well.samples
    return next((each for each in listed if names.same(each.name, name)), None)


def lay_out(draft: Draft, found: SampleQuest) -> None:
    """Lay out the board of a sample quest that has just begun, with everybody on it."""
    map = replace(draft.box.well.presets[found.board], figures=())
    heroes = (draft.campaign.heroes[key].name for key in draft.campaign.heroes)
    for name, space in zip(heroes, found.starts, strict=False):
        map = map.with_figure(bodied(draft, Figure(name, FigureKind.HERO, space)))
    draft.add(e.BoardLoaded(_with_monsters(draft, map, found), found.board))


def _with_monsters(draft: Draft, map: Map, found: SampleQuest) -> Map:
    for group in found.monsters:
        printed = draft.box.first.monster(group.name)
        if printed is not None:
            for figure in newcomers(draft, map, printed, group):
                map = map.with_figure(figure)
    return map
