"""Whatever stands in a file, it is taken in whole or refused with the place; nothing else happens.

What is taken in can be shown and played on with: a file cannot leave a campaign that breaks later.
"""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.log.upcasts import event_codec
from bot.pages.lookups.log import log as log_page
from bot.pages.lookups.status import status
from bot.pages.lookups.summary import summary
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.course.moving import NewHome, sworn_in
from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.decide import decide
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.service.imports import Plan, Sayable, examine
from bot.words import Words
from tests.files.exports import file_of, played, spoilt
from tests.rules.random_moves import draw
from tests.rules.roles import OVERLORD, first_edition
from tests.rules.table import OLGA, Table

CODEC = event_codec()
WORDS = Words.load()
HEIR = UserId(77)


def looked_at(plan: Plan, box: Box) -> None:
    """Everything that people would see of it."""
    by = Person(HEIR)
    view = View(Voice(plan.campaign, box, WORDS, "en", by), CampaignAt(1, 1), plan.entries)
    for page in (status, log_page, summary):
        assert page(view).blocks


def played_on(plan: Plan, box: Box, random: Random) -> None:
    """The rules refuse or play what people ask for; they do not break."""
    log = NewHome(5, (1, 2), HEIR).settle(plan.entries)
    log += sworn_in(log, plan.campaign, SeededDice(1), HEIR, 0)
    campaign = replay(log)
    for _ in range(10):
        drawn = draw(random, campaign)
        if drawn is not None:
            by, command = drawn
            try:
                decide(campaign, command, by, box, SeededDice(2))
            except r.Refusal:
                continue


@settings(max_examples=300)
@given(seed=st.integers(0, 2**32))
def test_a_spoilt_file_is_refused_or_whole(seed: int, box: Box, check: Sayable) -> None:
    random = Random(seed)
    try:
        plan = examine(spoilt(random), box, CODEC, check)
    except BadExport as bad:
        assert bad.fault
        return
    looked_at(plan, box)
    played_on(plan, box, random)


@settings(max_examples=100)
@given(data=st.binary(max_size=200))
def test_bytes_of_any_kind_are_refused(data: bytes, box: Box, check: Sayable) -> None:
    with pytest.raises(BadExport):
        examine(data, box, CODEC, check)


@pytest.mark.parametrize("seed", range(8))
def test_what_was_written_here_is_taken_in(seed: int, box: Box, check: Sayable) -> None:
    plan = examine(file_of(played(seed).log), box, CODEC, check)
    assert len(plan.entries) == len(played(seed).log)
    looked_at(plan, box)


def test_the_example_in_the_documentation_is_taken_in(box: Box, check: Sayable) -> None:
    document = (Path(__file__).parents[2] / "docs" / "campaign-file.md").read_text("utf-8")
    example = document.partition("```json\n")[2].partition("```")[0]
    plan = examine(example.encode(), box, CODEC, check)
    assert plan.campaign.name == "Nerekhall"
    assert plan.campaign.undone == (4,)
    assert plan.users == {4001, 4002}


SPOILT = {
    "a figure of a size there is not": (("figures", 0, "size"), {"width": 9999, "height": 9999}),
    "a figure beside the map": (("figures", 0, "space", "column"), 999),
    "a figure before the map": (("figures", 0, "space", "row"), -3),
    "more tokens than anybody has": (("figures", 0, "bleed"), 10**8),
    "fewer tokens than none": (("figures", 0, "daze"), -3),
    "a row of letters": (("rows", 2), "faerun!"),
    "a shorter row": (("rows", 2), "#"),
    "an empty first row": (("rows", 0), ""),
    "no rows": (("rows",), []),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_a_map_that_is_none_is_refused_at_its_entry(fault: str, box: Box, check: Sayable) -> None:
    """It would take all memory, or leave a campaign that cannot be shown."""
    table = first_edition(box)
    table.play(OVERLORD, c.LoadMap("#######\n#.....#\n#.....#\n#######\n\nhero Brute B2"))
    file = json.loads(file_of(table.log))
    [entry] = [each for each in file["entries"] if "board" in each["body"]]
    (*path, last), value = SPOILT[fault]
    spoilt_part = entry["body"]["board"]
    for step in path:
        spoilt_part = spoilt_part[step]
    spoilt_part[last] = value
    with pytest.raises(BadExport) as bad:
        examine(json.dumps(file).encode(), box, CODEC, check)
    assert bad.value.fault in (ExportFault.MAP, ExportFault.NUMBER)
    assert bad.value.entry == len(table.log)


@pytest.mark.rule("S2")
def test_a_name_in_a_file_turns_no_line_round(box: Box, check: Sayable) -> None:
    """Written by hand, or by a version that let such names in."""
    table = Table(box)
    table.open()
    table.play(OLGA, c.CorrectFortune("Leoric", 1, "a gift"))
    written = file_of(table.log).decode()
    nasty = written.replace('"Leoric"', r'"\u202eLeo\u2066ric"').replace(
        '"a gift"', '"\u202ea gift"'
    )
    assert nasty != written
    plan = examine(nasty.encode(), box, CODEC, check)
    assert plan.campaign == examine(written.encode(), box, CODEC, check).campaign
    assert plan.entries == examine(written.encode(), box, CODEC, check).entries
