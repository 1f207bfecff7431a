"""Heroes stand in roster order wherever several are named."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play


@pytest.mark.rule("F7")
async def test_fortune_that_returns_is_told_in_roster_order(seated: World) -> None:
    await play(
        seated,
        """
        olga: /fortune correct hero:Astarra amount:2 note:"agreed"
        olga: /fortune correct hero:Leoric amount:1 note:"agreed"
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: press "Go to Shopping"
        olga: press "Next step"
        expect post contains "(Leoric 1 and Astarra 2)"
        """,
    )
