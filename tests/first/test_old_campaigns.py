"""Campaigns of the first edition from before wounds were kept open, and go on with them (E7)."""

from pathlib import Path

import pytest

from bot.rules.basics.options import Track
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.rules.well.map import FigureKind
from tests.log_format import retelling
from tests.rules.table import Table

OLD = Path(__file__).parents[1] / "log_format" / "fixtures" / "first.json"


def reopened(box: Box, entries: int) -> Table:
    """Open an old campaign as it stood after so many entries of its log."""
    export, _ = retelling.campaign(OLD)
    table = Table(box, check_each=False)
    table.log = list(export.entries[:entries])
    table.renew()
    return table


def ends() -> list[int]:
    """Give the places after which somebody could go on: a map lies there, nothing is open."""
    export, _ = retelling.campaign(OLD)
    log, found = export.entries, []
    for end in range(1, len(log)):
        state = replay(log[:end])
        whole = log[end].move == log[end].seq
        if whole and state.well.map and not (state.questions or state.ended or state.well.waiting):
            found.append(end)
    return found


ENDS = ends()


def test_there_are_such_places() -> None:
    assert len(ENDS) > 5


@pytest.mark.rule("E7")
@pytest.mark.parametrize("end", ENDS[:: max(1, len(ENDS) // 12)])
def test_it_goes_on_with_wounds(box: Box, end: int) -> None:
    table = reopened(box, end)
    before = table.state.well.map
    assert before is not None
    assert not any(figure.body for figure in before.figures)
    steward = Person(table.state.creator, manages=True)
    table.play(steward, c.ChangeSettings(track=Track.EVERYTHING))
    table.play(steward, c.LoadMap("####\n#..#\n#..#\n####"))
    table.play(steward, c.PlaceFigure("Ogre", FigureKind.MONSTER, "B2"))
    table.play(steward, c.ChangeWounds("Ogre", 2))
    table.undo(steward)
    table.redo(steward)
    assert replay(table.log) == table.state


@pytest.mark.rule("E7")
def test_without_the_setting_nothing_is_asked_or_kept(box: Box) -> None:
    table = reopened(box, ENDS[0])
    steward = Person(table.state.creator, manages=True)
    table.play(steward, c.LoadMap("####\n#..#\n####"))
    table.play(steward, c.PlaceFigure("Ogre", FigureKind.MONSTER, "B2"))
    assert table.refuses(steward, c.ChangeWounds("Ogre", 1)) == r.WoundsNotKept()
