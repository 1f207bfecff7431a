"""T: gaining and losing threat (T3-T8)."""

import pytest

from bot.rules.basics.options import GainReason, QuestKind, Winner
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.economy import lateness
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import ASTARRA, MARA, NOTE, OLGA, Table, of, says

THREAT, CARD = "threat", "overlord-card"


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
        table.play(OLGA, c.NextStep())
        assert table.state.threat == 5
    assert table.state.fortune(ASTARRA) == 0


@pytest.mark.rule("T4")
def test_a_button_made_for_more_experience_than_is_left_converts_nothing(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.AdjustXp(1, "a gift"))
    held = lateness.experience(table.state)
    table.play(OLGA, c.ConvertXp(1, held))
    assert table.refuses(OLGA, c.ConvertXp(1, held)) == r.TableMovedOn()
    table.play(OLGA, c.AdjustXp(2, "a gift"))
    table.play(OLGA, c.ConvertXp(1, held))
    assert table.state.xp == 2


@pytest.mark.rule("T4")
def test_a_button_of_an_earlier_phase_converts_nothing(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    held = lateness.experience(table.state)
    table.start_quest()
    table.reach(Step.SPEND_XP)
    assert table.state.xp == 2
    assert table.refuses(OLGA, c.ConvertXp(1, held)) == r.TableMovedOn()
