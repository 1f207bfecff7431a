"""What happens on the map of the first edition: spaces, dice and templates in words (W)."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.pages.phrases import dice_words
from bot.pages.phrases.fields import NOBODY, arguments
from bot.pages.text import bold, clean
from bot.pages.voice import Voice
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.state import events as e
from bot.rules.well.bodies import Blow, Body
from bot.rules.well.dice import add_up
from bot.rules.well.setup import WellSetup
from bot.rules.well.spaces import ONE, Direction, Space
from bot.rules.well.state import spaces_away
from bot.rules.well.templates import Template
from bot.rules.well.treachery import UNTOLD

Arguments = dict[str, str | int]


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


def rolled(event: e.MapRoll, voice: Voice) -> Arguments:
    """Write dice with their faces, and struck through what they showed before a dodge."""
    roll = event.roll
    old = event.old if isinstance(event, e.WellAttackDodged) else ()
    struck: list[tuple[int, ...]] = [(face,) for face in old] or [()] * len(roll.dice)
    dice = map(RolledDie, roll.dice, roll.faces, struck)
    return {"roll": dice_words.shown(dice, voice), "number": roll.number}


def loaded(event: e.BoardLoaded, voice: Voice) -> Arguments:
    """Give the size of a map laid out; one of ours is called as its sample quest, as on buttons."""
    size: Arguments = {"width": event.board.width, "height": event.board.height}
    samples = voice.box.well.samples
    named = (bold(clean(each.name)) for each in samples if each.board == event.preset)
    name = next(named, "")
    return {**size, "preset": name} if name else size


def placed(event: e.FigurePlaced, voice: Voice) -> Arguments:
    """Tell whether a figure is larger than one space, and what it prints where that is kept."""
    large = "no" if event.figure.size == ONE else "yes"
    body = event.figure.body
    return {"large": large, "body": _body(body, voice) if body else ""}


def _body(body: Body, voice: Voice) -> str:
    left = "yes" if body.wounds == body.most else "no"
    return voice.say("well-body", **{**arguments(body, voice), "left": left})


def equipped(event: e.FiguresEquipped, voice: Voice) -> Arguments:
    """List the figures whose wounds are kept."""
    told = (
        voice.say("well-wounds-of", **arguments(figure, voice))
        for figure in event.figures
        if figure.body
    )
    return {"figures": voice.row(told)}


def hurt(event: e.FigureHurt) -> str:
    """Give the variant of what a figure loses: by what, and whether its wounds are kept."""
    if event.figure.body is None:
        return "tokens"
    if event.by is not e.HurtBy.HAND:
        return event.by.value
    return "heals" if event.lost < 0 else "suffers"


def adjusted(event: e.AttackAdjusted) -> str:
    """Give the variant of what is set right in an attack."""
    if event.more:
        return "more" if event.more > 0 else "less"
    return "pierce"


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
        "blow": _blow(event.blow, voice),
        "direction": side(area.side, voice) if area else "",
        "alignment": area.alignment if area else 0,
    }


def _blow(blow: Blow, voice: Voice) -> str:
    """Say what an attack does besides its dice (E8)."""
    given = {
        "bleed": int(blow.bleed),
        "daze": int(blow.daze),
        "damage": blow.damage,
        "pierce": blow.pierce,
    }
    parts = [voice.say(f"well-blow-{what}", count=n) for what, n in given.items() if n]
    return voice.say("well-blow", parts=voice.row(parts)) if parts else ""


def lost(event: e.DazeDiceLost | e.PowerDiceCapped, voice: Voice) -> Arguments:
    """Say which dice an attack loses, and whose."""
    return {
        "attacker": voice.own(event.attacker),
        "dice": voice.dice(event.dice),
        "count": len(event.dice),
    }


def swapped(event: e.TreacherySwapped | e.TreacherySwapUndone, voice: Voice) -> Arguments:
    """Name a treachery card, its kind and its cost; only for whoever may know it (W8)."""
    if not tells(event, voice):
        return {}
    swap = event.swap
    return {"card": voice.own(swap.card), "kind": swap.kind.value, "cost": swap.cost}


def tells(event: e.Event, voice: Voice) -> bool:
    """Tell whether spending treachery is told openly: to the overlord alone (W8)."""
    match event:
        case e.TreacheryOpened():
            return voice.sees_secrets and not is_untold(event)
        case e.TreacherySwapped(swap) | e.TreacherySwapUndone(swap):
            return voice.sees_secrets and swap != UNTOLD
        case _:
            return False


def is_untold(opened: e.TreacheryOpened) -> bool:
    """Tell whether a quest's treachery has no figures: an exported file lacks them."""
    return not (opened.event or opened.trap or opened.monster)


def shattered(event: e.BoulderShattered, voice: Voice) -> Arguments:
    """Name the boulder that another one ran into."""
    return {"other": voice.own(event.other) if event.other else NOBODY}


def settled(event: e.WellAttackSettled) -> str:
    """Give the variant of an attack's end: under a template range does not count (W11)."""
    if event.short:
        return "short"
    return "template" if not event.missed and event.range is None else ""


def range_needed(voice: Voice) -> tuple[int, int]:
    """Give how far the target of the attack under way is, and the range its dice lack (W11)."""
    attack, away = voice.campaign.well.attack, spaces_away(voice.campaign.well)
    if attack is None or not away:
        return 0, 0
    total = add_up(voice.box.dice, attack.dice, attack.faces)
    return away, max(0, away - total.range)


def _swarm(event: e.WellAttackDeclared, voice: Voice) -> str:
    if not event.swarm:
        return ""
    helpers = voice.row(map(voice.own, event.helpers))
    count, gained = len(event.helpers), len(event.gained)
    return voice.say("well-swarm", count=count, helpers=helpers, gained=gained)
