"""Summaries as pages: text and picture say the same, whatever the length of the campaign."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from PIL import Image

from bot.box.box import load_box
from bot.desk.drawn.layout import LONGEST_ALT
from bot.pages.fitting import MOST_TEXT
from bot.pages.lookups.summary import (
    MOST_QUESTS,
    campaign_told,
    details,
    quest_summary,
    summary,
)
from bot.pages.lookups.summary_picture import MOST_POINTS, chart
from bot.pages.page import Page, Picture, Text
from bot.rules.basics.options import GainReason, Winner
from bot.rules.course.tally import NOW, START
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.words import WORDS, Words
from tests.cogs.looking import shown, view
from tests.rules.table import BJORN, LEORIC, NILS, OLGA, Table

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


def test_alt_texts_have_names_as_they_were_typed(box: Box, words: Words) -> None:
    """Given names that look like markdown, nothing is taken from them and nothing put before."""
    table = Table(box, check_each=False)
    table.play(OLGA, c.CreateCampaign("key", "# big *x*", home=100))
    for hero in ("Leoric", "Grisban"):
        table.play(OLGA, c.AddHero(hero, BJORN.user))
    table.play(OLGA, c.StartQuest("# First ~~Blood~~"))
    table.end_quest()
    alt = picture(summary(view(table, NILS, words))).alt
    assert alt.startswith("# big *x*: Heroes 1, overlord 0. ")
    assert "# First ~~Blood~~ (normal): the heroes won" in alt
    assert "\\" not in alt
    quest = picture(quest_summary(view(table, NILS, words))).alt
    assert quest.startswith("# First ~~Blood~~: The heroes won. ")
    assert "\\" not in quest


def test_the_picture_says_what_the_text_says(table: Table, words: Words) -> None:
    table.fund(2)
    table.play(OLGA, c.StartQuest("First Blood"))
    table.give(leoric=1)
    table.end_quest()
    page = summary(view(table, NILS, words))
    alt = picture(page).alt
    assert alt.startswith("Nerekhall: Heroes 1, overlord 0. 1 quest, +3 threat, ")
    assert "Start: threat 2, fortune 0; First Blood: threat 3, fortune 1" in alt
    told = "First Blood** (normal): the heroes won; threat 3, fortune 1 at its end"
    assert told in shown(details(view(table, NILS, words)))
    assert told.replace("*", "") in alt
    for line in shown(details(view(table, NILS, words))).split("\n")[1:]:
        assert line.replace("*", "").removeprefix("- ") in alt
    assert Image.open(BytesIO(picture(page).png)).format == "PNG"


@pytest.mark.parametrize(
    ("gained", "spent", "said"),
    [(0, 0, "1 quest, 0 hero defeats."), (2, 0, "+2 threat"), (2, 2, "+2 −2 threat")],
)
def test_of_a_pool_that_nothing_came_into_nothing_is_said(
    table: Table, words: Words, gained: int, spent: int, said: str
) -> None:
    if gained:
        table.fund(gained)
    if spent:
        table.play(OLGA, c.LoseThreat(spent, "gone"))
    table.play(OLGA, c.StartQuest("First Blood"))
    alt = picture(summary(view(table, NILS, words))).alt
    assert said in alt
    assert "0 of 0" not in alt
    assert "−0" not in alt


def test_a_hero_defeated_twice_is_two_defeats_and_not_two_heroes(
    table: Table, words: Words
) -> None:
    table.play(OLGA, c.StartQuest("First Blood"))
    table.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, hero=LEORIC))
    table.play(OLGA, c.DefeatHero(LEORIC))
    alt = picture(summary(view(table, NILS, words))).alt
    assert "2 hero defeats" in alt
    table.undo()
    assert "1 hero defeat." in picture(summary(view(table, NILS, words))).alt


def test_where_nothing_has_happened_it_says_so(table: Table, words: Words) -> None:
    page = quest_summary(view(table, NILS, words))
    assert not any(isinstance(block, Picture) for block in page.blocks)
    assert "No quest has been played yet." in shown(page)
    assert "No quest has been played yet." in shown(summary(view(table, NILS, words)))


def test_a_quest_of_before_still_has_its_details(table: Table, words: Words) -> None:
    for name in ("First Blood", "Second Blood"):
        table.play(OLGA, c.StartQuest(name))
        table.end_quest()
    looked = view(table, NILS, words)
    assert "**First Blood** (normal): the heroes won; threat 1" in shown(details(looked, "1"))
    assert "Second Blood" not in shown(details(looked, "1"))
    assert "**Second Blood** (normal): the heroes won; threat 2" in shown(details(looked, "2"))
    assert "No quest has been played yet." in shown(details(looked, "3"))


@pytest.mark.rule("C2")
def test_points_are_called_set_up_and_round(table: Table, words: Words) -> None:
    table.start_quest(encounters=2)
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(OLGA, c.EndEncounter())
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    alt = picture(quest_summary(view(table, NILS, words))).alt
    assert "encounter 1, set-up: threat 0, fortune 0; encounter 1, round 1: threat" in alt
    assert "encounter 2, set-up: threat 0, fortune 0; encounter 2, round 1: threat" in alt


def test_a_quest_under_way_says_so_far(table: Table, words: Words) -> None:
    table.play(OLGA, c.StartQuest("First Blood"))
    for draw in (summary, quest_summary):
        told = shown(draw(view(table, NILS, words)))
        assert "under way; threat 0, fortune 0 so far" in told


def test_a_long_campaign_counts_its_first_quests_and_fits(table: Table, words: Words) -> None:
    quests(table, 3, Winner.OVERLORD)
    quests(table, MOST_QUESTS + 4)
    page = details(view(table, NILS, words))
    told = shown(page)
    assert "- 7 quests before these: the heroes won 4, the overlord 3" in told
    assert told.count("the heroes won;") == MOST_QUESTS
    assert sum(len(b.markdown) for b in page.blocks if isinstance(b, Text)) <= MOST_TEXT
    alt = picture(summary(view(table, NILS, words))).alt
    assert alt.endswith("… All of it stands under Details.")
    assert "7 quests before these: the heroes won 4, the overlord 3" in alt
    assert len(alt) <= LONGEST_ALT


def test_a_long_course_is_drawn_from_its_end(table: Table, words: Words) -> None:
    for number in range(MOST_POINTS + 5):
        table.play(OLGA, c.StartQuest(f"Q{number}"))
        table.end_quest()
    looked = view(table, NILS, words)
    told = campaign_told(looked)
    drawn = chart(looked.voice, told.course, told.counted, "quest")
    assert drawn is not None
    assert len(drawn.labels) == len(drawn.bands) == MOST_POINTS
    assert drawn.labels[-1] == f"Q{MOST_POINTS + 4}"


@pytest.mark.rule("D3")
def test_luck_with_the_dice_is_told_where_dice_fell(table: Table, words: Words) -> None:
    table.play(OLGA, c.StartQuest("First Blood"))
    assert "Luck" not in shown(summary(view(table, NILS, words)))
    for _ in range(3):
        table.play(BJORN, c.RollAttack("5 blue 5 red", hero="Leoric"))
    assert f"<@{BJORN.user}>: damage" in shown(details(view(table, NILS, words)))
    for draw in (summary, quest_summary):
        assert "Leoric: damage" in picture(draw(view(table, NILS, words))).alt


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


def test_a_quest_that_is_named_like_a_mention_is_called_as_it_was_typed(
    table: Table, words: Words
) -> None:
    """Given such a name, the picture's text does not take it for somebody who has left."""
    for name in ("<@1>", r"A\<@2>", "*<@3>*"):
        table.play(OLGA, c.StartQuest(name, encounters=1))
        for _ in range(3):
            table.play(BJORN, c.RollAttack("5 blue 5 red", hero="Leoric"))
        table.end_quest()
        for drawn in (summary, quest_summary):
            alt = picture(drawn(view(table, NILS, words))).alt
            assert f"{name}: The heroes won" in alt or f"{name} (normal): the heroes won" in alt
            assert "former" not in alt
            # while those whose dice are told of go by what they play
            assert "Leoric" in alt


def test_the_words_of_summaries_are_all_used() -> None:
    parsed = FluentParser().parse((WORDS / "en" / "summary.ftl").read_text(encoding="utf-8"))
    held = {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
    files = (ROOT / "bot" / "pages" / "lookups").glob("summary*.py")
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    made = {f"summary-chart-{what}" for what in ("quest", "round")}
    made |= {f"summary-point-{word}" for word in (START, NOW)}
    made |= {f"summary-result-{winner}" for winner in Winner}
    assert held == set(re.findall(r'"(summary-[a-z-]+[a-z])"', code)) | made
