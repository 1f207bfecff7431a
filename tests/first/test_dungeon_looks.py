"""What log, looks and summary count of a first-edition quest is what the state holds."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pages.lookups import dungeon_course, log
from bot.pages.lookups.dungeon import changed
from bot.pages.lookups.dungeon_runs import runs
from bot.pages.lookups.dungeon_summary import quest_summary, summary
from bot.pages.lookups.log import history
from bot.pages.lookups.recap import OVERLORD, recap
from bot.pages.page import Picture
from bot.pages.phrases import dungeon_steps
from bot.pages.phrases.moves import COUNTS
from bot.pages.web.document import document
from bot.rules import offers
from bot.rules.basics.options import GainReason, OverlordCardKind, Track, Winner
from bot.rules.course.tally import tally
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.replay import live
from bot.rules.well.map import FigureKind
from bot.words import Words
from tests.cogs.looking import shown, view
from tests.first.conftest import shows
from tests.first.test_any_dungeon import BOX, evening
from tests.rules.table import BJORN, NILS, NOTE, OLGA, Table


def test_the_summary_is_a_picture_too_whose_text_says_it() -> None:
    """Given an evening of a quest, its summary shows threat and conquest round by round."""
    table = after_any_evening(3)
    look = view(table, OLGA, Words.load()).reading(table.log)
    [drawn] = [each for each in quest_summary(look).blocks if isinstance(each, Picture)]
    [run] = runs(live(table.log))
    assert drawn.alt.startswith(f"{run.name}: Under way. {run.turns} turns, ")
    assert f"{run.kills.total()} heroes killed" in drawn.alt
    assert f"conquest {run.conquest}." in drawn.alt
    [whole] = [each for each in summary(look).blocks if isinstance(each, Picture)]
    assert whole.alt.startswith("The Well: Heroes 0, overlord 0. 1 quest, ")


def test_of_counts_that_did_not_move_the_picture_says_nothing(table: Table) -> None:
    words = Words.load()

    def alt() -> str:
        look = view(table, OLGA, words).reading(table.log)
        [drawn] = [each for each in quest_summary(look).blocks if isinstance(each, Picture)]
        return drawn.alt

    # given a quest in which nothing came or went yet
    assert "A Test of Nerves: Under way. 0 turns, 0 heroes killed." in alt()
    # when conquest is gained and no more
    table.play(OLGA, c.ActivateGlyph())
    assert "+3 conquest" in alt()
    assert "−0" not in alt()


@pytest.mark.rule("E2")
def test_the_hero_whose_turn_is_over_is_offered_behind_the_others(table: Table) -> None:
    table.play(BJORN, c.StartHeroTurn("Mordrog"))
    table.play(BJORN, c.EndTurn())
    look = view(table, OLGA, Words.load())
    offered = [button.press.args[0] for button in dungeon_steps.turns(look, table.state)]
    assert offered == ["kirga", "runewitchastarra", "mordrog", ""]


def after_any_evening(seed: int) -> Table:
    table = Table(BOX, check_each=False)
    for by, command in evening(Random(seed)):
        try:
            table.play(by, command)
        except r.Refusal:
            continue
    return table


@pytest.mark.rule("E1", "E3", "E5")
@settings(max_examples=25, database=None, derandomize=True, deadline=None)
@given(st.integers(0, 2**32))
def test_every_look_counts_as_the_state_does(seed: int) -> None:
    table = after_any_evening(seed)
    held, told = table.state.dungeon, history(table.log)[-1].dungeon
    if held is None:
        assert told is None
        return
    assert told is not None
    assert [getattr(told, each) for each in COUNTS] == [getattr(held, each) for each in COUNTS]
    last = {type(each.event): each.after for each in changed(table.log)}
    assert last.get(e.DungeonThreatChanged, 0) == held.threat
    assert last.get(e.ConquestChanged, held.conquest) == held.conquest
    assert runs(live(table.log))[-1].conquest == held.conquest


@pytest.mark.rule("U2")
def test_what_is_taken_back_counts_nowhere(table: Table) -> None:
    table.play(OLGA, c.ActivateGlyph())
    table.undo()
    assert changed(table.log) == []
    (run,) = runs(live(table.log))
    assert (run.conquest, run.conquest_by) == (20, {})
    assert [past.dungeon.conquest for past in history(table.log) if past.dungeon][-1] == 20


@pytest.mark.rule("E1")
def test_a_summary_tells_quests_apart(between: Table, box: Box) -> None:
    between.play(OLGA, c.StartQuest("A Test of Nerves", conquest=20))
    between.play(BJORN, c.StartHeroTurn("Mordrog"))
    between.play(BJORN, c.KillHero("Mordrog"))
    between.play(OLGA, c.StartOverlordTurn())
    between.play(OLGA, c.DiscardOverlordCards(3, cards=2))
    between.play(OLGA, c.PlayOverlordCard(OverlordCardKind.TRAP, 2))
    between.play(OLGA, c.EndQuest(Winner.HEROES))
    between.play(OLGA, c.StartQuest("Into the Dark"))
    between.play(OLGA, c.GainThreat(reason=GainReason.CORRECTION, amount=2, note=NOTE))
    first, second = runs(live(between.log))
    mordrog = box.first.hero("Mordrog")
    assert mordrog is not None
    assert (first.winner, second.winner) == (Winner.HEROES, None)
    assert (first.rounds, first.turns) == (1, 2)
    assert first.conquest == 20 - mordrog.conquest
    assert first.kills == {"mordrog": 1}
    assert first.threat_by == {("turn", True): 3, ("discard", True): 3, ("played", False): 2}
    assert (first.drawn, first.discarded, first.played) == (2, 2, {OverlordCardKind.TRAP: 1})
    assert second.threat_by == {("correction", True): 2}
    assert [each.after for each in changed(between.log)] == [2]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


def told(table: Table, words: Words, player: str = "") -> str:
    return shown(recap(view(table, NILS, words), player)).replace("**", "")


def a_quest(table: Table) -> None:
    """Play a quest in which a monster dies, Mordrog is killed, and a card is played."""
    table.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    table.play(OLGA, c.LoadMap("....\n...."))
    table.play(OLGA, c.StartQuest("A Test of Nerves", conquest=20))
    table.play(OLGA, c.PlaceMonsters("Kobold", 2))
    table.play(BJORN, c.StartHeroTurn("Mordrog"))
    table.play(BJORN, c.ChangeWounds("Kobold 1", 9))
    table.play(BJORN, c.KillHero("Mordrog"))
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.PlayOverlordCard(OverlordCardKind.TRAP, 2, "Dodge"))


@pytest.mark.rule("E5", "E7")
def test_a_recap_tells_who_was_killed_what_died_and_what_is_left(
    between: Table, words: Words
) -> None:
    assert told(between, words).startswith("No quest has been played yet")
    a_quest(between)
    said = told(between, words)
    assert "It is round 1 of A Test of Nerves, and nothing is decided yet." in said
    assert "Mordrog fell once." in said
    assert "1 monster" in said
    assert "3 threat" in said
    assert "16" in said
    between.end_quest()
    said = told(between, words)
    assert "A Test of Nerves went to the heroes after a single round." in said
    assert "fortune" not in said


@pytest.mark.rule("E5")
def test_everybody_has_a_page_at_the_end(between: Table, words: Words) -> None:
    a_quest(between)
    between.end_quest(Winner.OVERLORD)
    between.play(OLGA, c.EndCampaign())
    said = told(between, words)
    assert "The overlord won 1 of 1 quest." in said
    assert "Mordrog fell once." in told(between, words, "0")
    assert "Kirga never fell." in told(between, words, "1")
    overlord = told(between, words, OVERLORD)
    assert "Heroes fell once" in overlord
    assert "3 threat" in overlord


@pytest.mark.rule("E5", "E7")
def test_a_kill_that_came_to_nothing_is_told_of_nowhere(hall: Table, words: Words) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", FigureKind.HERO, "B2"))
    hall.play(OLGA, c.PlaceMonsters("Ogre", space="C2"))
    hall.play(OLGA, c.ChangeWounds("Mordrog", 14))
    shows(hall, ("red", "0/4/0"))
    hall.play(OLGA, c.AttackFigure("Ogre", "Mordrog", ("first:red",)))
    hall.play(BJORN, c.AdjustAttack(more=-1))
    hall.end_quest()
    (run,) = runs(live(hall.log))
    assert (+run.kills, +run.conquest_by) == ({}, {})
    assert "Mordrog fell" not in told(hall, words)
    assert tally(live(hall.log)).defeats == {}


@pytest.mark.rule("E4")
def test_the_log_can_be_asked_for_a_card_that_was_named(table: Table, words: Words) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.PlayOverlordCard(OverlordCardKind.TRAP, 0, "Our own trap"))
    table.play(OLGA, c.DiscardOverlordCards(card="danger"))
    table.play(OLGA, c.DiscardOverlordCards(2))
    here = offers.Table(table.state, NILS, table.box)
    assert tuple(log.cards(here)) == ("Our own trap", "Danger")
    page = log.log(view(table, NILS, words), *log.args(here, 1, None, "own trap", None))
    said = shown(page)
    assert "Our own trap" in said
    assert "Danger" not in said
    assert said.count("<t:") == 1
    with pytest.raises(r.CardNotInLog):
        log.args(here, 1, None, "Crushing Blow", None)
    with pytest.raises(r.UnknownHero):
        log.args(here, 1, "Nobody", None, None)


@pytest.mark.rule("E7")
def test_the_log_of_a_hero_has_what_befell_the_figure(hall: Table, words: Words) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", FigureKind.HERO, "B2"))
    hall.play(OLGA, c.PlaceMonsters("Ogre", space="C2"))
    shows(hall, ("red", "0/4/0"))
    hall.play(OLGA, c.AttackFigure("Ogre", "Mordrog", ("first:red",)))
    hall.play(OLGA, c.ChangeWounds("Ogre", 1))
    here = offers.Table(hall.state, NILS, hall.box)
    page = log.log(view(hall, NILS, words), *log.args(here, 1, "Mordrog", None, None))
    said = shown(page).replace("**", "")
    assert "Ogre attacks Mordrog" in said
    assert "Ogre loses" not in said


@pytest.mark.rule("E1", "E5")
def test_the_page_follows_threat_and_conquest(between: Table, words: Words) -> None:
    a_quest(between)
    source = document(view(between, NILS, words), {}, 0).decode()
    assert 'class="course"' in source
    assert "Threat and conquest" in source
    assert "Start: threat 0, conquest 20; round 1: threat 1, conquest 16" in source
    assert "Killed once" in source
    assert "Never killed" in source
    assert "Dodge</option>" in source
    between.end_quest()
    for quest in ("Second", "Third"):
        between.play(OLGA, c.StartQuest(quest, conquest=9))
        between.end_quest(Winner.OVERLORD)
    source = document(view(between, NILS, words), {}, 0).decode()
    assert "A Test of Nerves: threat 1, conquest 16; Second: threat 0, conquest 9" in source


def test_counts_are_followed_only_while_a_quest_lasts(table: Table) -> None:
    table.play(OLGA, c.ActivateGlyph())
    table.end_quest()
    course = dungeon_course.by_round(live(table.log))
    assert [held.conquest for held in course.values()] == [23]
    assert [held.conquest for held in dungeon_course.by_quest(live(table.log)).values()] == [23]
