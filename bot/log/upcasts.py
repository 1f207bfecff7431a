"""How old bodies of events are read today: add a line here whenever an event class changes.

A new field with a default needs no line. See `bot.log.codec` for the form.
"""

from collections.abc import Mapping
from functools import cache
from typing import get_args

from bot.log.codec import Codec, Upcast
from bot.rules.state.events import Event

UPCASTS: Mapping[tuple[str, int], Upcast] = {}


@cache
def event_codec() -> Codec[Event]:
    """Give the codec of every event of the rules, always the same one."""
    return Codec(get_args(Event), UPCASTS)
