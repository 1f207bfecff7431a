"""Whatever is played on the map: undo brings back what was, redo what was done, all of it told."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import cast

import pytest

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.moves_read import number, of_log
from bot.pages.page import Page, Picture, Text
from bot.pages.well import pictures
from bot.rules import offers
from bot.rules.basics.keys import CampaignAt
from bot.rules.decide import decide
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import Refusal
from bot.rules.state.replay import replay
from bot.rules.well.treachery import TreacheryKind
from bot.service.rules_service import RulesService
from bot.words import FALLBACK, Words
from tests.rules.table import BJORN, EVERYBODY, MARA, OLGA, Table
from tests.well.played.playing import does, wish
from tests.well.played.test_random import commands

MOVES = 40
AT = CampaignAt(77, 5)
PRIVATE = re.compile(r"Bane|event 3|trap 3|monster 3")


@dataclass
class Keeping:
    """A service that keeps one table's log, for what draws its moves."""

    table: Table

    @property
    def log(self) -> "Keeping":
        return self

    async def read(self, at: CampaignAt, after: int = 0) -> Sequence[e.Entry]:
        return self.table.log[after:]

    async def then(self, at: CampaignAt, seq: int) -> Campaign:
        return replay(self.table.log[:seq])

    def box_at_hand(self, server: int) -> Box:
        return self.table.box


@pytest.fixture
def drawing(table: Table, words: Words) -> Drawing:
    return Drawing(cast(RulesService, Keeping(table)), words, lambda _: FALLBACK)


async def told(table: Table, drawing: Drawing) -> tuple[Page, Page]:
    """Draw what was done last as its own message tells it, and as a short answer does."""
    move = of_log(AT, table.log, number(table.log[-1]))
    pages = await drawing.page(move), await drawing.brief(move)
    for page in pages:
        assert not PRIVATE.search(said(page)), said(page)
    return pages


def said(page: Page) -> str:
    """Give all that a page says, descriptions of pictures too."""
    texts = (block.markdown for block in page.blocks if isinstance(block, Text))
    return "\n".join((*texts, *shown(page)))


def shown(page: Page) -> list[str]:
    return [block.alt for block in page.blocks if isinstance(block, Picture)]


def rolled_back(state: Campaign) -> Campaign:
    """Leave out what goes on counting: entries, rolls, and what may be played again."""
    return replace(state, seq=0, rolls=0, undone=(), undone_of_steward=False)


@pytest.mark.rule("U2", "U3", "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9")
@pytest.mark.parametrize("seed", range(4))
async def test_undo_brings_back_what_was_and_redo_what_was_done(
    table: Table, drawing: Drawing, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Pictures stay undrawn here, which takes most of the time; their descriptions do not."""
    monkeypatch.setattr(pictures, "draw_map", lambda _: b"")
    monkeypatch.setattr(pictures, "dice_picture", lambda _: b"")
    chance, legal = Random(seed), 0
    table.check_each = False
    while legal < MOVES:
        by, command = chance.choice(EVERYBODY), chance.choice(list(commands(table, chance)))
        before = table.state
        try:
            decide(before, command, by, table.box, offers.StillDice())
        except Refusal:
            continue
        if isinstance(command, c.TakeBack | c.PlayAgain):
            continue
        table.play(by, command)
        done, legal = table.state, legal + 1
        await told(table, drawing)
        table.undo(MARA)
        if not isinstance(command, c.Answer):
            assert rolled_back(table.state) == rolled_back(before)
        await told(table, drawing)
        table.redo(MARA)
        assert rolled_back(table.state) == rolled_back(done)
        await told(table, drawing)


@pytest.mark.rule("W3", "U3")
async def test_a_boulder_that_is_gone_is_told_by_its_redo_as_by_its_roll(
    table: Table, dice: ForcedDice, drawing: Drawing
) -> None:
    """The short answer shows the board before, where the boulder still lies, and after."""
    does(table, BJORN, c.LoadPreset("rolling-hall"))
    does(table, BJORN, c.MovePiece("Guard", "N5"))
    does(table, BJORN, c.MovePiece("1", "H2"))
    does(table, OLGA, c.BeginOverlordMapTurn())
    wish(dice, red="1/3/1", yellow="3/0/0")
    does(table, OLGA, c.RollBoulders(("1",)))
    first, _ = await told(table, drawing)
    table.undo()
    table.redo()
    again, briefly = await told(table, drawing)
    assert shown(again) == shown(briefly) == shown(first)
    before, after = shown(briefly)
    assert "1 on H2–I3 pointing east" in before
    assert "Scout" in before
    assert "Crosses: Scout (Sc) on L2." in after
    assert "Scout" not in after.replace("Crosses: Scout (Sc) on L2.", "")
    assert "**Scout** (hero) on L2 is killed at once." in said(briefly)


@pytest.mark.rule("W8", "U2", "U3")
async def test_what_a_quest_gives_stays_private_when_its_spending_is_undone(
    table: Table, drawing: Drawing
) -> None:
    does(table, OLGA, c.OpenTreachery(3, 3, 3))
    table.undo(BJORN)
    _, undone = await told(table, drawing)
    assert "begins to spend treachery" in said(undone)
    table.redo(BJORN)
    does(table, OLGA, c.SwapWithTreachery("Bane", TreacheryKind.TRAP, 3))
    table.undo(BJORN)
    _, undone = await told(table, drawing)
    assert "swaps a treachery card in" in said(undone)
