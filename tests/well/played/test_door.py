"""Who may do what on the map, which edition has it, and which rules may be let pass (W, U2)."""

import pytest

from bot.rules.basics.options import Edition, RulesMode
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import ForcedDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.refusals import AttackMissed, BouldersFirst, BouldersNotNow, TreacheryChanged
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from bot.rules.well.treachery import TreacheryKind
from tests.rules.table import BJORN, CARLA, EVERYBODY, MARA, NILS, OLGA, Table, of
from tests.well.played.playing import BLACK, GREEN, RED, YELLOW, able, does, on_map, wish

AT_TABLE = {OLGA, BJORN, CARLA, MARA}
LOAD, TURN = c.LoadPreset("rolling-hall"), c.BeginOverlordMapTurn()
RIGHTS: list[tuple[c.WellCommand, set[Person]]] = [
    (LOAD, AT_TABLE),
    (c.PlaceFigure("Rat", FigureKind.MONSTER, "C3"), AT_TABLE),
    (c.PlaceBoulder("C3", Direction.EAST, "1x1"), AT_TABLE),
    (c.MovePiece("Ogre", "K2"), AT_TABLE),
    (c.RemovePiece("Ogre"), AT_TABLE),
    (c.SetDoor("I5", Direction.SOUTH, open=True), AT_TABLE),
    (c.AttackFigure("Ogre", "Brute", (RED,)), AT_TABLE),
    (c.UseBreath("Ogre", Direction.WEST), AT_TABLE),
    (c.UseBolt("Ogre", Direction.WEST), AT_TABLE),
    (c.AddBleed("Brute"), AT_TABLE),
    (c.AddDaze("Brute"), AT_TABLE),
    (c.BeginFigureTurn("Brute"), AT_TABLE),
    (TURN, {OLGA}),
    (c.OpenTreachery(1, 1, 1), {OLGA}),
    (c.ChangeWellSetup(boulder="1x1"), {MARA}),
]


@pytest.mark.parametrize(("command", "who"), RIGHTS, ids=lambda each: type(each).__name__)
def test_who_may_do_it(table: Table, command: c.WellCommand, who: set[Person]) -> None:
    assert able(table, command) == who


@pytest.mark.rule("U2")
def test_only_a_steward_takes_a_stewards_setup_back(table: Table) -> None:
    does(table, MARA, c.ChangeWellSetup(boulder="1x1"))
    assert isinstance(table.refuses(OLGA, c.TakeBack()), r.NotYourUndo)


@pytest.mark.rule("W1", "U3")
def test_undo_of_rolling_boulders_restores_the_board_and_redo_rolls_the_same(table: Table) -> None:
    does(table, BJORN, LOAD)
    before = table.state.well
    does(table, OLGA, TURN)
    does(table, OLGA, c.RollBoulders())
    after = table.state.well
    assert after != before
    table.undo(BJORN)
    table.undo(BJORN)
    assert table.state.well == before
    table.redo()
    table.redo()
    assert table.state.well == after


def test_the_other_edition_has_no_board_and_this_one_no_plot_deck(table: Table) -> None:
    second = Table(table.box)
    second.open()
    for by in EVERYBODY:
        assert second.refuses(by, LOAD) == r.OtherEdition(Edition.FIRST)
    assert second.state.well.map is None
    for command in (c.EndEncounter(), c.ChooseDeck("Eternal Agony"), c.ConvertXp(1)):
        assert table.refuses(OLGA, command) == r.OtherEdition(Edition.SECOND)


def advisory(table: Table) -> None:
    table.play(MARA, c.ChangeSettings(rules=RulesMode.ADVISORY))


def house_rules(events: tuple[e.Event, ...]) -> list[str]:
    return [each.rule for each in of(events, e.HouseRuled) if isinstance(each, e.HouseRuled)]


@pytest.mark.rule("W1")
def test_house_rules_let_other_things_go_before_the_boulders(table: Table) -> None:
    does(table, BJORN, LOAD)
    does(table, OLGA, TURN)
    move = c.MovePiece("Scout", "K2")
    assert table.refuses(BJORN, move) == BouldersFirst(("1", "2"))
    advisory(table)
    assert house_rules(table.play(BJORN, move)) == ["BouldersFirst"]
    assert table.state.well.waiting == ("1", "2")


@pytest.mark.rule("W1")
def test_house_rules_let_boulders_roll_at_any_time(table: Table) -> None:
    does(table, BJORN, LOAD)
    roll = c.RollBoulders(("2",))
    assert table.refuses(OLGA, roll) == BouldersNotNow()
    advisory(table)
    assert house_rules(table.play(OLGA, roll)) == ["BouldersNotNow"]


@pytest.mark.rule("W9", "W5")
def test_house_rules_let_more_power_dice_and_dodges_pass(table: Table, dice: ForcedDice) -> None:
    advisory(table)
    wish(dice, red="1/3/1 2/2/0 2/1/1", black=" ".join(["surge"] * 6))
    attack = c.AttackFigure("Ogre", "Brute", (RED, *[BLACK] * 6))
    assert house_rules(table.play(OLGA, attack)) == ["TooManyPowerDice"]
    dodge = c.DodgeAttack("Brute", (1,))
    assert house_rules(table.play(BJORN, dodge)) == []
    assert house_rules(table.play(BJORN, dodge)) == ["DodgedAlready"]


def test_what_would_mean_nothing_is_no_house_rule(table: Table, dice: ForcedDice) -> None:
    advisory(table)
    wish(dice, red="X")
    does(table, OLGA, c.AttackFigure("Ogre", "Brute", (RED,)))
    assert table.refuses(BJORN, c.DodgeAttack("Brute", (1,))) == AttackMissed()


def test_dice_of_the_board_are_numbered_with_all_others(table: Table) -> None:
    rolls = table.state.rolls
    events = table.play(OLGA, c.AttackFigure("Ogre", "Brute", (RED, GREEN, YELLOW)))
    rolled = of(events, e.DiceRolled)
    assert [each.number for each in rolled if isinstance(each, e.DiceRolled)] == [rolls + 1]
    assert on_map(events)


@pytest.mark.rule("W8")
def test_nobody_else_touches_the_overlords_treachery(table: Table) -> None:
    does(table, OLGA, c.OpenTreachery(3, 2, 4))
    swap = c.SwapWithTreachery("Mimic", TreacheryKind.TRAP, 2)
    assert able(table, swap) == {OLGA}
    does(table, OLGA, swap)
    assert able(table, c.UndoTreacherySwap("Mimic")) == {OLGA}
    assert able(table, c.SettleTreachery()) == {OLGA}
    assert NILS not in able(table, c.TakeBack())


@pytest.mark.rule("W8")
def test_an_old_calculator_settles_nothing_it_does_not_show(table: Table) -> None:
    does(table, OLGA, c.OpenTreachery(3, 2, 4))
    does(table, OLGA, c.SwapWithTreachery("Mimic", TreacheryKind.TRAP, 2))
    assert table.refuses(OLGA, c.SettleTreachery(0)) == TreacheryChanged()
    does(table, OLGA, c.SettleTreachery(1))
