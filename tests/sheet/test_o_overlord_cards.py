"""The overlord's hand as a count, the basic deck, and cards learnt in secret (O1, O2)."""

import pytest

from bot.rules import sheet_offers
from bot.rules.basics.options import Reward, RulesMode, Track
from bot.rules.basics.stage import Step
from bot.rules.course.moving import without_secrets
from bot.rules.offers import Table as Seat
from bot.rules.sheet import overlord_deck
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.party import Learnt
from bot.rules.state.replay import replay
from tests.rules.table import BJORN, MARA, NOTE, OLGA, Table, of


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
    # as people call the first one, though the other begins so too
    table.play(OLGA, c.ChooseBasicDeck("Basic I"))
    assert table.state.party.basic == "Basic"
    table.play(OLGA, c.ChooseBasicDeck("Basic II"))
    table.start_quest()
    refused = table.refuses(OLGA, c.ChooseBasicDeck("Basic"))
    assert refused == r.BasicDeckFixed("Basic II")
    assert table.refuses(OLGA, c.ChooseBasicDeck("Magus")) == r.UnknownBasicDeck("Magus")


@pytest.mark.rule("O1")
def test_no_more_cards_are_drawn_than_the_deck_has_left(quest: Table) -> None:
    """Three of fifteen are in the hand; discards are shuffled back in as the deck runs out."""
    assert quest.refuses(OLGA, c.ChangeHand(13)) == r.DeckDrawn(13, 12)
    quest.play(OLGA, c.ChangeHand(12))
    quest.play(OLGA, c.StartOverlordTurn())
    quest.play(OLGA, c.DefeatHero("Leoric", Reward.OVERLORD_CARD))
    assert hand(quest) == 15
    assert quest.refuses(OLGA, c.ChangeHand(1)) == r.DeckDrawn(1, 0)
    quest.play(OLGA, c.ChangeHand(-15))
    quest.play(OLGA, c.ChangeHand(15))


@pytest.mark.rule("O1")
def test_house_rules_let_a_hand_be_larger_than_the_deck(quest: Table) -> None:
    quest.play(MARA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    events = quest.play(OLGA, c.ChangeHand(13))
    assert of(events, e.HouseRuled)
    assert hand(quest) == 16


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


# --- O2: the deck for the next quest


def cards(table: Table) -> int:
    return overlord_deck.size(table.state, table.box)


@pytest.mark.rule("O2")
def test_a_deck_is_of_the_basic_cards_and_those_learnt(learning: Table) -> None:
    assert cards(learning) == overlord_deck.LEAST == 15
    learning.play(OLGA, c.LearnOverlordCard("Schemes"))
    assert cards(learning) == 16


@pytest.mark.rule("O2")
@pytest.mark.parametrize("card", ["Schemes", "dash", "Tripwire"])
def test_any_card_of_ones_own_may_stay_out_of_the_deck(learning: Table, card: str) -> None:
    learning.play(OLGA, c.LearnOverlordCard("Schemes"))
    events = learning.play(OLGA, c.BuildOverlordDeck(leave_out=card))
    [out] = [each for each in events if isinstance(each, e.OverlordCardLeftOut)]
    assert (out.card.casefold(), out.cards, cards(learning)) == (card.casefold(), 15, 15)
    assert len(learning.state.party.learnt) == 1
    learning.undo()
    assert cards(learning) == 16
    learning.redo()
    learning.play(OLGA, c.BuildOverlordDeck(take_in=card))
    assert (cards(learning), learning.state.party.left_out) == (16, ())


@pytest.mark.rule("O2")
def test_a_deck_under_15_is_named_and_not_refused(table: Table) -> None:
    [out] = table.play(OLGA, c.BuildOverlordDeck(leave_out="Dash"))
    assert out == e.OverlordCardLeftOut("Dash", 0, 14)
    table.start_quest()


@pytest.mark.rule("O2")
def test_each_copy_is_left_out_by_itself(table: Table) -> None:
    """The basic deck has two of Dash."""
    for _ in range(2):
        table.play(OLGA, c.BuildOverlordDeck(leave_out="Dash"))
    assert table.refuses(OLGA, c.BuildOverlordDeck(leave_out="Dash")) == r.CardNotIn("Dash")
    assert table.refuses(OLGA, c.BuildOverlordDeck(leave_out="Schemes")) == r.CardNotIn("Schemes")
    for _ in range(2):
        table.play(OLGA, c.BuildOverlordDeck(take_in="Dash"))
    assert table.refuses(OLGA, c.BuildOverlordDeck(take_in="Dash")) == r.CardNotOut("Dash")


@pytest.mark.rule("O2")
def test_one_card_takes_the_place_of_another_in_one_move(table: Table) -> None:
    table.play(OLGA, c.BuildOverlordDeck(leave_out="Dash"))
    events = table.play(OLGA, c.BuildOverlordDeck(leave_out="Tripwire", take_in="Dash"))
    assert [type(each) for each in events] == [e.OverlordCardLeftOut, e.OverlordCardTakenIn]
    assert table.state.party.left_out == (Learnt(0, "Tripwire"),)
    assert table.refuses(OLGA, c.BuildOverlordDeck()) == r.NothingToDo()


@pytest.mark.rule("O2")
def test_a_card_does_not_take_its_own_place(table: Table) -> None:
    """Given two copies of a card, one of them left out, neither takes the other's place."""
    table.play(OLGA, c.BuildOverlordDeck(leave_out="Dash"))
    for out, back in (("Dash", "Dash"), ("dash", "Das"), ("Tripwire", "tripwire")):
        refused = table.refuses(OLGA, c.BuildOverlordDeck(leave_out=out, take_in=back))
        assert refused == r.SameCard("Dash" if back.lower() != "tripwire" else "Tripwire")
    assert table.state.party.left_out == (Learnt(0, "Dash"),)


@pytest.mark.rule("O2")
def test_a_deck_in_play_is_not_built_anew(quest: Table) -> None:
    quest.play(OLGA, c.BuildOverlordDeck(leave_out="Dash"))
    quest.play(OLGA, c.StartOverlordTurn())
    refused = quest.refuses(OLGA, c.BuildOverlordDeck(take_in="Dash"))
    assert isinstance(refused, r.DeckInPlay)
    quest.play(OLGA, c.EndEncounter())
    assert quest.refuses(OLGA, c.BuildOverlordDeck(take_in="Dash")) == refused
    quest.end_quest()
    quest.play(OLGA, c.BuildOverlordDeck(take_in="Dash"))


@pytest.mark.rule("O2")
def test_another_basic_deck_brings_all_its_cards(table: Table) -> None:
    table.play(OLGA, c.LearnOverlordCard("Schemes", owned=True))
    table.play(OLGA, c.BuildOverlordDeck(leave_out="Schemes"))
    table.play(OLGA, c.BuildOverlordDeck(leave_out="Dash"))
    table.play(OLGA, c.ChooseBasicDeck("Basic II"))
    assert table.state.party.left_out == (Learnt(1, "Schemes"),)
    assert cards(table) == 15


@pytest.mark.rule("O2")
def test_another_basic_deck_brings_all_its_cards_where_nobody_knows_their_names(
    table: Table,
) -> None:
    # given a campaign that came here without the names of a card learnt and two left out
    table.play(OLGA, c.LearnOverlordCard("Schemes", owned=True))
    table.play(OLGA, c.BuildOverlordDeck(leave_out="Schemes"))
    table.play(OLGA, c.BuildOverlordDeck(leave_out="Dash"))
    table.log = without_secrets(table.log)
    table.renew()
    table.states.clear()
    table.check_each = False
    # when the overlord takes the other basic deck
    table.play(OLGA, c.ChooseBasicDeck("Basic II"))
    # then what was left out of the first one is no matter any more
    assert table.state.party.left_out == (Learnt(1),)
    assert cards(table) == 15


@pytest.mark.rule("O2")
def test_what_is_left_out_is_a_secret_and_keeps_its_place_without_its_name(table: Table) -> None:
    table.play(OLGA, c.BuildOverlordDeck(leave_out="Tripwire"))
    for by in (BJORN, MARA):
        assert isinstance(table.refuses(by, c.BuildOverlordDeck(leave_out="Dash")), r.NotYours)
        seat = Seat(table.state, by, table.box)
        assert sheet_offers.cards_to_leave_out(seat) == sheet_offers.cards_to_take_in(seat) == ()
    seat = Seat(table.state, OLGA, table.box)
    assert sheet_offers.cards_to_take_in(seat) == ("Tripwire",)
    assert "Dash" in sheet_offers.cards_to_leave_out(seat)
    table.log = without_secrets(table.log)
    assert "Tripwire" not in repr(table.log)
    table.renew()
    table.states.clear()
    table.check_each = False
    assert cards(table) == 14
    table.play(OLGA, c.BuildOverlordDeck(take_in="Tripwire"))
    assert cards(table) == 15
