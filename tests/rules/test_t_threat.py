"""T: gaining threat."""

import pytest

from bot.rules import commands as c
from bot.rules import events as e
from bot.rules import refusals as r
from bot.rules.options import GainReason, QuestKind, Winner
from bot.rules.places import POOL, SUPPLY
from bot.rules.questions import DefeatReward
from bot.rules.stage import Step
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import (
    ASTARRA,
    BJORN,
    CARLA,
    LEORIC,
    MARA,
    NILS,
    NOTE,
    OLGA,
    Table,
    of,
    says,
)

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


@pytest.mark.rule("T3")
@pytest.mark.parametrize("kind", QuestKind)
@pytest.mark.parametrize(("winner", "gained"), [(Winner.HEROES, 1), (Winner.OVERLORD, 2)])
def test_every_quest_end_gives_threat(
    table: Table, kind: QuestKind, winner: Winner, gained: int
) -> None:
    table.play(OLGA, c.StartQuest("A Fat Goblin", kind))
    events = table.play(OLGA, c.EndQuest(winner))
    whys = [e.Why.QUEST_ENDED, e.Why.QUEST_WON][:gained]
    expected = [e.TokensMoved(SUPPLY, POOL, 1, why) for why in whys]
    assert of(events, e.TokensMoved) == expected
    assert table.state.threat == gained


@pytest.mark.rule("T3")
def test_no_quest_no_end(table: Table) -> None:
    assert isinstance(table.refuses(OLGA, c.EndQuest(Winner.HEROES)), r.NoEncounter)


@pytest.mark.rule("T4")
@pytest.mark.parametrize(("held", "spent"), [(1, 1), (4, 2), (6, 6), (60, 45)])
def test_experience_buys_three_threat_each(table: Table, held: int, spent: int) -> None:
    table.play(OLGA, c.AdoptCampaign(xp=held - 1))
    table.reach(Step.SPEND_XP)
    before = table.state.threat
    events = table.play(OLGA, c.ConvertXp(spent))
    assert says(events, e.XpChanged(-spent, e.Why.XP_CONVERTED))
    assert (table.state.threat - before, table.state.xp) == (3 * spent, held - spent)


@pytest.mark.rule("T4")
@pytest.mark.parametrize("xp", [-3, 0])
def test_at_least_one_experience_point_is_spent(table: Table, xp: int) -> None:
    table.reach(Step.SPEND_XP)
    assert isinstance(table.refuses(OLGA, c.ConvertXp(xp)), r.BadNumber)


@pytest.mark.rule("T4")
def test_no_more_than_he_has(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    assert table.refuses(OLGA, c.ConvertXp(2)) == r.NotEnoughXp(2, 1)


@pytest.mark.rule("T4")
@pytest.mark.parametrize("step", [step for step in Step if step is not Step.SPEND_XP])
def test_only_in_the_step_for_it(table: Table, step: Step) -> None:
    table.play(OLGA, c.AdoptCampaign(xp=3))
    assert isinstance(table.refuses(OLGA, c.ConvertXp(1)), r.WrongStep)
    table.reach(step)
    refusal = table.refuses(OLGA, c.ConvertXp(1))
    ahead = step in (Step.GOLD, Step.CLEAN_UP, Step.REWARDS)
    assert refusal == r.WrongStep(Step.SPEND_XP, table.state.stage, ahead)


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("features_a_quest", "gained"), [(True, 1), (False, 0)])
def test_a_rumor_that_features_a_quest_gives_threat(
    table: Table, features_a_quest: bool, gained: int
) -> None:
    events = table.play(OLGA, c.PlayRumor("Gold Digger", features_a_quest))
    assert says(events, e.RumorPlayed("Gold Digger", features_a_quest))
    assert table.state.threat == gained


@pytest.mark.rule("T5")
def test_a_rumor_is_the_overlords_and_has_a_name(table: Table) -> None:
    assert isinstance(table.refuses(MARA, c.PlayRumor("Gold Digger", True)), r.NotYours)
    assert isinstance(table.refuses(OLGA, c.PlayRumor(" ", True)), r.BadName)


@pytest.mark.rule("T6")
def test_threat_is_kept_from_quest_to_quest(table: Table) -> None:
    table.fund(3)
    for number in range(1, 4):
        table.start_quest()
        table.end_quest()
        assert table.state.threat == 3 + number


@pytest.mark.rule("T7")
@pytest.mark.parametrize(
    ("card", "note"), [("Friend or Foe", None), (None, "Dark Charm"), ("friendorfoe", "see card")]
)
def test_a_cards_gain_goes_through_the_ledger(
    table: Table, card: str | None, note: str | None
) -> None:
    table.own(CORRUPTION)
    events = table.play(OLGA, c.GainThreat(GainReason.CARD, amount=2, card=card, note=note))
    key = "friendorfoe" if card else ""
    assert events == (e.TokensMoved(SUPPLY, POOL, 2, e.Why.CARD, key, note or ""),)


@pytest.mark.rule("T7")
def test_a_cards_gain_names_a_card_or_a_note(table: Table) -> None:
    table.own(CORRUPTION)
    gain = GainReason.CARD
    assert table.refuses(OLGA, c.GainThreat(gain)) == r.MissingDetail(gain, ("card", "note"))
    for note in ("   ", "x" * 201):
        assert isinstance(table.refuses(OLGA, c.GainThreat(gain, note=note)), r.BadName)
    facedown = table.refuses(OLGA, c.GainThreat(gain, card="Traitor"))
    assert facedown == r.CardNotFaceup("traitor")
    assert table.refuses(OLGA, c.GainThreat(gain, card="Spite")) == r.UnknownCard("Spite")


@pytest.mark.parametrize("reason", [GainReason.CARD, GainReason.CORRECTION])
@pytest.mark.parametrize("amount", [-1, 0, 21])
def test_amounts_have_limits(table: Table, reason: GainReason, amount: int) -> None:
    wrong = r.BadNumber(amount, 1, 20)
    assert table.refuses(OLGA, c.GainThreat(reason, amount=amount, note=NOTE)) == wrong
    assert table.refuses(OLGA, c.LoseThreat(amount, NOTE)) == wrong


@pytest.mark.rule("T8")
def test_a_correction_needs_a_note(table: Table) -> None:
    correction = GainReason.CORRECTION
    missing = r.MissingDetail(correction, ("note",))
    assert table.refuses(OLGA, c.GainThreat(correction)) == missing
    table.fund(2)
    assert isinstance(table.refuses(OLGA, c.LoseThreat(1, " ")), r.BadName)
    table.play(MARA, c.LoseThreat(1, "miscounted"))
    assert table.state.threat == 1


@pytest.mark.rule("T8")
def test_the_pool_never_falls_below_nothing(table: Table) -> None:
    table.fund(2)
    assert table.refuses(OLGA, c.LoseThreat(3, NOTE)) == r.NotEnoughThreat(3, 2)


@pytest.mark.rule("T8")
def test_threat_leaves_the_pool_in_no_other_way(table: Table) -> None:
    """Quests, encounters, phases, turns and hero moves leave the pool alone."""
    table.own(AGONY)
    table.fund(4)
    table.start_quest()
    for command in (
        c.StartHeroTurn("Leoric"),
        c.StartOverlordTurn(),
        c.EndTurn(),
        c.DefeatHero("Astarra"),
    ):
        table.play(OLGA, command)
        assert table.state.threat == 4
    table.answer(OLGA, CARD)
    table.play(OLGA, c.EndEncounter())
    assert table.state.threat == 4
    table.end_quest()
    for _ in range(7):
        table.play(CARLA, c.NextStep())
        assert table.state.threat == 5
    assert table.state.fortune(ASTARRA) == 0
