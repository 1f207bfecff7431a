"""The board with everything kept: within Discord's limits, and nothing of it with less kept."""

import pytest
from discord import ui

from bot.pages.fitting import MOST_PARTS, fitted
from bot.pages.lookups.board import board
from bot.pages.lookups.vitals_panel import panel
from bot.pages.page import Button, Buttons, Page, Select, Text
from bot.pages.phrases.vitals_presses import from_board, from_panel
from bot.pages.presses import Press
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Sheet, Track
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.choices import OVERLORD_CARD
from bot.words import Words
from tests.rules.conftest import CORRUPTION
from tests.rules.table import BJORN, LEORIC, OLGA, Table
from tests.sheet.conftest import CREATE
from tests.telling.laid_out import laid_out

AT = CampaignAt(10**18, 999_999)
OWN_SELECT = "Damage, fatigue, more …"
HANDING = "Hand an item on …"


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


def view(table: Table, words: Words) -> View:
    return View(Voice(table.state, table.box, words, "en", BJORN), AT)


def selects(page: Page) -> dict[str, Select]:
    return {each.placeholder: each for each in page.blocks if isinstance(each, Select)}


@pytest.mark.rule("V1")
def test_each_hero_has_one_line_and_all_have_one_select(fight: Table, words: Words) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=3, fatigue=2, condition="Poisoned"))
    page = board(view(fight, words), {})
    told = "\n".join(each.markdown for each in page.blocks if isinstance(each, Text))
    assert "Leoric: Damage 3 of 8, fatigue 2 of 4, Poisoned" in told
    labels = [option.label for option in selects(page)[OWN_SELECT].options]
    heroes = ("Leoric", "Astarra", "Grisban")
    told_of = [f"{hero}: {what}" for what in ("1 damage", "1 fatigue", "more") for hero in heroes]
    assert labels == told_of


def test_before_the_first_quest_the_roster_says_it_once(table: Table, words: Words) -> None:
    page = board(view(table, words), {})
    told = "\n".join(each.markdown for each in page.blocks if isinstance(each, Text))
    assert told.count("Damage 0 of 8") == 3


@pytest.mark.rule("V1", "V3")
def test_who_lies_on_the_ground_has_only_more(fight: Table, words: Words) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=8))
    options = selects(board(view(fight, words), {}))[OWN_SELECT].options
    assert [each.label for each in options if "Leoric" in each.label] == ["Leoric: more"]


@pytest.mark.rule("V3", "T1")
def test_who_lies_on_the_ground_is_not_defeated_again(fight: Table, words: Words) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=8))
    (asked,) = fight.state.questions
    fight.play(OLGA, c.Answer(asked.id, OVERLORD_CARD))
    options = selects(board(view(fight, words), {}))["A hero is defeated …"].options
    told_of = {each.label.partition(":")[0] for each in options}
    assert told_of == {"Astarra", "Grisban"}


@pytest.mark.rule("G3")
def test_the_panel_hands_on_what_the_hero_carries(fight: Table, words: Words) -> None:
    assert HANDING not in selects(fitted(panel(view(fight, words), LEORIC)))
    fight.play(BJORN, c.AddItem("Chainmail", "Leoric", "found"))
    options = selects(panel(view(fight, words), LEORIC))[HANDING].options
    assert [each.label for each in options] == ["Chainmail to Astarra", "Chainmail to Grisban"]


def test_with_less_kept_nothing_of_it_stands_there(fight: Table, words: Words) -> None:
    fight.play(OLGA, c.ChangeSettings(track=Track.SHEET))
    page = fitted(board(view(fight, words), {}))
    told = "\n".join(each.markdown for each in page.blocks if isinstance(each, Text))
    assert OWN_SELECT not in selects(page)
    assert "amage" not in told


def test_the_fullest_board_keeps_its_own_buttons(box: Box, words: Words) -> None:
    table = Table(box)
    table.play(OLGA, CREATE)
    for number in range(4):
        figures = Sheet(health=5, stamina=4)
        table.play(OLGA, c.AddHero(f"{number}" + "*" * 59, BJORN.user, figures))
    deck = box.deck(CORRUPTION)
    assert deck is not None
    table.own(CORRUPTION, ", ".join(card.name for card in deck.cards))
    table.fund(20)
    table.play(OLGA, c.StartQuest("Q" * 60))
    for hero in list(table.state.heroes)[:3]:
        table.play(BJORN, c.SufferHero(hero, damage=5))
    links = {question.id: "https://there" for question in table.state.questions}
    drawn = board(view(table, words), links)
    built = laid_out(drawn)
    assert built.total_children_count <= MOST_PARTS
    assert len(selects(fitted(drawn))) == 3
    ids = [getattr(item, "custom_id", None) or "" for item in built.walk_children()]
    assert max(map(len, ids)) <= 100
    for select in (item for item in built.walk_children() if isinstance(item, ui.Select)):
        assert len(select.options) <= 25
        assert all(len(each.label) <= 100 >= len(each.value) for each in select.options)
    for answered in links:
        table.play(OLGA, c.Answer(answered, OVERLORD_CARD))
    assert len(selects(fitted(board(view(table, words), {})))) == 3


@pytest.mark.rule("V1", "V2")
def test_what_is_chosen_on_the_board_is_an_entry(fight: Table, words: Words) -> None:
    options = selects(board(view(fight, words), {}))[OWN_SELECT].options
    commands = [from_board(option.value) for option in options]
    assert commands[0] == c.SufferHero(LEORIC, damage=1)
    assert c.SufferHero(LEORIC, fatigue=1, forced=False) in commands
    assert commands[-3:] == [None, None, None]


@pytest.mark.rule("V1", "V4")
@pytest.mark.parametrize(("damage", "condition"), [(0, ""), (3, "Poisoned"), (8, "")])
def test_everything_on_a_heros_panel_can_be_done(
    fight: Table, words: Words, damage: int, condition: str
) -> None:
    if damage:
        fight.play(OLGA, c.SufferHero("Leoric", damage, 1, condition))
    for question in fight.state.questions:
        fight.play(OLGA, c.Answer(question.id, OVERLORD_CARD))
    fight.play(BJORN, c.StartHeroTurn("Leoric"))
    page = panel(view(fight, words), LEORIC)
    assert laid_out(page).total_children_count <= MOST_PARTS
    rows = (block.buttons for block in page.blocks if isinstance(block, Buttons))
    presses = [each.press for row in rows for each in row if isinstance(each, Button)]
    for select in selects(page).values():
        presses += [
            Press(select.press.act, AT, (*select.press.args[:-1], each.value))
            for each in select.options
        ]
    assert presses
    too_much = 0
    for press in presses:
        table = Table(fight.box, check_each=False)
        table.log, table.state, table.dice = list(fight.log), fight.state, fight.dice
        command = from_panel(press.args)
        if isinstance(command, c.SufferHero) and command.fatigue > 3 and not command.forced:
            too_much += 1
            continue
        table.play(BJORN, command)
    assert too_much in (0, 1)
