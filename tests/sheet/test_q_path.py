"""Which quests may come next, what is filled in of them, and whom an agent waits for (Q1)."""

import pytest

from bot.pages.messages.say import page
from bot.pages.page import Buttons
from bot.rules import sheet_offers
from bot.rules.basics.options import CampaignAct, LieutenantFact, QuestKind, Track, Winner
from bot.rules.basics.stage import Step
from bot.rules.offers import Table as Offers
from bot.rules.sheet import path
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import PlayedQuest
from tests.rules.table import BJORN, OLGA, Table
from tests.telling.reader import names_of, newest

ACT_I = [
    "A Fat Goblin",
    "Castle Daerion",
    "The Cardinal's Plight",
    "The Masquerade Ball",
    "Death on the Wing",
]


def ahead(table: Table) -> list[str]:
    way = path.way(table.state, table.box)
    return [quest.name for quest in way.next()] if way else []


def play(table: Table, quest: str, winner: Winner) -> None:
    table.play(OLGA, c.StartQuest(quest))
    table.end_quest(winner)


@pytest.fixture
def rune(table: Table) -> Table:
    """The Shadow Rune, before its first quest."""
    table.play(OLGA, c.ChangeSettings(printed_campaign="The Shadow Rune"))
    return table


@pytest.fixture
def act_one(rune: Table) -> Table:
    """Three quests of act I are over: the heroes won two of them."""
    play(rune, "First Blood", Winner.OVERLORD)
    play(rune, "A Fat Goblin", Winner.HEROES)
    play(rune, "Castle Daerion", Winner.OVERLORD)
    play(rune, "Death on the Wing", Winner.HEROES)
    return rune


@pytest.mark.rule("Q1")
def test_the_introduction_comes_first(rune: Table) -> None:
    assert ahead(rune) == ["First Blood"]
    play(rune, "First Blood", Winner.HEROES)
    assert ahead(rune) == ACT_I


@pytest.mark.rule("Q1")
def test_what_was_played_does_not_come_again(rune: Table) -> None:
    play(rune, "First Blood", Winner.HEROES)
    play(rune, "The Masquerade Ball", Winner.HEROES)
    assert ahead(rune) == [quest for quest in ACT_I if quest != "The Masquerade Ball"]


@pytest.mark.rule("Q1")
def test_the_side_that_won_two_has_its_interlude(act_one: Table) -> None:
    assert ahead(act_one) == ["The Shadow Vault"]


@pytest.mark.rule("Q1")
def test_act_two_has_what_each_victory_opened(act_one: Table) -> None:
    play(act_one, "The Shadow Vault", Winner.HEROES)
    assert ahead(act_one) == ["The Monster's Hoard", "The Desecrated Tomb", "The Wyrm Turns"]


@pytest.mark.rule("Q1")
def test_the_finale_follows_who_won_act_two(act_one: Table) -> None:
    play(act_one, "The Shadow Vault", Winner.HEROES)
    for quest in ("The Monster's Hoard", "The Desecrated Tomb", "The Wyrm Turns"):
        play(act_one, quest, Winner.OVERLORD)
    assert ahead(act_one) == ["The Man Who Would Be King"]
    play(act_one, "The Man Who Would Be King", Winner.HEROES)
    assert ahead(act_one) == []


@pytest.mark.rule("Q1")
def test_undo_takes_a_quest_off_the_path(rune: Table) -> None:
    play(rune, "First Blood", Winner.HEROES)
    assert rune.state.played == (
        PlayedQuest("First Blood", QuestKind.INTRODUCTION, CampaignAct.I, Winner.HEROES),
    )
    rune.undo()
    assert not rune.state.played


@pytest.mark.rule("Q1")
def test_a_quest_may_come_only_behind_another(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(printed_campaign="Labyrinth of Ruin"))
    play(table, "Ruinous Whispers", Winner.HEROES)
    assert ahead(table) == ["Gathering Foretold", "Honor Among Thieves"]
    play(table, "Honor Among Thieves", Winner.HEROES)
    assert ahead(table) == ["Barrow of Barris", "Fury of the Tempest"]


@pytest.mark.rule("Q1")
def test_what_no_source_knows_forbids_nothing(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(printed_campaign="Shadow of Nerekhall"))
    play(table, "A Demonstration", Winner.HEROES)
    for quest in ("Civil War", "Prey", "The Incident"):
        play(table, quest, Winner.HEROES)
    assert ahead(table) == ["The True Enemy", "Traitors Among Us"]


@pytest.mark.rule("Q1")
def test_a_mini_campaign_ends_after_three(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(printed_campaign="Lair of the Wyrm"))
    for quest in ("Gold Digger", "Rude Awakening", "What's Yours Is Mine"):
        assert quest in ahead(table)
        play(table, quest, Winner.HEROES)
    assert ahead(table) == ["At the Forge", "Armed to the Teeth"]


@pytest.mark.rule("Q1")
def test_a_campaign_taken_over_in_act_two_goes_on_there(rune: Table) -> None:
    rune.play(OLGA, c.AdoptCampaign(act=CampaignAct.II))
    assert "The Monster's Hoard" not in ahead(rune)  # nobody knows who won what
    rune.play(OLGA, c.ChangeSettings(printed_campaign="Shadow of Nerekhall"))
    assert "Overdue Demise" in ahead(rune)
    assert "Civil War" not in ahead(rune)


@pytest.mark.rule("Q1")
def test_start_fills_in_what_is_printed(rune: Table) -> None:
    rune.play(OLGA, c.StartQuest("first blood"))
    quest = rune.state.quest
    assert quest is not None
    assert (quest.name, quest.kind, quest.encounters) == (
        "First Blood",
        QuestKind.INTRODUCTION,
        1,
    )
    rune.end_quest()
    rune.play(OLGA, c.StartQuest("fat goblin"))
    quest = rune.state.quest
    assert quest is not None
    assert (quest.name, quest.encounters, quest.lieutenants) == ("A Fat Goblin", 2, ("Splig",))


@pytest.mark.rule("Q1")
def test_what_was_said_stands(rune: Table) -> None:
    rune.play(OLGA, c.StartQuest("A Fat Goblin", encounters=3, lieutenants="Belthir"))
    quest = rune.state.quest
    assert quest is not None
    assert (quest.encounters, quest.lieutenants) == (3, ("Belthir",))


@pytest.mark.rule("Q1")
def test_two_encounters_that_were_said_stand_too(rune: Table) -> None:
    """Two are what a quest has where nobody says otherwise; First Blood has one."""
    rune.play(OLGA, c.StartQuest("First Blood", encounters=2))
    quest = rune.state.quest
    assert quest is not None
    assert (quest.name, quest.encounters) == ("First Blood", 2)


@pytest.mark.rule("Q1")
def test_a_quest_without_known_encounters_has_two(rune: Table) -> None:
    rune.play(OLGA, c.StartQuest("Bonds of the Wild"))
    assert rune.state.quest is not None
    assert rune.state.quest.encounters == 2


@pytest.mark.rule("Q1")
def test_the_quests_act_is_the_printed_one(act_one: Table) -> None:
    play(act_one, "The Shadow Vault", Winner.HEROES)
    act_one.play(OLGA, c.StartQuest("The Wyrm Turns"))
    assert act_one.state.quest is not None
    assert act_one.state.quest.act is CampaignAct.II


@pytest.mark.rule("Q1")
def test_an_unlisted_quest_is_never_refused(rune: Table) -> None:
    rune.play(OLGA, c.StartQuest("The Cellar Rats"))
    assert rune.state.quest is not None
    assert rune.state.quest.name == "The Cellar Rats"


@pytest.mark.rule("Q1")
@pytest.mark.parametrize(
    ("typed", "begun"), [("Q", "Q"), ("asque", "asque"), ("Masque", "The Masquerade Ball")]
)
def test_only_words_of_a_printed_name_mean_its_quest(rune: Table, typed: str, begun: str) -> None:
    """Given a quest of the group's own whose short name stands somewhere within a printed one."""
    play(rune, "First Blood", Winner.HEROES)
    rune.play(OLGA, c.StartQuest(typed))
    assert rune.state.quest is not None
    assert rune.state.quest.name == begun


@pytest.mark.rule("Q1")
def test_the_winner_chooses(rune: Table) -> None:
    play(rune, "First Blood", Winner.OVERLORD)
    assert path.who_chooses(rune.state) is Winner.OVERLORD
    rune.start_quest()
    assert path.who_chooses(rune.state) is None


@pytest.mark.rule("Q1")
def test_a_late_choice_starts_nothing(rune: Table) -> None:
    play(rune, "First Blood", Winner.OVERLORD)
    assert rune.refuses(OLGA, c.StartQuest("A Fat Goblin", after=("0",))) == r.TableMovedOn()
    rune.play(OLGA, c.StartQuest("A Fat Goblin", after=("1",)))


@pytest.mark.rule("Q1")
def test_the_list_has_what_may_come_first(rune: Table) -> None:
    listed = [x.name for x in sheet_offers.quests(Offers(rune.state, OLGA, rune.box))]
    assert listed[:3] == ["First Blood", "A Fat Goblin", "Castle Daerion"]


def test_with_economy_nothing_is_filled_in(rune: Table) -> None:
    rune.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    rune.play(OLGA, c.StartQuest("first blood"))
    assert rune.state.quest is not None
    assert (rune.state.quest.name, rune.state.quest.encounters) == ("first blood", 2)


# --- lieutenants that matter (A5)


@pytest.fixture
def summoning(table: Table) -> Table:
    """Summon Zarihell lies faceup, and can be paid for."""
    table.own("Eternal Agony", "Summon Zarihell")
    table.fund(6)
    return table


def offered(table: Table) -> list[str]:
    """Give the labels of the buttons under the newest move."""
    move = newest(table)
    rows = (x for x in page(move, names_of(move, table.box)).blocks if isinstance(x, Buttons))
    return [button.label for row in rows for button in row.buttons]


@pytest.mark.rule("Q1", "A5")
def test_a_lieutenant_in_the_quest_keeps_the_agent_out(summoning: Table) -> None:
    summoning.start_quest()
    assert {"Zarihell is in it", "Zarihell is not in it"} <= {*offered(summoning)}
    summoning.play(OLGA, c.TellLieutenant("Zarihell", holds=True))
    refused = summoning.refuses(OLGA, c.TriggerPlotCard("Summon Zarihell"))
    assert refused == r.AgentForbidden("Zarihell", told=LieutenantFact.IN_QUEST)


@pytest.mark.rule("Q1", "A5")
def test_the_summons_offers_it_again_and_asks_nothing(summoning: Table) -> None:
    summoning.start_quest()
    summoning.play(OLGA, c.TriggerPlotCard("Summon Zarihell"))
    assert "Zarihell is in it" in offered(summoning)
    assert not any(isinstance(each, q.SayYes) for each in summoning.state.questions)


@pytest.mark.rule("Q1", "A5")
def test_said_at_the_start_it_is_not_asked_again(summoning: Table) -> None:
    summoning.start_quest()
    summoning.play(BJORN, c.TellLieutenant("Zarihell", holds=False))
    summoning.play(OLGA, c.TriggerPlotCard("Summon Zarihell"))
    assert "Zarihell is in it" not in offered(summoning)


@pytest.mark.rule("Q1", "A5")
def test_lieutenants_that_are_named_are_not_asked_for(summoning: Table) -> None:
    summoning.play(OLGA, c.StartQuest("First Blood", lieutenants="Splig"))
    assert "Zarihell is in it" not in offered(summoning)


@pytest.mark.rule("Q1", "A5")
def test_the_next_quest_offers_it_anew(summoning: Table) -> None:
    summoning.start_quest()
    summoning.play(OLGA, c.TellLieutenant("Zarihell", holds=True))
    summoning.end_quest()
    assert summoning.refuses(OLGA, c.TellLieutenant("Zarihell", holds=True)) == r.NoQuest()
    summoning.start_quest()
    assert "Zarihell is in it" in offered(summoning)
    summoning.play(OLGA, c.TriggerPlotCard("Summon Zarihell"))


@pytest.mark.rule("Q2")
def test_the_printed_campaign_is_set_between_quests(rune: Table) -> None:
    rune.start_quest()
    refused = rune.refuses(OLGA, c.ChangeSettings(printed_campaign="Labyrinth of Ruin"))
    assert isinstance(refused, r.QuestUnderWay)
    rune.end_quest()
    rune.play(OLGA, c.GoToStep(Step.TRAVEL))
    rune.play(OLGA, c.ChangeSettings(printed_campaign="Lair of the Wyrm"))
    assert rune.state.printed_campaign == "Lair of the Wyrm"


@pytest.mark.rule("Q2")
def test_a_name_like_a_printed_one_is_asked_for(table: Table) -> None:
    refused = table.refuses(OLGA, c.ChangeSettings(printed_campaign="Manor of Raven Lords"))
    assert isinstance(refused, r.UnknownPrintedCampaign)
    table.play(OLGA, c.ChangeSettings(printed_campaign="Manor of Raven Lords", own_name=True))
