"""S: heroes, their players and the overlord side (S2, S8)."""

import pytest

from bot.rules.basics.options import FortuneUse, GainReason, OverlordAction, Sheet
from bot.rules.basics.places import SUPPLY, fortune
from bot.rules.basics.stage import Step
from bot.rules.basics.stored import replace
from bot.rules.economy import find
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import JoinRequest
from tests.rules.table import BJORN, CARLA, CREATE, DORA, LEORIC, MARA, NILS, OLGA, Table, of


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
    assert table.refuses(OLGA, c.AddHero(name)) == r.HeroExists("Leoric")


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


def side(table: Table) -> list[int]:
    return [*table.state.overlords]


@pytest.mark.rule("S2")
def test_an_overlord_shares_and_hands_over_the_own_place(table: Table) -> None:
    """The places of the others on the side are theirs; only a steward takes one away."""
    table.play(OLGA, c.ChangeOverlords(OverlordAction.HAND_OVER, NILS.user))
    table.play(NILS, c.ChangeOverlords(OverlordAction.ADD, DORA.user))
    assert side(table) == [NILS.user, DORA.user]
    take = c.ChangeOverlords(OverlordAction.REMOVE, NILS.user)
    assert isinstance(table.refuses(DORA, take), r.NotYours)
    keep = c.ChangeOverlords(OverlordAction.HAND_OVER, DORA.user)
    assert table.refuses(DORA, keep) == r.NothingToDo()
    table.play(DORA, c.ChangeOverlords(OverlordAction.HAND_OVER, BJORN.user))
    assert side(table) == [NILS.user, BJORN.user]
    table.play(NILS, c.ChangeOverlords(OverlordAction.HAND_OVER, BJORN.user))
    assert side(table) == [BJORN.user]
    own = c.ChangeOverlords(OverlordAction.REMOVE, BJORN.user)
    assert table.refuses(BJORN, own) == r.LastOverlord()


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


@pytest.mark.rule("S2")
def test_a_unique_part_of_a_name_counts_where_no_whole_name_fits(table: Table) -> None:
    """Given Leoric of the Book and Leoric the Bold, a part must mean one of them."""
    table.play(OLGA, c.AddHero("Aurim of the Book", BJORN.user))
    assert find.named_hero(table.state, "book").name == "Aurim of the Book"
    assert find.named_hero(table.state, "leoric").key == LEORIC
    with pytest.raises(r.UnknownHero):
        find.named_hero(table.state, "r")


@pytest.mark.rule("S2", "S8")
def test_the_key_of_a_hero_who_left_is_no_part_of_another(table: Table) -> None:
    """Old buttons name heroes by key, and must not act on another hero."""
    table.play(OLGA, c.AddHero("Aurim", BJORN.user))
    table.play(OLGA, c.RemoveHero("Aurim"))
    table.play(OLGA, c.AddHero("Aurim of the Book", BJORN.user))
    with pytest.raises(r.UnknownHero):
        find.named_hero(table.state, "aurim")


@pytest.mark.rule("S2", "S8")
def test_the_name_of_a_hero_who_left_is_a_part_where_it_is_typed(table: Table) -> None:
    """Given Aurim who left and Aurim of the Book, a typed "Aurim" must mean the one who is here."""
    table.play(OLGA, c.AddHero("Aurim", BJORN.user))
    table.play(OLGA, c.RemoveHero("Aurim"))
    table.play(OLGA, c.AddHero("Aurim of the Book", BJORN.user))
    table.play(replace(OLGA, types=True), c.AssignHero("Aurim", CARLA.user))
    assert find.named_hero(table.state, "book").player == CARLA.user
    assert isinstance(table.refuses(OLGA, c.AssignHero("aurim", CARLA.user)), r.UnknownHero)
