"""Languages: posts in the campaign's, private replies in the asker's, English for the rest."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.desk.client import OverlordBot
from bot.log.notes import LANGUAGES
from bot.practice.real import fresh
from bot.practice.world import World
from bot.rules.basics.keys import UserId
from bot.rules.economy.people import Person
from bot.rules.state.commands import ChangeSettings
from bot.service.erasure import erase
from bot.service.rules_service import Request
from bot.words import WORDS, Catalogue, Words
from tests.simcord_support import play
from tests.telling.conftest import SET

GERMAN = """
refusal-no-turn = Niemand ist am Zug.
event-turn-ended = { $hero } hat den Zug beendet.
pools = Bedrohung { $threat } | Glück: { $fortune }
button-undo = Zurücknehmen
event-hero-turn-began = { $held } ist am Zug.
"""


@pytest.fixture
async def bilingual() -> AsyncIterator[World]:
    """A set table with words in German for a few things."""
    words = Words({"en": Catalogue.load(WORDS / "en"), "de": Catalogue("de", [GERMAN])})
    async with fresh() as harness:
        harness._words = words
        async with World(harness) as world:
            await play(world, SET)
            yield world


async def speak_german(world: World) -> None:
    """The steward chooses German; the option itself lists the languages that are shipped."""
    bot = world.sim.env.bot
    assert isinstance(bot, OverlordBot)
    olga = Person(UserId(world.people.member("olga").id))
    seat = Request(world.sim.env.guild.id, world.people.place.id, olga)
    outcome = await bot.desk.service.play(seat, ChangeSettings(language="de"))
    await bot.desk.teller.announce(outcome)
    await bot.desk.teller.jobs.idle()


async def test_private_replies_speak_the_askers_language(bilingual: World) -> None:
    bilingual.speak("bjorn", "de")
    act = await bilingual.slash("bjorn", "turn end")
    assert "Niemand ist am Zug." in act.private("bjorn")[0].text
    act = await bilingual.slash("carla", "turn end")
    assert "No turn is under way." in act.private("carla")[0].text


async def test_public_posts_speak_the_campaigns_language(bilingual: World) -> None:
    bilingual.speak("bjorn", "de")
    act = await bilingual.slash("bjorn", "turn hero", hero="Leoric")
    assert "Threat 5 |" in act.posts[0].text
    await speak_german(bilingual)
    act = await bilingual.slash("carla", "turn end")
    (post,) = act.posts
    assert "Leoric hat den Zug beendet." in post.text
    assert "Bedrohung 5 | Glück: Leoric 0, Astarra 0" in post.text
    assert [control.label for control in post.controls][-1:] == ["Zurücknehmen"]


async def test_what_a_language_lacks_is_said_in_english(bilingual: World) -> None:
    await speak_german(bilingual)
    act = await bilingual.slash("carla", "turn overlord")
    assert "The overlord's turn begins" in act.posts[0].text


async def test_a_wrong_placeholder_in_a_translation_costs_no_move(
    bilingual: World, caplog: pytest.LogCaptureFixture
) -> None:
    """The sentence is said in English; the host is told once, and not what people wrote."""
    await speak_german(bilingual)
    for who, hero in (("bjorn", "Leoric"), ("carla", "Astarra")):
        act = await bilingual.slash(who, "turn hero", hero=hero)
        assert f"{hero}'s turn begins" in act.posts[0].text
        await bilingual.slash(who, "turn end")
    told = [record for record in caplog.records if "cannot be said" in record.message]
    facts = [(vars(each)["language"], vars(each)["key"]) for each in told]
    assert facts == [("de", "event-hero-turn-began")]


def test_a_folder_is_enough(tmp_path: Path) -> None:
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(f"hello = {language}", encoding="utf-8")
    assert Words.load(tmp_path).languages == ("de", "en")


FRENCH_TABLE = """
olga: /campaign create name:"L’hiver"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Corruption From Within"
olga: /quest start name:"First Blood" kind:introduction
"""


async def test_direct_messages_speak_the_players_language(world: World) -> None:
    """The table is English; bjorn's Discord is French, which his first move has told the bot."""
    world.speak("bjorn", "fr")
    await play(
        world,
        FRENCH_TABLE
        + """
        bjorn: /turn hero hero:Leoric
        olga: /fortune correct hero:Leoric amount:1 note:counted
        expect post contains "Fortune: Leoric 0 → 1"
        expect dm bjorn contains "gagne 1 fortune"
        olga: /fortune correct hero:Astarra amount:1 note:counted
        expect dm carla contains "gains 1 fortune"
        @restart
        olga: /fortune correct hero:Leoric amount:1 note:counted
        expect dm bjorn contains "gagne 1 fortune"
        """,
    )


async def test_a_player_at_a_french_table_gets_letters_in_english(world: World) -> None:
    for french in ("olga", "bjorn"):
        world.speak(french, "fr")
    await play(
        world,
        FRENCH_TABLE
        + """
        olga: /campaign settings language:fr
        carla: /turn hero hero:Astarra
        expect post contains "Menace"
        olga: /fortune correct hero:Astarra amount:1 note:counted
        expect post contains "Astarra 0 → 1"
        expect dm carla contains "gains 1 fortune"
        """,
    )


async def test_whoever_changes_the_language_gets_letters_in_the_new_one(world: World) -> None:
    world.speak("bjorn", "fr")
    await play(world, FRENCH_TABLE + "bjorn: /turn hero hero:Leoric")
    world.speak("bjorn", "en-GB")
    await play(
        world,
        """
        @restart
        bjorn: /turn end
        olga: /fortune correct hero:Leoric amount:1 note:counted
        expect dm bjorn contains "gains 1 fortune"
        """,
    )


async def test_a_table_that_speaks_one_language_notes_nobodys(world: World) -> None:
    await play(world, FRENCH_TABLE + "bjorn: /turn hero hero:Leoric")
    bot = world.sim.env.bot
    assert isinstance(bot, OverlordBot)
    assert await LANGUAGES.all(bot.desk.service.log, world.sim.env.guild.id) == {}


async def test_a_removed_name_takes_its_language_along(world: World) -> None:
    world.speak("bjorn", "fr")
    await play(world, FRENCH_TABLE + "bjorn: /turn hero hero:Leoric")
    bot = world.sim.env.bot
    assert isinstance(bot, OverlordBot)
    service, server = bot.desk.service, world.sim.env.guild.id
    bjorn = world.people.member("bjorn").id
    assert await LANGUAGES.all(service.log, server) == {bjorn: "fr"}
    await erase(service, server, bjorn)
    assert await LANGUAGES.all(service.log, server) == {}
