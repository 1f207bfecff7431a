"""D4: a reroll keeps the old face visible, in the tests that cards call for too."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play

pytestmark = pytest.mark.rule("D4")

TRAITOR = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn willpower:2
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Corruption From Within"
olga: /campaign resume threat:9 cards:"Traitor"
olga: /quest start name:"First Blood"
bjorn: /turn hero hero:Leoric
@dice gray=3 black=2 gray=1
olga: /plot trigger card:"Traitor"
bjorn: press "Leoric"
bjorn: press "Reroll gray"
"""


async def test_the_old_face_is_struck_through(world: World) -> None:
    await play(world, TRAITOR)
    await play(world, 'expect post contains "Leoric rolls: gray ~~3~~ 1 and black 2 (roll 1)"')


async def test_a_move_taken_back_is_struck_once(world: World) -> None:
    await play(world, TRAITOR)
    await play(
        world,
        """
        olga: press "Undo"
        expect post contains "~~Leoric rolls: gray 3 and black 2 (roll 1).~~"
        """,
    )
