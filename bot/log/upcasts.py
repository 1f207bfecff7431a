"""How old bodies of events are read today: add a line here whenever an event class changes.

A new field with a default needs no line. See `bot.log.codec` for the form.
"""

from collections.abc import Mapping
from functools import cache
from typing import get_args

from bot.log.codec import Body, Codec, Upcast
from bot.rules.state.events import Event, RollFor, WellEvent

_OF_THE_WELL = {kind.__name__ for kind in get_args(WellEvent)}


def _unwrapped(body: Body) -> tuple[str, Body]:
    """Take an event of the first edition out of what it was wrapped in.

    Of a roll in it only the number, the dice and their faces were kept.
    """
    event: Body = {**body["event"]}
    kind: str = event.pop("is")
    if kind not in _OF_THE_WELL or len(body) > 1:
        raise ValueError(kind)
    if "roll" in event:
        event["roll"] = {**event["roll"], "why": RollFor.POOL.value}
    return kind, event


UPCASTS: Mapping[tuple[str, int], Upcast] = {("WellHappened", 1): _unwrapped}


@cache
def event_codec() -> Codec[Event]:
    """Give the codec of every event of the rules, always the same one."""
    return Codec(get_args(Event), UPCASTS)
