"""What happened at the board as sentences, one line an event; a boulder's way makes one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any

from bot.pages.phrases import well_saying as saying
from bot.pages.phrases.well_saying import Arguments
from bot.pages.text import kebab
from bot.pages.voice import Voice
from bot.rules.well import events as w
from bot.rules.well.attack_events import (
    DazeDiceLost,
    WellAttackDeclared,
    WellAttackDodged,
    WellAttackSettled,
)
from bot.rules.well.boulder_events import BoulderAdvanced
from bot.rules.well.setup import WellSetup
from bot.rules.well.spaces import ONE
from bot.rules.well.templates import Template
from bot.rules.well.treachery import UNTOLD

_SECRET = w.TreacherySwapped | w.TreacherySwapUndone


def lines(events: Sequence[w.WellEvent], names: Voice) -> Iterator[str]:
    """Say events that happened one after the other."""
    before: list[w.WellEvent | None] = [None, *events]
    told = pairwise(before)
    for advancing, group in groupby(told, key=lambda pair: isinstance(pair[1], BoulderAdvanced)):
        pairs = list(group)
        if advancing:
            way = [str(event.space) for _, event in pairs if isinstance(event, BoulderAdvanced)]
            yield names.say("well-path", spaces=", ".join(way))
            continue
        for earlier, event in pairs:
            if isinstance(earlier, DazeDiceLost) and isinstance(event, WellAttackSettled):
                yield names.say("well-settled-without-dice")
            elif event is not None:
                yield line(event, names)


def line(event: w.WellEvent, names: Voice) -> str:
    """Say one event."""
    more = _MORE.get(type(event))
    given = {**saying.arguments(event, names), **(more(event, names) if more else {})}
    return names.say(key(event, names), **given)


def key(event: w.WellEvent, names: Voice) -> str:
    """Give the key of an event's words; the overlord's secrets have others for his side (W8)."""
    suffix = ""
    match event:
        case WellAttackDeclared(kind):
            suffix = kind.value
        case WellAttackSettled(missed=False, range=None):
            suffix = "template"
        case w.TreacherySwapped(swap) | w.TreacherySwapUndone(swap) if (
            names.sees_secrets and swap != UNTOLD
        ):
            suffix = "open"
        case _:
            pass
    return "-".join(filter(None, ("well-event", kebab(type(event).__name__), suffix)))


def setup(setup: WellSetup, names: Voice) -> str:
    """Say in short what a group plays with."""
    said = saying.arguments(setup, names)
    shapes = {"breath": shape(setup.breath), "bolt": shape(setup.bolt)}
    return names.say("well-setup", **{**said, **shapes, "boulder": str(setup.boulder)})


def shape(template: Template) -> str:
    """Write a template in one line, as people type it."""
    return "`" + "/".join(template.shape) + "`"


def _board(event: w.BoardLoaded, _: Voice) -> Arguments:
    return {"width": event.board.width, "height": event.board.height}


def _figure(event: w.FigurePlaced, _: Voice) -> Arguments:
    return {"large": "no" if event.figure.size == ONE else "yes"}


def _door(event: w.DoorSet, _: Voice) -> Arguments:
    door = event.door
    return {"beyond": str(door.space.towards(door.side))}


def _declared(event: WellAttackDeclared, names: Voice) -> Arguments:
    area, lose = event.area, event.lose
    return {
        "swarm": _swarm(event, names),
        "losing": names.say("well-losing", lose=lose) if lose else "",
        "direction": saying.side(area.side, names) if area else "",
        "alignment": area.alignment if area else 0,
    }


def _swarm(event: WellAttackDeclared, names: Voice) -> str:
    if not event.swarm:
        return ""
    helpers = names.row(map(names.own, event.helpers))
    count, gained = len(event.helpers), len(event.gained)
    return names.say("well-swarm", count=count, helpers=helpers, gained=gained)


_MORE: Mapping[type[Any], Callable[[Any, Voice], Arguments]] = {
    w.BoardLoaded: _board,
    w.FigurePlaced: _figure,
    w.DoorSet: _door,
    w.WellSetupChanged: lambda event, names: {"setup": setup(event.setup, names)},
    WellAttackDeclared: _declared,
    WellAttackDodged: lambda event, names: {"roll": saying.roll(event.roll, names, event.old)},
}
