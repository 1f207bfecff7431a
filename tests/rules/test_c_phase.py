"""C: the campaign phase."""

import pytest

from bot.rules.basics.options import (
    CampaignAct,
    GainReason,
    OverlordAction,
    QuestKind,
    RulesMode,
    StepOrder,
    Winner,
)
from bot.rules.basics.stage import Step, phase
from bot.rules.economy.people import Person
from bot.rules.economy.stages import order
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.choices import GO_ON, WAIT
from bot.rules.state.questions import DefeatReward, PickHero, StepCloses
from tests.rules.conftest import AGONY
from tests.rules.table import BJORN, CARLA, LEORIC, MARA, NILS, NOTE, OLGA, Table, of, says

RULEBOOK = (
    Step.GOLD,
    Step.CLEAN_UP,
    Step.REWARDS,
    Step.SPEND_XP,
    Step.SHOPPING,
    Step.CHOOSE_QUEST,
    Step.QUEST_SET_UP,
    Step.TRAVEL,
)
FAQ = (*RULEBOOK[:3], Step.SHOPPING, Step.SPEND_XP, *RULEBOOK[5:])


@pytest.fixture
def first_step(table: Table) -> Table:
    """The campaign phase after the first quest, in its first step."""
    table.start_quest()
    table.end_quest()
    return table


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("setting", "steps"), [(StepOrder.RULEBOOK, RULEBOOK), (StepOrder.FAQ, FAQ)]
)
def test_the_steps_in_order(first_step: Table, setting: StepOrder, steps: tuple[Step, ...]) -> None:
    if setting is StepOrder.FAQ:
        first_step.play(OLGA, c.ChangeSettings(steps=setting))
    seen = [first_step.state.stage.step]
    for _ in range(7):
        first_step.play(OLGA, c.NextStep())
        seen.append(first_step.state.stage.step)
    assert tuple(seen) == steps == order(first_step.state)


@pytest.mark.rule("C1")
@pytest.mark.parametrize("step", [Step.SPEND_XP, Step.SHOPPING])
def test_the_order_does_not_change_between_the_steps_it_swaps(
    first_step: Table, step: Step
) -> None:
    first_step.reach(step)
    faq = c.ChangeSettings(steps=StepOrder.FAQ)
    assert first_step.refuses(OLGA, faq) == r.StepsLocked(step)
    first_step.reach(Step.TRAVEL)
    first_step.play(OLGA, faq)


@pytest.mark.rule("C2")
def test_the_phase_begins_as_a_quest_ends(quest: Table) -> None:
    assert isinstance(quest.refuses(OLGA, c.NextStep()), r.NoPhase)
    quest.end_quest()
    assert quest.state.stage == phase(Step.GOLD)


@pytest.mark.rule("C2")
def test_the_first_quest_needs_no_phase(table: Table) -> None:
    assert isinstance(table.refuses(OLGA, c.NextStep()), r.NoPhase)
    assert isinstance(table.refuses(OLGA, c.GoToStep(Step.TRAVEL)), r.NoPhase)
    started = of(table.play(OLGA, c.StartQuest("First Blood")), e.QuestStarted)
    assert [event.passed_over for event in started if isinstance(event, e.QuestStarted)] == [()]
    assert table.state.xp == 0


@pytest.mark.rule("C2")
@pytest.mark.parametrize("rules", RulesMode)
def test_steps_only_go_forward(first_step: Table, rules: RulesMode) -> None:
    first_step.play(OLGA, c.AdjustXp(1, NOTE))
    if rules is RulesMode.ADVISORY:
        first_step.play(OLGA, c.ChangeSettings(rules=rules))
    first_step.reach(Step.SHOPPING)
    for step in RULEBOOK[:5]:
        refusal = first_step.refuses(OLGA, c.GoToStep(step))
        assert refusal == r.StepBehind(step, Step.SHOPPING)
    first_step.undo()
    assert first_step.state.stage.step is Step.GOLD


@pytest.mark.rule("C2")
def test_there_is_nothing_after_the_last_step(first_step: Table) -> None:
    first_step.reach(Step.TRAVEL)
    refusal = first_step.refuses(OLGA, c.NextStep())
    assert refusal == r.LastStep()
    assert refusal.remedy is r.Remedy.START_QUEST


@pytest.mark.rule("C2")
@pytest.mark.parametrize("step", RULEBOOK)
def test_a_quest_starts_from_any_step_and_names_what_was_passed_over(
    first_step: Table, step: Step
) -> None:
    first_step.reach(step)
    started = of(first_step.play(OLGA, c.StartQuest("Next")), e.QuestStarted)[0]
    assert isinstance(started, e.QuestStarted)
    assert started.passed_over == RULEBOOK[RULEBOOK.index(step) + 1 :]
    assert first_step.state.xp == 1


@pytest.mark.rule("C2")
def test_going_on_names_the_steps_passed_over(first_step: Table) -> None:
    events = first_step.play(OLGA, c.GoToStep(Step.SHOPPING))
    passed = (Step.CLEAN_UP, Step.REWARDS, Step.SPEND_XP)
    assert says(events, e.PhaseEntered(Step.SHOPPING, passed))


@pytest.mark.rule("C2")
def test_only_one_quest_at_a_time(quest: Table) -> None:
    assert quest.refuses(OLGA, c.StartQuest("Other")) == r.QuestUnderWay("First Blood")


@pytest.mark.rule("C3")
def test_rewards_give_the_overlord_one_experience_point(first_step: Table) -> None:
    first_step.play(OLGA, c.NextStep())
    assert first_step.state.xp == 0
    events = first_step.play(OLGA, c.NextStep())
    assert says(events, e.PhaseEntered(Step.REWARDS), e.XpChanged(1, e.Why.REWARDS))
    first_step.play(OLGA, c.NextStep())
    assert first_step.state.xp == 1


@pytest.mark.rule("C3")
@pytest.mark.parametrize("command", [c.GoToStep(Step.TRAVEL), c.StartQuest("x")])
def test_skipped_rewards_give_it_too(first_step: Table, command: c.Command) -> None:
    first_step.play(OLGA, command)
    assert first_step.state.xp == 1


@pytest.mark.rule("C3")
def test_experience_is_never_below_nothing(table: Table) -> None:
    table.play(OLGA, c.AdjustXp(2, NOTE))
    assert table.refuses(OLGA, c.AdjustXp(-3, NOTE)) == r.NotEnoughXp(3, 2)
    table.play(MARA, c.AdjustXp(-2, NOTE))
    assert table.state.xp == 0
    assert table.refuses(OLGA, c.AdjustXp(0, NOTE)) == r.NothingToDo()
    assert table.refuses(OLGA, c.AdjustXp(21, NOTE)) == r.BadNumber(21, -20, 20)
    assert isinstance(table.refuses(OLGA, c.AdjustXp(1, "")), r.BadName)
    for person in (BJORN, NILS):
        assert isinstance(table.refuses(person, c.AdjustXp(1, NOTE)), r.NotYours)


@pytest.mark.rule("C4")
@pytest.mark.parametrize("kind", QuestKind)
def test_a_quest_has_its_act_kind_encounters_and_heroes(table: Table, kind: QuestKind) -> None:
    table.play(OLGA, c.StartQuest(" The  Masquerade ", kind, 1, "Zachareth, , Splig"))
    quest = table.state.quest
    assert quest is not None
    assert (quest.name, quest.kind, quest.encounters) == ("The Masquerade", kind, 1)
    assert (quest.act, len(quest.heroes)) == (CampaignAct.I, 3)
    assert quest.lieutenants == ("Zachareth", "Splig")
    assert isinstance(table.refuses(OLGA, c.EndEncounter()), r.LastEncounter)


@pytest.mark.rule("C4")
@pytest.mark.parametrize("encounters", [-1, 0, 6])
def test_a_quest_has_one_to_five_encounters(table: Table, encounters: int) -> None:
    wrong = c.StartQuest("x", encounters=encounters)
    assert table.refuses(OLGA, wrong) == r.BadNumber(encounters, 1, 5)


@pytest.mark.rule("C4")
def test_the_act_changes_only_between_quests(table: Table) -> None:
    table.play(OLGA, c.SetAct(CampaignAct.II))
    assert table.refuses(OLGA, c.SetAct(CampaignAct.II)) == r.NothingToDo()
    table.start_quest()
    assert table.refuses(OLGA, c.SetAct(CampaignAct.I)) == r.QuestUnderWay("First Blood")
    table.end_quest()
    table.play(MARA, c.SetAct(CampaignAct.I))
    assert isinstance(table.refuses(BJORN, c.SetAct(CampaignAct.II)), r.NotYours)


@pytest.mark.rule("C4")
def test_the_act_of_a_quest_is_fixed_at_its_start(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.start_quest()
    assert e.HouseRuled("QuestUnderWay") in table.play(OLGA, c.SetAct(CampaignAct.II))
    assert table.state.quest is not None
    assert table.state.quest.act is CampaignAct.I


def racked(table: Table) -> tuple[str, ...]:
    return table.state.cards["timeontherack"].hero_tokens


@pytest.mark.rule("C5")
def test_quest_end_clears_hero_tokens_and_what_lasts_a_quest(table: Table) -> None:
    table.own(AGONY, "Time on the Rack")
    table.fund(3)
    table.start_quest()
    table.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, "Leoric"))
    table.play(OLGA, c.TriggerPlotCard("Time on the Rack"))
    table.answer(OLGA, LEORIC, PickHero)
    table.play(OLGA, c.EndEncounter())
    assert table.state.heroes[LEORIC].marked
    assert racked(table) == (LEORIC,)
    table.end_quest()
    assert not table.state.heroes[LEORIC].marked
    assert racked(table) == ()


@pytest.mark.rule("C5", "U5")
def test_an_open_question_holds_up_the_end(quest: Table) -> None:
    quest.play(OLGA, c.DefeatHero("Leoric"))
    asked = quest.question(DefeatReward)
    refusal = r.QuestionOpen(asked, (OLGA.user,))
    for command in (c.EndEncounter(), c.EndQuest(Winner.HEROES), c.EndCampaign()):
        assert quest.refuses(OLGA, command) == refusal


@pytest.fixture
def spending(first_step: Table) -> Table:
    """The Spend XP step; the overlord has 1 XP and no deck."""
    first_step.reach(Step.SPEND_XP)
    return first_step


ON = (c.NextStep(), c.GoToStep(Step.TRAVEL))


@pytest.mark.rule("C2")
@pytest.mark.parametrize("command", ON)
def test_a_hero_is_asked_before_spend_xp_ends_over_the_overlords_head(
    spending: Table, command: c.Command
) -> None:
    """Given unspent XP, when a hero's player goes on, the step stays open until told."""
    spending.play(BJORN, command)
    asked = spending.question(StepCloses)
    assert isinstance(asked, StepCloses)
    assert asked.xp == 1
    assert spending.state.stage.step is Step.SPEND_XP
    assert isinstance(spending.refuses(BJORN, command), r.QuestionOpen)
    spending.answer(BJORN, WAIT)
    assert spending.state.stage.step is Step.SPEND_XP
    spending.play(OLGA, c.ConvertXp(1))
    spending.play(BJORN, command)
    assert spending.state.stage.step is not Step.SPEND_XP


@pytest.mark.rule("C2", "F7")
def test_go_on_does_what_was_asked_for(spending: Table) -> None:
    spending.give(leoric=1)
    spending.play(BJORN, c.GoToStep(Step.TRAVEL))
    events = spending.answer(CARLA, GO_ON)
    assert e.PhaseEntered(Step.TRAVEL, order(spending.state)[4:7]) in events
    assert spending.state.fortune(LEORIC) == 0


@pytest.mark.rule("C2")
def test_a_jump_past_it_counts_the_xp_of_the_rewards(first_step: Table) -> None:
    first_step.play(BJORN, c.GoToStep(Step.SHOPPING))
    asked = first_step.question(StepCloses)
    assert isinstance(asked, StepCloses)
    assert asked.xp == 1
    assert first_step.state.stage.step is Step.GOLD


@pytest.mark.rule("C2", "U4")
def test_the_overlord_and_the_next_quest_are_not_asked_and_not_held_up(spending: Table) -> None:
    """Given the question is open, the overlord spends, or ends the step, and it is gone."""
    spending.play(BJORN, c.NextStep())
    spending.play(OLGA, c.AdjustXp(1, NOTE))
    spending.play(OLGA, c.NextStep())
    assert spending.state.questions == ()
    assert spending.state.stage.step is Step.SHOPPING
    spending.undo()
    spending.play(BJORN, c.StartQuest("Second"))
    assert spending.state.questions == ()


@pytest.mark.rule("C2")
@pytest.mark.parametrize(("threat", "asked"), [(0, False), (9, True)])
def test_threat_that_buys_a_card_is_asked_about_too(table: Table, threat: int, asked: bool) -> None:
    table.play(OLGA, c.ChooseDeck(AGONY))
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.AdjustXp(-table.state.xp, NOTE))
    table.play(OLGA, c.LoseThreat(table.state.threat, NOTE))
    if threat:
        table.fund(threat)
    table.play(BJORN, c.NextStep())
    assert bool(table.state.questions) is asked


@pytest.mark.rule("C2")
@pytest.mark.parametrize("by", [BJORN, MARA])
def test_whoever_is_not_of_the_overlord_side_is_asked_a_steward_too(
    spending: Table, by: Person
) -> None:
    """Told to wait, the next who goes on is asked anew; nobody is asked where no step closes."""
    for _ in range(2):
        spending.play(by, c.NextStep())
        spending.answer(by, WAIT, StepCloses)
        assert spending.state.stage.step is Step.SPEND_XP
    spending.play(OLGA, c.NextStep())
    spending.play(by, c.NextStep())
    assert spending.state.questions == ()


@pytest.mark.rule("C2", "S2")
def test_everybody_on_the_overlord_side_may_end_it(spending: Table) -> None:
    spending.play(OLGA, c.ChangeOverlords(OverlordAction.ADD, NILS.user))
    spending.play(NILS, c.NextStep())
    assert spending.state.stage.step is Step.SHOPPING


@pytest.mark.rule("C1", "C2")
def test_in_the_order_of_the_faq_shopping_ends_unasked_and_spend_xp_does_not(
    first_step: Table,
) -> None:
    first_step.play(OLGA, c.ChangeSettings(steps=StepOrder.FAQ))
    first_step.play(OLGA, c.GoToStep(Step.SHOPPING))
    first_step.play(BJORN, c.NextStep())
    assert first_step.state.stage.step is Step.SPEND_XP
    first_step.play(BJORN, c.NextStep())
    assert isinstance(first_step.question(), StepCloses)
