"""What the board shows, drawn from tables: stage, turn, pools, heroes, cards, agent, questions."""

import re
from pathlib import Path

import pytest
from discord import ui
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.box.box import load_box
from bot.pages.fitting import MOST_PARTS, MOST_TEXT, fitted
from bot.pages.lookups.board import board
from bot.pages.lookups.board_moves import ASKED
from bot.pages.page import Button, Buttons, Link, Option, Page, Picture, Select, Text
from bot.pages.phrases.vitals_presses import ON_BOARD
from bot.pages.presses import Act
from bot.rules.basics.options import Edition, RulesMode
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.choices import OVERLORD_CARD, THREAT
from bot.words import WORDS, Words
from tests.cogs.looking import labels, shown, view
from tests.rules.table import BJORN, CARLA, NILS, OLGA, Table
from tests.sources import telling
from tests.telling.laid_out import laid_out

ROOT = Path(__file__).parents[2]
AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box)
    table.open()
    return table


def drawn(table: Table, words: Words, links: dict[str, str] | None = None) -> Page:
    return board(view(table, NILS, words), links or {})


def pictures(page: Page) -> list[Picture]:
    return [block for block in page.blocks if isinstance(block, Picture)]


def options(table: Table, words: Words, act: Act) -> tuple[Option, ...]:
    selects = (block for block in drawn(table, words).blocks if isinstance(block, Select))
    found = [each.options for each in selects if each.press.act is act]
    return found[0] if found else ()


def defeats(table: Table, words: Words) -> list[str]:
    return [option.label for option in options(table, words, Act.DEFEAT)]


def triggers(table: Table, words: Words) -> dict[str, str]:
    return {each.label: each.description for each in options(table, words, Act.TRIGGER)}


def test_before_the_first_quest_it_offers_what_is_missing(table: Table, words: Words) -> None:
    assert labels(drawn(table, words))[:3] == ["Add hero", "Choose deck", "Start quest"]
    table.own(AGONY)
    assert "Choose deck" not in labels(drawn(table, words))


def test_a_full_table_is_offered_no_fifth_hero(box: Box, words: Words) -> None:
    table = Table(box)
    table.open(heroes=4)
    assert "Add hero" not in labels(drawn(table, words))


@pytest.mark.rule("P11")
def test_in_an_encounter_it_offers_turns_and_defeats(table: Table, words: Words) -> None:
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    offered = labels(drawn(table, words))
    assert offered[:4] == ["End turn", "Astarra", "Grisban", "Overlord"]
    assert defeats(table, words)[:2] == ["Leoric: 1 threat", "Leoric: 1 Overlord card"]
    table.play(OLGA, c.EndTurn())
    assert labels(drawn(table, words))[:4] == ["Leoric", "Astarra", "Grisban", "Overlord"]
    assert "## Round 1 · Leoric's turn is over" in shown(drawn(table, words))


@pytest.mark.rule("T2")
def test_a_hero_is_marked_and_his_open_defeat_is_not_offered_again(
    table: Table, words: Words
) -> None:
    table.start_quest()
    table.play(BJORN, c.DefeatHero("Leoric"))
    assert not any("Leoric" in label for label in defeats(table, words))
    table.answer(OLGA, "threat")
    assert "Hero token near the Plot deck: Leoric" in shown(drawn(table, words))
    assert [each for each in defeats(table, words) if "Leoric" in each] == [
        "Leoric: 1 Overlord card"
    ]


@pytest.mark.rule("P3")
def test_ready_cards_that_the_pool_can_pay_can_be_triggered(table: Table, words: Words) -> None:
    table.own(CORRUPTION, "Thieves' Guild", "Traitor")
    table.start_quest()
    assert not triggers(table, words)
    table.fund(3)
    assert triggers(table, words)["Thieves' Guild (1 threat)"] == ""
    table.play(OLGA, c.TriggerPlotCard("Thieves' Guild"))
    table.answer(CARLA, "leoric")
    page = drawn(table, words)
    assert not any(label.startswith("Thieves' Guild") for label in triggers(table, words))
    assert "Thieves' Guild exhausted" in shown(page)


@pytest.mark.rule("S5")
def test_facedown_cards_do_not_show(table: Table, words: Words) -> None:
    table.own(CORRUPTION)
    table.fund(9)
    table.reach(Step.SPEND_XP)
    page = drawn(table, words)
    assert "Secret Council" not in shown(page)
    assert "Plot cards" in labels(page)


@pytest.mark.rule("C1")
def test_in_the_campaign_phase_it_offers_the_next_step(table: Table, words: Words) -> None:
    table.reach(Step.SHOPPING)
    offered = labels(drawn(table, words))
    assert {"Next step", "Start quest", "Fortune"} <= set(offered)
    assert "## Shopping" in shown(drawn(table, words))
    table.reach(Step.TRAVEL)
    assert "Next step" not in labels(drawn(table, words))


def test_advisory_rules_offer_no_breach(table: Table, words: Words) -> None:
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.own(CORRUPTION)
    table.start_quest()
    assert "Start quest" not in labels(drawn(table, words))


def test_a_question_with_few_choices_is_asked_here_with_a_way_to_its_message(
    table: Table, words: Words
) -> None:
    table.start_quest()
    table.play(BJORN, c.DefeatHero("Leoric"))
    page = drawn(table, words, {table.question().id: "https://there"})
    offered = next(block for block in page.blocks if isinstance(block, Buttons))
    assert [button.label for button in offered.buttons] == [
        "1 threat",
        "1 Overlord card",
        "Go to the question",
    ]
    assert offered.buttons[-1] == Link("Go to the question", "https://there")
    assert "Waiting for <@1>." in shown(page)


def test_more_than_two_questions_only_lead_to_their_messages(table: Table, words: Words) -> None:
    table.start_quest()
    for hero in ("Leoric", "Astarra", "Grisban"):
        table.play(BJORN, c.DefeatHero(hero))
    links = {question.id: f"https://{question.id}" for question in table.state.questions}
    page = drawn(table, words, links)
    assert labels(page).count("1 threat") == 2
    assert labels(page).count("Go to the question") == 3


def test_where_not_all_choices_have_room_a_page_has_them_though_the_message_is_gone(
    table: Table, words: Words
) -> None:
    table.start_quest()
    for hero in ("Leoric", "Astarra", "Grisban"):
        table.play(BJORN, c.DefeatHero(hero))
    links = {question.id: f"https://{question.id}" for question in table.state.questions}
    page = drawn(table, words, links)
    *_, last = (x for x in page.blocks if isinstance(x, Buttons) and links_of(x))
    choices, link = last.buttons
    assert isinstance(choices, Button)
    assert (choices.label, choices.press.args) == ("Show the choices", ("status",))
    assert isinstance(link, Link)
    assert labels(page).count("Show the choices") == 1


def links_of(row: Buttons) -> list[str]:
    return [each.url for each in row.buttons if isinstance(each, Link)]


def test_who_is_waited_for_is_named_once_for_questions_in_a_row(table: Table, words: Words) -> None:
    table.start_quest()
    for hero in ("Leoric", "Astarra", "Grisban"):
        table.play(BJORN, c.DefeatHero(hero))
    told = shown(drawn(table, words))
    assert told.count("Waiting for <@1>.") == 1
    assert told.index("take for **Grisban**") < told.index("Waiting for")


@pytest.mark.rule("A1", "A2")
def test_an_agent_on_the_map_shows_with_its_group(table: Table, words: Words) -> None:
    table.own(CORRUPTION, "Summon Rylan Olliven")
    table.fund(5)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Summon Rylan Olliven"))
    while table.state.agent is None:
        asked = table.question()
        if hasattr(asked, "tied"):
            table.answer(CARLA, asked.tied[0])
        else:
            table.play(OLGA, c.AnswerGroup(asked.id, "Goblin Archers", 1, 4))
    page = drawn(table, words)
    assert "**Rylan Olliven** in the open group Goblin Archers" in shown(page)
    assert {"Agent attacked", "Agent defeated"} <= set(labels(page))


def test_a_campaign_of_the_first_edition_has_no_pools(box: Box, words: Words) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST))
    page = drawn(table, words)
    assert "Threat" not in shown(page)
    quests = {each.board: each.name for each in box.well.samples}
    boards = [f"Lay out {quests[name]}" for name in box.well.presets]
    assert labels(page) == [*boards, "Add hero", "Show the board", "More", "Redraw"]


@pytest.mark.rule("E1", "E5")
def test_a_quest_of_the_first_edition_shows_its_counts_and_presses(box: Box, words: Words) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST))
    for name in ("Mordrog", "Kirga", "The Stranger", "Runewitch Astarra"):
        table.play(OLGA, c.AddHero(name))
    table.play(OLGA, c.StartQuest("Into the Dark"))
    table.play(OLGA, c.StartHeroTurn("Mordrog"))
    page = drawn(table, words)
    assert "Round 1: Mordrog's turn." in shown(page)
    assert "Threat 0 | Conquest 5 | Hand 3, deck 33" in shown(page)
    assert "conquest is asked" in shown(page)
    turns = [f"{name}'s turn" for name in ("Kirga", "The Stranger", "Runewitch Astarra")]
    assert labels(page)[3:] == [
        "End turn",
        *turns,
        "Overlord's turn",
        *("Glyph: +3 conquest", "Your cards", "End quest"),
        *("Show the board", "More", "Redraw"),
    ]
    table.play(OLGA, c.StartOverlordTurn())
    assert "Overlord's turn" not in labels(drawn(table, words))
    table.play(OLGA, c.EndCampaign())
    assert labels(drawn(table, words)) == ["Show the board", "More", "Redraw"]


@pytest.mark.rule("E1", "E7")
def test_the_map_of_the_first_edition_stands_on_the_board(box: Box, words: Words) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST))
    assert not pictures(drawn(table, words))
    table.play(OLGA, c.LoadPreset("kobold-cellar"))
    (shown_first,) = pictures(drawn(table, words))
    assert "Kobold4 (K4) on D3" in shown_first.alt
    table.play(OLGA, c.MovePiece("Kobold4", "E3"))
    (shown_then,) = pictures(drawn(table, words))
    assert "Kobold4 (K4) on E3" in shown_then.alt
    assert shown_then.png != shown_first.png
    assert drawn(table, words) == drawn(table, words)


@pytest.mark.rule("E1", "W1")
def test_a_turn_that_begins_with_boulders_is_not_ended_before_they_roll(
    box: Box, words: Words
) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST))
    table.play(OLGA, c.AddHero("Mordrog"))
    table.play(OLGA, c.AddHero("Kirga"))
    table.play(OLGA, c.StartQuest("The Rolling Hall"))
    table.play(OLGA, c.BeginOverlordMapTurn())
    offered = labels(drawn(table, words))
    assert "Roll all boulders" in offered
    assert "End turn" not in offered
    table.play(OLGA, c.RollBoulders())
    offered = labels(drawn(table, words))
    assert "Roll all boulders" not in offered
    assert "End turn" in offered


def test_user_text_has_no_power(box: Box, words: Words) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "**@everyone**", 100))
    table.play(OLGA, c.AddHero("__Leoric__ @here", BJORN.user))
    table.play(OLGA, c.AddHero("Astarra", CARLA.user))
    table.play(OLGA, c.StartQuest("# Big <#3>"))
    texts = [b.markdown for b in drawn(table, words).blocks if isinstance(b, Text)]
    told = "\n".join(texts).replace("\\<", "")
    assert not any(bad in told for bad in ("**@everyone**", "@here", "__Leoric__", " <#3>"))


def test_the_fullest_board_fits_with_its_own_buttons(box: Box, words: Words) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "N" * 60, 100))
    for number in range(4):
        table.play(OLGA, c.AddHero(f"{number}" + "*" * 59, BJORN.user))
    deck = box.deck(CORRUPTION)
    assert deck is not None
    table.own(CORRUPTION, ", ".join(card.name for card in deck.cards))
    table.fund(20)
    table.play(OLGA, c.StartQuest("Q" * 60))
    for hero in list(table.state.heroes)[:3]:
        table.play(BJORN, c.DefeatHero(hero))
    links = {question.id: "https://there" for question in table.state.questions}
    page = fitted(drawn(table, words, links))
    assert labels(page)[-3:] == ["Plot cards", "More", "Redraw"]
    assert laid_out(drawn(table, words, links)).total_children_count <= MOST_PARTS
    for answered in links:
        table.play(OLGA, c.Answer(answered, OVERLORD_CARD))
    calm = laid_out(drawn(table, words))
    ids = [item.custom_id for item in calm.walk_children() if hasattr(item, "custom_id")]
    assert max(map(len, ids)) <= 100
    selects = [item for item in calm.walk_children() if isinstance(item, ui.Select)]
    for select in selects:
        assert len(select.options) <= 25
        assert all(len(each.label) <= 100 >= len(each.value) for each in select.options)
    assert len(selects) == 2
    assert sum(len(b.markdown) for b in page.blocks if isinstance(b, Text)) <= MOST_TEXT


def test_the_boards_words_are_all_used() -> None:
    parsed = FluentParser().parse((WORDS / "en" / "board.ftl").read_text(encoding="utf-8"))
    held = {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
    said = set(re.findall(r'"(board-[a-z-]+)"', telling()))
    made = {
        *(f"board-refused-{trouble}" for trouble in ("archived", "gone", "failing")),
        *(f"board-defeat-{reward}" for reward in (THREAT, OVERLORD_CARD, ASKED)),
        *(f"board-vitals-{what}" for what in ON_BOARD),
        *(f"board-head-{side}{ended}" for side in ("hero", "overlord") for ended in ("", "-ended")),
    }
    assert said - {"board-trouble"} == held - made
