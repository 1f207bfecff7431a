"""Cards that have their say on a test before it counts: harder, lower, or failed (L3, D2, F2)."""

import pytest

from bot.box.decks import read_deck
from bot.pages.messages.enhancing import RollView
from bot.pages.messages.rolls import results
from bot.pages.page import Page
from bot.pages.phrases import asking
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Attribute, AttributeTestsBy, GainReason, Sheet
from bot.rules.basics.places import mark, on_class
from bot.rules.basics.stage import Step
from bot.rules.cards import sheets
from bot.rules.printed.box import Box
from bot.rules.rolling.table_rolls import read_roll
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.words import Words
from tests.cards.staging import FAIL, PASS, Scene, begin_play, scene, start
from tests.cogs.looking import shown
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, OLGA, says

WORDS = Words.load()
WILLPOWER = Attribute.WILLPOWER
HOUSE = """
name = "House Cards"

[[cards]]
number = 1
name = "Old Grudge"
trigger = {trigger}
spend = "{spend}"
moment = "play"
effect = {{ kind = "test-shields", shields = 1 }}

[[cards]]
number = 2
name = "Bad Air"
purchase = 1
trigger = 0
spend = "use"
moment = "set-up"
effect = {{ kind = "test-every-hero", attribute = "willpower", fail_fatigue = 1 }}

[[cards]]
number = 3
name = "Long Shadow"
purchase = 1
trigger = 0
spend = "exhaust"
moment = "play"
refresh = "quest-end"
effect = {{ kind = "lowered-attributes", by = 2, least = 1 }}
"""
GRUDGE, AIR, SHADOW = "oldgrudge", "badair", "longshadow"


def house(box: Box, willpower: int, trigger: str = "1", spend: str = "exhaust") -> Scene:
    """Two heroes of this Willpower in set-up; the overlord holds cards of the group's own."""
    deck = read_deck(HOUSE.format(trigger=trigger, spend=spend).encode())
    table = scene(box.with_decks([deck]), "House Cards", "Bad Air", "Long Shadow", heroes=2)
    table.everybody(willpower=willpower)
    start(table)
    return table


def counted(hero: str, passed: bool, value: int, card: str = AIR) -> e.HeroTested:
    return e.HeroTested(hero, WILLPOWER, value, passed, card)


def asked(table: Scene) -> q.SayYes:
    found = table.question(q.SayYes)
    assert isinstance(found, q.SayYes)
    return found


@pytest.mark.rule("L3", "D2", "P3", "P4")
def test_a_card_that_adds_shields_is_offered_for_a_cards_test_that_it_makes_fail(box: Box) -> None:
    table = house(box, willpower=0)
    table.wish(PASS, FAIL)
    events = table.trigger("Bad Air")
    assert not any(isinstance(each, e.HeroTested) for each in events)
    assert (asked(table).hero, asked(table).card) == (LEORIC, GRUDGE)
    assert isinstance(table.refuses(BJORN, c.Answer(asked(table).id, "yes")), r.NotYourQuestion)
    events = table.answer(OLGA, "yes", q.SayYes)
    assert e.CardTriggered(GRUDGE, 1, exhausted=True) in events
    events = table.answer(BJORN, ASTARRA, q.FortuneTie)
    assert says(
        events,
        e.TestHardened(GRUDGE, LEORIC, shields=1),
        counted(LEORIC, False, 0),
        counted(ASTARRA, False, 0),
        e.FatigueSuffered(LEORIC, 1, AIR),
    )
    assert (table.state.questions, table.state.fortune(ASTARRA)) == ((), 1)
    assert replay(table.log) == table.state


@pytest.mark.rule("L3", "P11")
def test_the_set_up_goes_on_though_the_card_is_one_of_play(box: Box) -> None:
    table = house(box, willpower=0, trigger="0")
    table.wish(PASS, FAIL)
    table.trigger("Bad Air")
    table.answer(OLGA, "yes", q.SayYes)
    assert not table.state.questions
    table.wish(FAIL, FAIL)
    table.trigger("Bad Air")


@pytest.mark.rule("L3", "F2", "P10")
def test_whoever_gets_the_fortune_of_its_payment_may_reroll_the_harder_test(box: Box) -> None:
    table = house(box, willpower=0)
    table.wish(PASS, PASS)
    table.trigger("Bad Air")
    table.answer(OLGA, "yes", q.SayYes)
    table.answer(BJORN, LEORIC, q.FortuneTie)
    again = table.question(q.HeroTests)
    assert isinstance(again, q.HeroTests)
    assert [test.kept for test in again.tests] == [False, True]
    assert again.tests[0].shields == 1
    table.wish((0,))
    events = table.answer(BJORN, "reroll:gray", q.HeroTests)
    assert says(events, counted(LEORIC, False, 0), counted(ASTARRA, True, 0))
    assert table.state.questions == ()


@pytest.mark.rule("L3", "D2")
def test_what_is_declined_counts_as_it_was_rolled_and_each_test_is_asked_about(box: Box) -> None:
    table = house(box, willpower=0)
    table.wish(PASS, PASS)
    table.trigger("Bad Air")
    table.answer(OLGA, "no", q.SayYes)
    assert asked(table).hero == ASTARRA
    events = table.answer(OLGA, "no", q.SayYes)
    assert says(events, counted(LEORIC, True, 0), counted(ASTARRA, True, 0))
    assert not table.card("Old Grudge").exhausted


@pytest.mark.rule("L3", "L1")
def test_nothing_is_asked_in_vain_nor_of_an_exhausted_card_nor_of_one_too_dear(box: Box) -> None:
    table = house(box, willpower=3)
    table.wish(PASS, FAIL)
    assert counted(LEORIC, True, 3) in table.trigger("Bad Air")
    exhausted = house(box, willpower=0)
    exhausted.play(OLGA, c.ExhaustPlotCard("Old Grudge"))
    exhausted.wish(PASS, PASS)
    assert counted(LEORIC, True, 0) in exhausted.trigger("Bad Air")
    poor = house(box, willpower=0, trigger="6")
    poor.wish(PASS, PASS)
    assert counted(LEORIC, True, 0) in poor.trigger("Bad Air")


@pytest.mark.rule("L3", "L1")
def test_whether_a_trigger_exhausts_it_is_asked_where_only_the_card_says_so(box: Box) -> None:
    table = house(box, willpower=0, trigger="0", spend="either")
    table.wish(PASS, FAIL)
    table.trigger("Bad Air")
    table.answer(OLGA, "yes", q.SayYes)
    assert not any(isinstance(entry.event, e.HeroTested) for entry in table.log)
    events = table.answer(OLGA, "use", q.PickWord)
    assert says(events, e.TestHardened(GRUDGE, LEORIC, shields=1), counted(LEORIC, False, 0))
    assert not table.card("Old Grudge").exhausted


@pytest.mark.rule("L3", "Z1")
def test_a_cost_that_turns_out_too_high_leaves_the_test_as_it_was(box: Box) -> None:
    table = house(box, willpower=0, trigger='"missing"')
    table.wish(PASS, FAIL)
    table.trigger("Bad Air")
    table.answer(OLGA, "yes", q.SayYes)
    events = table.play(OLGA, c.RecordPlotCost("Old Grudge", 9))
    assert says(events, e.TriggerForgone(GRUDGE, 9, 5), counted(LEORIC, True, 0))
    assert table.state.questions == ()


@pytest.mark.rule("L3", "F2")
@pytest.mark.parametrize("fortune", [0, 1])
def test_at_the_table_the_question_names_it_and_a_pass_is_asked_about(
    box: Box, fortune: int
) -> None:
    table = house(box, willpower=2, trigger="0")
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    table.give(leoric=fortune)
    table.trigger("Bad Air")
    seen = View(Voice(table.state, table.box, WORDS, "en"), CampaignAt(1, 2))
    told = shown(Page(tuple(asking.blocks([table.question(q.HeroTests)], seen))))
    assert "Old Grudge** lies ready: the overlord may still use it" in told
    table.answer(BJORN, f"pass:{LEORIC}", q.HeroTests)
    table.answer(CARLA, f"fail:{ASTARRA}", q.HeroTests)
    assert asked(table).hero == LEORIC
    events = table.answer(OLGA, "yes", q.SayYes)
    if fortune:
        table.answer(BJORN, "reroll:black", q.HeroTests)
        events = table.answer(BJORN, "pass", q.HeroTests)
    assert counted(LEORIC, passed=bool(fortune), value=2) in events
    assert table.state.questions == ()


@pytest.mark.rule("L3", "U1", "U2", "U3")
def test_undo_takes_the_trigger_back_with_the_card_that_called_for_the_test(box: Box) -> None:
    table = house(box, willpower=0, trigger="0")
    table.wish(PASS, FAIL)
    table.trigger("Bad Air")
    table.answer(OLGA, "yes", q.SayYes)
    after = table.state
    table.undo()
    assert not table.card("Old Grudge").exhausted
    table.redo()
    assert (table.state.cards, table.state.tokens) == (after.cards, after.tokens)


@pytest.mark.rule("L3", "L6")
def test_nefarious_power_counts_in_the_tests_of_trouble_on_the_road(box: Box) -> None:
    table = scene(box, "Seeds of Betrayal", "Nefarious Power", "Trouble on the Road", heroes=2)
    table.everybody(willpower=0)
    table.reach(Step.TRAVEL)
    table.trigger("Trouble on the Road")
    table.wish(PASS)
    table.answer(OLGA, "willpower", q.PickWord)
    table.answer(BJORN, "keep", q.HeroTests)
    assert asked(table).card == "nefariouspower"
    events = table.answer(OLGA, "yes", q.SayYes)
    assert e.CardTriggered("nefariouspower", 1, exhausted=True) in events
    events = table.answer(BJORN, ASTARRA, q.FortuneTie)
    assert e.TestHardened("nefariouspower", LEORIC, shields=1) in events
    events = table.answer(BJORN, "keep", q.HeroTests)
    assert e.ConditionGiven("poisoned", "troubleontheroad", LEORIC) in events


def plague(box: Box, *cards: str) -> Scene:
    """Play of a quest in which Bol'Goreth's cards lie faceup; nobody can reroll."""
    table = scene(box, "Raging Infection", *cards, heroes=2, threat=6)
    table.everybody(willpower=2, might=2)
    start(table)
    begin_play(table)
    return table


def release(table: Scene, dice: tuple[int, int], attribute: str = "might") -> tuple[e.Event, ...]:
    """Trigger Plague Release for Leoric alone, whose dice show this."""
    table.play(OLGA, c.GainThreat(GainReason.CORRECTION, amount=1, note="for the plague"))
    table.trigger("Plague Release")
    table.pay_ties()
    for hero in (LEORIC, ASTARRA):
        if table.state.fortune(hero):
            table.play(OLGA, c.CorrectFortune(hero, -table.state.fortune(hero), "no rerolls"))
    table.wish(dice)
    return table.answer(OLGA, attribute, q.PickWord)


@pytest.mark.rule("L3", "P3")
def test_fetid_stench_makes_a_passed_test_against_its_conditions_fail(box: Box) -> None:
    table = plague(box, "Fetid Stench")
    release(table, PASS)
    assert (asked(table).card, asked(table).hero) == ("fetidstench", LEORIC)
    table.answer(OLGA, "yes", q.SayYes)
    events = table.answer(BJORN, LEORIC, q.FortuneTie)
    assert says(
        events,
        e.TestHardened("fetidstench", LEORIC),
        e.HeroTested(LEORIC, Attribute.MIGHT, 2, passed=False, card="plaguerelease"),
        e.ConditionGiven("poisoned", "plaguerelease", LEORIC),
    )


@pytest.mark.rule("L3")
def test_a_test_that_is_failed_anyway_or_against_something_else_leaves_it_alone(box: Box) -> None:
    table = plague(box, "Fetid Stench")
    release(table, FAIL)
    assert all(not isinstance(each, q.SayYes) for each in table.state.questions)
    other = read_deck(
        HOUSE.format(trigger='"missing"', spend="use")
        .replace(
            'kind = "test-shields", shields = 1', 'kind = "test-fails", conditions = ["poisoned"]'
        )
        .encode()
    )
    house_cards = scene(box.with_decks([other]), "House Cards", "Bad Air", heroes=2)
    house_cards.everybody(willpower=2)
    start(house_cards)
    house_cards.wish(PASS, PASS)
    assert counted(LEORIC, True, 2) in house_cards.trigger("Bad Air")


@pytest.mark.rule("L3", "D2")
@pytest.mark.parametrize(("holds", "passed", "value"), [("yes", False, 1), ("no", True, 2)])
def test_weakened_spirit_lowers_the_attribute_of_a_marked_hero_who_is_poisoned(
    box: Box, holds: str, passed: bool, value: int
) -> None:
    table = plague(box, "Weakened Spirit")
    table.trigger("Weakened Spirit")
    table.pay_ties()
    table.answer(OLGA, LEORIC, q.PickHero)
    assert table.state.tokens[mark(LEORIC, "weakenedspirit")] == 1
    # The gray die shows nothing, the black one 2 shields: enough for 2, not for 1.
    release(table, two_shields(box))
    assert asked(table).card == "weakenedspirit"
    events = table.answer(OLGA, holds, q.SayYes)
    assert e.HeroTested(LEORIC, Attribute.MIGHT, value, passed, "plaguerelease") in events
    assert (e.TestHardened("weakenedspirit", LEORIC, value=1) in events) is not passed


def two_shields(box: Box) -> tuple[int, int]:
    """Give faces of the gray and the black die that show 2 shields together."""
    pairs = [(g, b) for g in range(6) for b in range(6)]
    return next(
        pair
        for pair in pairs
        if sum(face.shields for face in box.dice.faces(("gray", "black"), pair)) == 2
    )


@pytest.mark.rule("L3")
def test_a_hero_whom_it_does_not_mark_tests_as_ever(box: Box) -> None:
    table = plague(box, "Weakened Spirit")
    table.trigger("Weakened Spirit")
    table.pay_ties()
    table.answer(OLGA, ASTARRA, q.PickHero)
    events = release(table, two_shields(box))
    assert e.HeroTested(LEORIC, Attribute.MIGHT, 2, passed=True, card="plaguerelease") in events


@pytest.mark.rule("L3")
def test_a_lower_attribute_is_never_below_its_least_and_counts_while_exhausted(box: Box) -> None:
    table = house(box, willpower=2, trigger="9")
    table.trigger("Long Shadow")
    table.play(OLGA, c.EndEncounter())
    table.wish(two_shields(box), FAIL)
    table.trigger("Bad Air")
    events = table.answer(OLGA, "yes", q.SayYes)
    assert says(events, e.TestHardened(SHADOW, LEORIC, value=1), counted(LEORIC, False, 1))
    ready = house(box, willpower=2, trigger="9")
    ready.wish(two_shields(box), FAIL)
    assert counted(LEORIC, True, 2) in ready.trigger("Bad Air")
    least = house(box, willpower=1, trigger="9")
    least.trigger("Long Shadow")
    least.play(OLGA, c.EndEncounter())
    least.wish(PASS, FAIL)
    assert counted(LEORIC, True, 1) in least.trigger("Bad Air")


@pytest.mark.rule("L3", "D2")
@pytest.mark.parametrize("exhausted", [True, False])
def test_a_roll_says_what_it_comes_to_under_terrifying_presence(box: Box, exhausted: bool) -> None:
    table = scene(box, "Dragon's Greed", "Terrifying Presence", heroes=2)
    table.sheet(LEORIC, might=2)
    start(table)
    table.turn()
    if exhausted:
        table.trigger("Terrifying Presence")
        table.pay_ties()
    table.turn(LEORIC)
    table.wish(two_shields(box))
    table.play(BJORN, c.RollTest(Attribute.MIGHT, LEORIC))
    roll = RollView(read_roll(table.log[-2:]), Voice(table.state, table.box, WORDS, "en"))
    told = " ".join(results(roll))
    assert "Passed: 2 shields against Might 2" in told
    assert ("where it holds, Might is 1, and the test is failed" in told) is exhausted


@pytest.mark.rule("L3")
def test_weakness_within_is_told_as_a_test_is_failed_while_it_is_exhausted(box: Box) -> None:
    table = scene(box, "Raging Infection", "Weakness Within", heroes=2, threat=6)
    table.everybody(might=2)
    start(table)
    counts = e.CardCounts("weaknesswithin")
    table.trigger("Weakness Within")
    table.pay_ties()
    table.turn(LEORIC)
    table.wish(FAIL)
    assert counts in table.play(BJORN, c.RollTest(Attribute.MIGHT, LEORIC))
    table.wish(PASS)
    assert counts not in table.play(BJORN, c.RollTest(Attribute.MIGHT, LEORIC))
    assert counts in release(table, FAIL)
    table.play(OLGA, c.RefreshPlotCard("Weakness Within"))
    table.wish(FAIL)
    assert counts not in table.play(BJORN, c.RollTest(Attribute.MIGHT, LEORIC))


@pytest.mark.rule("L3")
def test_slow_bones_lowers_speed_by_the_tokens_on_class_cards(box: Box) -> None:
    table = scene(box, "Vital Essence", "Slow Bones", "Worn Down", heroes=2, threat=6)
    table.everybody(speed=3)
    start(table)
    begin_play(table)
    table.trigger("Worn Down")
    table.pay_ties()
    table.answer(OLGA, LEORIC, q.PickHero)
    assert table.state.tokens[on_class(LEORIC)] == 1
    events = (*table.trigger("Slow Bones"), *table.pay_ties())
    assert e.FiguresNow(LEORIC, "slowbones", Sheet(speed=2)) in events
    speeds = [sheets.now(table.state, box, held).speed for held in table.state.heroes.values()]
    assert speeds == [2, 3]
    table.turn()
    assert sheets.now(table.state, box, table.state.heroes[LEORIC]).speed == 3
