"""The sample quests: each board that comes along can be played on, with two to four heroes."""

import shutil
from pathlib import Path

import pytest

from bot import DATA
from bot.box.box import load_box
from bot.box.faults import BoxError
from bot.rules.basics.options import Track
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.well.map import FigureKind
from tests.first.conftest import figure, is_there, wounds
from tests.rules.table import BJORN, CARLA, DORA, OLGA, Table

BOARDS = ("rolling-hall", "kobold-cellar", "drake-gallery")


def named(box: Box, board: str) -> str:
    return next(each.name for each in box.well.samples if each.board == board)


def test_every_board_has_its_quest(box: Box) -> None:
    assert {each.board for each in box.well.samples} == {*box.well.presets} == {*BOARDS}
    assert not any(box.first.quest(each.name) for each in box.well.samples)


@pytest.mark.rule("E1", "E7")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_sample_quest_lays_everything_out(
    between: Table, box: Box, board: str, heroes: int
) -> None:
    if heroes == 2:
        between.play(OLGA, c.RemoveHero("Kirga"))
    if heroes == 4:
        between.play(OLGA, c.AddHero("Nanok of the Blade", DORA.user))
    between.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    sample = next(each for each in box.well.samples if each.board == board)
    between.play(BJORN, c.StartQuest(sample.name.lower()))
    assert between.state.quest is not None
    assert between.state.quest.name == sample.name
    held, map = between.state.dungeon, between.state.well.map
    assert held is not None
    assert map is not None
    assert held.conquest == sample.conquest
    assert all(is_there(between, hero.name) for hero in between.state.heroes.values())
    assert all(one.body for one in map.figures)
    monsters = [one for one in map.figures if one.kind is FigureKind.MONSTER]
    assert len(monsters) == sum(group.count for group in sample.monsters)


@pytest.mark.rule("E1")
def test_its_treachery_may_be_spent_and_its_conquest_typed(between: Table, box: Box) -> None:
    between.play(OLGA, c.StartQuest(named(box, "drake-gallery"), conquest=3))
    assert between.state.dungeon is not None
    assert between.state.dungeon.conquest == 3
    between.play(OLGA, c.SettleTreachery())
    assert between.state.dungeon.hand == 6


@pytest.mark.rule("E1", "E7")
def test_with_the_economy_alone_it_is_played_without_wounds(between: Table, box: Box) -> None:
    between.play(OLGA, c.StartQuest(named(box, "kobold-cellar")))
    assert figure(between, "Ogre").body is None
    assert str(figure(between, "Ogre").size) == "2x2"


@pytest.mark.rule("E1", "E7")
def test_the_next_one_begins_with_whole_heroes(between: Table, box: Box) -> None:
    between.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    between.play(OLGA, c.StartQuest(named(box, "kobold-cellar")))
    between.play(OLGA, c.ChangeWounds("Mordrog", 5))
    between.end_quest()
    between.play(CARLA, c.StartQuest(named(box, "rolling-hall")))
    assert wounds(between, "Mordrog") == 16
    assert not is_there(between, "Ogre")
    between.undo()
    assert wounds(between, "Mordrog") == 11


@pytest.mark.rule("E1")
def test_any_other_name_needs_its_conquest(between: Table) -> None:
    assert between.refuses(OLGA, c.StartQuest("The Hall")) == r.ConquestUnknown("The Hall")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("[rolling-hall]", "[nowhere]", "no board nowhere"),
        ('"Ogre"', '"Oger"', "unknown monster Oger"),
        ('"K7"', '"7K"', "7K is no space"),
        ("conquest = 10", "conquest = true", "conquest"),
    ],
)
def test_a_slip_in_the_file_is_named(tmp_path: Path, right: str, wrong: str, told: str) -> None:
    data = Path(shutil.copytree(DATA, tmp_path / "data"))
    file = data / "well" / "samples.toml"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BoxError, match=told):
        load_box(data)
