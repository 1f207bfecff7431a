"""Mages' Guild: every hero tests Knowledge, and what failures bring adds up by their number."""

import pytest

from bot.rules.basics.options import Attribute, AttributeTestsBy
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import CORRUPTION, FAIL, PASS, SYNDRAEL, Scene, outcome, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, GRISBAN, LEORIC, NILS, OLGA, of, says

CARD, KEY = "Mages' Guild", "magesguild"
KNOWLEDGE = Attribute.KNOWLEDGE
DRAWN = e.OverlordCardDrawn(1, e.Why.CARD, KEY)
GAINED = e.TokensMoved(SUPPLY, POOL, 1, e.Why.CARD, KEY)


def overlord_turn(box: Box, heroes: int) -> Scene:
    """The overlord's turn; everybody has Knowledge 3, nobody fortune, and costs are paid."""
    table = scene(box, CORRUPTION, CARD, heroes=heroes, threat=2)
    table.everybody(knowledge=3)
    start(table)
    table.turn()
    return table


def all_test(table: Scene, failures: int) -> tuple[e.Event, ...]:
    """Trigger it; the last heroes get the fortune and keep, and the first so many fail."""
    heroes = tuple(table.state.heroes)
    table.wish(*[FAIL if hero in heroes[:failures] else PASS for hero in heroes])
    events = table.trigger_for(heroes[-1], CARD)
    keeper = {2: CARLA, 3: DORA, 4: BJORN}[len(heroes)]
    return (*events, *table.answer(keeper, "keep"))


@pytest.mark.rule("R9", "D2")
@pytest.mark.parametrize(("heroes", "failures"), [(h, f) for h in (2, 3, 4) for f in range(h + 1)])
def test_each_failure_costs_one_fatigue_and_the_tiers_add_up(
    box: Box, heroes: int, failures: int
) -> None:
    table = overlord_turn(box, heroes)
    threat = table.state.threat - 1
    events = all_test(table, failures)
    failed = tuple(table.state.heroes)[:failures]
    assert of(events, e.FatigueSuffered) == [e.FatigueSuffered(h, 1, KEY) for h in failed]
    assert (DRAWN in events) is (failures >= 2)
    asked = [each for each in table.state.questions if isinstance(each, q.PickHero)]
    assert [each.heroes for each in asked] == ([failed] if failures >= 3 else [])
    if asked:
        events = table.answer(OLGA, failed[0])
        assert e.ConditionGiven("stunned", KEY, failed[0]) in events
    assert (GAINED in events) is (failures == 4)
    assert table.state.threat == threat + (failures == 4)
    assert table.state.questions == ()


@pytest.mark.rule("R9")
def test_who_is_stunned_is_the_overlords_choice_among_those_who_failed(box: Box) -> None:
    table = overlord_turn(box, 4)
    all_test(table, 3)
    asked = table.question(q.PickHero)
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, LEORIC)), r.NotYourQuestion)
    assert isinstance(table.refuses(OLGA, c.Answer(asked.id, SYNDRAEL)), r.NoSuchChoice)
    events = table.play(OLGA, c.Answer(asked.id, GRISBAN))
    assert e.ConditionGiven("stunned", KEY, GRISBAN) in events


@pytest.mark.rule("R9", "P10")
def test_it_follows_the_printed_order(box: Box) -> None:
    table = overlord_turn(box, 4)
    events = (*all_test(table, 4), *table.answer(OLGA, LEORIC))
    stunned = e.ConditionGiven("stunned", KEY, LEORIC)
    assert says(events, e.FatigueSuffered(SYNDRAEL, 1, KEY), DRAWN, stunned, GAINED)


@pytest.mark.rule("R9", "F2")
def test_all_tests_stand_in_one_question_and_count_once_when_all_have_kept(box: Box) -> None:
    table = overlord_turn(box, 3)
    table.give(leoric=1, astarra=1, grisban=1)
    table.wish(FAIL, (0, 5), PASS)
    table.trigger_for(LEORIC, CARD)
    assert not of(table.answer(CARLA, "keep"), e.HeroTested)
    assert not of(table.answer(DORA, "keep"), e.HeroTested)
    table.wish((0,), (0,))
    assert not of(table.answer(BJORN, "reroll:black"), e.HeroTested)
    events = table.answer(BJORN, "reroll:gray")
    assert of(events, e.HeroTested) == [
        outcome(LEORIC, KNOWLEDGE, 3, True, CARD),
        outcome(ASTARRA, KNOWLEDGE, 3, False, CARD),
        outcome(GRISBAN, KNOWLEDGE, 3, True, CARD),
    ]
    assert not of(events, e.OverlordCardDrawn)


@pytest.mark.rule("R9", "F2", "F6")
def test_nobody_settles_or_rerolls_anothers_test(box: Box) -> None:
    table = overlord_turn(box, 3)
    table.wish(FAIL, FAIL, FAIL)
    table.trigger_for(LEORIC, CARD)
    asked = table.question(q.HeroTests)
    for person in (CARLA, NILS):
        refusal = table.refuses(person, c.Answer(asked.id, "reroll:black"))
        assert isinstance(refusal, r.NotYourQuestion)


@pytest.mark.rule("R9", "U6")
def test_a_player_of_two_heroes_settles_each_by_its_name(box: Box) -> None:
    """Given two of Bjorn's heroes wait, an answer names one; one without a name is asked back."""
    table = overlord_turn(box, 4)
    table.give(leoric=1, astarra=1, grisban=1, syndrael=1)
    table.wish(PASS, PASS, PASS, FAIL)
    table.trigger_for(LEORIC, CARD)
    table.answer(CARLA, "keep")
    table.answer(DORA, "keep")
    asked = table.question(q.HeroTests)
    which = r.WhichHeroAnswers(asked, (LEORIC, SYNDRAEL))
    assert table.refuses(BJORN, c.Answer(asked.id, "keep")) == which
    table.answer(BJORN, "keep:syndrael")
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, "keep:syndrael")), r.NoSuchChoice)
    waiting = table.question(q.HeroTests)
    assert isinstance(waiting, q.HeroTests)
    assert [test.hero for test in waiting.tests if not test.kept] == [LEORIC]
    events = table.answer(BJORN, "keep:leoric")
    assert outcome(SYNDRAEL, KNOWLEDGE, 3, False, CARD) in events


@pytest.mark.rule("R9", "F2")
def test_a_named_reroll_is_that_heros(box: Box) -> None:
    table = overlord_turn(box, 4)
    table.give(leoric=1, astarra=1, grisban=1, syndrael=1)
    table.wish(PASS, PASS, PASS, FAIL)
    table.trigger_for(LEORIC, CARD)
    table.wish((0,))
    table.answer(BJORN, "reroll:black:syndrael")
    assert (table.state.fortune(LEORIC), table.state.fortune(SYNDRAEL)) == (2, 0)
    named = table.question(q.HeroTests).id
    assert isinstance(table.refuses(CARLA, c.Answer(named, "keep:leoric")), r.NotYourQuestion)


@pytest.mark.rule("R9", "D2")
def test_where_the_table_rolls_each_hero_is_told_pass_or_fail(box: Box) -> None:
    table = overlord_turn(box, 3)
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    table.trigger_for(LEORIC, CARD)
    assert [each.value for each in choices(table.question())] == ["pass", "fail"]
    table.answer(DORA, "fail")
    table.answer(BJORN, "pass")
    events = table.answer(CARLA, "fail")
    assert says(
        events,
        outcome(LEORIC, KNOWLEDGE, 3, True, CARD),
        outcome(ASTARRA, KNOWLEDGE, 3, False, CARD),
        outcome(GRISBAN, KNOWLEDGE, 3, False, CARD),
        DRAWN,
    )


@pytest.mark.rule("R9", "U6")
def test_rolled_and_told_tests_stand_side_by_side(box: Box) -> None:
    """Bjorn plays Leoric, whose dice wait, and Syndrael, whose Knowledge nobody recorded."""
    table = scene(box, CORRUPTION, CARD, heroes=3)
    table.everybody(knowledge=3)
    table.play(OLGA, c.AddHero("Nameless", BJORN.user))
    start(table)
    table.turn()
    table.wish(PASS, PASS, PASS)
    table.trigger_for(LEORIC, CARD)
    asked = table.question(q.HeroTests)
    values = [each.value for each in choices(asked)]
    assert values == ["keep", "reroll:gray", "reroll:black", "pass", "fail"]
    assert isinstance(table.refuses(CARLA, c.Answer(asked.id, "pass")), r.NotYourQuestion)
    table.play(BJORN, c.Answer(asked.id, "fail"))
    events = table.play(BJORN, c.Answer(asked.id, "keep"))
    assert outcome("nameless", KNOWLEDGE, None, False, CARD) in events
    assert outcome(LEORIC, KNOWLEDGE, 3, True, CARD) in events


@pytest.mark.rule("R9", "U6")
def test_a_players_right_to_one_test_is_no_right_to_another_kind(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD, heroes=2)
    table.sheet(LEORIC, knowledge=3)
    table.sheet(ASTARRA, knowledge=3)
    table.play(OLGA, c.AddHero("Nameless", DORA.user))
    start(table)
    table.turn()
    table.wish(PASS, PASS)
    table.trigger_for(LEORIC, CARD)
    asked = table.question(q.HeroTests)
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, "fail")), r.NotYourQuestion)
    events = table.play(OLGA, c.Answer(asked.id, "fail"))
    assert e.StewardActed() in events


@pytest.mark.rule("R9", "U6")
def test_the_test_of_a_hero_without_player_is_settled_by_any_hero_player(box: Box) -> None:
    table = overlord_turn(box, 2)
    table.play(OLGA, c.AssignHero(ASTARRA, None))
    table.wish(PASS, FAIL)
    table.trigger_for(ASTARRA, CARD)
    asked = table.question(q.HeroTests)
    assert isinstance(table.refuses(CARLA, c.Answer(asked.id, "keep")), r.NotYourQuestion)
    events = table.play(BJORN, c.Answer(asked.id, "keep"))
    assert outcome(ASTARRA, KNOWLEDGE, 3, False, CARD) in events


@pytest.mark.rule("R9", "U2")
def test_a_stand_in_is_written_down_for_the_hero_whose_test_he_settles(box: Box) -> None:
    table = overlord_turn(box, 4)
    table.give(leoric=1, astarra=1, grisban=1, syndrael=1)
    for hero in (LEORIC, SYNDRAEL):
        table.play(BJORN, c.NameStandIn(hero, NILS.user))
    table.wish(PASS, PASS, PASS, PASS)
    table.trigger_for(ASTARRA, CARD)
    events = table.answer(NILS, "keep:leoric")
    assert of(events, e.ActedFor) == [e.ActedFor(LEORIC, BJORN.user)]


@pytest.mark.rule("R9", "P11")
def test_it_belongs_to_the_overlords_turn(box: Box) -> None:
    table = overlord_turn(box, 3)
    table.turn(LEORIC)
    refusal = table.refuses(OLGA, c.TriggerPlotCard(CARD))
    assert refusal == r.NotInThisTurn(LEORIC, card=KEY)


@pytest.mark.rule("R9", "P7")
def test_it_refreshes_at_the_encounters_end_and_not_at_his_turn(box: Box) -> None:
    table = overlord_turn(box, 2)
    all_test(table, 0)
    table.turn()
    assert table.card(CARD).exhausted
    assert e.CardRefreshed(KEY, e.Refreshed.ENCOUNTER_END) in table.play(OLGA, c.EndEncounter())


@pytest.mark.rule("R9", "U2")
def test_undo_takes_everything_back_while_it_is_half_answered(box: Box) -> None:
    table = overlord_turn(box, 4)
    before = table.state
    all_test(table, 3)
    table.undo()
    assert (table.state.tokens, table.state.cards) == (before.tokens, before.cards)
    assert table.state.questions == ()
