"""What Plot cards do, as messages: outcomes, totals, and who answered for whom."""

import pytest

from bot.pages.lookups.holdings import threat
from bot.pages.lookups.summary import details
from bot.pages.messages import refusing
from bot.rules.basics.options import AttributeTestsBy, Winner
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.words import Words
from tests.cards.staging import AGONY, CORRUPTION, FAIL, Scene, enter, scene, start
from tests.cogs.looking import shown, view
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, LEORIC, MARA, NILS, OLGA
from tests.telling.reader import names_of, newest, told

# --- tests


@pytest.mark.rule("R6")
def test_a_failed_false_informant_says_that_the_journey_begins_anew(box: Box) -> None:
    """The news comes first, in one sentence; what is only asked about is not told any more."""
    table = scene(box, CORRUPTION, "False Informant", threat=0)
    table.everybody(awareness=3)
    table.reach(Step.TRAVEL)
    table.trigger("False Informant")
    table.wish(FAIL)
    table.answer(CARLA, LEORIC)
    lines = told(table).splitlines()
    outcome = lines.index("**Leoric** fails the Awareness test.")
    assert lines[outcome + 1] == "The heroes return to the start of the journey and travel again."
    assert "A choice is needed first." not in told(table)


@pytest.mark.rule("R6", "U6")
def test_what_is_only_asked_is_told_until_it_is_answered(box: Box) -> None:
    """Given dice at the table, the choice of a hero leads to another question, then to news."""
    table = scene(box, CORRUPTION, "False Informant", threat=0)
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    table.reach(Step.TRAVEL)
    table.trigger("False Informant")
    table.answer(CARLA, LEORIC)
    assert told(table).startswith("## **False Informant** is triggered for 0 threat\n")
    table.answer(BJORN, "pass", q.HeroTests)
    assert "<@2>: **Leoric** passes the Awareness test." in told(table)


@pytest.mark.rule("R9", "U6")
def test_each_heros_result_is_signed_by_who_answered_it(box: Box) -> None:
    """Given three players and a steward who helps, each result stands under its own name."""
    table = scene(box, CORRUPTION, "Mages' Guild", threat=9)
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    start(table)
    table.turn()
    table.trigger("Mages' Guild")
    table.pay_ties()
    table.answer(DORA, "pass", q.HeroTests)
    table.answer(CARLA, "fail", q.HeroTests)
    table.answer(MARA, "pass:leoric", q.HeroTests)
    lines = told(table).splitlines()
    assert "<@8> (as steward): **Leoric** passes the Knowledge test." in lines
    assert "<@3>: **Astarra** fails the Knowledge test." in lines
    assert "<@4>: **Grisban** passes the Knowledge test." in lines


@pytest.mark.rule("R9")
def test_the_condition_that_a_hero_gets_is_named_when_asked(box: Box) -> None:
    table = scene(box, CORRUPTION, "Mages' Guild", threat=9)
    table.everybody(knowledge=2)
    start(table)
    table.turn()
    table.wish(FAIL, FAIL, FAIL)
    table.trigger("Mages' Guild")
    table.pay_ties()
    while isinstance(asked := table.question(), q.HeroTests):
        waiting = next(test.hero for test in asked.tests if not test.kept)
        table.play(MARA, c.Answer(asked.id, f"keep:{waiting}"))
    assert "which hero gets the condition? It is Stunned." in told(table)
    table.answer(OLGA, ASTARRA, q.PickHero)
    assert "**Astarra**: Stunned." in told(table)


# --- totals


def with_agent(box: Box) -> Scene:
    """Zarihell is on the map, Long Suffering faceup with nothing on it."""
    table = scene(box, AGONY, "Summon Zarihell", "Long Suffering", heroes=2, threat=9)
    start(table)
    table.trigger("Summon Zarihell")
    table.pay_ties()
    enter(table, "Zombies", 2, 4)
    return table


@pytest.mark.rule("Z3")
def test_each_attack_on_the_agent_tells_how_many_tokens_lie_on_the_card(box: Box) -> None:
    table = with_agent(box)
    for total in (1, 2):
        table.play(BJORN, c.AttackAgent())
        line = f"A damage token goes on **Long Suffering**, {total} in all."
        assert line in told(table).splitlines()


@pytest.mark.rule("Z3", "P3")
def test_with_nothing_on_the_card_the_refusal_says_when_it_is_used(box: Box) -> None:
    table = with_agent(box)
    refusal = table.refuses(OLGA, c.TriggerPlotCard("Long Suffering"))
    assert refusal == r.NothingToPayBack("longsuffering")
    said = refusing.sentence(refusal, names_of(newest(table), box))
    assert said.startswith("**Long Suffering** is used when the agent is defeated")


@pytest.mark.rule("Z3")
def test_where_knowledge_is_not_recorded_the_attribute_is_named(box: Box) -> None:
    table = with_agent(box)
    for _ in range(3):
        table.play(BJORN, c.AttackAgent())
    table.play(BJORN, c.DefeatAgent())
    table.answer(OLGA, "yes", q.SayYes)
    table.pay_ties()
    assert "**Leoric** suffers 3 damage less Knowledge." in told(table)


@pytest.mark.rule("R5")
def test_where_willpower_is_not_recorded_the_attribute_is_named(box: Box) -> None:
    table = scene(box, CORRUPTION, "Traitor", heroes=2)
    start(table)
    table.turn(LEORIC)
    table.trigger("Traitor")
    table.pay_ties()
    table.answer(BJORN, "fail", q.HeroTests)
    assert "**Leoric** suffers fatigue equal to Willpower." in told(table)


@pytest.mark.rule("Z6")
def test_branded_and_a_rest_tell_what_is_left_of_the_attributes(box: Box) -> None:
    table = scene(box, AGONY, "Branded", heroes=2)
    table.sheet(LEORIC, willpower=4, might=3)
    start(table)
    table.play(BJORN, c.DefeatHero(LEORIC))
    table.answer(OLGA, "overlord-card", q.DefeatReward)
    table.trigger("Branded")
    table.pay_ties()
    table.answer(OLGA, LEORIC, q.PickHero)
    assert "**Leoric** now: Might 2, Willpower 3." in told(table)
    table.rest(LEORIC)
    table.answer(BJORN, "yes", q.SayYes)
    assert "**Leoric** now: Might 3, Willpower 4." in told(table)


@pytest.mark.rule("Z8")
def test_the_rack_tells_what_is_left_of_stamina(box: Box) -> None:
    table = scene(box, AGONY, "Time on the Rack", threat=18)
    table.sheet(LEORIC, stamina=5)
    start(table)
    table.turn(LEORIC)
    for left in (4, 3):
        table.trigger("Time on the Rack")
        table.pay_ties()
        table.answer(OLGA, LEORIC, q.PickHero)
        assert f"**Leoric** now: Stamina {left}." in told(table)


# --- threat looked at


@pytest.mark.rule("P4", "P5")
def test_one_payment_is_one_line_whomever_its_tokens_go_to(box: Box, words: Words) -> None:
    """Given three tokens flip to two heroes, one of them after a tie, /threat show has one line."""
    table = scene(box, AGONY, "Time on the Rack", heroes=2, threat=5)
    start(table)
    table.turn(LEORIC)
    table.trigger("Time on the Rack")
    table.pay_ties()
    assert {*table.fortune().values()} == {1, 2}
    page = shown(threat(view(table, OLGA, words)))
    assert [line for line in page.splitlines() if "Time on the Rack" in line] == [
        "- 5 → 2: trigger (Time on the Rack)"
    ]


@pytest.mark.rule("S9")
def test_what_is_thrown_away_at_the_end_is_left_over_not_spent(box: Box, words: Words) -> None:
    table = scene(box, AGONY, threat=5)
    table.start_quest()
    table.end_quest(Winner.HEROES)
    table.play(OLGA, c.LoseThreat(1, "counted twice"))
    table.play(OLGA, c.EndCampaign())
    page = shown(details(view(table, NILS, words)))
    assert "**Threat spent: 1**" in page
    assert "Left over at the end: 5 threat." in page


@pytest.mark.rule("Z1", "U2")
def test_a_move_taken_back_before_anything_happened_still_says_what_it_was(box: Box) -> None:
    """Given only a question came of it, the struck message is not an empty one."""
    table = scene(box, AGONY)
    start(table)
    table.trigger("Spite")
    table.undo()
    assert told(table).splitlines()[0] == "~~**Spite** is about to be triggered~~"
