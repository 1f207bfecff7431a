"""The group's own card says what makes it ready again, for its campaign (L1, L2)."""

import pytest

from bot.pages.lookups.cards import card, own_refresh
from bot.pages.page import Buttons, Select
from bot.rules.basics.options import Refresh
from bot.rules.cards import terms
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.words import Words
from tests.cards.generic import end_quest
from tests.cards.staging import AGONY, Scene, next_encounter, scene, start
from tests.cogs.looking import shown, view
from tests.rules.table import BJORN, NILS, OLGA, says

ELITE, ARMOR, KEY = "The Fallen Elite", "Armor of Darkness", "armorofdarkness"
WORDS = Words.load()


@pytest.fixture
def table(box: Box) -> Scene:
    """A quest with a basic card that a trigger exhausts, three threat, no tie to settle."""
    table = scene(box, ELITE, threat=3)
    table.give(leoric=1, astarra=1)
    start(table)
    return table


def own(refresh: Refresh) -> c.RecordPlotRefresh:
    return c.RecordPlotRefresh(ARMOR, refresh)


@pytest.mark.rule("L1", "P7")
def test_it_is_kept_and_goes_by_the_own_card_from_the_next_moment_on(table: Scene) -> None:
    table.trigger(ARMOR)
    recorded = e.RefreshRecorded(KEY, Refresh.QUEST_END)
    assert says(table.play(OLGA, own(Refresh.QUEST_END)), recorded)
    table.turn()
    next_encounter(table)
    assert table.card(ARMOR).exhausted
    assert e.CardRefreshed(KEY, e.Refreshed.QUEST_END) in end_quest(table)
    assert replay(table.log) == table.state
    start(table)
    table.pay_ties()
    table.trigger(ARMOR)
    table.pay_ties()
    table.turn()
    assert table.card(ARMOR).exhausted


@pytest.mark.rule("L1", "U2", "U3")
def test_it_is_undone_and_redone(table: Scene) -> None:
    table.play(OLGA, own(Refresh.QUEST_END))
    table.undo()
    assert table.state.refreshes == {}
    table.redo()
    assert table.state.refreshes == {KEY: Refresh.QUEST_END}


@pytest.mark.rule("L1", "U6")
def test_only_the_overlord_side_tells_and_nothing_that_holds_already(table: Scene) -> None:
    for person in (BJORN, NILS):
        assert isinstance(table.refuses(person, own(Refresh.QUEST_END)), r.NotYours)
    assert table.refuses(OLGA, own(Refresh.TURN)) == r.RefreshHolds(KEY, Refresh.TURN)
    table.play(OLGA, own(Refresh.QUEST_END))
    holds = r.RefreshHolds(KEY, Refresh.QUEST_END)
    assert table.refuses(OLGA, own(Refresh.QUEST_END)) == holds
    table.play(OLGA, own(Refresh.TURN))


@pytest.mark.rule("L1")
def test_a_card_that_nothing_exhausts_needs_none_until_the_own_card_says_otherwise(
    table: Scene,
) -> None:
    table.play(OLGA, c.RecordPlotSpend(ARMOR, exhausts=False))
    assert table.refuses(OLGA, own(Refresh.QUEST_END)) == r.NeverExhausted(KEY)
    table.play(OLGA, c.RecordPlotSpend(ARMOR, exhausts=True))
    table.play(OLGA, own(Refresh.QUEST_END))


@pytest.mark.rule("L1", "L2")
@pytest.mark.parametrize("refresh", Refresh)
def test_every_moment_can_be_told_and_is_what_holds(table: Scene, refresh: Refresh) -> None:
    if refresh is Refresh.TURN:
        table.play(OLGA, own(Refresh.QUEST_END))
    table.play(OLGA, own(refresh))
    assert terms.refreshes(table.state, printed(table)) == (refresh,)
    said = shown(card(view(table, NILS, WORDS), ARMOR))
    assert WORDS.say("en", f"page-refresh-{refresh}") in said
    assert "the group's own card says when it is ready again" in said


def printed(table: Scene) -> Card:
    deck = table.box.deck(table.state.deck)
    assert deck is not None
    found = deck.card(ARMOR)
    assert found is not None
    return found


@pytest.mark.rule("L1")
def test_the_card_offers_it_where_one_list_says_all_and_a_trigger_exhausts_it(
    box: Box, table: Scene
) -> None:
    def offered(table: Scene, name: str) -> list[str]:
        blocks = card(view(table, NILS, WORDS), name).blocks
        return [b.label for x in blocks if isinstance(x, Buttons) for b in x.buttons]

    assert offered(table, ARMOR) == ["My card says: use", "My card: ready again…"]
    table.play(OLGA, c.RecordPlotSpend(ARMOR, exhausts=False))
    assert offered(table, ARMOR) == ["My card says: exhaust"]
    sure = scene(box, AGONY)
    assert offered(sure, "Spite") == []


@pytest.mark.rule("L1", "S5")
def test_the_moments_are_listed_to_the_overlord_side_alone_but_for_what_holds(
    table: Scene,
) -> None:
    page = own_refresh(view(table, OLGA, WORDS), KEY)
    [select] = [block for block in page.blocks if isinstance(block, Select)]
    assert [each.value for each in select.options] == [x for x in Refresh if x is not Refresh.TURN]
    for person in (BJORN, NILS):
        with pytest.raises(r.NotYours):
            own_refresh(view(table, person, WORDS), KEY)
    with pytest.raises(r.UnknownCard):
        own_refresh(view(table, OLGA, WORDS), "no such card")
