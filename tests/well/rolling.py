"""Rolls one boulder over a map."""

from bot.rules.first.boulders import roll_on
from bot.rules.state.events import BoulderEvent
from bot.rules.state.map_changes import after
from bot.rules.well.map import Map
from bot.rules.well.setup import Falls


def rolled(
    map: Map, distance: int, name: str = "B", falls: Falls = Falls.AT_END
) -> tuple[Map, tuple[BoulderEvent, ...]]:
    boulder = map.boulder(name)
    assert boulder is not None
    events = roll_on(map, boulder, distance, falls)
    for event in events:
        map = after(map, event)
    return map, events


def kinds(events: tuple[BoulderEvent, ...]) -> list[type]:
    return [type(event) for event in events]
