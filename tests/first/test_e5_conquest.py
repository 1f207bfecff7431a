"""E5: the heroes' conquest, and what it means when there is none left."""

import pytest

from bot.rules.basics.options import Sheet
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from tests.rules.table import BJORN, CARLA, NILS, NOTE, OLGA, Table, of


def conquest(table: Table) -> int:
    assert table.state.dungeon is not None
    return table.state.dungeon.conquest


@pytest.mark.rule("E5")
def test_a_glyph_gives_three(table: Table) -> None:
    table.play(BJORN, c.ActivateGlyph())
    assert conquest(table) == 23


@pytest.mark.rule("E5")
@pytest.mark.parametrize(("hero", "left"), [("Mordrog", 16), ("Kirga", 17), ("Astarra", 18)])
def test_a_killed_hero_costs_the_printed_value(table: Table, hero: str, left: int) -> None:
    table.play(BJORN, c.KillHero(hero))
    assert conquest(table) == left


@pytest.mark.rule("E5")
def test_another_value_may_be_typed(table: Table) -> None:
    table.play(OLGA, c.KillHero("Mordrog", 5))
    assert conquest(table) == 15


@pytest.mark.rule("E5")
def test_the_value_of_the_groups_own_hero_is_asked(between: Table) -> None:
    between.play(OLGA, c.AddHero("Ulma", CARLA.user))
    between.play(OLGA, c.StartQuest("Nerves", conquest=9))
    between.play(OLGA, c.KillHero("Ulma"))
    assert isinstance(between.question(), q.ConquestValue)
    between.answer(BJORN, "2")
    assert conquest(between) == 7


@pytest.fixture
def asked(between: Table) -> Table:
    """What the kill of Ulma, the group's own, costs is being asked."""
    between.play(OLGA, c.AddHero("Ulma", CARLA.user))
    between.play(OLGA, c.StartQuest("Nerves", conquest=40))
    between.play(OLGA, c.KillHero("Ulma"))
    return between


@pytest.mark.rule("E5")
@pytest.mark.parametrize("by", [OLGA, BJORN], ids=["overlord", "hero"])
@pytest.mark.parametrize("amount", [1, 8, 9, 20])
def test_a_value_typed_while_it_is_asked_answers(asked: Table, by: Person, amount: int) -> None:
    """It is no second kill, and may be more than the buttons offer."""
    events = asked.play(by, c.KillHero("ulma", amount))
    cost = e.ConquestChanged(-amount, e.DungeonWhy.KILLED, "ulma")
    assert [each for each in events if isinstance(each, e.ConquestChanged)] == [cost]
    assert asked.state.questions == ()
    assert asked.state.falls == {"ulma": 1}
    asked.undo()
    assert conquest(asked) == 40
    assert asked.state.questions == ()
    assert asked.state.falls == {}


@pytest.mark.rule("E5")
def test_a_value_beyond_what_may_be_typed_answers_nothing(asked: Table) -> None:
    with pytest.raises(r.NoSuchChoice):
        asked.answer(BJORN, "21")
    assert asked.refuses(OLGA, c.KillHero("Ulma", 21)) != r.QuestionClosed()
    assert isinstance(asked.question(), q.ConquestValue)


@pytest.mark.rule("E5")
def test_a_hero_is_not_killed_twice_while_the_first_kill_has_no_value(asked: Table) -> None:
    refused = asked.refuses(OLGA, c.KillHero("Ulma"))
    assert isinstance(refused, r.QuestionOpen)
    assert refused.question == asked.question()


@pytest.mark.rule("E5")
def test_another_heros_kill_is_its_own(asked: Table) -> None:
    asked.play(OLGA, c.KillHero("Mordrog", 5))
    assert conquest(asked) == 35
    assert isinstance(asked.question(), q.ConquestValue)


@pytest.mark.rule("E5")
def test_what_the_sheet_says_goes_before_what_is_printed(between: Table) -> None:
    between.play(OLGA, c.SetHero("Mordrog", Sheet(conquest=1)))
    between.play(OLGA, c.StartQuest("Nerves", conquest=9))
    between.play(OLGA, c.KillHero("Mordrog"))
    assert conquest(between) == 8


@pytest.mark.rule("E5")
def test_a_boulders_kill_costs_it_in_the_same_move(table: Table) -> None:
    table.play(OLGA, c.LoadMap("#####\n#...#\n#####"))
    table.play(OLGA, c.PlaceBoulder("B2", Direction.EAST, "1x1", "Rock"))
    table.play(OLGA, c.PlaceFigure("Mordrog", FigureKind.HERO, "C2"))
    table.play(OLGA, c.PlaceFigure("Skeleton", FigureKind.MONSTER, "D2"))
    events: tuple[e.Event, ...] = ()
    for _ in range(5):
        table.play(OLGA, c.BeginOverlordMapTurn())
        events = table.play(OLGA, c.RollBoulders())
        if of(events, e.FigureCrushed):
            break
    killed = [each for each in events if isinstance(each, e.ConquestChanged)]
    assert killed == [e.ConquestChanged(-4, e.DungeonWhy.KILLED, "mordrog")]


@pytest.mark.rule("E5")
def test_chests_and_named_monsters_are_typed(table: Table) -> None:
    table.play(BJORN, c.ChangeConquest(2, "a silver chest"))
    table.play(BJORN, c.ChangeConquest(-6, "as the quest says"))
    assert conquest(table) == 16
    assert table.refuses(BJORN, c.ChangeConquest(-17, NOTE)) == r.NotEnoughConquest(17, 16)


@pytest.mark.rule("E5")
def test_with_the_last_of_it_the_overlord_has_won_and_one_press_ends_the_quest(
    table: Table,
) -> None:
    table.play(OLGA, c.ChangeConquest(-17, NOTE))
    events = table.play(BJORN, c.KillHero("Mordrog"))
    assert list(events) == [
        e.ConquestChanged(-3, e.DungeonWhy.KILLED, "mordrog"),
        e.ConquestLost(),
    ]
    table.play(BJORN, c.KillHero("Kirga"))
    assert conquest(table) == 0
    table.end_quest()


@pytest.mark.rule("E5")
def test_the_end_waits_for_no_discard(table: Table) -> None:
    table.play(OLGA, c.DrawOverlordCards(8))
    table.play(OLGA, c.StartOverlordTurn())
    table.end_quest()
    assert table.state.questions == ()


@pytest.mark.rule("E5")
def test_undo_gives_a_kill_back(table: Table) -> None:
    table.play(BJORN, c.KillHero("Mordrog"))
    table.undo()
    assert conquest(table) == 20
    table.redo()
    assert conquest(table) == 16


@pytest.mark.rule("E5")
@pytest.mark.parametrize(
    "command",
    [c.ActivateGlyph(), c.KillHero("Mordrog"), c.ChangeConquest(1, NOTE)],
    ids=lambda command: type(command).__name__,
)
def test_onlookers_change_nothing(table: Table, command: c.Command) -> None:
    assert isinstance(table.refuses(NILS, command), r.NotYours)
