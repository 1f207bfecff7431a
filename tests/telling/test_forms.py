"""Forms and choices that buttons open, and what becomes of them."""

from collections.abc import AsyncIterator

import pytest

from bot.desk.forms.forms import (
    LONGEST_HINT,
    LONGEST_LABEL,
    LONGEST_NAME,
    LONGEST_TITLE,
    AddHeroForm,
    Form,
    line,
)
from bot.pages.phrases.stages import ADD_HERO
from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.printed.box import Box
from bot.rules.state.campaign import Campaign
from bot.words import Words
from tests.simcord_support import play
from tests.simcord_support import table as simcord_table

LIMITS = (LONGEST_TITLE, LONGEST_LABEL, LONGEST_HINT)


@pytest.fixture
async def panel() -> AsyncIterator[World]:
    """A campaign just created, with its set-up panel."""
    async with simcord_table(cast=("olga", "bjorn", "carla")) as world:
        await world.slash("olga", "campaign create", name="Nerekhall")
        yield world


async def test_the_panel_adds_heroes(panel: World) -> None:
    await play(
        panel,
        """
        olga: press "Add hero"
        olga: fill "Name" = "Leoric"
        expect post contains "Leoric joins the heroes"
        bjorn: press "Add hero"
        bjorn: fill "Name" = "Astarra"
        expect post contains "@bjorn wants to join with Astarra"
        olga: press "Yes"
        expect post contains "Astarra joins the heroes, played by @bjorn"
        """,
    )


@pytest.mark.parametrize("language", ["de", "fr"])
async def test_the_panel_adds_heroes_in_every_language(panel: World, language: str) -> None:
    # given somebody who reads another language
    panel.speak("olga", language)
    # when a form with a hint is opened
    act = await panel.press("olga", "Add hero")
    # then Discord takes it
    assert act.modals == ("olga",)


async def test_the_panel_chooses_a_deck_privately(panel: World) -> None:
    await play(
        panel,
        """
        olga: press "Choose deck"
        expect private olga contains "Which Plot deck"
        expect no post
        olga: choose "Eternal Agony"
        expect post contains "The Plot deck is Eternal Agony"
        bjorn: press "Choose deck"
        expect private bjorn contains "Only the overlord side"
        """,
    )


async def test_the_panel_starts_a_quest(panel: World) -> None:
    await play(
        panel,
        """
        olga: /hero add name:"Leoric" player:@bjorn
        olga: /hero add name:"Astarra" player:@carla
        bjorn: press "Start quest"
        bjorn: fill "Name" = "First Blood"
        bjorn: fill "Kind" = "introduction"
        bjorn: fill "Encounters" = "1"
        bjorn: fill "Lieutenants" = "Splig, Alric"
        expect post contains "Quest (introduction, act I, 1 encounter)"
        expect post contains "Lieutenants in it: Splig and"
        """,
    )


async def test_a_form_left_as_it_is_starts_a_usual_quest(panel: World) -> None:
    await play(
        panel,
        """
        olga: /hero add name:"Leoric" player:@bjorn
        olga: /hero add name:"Astarra" player:@carla
        bjorn: press "Start quest"
        bjorn: fill "Name" = "First Blood"
        expect post contains "(normal, act I, 2 encounters)"
        """,
    )


async def test_a_form_that_would_be_refused_does_not_open(panel: World) -> None:
    act = await panel.press("olga", "Start quest")
    assert act.refused
    assert act.modals == ()
    (said,) = act.private("olga")
    assert "2 to 4 heroes" in said.text
    assert [control.label for control in said.controls] == ["Add hero"]


GROUP = """
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
olga: /campaign resume threat:9 cards:"Summon Zarihell"
olga: /quest start name:"First Blood"
olga: /plot trigger card:"Summon Zarihell"
bjorn: press "Leoric"
"""


async def test_the_open_group_is_described_in_a_form(panel: World) -> None:
    await play(panel, GROUP)
    await play(
        panel,
        """
        expect post contains "[Open group]"
        bjorn: press "Open group"
        expect private bjorn contains "That choice is for the overlord side"
        olga: press "Open group"
        olga: fill "Group" = "Own Band"
        olga: fill "Masters" = "1"
        olga: fill "Minions" = "3"
        expect post contains "The agent Zarihell enters the open group Own Band"
        expect post lacks "[Open group]"
        """,
    )
    (post,) = panel.last.posts
    assert post.edited


@pytest.mark.parametrize("masters", ["x", "99", "-1"])
async def test_a_figure_that_is_none_is_refused_and_the_question_stays(
    panel: World, masters: str
) -> None:
    await play(panel, GROUP)
    await panel.press("olga", "Open group")
    act = await panel.submit("olga", {"Group": "Own Band", "Masters": masters, "Minions": "1"})
    assert act.refused
    assert "must be from 0 to 20" in act.private("olga")[0].text
    await panel.press("olga", "Open group")
    act = await panel.submit("olga", {"Group": "Own Band", "Masters": "1", "Minions": "1"})
    assert "Own Band" in act.posts[0].text


async def test_forms_leave_nothing_behind(panel: World) -> None:
    await panel.press("olga", "Add hero")
    await panel.submit("olga", {"Name": "Leoric"})
    assert len(panel.sim.env.bot._connection._view_store._modals) == 0


def test_the_form_for_a_hero_says_who_will_play_it(box: Box) -> None:
    voice = Voice(Campaign(), box, Words.load(), "en-US")
    form = AddHeroForm(voice, Press(Act.OPEN, CampaignAt(1, 1), (ADD_HERO,)))
    [field] = form.to_dict()["components"]
    assert "The player will be you" in field["description"]
    assert "/hero assign" in field["description"]


def test_what_is_too_long_for_a_form_is_cut() -> None:
    # given more words than Discord takes
    words = " ".join(["word"] * 40)
    # when they are the title, a label and a hint of a form
    form = Form(words, Press(Act.OPEN, CampaignAt(1, 1), (ADD_HERO,)))
    form.field(words, line(LONGEST_NAME), words)
    # then each is cut and marked
    [field] = form.to_dict()["components"]
    cut = (form.title, field["label"], field["description"])
    assert [len(each) <= most for each, most in zip(cut, LIMITS, strict=True)] == [True] * 3
    assert all(each.endswith("word…") for each in cut)
