"""Experience, classes and skills of the heroes (X1, X2)."""

import pytest

from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from tests.rules.table import BJORN, CARLA, LEORIC, MARA, NOTE, OLGA, Table, of

SYNDRAEL = "syndrael"


def xp(table: Table) -> dict[str, int]:
    return {hero: table.state.party.kit(hero).xp for hero in table.state.heroes}


@pytest.fixture
def knight(table: Table) -> Table:
    """Syndrael, a printed Warrior, is a Knight with 3 XP, in Spend XP."""
    table.play(OLGA, c.RemoveHero("Grisban"))
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.play(BJORN, c.TakeClass("Syndrael", "Knight"))
    table.play(OLGA, c.ChangeHeroXp("Syndrael", 2, NOTE))
    table.reach(Step.SPEND_XP)
    return table


# --- X1


@pytest.mark.rule("X1")
def test_step_3_gives_everybody_1_xp_in_one_move(table: Table) -> None:
    table.start_quest()
    table.end_quest()
    events = table.play(OLGA, c.GoToStep(Step.REWARDS))
    assert of(events, e.HeroesRewarded) == [e.HeroesRewarded(("leoric", "astarra", "grisban"), 1)]
    assert set(xp(table).values()) == {1}
    assert table.state.xp == 1


@pytest.mark.rule("X1")
def test_a_skipped_step_3_gives_it_too_and_undo_takes_it_back(table: Table) -> None:
    table.start_quest()
    table.end_quest()
    table.start_quest()
    assert set(xp(table).values()) == {1}
    table.undo()
    assert set(xp(table).values()) == {0}


@pytest.mark.rule("X1")
def test_more_is_entered_with_a_note_by_a_steward(table: Table) -> None:
    table.play(MARA, c.ChangeHeroXp("Leoric", 2, "a reward"))
    assert xp(table)[LEORIC] == 2
    assert isinstance(table.refuses(BJORN, c.ChangeHeroXp("Leoric", 1, NOTE)), r.NotYours)


@pytest.mark.rule("X1")
def test_xp_is_never_below_0(table: Table) -> None:
    table.play(OLGA, c.ChangeHeroXp("Leoric", 2, NOTE))
    refused = table.refuses(OLGA, c.ChangeHeroXp("Leoric", -3, NOTE))
    assert refused == r.NotEnoughHeroXp(LEORIC, 3, 2)
    assert table.refuses(OLGA, c.ChangeHeroXp("Leoric", 0, NOTE)) == r.NothingToDo()


@pytest.mark.rule("X1", "S8")
def test_who_leaves_takes_the_experience_along(table: Table) -> None:
    table.play(OLGA, c.ChangeHeroXp("Leoric", 2, NOTE))
    table.play(OLGA, c.RemoveHero("Leoric"))
    assert LEORIC not in table.state.party.kits
    table.play(OLGA, c.AddHero("Leoric", BJORN.user))
    assert xp(table)[LEORIC] == 0


# --- X2


@pytest.mark.rule("X2")
def test_a_printed_hero_takes_a_class_of_the_archetype(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    refused = table.refuses(BJORN, c.TakeClass("Syndrael", "Disciple"))
    assert refused == r.OtherArchetype(SYNDRAEL, "Disciple", "Healer")
    table.play(BJORN, c.TakeClass("Syndrael", "Knight"))
    kit = table.state.party.kit(SYNDRAEL)
    assert kit.taken == "Knight"
    assert kit.starting == ("Oath of Honor",)
    assert [item.name for item in kit.items] == ["Iron Longsword", "Wooden Shield"]


@pytest.mark.rule("X2")
def test_a_hero_of_the_groups_own_takes_any(table: Table) -> None:
    table.play(OLGA, c.AddHero("Brunhild", BJORN.user))
    table.play(BJORN, c.TakeClass("Brunhild", "Disciple"))
    table.play(BJORN, c.TakeClass("Brunhild", "Knight"))
    assert table.state.party.kit("brunhild").taken == "Knight"


@pytest.mark.rule("X2")
def test_another_class_brings_its_own_things_instead(table: Table) -> None:
    table.play(OLGA, c.AddHero("Brunhild", BJORN.user))
    table.play(BJORN, c.TakeClass("Brunhild", "Disciple"))
    table.play(BJORN, c.AddItem("Chainmail", "Brunhild", NOTE))
    table.play(BJORN, c.TakeClass("Brunhild", "Thief"))
    kit = table.state.party.kit("brunhild")
    assert [item.name for item in kit.items] == ["Throwing Knives", "Lucky Charm", "Chainmail"]
    assert kit.starting == ("Greedy",)


@pytest.mark.rule("X2")
def test_once_a_skill_is_bought_the_class_stays(knight: Table) -> None:
    knight.play(BJORN, c.LearnSkill("Syndrael", "Advance"))
    refused = knight.refuses(BJORN, c.TakeClass("Syndrael", "Berserker"))
    assert refused == r.SkillsBought(SYNDRAEL, "Knight")


@pytest.mark.rule("X2")
def test_a_skill_is_bought_at_the_printed_xp(knight: Table) -> None:
    knight.play(BJORN, c.LearnSkill("Syndrael", "Guard"))
    kit = knight.state.party.kit(SYNDRAEL)
    assert (kit.xp, kit.skills) == (1, ("Guard",))
    refused = knight.refuses(BJORN, c.LearnSkill("Syndrael", "Shield Slam"))
    assert refused == r.NotEnoughHeroXp(SYNDRAEL, 2, 1)
    assert knight.refuses(BJORN, c.LearnSkill("Syndrael", "Guard")) == r.SkillKnown(
        SYNDRAEL, "Guard"
    )


@pytest.mark.rule("X2")
def test_skills_are_bought_in_spend_xp_only(knight: Table) -> None:
    knight.play(OLGA, c.ConvertXp(1))
    knight.play(OLGA, c.GoToStep(Step.SHOPPING))
    assert isinstance(knight.refuses(BJORN, c.LearnSkill("Syndrael", "Advance")), r.WrongStep)


@pytest.mark.rule("X2")
def test_skills_of_other_classes_are_not_for_sale(knight: Table) -> None:
    refused = knight.refuses(BJORN, c.LearnSkill("Syndrael", "Brute"))
    assert refused == r.SkillOfOthers(SYNDRAEL, "Brute", "Knight")
    assert knight.refuses(BJORN, c.LearnSkill("Syndrael", "Yodel")) == r.UnknownSkill("Yodel")
    assert knight.refuses(CARLA, c.LearnSkill("Astarra", "Rage")) == r.NoClass("astarra")


@pytest.mark.rule("X2")
def test_a_hybrid_class_takes_a_standard_one_along(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.play(BJORN, c.TakeClass("Syndrael", "Avenger"))
    question = table.question(q.ClassAlong)
    assert isinstance(question, q.ClassAlong)
    assert "Disciple" in question.classes
    assert "Crusader" not in question.classes
    table.answer(BJORN, "Disciple")
    kit = table.state.party.kit(SYNDRAEL)
    assert (kit.taken, kit.along) == ("Avenger", "Disciple")
    assert kit.starting == ("Justicar", "Prayer of Healing")
    assert [item.name for item in kit.items] == ["Iron Mace", "Wooden Shield"]


@pytest.mark.rule("X2")
def test_of_the_class_along_the_level_3_skills_are_not_for_sale(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.play(BJORN, c.TakeClass("Syndrael", "Avenger"))
    table.answer(BJORN, "Disciple")
    table.play(OLGA, c.ChangeHeroXp("Syndrael", 9, NOTE))
    table.play(OLGA, c.RemoveHero("Grisban"))
    table.reach(Step.SPEND_XP)
    table.play(BJORN, c.LearnSkill("Syndrael", "Time of Need"))
    table.play(BJORN, c.LearnSkill("Syndrael", "Death from Above"))
    refused = table.refuses(BJORN, c.LearnSkill("Syndrael", "Radiant Light"))
    assert refused == r.SkillOfOthers(SYNDRAEL, "Radiant Light", "Avenger")


@pytest.mark.rule("X2")
def test_choosing_again_lets_the_open_question_lapse(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.play(BJORN, c.TakeClass("Syndrael", "Avenger"))
    asked = table.question().id
    lapses = e.Withdrawn(asked, pledge=False)
    assert lapses in table.play(BJORN, c.TakeClass("Syndrael", "Knight"))
    assert not table.state.questions
    assert table.state.party.kit(SYNDRAEL).taken == "Knight"


@pytest.mark.rule("X2")
def test_an_open_class_holds_nothing_up(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.play(BJORN, c.TakeClass("Syndrael", "Avenger"))
    table.start_quest()
    table.end_quest()
    table.play(OLGA, c.NextStep())


@pytest.mark.rule("X2")
def test_a_steward_enters_what_was_owned_before_for_no_xp(knight: Table) -> None:
    assert isinstance(knight.refuses(BJORN, c.LearnSkill("Syndrael", "Stalwart", True)), r.NotYours)
    knight.play(MARA, c.LearnSkill("Syndrael", "Stalwart", owned=True))
    kit = knight.state.party.kit(SYNDRAEL)
    assert (kit.xp, kit.skills) == (3, ("Stalwart",))


@pytest.mark.rule("X2")
def test_a_price_that_nobody_knows_stays_unknown(table: Table) -> None:
    table.play(OLGA, c.AddHero("Brunhild", BJORN.user))
    table.play(BJORN, c.TakeClass("Brunhild", "Psychic"))
    table.play(OLGA, c.RemoveHero("Grisban"))
    table.reach(Step.SPEND_XP)
    refused = table.refuses(BJORN, c.LearnSkill("Brunhild", "Possession"))
    assert refused == r.SkillUnpriced("Possession")
    table.play(OLGA, c.LearnSkill("Brunhild", "Possession", owned=True))
