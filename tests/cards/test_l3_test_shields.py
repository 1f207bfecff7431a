"""Nefarious Power: one shield more in a hero's attribute test, once it is rolled (L3, D2)."""

import pytest

from bot.box.decks import read_deck
from bot.pages.messages.enhancing import RollView
from bot.pages.messages.rolls import results
from bot.pages.voice import Voice
from bot.rules.basics.options import Attribute
from bot.rules.printed.box import Box
from bot.rules.rolling.table_rolls import changed_in, read_roll
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.replay import replay
from bot.words import Words
from tests.cards.staging import PASS, Scene, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, OLGA

DECK, CARD, KEY = "Seeds of Betrayal", "Nefarious Power", "nefariouspower"
WORDS = Words.load()
RECALLED = """
name = "House Cards"

[[cards]]
number = 1
name = "Old Grudge"
trigger = 0
spend = "exhaust"
moment = "play"
effect = { kind = "test-shields", shields = 2 }

[[cards]]
number = 2
name = "Fall From Grace"
purchase = 1
trigger = 0
spend = "exhaust"
moment = "play"
effect = { kind = "after-failed-test", attribute = "might" }
"""


@pytest.fixture
def table(box: Box) -> Scene:
    """Leoric's turn; a test of Might that shows no shield at all is against 0."""
    table = scene(box, DECK, CARD, threat=4)
    table.give(leoric=1, astarra=1)
    table.sheet(LEORIC, might=0)
    table.sheet(ASTARRA, might=3)
    start(table)
    table.turn(LEORIC)
    return table


def rolled(table: Scene, hero: str = LEORIC) -> int:
    """Let a hero pass a test at the table; gives the move."""
    table.wish(PASS)
    player = BJORN if hero == LEORIC else CARLA
    table.play(player, c.RollTest(Attribute.MIGHT, hero))
    return table.log[-1].move


def told(table: Scene, move: int) -> str:
    """Give what the roll's own message says now."""
    entries = [entry for entry in table.log if entry.seq >= move]
    voice = Voice(table.state, table.box, WORDS, "en")
    return " ".join(results(RollView(read_roll(entries), voice)))


@pytest.mark.rule("L3", "D2", "P3")
def test_a_test_that_was_passed_just_so_is_failed(table: Scene) -> None:
    move = rolled(table)
    assert "Passed: 0 shields against Might 0" in told(table, move)
    events = table.trigger(CARD)
    assert e.ShieldsAdded(KEY, LEORIC, 1, 1, passed=False) in events
    assert [*changed_in(events)] == [1]
    assert "Failed: 1 shield, 1 of them by a card, against Might 0" in told(table, move)
    assert replay(table.log) == table.state


@pytest.mark.rule("L3", "D2")
def test_one_with_a_shield_to_spare_is_passed_all_the_same(table: Scene) -> None:
    rolled(table, ASTARRA)
    assert e.ShieldsAdded(KEY, ASTARRA, 1, 1, passed=True) in table.trigger(CARD)


@pytest.mark.rule("L3", "F2", "D4")
def test_it_stays_in_the_test_when_a_die_is_rerolled(table: Scene) -> None:
    move = rolled(table)
    table.trigger(CARD)
    table.wish((0,))
    table.play(BJORN, c.RerollDie("black", LEORIC))
    assert "1 shield, 1 of them by a card," in told(table, move)
    assert table.state.last_rolls[LEORIC].shields == 1


@pytest.mark.rule("L3", "U2", "U3")
def test_undo_takes_the_shield_out_of_the_test_again(table: Scene) -> None:
    move = rolled(table)
    table.trigger(CARD)
    table.undo()
    assert table.state.last_rolls[LEORIC].shields == 0
    assert "Passed: 0 shields against Might 0" in told(table, move)
    table.redo()
    assert "Failed:" in told(table, move)


@pytest.mark.rule("L3", "P10")
def test_of_several_tests_the_overlord_chooses(table: Scene) -> None:
    rolled(table, ASTARRA)
    rolled(table)
    table.trigger(CARD)
    asked = table.question(q.PickHero)
    assert isinstance(asked, q.PickHero)
    assert (asked.audience, {*asked.heroes}) == (q.Audience.OVERLORD, {LEORIC, ASTARRA})
    events = table.answer(OLGA, LEORIC, q.PickHero)
    assert e.ShieldsAdded(KEY, LEORIC, 2, 1, passed=False) in events


@pytest.mark.rule("L3", "L1")
def test_a_test_thrown_at_the_table_is_the_tables(table: Scene) -> None:
    events = table.trigger(CARD)
    assert e.CardTriggered(KEY, 1, exhausted=True) in events
    assert not any(isinstance(event, e.ShieldsAdded) for event in events)
    assert table.state.questions == ()


@pytest.mark.rule("L3")
def test_a_test_of_an_earlier_turn_is_over(table: Scene) -> None:
    rolled(table)
    table.turn()
    assert not any(isinstance(x, e.ShieldsAdded) for x in table.trigger(CARD))


@pytest.mark.rule("L3", "R7")
def test_a_test_that_it_makes_fail_is_the_moment_of_another_card(box: Box) -> None:
    table = scene(box.with_decks([read_deck(RECALLED)]), "House Cards", "Fall From Grace")
    table.sheet(LEORIC, might=1)
    start(table)
    table.turn(LEORIC)
    rolled(table)
    events = table.trigger("Old Grudge")
    assert e.ShieldsAdded("oldgrudge", LEORIC, 1, 2, passed=False) in events
    assert e.CardRecalled("fallfromgrace", LEORIC) in events
