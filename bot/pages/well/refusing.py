"""Refusals of the board in words, each fault of a map with its place, and what would help."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.pages.page import Button
from bot.pages.phrases import well_saying as saying
from bot.pages.phrases.fields import NOBODY
from bot.pages.phrases.well_saying import Arguments
from bot.pages.text import kebab
from bot.pages.voice import Voice
from bot.pages.well import offering
from bot.rules.offers import Table, refusal
from bot.rules.state import commands as c
from bot.rules.well import attack_refusals as a
from bot.rules.well import commands as w
from bot.rules.well import refusals as r
from bot.rules.well.map_faults import MapFault

MOST_FAULTS = 20


def sentence(refusal: r.WellRefusal, names: Voice) -> str:
    """Say why not."""
    more = _MORE.get(type(refusal))
    given = {**saying.arguments(refusal, names), **(more(refusal, names) if more else {})}
    return names.say(f"well-refusal-{kebab(type(refusal).__name__)}", **given)


def buttons(
    reason: r.WellRefusal, table: Table, names: Voice, server: int, id: int
) -> Iterator[Button]:
    """Offer what would help, if the asker may do it: a board, the boulders that roll first."""
    match reason:
        case r.NoBoard() | r.NoSuchPreset():
            command: w.WellCommand = w.LoadPreset(next(iter(table.box.well.presets)))
            offered = offering.presets(names, server, id)
        case r.BouldersFirst():
            command = w.RollBoulders()
            offered = offering.boulders(table.campaign.well, names, server, id)
        case _:
            return
    if refusal(table, c.AtBoard(command)) is None:
        yield from offered


def _map_faults(refused: r.BoardFaulty, names: Voice) -> Arguments:
    """Write a line for each fault of a map."""
    faults = refused.faults
    lines = [_map_fault(fault, names) for fault in faults[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        lines.append(names.say("map-fault-more", count=len(faults) - MOST_FAULTS))
    return {"count": len(faults), "faults": "".join(f"\n- {line}" for line in lines)}


def _map_fault(fault: MapFault, names: Voice) -> str:
    text = names.quoted(fault.text) if fault.text else NOBODY
    what = names.say(f"map-fault-{fault.kind}", text=text, space=fault.space or NOBODY)
    return names.say("map-fault", line=fault.line, column=fault.column, what=what)


def _template_faults(refused: r.TemplateFaulty, names: Voice) -> Arguments:
    said = [names.say(f"template-fault-{fault}") for fault in refused.faults]
    return {"faults": " ".join(said)}


_MORE: Mapping[type[Any], Callable[[Any, Voice], Arguments]] = {
    r.BoardFaulty: _map_faults,
    r.TemplateFaulty: _template_faults,
    r.OffBoard: lambda refused, _: {"last": str(refused.last)},
    a.NotATarget: lambda refused, _: {"count": len(refused.targets)},
}
