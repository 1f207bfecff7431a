"""What happens on the map of the first edition: spaces, dice and templates in words (W)."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.pages.phrases import dice_words
from bot.pages.phrases.fields import NOBODY, arguments
from bot.pages.voice import Voice
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.state import events as e
from bot.rules.well.setup import WellSetup
from bot.rules.well.spaces import ONE, Direction, Space
from bot.rules.well.templates import Template
from bot.rules.well.treachery import UNTOLD

Arguments = dict[str, str | int]
_Rolled = e.BoulderRolled | e.WellAttackRolled | e.WellAttackDodged | e.BleedRolled | e.DazeRolled


def side(direction: Direction, voice: Voice) -> str:
    """Name a side of the map."""
    return voice.say(f"side-{direction}")


def run(first: Space, last: Space, voice: Voice) -> str:
    """Write the spaces between two corners."""
    if first == last:
        return voice.say("spaces-one", space=str(first))
    return voice.say("spaces-run", first=str(first), last=str(last))


def spaces(listed: Iterable[Space], voice: Voice) -> str:
    """List spaces, those side by side in a row as one run."""
    rows = sorted(set(listed), key=lambda space: (space.row, space.column))
    numbered = enumerate(rows)
    runs = groupby(numbered, key=lambda each: (each[1].row, each[1].column - each[0]))
    ends = ([space for _, space in group] for _, group in runs)
    return ", ".join(run(each[0], each[-1], voice) for each in ends)


def path(way: Sequence[e.BoulderAdvanced], voice: Voice) -> str:
    """Say the spaces that a boulder goes on to, one after the other."""
    return voice.say("well-path", spaces=", ".join(str(event.space) for event in way))


def setup(setup: WellSetup, voice: Voice) -> str:
    """Say in short what a group plays with."""
    shapes = {"breath": shape(setup.breath), "bolt": shape(setup.bolt)}
    return voice.say("well-setup", **{**arguments(setup, voice), **shapes})


def shape(template: Template) -> str:
    """Write a template in one line, as people type it."""
    return "`" + "/".join(template.shape) + "`"


def rolled(event: _Rolled, voice: Voice) -> Arguments:
    """Write dice with their faces, and struck through what they showed before a dodge."""
    roll = event.roll
    old = event.old if isinstance(event, e.WellAttackDodged) else ()
    struck: list[tuple[int, ...]] = [(face,) for face in old] or [()] * len(roll.dice)
    dice = map(RolledDie, roll.dice, roll.faces, struck)
    return {"roll": dice_words.shown(dice, voice), "number": roll.number}


def loaded(event: e.BoardLoaded, _: Voice) -> Arguments:
    """Give the size of a map laid out."""
    return {"width": event.board.width, "height": event.board.height}


def placed(event: e.FigurePlaced, _: Voice) -> Arguments:
    """Tell whether a figure is larger than one space."""
    return {"large": "no" if event.figure.size == ONE else "yes"}


def door(event: e.DoorSet, _: Voice) -> Arguments:
    """Name the space beyond a door."""
    return {"beyond": str(event.door.space.towards(event.door.side))}


def declared(event: e.WellAttackDeclared, voice: Voice) -> Arguments:
    """Say where an attack goes to, who helps, and what daze takes from it."""
    area, lose = event.area, event.lose
    return {
        "attacker": voice.own(event.attacker),
        "dice": voice.dice(event.dice) or NOBODY,
        "swarm": _swarm(event, voice),
        "losing": voice.say("well-losing", lose=lose) if lose else "",
        "direction": side(area.side, voice) if area else "",
        "alignment": area.alignment if area else 0,
    }


def lost(event: e.DazeDiceLost, voice: Voice) -> Arguments:
    """Say which dice daze takes, and whose."""
    return {"attacker": voice.own(event.attacker), "dice": voice.dice(event.dice)}


def swapped(event: e.TreacherySwapped | e.TreacherySwapUndone, voice: Voice) -> Arguments:
    """Name a treachery card, its kind and its cost; only for whoever may know it (W8)."""
    if not tells(event, voice):
        return {}
    swap = event.swap
    return {"card": voice.own(swap.card), "kind": swap.kind.value, "cost": swap.cost}


def tells(event: e.TreacherySwapped | e.TreacherySwapUndone, voice: Voice) -> bool:
    """Tell whether a swap of treachery cards is told openly: to the overlord alone (W8)."""
    return voice.sees_secrets and event.swap != UNTOLD


def shattered(event: e.BoulderShattered, voice: Voice) -> Arguments:
    """Name the boulder that another one ran into."""
    return {"other": voice.own(event.other) if event.other else NOBODY}


def settled(event: e.WellAttackSettled) -> str:
    """Give the variant of an attack's end: under a template range does not count."""
    return "template" if not event.missed and event.range is None else ""


def _swarm(event: e.WellAttackDeclared, voice: Voice) -> str:
    if not event.swarm:
        return ""
    helpers = voice.row(map(voice.own, event.helpers))
    count, gained = len(event.helpers), len(event.gained)
    return voice.say("well-swarm", count=count, helpers=helpers, gained=gained)
