"""P: triggers, payments and ties (P3-P5, P10)."""

import pytest

from bot.rules.basics.options import OverlordAction
from bot.rules.basics.places import POOL, fortune
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import FortuneTie, PickHero, PickWord
from bot.rules.state.replay import replay
from tests.rules.house_cards import HOUSE_CARDS
from tests.rules.table import (
    ASTARRA,
    BJORN,
    CARLA,
    DORA,
    GRISBAN,
    LEORIC,
    MARA,
    NILS,
    OLGA,
    Table,
    says,
)

NO_EXCUSE = c.TriggerPlotCard("Make No Excuse")
BRANDED = c.TriggerPlotCard("Branded")


@pytest.mark.rule("P3")
def test_a_trigger_pays_and_exhausts(agony: Table) -> None:
    agony.give(leoric=1, astarra=1)
    events = agony.play(OLGA, NO_EXCUSE)
    paid = e.TokensMoved(POOL, fortune(GRISBAN), 1, e.Why.TRIGGER, "makenoexcuse")
    assert says(events, e.CardTriggered("makenoexcuse", 1, exhausted=True), paid)
    assert agony.state.cards["makenoexcuse"].exhausted
    assert agony.refuses(OLGA, NO_EXCUSE) == r.CardExhausted("makenoexcuse")


@pytest.mark.rule("P3")
def test_a_use_card_does_not_exhaust_and_is_used_while_threat_lasts(agony: Table) -> None:
    agony.give(leoric=9, astarra=9)
    for used in range(1, 5):
        agony.play(OLGA, BRANDED)
        agony.answer(OLGA, LEORIC, PickHero)
        assert agony.state.threat == 8 - 2 * used
        assert not agony.state.cards["branded"].exhausted
    assert agony.refuses(OLGA, BRANDED) == r.NotEnoughThreat(2, 0, "branded")


@pytest.mark.rule("P3")
def test_a_facedown_card_is_not_triggered(agony: Table) -> None:
    refusal = agony.refuses(OLGA, c.TriggerPlotCard("Long Suffering"))
    assert refusal == r.CardNotFaceup("longsuffering")


@pytest.mark.rule("P3")
def test_the_pool_must_hold_the_cost(agony: Table) -> None:
    agony.play(OLGA, c.LoseThreat(6, "a mistake"))
    assert agony.refuses(OLGA, c.TriggerPlotCard("Idle Hands")) == r.NotEnoughThreat(
        3, 2, "idlehands"
    )


@pytest.mark.rule("P3")
def test_only_the_overlord_side_triggers(agony: Table) -> None:
    for person in (BJORN, MARA, NILS):
        assert isinstance(agony.refuses(person, NO_EXCUSE), r.NotYours)


@pytest.mark.rule("P3")
@pytest.mark.parametrize(("word", "exhausted"), [("exhaust", True), ("use", False)])
def test_the_overlord_says_what_his_card_says(house: Table, word: str, exhausted: bool) -> None:
    house.fund(1)
    house.give(leoric=1, astarra=1)
    house.play(OLGA, c.TriggerPlotCard("Old Trick"))
    assert house.state.threat == 1
    house.answer(OLGA, word, PickWord)
    assert house.state.cards["oldtrick"].exhausted is exhausted
    assert (house.state.threat, house.state.fortune(GRISBAN)) == (0, 1)


@pytest.mark.rule("P3", "U4")
def test_what_a_card_says_is_asked_only_if_it_can_be_paid(house: Table) -> None:
    refusal = house.refuses(OLGA, c.TriggerPlotCard("Old Trick"))
    assert refusal == r.NotEnoughThreat(1, 0, "oldtrick")
    house.fund(1)
    house.play(OLGA, c.TriggerPlotCard("Old Trick"))
    assert isinstance(house.refuses(OLGA, c.LoseThreat(1, "oops")), r.QuestionOpen)


@pytest.mark.rule("P3", "P4")
@pytest.mark.parametrize("threat", [0, 1])
def test_without_hero_sheets_nothing_is_triggered(box: Box, threat: int) -> None:
    """Neither a card that costs nothing, nor one whose spending would be asked first."""
    bare = Table(box.with_decks([HOUSE_CARDS]))
    bare.open(0)
    bare.play(OLGA, c.ChooseDeck("House Cards"))
    bare.play(OLGA, c.AdoptCampaign(threat, cards="New Trick"))
    for card in ("Old Trick", "New Trick"):
        refusal = bare.refuses(OLGA, c.TriggerPlotCard(card))
        assert refusal == r.NoHeroes()
        assert refusal.remedy is r.Remedy.ADD_HERO


@pytest.mark.rule("P4")
def test_each_token_goes_to_the_fewest_counted_anew(agony: Table) -> None:
    agony.give(leoric=3, astarra=1)
    agony.play(OLGA, BRANDED)
    assert agony.fortune() == {LEORIC: 3, ASTARRA: 1, GRISBAN: 1}
    assert agony.state.awaiting == 1
    agony.answer(CARLA, ASTARRA, FortuneTie)
    assert agony.fortune() == {LEORIC: 3, ASTARRA: 2, GRISBAN: 1}


@pytest.mark.rule("P4", "P5")
def test_tokens_for_all_tied_heroes_ask_nothing(agony: Table) -> None:
    agony.play(OLGA, c.TriggerPlotCard("Idle Hands"))
    assert agony.state.questions == ()
    assert set(agony.fortune().values()) == {1}


@pytest.mark.rule("P5")
def test_one_candidate_is_not_asked_about(agony: Table) -> None:
    agony.give(leoric=1, astarra=2)
    agony.play(OLGA, NO_EXCUSE)
    assert agony.state.questions == ()
    assert agony.fortune() == {LEORIC: 1, ASTARRA: 2, GRISBAN: 1}


@pytest.mark.rule("P5")
def test_k_of_n_tied_heroes_are_chosen_one_press_each(agony: Table) -> None:
    agony.play(OLGA, BRANDED)
    asked = agony.question(FortuneTie)
    assert isinstance(asked, FortuneTie)
    assert (asked.tied, asked.left) == ((LEORIC, ASTARRA, GRISBAN), 2)
    agony.answer(BJORN, GRISBAN)
    again = agony.question(FortuneTie)
    assert isinstance(again, FortuneTie)
    assert (again.id, again.tied, again.left) == (asked.id, (LEORIC, ASTARRA), 1)
    assert isinstance(agony.refuses(DORA, c.Answer(asked.id, GRISBAN)), r.NoSuchChoice)
    agony.answer(DORA, LEORIC)
    assert agony.fortune() == {LEORIC: 1, ASTARRA: 0, GRISBAN: 1}
    assert isinstance(agony.refuses(DORA, c.Answer(asked.id, ASTARRA)), r.QuestionClosed)


@pytest.mark.rule("P5")
def test_a_knocked_out_hero_counts(agony: Table) -> None:
    agony.play(OLGA, c.DefeatHero("Leoric"))
    agony.answer(OLGA, "overlord-card")
    agony.play(OLGA, NO_EXCUSE)
    tie = agony.question(FortuneTie)
    assert isinstance(tie, FortuneTie)
    assert LEORIC in tie.tied


@pytest.mark.rule("P5", "U6")
def test_the_heroes_choose_not_the_overlord(agony: Table) -> None:
    agony.play(OLGA, c.ChangeOverlords(OverlordAction.HAND_OVER, NILS.user))
    agony.play(NILS, NO_EXCUSE)
    choice = c.Answer(agony.question().id, LEORIC)
    refusal = agony.refuses(NILS, choice)
    assert isinstance(refusal, r.NotYourQuestion)
    assert refusal.who == (BJORN.user, CARLA.user, DORA.user)
    assert e.StewardActed() in agony.play(OLGA, choice)


@pytest.mark.rule("P10")
def test_payment_comes_first_with_its_tie_then_the_cards_question(agony: Table) -> None:
    agony.play(OLGA, BRANDED)
    assert [type(each) for each in agony.state.questions] == [FortuneTie]
    agony.answer(BJORN, LEORIC)
    agony.answer(BJORN, ASTARRA)
    assert [type(each) for each in agony.state.questions] == [PickHero]


@pytest.mark.rule("P10", "U1", "U2")
def test_undo_takes_back_the_whole_trigger(agony: Table) -> None:
    before = agony.state
    agony.play(OLGA, BRANDED)
    agony.answer(BJORN, LEORIC)
    agony.undo()
    assert (agony.state.threat, agony.state.awaiting, agony.state.questions) == (8, 0, ())
    assert agony.fortune() == {LEORIC: 0, ASTARRA: 0, GRISBAN: 0}
    agony.redo()
    assert agony.state.awaiting == 1
    agony.answer(CARLA, GRISBAN)
    agony.answer(OLGA, GRISBAN, PickHero)
    agony.undo()
    assert agony.state.tokens == before.tokens
    assert agony.state.cards == before.cards


@pytest.mark.rule("P10")
def test_a_half_answered_trigger_survives_a_restart(agony: Table) -> None:
    agony.play(OLGA, BRANDED)
    agony.answer(BJORN, LEORIC)
    agony.state = replay(list(agony.log))
    agony.answer(BJORN, GRISBAN, FortuneTie)
    agony.answer(OLGA, LEORIC, PickHero)
    assert agony.state.questions == ()
