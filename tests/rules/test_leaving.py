"""A player who left the server: the heroes stay, without a player (S2, U6)."""

import pytest

from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.basics.options import OverlordAction
from bot.rules.economy.people import Person, acts_for, holders, is_overlord, is_steward
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, LEORIC, MARA, NILS, OLGA, Table

THE_BOT = Person(UserId(0))


def test_his_heroes_stay_without_a_player(table: Table) -> None:
    events = table.play(THE_BOT, c.ReleasePlayer(BJORN.user))
    assert events == (e.PlayerLeft(BJORN.user, (LEORIC,)),)
    assert table.state.heroes[LEORIC].player is None
    assert table.state.heroes[ASTARRA].player == CARLA.user


def test_a_stand_in_stays_when_the_player_leaves(table: Table) -> None:
    table.play(BJORN, c.NameStandIn("Leoric", NILS.user))
    table.play(THE_BOT, c.ReleasePlayer(BJORN.user))
    assert table.state.heroes[LEORIC].stand_in == NILS.user
    table.play(THE_BOT, c.ReleasePlayer(NILS.user))
    assert table.state.heroes[LEORIC].stand_in is None


@pytest.mark.rule("U6")
def test_any_hero_player_plays_on_for_him(quest: Table) -> None:
    quest.play(THE_BOT, c.ReleasePlayer(BJORN.user))
    leoric = quest.state.heroes[LEORIC]
    assert acts_for(quest.state, DORA, leoric)
    assert not acts_for(quest.state, BJORN, leoric)


@pytest.mark.rule("S2")
def test_an_overlords_place_is_free_then(table: Table) -> None:
    table.play(MARA, c.ChangeOverlords(OverlordAction.ADD, NILS.user))
    events = table.play(THE_BOT, c.ReleasePlayer(NILS.user))
    assert events == (e.PlayerLeft(NILS.user, (), was_overlord=True),)
    assert table.state.overlords == (OLGA.user,)


@pytest.mark.rule("S2")
def test_whoever_is_left_names_a_new_overlord(quest: Table) -> None:
    """Olga made the campaign, too: only whoever manages the server is left."""
    quest.play(BJORN, c.DefeatHero("Leoric"))
    events = quest.play(THE_BOT, c.ReleasePlayer(OLGA.user))
    assert events == (e.PlayerLeft(OLGA.user, (), was_overlord=True, was_creator=True),)
    asked = quest.question()
    assert quest.refuses(CARLA, c.EndEncounter()) == r.QuestionOpen(asked, ())
    quest.play(MARA, c.ChangeOverlords(OverlordAction.HAND_OVER, CARLA.user))
    quest.answer(CARLA, "threat")
    assert quest.state.threat == 1


def test_a_creator_who_comes_back_is_a_steward_again(table: Table) -> None:
    table.play(THE_BOT, c.ReleasePlayer(OLGA.user))
    assert holders(table.state, r.Right.STEWARD) == ()
    assert table.refuses(THE_BOT, c.ReleasePlayer(OLGA.user)) == r.NothingToDo()
    table.play(OLGA, c.AssignHero("Leoric", NILS.user))


@pytest.mark.rule("U2", "U3")
def test_it_is_no_move_for_undo_and_leaves_the_redo_alone(table: Table) -> None:
    table.fund(3)
    table.play(THE_BOT, c.ReleasePlayer(BJORN.user))
    table.undo()
    assert table.state.threat == 0
    table.play(THE_BOT, c.ReleasePlayer(CARLA.user))
    table.redo()
    assert table.state.threat == 3
    players = [hero.player for hero in table.state.heroes.values()]
    assert players == [None, None, DORA.user]


@pytest.mark.rule("U4")
def test_no_open_question_holds_it_up(tied: Table) -> None:
    tied.play(THE_BOT, c.ReleasePlayer(BJORN.user))
    assert tied.state.questions


def test_there_is_nothing_to_note_of_somebody_without_a_seat(table: Table) -> None:
    assert table.refuses(THE_BOT, c.ReleasePlayer(NILS.user)) == r.NothingToDo()
    assert isinstance(table.refuses(BJORN, c.ReleasePlayer(CARLA.user)), r.NotYours)


@pytest.mark.rule("S5")
def test_nobody_sits_in_the_place_of_somebody_no_longer_named(table: Table) -> None:
    """The place of a former player gives nobody that player's rights."""
    nobody = Person(NOBODY)
    table.state.creator, table.state.overlords = NOBODY, (NOBODY,)
    assert not is_steward(table.state, nobody)
    assert not is_overlord(table.state, nobody)
    assert not is_overlord(table.state, OLGA)
