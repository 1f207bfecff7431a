"""T: threat for a defeated hero (T1, T2)."""

import pytest

from bot.rules.basics.options import GainReason, Reward
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import DefeatReward
from tests.rules.table import BJORN, LEORIC, MARA, NILS, OLGA, Table, of, says

DEFEAT_LEORIC = c.DefeatHero("Leoric")
THREAT, CARD = "threat", "overlord-card"


def for_defeat(hero: str | None = "Leoric", amount: int = 1) -> c.GainThreat:
    return c.GainThreat(GainReason.HERO_DEFEATED, hero, amount)


@pytest.mark.rule("T1")
def test_a_defeat_lets_the_overlord_choose_threat(quest: Table) -> None:
    quest.play(BJORN, DEFEAT_LEORIC)
    assert quest.state.threat == 0
    events = quest.answer(OLGA, THREAT, DefeatReward)
    gained = e.TokensMoved(SUPPLY, POOL, 1, e.Why.HERO_DEFEATED, note="Leoric")
    assert says(events, gained, e.HeroMarked(LEORIC, on=True))
    assert quest.state.threat == 1


@pytest.mark.rule("T1")
def test_a_defeat_lets_the_overlord_choose_a_card(quest: Table) -> None:
    quest.play(OLGA, DEFEAT_LEORIC)
    events = quest.answer(OLGA, CARD, DefeatReward)
    assert says(events, e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED))
    assert quest.state.threat == 0
    assert not quest.state.heroes[LEORIC].marked


@pytest.mark.rule("T1")
def test_only_the_overlord_side_or_a_steward_chooses(quest: Table) -> None:
    quest.play(OLGA, DEFEAT_LEORIC)
    choice = c.Answer(quest.question().id, THREAT)
    assert isinstance(quest.refuses(BJORN, choice), r.NotYourQuestion)
    assert isinstance(quest.refuses(NILS, choice), r.NotYourQuestion)
    assert e.StewardActed() in quest.play(MARA, choice)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("command", [DEFEAT_LEORIC, for_defeat()])
def test_a_defeat_outside_an_encounter_gives_nothing(table: Table, command: c.Command) -> None:
    refusal = table.refuses(OLGA, command)
    assert isinstance(refusal, r.NoEncounter)
    assert refusal.remedy is r.Remedy.START_QUEST
    table.reach(Step.SHOPPING)
    assert isinstance(table.refuses(OLGA, command), r.NoEncounter)


@pytest.mark.rule("T1", "P11")
@pytest.mark.parametrize("command", [DEFEAT_LEORIC, for_defeat()])
def test_a_defeat_ends_the_set_up(quest: Table, command: c.Command) -> None:
    assert e.PlayBegan() in quest.play(OLGA, command)


@pytest.mark.rule("T1")
def test_threat_for_a_defeat_can_be_taken_in_one_move(quest: Table) -> None:
    events = quest.play(OLGA, for_defeat())
    assert of(events, e.HeroDefeated) == [e.HeroDefeated(LEORIC)]
    assert (quest.state.threat, quest.state.questions) == (1, ())


@pytest.mark.rule("T1", "U4")
def test_taking_the_threat_answers_the_open_choice(quest: Table) -> None:
    quest.play(BJORN, DEFEAT_LEORIC)
    move = quest.state.newest
    events = quest.play(OLGA, for_defeat("the Leoric"))
    assert of(events, e.HeroDefeated) == []
    assert (quest.state.threat, quest.state.questions) == (1, ())
    assert move is not None
    assert quest.log[-1].move == move.number


@pytest.mark.rule("T1")
def test_a_defeat_is_worth_one_threat(quest: Table) -> None:
    assert quest.refuses(OLGA, for_defeat(amount=2)) == r.BadNumber(2, 1, 1)
    quest.play(OLGA, DEFEAT_LEORIC)
    assert quest.refuses(OLGA, for_defeat(amount=2)) == r.BadNumber(2, 1, 1)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("hero", [None, "", "Nobody"])
def test_threat_for_a_defeat_names_the_hero(quest: Table, hero: str | None) -> None:
    assert quest.refuses(OLGA, for_defeat(hero)).kind is r.RefusalKind.IMPOSSIBLE


@pytest.mark.rule("T1", "U4")
@pytest.mark.parametrize("command", [DEFEAT_LEORIC, c.DefeatHero(None)])
def test_an_open_choice_blocks_another_defeat_of_that_hero(
    quest: Table, command: c.Command
) -> None:
    """Named or not: Bjorn plays Leoric alone."""
    quest.play(OLGA, DEFEAT_LEORIC)
    refusal = quest.refuses(BJORN, command)
    assert refusal == r.QuestionOpen(quest.question(), (OLGA.user,))


@pytest.mark.rule("T1", "U4")
def test_an_open_choice_blocks_nothing_of_another_hero(quest: Table) -> None:
    quest.play(OLGA, DEFEAT_LEORIC)
    quest.play(OLGA, c.DefeatHero("Astarra"))
    quest.play(OLGA, c.GainThreat(GainReason.CARD, hero="Leoric", note="a trap"))
    quest.answer(OLGA, THREAT)
    quest.answer(OLGA, THREAT)
    assert quest.state.threat == 3


@pytest.mark.rule("T2")
def test_a_second_defeat_of_a_hero_gives_a_card_without_asking(quest: Table) -> None:
    quest.play(OLGA, for_defeat())
    events = quest.play(OLGA, DEFEAT_LEORIC)
    assert says(events, e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED))
    assert quest.state.questions == ()
    assert quest.refuses(OLGA, for_defeat()) == r.ThreatTakenAlready(LEORIC)


@pytest.mark.rule("T2")
def test_the_card_may_be_taken_every_time(quest: Table) -> None:
    for _ in range(3):
        quest.play(OLGA, DEFEAT_LEORIC)
        quest.answer(OLGA, CARD)
    quest.play(OLGA, for_defeat())
    assert quest.state.threat == 1


@pytest.mark.rule("T2")
def test_each_hero_gives_his_own_threat(quest: Table) -> None:
    quest.play(OLGA, for_defeat())
    quest.play(OLGA, for_defeat("Astarra"))
    assert quest.state.threat == 2


@pytest.mark.rule("T2")
def test_the_threat_is_once_a_quest_not_once_an_encounter(quest: Table) -> None:
    quest.play(OLGA, for_defeat())
    quest.play(OLGA, c.EndEncounter())
    assert quest.refuses(OLGA, for_defeat()) == r.ThreatTakenAlready(LEORIC)
    quest.play(OLGA, DEFEAT_LEORIC)
    assert quest.state.questions == ()


@pytest.mark.rule("T2", "C5")
def test_the_next_quest_gives_it_again(quest: Table) -> None:
    quest.play(OLGA, for_defeat())
    quest.end_quest()
    assert not quest.state.heroes[LEORIC].marked
    quest.start_quest()
    quest.play(OLGA, for_defeat())
    assert quest.state.threat == 3


@pytest.mark.rule("T2")
def test_the_hero_token_can_be_set_right_by_hand(quest: Table) -> None:
    quest.play(OLGA, for_defeat())
    quest.play(OLGA, c.SetHero("Leoric", marker=False))
    quest.play(OLGA, for_defeat())
    assert quest.state.threat == 2
    assert isinstance(quest.refuses(BJORN, c.SetHero("Leoric", marker=False)), r.NotYours)


@pytest.mark.rule("T2")
def test_a_token_set_while_the_choice_is_open_leaves_the_card(quest: Table) -> None:
    quest.play(OLGA, DEFEAT_LEORIC)
    quest.play(OLGA, c.SetHero("Leoric", marker=True))
    threat = c.Answer(quest.question().id, THREAT)
    assert quest.refuses(OLGA, threat) == r.ThreatTakenAlready(LEORIC)
    quest.answer(OLGA, CARD)


@pytest.mark.rule("T1")
@pytest.mark.parametrize(("reward", "threat"), [(Reward.THREAT, 1), (Reward.OVERLORD_CARD, 0)])
def test_the_overlord_side_says_the_reward_with_the_defeat(
    quest: Table, reward: Reward, threat: int
) -> None:
    events = quest.play(OLGA, c.DefeatHero("Leoric", reward))
    assert e.HeroDefeated("leoric") in events
    assert quest.state.questions == ()
    assert (quest.state.threat, quest.state.heroes["leoric"].marked) == (threat, bool(threat))
    drawn = e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED)
    assert (drawn in events) is (reward is Reward.OVERLORD_CARD)


@pytest.mark.rule("T1")
def test_nobody_else_chooses_the_reward(quest: Table) -> None:
    for person in (BJORN, NILS):
        for reward in Reward:
            refused = quest.refuses(person, c.DefeatHero("Leoric", reward))
            assert isinstance(refused, r.NotYours)


@pytest.mark.rule("T2")
def test_where_no_threat_is_left_to_take_anybody_at_the_table_says_so(quest: Table) -> None:
    quest.play(OLGA, c.DefeatHero("Leoric", Reward.THREAT))
    assert quest.refuses(OLGA, c.DefeatHero("Leoric", Reward.THREAT)) == r.ThreatTakenAlready(
        "leoric"
    )
    events = quest.play(BJORN, c.DefeatHero("Leoric", Reward.OVERLORD_CARD))
    assert e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED) in events
    assert quest.state.threat == 1


@pytest.mark.rule("T1", "U4")
def test_it_answers_what_is_asked_of_that_hero(quest: Table) -> None:
    quest.play(BJORN, c.DefeatHero("Leoric"))
    asked = quest.question(DefeatReward)
    events = quest.play(OLGA, c.DefeatHero("Leoric", Reward.OVERLORD_CARD))
    assert e.Answered(asked.id, CARD, closed=True) in events
    assert quest.state.questions == ()
