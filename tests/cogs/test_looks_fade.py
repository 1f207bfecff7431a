"""Looks that everybody sees: which of them can hold a button that is good for nothing one day."""

from collections.abc import Iterator

import pytest

from bot.pages.lookups import path, recap, shop, verifying, well
from bot.pages.lookups.register import LOOKUPS
from bot.pages.lookups.status import SHEET, SHOWN
from bot.pages.lookups.summary import DETAILS
from bot.pages.page import Button, Buttons, Page, Select
from bot.pages.phrases.passing import may_fade
from bot.pages.presses import Act
from bot.pages.voice import EVERYBODY
from bot.rules.basics.options import Edition, Track
from bot.rules.basics.stage import Step
from bot.rules.offers import Table as Offered
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.events import DiceRolled
from bot.rules.state.refusals import Refusal
from bot.words import Words
from tests.cogs.looking import view
from tests.rules.table import BJORN, LEORIC, OLGA, Table

FADE = {"status", "phase", "fortune", path.PATH, shop.SHOP, well.MAP, SHOWN, "agent", "card"}
"""Looks with buttons of a step, a moment or a question."""

ALWAYS = {
    "summary": {Act.SHOW},
    DETAILS: set(),
    recap.NAME: set(),
    "log": {Act.SHOW},
    "heroes": {Act.OPEN},
    SHEET: set(),
    shop.GOLD: {Act.SHOW},
    "threat": {Act.SHOW},
    "conquest": {Act.SHOW},
    "fairness": set(),
    "verify": set(),
    verifying.PROOF: set(),
}
"""The others, with all that can be pressed there: it shows something, or a hero can do it again."""

ASKED = {SHEET: (str(BJORN.user),), SHOWN: (LEORIC,), "card": ("spite",)}


def acts(page: Page) -> set[Act]:
    found = set()
    for block in page.blocks:
        if isinstance(block, Select):
            found.add(block.press.act)
        elif isinstance(block, Buttons):
            found |= {each.press.act for each in block.buttons if isinstance(each, Button)}
    return found


def beginning(box: Box) -> Table:
    table = Table(box)
    table.open()
    table.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    return table


def in_quest(box: Box) -> Table:
    """In a quest, with dice rolled and a question open."""
    table = beginning(box)
    table.start_quest()
    table.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    table.play(BJORN, c.DefeatHero("Leoric"))
    return table


def shopping(box: Box) -> Table:
    """In Shopping after a quest, with a pledge open."""
    table = beginning(box)
    table.start_quest()
    table.give(leoric=1, astarra=1)
    table.end_quest()
    table.reach(Step.SHOPPING)
    table.play(BJORN, c.OpenShopPledge())
    return table


def first(box: Box) -> Table:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST))
    return table


def drawn(name: str, words: Words, *tables: Table) -> Iterator[Page]:
    """Draw a look for everybody at each table that has it."""
    for table in tables:
        rolled = [entry.move for entry in table.log if isinstance(entry.event, DiceRolled)]
        asked = {**ASKED, verifying.PROOF: tuple(map(str, rolled))}
        try:
            yield LOOKUPS[name].draw(view(table, EVERYBODY, words), *asked.get(name, ()))
        except Refusal:
            continue


def test_every_look_that_all_may_see_is_one_of_them(box: Box) -> None:
    everybody = Offered(in_quest(box).state, EVERYBODY, box)
    looks = {name: each for name, each in LOOKUPS.items() if name != "card"}
    shown = {name for name, each in looks.items() if each.may_be_posted(everybody)}
    assert {*shown, "card"} == FADE | ALWAYS.keys()


@pytest.mark.parametrize("name", ALWAYS)
def test_what_always_does_something_is_all_that_the_others_have(
    box: Box, words: Words, name: str
) -> None:
    tables = (beginning(box), in_quest(box), shopping(box), first(box))
    pages = [*drawn(name, words, *tables)]
    assert pages
    for page in pages:
        assert acts(page) <= ALWAYS[name]
        assert not may_fade(page)


@pytest.mark.parametrize("name", ["status", "phase", "fortune"])
def test_the_buttons_of_a_step_and_of_a_question_fade(box: Box, words: Words, name: str) -> None:
    assert any(map(may_fade, drawn(name, words, shopping(box))))


def test_the_boards_to_begin_with_fade(box: Box, words: Words) -> None:
    assert any(map(may_fade, drawn(well.MAP, words, first(box))))
