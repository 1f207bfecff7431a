"""P: purchase, and cards that leave the play area (P1, P2, P9, Z0)."""

import pytest

from bot.rules.basics.options import Costs, GainReason
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from bot.rules.state.questions import DescribeGroup
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import BJORN, MARA, OLGA, Table, of, says


@pytest.fixture
def shop(table: Table) -> Table:
    """The Spend Experience Points step, with eight threat and the Rylan deck."""
    table.own(CORRUPTION)
    table.fund(7)
    table.reach(Step.SPEND_XP)
    return table


@pytest.mark.rule("P1")
def test_a_purchase_pays_the_supply_and_turns_the_card_faceup(shop: Table) -> None:
    events = shop.play(OLGA, c.BuyPlotCard("Traitor"))
    assert events == (
        e.CardBought("traitor", 3),
        e.TokensMoved(POOL, SUPPLY, 3, e.Why.PURCHASE, "traitor"),
    )
    assert shop.state.cards["traitor"].faceup
    assert shop.state.threat == 5
    assert set(shop.fortune().values()) == {0}


@pytest.mark.rule("P1")
def test_any_number_of_cards_in_one_step_while_threat_lasts(shop: Table) -> None:
    shop.play(OLGA, c.BuyPlotCard("Traitor"))
    shop.play(OLGA, c.BuyPlotCard("Mages' Guild"))
    refusal = shop.refuses(OLGA, c.BuyPlotCard("Thieves Guild"))
    assert refusal == r.NotEnoughThreat(2, 1, "thievesguild")


@pytest.mark.rule("P1")
def test_a_card_stays_faceup_for_all_later_quests(shop: Table) -> None:
    shop.play(OLGA, c.BuyPlotCard("Traitor"))
    for _ in range(2):
        shop.start_quest()
        shop.end_quest()
    assert shop.state.cards["traitor"].faceup


@pytest.mark.rule("P1")
@pytest.mark.parametrize("step", [step for step in Step if step is not Step.SPEND_XP])
def test_a_card_is_bought_in_its_step_alone(table: Table, step: Step) -> None:
    table.own(CORRUPTION)
    table.fund(5)
    buy = c.BuyPlotCard("Traitor")
    assert table.refuses(OLGA, buy) == r.WrongStep(Step.SPEND_XP, table.state.stage)
    table.start_quest()
    assert table.refuses(OLGA, buy) == r.WrongStep(Step.SPEND_XP, table.state.stage)
    table.reach(step)
    ahead = step in (Step.GOLD, Step.CLEAN_UP, Step.REWARDS)
    refusal = table.refuses(OLGA, buy)
    assert refusal == r.WrongStep(Step.SPEND_XP, table.state.stage, ahead)
    assert refusal.remedy is (r.Remedy.SPEND_XP if ahead else r.Remedy.NONE)


@pytest.mark.rule("P1")
def test_experience_never_buys_a_card(table: Table) -> None:
    table.own(CORRUPTION)
    table.play(OLGA, c.AdoptCampaign(xp=9))
    table.reach(Step.SPEND_XP)
    assert table.refuses(OLGA, c.BuyPlotCard("Traitor")) == r.NotEnoughThreat(3, 1, "traitor")
    assert table.state.xp == 10


@pytest.mark.rule("P1")
def test_a_card_bought_in_the_step_may_be_triggered_in_it(shop: Table) -> None:
    shop.play(OLGA, c.BuyPlotCard("False Chronicler"))
    shop.play(OLGA, c.TriggerPlotCard("False Chronicler"))
    assert shop.state.xp == 2


@pytest.mark.rule("P1")
def test_only_the_overlord_side_buys(shop: Table) -> None:
    for person in (BJORN, MARA):
        assert isinstance(shop.refuses(person, c.BuyPlotCard("Traitor")), r.NotYours)


@pytest.mark.rule("P2")
def test_a_faceup_card_is_not_bought_again(shop: Table) -> None:
    shop.play(OLGA, c.BuyPlotCard("Traitor"))
    assert shop.refuses(OLGA, c.BuyPlotCard("traitor")) == r.CardFaceup("traitor", basic=False)


@pytest.mark.rule("P2")
def test_the_basic_card_is_never_bought(shop: Table) -> None:
    refusal = shop.refuses(OLGA, c.BuyPlotCard("Friend or Foe"))
    assert refusal == r.CardFaceup("friendorfoe", basic=True)


@pytest.mark.rule("P2")
@pytest.mark.parametrize("name", ["Spite", "Branded", "No Such Card", ""])
def test_only_cards_of_the_chosen_deck(shop: Table, name: str) -> None:
    assert shop.refuses(OLGA, c.BuyPlotCard(name)) == r.UnknownCard(name)


@pytest.mark.rule("P2")
@pytest.mark.parametrize("name", ["Shadow Council", "SECRET-COUNCIL", "the secret council"])
def test_a_card_answers_to_all_its_names(shop: Table, name: str) -> None:
    shop.play(OLGA, c.BuyPlotCard(name))
    assert shop.state.cards["secretcouncil"].faceup


@pytest.mark.rule("P9")
def test_a_card_in_the_box_is_out_of_the_campaign(shop: Table) -> None:
    shop.play(OLGA, c.BuyPlotCard("False Chronicler"))
    events = shop.play(OLGA, c.TriggerPlotCard("False Chronicler"))
    assert says(events, e.CardReturned("falsechronicler", to_box=True))
    for command in (
        c.BuyPlotCard("False Chronicler"),
        c.TriggerPlotCard("False Chronicler"),
        c.RefreshPlotCard("False Chronicler"),
        c.GainThreat(GainReason.CARD, card="False Chronicler"),
    ):
        assert shop.refuses(OLGA, command) == r.CardBoxed("falsechronicler")


@pytest.mark.rule("P9")
def test_a_card_back_in_the_deck_is_facedown_and_bought_anew(shop: Table) -> None:
    shop.play(OLGA, c.BuyPlotCard("Summon Rylan Olliven"))
    shop.start_quest()
    shop.play(OLGA, c.TriggerPlotCard("Summon Rylan Olliven"))
    while not isinstance(shop.question(), DescribeGroup):
        shop.answer(BJORN, choices(shop.question())[0].value)
    shop.play(OLGA, c.AnswerGroup(shop.question().id, "Goblins", masters=1, minions=3))
    shop.play(BJORN, c.DefeatAgent())
    card = shop.state.cards["summonrylanolliven"]
    assert (card.faceup, card.exhausted, card.boxed) == (False, False, False)
    trigger = c.TriggerPlotCard("Summon Rylan Olliven")
    assert shop.refuses(OLGA, trigger) == r.CardNotFaceup("summonrylanolliven")
    shop.reach(Step.SPEND_XP)
    shop.play(OLGA, c.BuyPlotCard("Summon Rylan Olliven"))


@pytest.mark.rule("Z0")
def test_costs_are_as_transcribed_until_the_group_says_printed(table: Table) -> None:
    table.own(AGONY)
    table.fund(9)
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.BuyPlotCard("Idle Hands"))
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    bought = of(table.play(OLGA, c.BuyPlotCard("Branded")), e.CardBought)
    assert bought == [e.CardBought("branded", 2)]
    assert table.state.threat == 7
    table.play(OLGA, c.ChangeSettings(costs=Costs.TRANSCRIBED))
    table.play(OLGA, c.BuyPlotCard("Sadist"))
    assert table.state.threat == 5
