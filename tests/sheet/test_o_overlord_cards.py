"""The overlord's hand as a count, the basic deck, and cards learnt in secret (O1, O2)."""

import pytest

from bot.rules.basics.options import Track
from bot.rules.basics.stage import Step
from bot.rules.course.moving import without_secrets
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.party import Learnt
from bot.rules.state.replay import replay
from tests.rules.table import BJORN, MARA, NOTE, OLGA, Table


def hand(table: Table) -> int:
    return table.state.party.hand


@pytest.fixture
def learning(table: Table) -> Table:
    """Spend XP, and the overlord has 6 XP."""
    table.play(OLGA, c.AdjustXp(5, NOTE))
    table.reach(Step.SPEND_XP)
    return table


# --- O1


@pytest.mark.rule("O1")
def test_the_hand_is_1_a_hero_at_a_quests_set_up(table: Table) -> None:
    table.play(OLGA, c.ChangeHand(7))
    table.start_quest()
    assert hand(table) == 3


@pytest.mark.rule("O1")
def test_the_hand_is_kept_into_the_second_encounter(quest: Table) -> None:
    quest.play(OLGA, c.StartOverlordTurn())
    quest.play(OLGA, c.EndEncounter())
    assert hand(quest) == 4


@pytest.mark.rule("O1")
def test_each_overlord_turn_draws_one(quest: Table) -> None:
    for drawn in (4, 5):
        quest.play(OLGA, c.StartOverlordTurn())
        assert hand(quest) == drawn


@pytest.mark.rule("O1", "T1")
def test_a_defeat_taken_as_a_card_draws_one(quest: Table) -> None:
    quest.play(OLGA, c.DefeatHero("Leoric"))
    quest.answer(OLGA, "overlord-card")
    assert hand(quest) == 4
    quest.play(OLGA, c.DefeatHero("Astarra"))
    quest.answer(OLGA, "threat")
    assert hand(quest) == 4


@pytest.mark.rule("O1", "R4")
def test_secret_council_takes_from_the_hand(table: Table) -> None:
    table.own("Corruption From Within", "Secret Council")
    table.fund(1)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Secret Council"))
    table.answer(BJORN, "leoric")
    table.answer(OLGA, "2")
    assert hand(table) == 1


@pytest.mark.rule("O1", "R4")
def test_secret_council_takes_no_more_than_the_hand_holds(table: Table) -> None:
    table.own("Corruption From Within", "Secret Council")
    table.fund(1)
    table.start_quest()
    table.play(OLGA, c.ChangeHand(-2))
    table.play(OLGA, c.TriggerPlotCard("Secret Council"))
    table.answer(BJORN, "leoric")
    assert table.refuses(OLGA, c.Answer(table.question().id, "2")).__class__ is r.NoSuchChoice
    table.answer(OLGA, "1")
    assert hand(table) == 0


@pytest.mark.rule("O1")
def test_cards_are_drawn_and_discarded_by_hand(quest: Table) -> None:
    quest.play(OLGA, c.ChangeHand(2, "Plan Ahead"))
    quest.play(OLGA, c.ChangeHand(-4))
    assert hand(quest) == 1
    assert quest.refuses(OLGA, c.ChangeHand(-2)) == r.NotEnoughCards(2, 1)
    assert isinstance(quest.refuses(BJORN, c.ChangeHand(1)), r.NotYours)
    assert isinstance(quest.refuses(MARA, c.ChangeHand(1)), r.NotYours)


@pytest.mark.rule("O1")
def test_the_basic_deck_is_chosen_before_the_first_quest(table: Table) -> None:
    assert table.state.party.basic == "Basic"
    table.play(OLGA, c.ChooseBasicDeck("basic ii"))
    assert table.state.party.basic == "Basic II"
    table.start_quest()
    refused = table.refuses(OLGA, c.ChooseBasicDeck("Basic"))
    assert refused == r.BasicDeckFixed("Basic II")
    assert table.refuses(OLGA, c.ChooseBasicDeck("Magus")) == r.UnknownBasicDeck("Magus")


@pytest.mark.rule("O1")
def test_with_economy_no_hand_is_counted(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    table.start_quest()
    table.play(OLGA, c.StartOverlordTurn())
    assert hand(table) == 0


def test_what_was_kept_stays_and_returns(quest: Table) -> None:
    quest.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    quest.play(OLGA, c.StartOverlordTurn())
    quest.play(OLGA, c.ChangeSettings(track=Track.SHEET))
    assert hand(quest) == 3


# --- O2


@pytest.mark.rule("O2")
def test_a_card_costs_its_level(learning: Table) -> None:
    events = learning.play(OLGA, c.LearnOverlordCard("Unholy Ritual"))
    assert e.XpChanged(-1, e.Why.LEARNT) in events
    assert learning.state.xp == 5
    assert learning.state.party.learnt == (Learnt(1, "Unholy Ritual"),)


@pytest.mark.rule("O2")
def test_higher_levels_need_cards_of_their_class(learning: Table) -> None:
    refused = learning.refuses(OLGA, c.LearnOverlordCard("Rise Again"))
    assert refused == r.LevelTooHigh("Rise Again", 2, 2, "Magus")
    learning.play(OLGA, c.LearnOverlordCard("Unholy Ritual"))
    learning.play(OLGA, c.LearnOverlordCard("Unholy Ritual"))
    learning.play(OLGA, c.LearnOverlordCard("Rise Again"))
    assert learning.state.xp == 2
    refused = learning.refuses(OLGA, c.LearnOverlordCard("Diabolic Power"))
    assert refused == r.NotEnoughXp(3, 2)


@pytest.mark.rule("O2")
def test_universal_cards_need_none(learning: Table) -> None:
    learning.play(OLGA, c.LearnOverlordCard("Diverse Means"))
    assert learning.state.xp == 4


@pytest.mark.rule("O2")
def test_no_more_copies_than_there_are(learning: Table) -> None:
    learning.play(OLGA, c.LearnOverlordCard("Schemes"))
    assert learning.refuses(OLGA, c.LearnOverlordCard("Schemes")) == r.CardLearnt("Schemes", 1)


@pytest.mark.rule("O2")
def test_cards_are_learnt_in_spend_xp_only(learning: Table) -> None:
    learning.play(OLGA, c.NextStep())
    assert isinstance(learning.refuses(OLGA, c.LearnOverlordCard("Schemes")), r.WrongStep)


@pytest.mark.rule("O2")
def test_rewards_are_entered_and_never_bought(learning: Table) -> None:
    refused = learning.refuses(OLGA, c.LearnOverlordCard("Fire Gems"))
    assert refused == r.CardUnpriced("Fire Gems")
    learning.play(OLGA, c.LearnOverlordCard("Fire Gems", owned=True))
    assert learning.state.party.learnt == (Learnt(0, "Fire Gems"),)
    assert learning.state.xp == 6


@pytest.mark.rule("O2")
def test_basic_cards_are_not_learnt(learning: Table) -> None:
    assert learning.refuses(OLGA, c.LearnOverlordCard("Dash")) == r.UnknownOverlordCard("Dash")


@pytest.mark.rule("O2")
def test_nobody_but_the_overlord_side_learns_cards(learning: Table) -> None:
    for by in (BJORN, MARA):
        assert isinstance(learning.refuses(by, c.LearnOverlordCard("Schemes")), r.NotYours)


@pytest.mark.rule("O2")
def test_a_log_without_secrets_names_the_level_alone(learning: Table) -> None:
    learning.play(OLGA, c.LearnOverlordCard("Schemes"))
    open_log = without_secrets(learning.log)
    assert replay(open_log).party.learnt == (Learnt(1),)
    assert "Schemes" not in repr(open_log)


@pytest.mark.rule("O2")
def test_a_card_without_its_name_is_named_again(learning: Table) -> None:
    learning.play(OLGA, c.LearnOverlordCard("Schemes"))
    learning.log = without_secrets(learning.log)
    learning.renew()
    learning.states.clear()
    learning.check_each = False
    events = learning.play(OLGA, c.LearnOverlordCard("Plan Ahead", owned=True))
    assert events == (e.OverlordCardNamed("Plan Ahead", 1),)
    assert learning.state.party.learnt == (Learnt(1, "Plan Ahead"),)
