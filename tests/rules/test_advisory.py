"""Advisory rules: a breach of a rule is let through and noted, nothing else is."""

from collections.abc import Callable

import pytest

from bot.rules.basics.options import (
    CampaignAct,
    FortuneUse,
    GainReason,
    RulesMode,
    StepOrder,
    Winner,
)
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import DefeatReward, JoinRequest
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import BJORN, CARLA, LEORIC, NILS, NOTE, OLGA, Table, of

ADVISORY = c.ChangeSettings(rules=RulesMode.ADVISORY)
ACTION = c.SpendFortune(FortuneUse.EXTRA_ACTION)
FATIGUE = c.SpendFortune(FortuneUse.RECOVER_FATIGUE)


@pytest.fixture
def free(table: Table) -> Table:
    """A group that plays by advisory rules, with threat, fortune and the Zarihell deck."""
    table.play(OLGA, ADVISORY)
    table.own(AGONY, "Make No Excuse")
    table.fund(9)
    table.give(leoric=9, astarra=8, grisban=7)
    return table


def nothing(table: Table) -> None:
    pass


def in_quest(table: Table) -> None:
    table.start_quest()


def turn(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, c.StartHeroTurn("Leoric"))


def acted(table: Table) -> None:
    turn(table)
    table.play(BJORN, ACTION)


def exhausted(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Make No Excuse"))


def marked(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, "Leoric"))


def shopping(table: Table) -> None:
    table.reach(Step.SHOPPING)


BREACHES = [
    (nothing, OLGA, c.BuyPlotCard("Branded"), "WrongStep"),
    (nothing, OLGA, c.TriggerPlotCard("Make No Excuse"), "WrongMoment"),
    (nothing, OLGA, c.ChooseDeck(CORRUPTION), "DeckFixed"),
    (nothing, OLGA, c.DefeatHero("Leoric"), "NoEncounter"),
    (nothing, OLGA, c.GainThreat(GainReason.HERO_DEFEATED, "Leoric"), "NoEncounter"),
    (nothing, BJORN, FATIGUE, "NoEncounter"),
    (nothing, BJORN, c.RestHero("Leoric"), "NoEncounter"),
    (nothing, BJORN, c.OpenShopPledge(), "WrongStep"),
    (in_quest, OLGA, c.SetAct(CampaignAct.II), "QuestUnderWay"),
    (in_quest, OLGA, c.AddHero("Aurim"), "QuestUnderWay"),
    (turn, CARLA, FATIGUE, "NotInThisTurn"),
    (acted, BJORN, ACTION, "ExtraActionTaken"),
    (exhausted, OLGA, c.TriggerPlotCard("Make No Excuse"), "CardExhausted"),
    (marked, OLGA, c.GainThreat(GainReason.HERO_DEFEATED, "Leoric"), "ThreatTakenAlready"),
    (shopping, OLGA, c.ConvertXp(1), "WrongStep"),
    (shopping, OLGA, c.ChangeSettings(steps=StepOrder.FAQ), "StepsLocked"),
]
IDS = [f"{type(command).__name__}-{rule}" for _, _, command, rule in BREACHES]


@pytest.mark.parametrize(("come", "by", "command", "rule"), BREACHES, ids=IDS)
def test_a_breach_is_let_through_and_noted(
    free: Table, come: Callable[[Table], None], by: Person, command: c.Command, rule: str
) -> None:
    come(free)
    assert of(free.play(by, command), e.HouseRuled) == [e.HouseRuled(rule)]
    free.undo()
    free.play(OLGA, c.ChangeSettings(rules=RulesMode.STRICT))
    refusal = free.refuses(by, command)
    assert (refusal.kind, type(refusal).__name__) == (r.RefusalKind.RULE, rule)


@pytest.mark.parametrize(
    ("by", "command", "kind"),
    [
        (OLGA, c.LoseThreat(10, NOTE), r.RefusalKind.BALANCE),
        (CARLA, c.BuyPlotCard("Branded"), r.RefusalKind.PERMISSION),
        (NILS, c.TakeBack(), r.RefusalKind.PERMISSION),
        (OLGA, c.BuyPlotCard("Traitor"), r.RefusalKind.IMPOSSIBLE),
        (OLGA, c.NextStep(), r.RefusalKind.IMPOSSIBLE),
        (OLGA, c.EndQuest(Winner.HEROES), r.RefusalKind.RULE),
        (OLGA, c.StartHeroTurn("Leoric"), r.RefusalKind.RULE),
    ],
)
def test_nothing_else_is_let_through(
    free: Table, by: Person, command: c.Command, kind: r.RefusalKind
) -> None:
    """Quests and turns that are not there cannot be ended or begun by house rule either."""
    assert free.refuses(by, command).kind is kind


def test_no_hero_leaves_a_quest_by_house_rule(free: Table) -> None:
    free.start_quest()
    assert isinstance(free.refuses(OLGA, c.RemoveHero("Leoric")), r.QuestUnderWay)
    assert isinstance(free.refuses(OLGA, c.StartQuest("x")), r.QuestUnderWay)


@pytest.mark.rule("S2")
def test_a_fifth_hero_does_not_join_by_house_rule(free: Table) -> None:
    free.start_quest()
    free.play(NILS, c.AddHero("Aurim"))
    free.answer(OLGA, "yes", JoinRequest)
    assert free.refuses(OLGA, c.AddHero("Syndrael")) == r.HeroCount(5, 2, 4)


@pytest.mark.rule("T2")
def test_a_second_threat_by_house_rule(free: Table) -> None:
    free.start_quest()
    free.play(OLGA, c.DefeatHero("Leoric"))
    free.play(OLGA, c.SetHero("Leoric", marker=True))
    assert e.HouseRuled("ThreatTakenAlready") in free.answer(OLGA, "threat", DefeatReward)
    assert free.state.threat == 10


@pytest.mark.rule("S3")
def test_another_deck_by_house_rule_takes_the_old_ones_tokens_off(table: Table) -> None:
    table.play(OLGA, ADVISORY)
    table.own(CORRUPTION)
    table.fund(1)
    table.give(astarra=1, grisban=1)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Friend or Foe"))
    table.play(OLGA, c.ChooseDeck(AGONY))
    assert "spite" in table.state.cards
    assert sorted(table.state.tokens.values()) == [-3, 1, 1, 1]
    table.play(OLGA, c.StartOverlordTurn())


@pytest.mark.rule("F3")
def test_an_extra_action_outside_an_encounter_does_not_count_in_the_next(free: Table) -> None:
    free.play(BJORN, ACTION)
    free.start_quest()
    free.play(BJORN, ACTION)
    assert free.state.questions == ()
    assert free.state.fortune(LEORIC) == 5
