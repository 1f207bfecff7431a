"""Names as German and French printings have them: offered, and taken where they are typed."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.world import World
from tests.simcord_support import play, table

SET_UP = """
@language sam de
@language bjorn de
sam: /campaign create name:"Nerekhall" overlord:@olga track:everything
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table(cast=("sam", "olga", "bjorn")) as world:
        await play(world, SET_UP)
        yield world


@pytest.mark.parametrize(
    ("locale", "path", "option", "typed", "offered"),
    [
        ("de", "hero add", "name", "witwe", ["Widow Tarha (Witwe Tarha)"]),
        ("de", "hero add", "name", "widow", ["Widow Tarha"]),
        ("de", "hero add", "name", "grossmag", ["High Mage Quellen (Großmagier Cwellin)"]),
        ("fr", "hero add", "name", "boisj", ["Jain Fairwood (Jain Boisjuste)"]),
        ("fr", "hero add", "name", "witwe", []),
        ("en-US", "hero add", "name", "witwe", []),
        ("de", "agent show", "lieutenant", "rattenko", ["Verminous (Der Rattenkönig)"]),
        (
            "de",
            "campaign settings",
            "printed_campaign",
            "vermaecht",
            ["Heirs of Blood (Das Blutvermächtnis)"],
        ),
    ],
)
async def test_what_a_printing_calls_a_thing_is_offered_beside_its_name(
    world: World, locale: str, path: str, option: str, typed: str, offered: list[str]
) -> None:
    world.speak("sam", locale)
    assert await world.offers("sam", path, option, typed) == offered


async def test_at_a_german_table_german_names_are_for_everybody(world: World) -> None:
    """Given a campaign in German, whoever reads English or French must be understood in German."""
    await play(
        world,
        """
        @language sam en-US
        @language bjorn en-US
        sam: /hero add name:"Witwe Tarha" player:@bjorn
        expect post contains "Witwe Tarha"
        sam: /campaign undo
        sam: /campaign settings language:de
        sam: /hero add name:"Witwe Tarha" player:@bjorn
        expect post contains "Widow Tarha"
        sam: /hero add name:Leoric
        olga: /quest start name:"Q"
        bjorn: /roll attack dice:"blau und zwei rote" hero:"Witwe Tarha" defense:"s g"
        expect post contains "blau"
        bjorn: /odds attack dice:"blau zwei rote"
        expect post contains "blau"
        bjorn: /hero suffer hero:"Widow" condition:vergiftet
        expect post contains "Vergiftet"
        @language bjorn fr
        bjorn: /hero suffer hero:"Leoric" condition:"betäubt"
        expect post contains "Betäubt"
        """,
    )
    assert "Widow Tarha (Witwe Tarha)" in await world.offers("sam", "hero show", "hero", "witwe")


async def test_of_two_skills_called_alike_the_one_the_hero_may_learn_is_meant(world: World) -> None:
    await play(
        world,
        """
        sam: /hero add name:"Trenloe der Starke" player:@bjorn
        bjorn: /hero class hero:"Trenloe der Starke" class:Berserker
        sam: /hero add name:Leoric
        sam: /hero xp hero:Trenloe amount:9 note:x
        olga: /quest start name:"Erstes Blut" encounters:1
        olga: /quest end winner:overlord
        olga: press "Go to Spend XP"
        bjorn: /hero learn hero:"Trenloe der Starke" skill:ansturm
        expect post contains "Charge"
        """,
    )


async def test_of_two_skills_that_both_may_be_meant_one_is_asked_for(world: World) -> None:
    await play(
        world,
        """
        sam: /hero add name:"Tomble Burrowell" player:@bjorn
        bjorn: /hero class hero:Tomble class:Verwuster
        bjorn: press "Berserker"
        sam: /hero learn hero:Tomble skill:Ansturm owned:yes
        expect private sam contains "[Charge]"
        expect private sam contains "[Charging Assault]"
        sam: press "Charging Assault"
        expect post contains "Charging Assault"
        """,
    )


async def test_a_hero_of_the_group_s_own_name_comes_first(world: World) -> None:
    await play(
        world,
        """
        @language sam en-US
        sam: /hero add name:Stahlhorn player:@bjorn
        @language sam de
        sam: /hero add name:"Ker der Graue"
        expect post contains "Grey Ker"
        sam: /hero assign hero:Stahlhorn player:@olga
        expect post contains "Stahlhorn"
        bjorn: /hero show hero:stahlhorn
        expect post contains "Stahlhorn"
        """,
    )


async def test_a_quest_is_named_freely_but_for_those_of_the_book(world: World) -> None:
    await play(
        world,
        """
        @language olga de
        sam: /hero add name:Leoric player:@bjorn
        sam: /hero add name:Syndrael
        olga: /quest start name:"Erstes Blut"
        expect post contains "Erstes Blut"
        olga: /campaign undo
        sam: /campaign settings printed_campaign:"Die Schattenrune"
        olga: /quest start name:"Erstes Blut"
        expect post contains "First Blood"
        """,
    )


async def test_one_of_several_monsters_is_named_by_its_number(world: World) -> None:
    # given several monsters of a kind, which the bot tells apart by numbers
    await play(
        world,
        """
        @channel well
        sam: /campaign create name:"The Well" edition:first overlord:@olga track:everything
        sam: /hero add name:Mordrog player:@bjorn
        sam: /hero add name:Kirga player:@bjorn
        @language olga de
        olga: /quest start name:x conquest:5
        olga: /well board action:load preset:rolling-hall
        olga: /well monster name:Tiermensch count:2
        """,
    )
    # when one of them is named as the cards of a language have it
    offered = await world.offers("olga", "well wounds", "figure", "tierm")
    await play(
        world,
        """
        olga: /well wounds figure:"tiermensch 2" amount:1
        expect post contains "Beastman 2 loses 1 wound"
        olga: /well place name:"Tiermensch 7" kind:monster space:B6
        expect post contains "Beastman 7 (monster)"
        olga: /well place name:"Grunz 1" kind:monster space:B8
        expect post contains "Grunz 1 (monster)"
        """,
    )
    # then that one is meant, and offered
    assert offered == ["Beastman 1 (Tiermensch 1)", "Beastman 2 (Tiermensch 2)"]


async def test_names_in_a_list_and_in_a_form_are_taken_too(world: World) -> None:
    await play(
        world,
        """
        sam: /hero add name:Syndrael
        sam: /hero show hero:Syndrael
        sam: press "Enter a sheet"
        sam: fill "Klasse" = "Raecher, Geweihter"
        sam: fill "Fertigkeiten" = "Heiliger Streiter, heiliger hieb"
        sam: fill "Gegenstände" = "Kettenrustung, Klinge der Morgenröte"
        sam: /hero show hero:Syndrael
        expect post contains "Avenger"
        expect post contains "Blessed Strike"
        expect post contains "Dawnblade"
        """,
    )
