"""E2: what the overlord's turn brings, in order."""

import pytest

from bot.rules.basics.options import Edition, GainReason, OverlordCardKind, RulesMode
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from tests.rules.table import BJORN, NILS, OLGA, Table, of

CORRIDOR = "#########\n#.......#\n#########"


@pytest.fixture
def corridor(table: Table) -> Table:
    """A boulder at the west end of a corridor, Mordrog at its east end."""
    table.play(OLGA, c.LoadMap(CORRIDOR))
    table.play(OLGA, c.PlaceBoulder("B2", Direction.EAST, "1x1", "Rock"))
    table.play(OLGA, c.PlaceFigure("Mordrog", FigureKind.HERO, "C2"))
    return table


@pytest.mark.rule("E2")
def test_a_threat_for_each_hero_and_two_cards(table: Table) -> None:
    events = table.play(BJORN, c.StartOverlordTurn())
    assert of(events, e.DungeonThreatChanged, e.OverlordCardsDrawn) == [
        e.DungeonThreatChanged(3, e.DungeonWhy.TURN),
        e.OverlordCardsDrawn(2),
    ]


@pytest.mark.rule("E2")
def test_threat_counts_the_heroes_in_the_quest(box: Box) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("key", "The Well", home=1, edition=Edition.FIRST))
    for name in ("Mordrog", "Kirga"):
        table.play(OLGA, c.AddHero(name))
    table.play(OLGA, c.StartQuest("Nerves", conquest=5))
    table.play(OLGA, c.StartOverlordTurn())
    assert table.state.dungeon is not None
    assert table.state.dungeon.threat == 2


@pytest.mark.rule("E2")
def test_a_hand_over_eight_goes_down_by_discards_for_their_values(table: Table) -> None:
    # given seven cards in hand
    table.play(OLGA, c.DrawOverlordCards(4))
    # when the turn draws two
    table.play(OLGA, c.StartOverlordTurn())
    # then one has to go, for the value printed on it
    asked = table.question(q.DiscardDown)
    assert isinstance(asked, q.DiscardDown)
    assert (asked.over, asked.values) == (1, (1, 2, 3, 4, 5, 10))
    events = table.answer(OLGA, "5")
    assert of(events, e.OverlordCardsDiscarded, e.DungeonThreatChanged) == [
        e.OverlordCardsDiscarded(1),
        e.DungeonThreatChanged(5, e.DungeonWhy.DISCARD),
    ]
    held = table.state.dungeon
    assert held is not None
    assert (held.hand, held.discards, held.threat, table.state.questions) == (8, 1, 8, ())


@pytest.mark.rule("E2")
def test_it_is_asked_on_until_the_hand_is_down(table: Table) -> None:
    table.play(OLGA, c.DrawOverlordCards(8))
    table.play(OLGA, c.StartOverlordTurn())
    overs = []
    while table.state.questions:
        asked = table.question()
        assert isinstance(asked, q.DiscardDown)
        overs.append(asked.over)
        table.answer(OLGA, "1")
    assert overs == [5, 4, 3, 2, 1]


@pytest.mark.rule("E2")
def test_until_then_no_hero_begins_a_turn(table: Table) -> None:
    table.play(OLGA, c.DrawOverlordCards(6))
    table.play(OLGA, c.StartOverlordTurn())
    refused = table.refuses(BJORN, c.StartHeroTurn("Mordrog"))
    assert isinstance(refused, r.QuestionOpen)


@pytest.mark.rule("E2")
def test_a_discard_of_cards_by_name_answers_it_too(table: Table) -> None:
    table.play(OLGA, c.DrawOverlordCards(5))
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.DiscardOverlordCards(card="Danger", cards=1))
    assert table.state.questions != ()
    table.play(OLGA, c.DiscardOverlordCards(card="Aim", cards=1))
    assert table.state.questions == ()


@pytest.mark.rule("E2", "E4")
@pytest.mark.parametrize(
    ("command", "over"),
    [
        (c.DiscardOverlordCards(cards=2), 3),
        (c.PlayOverlordCard(OverlordCardKind.EVENT, 0), 4),
        (c.DrawOverlordCards(2), 7),
    ],
    ids=lambda each: type(each).__name__,
)
def test_what_is_asked_counts_the_hand_as_it_is(
    table: Table, command: c.Command, over: int
) -> None:
    """Given five cards too many, whatever changes the hand asks anew, and warns of nothing."""
    table.play(OLGA, c.DrawOverlordCards(8))
    table.play(OLGA, c.StartOverlordTurn())
    before = table.question(q.DiscardDown)
    events = table.play(OLGA, command)
    (asked,) = table.state.questions
    assert isinstance(asked, q.DiscardDown)
    assert asked.over == over
    assert of(events, e.Withdrawn, e.Asked) == [
        e.Withdrawn(before.id, pledge=False),
        e.Asked(asked),
    ]
    assert of(events, e.Warned) == []
    table.undo()
    assert table.state.questions == (before,)


@pytest.mark.rule("E2")
def test_boulders_roll_before_anything_else(corridor: Table) -> None:
    events = corridor.play(OLGA, c.StartOverlordTurn())
    kinds = [type(event) for event in events]
    first = kinds.index(e.BoulderRolled)
    assert first < kinds.index(e.DungeonThreatChanged) < kinds.index(e.OverlordCardsDrawn)
    assert corridor.state.well.waiting == ()


@pytest.mark.rule("E2")
def test_who_rolls_them_in_an_order_of_their_own_gets_the_turns_threat_after_the_last(
    corridor: Table,
) -> None:
    corridor.play(OLGA, c.PlaceBoulder("G2", Direction.WEST, "1x1", "Stone"))
    corridor.play(OLGA, c.BeginOverlordMapTurn())
    assert not of(corridor.play(OLGA, c.RollBoulders(("Stone",))), e.DungeonThreatChanged)
    events = corridor.play(OLGA, c.RollBoulders(("Rock",)))
    assert e.DungeonThreatChanged(3, e.DungeonWhy.TURN) in events


@pytest.mark.rule("E2")
def test_boulders_left_waiting_roll_with_the_turn(corridor: Table) -> None:
    corridor.play(OLGA, c.BeginOverlordMapTurn())
    events = corridor.play(OLGA, c.StartOverlordTurn())
    assert len(of(events, e.BoulderRolled)) == 1
    assert not of(events, e.OverlordTurnBegan)


@pytest.mark.rule("E2")
def test_a_turn_gives_its_threat_once(table: Table) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    assert isinstance(table.refuses(OLGA, c.StartOverlordTurn()), r.TurnPaid)
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    events = table.play(OLGA, c.StartOverlordTurn())
    assert e.HouseRuled("TurnPaid") in events


@pytest.mark.rule("E2")
def test_after_a_heros_turn_the_next_one_gives_it_again(table: Table) -> None:
    for _ in range(2):
        table.play(BJORN, c.StartHeroTurn("Mordrog"))
        table.play(BJORN, c.EndTurn())
        table.play(OLGA, c.StartOverlordTurn())
    assert table.state.dungeon is not None
    assert table.state.dungeon.threat == 6


@pytest.mark.rule("E2")
def test_called_over_it_is_followed_by_the_next_one(table: Table) -> None:
    """A group may call the overlord's turns alone."""
    for _ in range(2):
        table.play(OLGA, c.StartOverlordTurn())
        table.play(OLGA, c.EndTurn())
    assert table.state.dungeon is not None
    assert (table.state.dungeon.threat, table.state.dungeon.hand) == (6, 7)


@pytest.mark.rule("E2")
def test_threat_told_by_hand_bars_no_turn_that_is_called(table: Table) -> None:
    """It was refused as paid, and gave no cards."""
    table.play(OLGA, c.GainThreat(GainReason.TURN))
    events = table.play(OLGA, c.StartOverlordTurn())
    assert of(events, e.OverlordCardsDrawn) == [e.OverlordCardsDrawn(2)]
    assert isinstance(table.refuses(OLGA, c.GainThreat(GainReason.TURN)), r.TurnPaid)


@pytest.mark.rule("E2")
def test_no_threat_of_a_turn_before_its_boulders(corridor: Table) -> None:
    corridor.play(OLGA, c.BeginOverlordMapTurn())
    refused = corridor.refuses(OLGA, c.GainThreat(GainReason.TURN))
    assert isinstance(refused, r.BouldersFirst)


@pytest.mark.rule("E2")
def test_onlookers_call_no_turn(table: Table) -> None:
    assert isinstance(table.refuses(NILS, c.StartOverlordTurn()), r.NotYours)
    assert isinstance(table.refuses(NILS, c.StartHeroTurn("Mordrog")), r.NotYours)


@pytest.mark.rule("E2")
@pytest.mark.parametrize(
    ("kind", "oddity"),
    [
        (OverlordCardKind.SPAWN, e.Oddity.SECOND_SPAWN),
        (OverlordCardKind.POWER, e.Oddity.SECOND_POWER),
    ],
)
def test_a_second_spawn_or_power_in_a_turn_is_warned_of(
    table: Table, kind: OverlordCardKind, oddity: e.Oddity
) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    first = table.play(OLGA, c.PlayOverlordCard(kind, 1))
    second = table.play(OLGA, c.PlayOverlordCard(kind, 1))
    assert (of(first, e.Warned), of(second, e.Warned)) == ([], [e.Warned(oddity)])


@pytest.mark.rule("W6")
def test_a_heros_turn_lets_the_figure_on_the_map_bleed(corridor: Table) -> None:
    corridor.play(OLGA, c.AddBleed("Mordrog", 2))
    events = corridor.play(BJORN, c.StartHeroTurn("Mordrog"))
    assert [len(each.roll.dice) for each in events if isinstance(each, e.BleedRolled)] == [2]


@pytest.mark.rule("W1")
def test_while_boulders_wait_no_hero_begins_a_turn(corridor: Table) -> None:
    corridor.play(OLGA, c.BeginOverlordMapTurn())
    refused = corridor.refuses(BJORN, c.StartHeroTurn("Mordrog"))
    assert refused == r.BouldersFirst(("Rock",))
