"""U2: an undo asked for by command names what it took back."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play

pytestmark = pytest.mark.rule("U2")


async def test_it_names_the_quest_whose_start_had_other_effects_first(seated: World) -> None:
    await play(
        seated,
        """
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: /quest start name:"Fat Goblin"
        olga: /campaign undo
        """,
    )
    brief = seated.last.posts[-1]
    assert not brief.edited
    assert brief.says("The quest Fat Goblin begins")


async def test_it_names_the_card_whose_cost_was_asked_first(seated: World) -> None:
    await play(
        seated,
        """
        olga: /campaign resume threat:9
        olga: /quest start name:"First Blood"
        bjorn: /turn hero hero:Leoric
        olga: /plot trigger card:"Spite"
        olga: press "1"
        bjorn: press "Leoric"
        olga: /campaign undo
        """,
    )
    assert seated.last.posts[-1].says("~~@olga: Spite is triggered for 1 threat")
