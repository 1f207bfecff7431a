"""Moves on the map as messages: what is said, which pictures, alt text that says the same."""

from collections.abc import Iterable

import pytest

from bot.desk.drawn.layout import LONGEST_ALT
from bot.desk.drawn.moves_read import of_log
from bot.pages.messages import say
from bot.pages.page import Buttons, Page, Picture, Text
from bot.pages.pictures.well_view import MapView
from bot.pages.voice import Voice
from bot.pages.well import described
from bot.rules.basics.keys import CampaignAt
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice
from bot.rules.state import commands as c
from bot.rules.state.replay import replay
from bot.rules.well.map import Corners, FigureKind, Map
from bot.rules.well.spaces import Direction, Space
from bot.rules.well.state import WellState
from bot.words import Words
from tests.rules.table import BJORN, MARA, OLGA, Table
from tests.well.played.playing import BLACK, GREEN, RED, does, wish

LOAD = c.LoadPreset("rolling-hall")


@pytest.fixture
def hall(table: Table) -> Table:
    """Two boulders that wait in the rolling hall."""
    does(table, BJORN, LOAD)
    does(table, OLGA, c.BeginOverlordMapTurn())
    return table


def told(table: Table, words: Words, move: int | None = None) -> Page:
    """Draw a move, by default the newest, as the bot tells it."""
    number = table.newest if move is None else move
    found = of_log(CampaignAt(77, 5), table.log, number)
    names = Voice(found.after, table.box, words, "en")
    needed = say.needs_before(found)
    before = replay(table.log[: number - 1]).well if needed else found.after.well
    return say.map_page(found, before, names)


def pictures(drawn: Page) -> list[Picture]:
    return [block for block in drawn.blocks if isinstance(block, Picture)]


def text(drawn: Page) -> str:
    return "\n".join(block.markdown for block in drawn.blocks if isinstance(block, Text))


def labels(drawn: Page) -> list[str]:
    rows = (block.buttons for block in drawn.blocks if isinstance(block, Buttons))
    return [button.label for row in rows for button in row]


@pytest.mark.rule("W1")
def test_boulders_are_told_with_the_board_before_and_after(hall: Table, words: Words) -> None:
    does(hall, OLGA, c.RollBoulders(("2",)))
    drawn = told(hall, words)
    before, after = pictures(drawn)
    assert (before.name, after.name) == ("before.png", "after.png")
    assert before.alt.startswith("Before: ")
    assert "2 on N9–O10 pointing north" in before.alt
    assert "2 on N9–O10 pointing north" not in after.alt
    assert before.png != after.png
    assert labels(drawn) == ["Roll boulder 1", "Undo"]


@pytest.mark.rule("W1")
def test_every_step_and_consequence_stands_in_order(
    hall: Table, dice: ForcedDice, words: Words
) -> None:
    wish(dice, red="1/3/1", yellow="3/0/0")
    does(hall, OLGA, c.RollBoulders(("1",)))
    assert text(told(hall, words)).splitlines() == [
        "## Boulder **1** rolls 4 spaces",
        "Rolled: red 1/3/1, yellow 3/0/0 (roll 1).",
        "- It goes on to C2, D2, E2, F2.",
        "- It removes the rubble on G2.",
        "- It removes the rubble on G3.",
        "-# <@1>",
    ]


@pytest.mark.rule("U2", "W1")
def test_a_move_taken_back_shows_the_board_as_it_is_again(hall: Table, words: Words) -> None:
    does(hall, OLGA, c.RollBoulders())
    move = hall.newest
    hall.undo()
    drawn = told(hall, words, move)
    [restored] = pictures(drawn)
    assert "1 on B2–C3 pointing east, 2 on N9–O10 pointing north" in restored.alt
    assert text(drawn).startswith("~~Boulder **1** rolls")
    assert labels(drawn) == ["Redo"]


def test_a_first_board_taken_back_leaves_nothing_to_show(table: Table, words: Words) -> None:
    move = table.newest
    table.undo()
    assert table.state.well == WellState(corners=Corners.CUT)
    assert pictures(told(table, words, move)) == []


@pytest.mark.parametrize(
    "command",
    [
        c.PlaceFigure("Rat", FigureKind.MONSTER, "C3"),
        c.PlaceBoulder("C3", Direction.EAST, "1x1"),
        c.MovePiece("Ogre", "K2"),
        c.RemovePiece("Ogre"),
        c.SetDoor("I5", Direction.SOUTH, open=True),
        c.AddBleed("Brute"),
        c.AddDaze("Brute"),
        c.BeginFigureTurn("Brute"),
        c.UseBreath("Ogre", Direction.WEST),
        LOAD,
    ],
    ids=lambda command: type(command).__name__,
)
def test_every_change_of_the_board_is_posted_with_a_picture(
    table: Table, words: Words, command: c.WellCommand
) -> None:
    does(table, OLGA, command)
    [shown] = pictures(told(table, words))
    map = table.state.well.map
    assert map is not None
    assert all(figure.name in shown.alt for figure in map.figures)


def test_alt_texts_have_names_as_they_were_typed(table: Table, words: Words) -> None:
    does(table, BJORN, c.LoadPreset("drake-gallery"))
    does(table, OLGA, c.PlaceFigure("# *Ape* _x_", FigureKind.MONSTER, "D7"))
    [shown] = pictures(told(table, words))
    assert "# *Ape* _x_ (" in shown.alt
    does(table, OLGA, c.UseBreath("Drake", Direction.EAST, 2))
    [shown] = pictures(told(table, words))
    assert "affected: # *Ape* _x_, Archer, and Mage." in shown.alt
    assert "\\" not in shown.alt


def test_what_the_group_plays_with_has_no_picture(table: Table, words: Words) -> None:
    does(table, MARA, c.ChangeWellSetup(boulder="1x1"))
    assert pictures(told(table, words)) == []


@pytest.mark.rule("W4")
def test_a_breath_says_what_its_picture_shades(table: Table, words: Words) -> None:
    does(table, BJORN, c.LoadPreset("drake-gallery"))
    does(table, OLGA, c.UseBreath("Drake", Direction.EAST, 2))
    [shown] = pictures(told(table, words))
    area = table.state.well.attack and table.state.well.attack.area
    assert area is not None
    assert "The template covers F6–G6, D7–G7, D8–G8, F9–G9;" in shown.alt
    assert "reached are D7–G7, D8–G8, F9–G9;" in shown.alt
    assert "affected: Archer and Mage." in shown.alt


@pytest.mark.rule("D4", "W5")
def test_dice_of_an_attack_are_shown_and_a_dodge_keeps_the_old_face(
    table: Table, dice: ForcedDice, words: Words
) -> None:
    wish(dice, red="1/3/1 2/2/0", green="0/2/1")
    does(table, OLGA, c.AttackFigure("Ogre", "Brute", (RED, GREEN)))
    first = told(table, words)
    assert [picture.name for picture in pictures(first)] == ["dice.png", "board.png"]
    assert labels(first) == ["Dodge", "Undo"]
    does(table, BJORN, c.DodgeAttack("Brute", (1,)))
    second = told(table, words)
    assert "Rolled again: red ~~1/3/1~~ 2/2/0 (roll 2)." in text(second)
    assert "rerolled from range 1, 3 wounds, and 1 surge" in pictures(second)[0].alt
    assert labels(second) == ["Undo"]


@pytest.mark.rule("W7")
def test_an_open_choice_stands_under_the_attack_and_goes_with_its_answer(
    table: Table, dice: ForcedDice, words: Words
) -> None:
    does(table, OLGA, c.AddDaze("Brute"))
    does(table, BJORN, c.AttackFigure("Brute", "Ogre", (RED, GREEN, BLACK)))
    asked = told(table, words)
    assert labels(asked) == ["Lose black", "Lose green", "Undo"]
    assert [picture.name for picture in pictures(asked)] == ["board.png"]
    wish(dice, red="1/3/1", black="surge")
    table.answer(BJORN, GREEN)
    answered = told(table, words)
    assert labels(answered) == ["Dodge", "Undo"]
    assert "Daze takes green from **Brute**'s attack." in text(answered)


@pytest.mark.rule("W7")
def test_where_daze_takes_every_die_the_attack_comes_to_nothing(table: Table, words: Words) -> None:
    does(table, OLGA, c.AddDaze("Brute"))
    does(table, BJORN, c.AttackFigure("Brute", "Ogre", (GREEN,)))
    drawn = told(table, words)
    assert "No die is left to roll: the attack comes to nothing." in text(drawn)
    assert labels(drawn) == ["Undo"]


def spaces(map: Map) -> Iterable[Space]:
    return (space for figure in map.figures for space in (figure.space, figure.spaces[-1]))


@pytest.mark.parametrize("preset", ["drake-gallery", "kobold-cellar", "rolling-hall"])
def test_the_alt_text_of_a_preset_says_all_and_is_never_cut(
    box: Box, names: Voice, preset: str
) -> None:
    map = box.well.presets[preset]
    said = described.alt(MapView(map), names)
    assert len(said) <= LONGEST_ALT
    assert all(figure.name in said for figure in map.figures)
    assert all(str(space) in said for space in spaces(map))
    assert all(f"{boulder.name} on {boulder.space}" in said for boulder in map.boulders)


def test_spaces_side_by_side_make_a_run(names: Voice) -> None:
    map = Map(("OO.O", "..OO", "O..."))
    assert "Pits: A1–B1, D1, C2–D2, A3." in described.alt(MapView(map), names)


def test_names_at_the_board_have_no_power(table: Table, words: Words) -> None:
    does(table, OLGA, c.PlaceFigure("**@everyone** <@1>", FigureKind.MONSTER, "C3"))
    said = text(told(table, words))
    assert "@everyone" not in said.replace("@\u200beveryone", "")
    assert "\\<@" in said


def test_a_stewards_move_at_the_board_says_so(table: Table, words: Words) -> None:
    does(table, MARA, c.ChangeWellSetup(boulder="1x1"))
    assert text(told(table, words)).startswith("## New rulings\nFrom here on")
    assert "-# <@8> (as steward)" in text(told(table, words))
