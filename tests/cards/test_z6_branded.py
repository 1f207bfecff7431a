"""Branded: threat on a hero sheet lowers Willpower and Might until a rest takes it off."""

import pytest

from bot.rules.basics.options import Attribute, FortuneUse, Sheet
from bot.rules.basics.places import SUPPLY, brand
from bot.rules.basics.stage import Step
from bot.rules.cards import sheets
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import AGONY, PASS, Scene, next_encounter, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, GRISBAN, LEORIC, NILS, OLGA, of, says

CARD, KEY = "Branded", "branded"
OFF = e.TokensMoved(brand(LEORIC), SUPPLY, 1, e.Why.BRAND_DISCARDED, KEY)


@pytest.fixture
def table(box: Box) -> Scene:
    """Two heroes, so that the cost of two ties nobody; Leoric's Willpower is 3, Might 2."""
    table = scene(box, AGONY, CARD, heroes=2, threat=20)
    table.sheet(LEORIC, willpower=3, might=2, knowledge=4, awareness=3, stamina=4)
    start(table)
    table.turn()
    return table


def brand_leoric(table: Scene, times: int = 1) -> None:
    for _ in range(times):
        table.trigger(CARD)
        table.answer(OLGA, LEORIC)


def figures(table: Scene, hero: str = LEORIC) -> Sheet:
    return sheets.now(table.state, table.box, table.state.heroes[hero])


@pytest.mark.rule("Z6", "S7")
def test_the_token_comes_from_the_supply_and_lies_on_the_hero_sheet_as_threat(
    table: Scene,
) -> None:
    table.trigger(CARD)
    asked = table.question(q.PickHero)
    assert [each.value for each in choices(asked)] == [LEORIC, ASTARRA]
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, LEORIC)), r.NotYourQuestion)
    events = table.answer(OLGA, LEORIC)
    assert e.TokensMoved(SUPPLY, brand(LEORIC), 1, e.Why.BRAND, KEY) in events
    assert table.state.threat == 18
    assert table.tokens_on(LEORIC) == 1


@pytest.mark.rule("Z6", "P3")
def test_it_is_used_and_not_exhausted_as_often_as_threat_lasts(table: Scene) -> None:
    brand_leoric(table, times=3)
    assert table.tokens_on(LEORIC) == 3
    assert not table.card(CARD).exhausted


@pytest.mark.rule("Z6")
@pytest.mark.parametrize(("tokens", "willpower", "might"), [(1, 2, 1), (2, 1, 1), (3, 1, 1)])
def test_each_token_lowers_both_attributes_but_not_below_one(
    table: Scene, tokens: int, willpower: int, might: int
) -> None:
    brand_leoric(table, tokens)
    now = figures(table)
    assert (now.willpower, now.might) == (willpower, might)
    assert (now.knowledge, now.awareness, now.stamina) == (4, 3, 4)
    assert figures(table, ASTARRA) == table.state.heroes[ASTARRA].sheet


@pytest.mark.rule("Z6")
def test_an_attribute_below_one_or_unrecorded_stays_as_it_is(table: Scene) -> None:
    table.sheet(ASTARRA, willpower=0)
    table.trigger(CARD)
    table.answer(OLGA, ASTARRA)
    assert figures(table, ASTARRA).willpower == 0
    table.trigger(CARD)
    table.answer(OLGA, LEORIC)
    assert table.state.heroes[LEORIC].sheet.willpower == 3


@pytest.mark.rule("Z6", "D2")
def test_the_lowered_attribute_is_the_one_tested(table: Scene) -> None:
    brand_leoric(table)
    table.wish(PASS)
    events = table.play(BJORN, c.RollTest(Attribute.WILLPOWER, LEORIC))
    assert isinstance(events[0], e.RollCalled)
    assert events[0].value == 2


@pytest.mark.rule("Z6", "P4", "P5")
def test_the_tokens_are_no_fortune_for_the_fewest(table: Scene) -> None:
    """Leoric holds two brands and no fortune: still the fewest."""
    brand_leoric(table, 2)
    fortune = table.fortune()
    assert fortune[LEORIC] == fortune[ASTARRA] == 2
    table.play(BJORN, c.StartHeroTurn(LEORIC))
    table.play(OLGA, c.CorrectFortune(LEORIC, -2, "spent at the table"))
    table.trigger(CARD)
    assert table.fortune() == {LEORIC: 2, ASTARRA: 2}


@pytest.mark.rule("Z6", "F1")
def test_they_cannot_be_spent_as_fortune(table: Scene) -> None:
    brand_leoric(table)
    table.turn(LEORIC)
    table.play(OLGA, c.CorrectFortune(LEORIC, -1, "spent at the table"))
    spend = c.SpendFortune(FortuneUse.RECOVER_FATIGUE, LEORIC)
    assert table.refuses(BJORN, spend) == r.NotEnoughFortune(LEORIC, 1, 0)


@pytest.mark.rule("Z6", "F7")
def test_they_stay_from_encounter_to_encounter_and_leave_with_the_clean_up(table: Scene) -> None:
    brand_leoric(table, 2)
    next_encounter(table)
    assert figures(table).willpower == 1
    table.end_quest()
    assert table.tokens_on(LEORIC) == 2
    events = table.play(OLGA, c.NextStep())
    gone = e.TokensMoved(brand(LEORIC), SUPPLY, 2, e.Why.BRANDS_RETURNED, KEY)
    assert says(events, e.PhaseEntered(Step.CLEAN_UP), gone)
    assert figures(table).willpower == 3


@pytest.mark.rule("Z6", "C2")
def test_they_leave_as_well_where_the_clean_up_is_passed_over(table: Scene) -> None:
    brand_leoric(table)
    table.end_quest()
    start(table)
    assert table.tokens_on(LEORIC) == 0


@pytest.mark.rule("Z6")
def test_on_a_rest_he_may_suffer_two_fatigue_to_discard_one(table: Scene) -> None:
    brand_leoric(table, 2)
    assert e.HeroRested(LEORIC) in table.rest(LEORIC)
    asked = table.question(q.SayYes)
    assert isinstance(table.refuses(CARLA, c.Answer(asked.id, "yes")), r.NotYourQuestion)
    events = table.play(BJORN, c.Answer(asked.id, "yes"))
    assert says(events, OFF, e.FatigueSuffered(LEORIC, 2, KEY))
    assert table.tokens_on(LEORIC) == 1
    assert table.state.questions == ()


@pytest.mark.rule("Z6")
def test_he_may_also_rest_and_keep_it(table: Scene) -> None:
    brand_leoric(table)
    table.rest(LEORIC)
    table.answer(BJORN, "no")
    assert table.tokens_on(LEORIC) == 1


@pytest.mark.rule("Z6", "U4")
def test_it_is_one_token_a_rest_and_a_rest_still_asked_about_is_not_repeated(
    table: Scene,
) -> None:
    brand_leoric(table)
    table.rest(LEORIC)
    assert isinstance(table.refuses(BJORN, c.RestHero(LEORIC)), r.QuestionOpen)
    table.rest(ASTARRA)
    table.answer(BJORN, "yes", q.SayYes)
    table.rest(LEORIC)
    assert table.state.questions == ()


@pytest.mark.rule("Z6")
def test_a_hero_without_a_token_just_rests(table: Scene) -> None:
    brand_leoric(table)
    assert e.HeroRested(ASTARRA) in table.rest(ASTARRA)
    assert table.state.questions == ()


@pytest.mark.rule("Z6", "U6")
def test_his_stand_in_or_a_steward_rests_for_him_and_nobody_else(table: Scene) -> None:
    brand_leoric(table)
    for person in (NILS, CARLA):
        assert isinstance(table.refuses(person, c.RestHero(LEORIC)), r.NotYours)
    table.play(BJORN, c.NameStandIn(LEORIC, NILS.user))
    assert e.ActedFor(LEORIC, BJORN.user) in table.play(NILS, c.RestHero(LEORIC))


@pytest.mark.rule("Z6", "S8")
def test_a_removed_hero_leaves_his_tokens_to_the_supply(table: Scene) -> None:
    brand_leoric(table, 2)
    table.end_quest()
    table.play(OLGA, c.RemoveHero(LEORIC))
    assert table.tokens_on(LEORIC) == 0
    table.play(OLGA, c.AddHero("Leoric", BJORN.user, Sheet(willpower=3)))
    assert figures(table).willpower == 3


@pytest.mark.rule("Z6", "S9")
def test_the_campaigns_end_returns_them(table: Scene) -> None:
    brand_leoric(table)
    table.play(OLGA, c.EndCampaign())
    assert table.state.tokens == {}


@pytest.mark.rule("Z6", "P11")
def test_it_belongs_to_an_encounter(box: Box) -> None:
    table = scene(box, AGONY, CARD)
    table.untimely(CARD, Moment.PLAY)


@pytest.mark.rule("Z6", "U2")
def test_undo_restores_tokens_and_attributes(table: Scene) -> None:
    brand_leoric(table)
    table.undo()
    assert (table.tokens_on(LEORIC), figures(table).willpower) == (0, 3)
    brand_leoric(table)
    table.rest(LEORIC)
    table.answer(BJORN, "yes")
    table.undo(BJORN)
    assert table.tokens_on(LEORIC) == 1


@pytest.mark.rule("Z6", "P5")
def test_with_three_heroes_the_payment_asks_before_the_card_does(box: Box) -> None:
    table = scene(box, AGONY, CARD, threat=2)
    start(table)
    table.trigger(CARD)
    assert isinstance(table.question(), q.FortuneTie)
    table.pay_ties()
    table.answer(OLGA, GRISBAN)
    assert table.tokens_on(GRISBAN) == 1
    next_encounter(table)
    assert table.tokens_on(GRISBAN) == 1


@pytest.mark.rule("Z6")
def test_the_post_tells_what_the_attributes_are_now(box: Box) -> None:
    """Given Willpower 4 and Might 3, a branded hero's figures are told as they are left."""
    table = scene(box, AGONY, CARD, heroes=2)
    table.sheet(LEORIC, willpower=4, might=3)
    start(table)
    table.play(BJORN, c.DefeatHero(LEORIC))
    table.answer(OLGA, "overlord-card", q.DefeatReward)
    table.trigger(CARD)
    table.pay_ties()
    events = table.answer(OLGA, LEORIC, q.PickHero)
    (now,) = of(events, e.FiguresNow)
    assert now == e.FiguresNow(LEORIC, KEY, Sheet(might=2, willpower=3))
