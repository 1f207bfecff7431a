"""E1, W8: a first-edition quest, how it starts and ends."""

import pytest

from bot.rules.basics.options import OverlordCardKind, QuestKind, Winner
from bot.rules.basics.stage import BEFORE
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.dungeon import Dungeon
from bot.rules.well.treachery import TreacheryKind
from tests.rules.table import BJORN, NILS, OLGA, Table, of


@pytest.mark.rule("E1")
def test_a_quest_starts_with_its_conquest_three_cards_and_no_threat(between: Table) -> None:
    between.play(OLGA, c.StartQuest("A Test of Nerves", conquest=7))
    assert between.state.dungeon == Dungeon(conquest=7, hand=3, deck=33, dealt=3)


@pytest.mark.rule("E1")
def test_where_no_source_has_the_conquest_it_must_be_typed(between: Table) -> None:
    refused = between.refuses(OLGA, c.StartQuest("The Black Blade"))
    assert refused == r.ConquestUnknown("The Black Blade")


@pytest.mark.rule("E1")
def test_a_source_has_it_for_one_quest(between: Table) -> None:
    between.play(OLGA, c.StartQuest("into the dark"))
    assert between.state.dungeon is not None
    assert between.state.dungeon.conquest == 5


@pytest.mark.rule("E1")
def test_the_treachery_a_source_has_is_opened_and_what_is_typed_goes_before(
    between: Table,
) -> None:
    first = between.play(OLGA, c.StartQuest("The Black Blade", conquest=5))
    assert of(first, e.TreacheryOpened) == [e.TreacheryOpened(3, 5, 4, 3)]
    between.end_quest()
    typed = c.StartQuest("The Black Blade", conquest=5, treachery_trap=2)
    assert of(between.play(OLGA, typed), e.TreacheryOpened) == [e.TreacheryOpened(0, 2, 0, 3)]


@pytest.mark.rule("W8")
def test_treachery_left_over_becomes_cards_of_the_starting_hand(between: Table) -> None:
    between.play(OLGA, c.StartQuest("The Black Blade", conquest=5))  # 3 + 5 + 4 points
    between.play(OLGA, c.SwapWithTreachery("Danger", TreacheryKind.EVENT, 1))
    events = between.play(OLGA, c.SettleTreachery())
    assert of(events, e.HandDealt) == [e.HandDealt(8, 5)]
    assert between.state.dungeon == Dungeon(conquest=5, hand=8, deck=28, dealt=8)


@pytest.mark.rule("W8")
def test_treachery_spent_before_the_quest_counts_for_it_alone(between: Table) -> None:
    between.play(OLGA, c.OpenTreachery(2, 2, 0))
    between.play(OLGA, c.SettleTreachery())
    between.play(OLGA, c.StartQuest("A Test of Nerves", conquest=5))
    assert between.state.dungeon == Dungeon(conquest=5, hand=5, deck=31, dealt=5)
    between.end_quest()
    between.play(OLGA, c.StartQuest("A Test of Courage", conquest=5))
    assert between.state.dungeon == Dungeon(conquest=5, hand=3, deck=33, dealt=3)


@pytest.mark.rule("W8")
def test_once_play_has_begun_treachery_deals_no_other_hand(table: Table) -> None:
    table.play(BJORN, c.StartHeroTurn("Mordrog"))
    table.play(OLGA, c.OpenTreachery(8, 0, 0))
    assert not of(table.play(OLGA, c.SettleTreachery()), e.HandDealt)


@pytest.mark.rule("E1")
def test_a_quest_that_ends_leads_to_no_campaign_phase(table: Table) -> None:
    secret = table.state.secret
    events = table.play(BJORN, c.EndQuest(Winner.HEROES))
    assert of(events, e.QuestEnded) == [e.QuestEnded("A Test of Nerves", Winner.HEROES)]
    assert of(events, e.SecretRevealed) == [e.SecretRevealed(secret)]
    assert (table.state.stage, table.state.dungeon, table.state.quests_ended) == (BEFORE, None, 1)


@pytest.mark.rule("E1")
def test_each_quest_starts_anew(table: Table) -> None:
    table.play(OLGA, c.StartOverlordTurn())
    table.end_quest()
    table.play(OLGA, c.StartQuest("Another", conquest=4))
    assert table.state.dungeon == Dungeon(conquest=4, hand=3, deck=33, dealt=3)


@pytest.mark.rule("E1")
@pytest.mark.parametrize("conquest", [-1, 61])
def test_conquest_has_bounds(between: Table, conquest: int) -> None:
    refused = between.refuses(OLGA, c.StartQuest("Nerves", conquest=conquest))
    assert refused == r.BadNumber(conquest, 0, 60)


@pytest.mark.rule("E1")
def test_who_only_looks_on_starts_and_ends_nothing(between: Table) -> None:
    start = c.StartQuest("Nerves", conquest=5)
    assert isinstance(between.refuses(NILS, start), r.NotYours)
    between.play(OLGA, start)
    assert isinstance(between.refuses(NILS, c.EndQuest(Winner.HEROES)), r.NotYours)


@pytest.mark.rule("E1")
def test_one_quest_at_a_time(table: Table) -> None:
    refused = table.refuses(OLGA, c.StartQuest("Another", conquest=5))
    assert refused == r.QuestUnderWay("A Test of Nerves")


@pytest.mark.rule("E1")
@pytest.mark.parametrize(
    "command",
    [
        c.StartOverlordTurn(),
        c.StartHeroTurn("Mordrog"),
        c.EndTurn(),
        c.EndQuest(Winner.HEROES),
        c.DrawOverlordCards(),
        c.DiscardOverlordCards(),
        c.ActivateGlyph(),
        c.KillHero("Mordrog"),
        c.ChangeConquest(1, "a chest"),
    ],
    ids=lambda command: type(command).__name__,
)
def test_without_a_quest_there_is_none_of_it(between: Table, command: c.Command) -> None:
    assert isinstance(between.refuses(OLGA, command), r.NoQuest)


@pytest.mark.rule("E1")
def test_rounds_go_on_with_the_turn_after_the_overlords(table: Table) -> None:
    rounds = []
    for _ in range(3):
        for hero in ("Mordrog", "Kirga"):
            table.play(BJORN, c.StartHeroTurn(hero))
            rounds.append(table.state.round)
        table.play(OLGA, c.StartOverlordTurn())
        while table.state.questions:
            table.answer(OLGA, "1")
    assert rounds == [1, 1, 2, 2, 3, 3]


def old_board(table: Table, name: str) -> bool:
    """Tell whether a quest begins with the word that the last one's board still lies there."""
    events = table.play(OLGA, c.StartQuest(name, conquest=20))
    return e.Warned(e.Oddity.OLD_BOARD) in events


@pytest.mark.rule("E1")
def test_a_quest_on_the_last_ones_board_says_so(table: Table) -> None:
    table.play(OLGA, c.LoadMap("....\n...."))
    table.end_quest()
    assert old_board(table, "Deeper")
    table.undo()
    table.play(OLGA, c.LoadMap("....\n...."))
    assert not old_board(table, "Deeper")
    table.end_quest()
    assert old_board(table, "Deepest")


@pytest.mark.rule("E1")
def test_a_board_laid_out_before_the_first_quest_is_meant_for_it(between: Table) -> None:
    between.play(OLGA, c.LoadMap("....\n...."))
    assert not old_board(between, "Nerves")
    between.end_quest()
    between.undo()
    assert not between.state.well.played


@pytest.mark.rule("E1")
def test_a_sample_quest_brings_its_own_board(table: Table) -> None:
    table.play(OLGA, c.LoadMap("....\n...."))
    table.end_quest()
    events = table.play(OLGA, c.StartQuest("The Kobold Cellar"))
    assert e.Warned(e.Oddity.OLD_BOARD) not in events


@pytest.mark.rule("E1")
@pytest.mark.rule("W8")
def test_a_quest_said_to_give_no_treachery_opens_no_spending_of_it(between: Table) -> None:
    none = c.StartQuest("Into the Dark", treachery_event=0, treachery_trap=0, treachery_monster=0)
    assert of(between.play(OLGA, none), e.TreacheryOpened) == []
    assert between.state.well.treachery is None


@pytest.mark.rule("W8")
def test_none_typed_goes_before_what_was_opened(between: Table) -> None:
    between.play(OLGA, c.OpenTreachery(4, 4, 4))
    between.play(OLGA, c.StartQuest("Nerves", conquest=5, treachery_trap=0))
    assert between.state.well.treachery is not None
    assert between.state.well.treachery.left_over == 0


@pytest.mark.rule("W8")
def test_treachery_settled_after_play_began_draws_what_the_hand_lacks_once(
    between: Table,
) -> None:
    between.play(OLGA, c.StartQuest("Nerves", conquest=9, treachery_trap=7))
    between.play(BJORN, c.StartHeroTurn("Mordrog"))
    between.play(OLGA, c.PlayOverlordCard(OverlordCardKind.EVENT, 0))
    events = between.play(OLGA, c.SettleTreachery())
    assert of(events, e.HandDealt, e.OverlordCardsDrawn) == [e.OverlordCardsDrawn(3)]


@pytest.mark.rule("W8")
def test_treachery_spent_in_a_quest_is_opened_again_by_an_undo_alone(between: Table) -> None:
    """It could be opened and spent anew in mid-quest, though it is spent before play."""
    between.play(OLGA, c.StartQuest("Nerves", conquest=9, treachery_trap=7))
    between.play(OLGA, c.SettleTreachery())
    assert isinstance(between.refuses(OLGA, c.OpenTreachery(0, 7, 0)), r.TreacherySpent)
    between.undo()
    between.play(OLGA, c.OpenTreachery(0, 6, 0))
    between.play(OLGA, c.SettleTreachery())
    between.end_quest()
    between.play(OLGA, c.OpenTreachery(4, 4, 4))


@pytest.mark.rule("E4")
@pytest.mark.rule("W8")
def test_a_starting_hand_is_of_what_the_deck_holds(between: Table) -> None:
    """A deck smaller than the hand left less than no card in it."""
    between.play(OLGA, c.CountDeck(2))
    between.play(OLGA, c.StartQuest("Nerves", conquest=9))
    assert between.state.dungeon == Dungeon(conquest=9, hand=2, deck=0, dealt=2)
    between.play(OLGA, c.CountDeck(4))
    between.play(OLGA, c.OpenTreachery(4, 4, 4))
    between.play(OLGA, c.SettleTreachery())
    assert between.state.dungeon == Dungeon(conquest=9, hand=4, deck=0, dealt=8)
    between.end_quest()
    between.play(OLGA, c.OpenTreachery(4, 4, 4))
    between.play(OLGA, c.SettleTreachery())
    between.play(OLGA, c.StartQuest("Nerves", conquest=9))
    assert between.state.dungeon == Dungeon(conquest=9, hand=4, deck=0, dealt=4)


@pytest.mark.rule("E6")
@pytest.mark.parametrize(
    ("command", "option"),
    [
        (c.StartQuest("Nerves", QuestKind.FINALE, conquest=9), "kind"),
        (c.StartQuest("Nerves", encounters=2, conquest=9), "encounters"),
        (c.StartQuest("Nerves", lieutenants="Splig", conquest=9), "lieutenants"),
        (c.SetHero("Mordrog", marker=True), "marker"),
    ],
    ids=["kind", "encounters", "lieutenants", "marker"],
)
def test_what_only_the_second_edition_has_is_refused(
    between: Table, command: c.Command, option: str
) -> None:
    assert between.refuses(OLGA, command) == r.OfSecondEditionOnly(option)
