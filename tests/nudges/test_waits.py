"""What a campaign waits for: who, for what, since when, and when it is the same wait."""

import copy

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import FortuneUse
from bot.rules.basics.stage import Step
from bot.rules.basics.stored import replace
from bot.rules.course.waits import Wait, waits
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.campaign import Turn
from bot.rules.state.questions import NewRound
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, LEORIC, OLGA, Table

HOUR = 3600


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box)
    table.open()
    table.own("Eternal Agony")
    table.start_quest()
    return table


def hourly(table: Table) -> list[e.Entry]:
    """The log as if a move had been made every hour."""
    hours = {number: hour for hour, number in enumerate(dict.fromkeys(x.move for x in table.log))}
    return [replace(entry, at=hours[entry.move] * HOUR) for entry in table.log]


def found(table: Table) -> tuple[Wait, ...]:
    return waits(table.state, hourly(table))


def test_nothing_is_waited_for_between_turns(table: Table) -> None:
    assert found(table) == ()
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(BJORN, c.EndTurn())
    assert found(table) == ()


def test_before_anything_nothing_is_waited_for(table: Table) -> None:
    assert waits(table.state, []) == ()


def test_a_question_waits_for_whoever_may_answer_since_it_was_asked(table: Table) -> None:
    table.play(BJORN, c.DefeatHero("Leoric"))
    asked = hourly(table)[-1].at
    table.fund(1)
    (wait,) = found(table)
    assert (wait.since, wait.users) == (asked, (OLGA.user,))
    assert wait.question == table.question()


@pytest.mark.rule("U6")
def test_a_question_to_the_heroes_waits_for_all_their_players(table: Table) -> None:
    table.fund(2)
    table.play(OLGA, c.RecordPlotCost("Spite", 1))
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(OLGA, c.TriggerPlotCard("Spite"))
    asked, turn = found(table)
    assert asked.users == (BJORN.user, CARLA.user, DORA.user)
    assert turn.users == (BJORN.user,)


def test_a_turn_waits_for_its_player_since_anything_happened(table: Table) -> None:
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    (before,) = found(table)
    table.fund(1)
    (after,) = found(table)
    assert before.users == after.users == (BJORN.user,)
    assert after.since == before.since + HOUR
    assert after.key == before.key
    assert after.hero == LEORIC


def test_a_turn_waits_for_a_stand_in_too(table: Table) -> None:
    table.play(OLGA, c.NameStandIn("Astarra", DORA.user))
    table.play(CARLA, c.StartHeroTurn("Astarra"))
    (wait,) = found(table)
    assert set(wait.users) == {CARLA.user, DORA.user}


@pytest.mark.rule("U6")
def test_a_turn_of_a_hero_without_a_player_waits_for_the_others(table: Table) -> None:
    table.play(OLGA, c.AssignHero("Leoric", None))
    table.play(CARLA, c.StartHeroTurn("Leoric"))
    (wait,) = found(table)
    assert set(wait.users) == {CARLA.user, DORA.user}


def test_the_overlords_turn_waits_for_his_side(table: Table) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    (wait,) = found(table)
    assert (wait.users, wait.hero) == ((OLGA.user,), "")


def test_every_turn_is_a_wait_of_its_own(table: Table) -> None:
    keys = []
    for by, hero in ((BJORN, "Leoric"), (CARLA, "Astarra"), (BJORN, "Leoric")):
        table.play(by, c.StartHeroTurn(hero))
        keys.append(found(table)[0].key)
    assert len(set(keys)) == 3


@pytest.mark.rule("U2")
def test_an_undone_turn_is_not_waited_for(table: Table) -> None:
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    (leorics,) = found(table)
    table.play(CARLA, c.StartHeroTurn("Astarra"))
    assert found(table)[0].hero == ASTARRA
    table.undo()
    (again,) = found(table)
    assert again.key == leorics.key


def test_a_campaign_that_is_over_waits_for_nothing(table: Table) -> None:
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(OLGA, c.EndCampaign())
    assert found(table) == ()


@pytest.mark.rule("U4")
def test_while_an_answer_holds_up_the_turn_only_that_answer_is_waited_for(table: Table) -> None:
    """Given Leoric's turn, when the player is asked for a new round, only that is waited for."""
    table.give(leoric=4)
    table.play(BJORN, c.SpendFortune(FortuneUse.EXTRA_ACTION, LEORIC))
    table.play(BJORN, c.SpendFortune(FortuneUse.EXTRA_ACTION, LEORIC))
    question = table.question(NewRound)
    assert isinstance(question, NewRound)
    asked = replace(question, hero=ASTARRA)
    state = copy.copy(table.state)
    state.turn, state.questions = Turn(LEORIC), (asked,)
    (wait,) = waits(state, hourly(table))
    assert (wait.users, wait.question) == ((CARLA.user,), asked)


@pytest.mark.rule("F4")
def test_a_pledge_calls_nobody(table: Table) -> None:
    """A pledge blocks nothing, so the table waits for no one."""
    table.give(leoric=2)
    table.reach(Step.SHOPPING)
    table.play(BJORN, c.OpenShopPledge())
    assert found(table) == ()
