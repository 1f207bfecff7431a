"""Where agents may not enter, beyond the quests of their own lieutenant (A5)."""

import pytest

from bot.rules.basics.names import key
from bot.rules.basics.options import GainReason, LieutenantFact, RulesMode
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from tests.cards.staging import Scene
from tests.rules.table import BJORN, OLGA, says

HEROES = ("Leoric", "Grisban")


def summoning(
    box: Box,
    lieutenant: str,
    *,
    heroes: tuple[str, ...] = HEROES,
    campaign: str = "",
    lieutenants: str = "",
) -> Scene:
    """A quest in its set-up, with a lieutenant's Summon card faceup and threat for it."""
    table = Scene(box)
    table.play(OLGA, c.CreateCampaign("key", "Ours", home=100, printed_campaign=campaign))
    for name in heroes:
        table.play(OLGA, c.AddHero(name, BJORN.user))
    [deck] = (each for each in box.decks if each.lieutenant == lieutenant)
    table.own(deck.name, f"Summon {lieutenant}")
    table.fund(9)
    table.play(OLGA, c.StartQuest("Q", lieutenants=lieutenants))
    return table


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("lieutenant", "heroes", "lieutenants", "beside"),
    [
        ("Ariad", HEROES, "Queen Ariad", "Queen Ariad"),
        ("Raythen", (*HEROES, "Raythen"), "", "Raythen"),
        ("Serena", (*HEROES, "Serena"), "", "Serena"),
    ],
)
def test_some_agents_do_not_enter_beside_others(
    box: Box, lieutenant: str, heroes: tuple[str, ...], lieutenants: str, beside: str
) -> None:
    table = summoning(box, lieutenant, heroes=heroes, lieutenants=lieutenants)
    trigger = c.TriggerPlotCard(f"Summon {lieutenant}")
    assert table.refuses(OLGA, trigger) == r.AgentForbidden(lieutenant, beside=beside)
    assert table.state.threat == 9
    summoning(box, lieutenant, lieutenants="Splig").trigger(f"Summon {lieutenant}")


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("campaign", "named"),
    [
        ("Heirs of Blood", "Heirs of Blood"),
        ("the heirs of blood", "the heirs of blood"),
        ("Heirs", "Heirs of Blood"),
    ],
)
def test_lady_eliza_enters_no_quest_of_heirs_of_blood(box: Box, campaign: str, named: str) -> None:
    table = summoning(box, "Lady Eliza Farrow", campaign=campaign)
    trigger = c.TriggerPlotCard("Summon Lady Eliza Farrow")
    expected = r.AgentForbidden("Lady Eliza Farrow", campaign=named)
    assert table.refuses(OLGA, trigger) == expected


@pytest.mark.rule("A5", "Q2")
@pytest.mark.parametrize("typed", ["Rylan", "rylan olliven", "Splig, Rylan Olliven"])
def test_a_lieutenant_is_known_by_any_name_and_by_a_part(box: Box, typed: str) -> None:
    table = summoning(box, "Rylan Olliven", lieutenants=typed)
    trigger = c.TriggerPlotCard("Summon Rylan Olliven")
    assert table.refuses(OLGA, trigger) == r.AgentForbidden("Rylan Olliven")


@pytest.mark.rule("A5", "Q2")
def test_a_slip_is_asked_for_and_may_be_insisted_on(box: Box) -> None:
    table = summoning(box, "Rylan Olliven")
    table.end_quest()
    start = c.StartQuest("Q", lieutenants="Rylan Oliven, Lord Nobody")
    assert table.refuses(OLGA, start) == r.UnknownLieutenant("Rylan Oliven", ("Rylan Olliven",))
    table.play(OLGA, c.StartQuest("Q", lieutenants="Rylan Oliven", own_name=True))
    assert table.state.quest is not None
    assert table.state.quest.lieutenants == ("Rylan Oliven",)


HEIRS = "Heirs of Blood"
OF_HEIRS = ("Baron Zachareth", "Splig", "Belthir")
ALLIES = ("Raythen", "Serena")
SACRIFICED, ALLY = LieutenantFact.SACRIFICED, LieutenantFact.ALLY


def asked(table: Scene, lieutenant: str) -> tuple[e.Event, ...]:
    """Trigger the Summon card, which is asked about before anything is paid."""
    threat = table.state.threat
    events = table.trigger(f"Summon {lieutenant}")
    assert table.state.threat == threat
    assert not table.card(f"Summon {lieutenant}").exhausted
    return events


def next_quest(table: Scene) -> None:
    table.end_quest()
    table.play(OLGA, c.StartQuest("Another"))


@pytest.mark.rule("A5")
@pytest.mark.parametrize("lieutenant", OF_HEIRS)
def test_who_was_sacrificed_in_heirs_of_blood_brings_no_agent_any_more(
    box: Box, lieutenant: str
) -> None:
    table = summoning(box, lieutenant, campaign=HEIRS)
    asked(table, lieutenant)
    held = table.state.threat
    told = table.answer(OLGA, "yes", q.SayYes)
    card = key(f"Summon {lieutenant}")
    assert says(told, e.LieutenantTold(lieutenant, SACRIFICED, holds=True), e.AgentKeptOut(card))
    assert (table.state.questions, table.state.threat) == ((), held)
    trigger = c.TriggerPlotCard(f"Summon {lieutenant}")
    barred = r.AgentForbidden(lieutenant, told=SACRIFICED)
    assert table.refuses(OLGA, trigger) == barred
    next_quest(table)
    assert table.refuses(OLGA, trigger) == barred


@pytest.mark.rule("A5")
@pytest.mark.parametrize("lieutenant", OF_HEIRS)
def test_who_was_not_sacrificed_yet_enters_and_is_asked_about_in_the_next_quest_again(
    box: Box, lieutenant: str
) -> None:
    table = summoning(box, lieutenant, campaign=HEIRS)
    asked(table, lieutenant)
    told = table.answer(OLGA, "no", q.SayYes)
    assert says(told, e.LieutenantTold(lieutenant, SACRIFICED, holds=False))
    assert table.card(f"Summon {lieutenant}").exhausted
    table.pay_ties()
    assert isinstance(table.question(), q.DescribeGroup)
    table.undo()
    next_quest(table)
    asked(table, lieutenant)
    assert isinstance(table.question(), q.SayYes)


@pytest.mark.rule("A5")
@pytest.mark.parametrize("lieutenant", OF_HEIRS)
def test_nothing_is_asked_of_a_sacrifice_in_another_campaign(box: Box, lieutenant: str) -> None:
    table = summoning(box, lieutenant, campaign="Labyrinth of Ruin")
    table.trigger(f"Summon {lieutenant}")
    assert not any(isinstance(each, q.SayYes) for each in table.state.questions)
    assert table.card(f"Summon {lieutenant}").exhausted


@pytest.mark.rule("A5")
@pytest.mark.parametrize("lieutenant", ALLIES)
def test_an_ally_in_play_keeps_the_agent_out_for_the_quest(box: Box, lieutenant: str) -> None:
    table = summoning(box, lieutenant)
    asked(table, lieutenant)
    told = table.answer(OLGA, "yes", q.SayYes)
    assert says(told, e.LieutenantTold(lieutenant, ALLY, holds=True))
    trigger = c.TriggerPlotCard(f"Summon {lieutenant}")
    assert table.refuses(OLGA, trigger) == r.AgentForbidden(lieutenant, told=ALLY)
    next_quest(table)
    asked(table, lieutenant)
    table.answer(OLGA, "no", q.SayYes)
    assert table.card(f"Summon {lieutenant}").exhausted


@pytest.mark.rule("A5")
def test_what_was_told_in_a_quest_is_not_asked_again_in_it(box: Box) -> None:
    table = summoning(box, "Raythen")
    asked(table, "Raythen")
    table.answer(OLGA, "no", q.SayYes)
    table.pay_ties()
    table.play(OLGA, c.AnswerGroup(table.question(q.DescribeGroup).id, "Goblin Archers"))
    table.play(OLGA, c.EndEncounter())
    table.trigger("Summon Raythen")
    assert not any(isinstance(each, q.SayYes) for each in table.state.questions)


@pytest.mark.rule("A5", "U2")
def test_an_answer_that_was_a_slip_goes_with_its_move(box: Box) -> None:
    table = summoning(box, "Splig", campaign=HEIRS)
    asked(table, "Splig")
    table.answer(OLGA, "yes", q.SayYes)
    table.undo()
    asked(table, "Splig")
    table.answer(OLGA, "no", q.SayYes)
    assert table.card("Summon Splig").exhausted


@pytest.mark.rule("A5")
def test_a_group_with_advisory_rules_lets_a_sacrificed_lieutenant_in(box: Box) -> None:
    table = summoning(box, "Splig", campaign=HEIRS)
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    asked(table, "Splig")
    told = table.answer(OLGA, "yes", q.SayYes)
    assert says(told, e.HouseRuled("AgentForbidden"))
    assert table.card("Summon Splig").exhausted


@pytest.mark.rule("A5", "U4")
def test_nothing_else_is_paid_while_it_is_asked(box: Box) -> None:
    table = summoning(box, "Raythen")
    asked(table, "Raythen")
    refusal = table.refuses(OLGA, c.GainThreat(GainReason.CORRECTION, note="x"))
    assert isinstance(refusal, r.QuestionOpen)
