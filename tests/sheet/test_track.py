"""How much of the sheets a group wants kept: each level only adds, and going back loses nothing."""

import pytest

from bot.rules.basics.options import Track
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from tests.rules.table import BJORN, LEORIC, OLGA, Table


def test_each_level_holds_what_those_before_it_hold() -> None:
    economy, sheet, everything = Track
    assert [level for level in Track if economy.includes(level)] == [economy]
    assert [level for level in Track if sheet.includes(level)] == [economy, sheet]
    assert [level for level in Track if everything.includes(level)] == [*Track]


@pytest.mark.rule("V1")
@pytest.mark.parametrize("track", [Track.ECONOMY, Track.SHEET])
def test_what_is_not_kept_is_refused_with_the_setting(quest: Table, track: Track) -> None:
    quest.play(OLGA, c.ChangeSettings(track=track))
    refused = quest.refuses(BJORN, c.SufferHero("Leoric", damage=1))
    assert refused == r.NotKept(Track.EVERYTHING, track)


@pytest.mark.rule("V1")
def test_going_back_keeps_what_was_kept(quest: Table) -> None:
    quest.play(OLGA, c.SufferHero("Leoric", damage=2))
    held = quest.state.vitals_of(LEORIC)
    quest.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    assert quest.state.vitals_of(LEORIC) == held
    quest.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    quest.play(OLGA, c.SufferHero("Leoric", damage=1))
    assert quest.state.vitals_of(LEORIC).damage == 3
