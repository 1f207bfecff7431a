"""One of Us: after a failed Willpower test the hero moves and attacks for the overlord."""

import pytest

from bot.rules.basics.options import Attribute
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from tests.cards.staging import CORRUPTION, FAIL, PASS, Scene, lose_all, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, OLGA, of

CARD, KEY = "One of Us", "oneofus"
RECALLED = e.CardRecalled(KEY, LEORIC)


@pytest.fixture
def table(box: Box) -> Scene:
    """Leoric's turn; everybody has Willpower 3 and nobody fortune."""
    table = scene(box, CORRUPTION, CARD, "Traitor", "Mages' Guild", threat=6)
    table.everybody(willpower=3, knowledge=3)
    start(table)
    table.turn(LEORIC)
    return table


@pytest.mark.rule("R7", "P4", "P5")
def test_it_costs_two_which_flip_to_two_of_the_tied_heroes(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(BJORN, LEORIC)
    table.answer(BJORN, ASTARRA)
    assert table.fortune() == {LEORIC: 1, ASTARRA: 1, "grisban": 0}
    assert table.card(CARD).exhausted
    assert table.state.questions == ()


@pytest.mark.rule("R7")
def test_a_test_that_another_card_made_fail_recalls_it(table: Scene) -> None:
    table.wish(FAIL)
    assert RECALLED in table.trigger_for(ASTARRA, "Traitor")


@pytest.mark.rule("R7")
def test_a_passed_test_does_not(table: Scene) -> None:
    table.wish(PASS)
    assert RECALLED not in table.trigger_for(ASTARRA, "Traitor")


@pytest.mark.rule("R7", "F2")
def test_a_cards_test_recalls_it_only_once_the_rerolls_are_settled(table: Scene) -> None:
    table.wish(FAIL)
    assert RECALLED not in table.trigger_for(LEORIC, "Traitor")
    assert RECALLED in table.answer(BJORN, "keep")


@pytest.mark.rule("R7", "F2")
def test_a_reroll_that_helps_recalls_nothing(table: Scene) -> None:
    table.wish((0, 5))
    table.trigger_for(LEORIC, "Traitor")
    table.wish((0,))
    assert RECALLED not in table.answer(BJORN, "reroll:black")


@pytest.mark.rule("R7", "D2")
def test_a_test_rolled_by_command_recalls_it_too(table: Scene) -> None:
    table.wish(FAIL)
    assert RECALLED in table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.wish(PASS)
    assert RECALLED not in table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))


@pytest.mark.rule("R7", "F2")
def test_a_reroll_of_such_a_test_is_looked_at_again(table: Scene) -> None:
    table.give(leoric=2)
    table.wish((0, 0))
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.wish((5,))
    assert RECALLED not in table.play(BJORN, c.RerollDie("gray", LEORIC))
    table.wish((5,))
    assert RECALLED in table.play(BJORN, c.RerollDie("black", LEORIC))


@pytest.mark.rule("R7", "F2")
def test_a_rerolled_attack_is_no_test(table: Scene) -> None:
    table.give(leoric=1)
    table.wish(FAIL)
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.wish((1, 1))
    table.play(BJORN, c.RollAttack("blue red", hero=LEORIC))
    table.wish((2,))
    assert RECALLED not in table.play(BJORN, c.RerollDie("red", LEORIC))


@pytest.mark.rule("R7")
def test_a_failed_test_of_another_attribute_recalls_nothing(table: Scene) -> None:
    table.wish(FAIL)
    assert RECALLED not in table.play(BJORN, c.RollTest(Attribute.KNOWLEDGE, LEORIC))


@pytest.mark.rule("R7", "P3")
def test_it_is_not_recalled_where_it_could_not_be_triggered(table: Scene) -> None:
    fails = c.RollTest(Attribute.WILLPOWER, LEORIC)
    lose_all(table)
    table.wish(FAIL)
    assert RECALLED not in table.play(BJORN, fails)
    table.fund(2)
    table.trigger(CARD)
    table.pay_ties()
    table.fund(2)
    table.wish(FAIL)
    assert RECALLED not in table.play(BJORN, fails)


@pytest.mark.rule("R7")
def test_facedown_it_is_never_mentioned(box: Box) -> None:
    table = scene(box, CORRUPTION)
    table.everybody(willpower=1)
    start(table)
    table.wish(FAIL)
    assert not of(table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC)), e.CardRecalled)


@pytest.mark.rule("R7", "P11")
def test_between_quests_it_is_neither_recalled_nor_possible(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD)
    table.everybody(willpower=1)
    table.wish(FAIL)
    assert RECALLED not in table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.untimely(CARD, Moment.PLAY)


@pytest.mark.rule("R7", "P11")
def test_it_fits_anybodys_turn_and_ends_the_set_up(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD)
    start(table)
    assert e.PlayBegan() in table.trigger(CARD)
    table.undo()
    table.turn()
    table.trigger(CARD)


@pytest.mark.rule("R7", "P7")
def test_it_refreshes_at_the_encounters_end_and_not_before(table: Scene) -> None:
    table.trigger(CARD)
    table.pay_ties()
    table.turn()
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.CardExhausted(KEY)
    assert e.CardRefreshed(KEY, e.Refreshed.ENCOUNTER_END) in table.play(OLGA, c.EndEncounter())


@pytest.mark.rule("R7", "F2")
def test_triggered_it_ends_the_rerolls_and_names_the_hero(table: Scene) -> None:
    """Given a failed test of `/roll test`, when the card is triggered, that test stays failed."""
    table.sheet(LEORIC, speed=4)
    table.give(leoric=2, astarra=1, grisban=1)
    table.wish(FAIL)
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.trigger(CARD)
    events = table.pay_ties()
    assert e.HeroControlled(LEORIC, KEY, 4) in (*events, *(x.event for x in table.log))
    assert table.refuses(BJORN, c.RerollDie("gray", LEORIC)) == r.NothingToReroll(LEORIC)


@pytest.mark.rule("R7", "F2")
def test_the_dice_of_that_attack_are_the_overlords(table: Scene) -> None:
    """Given Leoric attacks as a monster, the player rerolls nothing; the next is the hero's."""
    table.give(leoric=3)
    table.wish(FAIL)
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.trigger(CARD)
    table.pay_ties()
    table.wish((1, 1), (0,))
    table.play(OLGA, c.RollAttack("blue red", "gray", hero=LEORIC, target=ASTARRA))
    assert table.refuses(BJORN, c.RerollDie("red", LEORIC)) == r.NothingToReroll(LEORIC)
    assert ASTARRA in table.state.last_rolls
    table.wish((1, 1), (2,))
    table.play(BJORN, c.RollAttack("blue red", hero=LEORIC))
    table.play(BJORN, c.RerollDie("red", LEORIC))


@pytest.mark.rule("R7")
def test_of_two_who_failed_the_overlord_chooses(table: Scene) -> None:
    for player, hero in ((BJORN, LEORIC), (CARLA, ASTARRA)):
        table.wish(FAIL)
        table.play(player, c.RollTest(Attribute.WILLPOWER, hero))
    table.trigger(CARD)
    table.pay_ties()
    events = table.answer(OLGA, ASTARRA, q.PickHero)
    assert e.HeroControlled(ASTARRA, KEY, table.state.heroes[ASTARRA].sheet.speed) in events


@pytest.mark.rule("R7")
def test_a_test_rerolled_to_a_pass_is_nobodys_failure(table: Scene) -> None:
    table.give(leoric=2)
    table.wish((5, 0))
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.wish((0,))
    table.play(BJORN, c.RerollDie("gray", LEORIC))
    assert table.state.recalled.get(KEY, ()) == ()


@pytest.mark.rule("R7")
def test_a_new_turn_ends_the_moment(table: Scene) -> None:
    table.wish(FAIL)
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    table.turn(ASTARRA)
    table.trigger(CARD)
    assert not of(table.pay_ties(), e.HeroControlled)
