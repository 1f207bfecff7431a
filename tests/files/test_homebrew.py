"""Whose file of a campaign tells what lies facedown in a group's own deck: the overlord side's."""

import json
from pathlib import Path

import pytest

from bot.box.decks import read_deck
from bot.practice.world import World
from bot.words import ENGLISH
from tests.simcord_support import play
from tests.simcord_support import world as world  # noqa: PLC0414 - the fixture of these tests

pytestmark = pytest.mark.rule("S5")
TEXT = (Path(__file__).parents[2] / "docs" / "example-deck.toml").read_text(encoding="utf-8")
DECK = read_deck(TEXT)
TABLE = """
sam: /campaign create name:"Winter" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn
sam: /hero add name:"Astarra" player:@carla
"""


async def homebrew(world: World) -> None:
    await play(world, TABLE)
    await world.slash("sam", "plot import", file=("deck.toml", TEXT.encode()))
    await world.slash("olga", "plot choose", deck=DECK.name)


async def exported(world: World, who: str) -> tuple[bytes, str]:
    """Give the file that somebody gets, and what is said with it."""
    act = await world.slash(who, "campaign export")
    [seen] = act.private(who)
    return world.sim.file(seen.id), seen.text


@pytest.mark.parametrize("who", ["bjorn", "sam"])
async def test_nobody_elses_file_names_a_facedown_card(world: World, who: str) -> None:
    await homebrew(world)
    data, said = await exported(world, who)
    text = data.decode()
    assert json.loads(text)["decks"] == []
    for card in DECK.cards:
        assert card.is_basic or (card.name not in text and card.key not in text)
    assert "homebrew" in said
    assert "/plot import" in said


async def test_the_overlord_side_takes_the_deck_along(world: World) -> None:
    await homebrew(world)
    data, said = await exported(world, "olga")
    assert json.loads(data)["decks"] == [TEXT]
    assert "homebrew" not in said


async def test_a_printed_deck_needs_no_word(world: World) -> None:
    await play(world, TABLE)
    await play(world, 'olga: /plot choose deck:"Eternal Agony"')
    _, said = await exported(world, "bjorn")
    assert "homebrew" not in said


def test_whoever_takes_such_a_file_in_is_asked_for_the_deck() -> None:
    said = ENGLISH.say("file-fault-deck", field=DECK.name)
    assert "/plot import" in said
