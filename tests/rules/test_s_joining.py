"""Requests to join: a hero that an onlooker asks for, and whoever may say Yes (S2)."""

import pytest

from bot.rules.basics.keys import NOBODY
from bot.rules.basics.options import RulesMode
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import JoinRequest
from tests.rules.table import BJORN, CARLA, DORA, MARA, NILS, NOTE, OLGA, Table


def request(table: Table, name: str = "Aurim") -> JoinRequest:
    waiting = (each for each in table.state.questions if isinstance(each, JoinRequest))
    return next(each for each in waiting if each.name == name)


@pytest.mark.rule("S2")
def test_one_request_a_person_is_open(table: Table) -> None:
    table.play(NILS, c.AddHero("Aurim"))
    assert table.refuses(NILS, c.AddHero("Syndrael")) == r.QuestionOpen(
        request(table), (OLGA.user,)
    )
    table.answer(OLGA, "no")
    table.play(NILS, c.AddHero("Syndrael"))


@pytest.mark.rule("S2")
def test_three_requests_a_campaign_are_open(table: Table) -> None:
    for person, name in ((NILS, "Aurim"), (BJORN, "Syndrael"), (CARLA, "Tomble")):
        table.play(person, c.AddHero(name))
    assert table.refuses(DORA, c.AddHero("Widow")) == r.TooManyRequests(3)
    table.play(OLGA, c.Answer(request(table).id, "no"))
    table.play(DORA, c.AddHero("Widow"))


@pytest.mark.rule("S2", "U5")
def test_a_request_holds_nothing_up(table: Table) -> None:
    table.play(NILS, c.AddHero("Aurim"))
    table.play(OLGA, c.RemoveHero("Leoric"))
    table.start_quest()
    yes = c.Answer(request(table).id, "yes")
    assert table.refuses(OLGA, yes) == r.QuestUnderWay("First Blood")
    table.end_quest()
    assert request(table) in table.state.questions
    table.play(OLGA, c.EndCampaign())


@pytest.mark.rule("S2", "U2")
def test_a_request_is_no_move_for_undo(table: Table) -> None:
    table.fund(2)
    table.play(NILS, c.AddHero("Aurim"))
    table.undo()
    assert table.state.threat == 0
    assert request(table) in table.state.questions


@pytest.mark.rule("S2", "U3")
def test_a_request_leaves_redo_alone(table: Table) -> None:
    table.fund(2)
    table.undo()
    table.play(NILS, c.AddHero("Aurim"))
    table.redo()
    assert table.state.threat == 2
    assert request(table) in table.state.questions


@pytest.mark.rule("S2", "U2", "U3")
def test_whoever_said_yes_may_take_it_back(table: Table) -> None:
    """The Yes is the move, on top of whatever was played since the request."""
    table.play(NILS, c.AddHero("Aurim"))
    table.fund(2)
    table.answer(MARA, "yes", JoinRequest)
    assert "aurim" in table.state.heroes
    table.undo()
    assert "aurim" not in table.state.heroes
    assert not table.state.questions
    assert table.state.threat == 2
    table.redo()
    assert table.state.heroes["aurim"].player == NILS.user


@pytest.mark.rule("S2", "U2")
def test_a_no_is_nothing_to_take_back(table: Table) -> None:
    table.fund(2)
    table.play(NILS, c.AddHero("Aurim"))
    table.answer(OLGA, "no", JoinRequest)
    table.undo()
    assert table.state.threat == 0


@pytest.mark.rule("S2")
def test_a_house_rule_is_noted_with_the_yes(table: Table) -> None:
    """So that the request is no move even there."""
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.start_quest()
    assert table.play(NILS, c.AddHero("Aurim")) == (e.Asked(request(table)),)
    assert e.HouseRuled("QuestUnderWay") in table.answer(OLGA, "yes", JoinRequest)


@pytest.mark.rule("S2", "U2")
def test_the_request_of_who_left_is_closed_and_nothing_else_is_touched(table: Table) -> None:
    table.play(OLGA, c.AdjustXp(1, NOTE))
    table.play(NILS, c.AddHero("Aurim"))
    table.undo()
    asked = request(table)
    lapse = c.LapseRequest(asked.id)
    assert isinstance(table.refuses(OLGA, lapse), r.NotYours)
    events = table.play(Person(NOBODY), lapse)
    assert events == (e.JoinLapsed(asked.id, NILS.user, "Aurim"),)
    assert table.state.questions == ()
    assert table.refuses(OLGA, c.Answer(asked.id, "yes")) == r.QuestionClosed()
    assert table.refuses(Person(NOBODY), lapse) == r.QuestionClosed()
    table.redo()
    assert table.state.xp == 1


@pytest.mark.rule("S2")
def test_only_a_request_to_join_lapses(quest: Table) -> None:
    quest.play(BJORN, c.DefeatHero("Leoric"))
    lapse = c.LapseRequest(quest.question().id)
    assert quest.refuses(Person(NOBODY), lapse) == r.QuestionClosed()
