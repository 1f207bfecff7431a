"""Traitor: the hero whose turn begins tests Willpower; failing costs fatigue, passing pays."""

import pytest

from bot.rules.basics.options import Attribute, AttributeTestsBy
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.places import fortune as sheet
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import CORRUPTION, FAIL, PASS, Scene, next_encounter, outcome, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, MARA, OLGA, of, says

CARD, KEY = "Traitor", "traitor"
WILLPOWER = Attribute.WILLPOWER
# Gray and black together: 1 + 2 shields, and 1 + 3.
THREE, FOUR = (1, 1), (1, 4)


@pytest.fixture
def table(box: Box) -> Scene:
    """Leoric's turn, with Willpower 3, and nobody holds fortune."""
    table = scene(box, CORRUPTION, CARD, threat=3)
    table.sheet(LEORIC, willpower=3)
    start(table)
    table.turn(LEORIC)
    return table


@pytest.mark.rule("R5", "D2", "T7")
def test_a_passed_test_gives_two_threat_by_the_card(table: Scene) -> None:
    table.wish(PASS)
    events = table.trigger_for(ASTARRA, CARD)
    assert says(
        events,
        outcome(LEORIC, WILLPOWER, 3, True, CARD),
        e.TokensMoved(SUPPLY, POOL, 2, e.Why.CARD, KEY),
    )
    assert table.state.threat == 3 - 1 + 2
    assert not of(events, e.FatigueSuffered)


@pytest.mark.rule("R5", "D2")
def test_a_failed_test_costs_fatigue_equal_to_his_willpower(table: Scene) -> None:
    table.wish(FAIL)
    events = table.trigger_for(ASTARRA, CARD)
    assert says(
        events,
        outcome(LEORIC, WILLPOWER, 3, False, CARD),
        e.FatigueSuffered(LEORIC, 3, KEY),
    )
    assert table.state.threat == 2


@pytest.mark.rule("R5", "D2")
@pytest.mark.parametrize(("faces", "passed"), [(THREE, True), (FOUR, False)])
def test_as_many_shields_as_willpower_still_pass(
    table: Scene, faces: tuple[int, int], passed: bool
) -> None:
    table.wish(faces)
    events = table.trigger_for(ASTARRA, CARD)
    assert outcome(LEORIC, WILLPOWER, 3, passed, CARD) in events


@pytest.mark.rule("R5", "P10", "F2")
def test_with_the_fortune_of_the_payment_he_may_reroll_before_it_counts(table: Scene) -> None:
    table.wish(FAIL)
    table.trigger_for(LEORIC, CARD)
    asked = table.question(q.HeroTests)
    assert [each.value for each in choices(asked)] == ["keep", "reroll:gray", "reroll:black"]
    table.wish((0,))
    events = table.play(BJORN, c.Answer(asked.id, "reroll:gray"))
    # Black still shows 4 shields, and without fortune left that counts at once.
    assert says(
        events,
        e.TokensMoved(sheet(LEORIC), SUPPLY, 1, e.Why.REROLL),
        e.FatigueSuffered(LEORIC, 3, KEY),
    )
    assert table.state.questions == ()


@pytest.mark.rule("R5", "F2", "D4")
def test_a_reroll_may_turn_the_test_and_only_the_black_die_falls_again(table: Scene) -> None:
    table.wish((0, 5))
    table.trigger_for(LEORIC, CARD)
    table.wish((0,))
    events = table.answer(BJORN, "reroll:black")
    rolled = of(events, e.DiceRolled)
    assert [event.dice for event in rolled if isinstance(event, e.DiceRolled)] == [("black",)]
    assert outcome(LEORIC, WILLPOWER, 3, True, CARD) in events


@pytest.mark.rule("R5", "F2")
def test_as_long_as_fortune_lasts_he_is_asked_again(table: Scene) -> None:
    table.give(leoric=2, astarra=2, grisban=2)
    table.wish(FAIL)
    table.trigger_for(ASTARRA, CARD)
    table.wish((4,), (0,))
    table.answer(BJORN, "reroll:gray")
    assert table.state.fortune(LEORIC) == 1
    events = table.answer(BJORN, "reroll:black")
    assert table.state.fortune(LEORIC) == 0
    assert outcome(LEORIC, WILLPOWER, 3, True, CARD) in events


@pytest.mark.rule("R5", "F2")
def test_kept_dice_count_and_the_fortune_stays(table: Scene) -> None:
    table.wish(PASS)
    table.trigger_for(LEORIC, CARD)
    events = table.answer(BJORN, "keep")
    assert outcome(LEORIC, WILLPOWER, 3, True, CARD) in events
    assert table.state.fortune(LEORIC) == 1


@pytest.mark.rule("R5", "U6")
def test_only_his_player_or_a_steward_settles_his_test(table: Scene) -> None:
    table.wish(PASS)
    table.trigger_for(LEORIC, CARD)
    keep = c.Answer(table.question(q.HeroTests).id, "keep")
    assert isinstance(table.refuses(CARLA, keep), r.NotYourQuestion)
    events = table.play(MARA, keep)
    assert e.StewardActed() in events


@pytest.mark.rule("R5", "U4")
def test_the_test_blocks_triggers_turns_and_encounter_but_no_threat(table: Scene) -> None:
    table.wish(PASS)
    table.trigger_for(LEORIC, CARD)
    for command in (c.TriggerPlotCard("Friend or Foe"), c.StartOverlordTurn(), c.EndEncounter()):
        assert isinstance(table.refuses(OLGA, command), r.QuestionOpen)
    table.fund(1)


@pytest.mark.rule("R5", "D2")
def test_where_the_table_rolls_it_is_asked_pass_or_fail(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    table.trigger_for(LEORIC, CARD)
    asked = table.question(q.HeroTests)
    assert [each.value for each in choices(asked)] == ["pass", "fail"]
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, "keep")), r.NoSuchChoice)
    events = table.play(BJORN, c.Answer(asked.id, "fail"))
    assert e.FatigueSuffered(LEORIC, 3, KEY) in events


@pytest.mark.rule("R5", "F2")
def test_a_test_the_table_rolls_offers_a_reroll_there_first(table: Scene) -> None:
    """Given dice thrown at the table, 1 fortune rerolls one of them before Pass or Fail."""
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    table.trigger_for(LEORIC, CARD)
    held = table.state.fortune(LEORIC)
    events = table.answer(BJORN, "reroll:gray", q.HeroTests)
    paid = of(events, e.TokensMoved)[0]
    assert isinstance(paid, e.TokensMoved)
    assert paid.why is e.Why.REROLL_AT_TABLE
    assert not of(events, e.DiceRolled)
    assert table.state.fortune(LEORIC) == held - 1
    table.answer(BJORN, "pass", q.HeroTests)
    assert table.state.questions == ()


@pytest.mark.rule("R5")
def test_an_unrecorded_willpower_is_asked_and_the_fatigue_left_to_the_table(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD)
    start(table)
    table.turn(LEORIC)
    table.trigger_for(ASTARRA, CARD)
    events = table.answer(BJORN, "fail")
    assert says(
        events,
        outcome(LEORIC, WILLPOWER, None, False, CARD),
        e.FatigueSuffered(LEORIC, None, KEY),
    )


@pytest.mark.rule("R5")
def test_willpower_zero_costs_nothing(table: Scene) -> None:
    table.sheet(LEORIC, willpower=0)
    table.wish(FAIL)
    events = table.trigger_for(ASTARRA, CARD)
    assert not of(events, e.FatigueSuffered)


@pytest.mark.rule("R5", "P11")
def test_with_no_turn_called_the_overlord_says_whose_it_is(table: Scene) -> None:
    next_encounter(table)
    table.trigger_for(ASTARRA, CARD)
    asked = table.question(q.PickHero)
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, LEORIC)), r.NotYourQuestion)
    table.wish(PASS)
    events = table.play(OLGA, c.Answer(asked.id, LEORIC))
    assert outcome(LEORIC, WILLPOWER, 3, True, CARD) in events


@pytest.mark.rule("R5", "P11")
def test_in_the_overlords_turn_it_is_refused(table: Scene) -> None:
    table.turn()
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotInThisTurn("", card=KEY)


@pytest.mark.rule("R5", "U4")
def test_the_hero_is_fixed_at_the_trigger_though_the_turn_passes_on(table: Scene) -> None:
    table.trigger(CARD)
    table.turn(ASTARRA)
    table.wish(PASS)
    events = table.answer(BJORN, ASTARRA)
    assert outcome(LEORIC, WILLPOWER, 3, True, CARD) in events


@pytest.mark.rule("R5", "P7")
def test_it_refreshes_at_the_encounters_end_and_not_before(table: Scene) -> None:
    table.wish(PASS)
    table.trigger_for(ASTARRA, CARD)
    table.turn()
    assert table.card(CARD).exhausted
    assert e.CardRefreshed(KEY, e.Refreshed.ENCOUNTER_END) in table.play(OLGA, c.EndEncounter())


@pytest.mark.rule("R5", "U2", "U7")
def test_undo_takes_back_payment_reroll_and_gain_but_no_roll_number(table: Scene) -> None:
    before = table.state
    table.wish(FAIL)
    table.trigger_for(LEORIC, CARD)
    table.wish((0,))
    table.answer(BJORN, "reroll:black")
    table.undo()
    assert (table.state.tokens, table.state.questions) == (before.tokens, ())
    assert table.state.rolls == before.rolls + 2
