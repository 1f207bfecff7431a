"""The largest numbers that people can come to."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play


@pytest.mark.rule("T4")
async def test_all_experience_an_overlord_brought_along_is_spent_at_once(seated: World) -> None:
    await play(
        seated,
        """
        olga: /campaign resume threat:99 xp:99
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: press "Go to Spend XP"
        olga: /threat convert xp:99
        expect post contains "Overlord XP 100 → 1"
        expect post contains "Threat 100 → 397"
        """,
    )


async def test_the_first_edition_says_that_it_has_no_defence_dice(world: World) -> None:
    await play(
        world,
        """
        olga: /campaign create name:"Well" edition:first
        olga: /roll attack dice:"red" defense:"gray"
        expect refused
        expect private olga contains "this edition has no defence dice"
        olga: /roll defense dice:"1"
        expect refused
        """,
    )
