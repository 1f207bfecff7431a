"""U4 and U5: what is legal while a question is open, for every kind of question."""

from typing import get_args

import pytest

from bot.rules import answers
from bot.rules.basics.keys import UserId
from bot.rules.basics.options import Attribute, Costs, FortuneUse, GainReason, Sheet, Winner
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, LEORIC, MARA, NILS, NOTE, OLGA, Table
from tests.rules.test_u_roles import ROWS

# What a question holds up, by the rules' own words.
ENDS: set[type[c.Command]] = {
    c.EndEncounter,
    c.EndQuest,
    c.NextStep,
    c.GoToStep,
    c.RemoveHero,
    c.EndCampaign,
}
NOTHING_BY_RULE = (c.OfFirstEdition, c.OfTheSheet, c.OfHeroesState)
STAGE: set[type[c.Command]] = ENDS | {c.StartQuest}
TURNS: set[type[c.Command]] = {c.StartOverlordTurn, c.StartHeroTurn, c.EndTurn, c.StandUp}
TRIGGERS: set[type[c.Command]] = {
    c.RecordPlotSpend,
    c.RecordPlotRefresh,
    c.TriggerPlotCard,
    c.ChooseDeck,
}
TOKENS: set[type[c.Command]] = {
    c.AdoptCampaign,
    c.RestHero,
    c.GainThreat,
    c.LoseThreat,
    c.ConvertXp,
    c.SpendFortune,
    c.OpenShopPledge,
    c.CorrectFortune,
    c.BuyPlotCard,
    c.TriggerPlotCard,
    c.PlayRumor,
    c.StartOverlordTurn,
    c.DefeatAgent,
    c.RerollDie,
    c.TakeTokensOff,
}
PAYMENT = STAGE | TOKENS | TRIGGERS
TEST = STAGE | TURNS | TRIGGERS
HEROES, HERO, OVERLORD = q.Audience.HEROES, q.Audience.HERO, q.Audience.OVERLORD
TESTS = (q.HeroTest(LEORIC, 3, (0, 0)),)
HELD: list[tuple[q.Question, set[type[c.Command]]]] = [
    (q.FortuneTie("1-1-1", "spite", (LEORIC, ASTARRA), 1), PAYMENT),
    (q.MissingCost("1-1-1", "spite"), PAYMENT | {c.RecordPlotCost}),
    (q.DefeatReward("1-1-1", LEORIC), STAGE),
    (q.NewRound("1-1-1", LEORIC), PAYMENT | TURNS),
    (q.ShopPledge("1-1-1"), set()),
    (q.StepCloses("1-1-1", Step.SHOPPING, 1, 0), set()),
    (q.JoinRequest("1-1-1", "Aurim", NILS.user, Sheet()), set()),
    (q.HeroTests("1-1-1", "traitor", Attribute.MIGHT, TESTS), TEST),
    (q.PickHero("1-1-1", "x", "tested-hero", (LEORIC,), HEROES), TEST),
    (q.PickWord("1-1-1", "x", "condition", ("stunned",), OVERLORD), TEST),
    (q.PickWord("1-1-1", "x", "spend", ("use",), OVERLORD), PAYMENT),
    (q.PickNumber("1-1-1", "x", "cards-beneath", 0, 3, OVERLORD), TEST),
    (q.SayYes("1-1-1", "x", "discard-brand", HERO, LEORIC), TEST),
    (q.SayYes("1-1-1", "x", "defeated-by-card", OVERLORD, LEORIC), TEST),
    (q.SayYes("1-1-1", "x", "use-counters", OVERLORD), PAYMENT | TURNS),
    (q.SayYes("1-1-1", "x", "outcome", OVERLORD), STAGE),
    (q.SayYes("1-1-1", "x", "shields-for-test", OVERLORD, LEORIC), TEST),
    (q.PickNumber("1-1-1", "x", "left-at-encounter-end", 0, 3, OVERLORD), STAGE),
    (q.PickNumber("1-1-1", "x", "reserved", 0, 3, OVERLORD), PAYMENT),
    (q.PickHero("1-1-1", "x", "pact-hero", (LEORIC,), HEROES), STAGE),
    (q.DescribeGroup("1-1-1", "x"), TEST),
    (q.DazeTakes("1-1-1", "Ogre", (("first:black",), ("first:green",)), OVERLORD), STAGE),
    (q.SpendPower("1-1-1", "Ogre", 2, OVERLORD), STAGE),
    (q.DiscardDown("1-1-1", 1, (1, 2)), TURNS),
    (q.ConquestValue("1-1-1", LEORIC), STAGE),
    (q.ItemDearer("1-1-1", "x", ("Chainmail",), 50), STAGE | {c.BuyItem}),
    (q.ClassAlong("1-1-1", LEORIC, "Avenger", ("Disciple",)), set()),
]
SAMPLES = {row.kind: row.command for row in ROWS if not callable(row.command)}


def test_every_command_says_itself_what_it_touches() -> None:
    """But for those that touch nothing as a rule: the first edition's, and those of the sheets."""
    silent = {kind for kind in get_args(c.Command) if "touches" not in vars(kind)}
    assert all(issubclass(kind, NOTHING_BY_RULE) for kind in silent)
    assert not any(kind.touches for kind in silent)


def test_every_kind_of_question_is_here() -> None:
    assert {type(question) for question, _ in HELD} == set(get_args(q.Question))


@pytest.mark.rule("U4", "U5")
@pytest.mark.parametrize(("question", "held"), HELD, ids=lambda each: type(each).__name__)
def test_a_question_holds_up_what_it_will_touch(
    question: q.Question, held: set[type[c.Command]]
) -> None:
    samples = SAMPLES.items()
    blocked = {kind for kind, command in samples if answers.blocking(command, (question,))}
    assert blocked == held


@pytest.mark.rule("U5")
@pytest.mark.parametrize("kind", sorted(ENDS, key=str))
def test_any_question_but_one_that_lapses_holds_up_an_end(kind: type[c.Command]) -> None:
    command = SAMPLES[kind]
    for question, _ in HELD:
        waits = answers.blocking(command, (question,)) is question
        assert waits is not isinstance(
            question,
            q.ShopPledge | q.StepCloses | q.JoinRequest | q.DiscardDown | q.ClassAlong,
        )


@pytest.mark.rule("U4")
def test_a_tie_holds_up_token_moves_and_names_itself_and_those_it_waits_for(tied: Table) -> None:
    refusal = r.QuestionOpen(tied.question(), (BJORN.user, CARLA.user, DORA.user))
    for command in (
        c.GainThreat(GainReason.CARD, note=NOTE),
        c.TriggerPlotCard("Spite"),
        c.EndQuest(Winner.HEROES),
    ):
        assert tied.refuses(OLGA, command) == refusal


@pytest.mark.rule("U4")
def test_a_tie_leaves_other_moves_legal(tied: Table) -> None:
    tied.play(OLGA, c.AdjustXp(1, NOTE))
    tied.play(OLGA, c.SetHero("Leoric", Sheet(might=2)))
    tied.play(OLGA, c.StartHeroTurn("Leoric"))
    tied.play(OLGA, c.DefeatHero("Leoric"))
    tied.play(BJORN, c.RollAttack("blue red"))
    tied.answer(BJORN, LEORIC, q.FortuneTie)
    tied.answer(OLGA, "threat", q.DefeatReward)


@pytest.mark.rule("U4")
def test_threat_for_a_defeat_waits_for_an_open_tie(tied: Table) -> None:
    tied.play(OLGA, c.DefeatHero("Leoric"))
    defeat = tied.question(q.DefeatReward)
    for command in (
        c.Answer(defeat.id, "threat"),
        c.GainThreat(GainReason.HERO_DEFEATED, "Leoric"),
    ):
        refusal = tied.refuses(OLGA, command)
        assert refusal == r.QuestionOpen(
            tied.question(q.FortuneTie), (UserId(2), UserId(3), UserId(4))
        )
    tied.answer(OLGA, "overlord-card", q.DefeatReward)


@pytest.mark.rule("U4")
def test_settings_wait_for_nothing_but_the_costs_for_a_missing_cost(tied: Table) -> None:
    tied.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    tied.play(OLGA, c.ChangeSettings(language="de"))
    assert tied.state.settings.language == "de"


@pytest.mark.rule("U4")
@pytest.mark.parametrize("value", ["", "nobody", "Leoric", "yes", "put", "0", "leoric "])
def test_only_its_own_choices_answer_a_question(tied: Table, value: str) -> None:
    asked = tied.question()
    assert tied.refuses(BJORN, c.Answer(asked.id, value)) == r.NoSuchChoice(asked, value)


@pytest.mark.rule("U4")
@pytest.mark.parametrize("id", ["", "1-1-1", "x", "999-1-1", "-1-2"])
def test_a_question_that_is_not_open_is_closed(tied: Table, id: str) -> None:
    assert tied.refuses(BJORN, c.Answer(id, LEORIC)) == r.QuestionClosed()
    assert tied.refuses(BJORN, c.AnswerGroup(id, "Goblins", 1, 1)) == r.QuestionClosed()


@pytest.mark.rule("U4")
def test_a_form_answers_no_other_question(tied: Table) -> None:
    form = c.AnswerGroup(tied.question().id, "Goblins", 1, 1)
    assert isinstance(tied.refuses(MARA, form), r.QuestionClosed | r.NoSuchChoice)


@pytest.mark.rule("U4")
def test_undo_is_legal_while_a_question_is_open(tied: Table) -> None:
    tied.undo(BJORN)
    assert tied.state.questions == ()
    assert tied.state.threat == 5
    tied.redo(BJORN)
    assert isinstance(tied.question(), q.FortuneTie)


@pytest.mark.rule("U6")
def test_any_hero_player_answers_what_the_heroes_choose(tied: Table) -> None:
    tied.play(DORA, c.Answer(tied.question().id, LEORIC))
    assert tied.state.fortune(LEORIC) == 1


@pytest.mark.rule("U6")
def test_a_stand_in_answers_and_the_log_says_for_whom(tied: Table) -> None:
    tied.play(BJORN, c.NameStandIn("Leoric", NILS.user))
    assert e.ActedFor(LEORIC, BJORN.user) in tied.answer(NILS, ASTARRA)


@pytest.mark.rule("U6")
def test_a_stand_in_is_named_and_dismissed(table: Table) -> None:
    name, end = c.NameStandIn("Leoric", NILS.user), c.NameStandIn("Leoric", None)
    assert isinstance(table.refuses(CARLA, name), r.NotYours)
    assert table.refuses(BJORN, end) == r.NothingToDo()
    assert table.refuses(BJORN, c.NameStandIn("Leoric", BJORN.user)) == r.NothingToDo()
    table.play(BJORN, name)
    assert table.refuses(MARA, name) == r.NothingToDo()
    assert e.ActedFor(LEORIC, BJORN.user) in table.play(NILS, c.SetHero("Leoric", Sheet(might=1)))
    table.play(NILS, end)
    assert isinstance(table.refuses(NILS, c.SetHero("Leoric", Sheet(might=2))), r.NotYours)


@pytest.mark.rule("U6")
def test_a_new_player_needs_no_stand_in(table: Table) -> None:
    table.play(BJORN, c.NameStandIn("Leoric", NILS.user))
    table.play(OLGA, c.AssignHero("Leoric", CARLA.user))
    assert table.state.heroes[LEORIC].stand_in is None
    assert table.refuses(OLGA, c.AssignHero("Leoric", CARLA.user)) == r.NothingToDo()


@pytest.mark.rule("U6")
def test_a_hero_without_a_player_is_played_by_any_hero_player(tied: Table) -> None:
    tied.answer(BJORN, LEORIC)
    tied.play(OLGA, c.AssignHero("Leoric", None))
    spend = c.SpendFortune(FortuneUse.RECOVER_FATIGUE, "Leoric")
    for person in (OLGA, BJORN, NILS, MARA):
        assert isinstance(tied.refuses(person, spend), r.NotYours)
    tied.play(CARLA, spend)


@pytest.mark.rule("U6")
def test_where_no_hero_has_a_player_the_overlord_side_acts(tied: Table) -> None:
    for hero in ("Leoric", "Astarra", "Grisban"):
        tied.play(OLGA, c.AssignHero(hero, None))
    assert isinstance(tied.refuses(BJORN, c.Answer(tied.question().id, LEORIC)), r.NotYourQuestion)
    assert e.StewardActed() not in tied.answer(OLGA, LEORIC)
    tied.play(OLGA, c.SpendFortune(FortuneUse.RECOVER_FATIGUE, "Leoric"))
    tied.reach(Step.SHOPPING)
    assert tied.refuses(OLGA, c.OpenShopPledge()) == r.NotEnoughFortuneTogether(2, 0)
