"""Whom an attack is at: a hero, or the name of a monster, an agent, of anybody else."""

import pytest

from bot.pages.messages import rolls
from bot.practice.world import World
from bot.rules import dice_offers
from bot.rules.basics.options import Edition
from bot.rules.offers import Table as Seat
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.words import Words
from tests.dice.fights import fight
from tests.dice.reading import newest, text
from tests.rules.table import BJORN, LEORIC, OLGA
from tests.simcord_support import play

SET = """
sam: /campaign create name:"Case" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn
sam: /hero add name:"Astarra" player:@carla
olga: /quest start name:"Q"
"""


@pytest.mark.rule("D3")
def test_a_target_that_is_no_hero_is_kept_as_it_was_typed(printed: Box) -> None:
    """Given an attack on a goblin, no hero is its target: nobody defends, suffers, or rerolls."""
    table = fight(printed)
    events = table.play(BJORN, c.RollAttack("blue red", "gray", hero="Leoric", target=" Goblin  2"))
    called = e.RollCalled(e.RollFor.ATTACK, LEORIC, foe="Goblin 2")
    assert called in events
    assert table.state.target == ""
    assert [roll.hero for roll in table.roll().rolled] == [LEORIC, ""]


@pytest.mark.rule("D3", "S2")
@pytest.mark.parametrize("typed", ["Leoric", "leo", "the LEORIC!"])
def test_a_hero_by_name_or_part_comes_first(printed: Box, typed: str) -> None:
    table = fight(printed)
    (called, *_) = table.play(OLGA, c.RollAttack("blue", target=typed))
    assert called == e.RollCalled(e.RollFor.ATTACK, "", LEORIC)


@pytest.mark.parametrize("typed", ["!", "G" * 61, " ."])
def test_a_target_has_a_letter_and_no_more_than_a_name(printed: Box, typed: str) -> None:
    refusal = fight(printed).refuses(OLGA, c.RollAttack("blue", target=typed))
    assert isinstance(refusal, r.BadName)


@pytest.mark.rule("D3")
def test_a_list_has_heroes_then_monsters_of_the_edition_then_agents(
    printed: Box,
) -> None:
    state = fight(printed).state
    names = [each.name for each in dice_offers.targets(Seat(state, BJORN, printed))]
    assert names[:2] == ["Leoric", "Astarra"]
    assert names.index("Goblin Archer") < names.index("Rylan Olliven")
    # Those of the base game come before those of expansions that are not in use.
    assert names.index("Zombie") < names.index("Arachyura")
    first = Seat(Campaign(edition=Edition.FIRST), BJORN, printed)
    assert "Beastman" in [each.name for each in dice_offers.targets(first)]


@pytest.mark.rule("D3")
async def test_post_log_page_and_one_more_attack_tell_of_the_monster(world: World) -> None:
    await play(
        world,
        SET
        + """
        @dice blue=4/2/0 red=0/3/1 gray=1 blue=4/2/0 red=0/3/1 gray=1
        bjorn: /roll attack dice:"blue red" defense:gray distance:3 target:Goblin
        expect post contains "Leoric → Goblin, distance 3 · "
        bjorn: press "Roll again"
        expect post contains "Leoric → Goblin, distance 3 · "
        olga: /roll attack dice:"blue red" target:"Lady Eliza Farrow"
        expect post contains "attack on Lady Eliza Farrow"
        bjorn: /campaign log
        expect private bjorn contains "Leoric → Goblin, an attack at distance 3."
        expect private bjorn contains "An attack roll against Lady Eliza Farrow."
        bjorn: /campaign export as:page
        expect page contains "<strong>Leoric</strong> → <strong>Goblin</strong>"
        """,
    )


def test_a_target_loses_the_power_of_its_marks(printed: Box, words: Words) -> None:
    table = fight(printed)
    table.play(BJORN, c.RollAttack("blue", hero="Leoric", target="*big* <@1>"))
    shown = text(rolls.page(newest(table, words)))
    assert r"**Leoric** → **\*big\* \<@1>**" in shown


async def test_a_monster_is_a_target_where_no_campaign_runs(world: World) -> None:
    await play(
        world,
        """
        nils: /roll attack dice:"blue red" target:Goblin
        expect post contains "attack on Goblin"
        """,
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "Angriff auf Goblin, Entfernung 3"), ("fr", "attaque contre Goblin, distance 3")],
)
async def test_abroad(world: World, language: str, told: str) -> None:
    await play(
        world,
        f"""
        sam: /campaign create name:"Case" overlord:@olga
        sam: /campaign settings language:{language}
        olga: /roll attack dice:"blue red" distance:3 target:Goblin
        expect post contains "{told}"
        """,
    )
