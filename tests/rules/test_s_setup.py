"""S: set-up and tokens."""

import pytest

from bot.box import Box
from bot.rules import commands as c
from bot.rules import events as e
from bot.rules import refusals as r
from bot.rules.campaign import Campaign
from bot.rules.decide import decide
from bot.rules.dice_sources import SeededDice
from bot.rules.options import Edition, FortuneUse, GainReason, OverlordAction, Sheet, Winner
from bot.rules.people import Person
from bot.rules.places import AWAITING, POOL, SUPPLY, fortune
from bot.rules.questions import FortuneTie, JoinRequest
from bot.rules.stage import Step
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import (
    ASTARRA,
    BJORN,
    CARLA,
    CREATE,
    DORA,
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


@pytest.mark.rule("S2")
def test_one_person_is_overlord_and_plays_two_heroes(bare: Table) -> None:
    bare.play(OLGA, CREATE)
    bare.play(OLGA, c.AddHero("Leoric"))
    bare.play(OLGA, c.AddHero("Astarra"))
    bare.start_quest()
    bare.give(leoric=1)
    bare.play(OLGA, c.SpendFortune(use=FortuneUse.RECOVER_FATIGUE, hero="Leoric"))
    assert bare.state.fortune(LEORIC) == 0


@pytest.mark.rule("S2")
@pytest.mark.parametrize("heroes", [0, 1])
def test_a_quest_does_not_start_with_fewer_than_two_heroes(bare: Table, heroes: int) -> None:
    bare.open(heroes)
    refusal = bare.refuses(OLGA, c.StartQuest("First Blood"))
    assert refusal == r.HeroCount(heroes)
    assert refusal.remedy is r.Remedy.ADD_HERO


@pytest.mark.rule("S2", "C4")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_quest_starts_with_two_to_four_heroes(bare: Table, heroes: int) -> None:
    bare.open(heroes)
    bare.start_quest()
    assert bare.state.quest is not None
    assert len(bare.state.quest.heroes) == heroes


@pytest.mark.rule("S2")
def test_there_is_no_fifth_hero(bare: Table) -> None:
    bare.open(4)
    assert bare.refuses(OLGA, c.AddHero("Aurim")) == r.HeroCount(5, 2, 4)
    assert bare.refuses(NILS, c.AddHero("Aurim")) == r.HeroCount(5, 2, 4)


@pytest.mark.rule("S2")
@pytest.mark.parametrize(
    "name", ["Leoric", "  LEORIC ", "the Leoric", "L-e.o_r i’c", "ＬＥＯＲＩＣ"]
)
def test_hero_names_that_compare_equal_are_one(table: Table, name: str) -> None:
    assert table.refuses(OLGA, c.AddHero(name)) == r.HeroExists(" ".join(name.split()))


@pytest.mark.rule("S2")
@pytest.mark.parametrize("name", ["Ærøskøbing", "Ο Ηρακλής", "勇者", "Zoë", "42", "x" * 60])
def test_a_hero_may_have_any_name_with_a_letter_or_digit(table: Table, name: str) -> None:
    table.play(OLGA, c.AddHero(name))
    table.play(OLGA, c.RemoveHero(name.upper()))
    assert len(table.state.heroes) == 3


@pytest.mark.rule("S2")
@pytest.mark.parametrize("name", ["", " ", "?!", "🙂", "x" * 61])
def test_a_hero_needs_a_name(table: Table, name: str) -> None:
    assert isinstance(table.refuses(OLGA, c.AddHero(name)), r.BadName)


@pytest.mark.rule("S2")
def test_the_overlord_side_is_shared_and_handed_over(table: Table) -> None:
    table.play(OLGA, c.ChangeOverlords(OverlordAction.ADD, NILS.user))
    table.play(NILS, c.GainThreat(GainReason.CARD, note="a gift"))
    table.play(MARA, c.ChangeOverlords(OverlordAction.HAND_OVER, DORA.user))
    assert table.state.overlords == (DORA.user,)
    assert isinstance(table.refuses(NILS, c.GainThreat(GainReason.CARD, note="x")), r.NotYours)


@pytest.mark.rule("S2")
def test_the_overlord_side_is_never_empty(table: Table) -> None:
    remove = c.ChangeOverlords(OverlordAction.REMOVE, OLGA.user)
    assert table.refuses(OLGA, remove) == r.LastOverlord()
    table.play(OLGA, c.ChangeOverlords(OverlordAction.ADD, NILS.user))
    table.play(OLGA, remove)
    assert table.refuses(OLGA, remove) == r.NotAnOverlord(OLGA.user)
    add = c.ChangeOverlords(OverlordAction.ADD, NILS.user)
    assert table.refuses(OLGA, add) == r.NothingToDo()


@pytest.mark.rule("S2")
def test_a_hero_joins_when_a_host_says_yes(table: Table) -> None:
    table.play(NILS, c.AddHero("Aurim", sheet=Sheet(might=2)))
    assert "aurim" not in table.state.heroes
    table.answer(OLGA, "yes", JoinRequest)
    hero = table.state.heroes["aurim"]
    assert (hero.player, hero.sheet.might) == (NILS.user, 2)


@pytest.mark.rule("S2")
def test_a_hero_does_not_join_when_a_host_says_no(table: Table) -> None:
    table.play(NILS, c.AddHero("Aurim"))
    table.answer(MARA, "no", JoinRequest)
    assert "aurim" not in table.state.heroes
    assert table.state.questions == ()


@pytest.mark.rule("S2")
def test_nobody_lets_himself_join_or_asks_for_others(table: Table) -> None:
    assert isinstance(table.refuses(NILS, c.AddHero("Aurim", CARLA.user)), r.NotYours)
    table.play(NILS, c.AddHero("Aurim"))
    yes = c.Answer(table.question().id, "yes")
    assert isinstance(table.refuses(NILS, yes), r.NotYourQuestion)
    assert isinstance(table.refuses(BJORN, yes), r.NotYourQuestion)


@pytest.mark.rule("S2")
def test_a_roster_that_filled_up_meanwhile_lets_nobody_join(table: Table) -> None:
    table.play(NILS, c.AddHero("Aurim"))
    table.play(OLGA, c.AddHero("Syndrael", DORA.user))
    request = table.question()
    assert table.refuses(OLGA, c.Answer(request.id, "yes")) == r.HeroCount(5, 2, 4)
    table.answer(OLGA, "no")


@pytest.mark.rule("S2")
def test_a_name_taken_meanwhile_lets_nobody_join(table: Table) -> None:
    table.play(NILS, c.AddHero("Aurim"))
    assert isinstance(table.refuses(CARLA, c.AddHero("AURIM")), r.QuestionOpen)
    table.play(OLGA, c.AddHero("Aurim", DORA.user))
    assert table.refuses(OLGA, c.Answer(table.question().id, "yes")) == r.HeroExists("Aurim")


@pytest.mark.rule("S2")
def test_a_printed_hero_brings_his_figures(table: Table) -> None:
    table.play(OLGA, c.AddHero("Grisban the Thirsty", sheet=Sheet(might=1)))
    sheet = table.state.heroes["grisbanthethirsty"].sheet
    printed = table.box.hero("Grisban the Thirsty")
    assert printed is not None
    assert (sheet.might, sheet.knowledge) == (1, printed.knowledge)


@pytest.mark.parametrize("figure", [-1, 31])
def test_figures_of_a_sheet_have_limits(table: Table, figure: int) -> None:
    wrong = Sheet(speed=figure)
    assert table.refuses(OLGA, c.AddHero("Aurim", sheet=wrong)) == r.BadNumber(figure, 0, 30)
    assert table.refuses(OLGA, c.SetHero("Leoric", wrong)) == r.BadNumber(figure, 0, 30)


@pytest.mark.rule("S3")
@pytest.mark.parametrize("name", [CORRUPTION, "inner corruption", "CorruptionFromWithin"])
def test_the_overlord_chooses_one_plot_deck(table: Table, name: str) -> None:
    table.play(OLGA, c.ChooseDeck(name))
    assert table.state.deck == "corruptionfromwithin"


@pytest.mark.rule("S3")
def test_the_deck_is_fixed_for_the_campaign(table: Table) -> None:
    table.own(AGONY)
    assert table.refuses(OLGA, c.ChooseDeck(CORRUPTION)) == r.DeckFixed("eternalagony")
    assert table.refuses(OLGA, c.ChooseDeck(AGONY)) == r.DeckFixed("eternalagony")


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


@pytest.mark.rule("S8")
def test_a_removed_heros_tokens_go_to_the_supply(table: Table) -> None:
    table.give(leoric=3, astarra=1)
    moved = of(table.play(OLGA, c.RemoveHero("Leoric")), e.TokensMoved)
    assert moved == [e.TokensMoved(fortune(LEORIC), SUPPLY, 3, e.Why.HERO_REMOVED)]
    table.play(OLGA, c.AddHero("Leoric"))
    assert table.state.fortune(LEORIC) == 0


@pytest.mark.rule("S8")
def test_no_hero_is_removed_in_a_quest(quest: Table) -> None:
    assert quest.refuses(OLGA, c.RemoveHero("Leoric")) == r.QuestUnderWay("First Blood")
    assert quest.refuses(OLGA, c.AddHero("Aurim")) == r.QuestUnderWay("First Blood")
    assert quest.refuses(NILS, c.AddHero("Aurim")) == r.QuestUnderWay("First Blood")


@pytest.mark.rule("S8")
def test_a_late_joiner_has_no_fortune(table: Table) -> None:
    table.give(leoric=2)
    table.reach(Step.GOLD)
    table.play(OLGA, c.AddHero("Aurim"))
    assert table.state.fortune("aurim") == 0
    assert table.state.fortune(LEORIC) == 2


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
    assert bare.refuses(OLGA, GAIN) == r.OtherEdition(Edition.SECOND)
