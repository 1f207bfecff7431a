"""Renaming what is stored makes old campaigns unreadable: format.json pins every name and type."""

import json
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.log.upcasts import event_codec
from bot.rules.state.events import Event
from tests.log_format.comparing import changes, report
from tests.log_format.pinned import described, kept
from tests.log_format.walking import Misfit, Walker

KEPT = kept()
CODEC = event_codec()


def test_the_log_is_what_format_json_says() -> None:
    found = changes(KEPT, described())
    assert not found, "\n\n" + report(found)


def test_the_codec_reads_every_kind_that_is_pinned() -> None:
    assert len(KEPT["events"]) == len(get_args(Event))
    assert all(CODEC.knows(kind) for kind in (*KEPT["events"], *KEPT["older"]))


@given(st.one_of(*(st.from_type(kind) for kind in get_args(Event))))
def test_whatever_is_written_is_as_described(event: Event) -> None:
    kind, body = CODEC.encode(event)
    Walker(KEPT).event(kind, json.loads(body))


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("HeroDied", {"hero": "leoric"}),
        ("HeroDefeated", {"who": "leoric"}),
        ("HeroDefeated", {}),
        ("HeroDefeated", {"hero": 1}),
        ("ActSet", {"act": "III"}),
        ("HeroAdded", {"key": "x", "name": "X", "player": True, "sheet": {}}),
        ("Asked", {"question": {"id": "1-1-0", "hero": "x"}}),
        ("Asked", {"question": {"is": "Tie", "id": "1-1-0"}}),
        ("DiceRolled", {"number": 1, "dice": ["red"], "faces": ["x"], "why": "pool"}),
    ],
)
def test_what_is_not_as_described_is_told(kind: str, body: object) -> None:
    with pytest.raises(Misfit):
        Walker(KEPT).event(kind, body)
