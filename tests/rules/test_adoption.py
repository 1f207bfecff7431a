"""A running campaign is adopted once, before its first quest here."""

import pytest

from bot.rules.basics.options import CampaignAct
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.rules.conftest import AGONY
from tests.rules.table import BJORN, MARA, OLGA, Table, says


def test_a_running_campaign_is_adopted_once_before_its_first_quest(table: Table) -> None:
    table.play(OLGA, c.ChooseDeck(AGONY))
    cards = "Branded, spite, BRANDED,, Sadist"
    events = table.play(OLGA, c.AdoptCampaign(7, 2, cards, CampaignAct.II))
    assert says(events, e.CampaignAdopted(("branded", "sadist")), e.ActSet(CampaignAct.II))
    state = table.state
    assert (state.threat, state.xp, state.act) == (7, 2, CampaignAct.II)
    assert [card.key for card in state.cards.values() if card.faceup] == [
        "spite",
        "branded",
        "sadist",
    ]
    assert table.refuses(OLGA, c.AdoptCampaign(1)) == r.AlreadyAdopted()


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (c.AdoptCampaign(-1), r.BadNumber(-1, 0, 99)),
        (c.AdoptCampaign(xp=100), r.BadNumber(100, 0, 99)),
        (c.AdoptCampaign(cards="Branded"), r.NoDeck()),
    ],
)
def test_what_cannot_be_adopted(table: Table, command: c.Command, refusal: r.Refusal) -> None:
    assert table.refuses(OLGA, command) == refusal


def test_adoption_comes_before_the_first_quest_and_is_a_stewards(table: Table) -> None:
    assert isinstance(table.refuses(BJORN, c.AdoptCampaign(1)), r.NotYours)
    table.start_quest()
    assert table.refuses(OLGA, c.AdoptCampaign(1)) == r.AlreadyAdopted()
    table.end_quest()
    assert table.refuses(MARA, c.AdoptCampaign(1)) == r.AlreadyAdopted()
