"""Faults of text maps and templates in words, each fault of a map with its place."""

from bot.pages.phrases.fields import NOBODY
from bot.pages.voice import Voice
from bot.rules.state import refusals as r
from bot.rules.well.map_faults import MapFault

MOST_FAULTS = 20
Arguments = dict[str, str | int]


def of_map(refused: r.MapFaulty, voice: Voice) -> Arguments:
    """Write a line for each fault of a map."""
    faults = refused.faults
    lines = [_of_map(fault, voice) for fault in faults[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        lines.append(voice.say("map-fault-more", count=len(faults) - MOST_FAULTS))
    return {"count": len(faults), "faults": "".join(f"\n- {line}" for line in lines)}


def of_template(refused: r.TemplateFaulty, voice: Voice) -> Arguments:
    """Write the faults of a template, one after the other."""
    said = [voice.say(f"template-fault-{fault}") for fault in refused.faults]
    return {"faults": " ".join(said)}


def _of_map(fault: MapFault, voice: Voice) -> str:
    text = voice.quoted(fault.text) if fault.text else NOBODY
    what = voice.say(f"map-fault-{fault.kind}", text=text, space=fault.space or NOBODY)
    return voice.say("map-fault", line=fault.line, column=fault.column, what=what)
