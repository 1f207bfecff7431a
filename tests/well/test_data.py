"""The data files: what they must say, how slips are told, and what the preset maps show."""

import shutil
from pathlib import Path

import pytest

from bot.box.dice import load_dice
from bot.box.well import WELL_FOLDER, BadWell, load_well
from bot.rules.basics.dice import DiceBox
from bot.rules.state.commands import (
    AttackFigure,
    BeginOverlordMapTurn,
    LoadPreset,
    RollBoulders,
    UseBolt,
    UseBreath,
)
from bot.rules.state.events import (
    BoulderShattered,
    BoulderTurned,
    FigureCrushed,
    FigureSpared,
    RubbleCleared,
    Shattering,
    WellAttackDeclared,
)
from bot.rules.well.map import Corners, Terrain
from bot.rules.well.setup import Falls, WellBox
from bot.rules.well.spaces import Direction, Size
from tests.well.conftest import Table


@pytest.fixture(scope="module")
def dice() -> DiceBox:
    return load_dice()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(WELL_FOLDER, tmp_path / "well"))


@pytest.mark.rule("W8", "W9", "W10", "D5")
def test_the_printed_figures(box: WellBox) -> None:
    printed = box.printed
    assert printed.boulder_dice == ("first:red", "first:yellow")
    assert (printed.bleed_die, printed.power_die) == ("first:white", "first:black")
    assert set(printed.losable_dice) == {"first:yellow", "first:green", "first:black"}
    assert (printed.most_power_dice, printed.most_start_cards) == (5, 8)
    assert (printed.usual_start_cards, printed.points_per_card) == (3, 2)
    setup = box.setup
    assert (setup.boulder, setup.corners, setup.falls) == (
        Size(2, 2),
        Corners.CUT,
        Falls.AT_END,
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('corners = "cut"', 'corners = "round"', "setup.corners"),
        ("width = 2", "widht = 2", "setup.boulder"),
        ("most_power_dice = 5", "", "printed.most_power_dice"),
        ("most_power_dice = 5", 'most_power_dice = "5"', "printed.most_power_dice"),
        ("first:white", "first:pink", "first:pink"),
        ('    ".xx.",\n]', '    ".x.",\n]', "setup.breath: ragged"),
        ('    "xx",\n]', '    "x.",\n]', "setup.bolt: bolt-base"),
        ("[printed]", "[printed", "templates.toml"),
    ],
)
def test_a_slip_names_file_and_key(
    folder: Path, dice: DiceBox, old: str, new: str, told: str
) -> None:
    file = folder / "templates.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadWell, match=r"templates\.toml") as wrong:
        load_well(dice, folder)
    assert told in str(wrong.value)


def test_a_board_with_a_fault_is_named_with_line_and_column(folder: Path, dice: DiceBox) -> None:
    (folder / "boards" / "bad.txt").write_text("##\n#?", encoding="utf-8")
    with pytest.raises(BadWell, match=r"bad\.txt: line 2, column 2: symbol"):
        load_well(dice, folder)


def test_there_are_three_small_preset_boards(box: WellBox) -> None:
    assert len(box.presets) == 3
    assert all(max(map.width, map.height) <= 16 for map in box.presets.values())
    shown = {map.terrain(space) for map in box.presets.values() for space in map.spaces()}
    assert {Terrain.RUBBLE, Terrain.PIT, Terrain.STAIRS, Terrain.WATER} <= shown


@pytest.mark.rule("W1", "W2", "W3")
def test_the_rolling_hall_shows_what_boulders_do(table: Table) -> None:
    table.does(LoadPreset("rolling hall"))
    for red, yellow in (("2/2/0", "3/0/0"), ("2/2/0", "2/0/1"), ("1/3/1", "2/0/1")):
        table.does(BeginOverlordMapTurn())
        table.dice(red, yellow, "1/3/1", "1/1/0").does(RollBoulders())
    kinds = {type(event) for event in table.happened}
    assert {RubbleCleared, FigureCrushed, FigureSpared, BoulderTurned} <= kinds
    shattered = [event for event in table.happened if isinstance(event, BoulderShattered)]
    assert [event.cause for event in shattered] == [Shattering.BOULDER]


@pytest.mark.rule("W4", "W5")
def test_the_drake_gallery_shows_what_stops_breath_and_bolt(table: Table) -> None:
    table.does(LoadPreset("drake gallery"))
    (breath,) = table.does(UseBreath("Drake", Direction.EAST, 2))
    (bolt,) = table.does(UseBolt("Archer", Direction.EAST, 2))
    assert isinstance(breath, WellAttackDeclared)
    assert isinstance(bolt, WellAttackDeclared)
    assert set(breath.targets) == {"Archer", "Mage"}
    assert bolt.targets == ()
    assert bolt.area is not None
    reached = {str(space) for space in bolt.area.reached}
    assert {"H7", "H8", "I7", "K7"} <= reached
    assert "L7" not in reached


@pytest.mark.rule("W9")
def test_the_kobold_cellar_shows_a_swarm(table: Table) -> None:
    table.does(LoadPreset("kobold cellar"))
    table.dice("0/4/0", "surge", "surge", "surge")
    attack = table.does(AttackFigure("Kobold1", "Brute", ("first:red",), swarm=True))[0]
    assert isinstance(attack, WellAttackDeclared)
    assert set(attack.helpers) == {"Ogre", "Kobold2", "Kobold3"}
