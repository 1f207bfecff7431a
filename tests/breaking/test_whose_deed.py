"""U6: what somebody did as steward or stand-in is told as such, the rest in their own right."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play

pytestmark = pytest.mark.rule("U6")

TRIGGER = """
olga: /campaign resume threat:9 cards:"Make No Excuse"
olga: /quest start name:"First Blood"
olga: /turn overlord
olga: /plot trigger card:"Make No Excuse"
"""


async def test_an_overlord_who_answers_as_steward_triggered_as_overlord(seated: World) -> None:
    await play(seated, TRIGGER)
    await play(
        seated,
        """
        olga: press "Leoric"
        expect post contains "Make No Excuse is triggered"
        expect post contains "@olga (as steward): The heroes give the next fortune token to Leoric"
        """,
    )


async def test_who_acted_as_steward_first_answers_in_his_own_right_then(seated: World) -> None:
    await play(
        seated,
        """
        @manager carla
        olga: /campaign resume threat:9
        olga: /quest start name:"First Blood"
        carla: /hero defeated hero:Leoric
        olga: press "1 threat"
        expect post contains "@olga: The overlord gains 1 threat"
        """,
    )


async def test_an_overlord_who_stands_in_triggered_as_overlord(seated: World) -> None:
    await seated.slash("bjorn", "hero stand-in", hero="Leoric", user="@nils")
    await seated.slash("olga", "campaign overlord", action="add", user="@nils")
    await play(seated, TRIGGER.replace("olga: /plot", "nils: /plot"))
    await play(
        seated,
        """
        nils: press "Leoric"
        expect post contains "Make No Excuse is triggered"
        expect post contains "@nils (for @bjorn): The heroes give"
        """,
    )
