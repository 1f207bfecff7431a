"""What treachery swaps in is the overlord's secret, whatever anybody looks at (W8)."""

import json
import re
from collections.abc import AsyncIterator

import pytest

from bot.pages.lookups.parts import table_of
from bot.pages.lookups.register import LOOKUPS
from bot.pages.voice import View
from bot.practice.world import World
from bot.rules.basics.options import Edition
from bot.rules.course.moving import without_secrets
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.refusals import Refusal
from bot.rules.state.replay import replay
from bot.rules.well.treachery import TreacheryKind
from bot.words import Words
from tests.cogs.looking import view, whole
from tests.rules.table import BJORN, CARLA, MARA, NILS, OLGA, Table
from tests.simcord_support import play
from tests.well.played.playing import does

CARDS = ("Mimic Lair", "Bane")
OTHERS = (BJORN, CARLA, MARA, NILS)


@pytest.fixture
def spent(table: Table) -> Table:
    """Two cards swapped in, one swap taken back, another undone, all settled."""
    does(table, OLGA, c.OpenTreachery(5, 3, 4))
    does(table, OLGA, c.SwapWithTreachery(CARDS[0], TreacheryKind.TRAP, 2))
    does(table, OLGA, c.SwapWithTreachery(CARDS[1], TreacheryKind.MONSTER, 3))
    does(table, OLGA, c.UndoTreacherySwap(CARDS[1]))
    table.undo()
    does(table, OLGA, c.SettleTreachery(2))
    return table


def tells(text: str) -> bool:
    return any(card in text for card in CARDS)


def page(view: View, name: str) -> str:
    try:
        return whole(LOOKUPS[name].of(Edition.FIRST).draw(view))
    except Refusal:
        return ""


@pytest.mark.rule("W8")
@pytest.mark.parametrize("by", OTHERS, ids=lambda by: str(by.user))
def test_no_page_of_others_tells_a_card(spent: Table, words: Words, by: Person) -> None:
    for name in sorted(set(LOOKUPS) - {"card", "card-of", "deck", "own-refresh"}):
        assert not tells(page(view(spent, by, words), name)), name


@pytest.mark.rule("W8")
def test_his_own_log_and_calculator_tell_them(spent: Table, words: Words) -> None:
    seen = view(spent, OLGA, words)
    assert all(card in page(seen, name) for card in CARDS for name in ("log", "treachery"))


@pytest.mark.rule("W8")
def test_no_public_page_tells_a_card_even_to_him(spent: Table, words: Words) -> None:
    seen = view(spent, OLGA, words)
    for name, look in LOOKUPS.items():
        if name != "card" and look.is_public(table_of(seen.voice)):
            assert not tells(page(seen, name)), name


@pytest.mark.rule("W8")
def test_a_copy_of_the_log_tells_neither_card_nor_cost_and_still_folds(spent: Table) -> None:
    copy = without_secrets(spent.log)
    assert not tells(repr(copy))
    after = replay(copy)
    treachery = after.well.treachery
    assert treachery is not None
    assert (len(treachery.swaps), treachery.done) == (2, True)
    assert {swap.cost for swap in treachery.swaps} == {0}


SPEND = """
olga: /well treachery event:5 trap:3 monster:4
olga: press "Swap a card in"
olga: fill "Treachery card" = "Mimic Lair"
olga: fill "Kind" = "Trap"
olga: fill "Cost" = "2"
"""


@pytest.fixture
async def spending(world: World) -> AsyncIterator[World]:
    """The overlord has swapped one card in."""
    await play(world, SPEND)
    yield world


def public(world: World) -> str:
    return " ".join(seen.text for seen in world.view.all("post"))


@pytest.mark.rule("W8")
async def test_nothing_of_it_is_posted_not_even_after_a_restart(spending: World) -> None:
    before = public(spending)
    act = await spending.restart()
    assert act.seen == ()
    assert public(spending) == before
    assert not tells(before)
    assert "treachery" not in before


@pytest.mark.rule("W8")
async def test_an_exported_campaign_tells_no_card(spending: World) -> None:
    act = await spending.slash("sam", "campaign export")
    [seen] = act.private("sam")
    data = spending.sim.file(seen.id)
    assert json.loads(data)["entries"]
    assert not tells(data.decode())


@pytest.mark.rule("W8", "U2")
async def test_undo_and_redo_of_a_swap_name_no_card(spending: World) -> None:
    await play(
        spending,
        """
        bjorn: /campaign undo
        expect post contains "The overlord swaps a treachery card in."
        carla: press "Redo"
        expect post contains "The overlord swaps a treachery card in."
        olga: /well treachery
        expect private olga contains "Mimic Lair (Trap, 2)"
        """,
    )
    assert not tells(public(spending))


@pytest.mark.rule("W8", "U2")
async def test_undo_and_redo_of_the_opening_tell_no_figures(world: World) -> None:
    await play(
        world,
        """
        olga: /well treachery event:5 trap:3 monster:4 start:2
        bjorn: /campaign undo
        expect post contains "The overlord begins to spend treachery."
        bjorn: press "Redo"
        expect post contains "The overlord begins to spend treachery."
        bjorn: /campaign log
        expect private bjorn lacks "event 5"
        olga: /campaign log
        expect private olga contains "event 5, trap 3, monster 4"
        """,
    )
    assert not re.search(r"event 5|trap 3|monster 4|2 cards", public(world))


@pytest.mark.rule("W8")
def test_a_copy_of_the_log_says_that_it_has_no_figures(spent: Table, words: Words) -> None:
    copy = without_secrets(spent.log)
    [opened] = (entry.event for entry in copy if isinstance(entry.event, e.TreacheryOpened))
    assert (opened.event, opened.trap, opened.monster) == (0, 0, 0)
    spent.log = copy
    spent.renew()
    seen = view(spent, OLGA, words)
    assert "No treachery is given." in page(seen, "treachery")
    assert "begins to spend treachery" in page(seen, "log")


@pytest.mark.rule("W8")
async def test_the_calculator_is_refused_to_others(spending: World) -> None:
    act = await spending.slash("bjorn", "well treachery")
    assert act.refused
    assert act.posts == ()
    assert not any(tells(seen.text) for seen in act.seen)
