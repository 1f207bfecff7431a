"""A log that comes to a new home: who is known there, and the dice of a quest under way."""

import pytest

from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import OverlordAction
from bot.rules.basics.sealing import commitment
from bot.rules.course.moving import NewHome, sworn_in, without_secrets
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.replay import replay
from tests.rules.table import BJORN, CARLA, DORA, LEORIC, OLGA, Table

HEIR, HOME = UserId(77), 5
ALL = frozenset({OLGA.user, BJORN.user, CARLA.user, DORA.user})


def settled(table: Table, *users: int) -> list[Entry]:
    return NewHome(HOME, users, HEIR).settle(without_secrets(table.log))


def sworn(log: list[Entry]) -> list[Entry]:
    return sworn_in(log, replay(log), SeededDice(9), HEIR, 100)


def test_who_is_known_keeps_his_seat(table: Table) -> None:
    campaign = replay(settled(table, *ALL))
    assert campaign.home == HOME
    campaign.home = table.state.home
    assert campaign == table.state


def test_who_is_not_known_loses_it(table: Table) -> None:
    campaign = replay(settled(table, OLGA.user, CARLA.user))
    assert [hero.player for hero in campaign.heroes.values()] == [None, CARLA.user, None]
    assert (campaign.creator, campaign.overlords) == (OLGA.user, (OLGA.user,))


def test_whoever_brings_it_takes_the_places_that_must_be_filled(table: Table) -> None:
    table.play(OLGA, c.ChangeOverlords(OverlordAction.ADD, DORA.user))
    campaign = replay(settled(table))
    assert (campaign.creator, campaign.overlords) == (HEIR, (HEIR,))
    campaign = replay(settled(table, DORA.user))
    assert (campaign.creator, campaign.overlords) == (HEIR, (DORA.user,))


def test_moves_of_strangers_are_a_former_players(table: Table) -> None:
    assert {entry.by for entry in settled(table)} == {0}


@pytest.mark.rule("U7", "U8")
def test_a_quest_under_way_gets_a_fresh_secret(quest: Table) -> None:
    log = settled(quest, *ALL)
    assert replay(log).secret == ""
    [fresh] = sworn(log)
    assert isinstance(fresh.event, e.SecretCommitted)
    assert fresh.event.digest == commitment(bytes.fromhex(fresh.event.secret))
    assert replay([*log, fresh]).secret == fresh.event.secret != quest.state.secret


@pytest.mark.rule("U2", "U3")
def test_the_fresh_secret_is_part_of_the_quests_own_move(quest: Table) -> None:
    log = settled(quest, *ALL)
    start = replay(log).newest
    assert start is not None
    log += sworn(log)
    assert replay(log).newest == start
    undone = Entry(len(log) + 1, MoveNumber(len(log) + 1), 0, OLGA.user, e.TakenBack(start.number))
    redone = Entry(
        len(log) + 2, MoveNumber(len(log) + 2), 0, OLGA.user, e.PlayedAgain(start.number)
    )
    assert replay([*log, undone]).secret == ""
    assert replay([*log, undone, redone]).secret == log[-1].event.secret  # type: ignore[union-attr]


def test_nothing_is_sworn_where_no_quest_goes_on(quest: Table) -> None:
    quest.end_quest()
    assert sworn(settled(quest, *ALL)) == []
    quest.start_quest()
    quest.play(OLGA, c.EndCampaign())
    assert sworn(settled(quest, *ALL)) == []


def test_the_roster_is_brought_with_its_names(table: Table) -> None:
    assert replay(settled(table)).names[LEORIC] == "Leoric"
