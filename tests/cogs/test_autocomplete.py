"""Autocomplete on the simulated Discord: what each person is offered where."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from bot.practice.world import World
from bot.rules.printed.box import Box
from tests.simcord_support import play, table

Payloads = dict[str, dict[str, Any]]
SET_UP = """
sam: /campaign create name:"Nerekhall" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn
sam: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Corruption From Within"
sam: /campaign resume threat:5 xp:2 cards:"Traitor"
"""
QUEST = """
olga: /quest start name:"First Blood"
"""
FACEDOWN = ("Thieves' Guild", "Mages' Guild", "One of Us", "Summon Rylan Olliven")


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A campaign before its first quest; the deck's other cards lie facedown."""
    async with table(cast=("sam", "olga", "bjorn", "carla", "nils")) as world:
        await play(world, SET_UP)
        yield world


def completed(payloads: Payloads) -> Iterator[tuple[str, str]]:
    for path, payload in payloads.items():
        for option in payload.get("options", []):
            if option.get("autocomplete"):
                yield path, option["name"]


@pytest.mark.rule("S5")
async def test_nobody_else_is_offered_a_facedown_card(world: World, payloads: Payloads) -> None:
    for path, option in completed(payloads):
        for who in ("bjorn", "sam", "nils"):
            for typed in ("", "guild", "One of Us"):
                found = await world.offers(who, path, option, typed)
                assert not set(FACEDOWN) & set(found), (path, option, who)


@pytest.mark.rule("S5")
async def test_the_overlord_is_offered_his_own(world: World) -> None:
    found = await world.offers("olga", "plot show", "card", "guild")
    assert found == ["Thieves' Guild", "Merchants' Guild", "Mages' Guild"]


async def test_what_is_legal_now_for_this_person(world: World) -> None:
    assert await world.offers("olga", "hero defeated", "hero", "") == []
    await play(world, QUEST)
    assert await world.offers("olga", "hero defeated", "hero", "") == ["Leoric", "Astarra"]
    assert await world.offers("bjorn", "hero rest", "hero", "") == ["Leoric"]
    assert await world.offers("nils", "hero defeated", "hero", "") == []
    triggers = ["Friend or Foe (1 threat)", "Traitor (1 threat)"]
    assert await world.offers("olga", "plot trigger", "card", "") == triggers
    assert await world.offers("sam", "plot trigger", "card", "") == []


async def test_cards_to_buy_and_trigger_are_listed_with_what_they_cost(world: World) -> None:
    await play(world, QUEST + 'olga: /quest end winner:overlord\nolga: press "Go to Spend XP"\n')
    found = await world.offers("olga", "plot buy", "card", "guild")
    assert "Mages' Guild (4 threat)" in found
    assert await world.offers("bjorn", "plot buy", "card", "guild") == []


async def test_other_options_count(world: World) -> None:
    await play(world, QUEST)
    gain = "threat gain"
    assert await world.offers("olga", gain, "card", "", reason="hero-defeated") == []
    assert "Traitor" in await world.offers("olga", gain, "card", "", reason="card")
    assert await world.offers("olga", gain, "hero", "", reason="card") == []
    assert "Leoric" in await world.offers("olga", gain, "hero", "", reason="hero-defeated")


async def test_a_list_is_completed_at_its_end(world: World) -> None:
    found = await world.offers("nils", "quest start", "lieutenants", "Splig, zari")
    assert found == ["Splig, Zarihell"]


async def test_printed_things_are_offered_where_no_campaign_runs(box: Box) -> None:
    async with table(cast=("sam",)) as world:
        found = await world.offers("sam", "campaign create", "printed_campaign", "shadow")
        assert found == ["Shadow of Nerekhall", "The Shadow Rune"]
        assert await world.offers("sam", "hero add", "name", "leo") == []


async def test_at_most_25_printed_heroes(world: World, box: Box) -> None:
    found = await world.offers("nils", "hero add", "name", "")
    assert len(found) == 25 < len(box.heroes)
    assert "Leoric of the Book" in await world.offers("nils", "hero add", "name", "leoric of")


async def test_an_error_in_a_list_stays_inside(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No handler of the tree would hear of it: nothing is offered, and the log says why."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.rules.offers.legal", broken)
    assert await world.offers("olga", "hero defeated", "hero", "") == []
    assert "autocomplete failed" in caplog.text
