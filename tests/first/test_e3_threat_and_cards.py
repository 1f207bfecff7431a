"""E3, E4, E6: threat, and the cards that it is gained and spent by."""

import pytest

from bot.rules.basics.options import GainReason, OverlordCardKind, Winner
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.dungeon import Dungeon
from tests.rules.table import BJORN, NILS, NOTE, OLGA, Table, of

EVENT, TRAP, SPAWN, POWER = OverlordCardKind


def held(table: Table) -> Dungeon:
    assert table.state.dungeon is not None
    return table.state.dungeon


def fund(table: Table, threat: int) -> None:
    table.play(OLGA, c.GainThreat(GainReason.CORRECTION, amount=threat, note=NOTE))


@pytest.mark.rule("E3")
def test_a_discarded_card_gives_the_value_printed_on_it(table: Table) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    events = table.play(OLGA, c.DiscardOverlordCards(card="trapmaster"))
    assert list(events) == [
        e.OverlordCardsDiscarded(1, "Trapmaster"),
        e.DungeonThreatChanged(5, e.DungeonWhy.DISCARD, "Trapmaster"),
    ]
    assert (held(table).hand, held(table).discards, held(table).threat) == (4, 1, 8)


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    ("command", "threat"),
    [
        (c.DiscardOverlordCards(), 0),
        (c.DiscardOverlordCards(card="A card of our own"), 0),
        (c.DiscardOverlordCards(threat=4), 4),
        (c.DiscardOverlordCards(threat=1, card="Danger"), 1),
        (c.DiscardOverlordCards(threat=7, cards=3), 7),
    ],
)
def test_what_is_typed_goes_before_and_what_nobody_knows_gives_nothing(
    table: Table, command: c.DiscardOverlordCards, threat: int
) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    before = held(table)
    table.play(OLGA, command)
    after = held(table)
    assert (after.threat - before.threat, before.hand - after.hand) == (threat, command.cards)


@pytest.mark.rule("E3")
def test_a_discard_for_threat_outside_the_overlords_turn_is_warned_of(table: Table) -> None:
    discard = c.DiscardOverlordCards(threat=2)
    warned = [e.Warned(e.Oddity.OUT_OF_TURN)]
    assert of(table.play(OLGA, discard), e.Warned) == warned
    table.play(OLGA, c.StartOverlordTurn())
    assert of(table.play(OLGA, discard), e.Warned) == []
    table.play(OLGA, c.EndTurn())
    assert of(table.play(OLGA, discard), e.Warned) == warned


@pytest.mark.rule("E3")
@pytest.mark.parametrize("kind", [EVENT, TRAP, SPAWN])
def test_a_played_card_is_paid_in_full_and_discarded(table: Table, kind: OverlordCardKind) -> None:
    fund(table, 7)
    events = table.play(OLGA, c.PlayOverlordCard(kind, 7, "Crushing Block"))
    assert list(events) == [
        e.DungeonThreatChanged(-7, e.DungeonWhy.PLAYED, "Crushing Block"),
        e.OverlordCardPlayed(kind, "Crushing Block"),
    ]
    assert (held(table).threat, held(table).hand, held(table).discards) == (0, 2, 1)


@pytest.mark.rule("E3")
def test_a_unique_part_of_a_printed_name_means_the_card(table: Table) -> None:
    """Typed in part, a discard gave nothing."""
    table.play(OLGA, c.DiscardOverlordCards(card="genius"))
    assert held(table).threat == 5
    events = table.play(OLGA, c.PlayOverlordCard(TRAP, 0, "paralyzing"))
    assert of(events, e.OverlordCardPlayed) == [e.OverlordCardPlayed(TRAP, "Paralyzing Gas")]
    events = table.play(OLGA, c.PlayOverlordCard(TRAP, 0, "crushing"))
    assert of(events, e.OverlordCardPlayed) == [e.OverlordCardPlayed(TRAP, "crushing")]


@pytest.mark.rule("E3")
def test_a_power_stays_in_play(table: Table) -> None:
    fund(table, 17)
    table.play(OLGA, c.PlayOverlordCard(POWER, 17, "Brilliant Commander"))
    assert (held(table).in_play, held(table).discards) == (1, 0)


@pytest.mark.rule("E3")
def test_what_the_threat_cannot_pay_is_refused(table: Table) -> None:
    fund(table, 3)
    assert table.refuses(OLGA, c.PlayOverlordCard(TRAP, 4)) == r.NotEnoughThreat(4, 3)


@pytest.mark.rule("E3")
def test_the_dearest_printed_card_can_be_paid_and_nothing_dearer_is_typed(table: Table) -> None:
    fund(table, 20)
    fund(table, 5)
    assert table.refuses(OLGA, c.PlayOverlordCard(POWER, 25)) == r.BadNumber(25, 0, 20)
    table.play(OLGA, c.PlayOverlordCard(POWER, 25, "Evil Genius"))
    assert held(table).threat == 0


@pytest.mark.rule("E3")
def test_an_empty_hand_plays_and_discards_nothing(table: Table) -> None:
    table.play(OLGA, c.DiscardOverlordCards(cards=3))
    assert table.refuses(OLGA, c.PlayOverlordCard(EVENT, 0)) == r.NotEnoughCards(1, 0)
    assert table.refuses(OLGA, c.DiscardOverlordCards(cards=2)) == r.NotEnoughCards(2, 0)


@pytest.mark.rule("E3")
def test_a_curse_gives_a_threat_for_each_hero(table: Table) -> None:
    table.play(OLGA, c.GainThreat(GainReason.CURSE, amount=2))
    assert held(table).threat == 6


@pytest.mark.rule("E3")
def test_anything_else_by_a_note_and_never_below_nothing(table: Table) -> None:
    assert isinstance(table.refuses(OLGA, c.GainThreat(GainReason.CORRECTION)), r.MissingDetail)
    fund(table, 4)
    table.play(OLGA, c.LoseThreat(3, NOTE))
    assert table.refuses(OLGA, c.LoseThreat(2, NOTE)) == r.NotEnoughThreat(2, 1)


@pytest.mark.rule("E3")
def test_the_threat_of_a_turn_can_be_told_where_nobody_called_it(table: Table) -> None:
    """Nobody calls one in some groups, and each turn gives it."""
    for threat in (3, 6):
        table.play(OLGA, c.GainThreat(GainReason.TURN))
        assert held(table).threat == threat


@pytest.mark.rule("E3")
def test_threat_is_kept_from_turn_to_turn(table: Table) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    table.play(BJORN, c.StartHeroTurn("Kirga"))
    table.play(OLGA, c.StartOverlordTurn())
    assert held(table).threat == 6


@pytest.mark.rule("E4")
def test_the_last_card_costs_three_conquest_and_the_discards_become_the_deck(
    table: Table,
) -> None:
    table.play(OLGA, c.DiscardOverlordCards(cards=3))
    events = table.play(OLGA, c.DrawOverlordCards(33))
    assert list(events[:3]) == [
        e.OverlordCardsDrawn(33),
        e.ConquestChanged(-3, e.DungeonWhy.DECK_OUT),
        e.DeckTurned(3),
    ]
    assert held(table) == Dungeon(conquest=17, hand=33, deck=3, dealt=3)


@pytest.mark.rule("E4")
def test_a_draw_goes_on_in_the_turned_deck(table: Table) -> None:
    table.play(OLGA, c.DiscardOverlordCards(cards=3))
    table.play(OLGA, c.DrawOverlordCards(35))
    assert held(table) == Dungeon(conquest=17, hand=35, deck=1, dealt=3)


@pytest.mark.rule("E4")
def test_more_than_there_is_draws_what_is_there(table: Table) -> None:
    table.play(OLGA, c.DrawOverlordCards(60))
    assert held(table) == Dungeon(conquest=17, hand=36, deck=0, dealt=3)
    assert isinstance(table.refuses(OLGA, c.DrawOverlordCards()), r.NoCardsLeft)
    table.play(OLGA, c.DiscardOverlordCards(cards=2))
    table.play(OLGA, c.DrawOverlordCards())
    assert (held(table).hand, held(table).deck) == (35, 1)


@pytest.mark.rule("E4")
def test_a_hand_over_its_limit_is_said_and_never_refused(table: Table) -> None:
    assert of(table.play(OLGA, c.DrawOverlordCards(5)), e.Warned) == []
    warned = of(table.play(OLGA, c.DrawOverlordCards()), e.Warned)
    assert warned == [e.Warned(e.Oddity.HAND_OVER)]


@pytest.mark.rule("E4")
@pytest.mark.parametrize(
    ("expansions", "cards"),
    [
        ("", 36),
        ("The Well of Darkness", 39),
        ("the altar of despair", 42),
        ("The Tomb of Ice, The Well of Darkness, The Altar of Despair", 48),
    ],
)
def test_the_deck_grows_with_the_expansions(between: Table, expansions: str, cards: int) -> None:
    if expansions:
        between.play(OLGA, c.ChangeSettings(expansions=expansions))
    between.play(OLGA, c.StartQuest("Nerves", conquest=5))
    assert held(between).cards == cards


@pytest.mark.rule("E4")
def test_an_unknown_expansion_names_the_known_ones(between: Table) -> None:
    refused = between.refuses(OLGA, c.ChangeSettings(expansions="Labyrinth of Ruin"))
    assert isinstance(refused, r.UnknownExpansion)
    assert refused.expansions == (
        "The Well of Darkness",
        "The Altar of Despair",
        "The Tomb of Ice",
    )


@pytest.mark.rule("E4")
def test_a_group_counts_a_deck_of_its_own(table: Table) -> None:
    table.play(OLGA, c.CountDeck(40))
    assert held(table) == Dungeon(conquest=20, hand=3, deck=37, dealt=3)
    table.end_quest(Winner.HEROES)
    table.play(OLGA, c.StartQuest("Another", conquest=5))
    assert held(table).cards == 40
    assert table.refuses(OLGA, c.CountDeck(2)) == r.BadNumber(2, 3, 60)


@pytest.mark.rule("E6")
@pytest.mark.parametrize("reason", [GainReason.HERO_DEFEATED, GainReason.CARD])
def test_the_second_editions_reasons_are_refused(table: Table, reason: GainReason) -> None:
    refused = table.refuses(OLGA, c.GainThreat(reason, hero="Mordrog", note=NOTE))
    assert refused == r.NotInFirstEdition(reason)


@pytest.mark.rule("E6")
@pytest.mark.parametrize(
    "command",
    [c.ConvertXp(1), c.CorrectFortune("Mordrog", 1, NOTE), c.EndEncounter(), c.NextStep()],
    ids=lambda command: type(command).__name__,
)
def test_no_move_of_the_second_editions_economy_is_one_here(
    table: Table, command: c.Command
) -> None:
    assert isinstance(table.refuses(OLGA, command), r.OtherEdition)


@pytest.mark.rule("E6")
def test_threat_spent_becomes_nobodys_fortune(table: Table) -> None:
    fund(table, 5)
    table.play(OLGA, c.PlayOverlordCard(EVENT, 5))
    assert table.state.tokens == {}


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    "command",
    [
        c.DrawOverlordCards(),
        c.DiscardOverlordCards(),
        c.PlayOverlordCard(EVENT, 0),
        c.CountDeck(40),
        c.GainThreat(GainReason.CURSE),
    ],
    ids=lambda command: type(command).__name__,
)
def test_the_cards_are_the_overlord_sides(table: Table, command: c.Command) -> None:
    for by in (BJORN, NILS):
        assert isinstance(table.refuses(by, command), r.NotYours)
