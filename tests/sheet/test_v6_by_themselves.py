"""V6: what the sheets do by themselves: clean-up, fortune, rests, what cards say."""

import pytest

from bot.rules.basics.options import Costs, FortuneUse, Sheet, Track
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.events import OnSheet
from bot.rules.state.questions import DefeatReward, SayYes
from bot.rules.state.sheet import UNHURT, Vitals
from tests.cards.staging import AGONY, CORRUPTION, FAIL, Scene, scene
from tests.rules.table import ASTARRA, BJORN, GRISBAN, LEORIC, OLGA, Table, of

HEALTHY = Sheet(might=2, knowledge=3, willpower=4, awareness=2, stamina=4, health=8)


def hurt(table: Table) -> None:
    table.play(OLGA, c.SufferHero("Leoric", damage=8))
    if table.state.questions:
        table.answer(OLGA, "overlord-card")
    table.play(OLGA, c.SufferHero("Astarra", damage=1, fatigue=2, condition="Cursed"))


def staged(box: Box, deck: str, *cards: str, quest: bool = True) -> Scene:
    """Three heroes of known figures whose sheets are kept."""
    table = scene(box, deck, *cards)
    table.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    for hero in table.state.heroes:
        table.play(OLGA, c.SetHero(hero, HEALTHY))
    if quest:
        table.start_quest()
    return table


@pytest.mark.rule("V6")
def test_entering_clean_up_clears_every_sheet(fight: Table) -> None:
    hurt(fight)
    fight.end_quest()
    assert fight.state.vitals_of(LEORIC).down
    events = fight.play(OLGA, c.NextStep())
    assert events[-1] == e.SheetsCleared((LEORIC, ASTARRA))
    assert fight.state.vitals == {}


@pytest.mark.rule("V6")
@pytest.mark.parametrize("command", [c.GoToStep(Step.SHOPPING), c.StartQuest("The Next")])
def test_skipping_it_does_too(fight: Table, command: c.Command) -> None:
    hurt(fight)
    fight.end_quest()
    fight.play(OLGA, command)
    assert fight.state.vitals == {}


@pytest.mark.rule("V6", "C2")
def test_what_travel_does_is_there_when_the_quest_begins(fight: Table) -> None:
    fight.end_quest()
    fight.play(OLGA, c.GoToStep(Step.TRAVEL))
    fight.play(OLGA, c.SufferHero("Leoric", fatigue=2))
    fight.play(OLGA, c.StartQuest("The Next"))
    assert fight.state.vitals_of(LEORIC) == Vitals(0, 2)


@pytest.mark.rule("V6")
def test_the_next_encounter_leaves_them_as_they_are(fight: Table) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=2))
    fight.play(OLGA, c.EndEncounter())
    assert fight.state.vitals_of(LEORIC).damage == 2


@pytest.mark.rule("V6", "F1")
def test_fortune_lowers_fatigue_and_says_where_there_is_none(fight: Table) -> None:
    fight.give(leoric=2)
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=1))
    fight.play(BJORN, c.StartHeroTurn("Leoric"))
    spend = c.SpendFortune(FortuneUse.RECOVER_FATIGUE, "Leoric")
    assert e.FatigueChanged(LEORIC, -1, OnSheet.FORTUNE) in fight.play(BJORN, spend)
    assert fight.state.vitals_of(LEORIC) == UNHURT
    assert e.FatigueChanged(LEORIC, 0, OnSheet.FORTUNE) in fight.play(BJORN, spend)
    assert fight.state.fortune(LEORIC) == 0


@pytest.mark.rule("V6")
@pytest.mark.parametrize(
    "ends",
    [c.EndTurn(), c.StartHeroTurn("Astarra"), c.StartOverlordTurn(), c.EndEncounter()],
    ids=lambda command: type(command).__name__,
)
def test_a_rest_clears_fatigue_when_its_turn_ends(fight: Table, ends: c.Command) -> None:
    fight.play(BJORN, c.StartHeroTurn("Leoric"))
    fight.play(BJORN, c.SufferHero("Leoric", damage=1, fatigue=2))
    fight.play(BJORN, c.RestHero("Leoric"))
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=1))
    assert fight.state.vitals_of(LEORIC).fatigue == 3
    assert e.FatigueChanged(LEORIC, -3, OnSheet.REST) in fight.play(BJORN, ends)
    assert fight.state.vitals_of(LEORIC) == Vitals(1, 0)


@pytest.mark.rule("V6")
def test_fatigue_after_that_turn_stays(fight: Table) -> None:
    fight.play(BJORN, c.StartHeroTurn("Leoric"))
    fight.play(BJORN, c.RestHero("Leoric"))
    fight.play(BJORN, c.EndTurn())
    fight.play(BJORN, c.SufferHero("Leoric", fatigue=1))
    fight.play(OLGA, c.StartOverlordTurn())
    assert fight.state.vitals_of(LEORIC).fatigue == 1


@pytest.mark.rule("V6", "V3")
def test_whoever_is_knocked_out_after_a_rest_stays_tired(fight: Table) -> None:
    fight.play(BJORN, c.StartHeroTurn("Leoric"))
    fight.play(BJORN, c.RestHero("Leoric"))
    fight.play(OLGA, c.SufferHero("Leoric", damage=8))
    fight.answer(OLGA, "threat")
    fight.play(BJORN, c.EndTurn())
    assert fight.state.vitals_of(LEORIC) == Vitals(8, 4, (), down=True)


@pytest.mark.rule("V6", "R5", "V2")
def test_traitor_puts_its_fatigue_on_the_sheet(box: Box) -> None:
    table = staged(box, CORRUPTION, "Traitor")
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(OLGA, c.SufferHero("Leoric", fatigue=2))
    table.wish(FAIL)
    table.trigger_for(ASTARRA, "Traitor")
    # As much as Willpower, 4: two of them find no room and become damage.
    assert table.state.vitals_of(LEORIC) == Vitals(2, 4)


@pytest.mark.rule("V6", "R9")
def test_mages_guild_tires_all_who_fail_and_stuns_one(box: Box) -> None:
    table = staged(box, CORRUPTION, "Mages' Guild")
    table.play(OLGA, c.StartOverlordTurn())
    table.wish(FAIL, FAIL, FAIL)
    table.trigger_for(ASTARRA, "Mages' Guild")
    if table.state.fortune(ASTARRA):
        table.play(OLGA, c.CorrectFortune("Astarra", -table.state.fortune(ASTARRA), "for the test"))
    while table.state.questions:
        asked = table.question()
        answer = GRISBAN if getattr(asked, "purpose", "") == "stunned-hero" else "keep"
        table.play(OLGA, c.Answer(asked.id, answer))
    assert {hero: table.state.vitals_of(hero).fatigue for hero in table.state.heroes} == {
        LEORIC: 1,
        ASTARRA: 1,
        GRISBAN: 1,
    }
    assert table.state.vitals_of(GRISBAN).conditions == ("stunned",)


@pytest.mark.rule("V6", "Z2")
def test_a_look_that_kills_afflicts_whom_the_attack_was_at(box: Box) -> None:
    table = staged(box, AGONY, "If Looks Could Kill")
    table.play(OLGA, c.StartOverlordTurn())
    table.wish((1,))
    table.play(OLGA, c.RollAttack("red", target="Astarra"))
    table.trigger_for(ASTARRA, "If Looks Could Kill")
    table.answer(OLGA, "poisoned")
    assert table.state.vitals_of(ASTARRA).conditions == ("poisoned",)


@pytest.mark.rule("V6", "Z2")
def test_without_a_known_target_it_is_said_as_before(box: Box) -> None:
    table = staged(box, AGONY, "If Looks Could Kill")
    table.play(OLGA, c.StartOverlordTurn())
    table.trigger_for(ASTARRA, "If Looks Could Kill")
    assert e.ConditionGiven("poisoned", "iflookscouldkill") in table.answer(OLGA, "poisoned")
    assert table.state.vitals == {}


@pytest.mark.rule("V6", "Z3", "V3", "T1")
def test_long_suffering_knows_by_the_sheets_whom_it_defeats(box: Box) -> None:
    """Leoric bears what is left after his Knowledge, Astarra does not, Grisban lies there."""
    table = staged(box, AGONY, "Long Suffering", "Summon Zarihell")
    table.trigger("Summon Zarihell")
    table.pay_ties()
    asked = table.question()
    table.play(OLGA, c.AnswerGroup(asked.id, "Goblin Archers", masters=1, minions=4))
    table.play(OLGA, c.SufferHero("Astarra", damage=7))
    table.play(OLGA, c.SufferHero("Grisban", damage=8))
    table.answer(OLGA, "overlord-card")
    for _ in range(4):
        table.play(OLGA, c.AttackAgent())
    before = table.state.threat
    table.play(OLGA, c.DefeatAgent())
    table.answer(OLGA, "yes", SayYes)
    table.pay_ties()
    table.answer(OLGA, "overlord-card", DefeatReward)
    assert table.state.vitals_of(LEORIC) == Vitals(1, 0)
    assert table.state.vitals_of(ASTARRA).down
    assert not table.state.questions
    # 1 threat was paid for it, 1 came for Astarra alone.
    assert table.state.threat == before


@pytest.mark.rule("V6", "Z5")
def test_pins_and_needles_hurt_whoever_has_suffered_just_1(box: Box) -> None:
    table = staged(box, AGONY, "Pins and Needles")
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.SufferHero("Leoric", damage=1))
    table.trigger("Pins and Needles")
    assert table.state.vitals_of(LEORIC) == Vitals(3, 1)


@pytest.mark.rule("V6", "Z5")
@pytest.mark.parametrize("amounts", [(2,), (1, 1)])
def test_whoever_suffered_more_is_left_to_the_table(box: Box, amounts: tuple[int, ...]) -> None:
    table = staged(box, AGONY, "Pins and Needles")
    table.play(OLGA, c.StartOverlordTurn())
    for amount in amounts:
        table.play(OLGA, c.SufferHero("Leoric", damage=amount))
    assert not of(table.trigger("Pins and Needles"), e.DamageSuffered)


@pytest.mark.rule("V6", "Z8", "V2")
def test_stamina_lowered_on_the_rack_makes_less_room(box: Box) -> None:
    table = staged(box, AGONY, "Time on the Rack")
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.trigger("Time on the Rack")
    table.pay_ties()
    table.answer(OLGA, LEORIC)
    table.play(OLGA, c.SufferHero("Leoric", fatigue=4))
    assert table.state.vitals_of(LEORIC) == Vitals(1, 3)


@pytest.mark.rule("V6", "Z6")
def test_the_fatigue_of_a_discarded_brand_goes_with_the_rest(box: Box) -> None:
    table = staged(box, AGONY, "Branded")
    table.trigger("Branded")
    table.pay_ties()
    table.answer(OLGA, LEORIC)
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(BJORN, c.RestHero("Leoric"))
    table.answer(BJORN, "yes")
    assert table.state.vitals_of(LEORIC).fatigue == 2
    table.play(BJORN, c.EndTurn())
    assert table.state.vitals_of(LEORIC) == UNHURT


@pytest.mark.rule("Z6", "V2")
def test_whoever_is_too_tired_keeps_the_brand_until_fatigue_has_gone(box: Box) -> None:
    """Given 3 of 4 fatigue, when 2 would discard a brand, then it waits for room or for a No."""
    table = staged(box, AGONY, "Branded")
    table.trigger("Branded")
    table.pay_ties()
    table.answer(OLGA, LEORIC)
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(BJORN, c.SufferHero("Leoric", fatigue=3))
    table.play(BJORN, c.RestHero("Leoric"))
    yes = c.Answer(table.question(SayYes).id, "yes")
    assert table.refuses(BJORN, yes) == r.TooTiredToPay(LEORIC, 2, 3, 4)
    table.play(BJORN, c.RecoverHero("Leoric", fatigue=1))
    table.play(BJORN, yes)
    assert table.tokens_on(LEORIC) == 0
    assert table.state.vitals_of(LEORIC) == Vitals(0, 4)


@pytest.mark.rule("Z6", "V3", "V4")
def test_whoever_lies_on_the_ground_takes_no_rest(box: Box) -> None:
    """Given a hero knocked out, when that hero would rest, then standing up comes first."""
    table = staged(box, AGONY, "Branded")
    table.play(OLGA, c.SufferHero("Leoric", damage=8))
    table.answer(OLGA, "threat")
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    assert table.refuses(BJORN, c.RestHero("Leoric")) == r.KnockedOut(LEORIC)
    table.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    assert e.HeroRested(LEORIC) in table.play(BJORN, c.RestHero("Leoric"))


@pytest.mark.rule("L3", "V3")
def test_demons_bargain_is_offered_to_whom_the_sheets_show_knocked_out(box: Box) -> None:
    table = staged(box, "Burning Ambition", "Demon's Bargain")
    table.play(OLGA, c.SufferHero("Grisban", damage=8))
    table.answer(OLGA, "threat")
    table.trigger("Demon's Bargain")
    asked = table.question(SayYes)
    assert isinstance(asked, SayYes)
    assert asked.hero == GRISBAN


@pytest.mark.rule("V6")
def test_with_economy_cards_leave_the_sheets_alone(box: Box) -> None:
    table = staged(box, CORRUPTION, "Traitor")
    table.play(OLGA, c.ChangeSettings(track=Track.SHEET))
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.wish(FAIL)
    events = table.trigger_for(ASTARRA, "Traitor")
    assert of(events, e.FatigueSuffered)
    assert not of(events, e.FatigueChanged)


@pytest.fixture
def spiteful(box: Box) -> Scene:
    """Leoric attacks in his turn with Spite upon him; two surges show."""
    table = staged(box, AGONY, quest=False)
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.trigger_for(LEORIC, "Spite")
    table.wish((5, 4))
    table.play(BJORN, c.AttackWithHero("Leoric", "red yellow"))
    return table


@pytest.mark.rule("V6", "Z1")
@pytest.mark.parametrize(
    ("ends", "surges"),
    [(c.EndTurn(), 1), (c.StartOverlordTurn(), 1), (c.RefreshPlotCard("Spite", True), 1)],
    ids=lambda each: type(each).__name__,
)
def test_spite_tires_the_attacker_as_the_attack_is_over(
    spiteful: Scene, ends: c.Command, surges: int
) -> None:
    assert spiteful.state.vitals_of(LEORIC) == UNHURT
    spiteful.play(OLGA, ends)
    assert spiteful.state.vitals_of(LEORIC).fatigue == surges
    spiteful.undo()
    assert spiteful.state.vitals_of(LEORIC) == UNHURT


@pytest.mark.rule("V6", "Z1", "F2")
def test_what_counts_are_the_dice_as_they_lie_then(spiteful: Scene) -> None:
    spiteful.wish((0,))
    spiteful.play(BJORN, c.RerollDie("red", "Leoric"))
    spiteful.play(BJORN, c.EndTurn())
    assert spiteful.state.vitals_of(LEORIC).fatigue == 0
    assert not spiteful.state.owed


@pytest.mark.rule("V6", "Z1")
def test_entered_before_it_is_not_paid_again(spiteful: Scene) -> None:
    roll = spiteful.state.rolls
    entered = c.SufferHero("Leoric", fatigue=2, roll=roll)
    spiteful.play(BJORN, entered)
    assert spiteful.refuses(BJORN, entered) == r.TableMovedOn()
    spiteful.play(BJORN, c.EndTurn())
    assert spiteful.state.vitals_of(LEORIC).fatigue == 2
