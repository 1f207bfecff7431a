"""S: campaigns, decks and tokens (S1, S3-S7, S9)."""

import pytest

from bot.rules.basics.keys import DeckKey
from bot.rules.basics.options import Edition, GainReason, Winner
from bot.rules.basics.places import AWAITING, POOL, SUPPLY, fortune
from bot.rules.decide import decide
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.questions import FortuneTie
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import (
    ASTARRA,
    BJORN,
    CARLA,
    CREATE,
    LEORIC,
    MARA,
    NILS,
    NOTE,
    OLGA,
    Table,
    of,
)

GAIN = c.GainThreat(GainReason.CORRECTION, note=NOTE)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("command", [GAIN, c.BuyPlotCard("Traitor"), c.TakeBack(), c.PlayAgain()])
def test_without_a_campaign_no_threat_move_is_possible(box: Box, command: c.Command) -> None:
    with pytest.raises(r.NoCampaign):
        decide(Campaign(), command, OLGA, box, SeededDice(1))


@pytest.mark.rule("S1")
def test_a_campaign_opens_with_empty_pools(bare: Table) -> None:
    bare.play(NILS, CREATE)
    assert bare.state.overlords == (NILS.user,)
    assert bare.state.creator == NILS.user
    assert bare.state.tokens == {}
    assert bare.state.xp == 0


@pytest.mark.rule("S1")
def test_a_campaign_is_not_created_twice(table: Table) -> None:
    assert table.refuses(OLGA, CREATE) == r.CampaignRuns("Nerekhall")


@pytest.mark.parametrize("name", ["", "   ", "!!!", "\u200b", "x" * 61])
def test_a_campaign_needs_a_name_by_the_name_rule(bare: Table, name: str) -> None:
    assert isinstance(bare.refuses(OLGA, c.CreateCampaign("key", name, home=1)), r.BadName)


@pytest.mark.rule("S3")
@pytest.mark.parametrize("name", [CORRUPTION, "inner corruption", "CorruptionFromWithin"])
def test_the_overlord_chooses_one_plot_deck(table: Table, name: str) -> None:
    table.play(OLGA, c.ChooseDeck(name))
    assert table.state.deck == "corruptionfromwithin"


@pytest.mark.rule("S3")
def test_the_deck_is_fixed_for_the_campaign(table: Table) -> None:
    table.own(AGONY)
    assert table.refuses(OLGA, c.ChooseDeck(CORRUPTION)) == r.DeckFixed(DeckKey("eternalagony"))
    assert table.refuses(OLGA, c.ChooseDeck(AGONY)) == r.DeckFixed(DeckKey("eternalagony"))


@pytest.mark.rule("S3")
def test_only_the_overlord_side_chooses_a_deck_that_exists(table: Table) -> None:
    assert isinstance(table.refuses(MARA, c.ChooseDeck(AGONY)), r.NotYours)
    assert table.refuses(OLGA, c.ChooseDeck("Old Maid")) == r.UnknownDeck("Old Maid")


@pytest.mark.rule("S4")
def test_the_basic_card_lies_faceup_and_the_others_facedown(table: Table) -> None:
    table.own(CORRUPTION)
    faceup = [card.key for card in table.state.cards.values() if card.faceup]
    assert faceup == ["friendorfoe"]
    assert len(table.state.cards) == 10
    assert not any(card.exhausted for card in table.state.cards.values())


@pytest.mark.rule("S5")
@pytest.mark.parametrize("asker", [MARA, BJORN, NILS], ids=["steward", "hero", "onlooker"])
@pytest.mark.parametrize("card", ["Traitor", "No Such Card"])
def test_others_learn_nothing_of_facedown_cards(table: Table, asker: Person, card: str) -> None:
    """The answer is the same for a facedown card and for no card at all."""
    table.own(CORRUPTION)
    for command in (
        c.BuyPlotCard(card),
        c.TriggerPlotCard(card),
        c.RefreshPlotCard(card),
        c.RecordPlotCost(card, 1),
        c.GainThreat(GainReason.CARD, card=card),
    ):
        assert isinstance(table.refuses(asker, command), r.NotYours)


@pytest.mark.rule("S6", "S7")
def test_every_token_comes_from_somewhere_and_goes_somewhere(table: Table) -> None:
    table.own(AGONY, "Branded")
    table.fund(5)
    table.start_quest()
    moved = of(table.play(OLGA, c.TriggerPlotCard("Branded")), e.TokensMoved)
    assert moved == [e.TokensMoved(POOL, AWAITING, 2, e.Why.TRIGGER, "branded")]
    assert table.state.tokens == {SUPPLY: -5, POOL: 3, AWAITING: 2}
    answered = of(table.answer(BJORN, LEORIC, FortuneTie), e.TokensMoved)
    assert answered == [e.TokensMoved(AWAITING, fortune(LEORIC), 1, e.Why.TIE, "branded")]


@pytest.mark.rule("S7")
def test_a_flipped_token_waits_for_its_hero(table: Table) -> None:
    table.own(AGONY, "Make No Excuse")
    table.fund(3)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Make No Excuse"))
    assert (table.state.threat, table.state.awaiting) == (2, 1)
    table.answer(CARLA, ASTARRA)
    assert (table.state.threat, table.state.awaiting) == (2, 0)
    assert table.state.fortune(ASTARRA) == 1


@pytest.mark.rule("S9")
def test_threat_is_gained_and_kept_without_a_deck(table: Table) -> None:
    table.fund(2)
    table.start_quest()
    table.end_quest(Winner.OVERLORD)
    assert table.state.threat == 4
    assert table.refuses(OLGA, c.BuyPlotCard("Traitor")) == r.NoDeck()
    assert table.refuses(OLGA, c.TriggerPlotCard("Traitor")).remedy is r.Remedy.CHOOSE_DECK


@pytest.mark.rule("S9")
def test_a_deck_may_be_chosen_late_but_not_in_a_quest(table: Table) -> None:
    table.start_quest()
    assert table.refuses(OLGA, c.ChooseDeck(AGONY)) == r.QuestUnderWay("First Blood")
    table.end_quest()
    table.own(AGONY)
    assert table.state.deck


@pytest.mark.rule("S9")
def test_at_campaign_end_all_tokens_return_to_the_supply(table: Table) -> None:
    table.own(CORRUPTION)
    table.fund(6)
    table.give(leoric=2, astarra=1)
    table.start_quest()
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.TriggerPlotCard("Friend or Foe"))
    table.play(OLGA, c.EndCampaign())
    assert table.state.ended
    assert table.state.tokens == {}


@pytest.mark.rule("S9")
@pytest.mark.parametrize("command", [GAIN, c.StartQuest("x"), c.AddHero("x"), c.EndCampaign()])
def test_after_the_campaign_only_undo_remains(table: Table, command: c.Command) -> None:
    table.fund(2)
    table.play(OLGA, c.EndCampaign())
    assert table.refuses(OLGA, command) == r.CampaignOver("Nerekhall")
    table.undo()
    assert (table.state.ended, table.state.threat) == (False, 2)
    table.redo()
    assert table.state.ended


@pytest.mark.rule("S1")
def test_the_economy_belongs_to_the_second_edition(bare: Table) -> None:
    bare.play(OLGA, c.CreateCampaign("key", "Old Times", home=1, edition=Edition.FIRST))
    assert bare.refuses(OLGA, GAIN) == r.NoQuest()  # threat of its own, in a quest (E6)
    assert bare.refuses(OLGA, c.ConvertXp(1)) == r.OtherEdition(Edition.SECOND)
