"""E5, E7: who was killed is in the town, which is said where another kill is noted."""

import pytest

from bot.rules.first.economy import in_town
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from tests.first.conftest import figure, is_there, shows, wounds
from tests.rules.table import BJORN, CARLA, DORA, OLGA, Table, of

HERO = FigureKind.HERO
AGAIN = [e.Warned(e.Oddity.IN_TOWN)]


def town(table: Table) -> list[str]:
    return [hero.name for hero in in_town(table.state)]


def warned(table: Table, hero: str) -> list[e.Event]:
    return of(table.play(OLGA, c.KillHero(hero)), e.Warned)


@pytest.mark.rule("E5")
def test_a_kill_in_the_town_is_counted_and_remarked_on(table: Table) -> None:
    assert warned(table, "Mordrog") == []
    assert warned(table, "Mordrog") == AGAIN
    assert table.state.dungeon is not None
    assert table.state.dungeon.conquest == 20 - 4 - 4
    assert warned(table, "Kirga") == []


@pytest.mark.rule("E5")
def test_undo_takes_the_slip_back(table: Table) -> None:
    table.play(OLGA, c.KillHero("Mordrog"))
    table.play(OLGA, c.KillHero("Mordrog"))
    table.undo()
    assert town(table) == ["Mordrog"]
    table.undo()
    assert town(table) == []


@pytest.mark.rule("E5")
def test_without_a_map_the_own_turn_ends_the_stay(table: Table) -> None:
    table.play(OLGA, c.KillHero("Mordrog"))
    table.play(CARLA, c.StartHeroTurn("Kirga"))
    assert town(table) == ["Mordrog"]
    table.play(BJORN, c.StartHeroTurn("Mordrog"))
    assert town(table) == []
    assert warned(table, "Mordrog") == []


@pytest.mark.rule("E7")
def test_who_died_on_the_map_is_in_the_town_until_put_back(hall: Table) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.ChangeWounds("Mordrog", 16))
    hall.play(BJORN, c.StartHeroTurn("Mordrog"))
    assert town(hall) == ["Mordrog"]
    assert warned(hall, "Mordrog") == AGAIN
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    assert town(hall) == []
    assert warned(hall, "Mordrog") == []


@pytest.mark.rule("E7")
def test_who_has_no_wounds_that_are_known_leaves_the_map_too(hall: Table) -> None:
    """A group's own hero stayed on the board when said to be killed."""
    hall.end_quest()
    hall.play(OLGA, c.AddHero("Ulma", DORA.user))
    hall.play(OLGA, c.StartQuest("Next", conquest=20))
    hall.play(OLGA, c.PlaceFigure("Ulma", HERO, "B2"))
    hall.play(OLGA, c.KillHero("Ulma", 2))
    assert not is_there(hall, "Ulma")
    assert town(hall) == ["Ulma"]


@pytest.mark.rule("E5")
def test_whom_a_boulder_kills_is_in_the_town(table: Table) -> None:
    table.play(OLGA, c.LoadMap("#####\n#...#\n#####"))
    table.play(OLGA, c.PlaceBoulder("B2", Direction.EAST, "1x1", "Rock"))
    table.play(BJORN, c.PlaceFigure("Mordrog", HERO, "C2"))
    shows(table, ("red", "X"), ("yellow", "1/1/0"))
    table.play(OLGA, c.StartOverlordTurn())
    assert town(table) == ["Mordrog"]
    table.play(OLGA, c.LoadMap("...\n..."))
    table.play(BJORN, c.StartHeroTurn("Mordrog"))
    assert town(table) == []


@pytest.mark.rule("E5")
def test_a_kill_that_came_to_nothing_was_none(hall: Table) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.PlaceMonsters("Ogre", space="C2"))
    hall.play(OLGA, c.ChangeWounds("Mordrog", 15))
    shows(hall, ("red", "0/4/0"))
    hall.play(OLGA, c.AttackFigure("Ogre", "Mordrog", ("first:red",)))
    assert town(hall) == ["Mordrog"]
    hall.play(OLGA, c.AdjustAttack(more=-2))
    assert town(hall) == []


@pytest.mark.rule("E1")
def test_with_the_next_quest_nobody_is_in_the_town(table: Table) -> None:
    table.play(OLGA, c.KillHero("Mordrog"))
    table.end_quest()
    assert town(table) == []
    table.play(OLGA, c.StartQuest("Next", conquest=9))
    assert town(table) == []


@pytest.mark.rule("E7")
def test_whoever_was_taken_off_the_map_and_is_said_to_be_killed_comes_back_whole(
    hall: Table,
) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.ChangeWounds("Mordrog", 5))
    hall.play(OLGA, c.AddBleed("Mordrog", 2))
    hall.play(BJORN, c.RemovePiece("Mordrog"))
    hall.play(OLGA, c.KillHero("Mordrog"))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    assert (wounds(hall, "Mordrog"), figure(hall, "Mordrog").bleed) == (16, 0)


@pytest.mark.rule("W6")
@pytest.mark.rule("W7")
def test_a_visit_to_the_town_heals_no_token(hall: Table) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.AddBleed("Mordrog", 2))
    hall.play(OLGA, c.AddDaze("Mordrog", 1))
    hall.play(BJORN, c.RemovePiece("Mordrog"))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "C2"))
    back = figure(hall, "Mordrog")
    assert (back.bleed, back.daze) == (2, 1)
