"""Events of the first edition were wrapped once: their old bodies are still read."""

import json
from pathlib import Path

import pytest

from bot.log.errors import UnreadableBody
from bot.log.upcasts import event_codec
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.well.played.samples import OF_OLD

KIND = "WellHappened"
OLD = json.loads((Path(__file__).parent / "old" / "well_happened.json").read_text("utf-8"))


def read(body: object) -> e.Event:
    return event_codec().decode(KIND, json.dumps(body))


@pytest.mark.parametrize(
    ("body", "event"),
    list(zip(OLD, OF_OLD, strict=True)),
    ids=[body["event"]["is"] for body in OLD],
)
def test_every_wrapped_event_is_read_as_itself(body: object, event: e.WellEvent) -> None:
    assert read(body) == event


def test_what_is_written_today_is_not_wrapped() -> None:
    assert {event_codec().encode(event)[0] for event in OF_OLD} == {
        body["event"]["is"] for body in OLD
    }
    assert event_codec().knows(KIND)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"event": None},
        {"event": {"name": "Leoric"}},
        {"event": {"is": "TakenBack", "move": 1}},
        {"event": {"is": KIND, "event": {"is": "FigureTurnBegan", "name": "Leoric"}}},
        {"event": {"is": "FigureTurnBegan", "name": "Leoric", "round": 1}},
        {"event": {"is": "FigureTurnBegan", "name": "Leoric"}, "more": 1},
        {"event": {"is": "BleedRolled", "name": "Leoric", "roll": None, "wounds": 1}},
    ],
    ids=lambda body: json.dumps(body)[:40],
)
def test_nothing_else_hides_in_the_wrapping(body: object) -> None:
    with pytest.raises(UnreadableBody):
        read(body)


@pytest.mark.parametrize(
    "rule", ["BouldersFirst", "BouldersNotNow", "TooManyPowerDice", "DodgedAlready"]
)
def test_house_rules_keep_the_names_they_were_noted_by(rule: str) -> None:
    assert issubclass(getattr(r, rule), r.Rule)
