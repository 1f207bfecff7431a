"""Whose die it was that fell, and whether it was a test's (U7)."""

import pytest

from bot.rules.basics.options import Attribute, OverlordAction
from bot.rules.printed.box import Box
from bot.rules.rolling.fairness import SeenDie
from bot.rules.rolling.seen_dice import seen_dice
from bot.rules.state import commands as c
from tests.dice.fights import Fight, fight
from tests.rules.table import BJORN, CARLA, DORA, MARA, NILS, OLGA


@pytest.fixture
def table(printed: Box) -> Fight:
    return fight(printed)


def owners(table: Fight) -> list[tuple[str, int | None, bool]]:
    return [(one.die, one.player, one.test) for one in seen_dice(table.log)]


def test_a_heros_dice_are_his_players_whoever_rolls(table: Fight) -> None:
    table.play(OLGA, c.RollAttack("red", "gray", hero="Leoric", target="Astarra"))
    assert owners(table) == [("red", BJORN.user, False), ("gray", CARLA.user, False)]


def test_monster_dice_are_the_only_overlords(table: Fight) -> None:
    table.play(BJORN, c.RollAttack("red", "gray", hero="Leoric"))
    assert owners(table) == [("red", BJORN.user, False), ("gray", OLGA.user, False)]


def test_of_two_overlords_the_one_who_rolls(table: Fight) -> None:
    table.play(OLGA, c.ChangeOverlords(OverlordAction.ADD, MARA.user))
    table.play(MARA, c.RollAttack("red"))
    table.play(NILS, c.RollAttack("blue"))
    assert owners(table) == [("red", MARA.user, False), ("blue", None, False)]


def test_what_an_onlooker_rolls_is_nobodys(table: Fight) -> None:
    table.play(NILS, c.RollAttack("red", "gray"))
    table.play(NILS, c.RollDefense("black"))
    assert [player for _, player, _ in owners(table)] == [None, None, None]


def test_free_pools_are_nobodys(table: Fight) -> None:
    table.play(BJORN, c.RollPool("red"))
    assert owners(table) == [("red", None, False)]


def test_a_test_and_its_reroll_are_told_apart_from_defence(table: Fight) -> None:
    table.wish("gray=3", "black=4", "black=0")
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, "Leoric"))
    table.play(BJORN, c.RerollDie("black"))
    table.play(BJORN, c.RollDefense("gray"))
    table.wish("gray=2")
    table.play(BJORN, c.RerollDie("gray"))
    assert list(seen_dice(table.log))[:3] == [
        SeenDie("gray", 5, BJORN.user, test=True),
        SeenDie("black", 5, BJORN.user, test=True),
        SeenDie("black", 0, BJORN.user, test=True),
    ]
    assert [test for _, _, test in owners(table)] == [True, True, True, False, False]


def test_dice_stay_with_who_played_the_hero_then(table: Fight) -> None:
    table.play(BJORN, c.RollAttack("red", hero="Leoric"))
    table.play(OLGA, c.AssignHero("Leoric", DORA.user))
    table.play(DORA, c.RollAttack("red", hero="Leoric"))
    table.undo()
    table.play(BJORN, c.RollAttack("red", hero="Leoric"))
    assert [player for _, player, _ in owners(table)] == [BJORN.user, BJORN.user, BJORN.user]


@pytest.mark.rule("U7")
def test_dice_of_moves_taken_back_count(table: Fight) -> None:
    table.play(BJORN, c.RollAttack("red", hero="Leoric"))
    table.play(BJORN, c.RerollDie("red"))
    table.undo(BJORN)
    assert len(owners(table)) == 2
