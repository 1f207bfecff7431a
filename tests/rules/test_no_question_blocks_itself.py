"""No question keeps the very thing away that would answer it: every question of both editions.

The campaigns that pin the stored format have met nearly all; those younger are asked here. What
random play meets besides, in every deck, is checked as it goes (random_play.py).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Attribute
from bot.rules.basics.stage import Step
from bot.rules.cards.kinds import ASKED
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from tests.cards.staging import CORRUPTION, FAIL, scene, start
from tests.log_format import retelling
from tests.rules.random_play import check_questions
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, Table

BOX = load_box()
KEPT = Path(__file__).parents[1] / "log_format" / "fixtures"
# What the editions have come to ask since their campaigns were written.
SINCE = {q.StepCloses, "failed-hero"}


def standing(edition: str) -> Iterator[Table]:
    """Give the campaign of an edition wherever something is open in it."""
    export, box = retelling.campaign(KEPT / f"{edition}.json")
    table, end = Table(box), 0
    for entries in retelling.written(export.entries):
        end += len(entries)
        table.log = list(export.entries[:end])
        table.renew()
        if table.state.questions:
            yield table


def what(question: q.Question) -> type[q.Question] | str:
    """Name what is asked: cards ask by the word of their kind."""
    return question.purpose if isinstance(question, q.OfCard) else type(question)


@pytest.mark.rule("U4", "P10", "Z1", "W7")
def test_whatever_is_asked_can_be_answered_as_long_as_it_is_open() -> None:
    """Given each moment of both campaigns at which something was open."""
    met = set[type[q.Question] | str]()
    for edition in ("second", "first"):
        for table in standing(edition):
            check_questions(table, table.state.questions)
            met |= set(map(what, table.state.questions))
    assert met == {*get_args(q.Question), *ASKED} - {*get_args(q.OfCard)} - SINCE


@pytest.mark.rule("U4", "C2", "R7")
def test_so_can_what_was_not_asked_then() -> None:
    met = set[type[q.Question] | str]()
    for table in (closing(), of_two_who_failed()):
        check_questions(table, ())
        met |= set(map(what, table.state.questions))
    assert met == SINCE


def closing() -> Table:
    """A hero's player would end Spend XP over the overlord's head."""
    table = Table(BOX)
    table.open()
    table.reach(Step.SPEND_XP)
    table.play(BJORN, c.NextStep())
    return table


def of_two_who_failed() -> Table:
    """Two heroes failed a test of Willpower, and One of Us is triggered."""
    table = scene(BOX, CORRUPTION, "One of Us", threat=9)
    table.everybody(willpower=2)
    start(table)
    for player, hero in ((BJORN, LEORIC), (CARLA, ASTARRA)):
        table.wish(FAIL)
        table.play(player, c.RollTest(Attribute.WILLPOWER, hero))
    table.trigger("One of Us")
    table.pay_ties()
    return table
