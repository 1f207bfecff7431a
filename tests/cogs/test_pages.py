"""The pages as people read them, against the texts kept in golden/.

After a change that is meant: OVERLORD_GOLDEN=1 writes the texts anew, to be read in the diff.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.pages.fitting import MOST_PARTS, MOST_TEXT, fitted
from bot.pages.lookups.cards import card
from bot.pages.lookups.decks import deck, decks
from bot.pages.lookups.helping import Topic, about_page, help_page
from bot.pages.lookups.register import LOOKUPS
from bot.pages.lookups.summary import quest_summary
from bot.pages.page import Page, Picture, Text
from bot.pages.pictures import chart
from bot.pages.voice import EVERYBODY, View, Voice
from bot.rules.basics.options import (
    Costs,
    Edition,
    FortuneUse,
    GainReason,
    QuestKind,
    RulesMode,
    Sheet,
    Winner,
)
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Deck
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.words import Words
from tests.cogs.looking import shown, view
from tests.rules.table import BJORN, CARLA, DORA, MARA, NILS, OLGA, Table

GOLDEN = Path(__file__).parent / "golden"
ABROAD = {"french": "fr", "german": "de"}
AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"


def check(name: str, page: Page) -> None:
    """Compare a page with its kept text; it must also fit into one message uncut."""
    assert fitted(page) == fitted(fitted(page))
    assert sum(len(block.markdown) for block in page.blocks if isinstance(block, Text)) <= MOST_TEXT
    told = shown(page) + "\n"
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("OVERLORD_GOLDEN"):
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")


@pytest.fixture
def new(box: Box) -> Table:
    """A campaign nobody has joined."""
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "Nerekhall", 100, printed_campaign="Labyrinth of Ruin"))
    return table


@pytest.fixture
def quest(box: Box) -> Table:
    """In Leoric's turn of the first quest, with an open tie."""
    table = Table(box)
    table.open()
    table.play(OLGA, c.SetHero("Leoric", Sheet(willpower=4, might=1)))
    table.play(OLGA, c.NameStandIn("Astarra", DORA.user))
    table.own(CORRUPTION, "Traitor", "Thieves' Guild")
    table.fund(5)
    table.play(OLGA, c.StartQuest("First Blood", QuestKind.INTRODUCTION, 1))
    table.play(OLGA, c.TriggerPlotCard("Thieves' Guild"))
    table.answer(CARLA, "leoric")
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(BJORN, c.SpendFortune(FortuneUse.RECOVER_FATIGUE))
    table.play(CARLA, c.DefeatHero("Grisban"))
    return table


@pytest.fixture
def phase(quest: Table) -> Table:
    """In Shopping after that quest, with an undone move and an open pledge."""
    quest.answer(OLGA, "threat")
    quest.play(OLGA, c.EndQuest(Winner.OVERLORD))
    quest.play(OLGA, c.GoToStep(Step.SPEND_XP))
    quest.play(OLGA, c.BuyPlotCard("Merchants' Guild"))
    quest.play(OLGA, c.ConvertXp(1))
    quest.undo()
    quest.give(leoric=1, astarra=1)
    quest.play(OLGA, c.GoToStep(Step.SHOPPING))
    quest.play(BJORN, c.OpenShopPledge())
    return quest


def look(name: str, table: Table, by: Person, words: Words) -> Page:
    return LOOKUPS[name].draw(view(table, by, words))


@pytest.mark.parametrize("name", ["status", "heroes", "fortune", "phase", "threat", "summary"])
def test_at_the_start(new: Table, words: Words, name: str) -> None:
    check(f"start-{name}", look(name, new, NILS, words))


@pytest.mark.parametrize(
    "name", ["status", "heroes", "fortune", "phase", "threat", "summary", "settings"]
)
def test_in_a_quest(quest: Table, words: Words, name: str) -> None:
    check(f"quest-{name}", look(name, quest, NILS, words))


@pytest.mark.parametrize("name", ["status", "fortune", "phase", "threat", "summary", "log"])
def test_in_the_campaign_phase(phase: Table, words: Words, name: str) -> None:
    check(f"phase-{name}", look(name, phase, NILS, words))


def test_the_newest_quest(phase: Table, words: Words) -> None:
    check("phase-quest-summary", quest_summary(view(phase, NILS, words)))


@pytest.mark.parametrize("abroad", ABROAD)
@pytest.mark.parametrize("name", ["status", "fortune", "phase", "summary", "log"])
def test_in_another_language(phase: Table, words: Words, abroad: str, name: str) -> None:
    check(f"{abroad}-{name}", LOOKUPS[name].draw(view(phase, NILS, words, ABROAD[abroad])))


@pytest.mark.parametrize("abroad", ABROAD)
def test_the_newest_quest_in_another_language(phase: Table, words: Words, abroad: str) -> None:
    check(f"{abroad}-quest-summary", quest_summary(view(phase, NILS, words, ABROAD[abroad])))


@pytest.mark.parametrize("abroad", ABROAD)
def test_cards_and_help_in_another_language(quest: Table, words: Words, abroad: str) -> None:
    language = ABROAD[abroad]
    check(f"{abroad}-hand", LOOKUPS["hand"].draw(view(quest, OLGA, words, language)))
    help_of_turn = help_page(view(quest, NILS, words, language).voice, Topic.TURN)
    check(f"{abroad}-help-turn", help_of_turn)


def test_spend_xp_names_the_overlords_options(box: Box, words: Words) -> None:
    table = Table(box)
    table.open()
    table.own(AGONY)
    table.reach(Step.SPEND_XP)
    check("phase-spend-xp", look("phase", table, NILS, words))
    check("phase-hand", look("hand", table, OLGA, words))


def test_the_hand_in_a_quest(quest: Table, words: Words) -> None:
    check("quest-hand", look("hand", quest, OLGA, words))


@pytest.mark.rule("Z0")
def test_cards_say_which_costs_are_in_force(box: Box, words: Words) -> None:
    table = Table(box)
    table.open()
    table.own(AGONY, "Sadist")
    check("card-transcribed", card(view(table, OLGA, words), "sadist"))
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    check("card-printed", card(view(table, OLGA, words), "sadist"))
    check("card-one-column", card(view(table, OLGA, words), "Pins and Needles"))


def test_cards_of_other_decks(new: Table, words: Words) -> None:
    check("card-single-source", card(view(new, OLGA, words), "Misdirection"))


@pytest.mark.rule("S5")
def test_a_name_that_several_decks_have_is_asked_about(new: Table, words: Words) -> None:
    decks = new.box.decks
    names = [each.name for one in decks for each in one.cards]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is None:
        pytest.skip("no two decks share a card name")
    check("card-which", card(view(new, OLGA, words), twice))


def test_decks(new: Table, words: Words) -> None:
    check("decks-1", decks(view(new, OLGA, words)))
    check("decks-2", decks(view(new, MARA, words), "2"))
    check("deck", deck(view(new, OLGA, words), "eternalagony"))


def test_settings_that_differ_stand_in_the_status(new: Table, words: Words) -> None:
    assert "Settings:" not in shown(look("status", new, NILS, words))
    new.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    assert "Settings: rules advisory" in shown(look("status", new, NILS, words))


def test_erasing_names_what_goes(quest: Table, words: Words) -> None:
    check("delete", look("delete", quest, OLGA, words))


@pytest.mark.parametrize("topic", [None, *Topic])
def test_help(box: Box, words: Words, topic: Topic | None) -> None:
    check(f"help-{topic or 'start'}", help_page(Voice(Campaign(), box, words, "en"), topic))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_help_where_the_first_edition_is_played(box: Box, words: Words, language: str) -> None:
    played = Voice(Campaign(edition=Edition.FIRST), box, words, language)
    check(f"help-start-first-{language}", help_page(played))


def test_about_names_version_and_storage(box: Box, words: Words) -> None:
    told = shown(about_page(Voice(Campaign(), box, words, "en"), 0))
    assert "0.1.0" in told
    assert "stored" in told
    assert "/campaign delete" in told


PUBLIC = [
    name
    for name, look in LOOKUPS.items()
    if look.is_public is LOOKUPS["status"].is_public and look.edition is not Edition.FIRST
]


@pytest.mark.parametrize("name", PUBLIC)
def test_what_all_see_is_the_same_whoever_asks(quest: Table, words: Words, name: str) -> None:
    pages = [LOOKUPS[name].draw(view(quest, by, words)) for by in (EVERYBODY, OLGA, MARA, BJORN)]
    assert all(page == pages[0] for page in pages)


PAGES: list[Callable[[View], Page]] = [
    LOOKUPS[name].draw for name in ("status", "summary", "heroes", "threat", "fortune", "log")
]


@pytest.mark.parametrize("draw", PAGES, ids=lambda draw: draw.__name__)
def test_user_text_has_no_power(box: Box, words: Words, draw: Callable[[View], Page]) -> None:
    """Names and notes format nothing and mention nobody."""
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "**@everyone**", 100, printed_campaign="<@11> `x`"))
    table.play(OLGA, c.AddHero("__Leoric__ @here", BJORN.user))
    table.play(OLGA, c.AddHero("Astarra", CARLA.user))
    table.fund(2)
    table.play(OLGA, c.LoseThreat(1, "~~gone~~ <@12>"))
    table.play(OLGA, c.StartQuest("# Big <#3>"))
    page = draw(view(table, NILS, words))
    texts = [block.markdown for block in page.blocks if isinstance(block, Text)]
    told = "\n".join(texts).replace("\\<", "")
    for bad in (
        "**@everyone**",
        "@everyone",
        "@here",
        "<@11>",
        "__Leoric__",
        "~~gone~~",
        "<@12>",
        " <#3>",
    ):
        assert bad not in told


def test_the_fullest_campaign_fits(box: Box, words: Words) -> None:
    """Four heroes with the longest names, every card faceup, questions open."""
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "N" * 60, 100, printed_campaign="P" * 60))
    for number, by in enumerate((BJORN, CARLA, DORA, BJORN)):
        table.play(OLGA, c.AddHero(f"{number}" + "*" * 59, by.user))
    faceup = ", ".join(each.name for each in _deck(box).cards)
    table.own(CORRUPTION, faceup)
    table.fund(20)
    table.play(OLGA, c.StartQuest("Q" * 60))
    table.play(OLGA, c.TriggerPlotCard("Secret Council"))
    for name in ("status", "heroes", "fortune", "threat", "phase", "hand"):
        page = look(name, table, OLGA, words)
        assert fitted(page).blocks, name
        texts = [block for block in page.blocks if isinstance(block, Text)]
        assert sum(len(text.markdown) for text in texts) <= MOST_TEXT, name
        assert len(page.blocks) <= MOST_PARTS


def _deck(box: Box) -> Deck:
    found = box.deck(CORRUPTION)
    assert found is not None
    return found


def test_the_log_pages_newest_first(quest: Table, words: Words) -> None:
    for number in range(20):
        quest.play(OLGA, c.GainThreat(GainReason.CORRECTION, note=f"note {number}"))
    first = shown(LOOKUPS["log"].draw(view(quest, NILS, words), "1"))
    second = shown(LOOKUPS["log"].draw(view(quest, NILS, words), "2"))
    assert "note 19" in first
    assert "note 11" in second
    assert "(Newer)" in first
    assert "[Newer]" in second


@pytest.mark.parametrize(
    ("language", "result"),
    [("de", "Der Overlord hat gewonnen"), ("fr", "Victoire du Seigneur du Mal")],
)
def test_no_translated_text_of_a_picture_is_cut_short(
    phase: Table, words: Words, monkeypatch: pytest.MonkeyPatch, language: str, result: str
) -> None:
    """A picture is as wide as a phone shows it: longer words are written smaller, and whole."""
    written: list[tuple[str, str]] = []

    def watched(line: str, kind: chart.Type, width: float) -> str:
        kept = fitting(line, kind, width)
        written.append((line, kept))
        return kept

    fitting = chart.fitting
    monkeypatch.setattr(chart, "fitting", watched)
    for draw in (quest_summary, LOOKUPS["summary"].draw):
        for block in draw(view(phase, NILS, words, language)).blocks:
            if isinstance(block, Picture):
                assert block.png
    assert any(result in line for line, _ in written)
    assert [line for line, kept in written if kept != line] == []
