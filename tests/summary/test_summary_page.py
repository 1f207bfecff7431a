"""Summaries as pages: text and picture say the same, whatever the length of the campaign."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from PIL import Image

from bot.box.box import load_box
from bot.desk.layout import LONGEST_ALT
from bot.pages.fitting import MOST_TEXT
from bot.pages.lookups.summary import MOST_POINTS, MOST_QUESTS, quest_summary, summary
from bot.pages.lookups.tally import NOW, START
from bot.pages.page import Page, Picture, Text
from bot.rules.basics.options import Winner
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.words import WORDS, Words
from tests.cogs.looking import shown, view
from tests.rules.table import BJORN, NILS, OLGA, Table

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box, check_each=False)
    table.open()
    return table


def picture(page: Page) -> Picture:
    (found,) = (block for block in page.blocks if isinstance(block, Picture))
    return found


def quests(table: Table, count: int, winner: Winner = Winner.HEROES) -> None:
    for number in range(count):
        table.play(OLGA, c.StartQuest(f"Quest {number + 1} with a long name of its own"))
        table.end_quest(winner)


def test_the_picture_says_what_the_text_says(table: Table, words: Words) -> None:
    table.fund(2)
    table.play(OLGA, c.StartQuest("First Blood"))
    table.give(leoric=1)
    table.end_quest()
    page = summary(view(table, NILS, words))
    assert "**First Blood** (normal): the heroes won; threat 3, fortune 1 at its end" in shown(page)
    alt = "start: threat 2, fortune 0; First Blood: threat 3, fortune 1"
    assert alt in picture(page).alt
    assert Image.open(BytesIO(picture(page).png)).format == "PNG"


def test_where_nothing_has_happened_there_is_no_picture(table: Table, words: Words) -> None:
    for draw in (summary, quest_summary):
        page = draw(view(table, NILS, words))
        assert not any(isinstance(block, Picture) for block in page.blocks)
        assert "No quest has been played yet." in shown(page)


def test_a_quest_under_way_says_so_far(table: Table, words: Words) -> None:
    table.play(OLGA, c.StartQuest("First Blood"))
    for draw in (summary, quest_summary):
        told = shown(draw(view(table, NILS, words)))
        assert "under way; threat 0, fortune 0 so far" in told


def test_a_long_campaign_counts_its_first_quests_and_fits(table: Table, words: Words) -> None:
    quests(table, 3, Winner.OVERLORD)
    quests(table, MOST_QUESTS + 4)
    page = summary(view(table, NILS, words))
    told = shown(page)
    assert "- 7 quests before these: the heroes won 4, the overlord 3" in told
    assert told.count("the heroes won;") == MOST_QUESTS
    assert sum(len(b.markdown) for b in page.blocks if isinstance(b, Text)) <= MOST_TEXT
    assert len(picture(page).alt) <= LONGEST_ALT


def test_a_long_course_is_drawn_from_its_end(table: Table, words: Words) -> None:
    quests(table, MOST_POINTS + 5)
    alt = picture(summary(view(table, NILS, words))).alt
    assert alt.count("threat ") == MOST_POINTS
    assert "start" not in alt
    assert len(alt) <= LONGEST_ALT


@pytest.mark.rule("D3")
def test_luck_with_the_dice_is_told_where_dice_fell(table: Table, words: Words) -> None:
    table.play(OLGA, c.StartQuest("First Blood"))
    assert "Luck" not in shown(summary(view(table, NILS, words)))
    for _ in range(3):
        table.play(BJORN, c.RollAttack("5 blue 5 red", hero="Leoric"))
    for draw in (summary, quest_summary):
        assert f"<@{BJORN.user}>: damage" in shown(draw(view(table, NILS, words)))


def test_a_quest_counts_only_its_own_dice(table: Table, words: Words) -> None:
    table.play(OLGA, c.StartQuest("First Blood"))
    for _ in range(3):
        table.play(BJORN, c.RollAttack("5 blue 5 red", hero="Leoric"))
    table.end_quest()
    table.play(OLGA, c.StartQuest("Second Blood"))
    assert "Luck" not in shown(quest_summary(view(table, NILS, words)))
    assert "Luck" in shown(summary(view(table, NILS, words)))


def test_user_text_has_no_power(table: Table, words: Words) -> None:
    table.play(OLGA, c.StartQuest("**Big** @everyone <#3>"))
    page = summary(view(table, NILS, words))
    texts = "\n".join(b.markdown for b in page.blocks if isinstance(b, Text))
    assert not any(bad in texts for bad in ("**Big**", "@everyone", " <#3>"))


def test_the_words_of_summaries_are_all_used() -> None:
    parsed = FluentParser().parse((WORDS / "en" / "summary.ftl").read_text(encoding="utf-8"))
    held = {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
    files = (ROOT / "bot" / "pages" / "lookups").glob("summary*.py")
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    made = {f"summary-chart-{what}" for what in ("quest", "round")}
    made |= {f"summary-point-{word}" for word in (START, NOW)}
    assert held == set(re.findall(r'"(summary-[a-z-]+[a-z])"', code)) | made
