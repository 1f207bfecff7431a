"""Time on the Rack: hero tokens on the card lower Stamina until the quest ends."""

import pytest

from bot.rules.basics.options import RulesMode, Winner
from bot.rules.cards import sheets
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import AGONY, Scene, next_encounter, scene, start
from tests.rules.table import ASTARRA, BJORN, GRISBAN, LEORIC, OLGA

CARD, KEY = "Time on the Rack", "timeontherack"


@pytest.fixture
def table(box: Box) -> Scene:
    """Leoric's turn; three heroes, so that the cost of three ties nobody; Leoric's Stamina is 2."""
    table = scene(box, AGONY, CARD, threat=18)
    table.sheet(LEORIC, stamina=2, might=3)
    start(table)
    table.turn(LEORIC)
    return table


def rack(table: Scene, hero: str, times: int = 1) -> None:
    for _ in range(times):
        table.trigger(CARD)
        table.answer(OLGA, hero)


def stamina(table: Scene, hero: str = LEORIC) -> int | None:
    return sheets.now(table.state, table.box, table.state.heroes[hero]).stamina


@pytest.mark.rule("Z8")
def test_any_heros_token_goes_on_the_card_at_the_overlords_choice(table: Scene) -> None:
    table.trigger(CARD)
    asked = table.question(q.PickHero)
    assert [each.value for each in choices(asked)] == [LEORIC, ASTARRA, GRISBAN]
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, ASTARRA)), r.NotYourQuestion)
    events = table.answer(OLGA, ASTARRA)
    assert e.HeroTokenRacked(KEY, ASTARRA) in events
    assert table.card(CARD).hero_tokens == (ASTARRA,)
    assert not table.card(CARD).exhausted


@pytest.mark.rule("Z8")
@pytest.mark.parametrize(("tokens", "left"), [(1, 1), (2, 0), (3, 0)])
def test_each_of_his_tokens_lowers_his_stamina_but_not_below_zero(
    table: Scene, tokens: int, left: int
) -> None:
    rack(table, LEORIC, tokens)
    assert stamina(table) == left
    assert sheets.now(table.state, table.box, table.state.heroes[LEORIC]).might == 3


@pytest.mark.rule("Z8")
def test_another_heros_token_and_an_unrecorded_stamina_change_nothing(table: Scene) -> None:
    rack(table, GRISBAN, 2)
    assert stamina(table) == 2
    assert stamina(table, GRISBAN) is None


@pytest.mark.rule("Z8", "T2")
def test_the_racked_token_is_not_the_one_that_marks_a_defeat(table: Scene) -> None:
    rack(table, LEORIC)
    assert not table.state.heroes[LEORIC].marked


@pytest.mark.rule("Z8", "C5")
def test_the_tokens_stay_for_the_next_encounter_and_leave_at_the_quests_end(
    table: Scene,
) -> None:
    rack(table, LEORIC)
    next_encounter(table)
    assert stamina(table) == 1
    events = table.play(OLGA, c.EndQuest(Winner.HEROES))
    assert e.CountersRemoved(KEY) in events
    assert (stamina(table), table.card(CARD).hero_tokens) == (2, ())


@pytest.mark.rule("Z8", "P11")
def test_it_belongs_to_a_heros_turn(table: Scene) -> None:
    table.turn()
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotInThisTurn("", card=KEY)


@pytest.mark.rule("Z8", "P3")
def test_it_can_be_used_again_while_threat_lasts(table: Scene) -> None:
    rack(table, LEORIC, 6)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotEnoughThreat(3, 0, KEY)


@pytest.mark.rule("Z8", "U2")
def test_undo_takes_the_token_off_the_card(table: Scene) -> None:
    rack(table, LEORIC)
    table.undo()
    assert (stamina(table), table.card(CARD).hero_tokens) == (2, ())


@pytest.mark.rule("Z8", "S8")
def test_a_hero_racked_by_house_rule_between_quests_takes_his_token_along(box: Box) -> None:
    table = scene(box, AGONY, CARD, threat=3)
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    rack(table, LEORIC)
    table.play(OLGA, c.RemoveHero(LEORIC))
    assert table.card(CARD).hero_tokens == ()
