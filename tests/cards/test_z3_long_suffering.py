"""Long Suffering: counts the attacks on the agent, and pays them back as the agent falls."""

import pytest

from bot.rules.basics.options import Winner
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from tests.cards.staging import AGONY, Scene, enter, lose_all, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, NILS, OLGA, of, says

CARD, KEY = "Long Suffering", "longsuffering"
SUMMON = "Summon Zarihell"
GAINED = e.TokensMoved(SUPPLY, POOL, 1, e.Why.CARD, KEY)
LEFT = e.AgentLeft("Zarihell", defeated=True)


def on_the_map(box: Box, *cards: str) -> Scene:
    """Zarihell is on the map; Leoric has Knowledge 1 and Astarra 4; nobody ties."""
    table = scene(box, AGONY, SUMMON, *cards, heroes=2, threat=9)
    table.sheet(LEORIC, knowledge=1)
    table.sheet(ASTARRA, knowledge=4)
    start(table)
    table.trigger(SUMMON)
    table.pay_ties()
    enter(table, "Zombies", 2, 4)
    return table


@pytest.fixture
def table(box: Box) -> Scene:
    return on_the_map(box, CARD)


def attack(table: Scene, times: int) -> None:
    for _ in range(times):
        table.play(BJORN, c.AttackAgent())


def defeat(table: Scene, use: str = "yes") -> tuple[e.Event, ...]:
    """Let the agent fall and the overlord say whether the card is used."""
    table.play(BJORN, c.DefeatAgent())
    events = table.answer(OLGA, use, q.SayYes)
    return (*events, *table.pay_ties())


@pytest.mark.rule("Z3")
def test_each_attack_puts_a_damage_on_the_card_for_free(table: Scene) -> None:
    threat = table.state.threat
    attack(table, 3)
    assert (table.card(CARD).damage, table.state.threat) == (3, threat)
    assert not table.card(CARD).exhausted


@pytest.mark.rule("Z3")
def test_facedown_it_counts_nothing_and_is_not_offered(box: Box) -> None:
    table = on_the_map(box)
    attack(table, 2)
    assert table.card(CARD).damage == 0
    assert LEFT in table.play(BJORN, c.DefeatAgent())


@pytest.mark.rule("Z3", "A4")
def test_it_is_offered_before_she_goes(table: Scene) -> None:
    attack(table, 1)
    events = table.play(BJORN, c.DefeatAgent())
    assert not of(events, e.AgentLeft, e.CardReturned)
    asked = table.question(q.SayYes)
    for person in (BJORN, NILS):
        assert isinstance(table.refuses(person, c.Answer(asked.id, "no")), r.NotYourQuestion)
    events = table.play(OLGA, c.Answer(asked.id, "no"))
    assert of(events, e.AgentLeft, e.CardReturned, e.CountersRemoved) == [
        LEFT,
        e.CardReturned("summonzarihell", to_box=False),
        e.CountersRemoved(KEY),
    ]
    assert table.card(CARD).damage == 0
    assert table.card(CARD).faceup


@pytest.mark.rule("Z3", "P3", "P4")
def test_used_it_is_paid_and_does_not_exhaust(table: Scene) -> None:
    attack(table, 2)
    threat = table.state.threat
    events = defeat(table)
    assert e.CardTriggered(KEY, 1, exhausted=False) in events
    assert table.state.threat == threat - 1
    assert not table.card(CARD).exhausted


@pytest.mark.rule("Z3")
def test_every_hero_suffers_what_lies_there_less_his_knowledge(table: Scene) -> None:
    attack(table, 5)
    events = defeat(table)
    assert of(events, e.DamageSuffered) == [
        e.DamageSuffered(LEORIC, 4, 5, KEY),
        e.DamageSuffered(ASTARRA, 1, 5, KEY),
    ]
    assert e.CountersRemoved(KEY) in events


@pytest.mark.rule("Z3")
def test_never_less_than_nothing_and_who_suffers_nothing_is_not_asked_about(table: Scene) -> None:
    attack(table, 3)
    events = defeat(table)
    assert of(events, e.DamageSuffered) == [e.DamageSuffered(LEORIC, 2, 3, KEY)]
    asked = table.question(q.SayYes)
    assert isinstance(asked, q.SayYes)
    assert asked.hero == LEORIC
    assert LEFT in table.answer(OLGA, "no")
    assert table.state.questions == ()


@pytest.mark.rule("Z3")
def test_with_an_unrecorded_knowledge_the_table_does_the_sum(box: Box) -> None:
    table = scene(box, AGONY, SUMMON, CARD, heroes=2, threat=9)
    start(table)
    table.trigger(SUMMON)
    table.pay_ties()
    enter(table, "Zombies", 1, 2)
    attack(table, 2)
    events = defeat(table)
    assert e.DamageSuffered(LEORIC, None, 2, KEY) in events


@pytest.mark.rule("Z3", "T1")
def test_a_hero_it_defeats_is_worth_a_threat_besides_the_choice(table: Scene) -> None:
    attack(table, 5)
    defeat(table)
    threat = table.state.threat
    events = table.answer(OLGA, "yes", q.SayYes)
    assert says(events, GAINED, e.HeroDefeated(LEORIC))
    table.answer(OLGA, "threat", q.DefeatReward)
    assert table.state.threat == threat + 2
    assert LEFT in table.answer(OLGA, "no", q.SayYes)


@pytest.mark.rule("Z3", "T2")
def test_a_marked_hero_still_gives_the_cards_threat(table: Scene) -> None:
    table.play(OLGA, c.SetHero(LEORIC, marker=True))
    attack(table, 5)
    defeat(table)
    threat = table.state.threat
    events = table.answer(OLGA, "yes", q.SayYes)
    assert says(events, GAINED, e.OverlordCardDrawn(1, e.Why.HERO_DEFEATED))
    assert table.state.threat == threat + 1


@pytest.mark.rule("Z3", "T1")
def test_both_heroes_defeated_give_two_and_each_his_choice(table: Scene) -> None:
    attack(table, 9)
    defeat(table)
    threat = table.state.threat
    table.answer(OLGA, "yes", q.SayYes)
    table.answer(OLGA, "overlord-card", q.DefeatReward)
    table.answer(OLGA, "yes", q.SayYes)
    events = table.answer(OLGA, "overlord-card", q.DefeatReward)
    assert table.state.threat == threat + 2
    assert LEFT in events
    assert table.state.agent is None


@pytest.mark.rule("Z3", "P3")
def test_where_the_pool_cannot_pay_it_is_not_offered(table: Scene) -> None:
    attack(table, 1)
    lose_all(table)
    events = table.play(BJORN, c.DefeatAgent())
    assert says(events, LEFT, e.CountersRemoved(KEY))


@pytest.mark.rule("Z3")
def test_without_a_wound_to_pay_back_it_is_not_offered(table: Scene) -> None:
    assert LEFT in table.play(BJORN, c.DefeatAgent())
    assert table.state.questions == ()


@pytest.mark.rule("Z3", "P3")
def test_with_nothing_on_it_a_trigger_would_buy_nothing_and_is_refused(table: Scene) -> None:
    """Given the agent lives unhurt, the overlord is told when the card is used instead."""
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NothingToPayBack(KEY)


@pytest.mark.rule("Z3")
def test_each_attack_tells_how_many_lie_there(table: Scene) -> None:
    attack(table, 1)
    assert e.DamageCounted(KEY, 2) in table.play(BJORN, c.AttackAgent())


@pytest.mark.rule("Z3", "A8")
@pytest.mark.parametrize("command", [c.EndEncounter(), c.EndQuest(Winner.HEROES)])
def test_the_counters_leave_with_her_at_the_encounters_end(
    table: Scene, command: c.Command
) -> None:
    attack(table, 2)
    events = table.play(OLGA, command)
    assert says(events, e.AgentLeft("Zarihell", defeated=False), e.CountersRemoved(KEY))
    assert table.card(CARD).damage == 0


@pytest.mark.rule("Z3", "P3")
def test_it_can_be_used_by_command_too_but_only_while_she_is_there(table: Scene) -> None:
    attack(table, 2)
    table.trigger(CARD)
    table.pay_ties()
    assert table.card(CARD).damage == 0
    table.answer(OLGA, "no", q.SayYes)
    assert table.state.agent is not None
    table.play(BJORN, c.DefeatAgent())
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NoAgent()


@pytest.mark.rule("Z3", "U4")
def test_while_her_fall_is_asked_about_nobody_attacks_or_defeats_her_again(table: Scene) -> None:
    attack(table, 5)
    table.play(BJORN, c.DefeatAgent())
    for _ in range(2):
        for command in (c.AttackAgent(), c.DefeatAgent()):
            assert isinstance(table.refuses(CARLA, command), r.QuestionOpen)
        table.answer(OLGA, "yes", q.SayYes)
        table.pay_ties()
    table.answer(OLGA, "threat", q.DefeatReward)
    assert isinstance(table.refuses(CARLA, c.DefeatAgent()), r.QuestionOpen)


@pytest.mark.rule("Z3", "U2")
def test_undo_takes_back_her_fall_with_everything_that_followed(table: Scene) -> None:
    attack(table, 5)
    before = table.state
    defeat(table)
    table.answer(OLGA, "yes", q.SayYes)
    table.undo()
    assert (table.state.tokens, table.state.cards) == (before.tokens, before.cards)
    assert table.state.agent == before.agent
    assert table.card(CARD).damage == 5


@pytest.mark.rule("Z3", "U2")
def test_undo_takes_a_counted_attack_back(table: Scene) -> None:
    attack(table, 2)
    table.undo(BJORN)
    assert table.card(CARD).damage == 1
